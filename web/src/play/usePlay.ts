/** A seat at a table: its state and everything it can say to the server. */
import { useCallback, useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import type { ClientMessage, TableMessage } from "../protocol";
import { connect, type Socket } from "./socket";
import { type PlayState, reduce, START } from "./state";

export type Pace = TableMessage["pace"];
export type Passing = TableMessage["passing"];

export interface Commands {
  choose(option: number): void;
  pay(options: number[]): void;
  undo(): void;
  hint(search: boolean): void;
  why(card: number): void;
  pace(pace: Pace): void;
  step(): void;
  passing(passing: Passing): void;
  save(name: string): void;
  concede(): void;
  review(): void;
  consent(records: boolean): void;
  dismiss(): void;
}

export function usePlay(token: string): { state: PlayState; commands: Commands } {
  const [state, dispatch] = useReducer(reduce, START);
  const socket = useRef<Socket | null>(null);
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    socket.current = connect(token, dispatch, () => dispatch({ kind: "connection", connection: "lost" }));
    return () => socket.current?.close();
  }, [token]);

  const send = useCallback((message: ClientMessage) => socket.current?.send(message) ?? false, []);

  const commands = useMemo<Commands>(() => {
    const version = () => latest.current.message?.version ?? 0;
    /** A choice is sent once: until it is answered, no other is. */
    const decide = (message: ClientMessage) => {
      if (!latest.current.pending && send(message)) dispatch({ kind: "sent" });
    };
    return {
      choose: (option) => decide({ kind: "choose", version: version(), option }),
      pay: (options) => decide({ kind: "pay", version: version(), options }),
      undo: () => decide({ kind: "undo", version: version() }),
      hint: (search) => send({ kind: "hint", version: version(), search }),
      why: (card) => send({ kind: "why", version: version(), card }),
      pace: (pace) => send({ kind: "pace", pace }),
      step: () => send({ kind: "step" }),
      passing: (passing) => send({ kind: "passing", passing }),
      save: (name) => send({ kind: "save", name }),
      concede: () => send({ kind: "concede" }),
      review: () => send({ kind: "review" }),
      consent: (records) => send({ kind: "consent", records }),
      dismiss: () => dispatch({ kind: "dismiss" }),
    };
  }, [send]);
  return { state, commands };
}
