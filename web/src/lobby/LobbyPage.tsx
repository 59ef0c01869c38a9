/** Where a game begins: who plays whom against which villain, saved games, replays. */
import { useEffect, useState } from "preact/hooks";
import type { Lobby, NewGame, Started } from "../protocol";
import { api } from "../shared/api";
import { ThemeButton } from "../shared/theme";
import { firstForm, type GameForm } from "./form";
import { NewGameForm } from "./NewGameForm";
import { SavedGames } from "./SavedGames";
import { StartedLinks } from "./StartedLinks";

export function LobbyPage({ token }: { token: string }) {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  const [started, setStarted] = useState<Started | null>(null);
  const [problem, setProblem] = useState("");

  useEffect(() => {
    api.lobby(token).then(setLobby, (error: Error) => setProblem(error.message));
  }, [token]);

  const begin = async (asked: Promise<Started>) => {
    setProblem("");
    try {
      const answer = await asked;
      const mine = onlyChair(answer);
      if (mine !== null) location.assign(`/?token=${encodeURIComponent(mine)}`);
      else setStarted(answer);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return (
    <div class="lobby">
      <header class="lobby__head">
        <div>
          <h1>mc_env</h1>
          <p class="quiet">A table for Marvel Champions, with partners who explain themselves.</p>
        </div>
        <ThemeButton />
      </header>
      <main class="lobby__main">
        {problem !== "" && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {started !== null ? (
          <StartedLinks started={started} />
        ) : lobby === null ? (
          problem === "" && <p class="quiet">Opening the lobby …</p>
        ) : (
          <>
            <NewGameForm
              lobby={lobby}
              token={token}
              first={formOfAddress(lobby)}
              start={(game: NewGame) => begin(api.start(token, game))}
            />
            <SavedGames saved={lobby.saved} token={token} resume={(name) => begin(api.resume(token, { name }))} />
          </>
        )}
      </main>
    </div>
  );
}

/** The one place to go to: the only person's seat, or the spectators' where only agents play. */
function onlyChair({ seats, watch }: Started): string | null {
  const people = seats.flatMap((seat) => seat.token ?? []);
  if (people.length === 0) return watch;
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** "Same table again" puts the table of the game before into the address. */
function formOfAddress(lobby: Lobby): GameForm {
  const again = new URLSearchParams(location.search).get("again");
  try {
    return firstForm(lobby, again === null ? null : (JSON.parse(again) as NewGame));
  } catch {
    return firstForm(lobby, null); // an address that somebody has changed
  }
}
