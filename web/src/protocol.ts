// Generated from mc_env/web/protocol.py by `make web-types`. Do not edit.

/** An attack or a scheme of an enemy in progress. */
export interface Activation {
  kind: string;
  enemy: string;
  enemy_id: number | null;
  against: number;
  target: string;
  target_id: number | null;
  defender: string;
  defender_id: number | null;
  boost: number;
  boost_cards: number;
}

/** An activation of the next villain phase. */
export interface ActivationToCome {
  enemy: number;
  title: string;
  against: number;
  kind: string;
  amount: number;
  boost_cards: number;
  stopped_by: string;
}

/** An agent that can take a seat. */
export interface AgentChoice {
  spec: string;
  name: string;
  about: string;
  available: boolean;
  strengths: Strength[];
}

/** What the scenario has on the table; most scenarios have one area for all players. */
export interface Area {
  players: number[];
  villains: Card[];
  next_stages: string[];
  main_schemes: Card[];
  next_schemes: number;
  side_schemes: Card[];
  environments: Card[];
  others: Card[];
  encounter_deck: Deck;
  encounter_discard: CardName[];
}

/** Ask what agents would do. */
export interface AskHint {
  kind: "hint";
  version: number;
  search: boolean;
}

/** Ask for the review of a finished game. */
export interface AskReview {
  kind: "review";
}

/** Ask why a card is not offered. */
export interface AskWhy {
  kind: "why";
  version: number;
  card: number;
}

/** A card in play, in a hand or on its way, as it is now. */
export interface Card {
  id: number;
  code: string;
  title: string;
  type: string;
  facedown: boolean;
  beneath: CardName | null;
  cost: Figure | null;
  figures: Record<string, Figure>;
  remaining: number | null;
  damage: number;
  threat: number;
  acceleration_tokens: number;
  counters: Record<string, number>;
  statuses: string[];
  exhausted: boolean;
  traits: string[];
  keywords: string[];
  icons: string[];
  blank: boolean;
  active: boolean;
  engaged: number | null;
  controller: number | null;
  attached: Card[];
  under: number;
  under_seen: CardName[];
  boost_cards: number;
  boost_seen: CardName[];
}

/** A card that needs no more than its name here; its face tells the rest. */
export interface CardName {
  id: number;
  code: string;
  title: string;
}

/** POST /api/deck */
export interface CheckDeck {
  hero: string;
  text: string;
}

/** Choose an option of the current decision. */
export interface Choose {
  kind: "choose";
  version: number;
  option: number;
}

/** The choice that led to a frame. */
export interface Chosen {
  seat: number;
  decision: string;
  prompt: string;
  label: string;
  of: number;
}

export type ClientMessage = Choose | Pay | Undo | AskHint | AskWhy | SetPace | Step | SetPassing | Save | Concede | AskReview | Consent;

/** Give up. */
export interface Concede {
  kind: "concede";
}

/** Whether this seat's player agrees that the finished game is kept for research. Kept only if all people agree. */
export interface Consent {
  kind: "consent";
  records: boolean;
}

/** An option as an agent rates it. */
export interface Considered {
  index: number;
  label: string;
  chance: number | null;
  value: number | null;
  score: string;
}

/** A question and its options. */
export interface Decision {
  seat: number;
  kind: string;
  prompt: string;
  source: number | null;
  source_title: string;
  options: Option[];
  cards: CardName[];
  picked: number[];
  payment: Payment | null;
}

/** A facedown pile: how many cards, and those that are known. */
export interface Deck {
  size: number;
  known: Place[];
}

/** Answer to POST /api/deck. */
export interface DeckChecked {
  ok: boolean;
  reason: string;
  cards: Record<string, number>;
  aspect: string;
}

/** What an agent has chosen and why. Not told where hands are private. */
export interface Explained {
  kind: "explained";
  seat: number;
  name: string;
  decision: string;
  prompt: string;
  chose: string;
  considered: Considered[];
  value: number | null;
  value_name: string;
}

/** A deck of its own kind, with its discard pile. */
export interface ExtraDeck {
  name: string;
  deck: Deck;
  discard: CardName[];
}

/** What is printed on one face of a card, with its text as generated from the definition. */
export interface Face {
  code: string;
  title: string;
  subtitle: string;
  type: string;
  aspect: string;
  set: string;
  stage: number;
  unique: boolean;
  traits: string[];
  keywords: string[];
  cost: string;
  resources: string[];
  figures: Record<string, string>;
  boost: number;
  boost_star: boolean;
  icons: string[];
  text: string;
  others: string[];
}

