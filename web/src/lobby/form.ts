/** The form of a new game as data, and what is known of how strong agents are at its table. */
import type { AgentChoice, Lobby, NewGame } from "../protocol";

export interface ChairForm {
  readonly hero: string;
  readonly who: string;
  readonly deck: string;
}

export interface GameForm {
  readonly chairs: readonly ChairForm[];
  readonly scenario: string;
  readonly mode: "standard" | "expert";
  /** null: the recommended ones */
  readonly modular: readonly string[] | null;
  readonly heroic: number;
  readonly seed: string;
  readonly hands: "open" | "private";
  readonly guided: boolean;
}

export const HUMAN = "human";

export function firstForm(lobby: Lobby, again: NewGame | null): GameForm {
  if (again !== null) {
    return {
      chairs: again.seats.map(({ hero, who, deck }) => ({ hero, who, deck: deck ?? "" })),
      scenario: again.scenario,
      mode: again.mode ?? "standard",
      modular: again.modular ?? null,
      heroic: again.heroic ?? 0,
      seed: again.seed === null || again.seed === undefined ? "" : String(again.seed),
      hands: again.hands ?? "open",
      guided: again.guided ?? false,
    };
  }
  return {
    chairs: [0, 1].map((i) => ({ hero: lobby.heroes[i]?.code ?? "", who: i === 0 ? HUMAN : partner(lobby), deck: "" })),
    scenario: lobby.scenarios[0]?.code ?? "",
    mode: "standard",
    modular: null,
    heroic: 0,
    seed: "",
    hands: "open",
    guided: false,
  };
}

/** The partner offered first: a trained network if there is one. */
export function partner(lobby: Lobby): string {
  const able = lobby.agents.filter((agent) => agent.available);
  return (able.find((agent) => agent.spec.startsWith("ppo:core")) ?? able[0])?.spec ?? HUMAN;
}

export function gameOf(form: GameForm): NewGame {
  const seed = form.seed.trim();
  return {
    seats: form.chairs.map(({ hero, who, deck }) => ({ hero, who, deck: deck.trim() === "" ? null : deck })),
    scenario: form.scenario,
    mode: form.mode,
    modular: form.modular === null ? null : [...form.modular],
    heroic: form.heroic,
    seed: seed === "" ? null : Number(seed),
    hands: form.hands,
    guided: form.guided,
  };
}

/** "won 62 % of 200 games at this table", or "unknown". Teams count whatever the order of their heroes. */
export function strengthAt(agent: AgentChoice, form: GameForm): string {
  const heroes = [...form.chairs.map((chair) => chair.hero)].sort().join();
  const found = agent.strengths.find(
    (one) =>
      one.scenario === form.scenario &&
      one.mode === form.mode &&
      one.hands === form.hands &&
      [...one.heroes].sort().join() === heroes,
  );
  if (found === undefined || found.games === 0) return "strength at this table unknown";
  return `a team of it won ${Math.round((100 * found.wins) / found.games)} % of ${found.games} games at this table`;
}
