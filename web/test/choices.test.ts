import { describe, expect, test } from "vitest";
import { choicesOf, lacking, passOf } from "../src/table/choices";
import { card, decision, holding, named, option, resources, table } from "./tables";

describe("what can be pressed", () => {
  test("options stand on their cards, the rest in the prompt", () => {
    const asked = decision([option(0, { card: 1 }), option(1, { verb: "end_turn" })]);
    const choices = choicesOf(holding([card(1)], { decision: asked }));
    expect([...choices.onCards.keys()]).toEqual([1]);
    expect(choices.inPrompt.map(({ verb }) => verb)).toEqual(["end_turn"]);
  });

  test("an option about a player stands on the identity", () => {
    const asked = decision([option(0, { verb: "player", seat: 1 })], { kind: "target" });
    expect([...choicesOf(table({ decision: asked })).onCards.keys()]).toEqual([101]);
  });

  test("copies in a hand share their option, but not what was picked already", () => {
    const copies = [card(1, { code: "x" }), card(2, { code: "x" }), card(3, { code: "x" })];
    const asked = decision([option(0, { card: 1 })], { picked: [3] });
    expect([...choicesOf(holding(copies, { decision: asked })).onCards.keys()]).toEqual([1, 2]);
  });

  test("numbers and effects are buttons though they name their card", () => {
    const asked = decision([option(0, { verb: "number", card: 90 })], { kind: "number" });
    const choices = choicesOf(table({ decision: asked }));
    expect(choices.onCards.size).toBe(0);
    expect(choices.inPrompt).toHaveLength(1);
  });

  test("cards of a searched deck can be pressed, cards that are nowhere cannot", () => {
    const options = [option(0, { verb: "pick", card: 7 }), option(1, { verb: "pick", card: 8 })];
    const choices = choicesOf(table({ decision: decision(options, { kind: "pick", cards: [named(7)] }) }));
    expect([...choices.onCards.keys()]).toEqual([7]);
    expect(choices.inPrompt.map(({ index }) => index)).toEqual([1]);
  });

  test("what others are asked is not for a spectator to answer", () => {
    const asked = decision([option(0, { verb: "end_turn" })]);
    expect(choicesOf(table({ seat: null, decision: asked })).numbered).toEqual([]);
  });

  test("passing comes before ending the turn", () => {
    const asked = decision([option(0, { verb: "end_turn" }), option(1, { verb: "pass" })]);
    expect(passOf(asked)?.index).toBe(1);
  });
});

describe("what a payment lacks", () => {
  test("any kind pays a number", () => {
    const due = resources({ any: 3 });
    expect(lacking(due, [resources({ energy: 1 }), resources({ mental: 1 })])).toBe(1);
    expect(lacking(due, [resources({ energy: 2 }), resources({ wild: 1 })])).toBe(0);
  });

  test("a kind is paid by itself or by wild ones", () => {
    const due = resources({ physical: 1, any: 1 });
    expect(lacking(due, [resources({ energy: 2 })])).toBe(1);
    expect(lacking(due, [resources({ wild: 1 }), resources({ mental: 1 })])).toBe(0);
    expect(lacking(due, [resources({ wild: 1 })])).toBe(1);
  });
});
