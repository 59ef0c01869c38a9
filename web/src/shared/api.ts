/** Everything that is asked for by HTTP. The token of the address goes along with every request. */
import type { CheckDeck, DeckChecked, Faces, Lobby, Me, NewGame, Problem, Replay, Resume, Started } from "../protocol";

const HOST_TOKEN = "mc_env host";

/** Remembers the way back to the lobby for as long as the tab lives. */
export function rememberHost(token: string): void {
  sessionStorage.setItem(HOST_TOKEN, token);
}

export function hostToken(): string | null {
  return sessionStorage.getItem(HOST_TOKEN);
}

export function tokenOfAddress(): string {
  return new URLSearchParams(location.search).get("token") ?? "";
}

export class Refusal extends Error {}

async function ask<Answer>(path: string, token: string, body?: unknown): Promise<Answer> {
  const address = `${path}${path.includes("?") ? "&" : "?"}token=${encodeURIComponent(token)}`;
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, request);
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({ reason: answer.statusText }))) as Problem;
    throw new Refusal(problem.reason);
  }
  return (await answer.json()) as Answer;
}

export const api = {
  me: (token: string) => ask<Me>("/api/me", token),
  faces: (token: string) => ask<Faces>("/api/cards", token),
  lobby: (token: string) => ask<Lobby>("/api/lobby", token),
  start: (token: string, game: NewGame) => ask<Started>("/api/games", token, game),
  resume: (token: string, saved: Resume) => ask<Started>("/api/resume", token, saved),
  checkDeck: (token: string, deck: CheckDeck) => ask<DeckChecked>("/api/deck", token, deck),
  replay: (token: string, name: string, viewer: number | null) =>
    ask<Replay>(`/api/replays/${encodeURIComponent(name)}?viewer=${viewer ?? "open"}`, token),
};
