/** Tables for tests: small, and only what a test is about. */
import type { Card, CardName, Decision, Option, Resources, Seat, Table } from "../src/protocol";
import { asCard } from "../src/table/Prompt";

export function card(id: number, change: Partial<Card> = {}): Card {
  return { ...asCard({ id, code: `c${id}`, title: `Card ${id}` }, "ally"), ...change };
}

export function named(id: number): CardName {
  return { id, code: `c${id}`, title: `Card ${id}` };
}

export function option(index: number, change: Partial<Option> = {}): Option {
  const nothing = { card: null, seat: null, about: null, amount: 0, cost: null, pays: null };
  return { index, verb: "play", label: `Option ${index}`, ...nothing, ...change };
}

export function resources(change: Partial<Resources>): Resources {
  return { energy: 0, mental: 0, physical: 0, wild: 0, any: 0, ...change };
}

export function decision(options: Option[], change: Partial<Decision> = {}): Decision {
  const nothing = { source: null, source_title: "", cards: [], picked: [], payment: null };
  return { seat: 0, kind: "turn", prompt: "Your turn", options, ...nothing, ...change };
}

export function seat(number: number, change: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    hero: "spider_man",
    name: `Hero ${number}`,
    eliminated: false,
    form: "hero",
    identity: card(100 + number, { type: "hero" }),
    hand_size: 5,
    hand: { size: 0, cards: [] },
    deck: { size: 0, known: [] },
    discard: [],
    allies: [],
    upgrades: [],
    supports: [],
    others: [],
    minions: [],
    encounter_cards: 0,
    encounter_seen: [],
    nemesis: [],
    changed_form: false,
    declined: false,
    ...change,
  };
}

export function table(change: Partial<Table> = {}): Table {
  return {
    seat: 0,
    open_hands: true,
    round: 1,
    phase: "player",
    step: 0,
    first_player: 0,
    active_player: 0,
    outcome: null,
    outcome_reason: "",
    decision: null,
    seats: [seat(0), seat(1)],
    areas: [
      {
        players: [0, 1],
        villains: [card(90, { type: "villain" })],
        next_stages: [],
        main_schemes: [card(91, { type: "main_scheme" })],
        next_schemes: 0,
        side_schemes: [],
        environments: [],
        others: [],
        encounter_deck: { size: 0, known: [] },
        encounter_discard: [],
      },
    ],
    on_the_table: [],
    on_the_table_hidden: 0,
    activations: [],
    forecast: null,
    set_aside: [],
    victory_display: [],
    removed: [],
    extra_decks: [],
    ...change,
  };
}

/** The hand of the first player. */
export function holding(cards: Card[], change: Partial<Table> = {}): Table {
  return table({ seats: [seat(0, { hand: { size: cards.length, cards } }), seat(1)], ...change });
}
