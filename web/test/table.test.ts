import { describe, expect, test } from "vitest";
import { lessonKey } from "../src/play/Guide";
import { nearest } from "../src/play/keys";
import { monogram } from "../src/shared/colours";
import { spokenCard } from "../src/shared/words";
import { groupAlike, standsFor, stoodFor } from "../src/table/alike";
import { changesBetween } from "../src/table/changes";
import { perSeat } from "../src/table/Forecast";
import { litParts, partToShow } from "../src/table/parts";
import { card, decision, option, seat, table } from "./tables";

describe("cards that are alike", () => {
  const drone = (id: number, change = {}) => card(id, { code: "drone", title: "Drone", type: "minion", ...change });
  const drones = [drone(1), drone(2), drone(3, { damage: 1 }), drone(4, { attached: [card(9)] })];

  test("are one group; what differs stands alone", () => {
    expect(groupAlike(drones).map((group) => group.map(({ id }) => id))).toEqual([[1, 2], [3], [4]]);
  });

  test("are stood for by one that can be chosen", () => {
    const legal = new Map([[2, true]]);
    expect(standsFor(drones.slice(0, 2), legal)?.id).toBe(2);
    expect([...stoodFor(table({ seats: [seat(0, { minions: drones })] }), legal)]).toEqual([1]);
  });
});

test("damage, threat and new cards are seen to change", () => {
  const before = table({ seats: [seat(0, { allies: [card(1)], supports: [card(2)] })] });
  const now = table({ seats: [seat(0, { allies: [card(1, { damage: 2 })], supports: [card(2), card(3)] })] });
  expect([...changesBetween(before, now)]).toEqual([
    [1, "hurt"],
    [3, "new"],
  ]);
  expect(changesBetween(null, now).size).toBe(0);
});

test("the forecast adds up what comes at each player", () => {
  const coming = { enemy: 90, title: "Rhino", kind: "attack", amount: 2, boost_cards: 1, stopped_by: "" };
  const told = perSeat(table(), [
    { ...coming, against: 0 },
    { ...coming, against: 0, title: "Shocker", boost_cards: 0 },
    { ...coming, against: 1, stopped_by: "stunned" },
  ]);
  expect(told.map(({ text }) => text.short)).toEqual(["you 4 + 1", "Hero 1 0"]);
});

describe("a small screen", () => {
  const legal = new Map([[90, true]]);

  test("marks the part where something can be chosen, and goes there", () => {
    const asked = table({ decision: decision([option(0, { card: 90 })], { kind: "target" }) });
    expect([...litParts(asked, legal, 0)]).toEqual(["villain"]);
    expect(partToShow("home", asked, legal, 0)).toBe("villain");
  });

  test("comes home for a turn and otherwise stays", () => {
    expect(partToShow("villain", table({ decision: decision([]) }), legal, 0)).toBe("home");
    expect(partToShow("story", table(), new Map(), 0)).toBe("story");
  });
});

test("arrows go to what is nearest in their direction", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 30, y: 1 },
    { x: 12, y: 40 },
  ];
  const [from, right, , below] = spots;
  if (from === undefined) throw new Error("there is a first spot");
  expect(nearest(from, spots, "ArrowRight")).toBe(right);
  expect(nearest(from, spots, "ArrowDown")).toBe(below);
  expect(nearest(from, spots, "ArrowUp")).toBeUndefined();
});

test("the guide knows what is asked and which form one is in", () => {
  expect(lessonKey(table({ decision: decision([]) }))).toBe("turn hero");
  expect(lessonKey(table({ decision: decision([], { kind: "defend" }) }))).toBe("defend");
  expect(lessonKey(table({ phase: "villain" }))).toBe("villain");
  expect(lessonKey(table())).toBeNull();
});

test("cards are spoken and abbreviated", () => {
  const ally = card(1, { title: "Black Cat", remaining: 1, figures: { hp: { now: 2, printed: 2 } }, exhausted: true });
  expect(spokenCard(ally, undefined)).toBe("Black Cat, ally, 1 of 2 hit points, exhausted");
  expect([monogram("Spider-Man"), monogram('"I\'m Tough"'), monogram("Rhino")]).toEqual(["SM", "IT", "R"]);
});