export type Faces = Record<string, Face>;

/** A figure as it is now and as it is printed. */
export interface Figure {
  now: number;
  printed: number;
}

/** What the next villain phase brings for sure, if nothing changes until then. */
export interface Forecast {
  threat: ThreatToCome[];
  activations: ActivationToCome[];
  encounter_cards: number[];
}

/** A moment of a replay: what was chosen, what came of it, and the table then. */
export interface Frame {
  choice: number;
  round: number;
  phase: string;
  chosen: Chosen | null;
  lines: Line[];
  table: Table;
  value: number | null;
}

/** What stays the same over a game. */
export interface GameInfo {
  id: string;
  scenario: string;
  scenario_name: string;
  mode: string;
  heroic: number;
  modular: string[];
  seed: number;
  hands: string;
  guided: boolean;
}

/** A hand: how many cards, and those the viewer sees. */
export interface Hand {
  size: number;
  cards: Card[];
}

/** GET /api/lobby: a hero to play. */
export interface HeroChoice {
  code: string;
  name: string;
  alter_ego: string;
  aspect: string;
  hp: number;
  hand_size: number;
  faces: string[];
}

/** Advice for the current decision. */
export interface Hint {
  kind: "hint";
  version: number;
  sources: HintSource[];
}

/** What one adviser would do. */
export interface HintSource {
  by: string;
  considered: Considered[];
  value: number | null;
  value_name: string;
}

/** A sentence of the story. */
export interface Line {
  event: string;
  text: string;
  heading: boolean;
}

/** GET /api/lobby */
export interface Lobby {
  protocol: number;
  mc_env: string;
  heroes: HeroChoice[];
  scenarios: ScenarioChoice[];
  modular: ModularChoice[];
  agents: AgentChoice[];
  saved: SavedGame[];
  records: boolean;
  local: boolean;
}

/** GET /api/me: what a token opens. */
export interface Me {
  role: "host" | "seat" | "watch";
  game: string;
}

/** A modular encounter set. */
export interface ModularChoice {
  code: string;
  name: string;
}

/** One decision of the game in review. */
export interface Moment {
  choice: number;
  round: number;
  seat: number;
  prompt: string;
  chose: string;
  would: string;
  chance: number | null;
  value: number | null;
  turning: boolean;
}

/** POST /api/games */
export interface NewGame {
  seats: SeatChoice[];
  scenario: string;
  mode?: "standard" | "expert";
  modular?: string[] | null;
  heroic?: number;
  seed?: number | null;
  hands?: "open" | "private";
  guided?: boolean;
}

/** One thing that may be chosen. */
export interface Option {
  index: number;
  verb: string;
  label: string;
  card: number | null;
  seat: number | null;
  about: number | null;
  amount: number;
  cost: number | null;
  pays: Resources | null;
}

/** Choose several options of a payment, discard or mulligan one after another, all of the current decision, then be done. */
export interface Pay {
  kind: "pay";
  version: number;
  options: number[];
}

/** A payment in progress. */
export interface Payment {
  due: Resources;
  suggested: number[];
}

/** A card of a pile that the viewer knows, and how many cards lie above it. */
export interface Place {
  place: number;
  card: CardName;
}

/** Answer to a request that is refused, with status 400, 403, 404 or 413. */
export interface Problem {
  reason: string;
}

/** A message changed nothing, and why. */
export interface Refused {
  kind: "refused";
  about: string;
  reason: string;
}

/** GET /api/replays/{name}, and the data inside the page that `replay --html` writes. */
export interface Replay {
  kind: "replay";
  protocol: number;
  mc_env: string;
  game: GameInfo;
  seats: SeatInfo[];
  viewer: number | null;
  outcome: string | null;
  value_name: string;
  value_by: string;
  frames: Frame[];
  faces: Record<string, Face>;
}

/** Resources by kind; `any` is what may be paid with any kind. */
export interface Resources {
  energy: number;
  mental: number;
  physical: number;
  wild: number;
  any: number;
}

/** POST /api/resume */
export interface Resume {
  name: string;
}

/** After the game: how it went, by the eyes of a network. */
export interface Review {
  kind: "review";
  by: string;
  value_name: string;
  outcome: string;
  rounds: number;
  moments: Moment[];
}

/** Keep the game under a name. */
export interface Save {
  kind: "save";
  name: string;
}

