import { expect, test } from "vitest";
import { choicesOf } from "../src/table/choices";
import { marks, optionsFor, suggestedCards } from "../src/table/selection";
import { card, decision, holding, option, resources } from "./tables";

const pay = (index: number, id: number) =>
  option(index, { verb: "pay_card", card: id, pays: resources({ energy: 1 }) });
const twins = [card(1, { code: "energy" }), card(2, { code: "energy" }), card(3)];

function paying(suggested: number[]) {
  const asked = decision([pay(0, 1), pay(1, 3)], { kind: "pay", payment: { due: resources({ any: 2 }), suggested } });
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
