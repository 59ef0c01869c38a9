/** What differs between two tables, card by card, to be animated. */
import type { Card, Table } from "../protocol";
import { allCards } from "./choices";
import type { Change } from "./scene";

export function changesBetween(before: Table | null, now: Table): Map<number, Change> {
  const changes = new Map<number, Change>();
  if (before === null) return changes;
  const old = new Map<number, Card>();
  for (const card of allCards(before)) old.set(card.id, card);
  for (const card of allCards(now)) {
    const was = old.get(card.id);
    if (was === undefined) changes.set(card.id, "new");
    else if (card.damage > was.damage) changes.set(card.id, "hurt");
    else if (card.threat > was.threat) changes.set(card.id, "threat");
  }
  return changes;
}
