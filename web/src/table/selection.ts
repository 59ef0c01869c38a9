/** Cards chosen here first and sent together: payments, discards, the opening hand. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { Decision, Option } from "../protocol";
import { type Choices, isTogether, joinsOthers, lacking } from "./choices";

export interface Selection {
  readonly active: boolean;
  readonly cards: ReadonlySet<number>;
  readonly count: number;
  readonly lacking: number;
  readonly complete: boolean;
  readonly canSuggest: boolean;
  readonly word: string;
  readonly emptyWord: string;
  toggle(card: number): void;
  suggest(): void;
  confirm(): void;
}

/** Whether pressing a card marks it instead of sending a choice. */
export function marks(decision: Decision | null, options: readonly Option[]): boolean {
  return isTogether(decision) && options.length === 1 && options.every(joinsOthers);
}

/** The cards that stand for the suggested options; a suggestion can name an option once for each copy. */
export function suggestedCards(decision: Decision, choices: Choices): number[] {
  const out: number[] = [];
  for (const index of decision.payment?.suggested ?? []) {
    for (const [card, options] of choices.onCards) {
      if (!out.includes(card) && options.some((option) => option.index === index)) {
        out.push(card);
        break;
      }
    }
  }
  return out;
}

/** The options to send for the marked cards: cards with the same option name it again. */
export function optionsFor(cards: ReadonlySet<number>, choices: Choices): Option[] {
  return [...cards].flatMap((card) => choices.onCards.get(card)?.[0] ?? []);
}

export function useSelection(
  version: number,
  decision: Decision | null,
  choices: Choices,
  send: (options: number[]) => void,
): Selection {
  const active = isTogether(decision);
  const suggested = decision !== null && active ? suggestedCards(decision, choices) : [];
  const [cards, setCards] = useState<ReadonlySet<number>>(new Set());
  useLayoutEffect(() => setCards(new Set(suggested)), [version]);

  const options = optionsFor(cards, choices);
  const due = decision?.payment?.due;
  const left =
    due === undefined
      ? 0
      : lacking(
          due,
          options.flatMap((option) => option.pays ?? []),
        );
  const toggle = (card: number) => {
    const next = new Set(cards);
    if (!next.delete(card)) next.add(card);
    setCards(next);
  };
  return {
    active,
    cards,
    count: cards.size,
    lacking: left,
    complete: cards.size > 0 && (left === 0 || sameCards(cards, suggested)),
    canSuggest: suggested.length > 0 && !sameCards(cards, suggested),
    word: wordFor(decision, cards.size),
    emptyWord: decision?.kind === "mulligan" ? "Keep this hand" : "Done",
    toggle,
    suggest: () => setCards(new Set(suggested)),
    confirm: () => send(options.map((option) => option.index)),
  };
}

function wordFor(decision: Decision | null, n: number): string {
  if (decision?.kind === "pay") return n === 0 ? "Pay" : `Pay with ${n === 1 ? "this card" : `these ${n}`}`;
  return n === 1 ? "Discard this card" : `Discard these ${n}`;
}

function sameCards(cards: ReadonlySet<number>, others: readonly number[]): boolean {
  return cards.size === others.length && others.every((card) => cards.has(card));
}
