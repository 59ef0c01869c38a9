import { expect, test } from "vitest";
import { choicesOf } from "../src/table/choices";
import { marks, optionsFor, optionsToSend, suggestedCards } from "../src/table/selection";
import { card, decision, holding, option, resources } from "./tables";

const pay = (index: number, id: number) =>
  option(index, { verb: "pay_card", card: id, pays: resources({ energy: 1 }) });
const twins = [card(1, { code: "energy" }), card(2, { code: "energy" }), card(3)];

function paying(suggested: number[], any = 2) {
  const asked = decision([pay(0, 1), pay(1, 3)], { kind: "pay", payment: { due: resources({ any }), suggested } });
  return { asked, choices: choicesOf(holding(twins, { decision: asked })) };
}

test("a suggestion that names an option twice marks both copies", () => {
  const { asked, choices } = paying([0, 0]);
  expect(suggestedCards(asked, choices)).toEqual([1, 2]);
});

test("marked copies name their option again", () => {
  const { choices } = paying([]);
  expect(optionsFor(new Set([1, 2, 3]), choices).map(({ index }) => index)).toEqual([0, 0, 1]);
});

test("only cards to pay with or to discard are marked; asking for help is a choice at once", () => {
  const { asked } = paying([]);
  expect(marks(asked, [pay(0, 1)])).toBe(true);
  expect(marks(asked, [option(2, { verb: "pay_help", seat: 1 })])).toBe(false);
  expect(marks(decision([]), [option(0)])).toBe(false);
});

test("a suggestion that is one short marks the only source left, which is spent in any case", () => {
  const { asked, choices } = paying([0, 0], 3);
  expect(suggestedCards(asked, choices)).toEqual([1, 2, 3]);
});

test("what a payment does not need is not sent, nor the last source, which the game takes by itself", () => {
  const two = paying([]);
  expect(optionsToSend(two.asked, new Set([3, 1, 2]), two.choices)).toEqual([1, 0]);
  const three = paying([], 3);
  expect(optionsToSend(three.asked, new Set([1, 2, 3]), three.choices)).toEqual([0, 0]);
});

test("everything marked is sent where nothing is due: discards, and more than a cost", () => {
  const met = paying([], 0);
  expect(optionsToSend(met.asked, new Set([1, 3]), met.choices)).toEqual([0, 1]);
  const discard = decision([option(0, { verb: "pick", card: 1 })], { kind: "discard" });
  const choices = choicesOf(holding(twins, { decision: discard }));
  expect(optionsToSend(discard, new Set([1, 2]), choices)).toEqual([0, 0]);
});
