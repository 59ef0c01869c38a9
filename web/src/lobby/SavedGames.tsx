/** Games to go on with, and games to watch again. */
import type { SavedGame } from "../protocol";
import { Icon } from "../shared/Icon";

interface SavedGamesProps {
  readonly saved: readonly SavedGame[];
  readonly token: string;
  resume(name: string): void;
}

export function SavedGames({ saved, token, resume }: SavedGamesProps) {
  return (
    <section class="panel saved">
      <h2>Saved games</h2>
      {saved.length === 0 ? (
        <p class="quiet">Games are kept here by themselves as you play.</p>
      ) : (
        <ul>
          {saved.map((game) => (
            <li key={game.name} class="saved__game">
              <span>
                <b>{game.title}</b>
                <br />
                <span class="quiet">
                  {game.name} · {game.outcome ?? `round ${game.round}`} · {when(game.changed)}
                </span>
              </span>
              <span class="saved__tools">
                {game.outcome === null && (
                  <button
                    type="button"
                    class="button"
                    aria-label={`${game.running ? "Back to it" : "Go on"}: ${game.name}`}
                    onClick={() => resume(game.name)}
                  >
                    <Icon name="play" /> {game.running ? "Back to it" : "Go on"}
                  </button>
                )}
                {game.outcome !== null && (
                  <a
                    class="button"
                    aria-label={`Replay: ${game.name}`}
                    href={`/?token=${encodeURIComponent(token)}&replay=${encodeURIComponent(game.name)}`}
                  >
                    <Icon name="eye" /> Replay
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function when(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
