/** Tables that tests sit down at, set up by the lobby's own words. */
import type { NewGame, Started } from "../src/protocol";
import type { Server } from "./server";

export const HERE: NewGame = {
  seats: [
    { hero: "spider_man", who: "human" },
    { hero: "captain_marvel", who: "heuristic" },
  ],
  scenario: "rhino",
  seed: 5,
};

/** Starts a game as the lobby does. */
export async function start(server: Server, game: NewGame): Promise<Started> {
  const { origin, searchParams } = new URL(server.lobby);
  const answer = await fetch(`${origin}/api/games?token=${searchParams.get("token")}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: JSON.stringify(game),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Started;
}

export function addressOf(server: Server, token: string | null | undefined): string {
  return `${new URL(server.lobby).origin}/?token=${token}`;
}