/** The game has been kept. */
export interface Saved {
  kind: "saved";
  name: string;
}

/** A game that can be gone on with or watched. */
export interface SavedGame {
  name: string;
  title: string;
  round: number;
  outcome: string | null;
  changed: string;
  running: boolean;
}

/** A scenario. */
export interface ScenarioChoice {
  code: string;
  name: string;
  villain: string;
  stages: number[];
  modular: string[];
}

/** One player's side of the table. */
export interface Seat {
  seat: number;
  hero: string;
  name: string;
  eliminated: boolean;
  form: string;
  identity: Card | null;
  hand_size: number;
  hand: Hand;
  deck: Deck;
  discard: CardName[];
  allies: Card[];
  upgrades: Card[];
  supports: Card[];
  others: Card[];
  minions: Card[];
  encounter_cards: number;
  encounter_seen: CardName[];
  nemesis: CardName[];
  changed_form: boolean;
  declined: boolean;
}

/** Who sits where, and with which deck. */
export interface SeatChoice {
  hero: string;
  who: string;
  deck?: string | null;
}

/** Who plays a seat. */
export interface SeatInfo {
  seat: number;
  hero: string;
  name: string;
  who: string;
  you: boolean;
  connected: boolean;
}

/** The address of a seat; agents have none. */
export interface SeatLink {
  seat: number;
  name: string;
  who: string;
  token: string | null;
  address: string | null;
}

export type ServerMessage = Welcome | TableMessage | Story | Explained | TurnSummary | Thinking | Hint | Why | Refused | Saved | Review;

/** How fast agents act. */
export interface SetPace {
  kind: "pace";
  pace: "pause" | "slow" | "normal" | "fast";
}

/** Pass interrupts and responses without being asked, until an enemy attacks or until this seat's next turn. */
export interface SetPassing {
  kind: "passing";
  passing: "ask" | "until_attack" | "until_turn";
}

/** Answer to POST /api/games and /api/resume. */
export interface Started {
  game: string;
  seats: SeatLink[];
  watch: string | null;
}

/** One more choice of an agent, while it is paused. */
export interface Step {
  kind: "step";
}

/** Sentences of the story from number `start` on; those the page has from there on are void. */
export interface Story {
  kind: "story";
  start: number;
  lines: Line[];
}

/** How often teams of an agent won at a table, as measured and kept; without a table measured: unknown. */
export interface Strength {
  heroes: string[];
  scenario: string;
  mode: string;
  hands: string;
  wins: number;
  games: number;
}

/** Everything a viewer may know. */
export interface Table {
  seat: number | null;
  open_hands: boolean;
  round: number;
  phase: string;
  step: number;
  first_player: number;
  active_player: number | null;
  outcome: string | null;
  outcome_reason: string;
  decision: Decision | null;
  seats: Seat[];
  areas: Area[];
  on_the_table: Card[];
  on_the_table_hidden: number;
  activations: Activation[];
  forecast: Forecast | null;
  set_aside: CardName[];
  victory_display: CardName[];
  removed: CardName[];
  extra_decks: ExtraDeck[];
}

/** The table as this seat may see it now. */
export interface TableMessage {
  kind: "table";
  version: number;
  table: Table;
  can_undo: boolean;
  waiting_for: number | null;
  pace: "pause" | "slow" | "normal" | "fast";
  passing: "ask" | "until_attack" | "until_turn";
  conceded: boolean;
}

/** Somebody is thinking (True) or has finished (False). */
export interface Thinking {
  kind: "thinking";
  seat: number | null;
  what: string;
  busy: boolean;
}

/** What step one of the villain phase will place on a main scheme. */
export interface ThreatToCome {
  scheme: number;
  amount: number;
  completes: boolean;
}

/** What an agent did in its turn, in a line. */
export interface TurnSummary {
  kind: "turn_summary";
  seat: number;
  name: string;
  round: number;
  text: string;
}

/** Take back this seat's latest choice, and everything that came after it. */
export interface Undo {
  kind: "undo";
  version: number;
}

/** The first message on a socket, and again whenever somebody comes or goes. */
export interface Welcome {
  kind: "welcome";
  protocol: number;
  mc_env: string;
  game: GameInfo;
  seat: number | null;
  seats: SeatInfo[];
  consent: boolean | null;
  records: boolean;
  hints: string[];
}

/** Why a card is not offered. */
export interface Why {
  kind: "why";
  card: number;
  text: string;
}
