import { expect, test } from "vitest";
import { type FeedItem, reduce, START, withStory } from "../src/play/state";
import type { Explained, TableMessage } from "../src/protocol";
import { table } from "./tables";

const line = (text: string) => ({ event: "", text, heading: false });
const said: Explained = {
  kind: "explained",
  seat: 1,
  name: "Hero",
  decision: "turn",
  prompt: "",
  chose: "",
  considered: [],
  value: 0.5,
  value_name: "value head",
};
const message = (version: number): TableMessage => ({
  kind: "table",
  version,
  table: table(),
  can_undo: false,
  waiting_for: null,
  pace: "normal",
  passing: "ask",
  conceded: false,
});
const texts = (feed: readonly FeedItem[]) => feed.map((item) => (item.kind === "line" ? item.line.text : item.kind));

test("the story grows, and an undo takes back what was told since, reasons among it", () => {
  const first = withStory([], { kind: "story", start: 0, lines: [line("a"), line("b")] });
  const more = withStory([...first, said], { kind: "story", start: 2, lines: [line("c")] });
  expect(texts(more)).toEqual(["a", "b", "explained", "c"]);
  expect(texts(withStory(more, { kind: "story", start: 1, lines: [line("x")] }))).toEqual(["a", "x"]);
});

test("a new table ends waiting and old advice; the same one keeps the advice", () => {
  const hint = { kind: "hint" as const, version: 1, sources: [] };
  const hinted = [message(1), { kind: "sent" as const }, hint].reduce(reduce, START);
  expect(hinted.pending).toBe(true);
  expect(reduce(hinted, message(1)).hint).not.toBeNull();
  const next = reduce(hinted, message(2));
  expect([next.hint, next.pending]).toEqual([null, false]);
});

test("a hint for an older table is not shown", () => {
  expect(reduce(reduce(START, message(2)), { kind: "hint", version: 1, sources: [] }).hint).toBeNull();
});

test("a refusal is told and lets one choose again", () => {
  const refused = reduce({ ...START, pending: true }, { kind: "refused", about: "choose", reason: "too late" });
  expect([refused.notice, refused.pending]).toEqual(["too late", false]);
});

test("who thinks is known until they have finished", () => {
  const busy = reduce(START, { kind: "thinking", seat: 1, what: "choice", busy: true });
  expect([...busy.thinking]).toEqual([1]);
  expect(reduce(busy, { kind: "thinking", seat: 1, what: "choice", busy: false }).thinking.size).toBe(0);
});
