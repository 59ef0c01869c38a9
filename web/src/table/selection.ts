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
  const rest = [...choices.onCards.keys()].filter((card) => !out.includes(card));
  const short = out.length > 0 && stillLacking(decision, optionsFor(new Set(out), choices)) > 0;
  return short && rest.length === 1 ? [...out, ...rest] : out; // the only source left is spent in any case
}

function stillLacking(decision: Decision | null, options: readonly Option[]): number {
  const spent = options.flatMap((option) => option.pays ?? []);
  return decision?.payment ? lacking(decision.payment.due, spent) : 0;
}

/** What is sent for the marked cards. A payment ends when its cost is met, and the game itself takes the only source left. */
export function optionsToSend(decision: Decision, cards: ReadonlySet<number>, choices: Choices): number[] {
  const options = optionsFor(cards, choices);
  if (stillLacking(decision, []) === 0) return options.map(({ index }) => index);
  const enough = options.findIndex((_, i) => stillLacking(decision, options.slice(0, i + 1)) === 0);
  const needed = enough < 0 ? options : options.slice(0, enough + 1);
  const all = choices.inPrompt.length === 0 && needed.length === choices.onCards.size && needed.length > 1;
  return (all ? needed.slice(0, -1) : needed).map(({ index }) => index);
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
  const left = stillLacking(decision, options);
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
    confirm: () => decision !== null && send(optionsToSend(decision, cards, choices)),
  };
}

function wordFor(decision: Decision | null, n: number): string {
  if (decision?.kind === "pay") return n === 0 ? "Pay" : `Pay with ${n === 1 ? "this card" : `these ${n}`}`;
  return n === 1 ? "Discard this card" : `Discard these ${n}`;
}

function sameCards(cards: ReadonlySet<number>, others: readonly number[]): boolean {
  return cards.size === others.length && others.every((card) => cards.has(card));
}
