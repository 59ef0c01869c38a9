/** Cards that are alike in everything one could ask about: a crowd of Drones is one chip with a number. */
import type { Card, Table } from "../protocol";

/** Groups of cards that differ in nothing but their ids, in the order of their first ones. */
export function groupAlike(cards: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const alone = card.attached.length > 0 || card.beneath !== null;
    const key = alone ? `alone ${card.id}` : JSON.stringify({ ...card, id: 0 });
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** The card of a group that stands for it: one that can be chosen, if there is one. */
export function standsFor(group: readonly Card[], legal: ReadonlyMap<number, unknown>): Card | undefined {
  return group.find((card) => legal.has(card.id)) ?? group[0];
}

/** Ids of minions that another one stands for. */
export function stoodFor(table: Table, legal: ReadonlyMap<number, unknown>): Set<number> {
  const groups = table.seats.flatMap((seat) => groupAlike(seat.minions));
  return new Set(
    groups.flatMap((group) => group.filter((card) => card !== standsFor(group, legal)).map((card) => card.id)),
  );
}
