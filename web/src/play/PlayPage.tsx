/** A seat at a table, or a chair beside it: the table, the question, what happened and why. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Faces } from "../protocol";
import { useToast } from "../shared/useToast";
import { Board } from "../table/Board";
import { Inspector } from "../table/Inspector";
import { OptionMenu } from "../table/OptionMenu";
import { Prompt } from "../table/Prompt";
import { litParts, type Part, partToShow } from "../table/parts";
import { SceneContext } from "../table/scene";
import { Help } from "./Help";
import { useKeys } from "./keys";
import { Log } from "./Log";
import { Outcome } from "./Outcome";
import { PartTabs } from "./PartTabs";
import { PassingControl } from "./PassingControl";
import { SidePanel } from "./SidePanel";
import type { PlayState } from "./state";
import { TopBar } from "./TopBar";
import { type Choosing, useChoosing } from "./useChoosing";
import { type Commands, usePlay } from "./usePlay";
import { Waiting } from "./Waiting";

export function PlayPage({ token, faces }: { token: string; faces: Faces }) {
  const { state, commands } = usePlay(token);
  const { message, welcome } = state;
  if (message === null || welcome === null) {
    const words = state.connection === "lost" ? "The table cannot be reached; trying again …" : "Taking a seat …";
    return <p class="loading">{words}</p>;
  }
  return <PlayTable state={state} commands={commands} faces={faces} message={message} welcome={welcome} />;
}

interface PlayTableProps {
  readonly state: PlayState;
  readonly commands: Commands;
  readonly faces: Faces;
  readonly message: NonNullable<PlayState["message"]>;
  readonly welcome: NonNullable<PlayState["welcome"]>;
}

function PlayTable(props: PlayTableProps) {
  const { state, commands, faces, message, welcome } = props;
  const { table, version } = message;
  const toast = useToast(state.notice, commands.dismiss);
  const choosing = useChoosing(message, state, commands, faces);
  const [open, setOpen] = useState<WindowsProps["open"]>(null);
  const [part, setPart] = useState<Part>("home");
  const [point, setPoint] = useState(table.seat ?? 0);
  const legal = choosing.choices.onCards;
  useLayoutEffect(() => setPart((now) => partToShow(now, table, legal, point)), [version]);
  useKeys({
    marking: choosing.selection.active,
    number: choosing.pressNumber,
    pass: choosing.pass,
    undo: () => commands.undo(),
    hint: () => commands.hint(false),
    log: () => setOpen("log"),
    help: () => setOpen("help"),
    escape: () => {
      choosing.clear();
      commands.dismiss();
    },
  });
  return (
    <SceneContext.Provider value={choosing.scene}>
      <div class="play" data-part={part} data-pending={state.pending} data-version={version}>
        <TopBar
          welcome={welcome}
          message={message}
          connection={state.connection}
          commands={commands}
          point={point}
          setPoint={setPoint}
          openHelp={() => setOpen("help")}
        />
        <main class="play__main">
          <h1 class="hidden-text">{`${welcome.game.scenario_name}, round ${table.round}`}</h1>
          <PartTabs
            part={part}
            lit={litParts(table, legal, point)}
            alone={table.seats.length === 1}
            setPart={setPart}
          />
          <Board table={table} point={point} seats={welcome.seats} thinking={state.thinking} choose={choosing.choose} />
        </main>
        <SidePanel
          state={state}
          message={message}
          welcome={welcome}
          commands={commands}
          openLog={() => setOpen("log")}
        />
        <Question state={state} message={message} welcome={welcome} commands={commands} choosing={choosing} />
        <Overlays faces={faces} choosing={choosing} />
        {toast}
        <Windows {...props} open={open} close={() => setOpen(null)} />
      </div>
    </SceneContext.Provider>
  );
}

function isOver({ table, conceded }: PlayTableProps["message"]): boolean {
  return table.outcome !== null || conceded;
}

type QuestionProps = Omit<PlayTableProps, "faces"> & { readonly choosing: Choosing };

/** Questions that can be let go by for a while. */
const PASSED = new Set(["interrupt", "response"]);

/** What is asked here, or who is waited for. */
function Question({ state, message, welcome, commands, choosing }: QuestionProps) {
  const { decision, seat } = message.table;
  const asked = decision !== null && choosing.choices.numbered.length > 0 && !isOver(message);
  const passable = seat !== null && ((asked && PASSED.has(decision.kind)) || message.passing !== "ask");
  return (
    <section
      class={`prompt${asked ? " prompt--asked" : ""}`}
      data-kind={asked ? decision.kind : undefined}
      aria-label="What is asked"
      aria-live="polite"
    >
      {asked ? (
        <Prompt
          decision={decision}
          inPrompt={choosing.choices.inPrompt}
          selection={choosing.selection}
          numberOf={choosing.numberOf}
          choose={choosing.choose}
        />
      ) : (
        <Waiting message={message} welcome={welcome} thinking={state.thinking} over={isOver(message)} />
      )}
      {passable && <PassingControl passing={message.passing} commands={commands} />}
    </section>
  );
}

type WindowsProps = PlayTableProps & { readonly open: "help" | "log" | null; close(): void };

/** What stands in front of the table until it is closed. */
function Windows({ state, message, welcome, commands, open, close }: WindowsProps) {
  return (
    <>
      {open === "help" && <Help onClose={close} />}
      {open === "log" && <Log feed={state.feed} onClose={close} />}
      {isOver(message) && <Outcome state={state} message={message} welcome={welcome} commands={commands} />}
    </>
  );
}

/** What lies over the table for a moment: a card in full, or the choices of a card. */
function Overlays({ faces, choosing }: { faces: Faces; choosing: Choosing }) {
  const { menu, inspected, choose, clear } = choosing;
  if (menu !== null) return <OptionMenu options={menu.options} at={menu.at} choose={choose} close={clear} />;
  return inspected && <Inspector what={inspected} face={faces[inspected.card.code]} />;
}
