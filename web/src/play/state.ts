/** What the page knows of a game in progress, and how each message of the server changes it. */
import type {
  Explained,
  Hint,
  Line,
  Review,
  ServerMessage,
  Story,
  Table,
  TableMessage,
  TurnSummary,
  Welcome,
  Why,
} from "../protocol";

export type FeedItem =
  | { readonly kind: "line"; readonly number: number; readonly line: Line }
  | Explained
  | TurnSummary;

export interface PlayState {
  readonly connection: "connecting" | "open" | "lost";
  readonly welcome: Welcome | null;
  readonly message: TableMessage | null;
  /** the table before the latest one: what has changed is animated */
  readonly before: Table | null;
  readonly feed: readonly FeedItem[];
  /** values told by agents, oldest first */
  readonly values: readonly number[];
  readonly valueName: string;
  readonly thinking: ReadonlySet<number>;
  readonly busyWith: string;
  readonly hint: Hint | null;
  readonly why: Why | null;
  readonly notice: string;
  readonly review: Review | null;
  /** a choice has been sent and not been answered yet */
  readonly pending: boolean;
}

export const START: PlayState = {
  connection: "connecting",
  welcome: null,
  message: null,
  before: null,
  feed: [],
  values: [],
  valueName: "",
  thinking: new Set(),
  busyWith: "",
  hint: null,
  why: null,
  notice: "",
  review: null,
  pending: false,
};

export type PlayEvent =
  | ServerMessage
  | { readonly kind: "connection"; readonly connection: PlayState["connection"] }
  | { readonly kind: "sent" }
  | { readonly kind: "dismiss" };

export function reduce(state: PlayState, event: PlayEvent): PlayState {
  switch (event.kind) {
    case "connection":
      return { ...state, connection: event.connection, pending: false };
    case "welcome":
      return { ...state, welcome: event, connection: "open" };
    case "table":
      return withTable(state, event);
    case "story":
      return { ...state, feed: withStory(state.feed, event) };
    case "explained":
      return {
        ...state,
        feed: [...state.feed, event],
        values: event.value === null ? state.values : [...state.values, event.value],
        valueName: event.value_name || state.valueName,
      };
    case "turn_summary":
      return { ...state, feed: [...state.feed, event] };
    case "thinking":
      return event.what === "choice"
        ? { ...state, thinking: withThinking(state, event.seat, event.busy) }
        : { ...state, busyWith: event.busy ? event.what : "" };
    case "hint":
      return event.version === state.message?.version ? { ...state, hint: event, busyWith: "" } : state;
    case "why":
      return { ...state, why: event };
    case "refused":
      return { ...state, notice: event.reason, pending: false, busyWith: "" };
    case "saved":
      return { ...state, notice: `Saved as "${event.name}".` };
    case "review":
      return { ...state, review: event, busyWith: "" };
    case "sent":
      return { ...state, pending: true, notice: "", why: null };
    case "dismiss":
      return { ...state, notice: "", why: null, hint: null };
  }
}

function withTable(state: PlayState, message: TableMessage): PlayState {
  const same = message.version === state.message?.version;
  return {
    ...state,
    message,
    before: same ? state.before : (state.message?.table ?? null),
    hint: same ? state.hint : null,
    why: same ? state.why : null,
    pending: false,
    review: message.table.outcome === null ? null : state.review,
  };
}

/** Sentences from number `start` on replace those that were there; after an undo that takes back what agents said, too. */
export function withStory(feed: readonly FeedItem[], story: Story): FeedItem[] {
  const cut = feed.findIndex((item) => item.kind === "line" && item.number >= story.start);
  const kept = cut < 0 ? feed : feed.slice(0, cut);
  const told = story.lines.map((line, i) => ({ kind: "line" as const, number: story.start + i, line }));
  return [...kept, ...told];
}

function withThinking(state: PlayState, seat: number | null, busy: boolean): ReadonlySet<number> {
  const thinking = new Set(state.thinking);
  if (seat !== null) {
    if (busy) thinking.add(seat);
    else thinking.delete(seat);
  }
  return thinking;
}
