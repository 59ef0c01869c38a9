/** The parts of a table that a small screen shows one at a time, and where something can be chosen. */
import type { Card, Table } from "../protocol";
import { withAttached } from "./choices";

export type Part = "villain" | "home" | "others" | "story";

/** Parts with a card that can be chosen; the hand is always in sight and counts for none. */
export function litParts(table: Table, legal: ReadonlyMap<number, unknown>, point: number): Set<Part> {
  const lit = (cards: readonly Card[]) => [...withAttached(cards)].some((card) => legal.has(card.id));
  const sides = table.seats.map((seat) => {
    const identity = seat.identity === null ? [] : [seat.identity];
    return [...identity, ...seat.allies, ...seat.upgrades, ...seat.supports, ...seat.others, ...seat.minions];
  });
  const others = table.seats.flatMap((seat, i) => (i === point ? [] : [...(sides[i] ?? []), ...seat.hand.cards]));
  const scenario = table.areas.flatMap((area) => [
    ...area.villains,
    ...area.main_schemes,
    ...area.side_schemes,
    ...area.environments,
    ...area.others,
  ]);
  const out = new Set<Part>();
  if (lit([...scenario, ...table.on_the_table])) out.add("villain");
  if (lit(sides[point] ?? [])) out.add("home");
  if (lit(others)) out.add("others");
  return out;
}

/** Where to look next: stay, unless what is asked can only be answered elsewhere. */
export function partToShow(now: Part, table: Table, legal: ReadonlyMap<number, unknown>, point: number): Part {
  const lit = litParts(table, legal, point);
  const inHand = table.seats[point]?.hand.cards.some((card) => legal.has(card.id)) ?? false;
  if (table.decision?.kind === "turn") return "home";
  return lit.size === 0 || lit.has(now) || inHand ? now : ([...lit][0] ?? now);
}
