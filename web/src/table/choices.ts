/** From a decision to what can be pressed: cards, players, and what stands in the prompt. */
import type { Card, Decision, Option, Resources, Table } from "../protocol";

/** Options that name a card only to say where they come from; they are buttons in the prompt. */
const PROMPT_VERBS = new Set(["option", "number", "yes", "no", "order"]);
/** Choices that several cards answer together. */
const TOGETHER = new Set(["pay", "discard", "mulligan"]);
const TOGETHER_VERBS = new Set(["pay_card", "pay_ability", "pick"]);

export interface Choices {
  /** by id of the card to press */
  readonly onCards: ReadonlyMap<number, readonly Option[]>;
  readonly inPrompt: readonly Option[];
  /** ids of cards to press, or options of the prompt, in the order of the number keys */
  readonly numbered: readonly (number | Option)[];
}

/** Whether the viewer is asked something; a spectator only sees what others are asked. */
export function isAsked(table: Table): boolean {
  return table.decision !== null && table.decision.seat === table.seat;
}

export function choicesOf(table: Table): Choices {
  const decision = table.decision;
  if (!isAsked(table) || decision === null) {
    return { onCards: new Map(), inPrompt: [], numbered: [] };
  }
  const onCards = new Map<number, Option[]>();
  const inPrompt: Option[] = [];
  const places = placesOf(table, decision);
  for (const option of decision.options) {
    const cards = PROMPT_VERBS.has(option.verb) ? [] : (places(option) ?? []);
    for (const id of cards) onCards.set(id, [...(onCards.get(id) ?? []), option]);
    if (cards.length === 0) inPrompt.push(option);
  }
  return { onCards, inPrompt, numbered: [...onCards.keys(), ...inPrompt] };
}

/** Which cards stand for an option. Copies in a hand are one option, and each of them may be pressed. */
function placesOf(table: Table, decision: Decision): (option: Option) => number[] | undefined {
  const hand = table.seats[decision.seat]?.hand.cards ?? [];
  const offered = new Set(decision.options.map((option) => option.card));
  const picked = new Set(decision.picked);
  const shown = new Set([...allCards(table)].map((card) => card.id));
  for (const card of decision.cards) shown.add(card.id);
  return ({ card, seat }) => {
    if (card === null) return seat === null ? undefined : identityOf(table, seat);
    if (!shown.has(card)) return undefined;
    const held = hand.find((one) => one.id === card);
    if (held === undefined) return [card];
    const copies = hand.filter((one) => one.code === held.code && !offered.has(one.id) && !picked.has(one.id));
    return [card, ...copies.map((one) => one.id)];
  };
}

function identityOf(table: Table, seat: number): number[] | undefined {
  const identity = table.seats[seat]?.identity;
  return identity ? [identity.id] : undefined;
}

/** Every card that is drawn as one, attachments included. */
export function* allCards(table: Table): Generator<Card> {
  for (const seat of table.seats) {
    if (seat.identity !== null) yield* withAttached([seat.identity]);
    for (const cards of [seat.hand.cards, seat.allies, seat.upgrades, seat.supports, seat.others, seat.minions]) {
      yield* withAttached(cards);
    }
  }
  for (const area of table.areas) {
    for (const cards of [area.villains, area.main_schemes, area.side_schemes, area.environments, area.others]) {
      yield* withAttached(cards);
    }
  }
  yield* withAttached(table.on_the_table);
}

export function* withAttached(cards: readonly Card[]): Generator<Card> {
  for (const card of cards) {
    yield card;
    yield* withAttached(card.attached);
  }
}

/** Whether cards are chosen here first and sent together. */
export function isTogether(decision: Decision | null): boolean {
  return decision !== null && TOGETHER.has(decision.kind);
}

export function joinsOthers(option: Option): boolean {
  return TOGETHER_VERBS.has(option.verb);
}

/** The way to be done without choosing more. */
export function stopOf(decision: Decision): Option | undefined {
  return decision.options.find((option) => option.verb === "stop");
}

/** The way to let a window or a turn go by. */
export function passOf(decision: Decision): Option | undefined {
  const passes = ["pass", "no_defense", "no", "stop", "end_turn"];
  return decision.options
    .filter((option) => passes.includes(option.verb))
    .sort((a, b) => passes.indexOf(a.verb) - passes.indexOf(b.verb))[0];
}

const KINDS = ["energy", "mental", "physical"] as const;

/** How many resources are still lacking when these have been spent; 0 if the cost is met. */
export function lacking(due: Resources, spent: readonly Resources[]): number {
  let free = 0;
  let lack = 0;
  const sum = (kind: keyof Resources) => spent.reduce((total, one) => total + one[kind], 0);
  for (const kind of KINDS) {
    const rest = sum(kind) - due[kind];
    if (rest >= 0) free += rest;
    else lack -= rest;
  }
  let jokers = sum("wild") + sum("any") - due.wild;
  const typed = Math.min(Math.max(jokers, 0), lack);
  jokers -= typed;
  return lack - typed + Math.max(0, due.any - free - jokers);
}
