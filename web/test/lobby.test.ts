import { expect, test } from "vitest";
import { firstForm, gameOf, partner, strengthAt } from "../src/lobby/form";
import type { AgentChoice, Lobby } from "../src/protocol";
import { framesByRound, turningPoints } from "../src/replay/timeline";
import { table } from "./tables";

const network: AgentChoice = {
  spec: "ppo:core_generalist",
  name: "Network",
  about: "",
  available: true,
  strengths: [{ heroes: ["b", "a"], scenario: "rhino", mode: "standard", hands: "open", wins: 31, games: 50 }],
};
const hero = (code: string) => ({ code, name: code, alter_ego: "", aspect: "", hp: 10, hand_size: 5, faces: [] });
const lobby: Lobby = {
  protocol: 1,
  mc_env: "0",
  heroes: [hero("a"), hero("b")],
  scenarios: [{ code: "rhino", name: "Rhino", villain: "Rhino", stages: [1, 2], modular: [] }],
  modular: [],
  agents: [{ ...network, spec: "search", available: false }, { ...network, spec: "heuristic" }, network],
  saved: [],
  records: false,
  local: true,
};

test("a new table has a person and a network", () => {
  const form = firstForm(lobby, null);
  expect(form.chairs.map(({ who }) => who)).toEqual(["human", "ppo:core_generalist"]);
  expect(partner({ ...lobby, agents: [] })).toBe("human");
  expect(gameOf(form)).toMatchObject({ scenario: "rhino", seed: null, modular: null, seats: [{ deck: null }, {}] });
});

test("the same table again keeps its seed", () => {
  const again = { ...gameOf(firstForm(lobby, null)), seed: 12, modular: ["bomb_scare"] };
  expect(gameOf(firstForm(lobby, again))).toEqual(again);
});

test("strength is what was measured at this very table, or unknown", () => {
  const form = firstForm(lobby, null);
  expect(strengthAt(network, form)).toBe("a team of it won 62 % of 50 games at this table");
  expect(strengthAt(network, { ...form, mode: "expert" })).toBe("strength at this table unknown");
});

test("a replay knows its rounds and where the value turned", () => {
  const frame = (round: number, value: number | null) => ({
    choice: 0,
    round,
    phase: "player",
    chosen: null,
    lines: [],
    table: table(),
    value,
  });
  const frames = [frame(1, 0.5), frame(1, 0.52), frame(2, null), frame(2, 0.1), frame(3, 0.1)];
  expect(framesByRound(frames)).toEqual([0, 2, 4]);
  expect([...turningPoints(frames)][0]).toBe(3);
});
