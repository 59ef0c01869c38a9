/** After the game: how it ended, and its review. */
import { useEffect, useState } from "preact/hooks";
import type { TableMessage, Welcome } from "../protocol";
import { ReviewView } from "../review/ReviewView";
import { hostToken } from "../shared/api";
import { Dialog } from "../shared/Dialog";
import { plural } from "../shared/words";
import type { PlayState } from "./state";
import type { Commands } from "./usePlay";

const REASONS: Readonly<Record<string, string>> = {
  villain_defeated: "The villain is defeated.",
  scheme_completed: "The villain's scheme is completed.",
  all_players_eliminated: "Every hero is defeated.",
  encounter_deck_exhausted: "The encounter deck and its discard pile are empty.",
};

interface OutcomeProps {
  readonly state: PlayState;
  readonly message: TableMessage;
  readonly welcome: Welcome;
  readonly commands: Commands;
}

export function Outcome({ state, message, welcome, commands }: OutcomeProps) {
  const [open, setOpen] = useState(true);
  const { table } = message;
  const won = table.outcome === "win";
  useEffect(() => commands.review(), [commands]);
  const lobby = hostToken();
  if (!open) {
    return (
      <button type="button" class="button button--go outcome-again" onClick={() => setOpen(true)}>
        Outcome and review
      </button>
    );
  }
  return (
    <Dialog title={won ? "Victory" : "Defeat"} wide onClose={() => setOpen(false)}>
      <div class={`outcome outcome--${won ? "win" : "loss"}`} data-outcome={table.outcome ?? "conceded"}>
        <p class="outcome__reason">
          {message.conceded ? "The game was given up." : (REASONS[table.outcome_reason] ?? table.outcome_reason)}{" "}
          <span class="quiet">
            {welcome.game.scenario_name}, {welcome.game.mode}, {plural(table.round, "round")}, seed {welcome.game.seed}
          </span>
        </p>
        {state.review !== null ? (
          <ReviewView review={state.review} names={table.seats.map((seat) => seat.name)} />
        ) : (
          <p class="quiet">{state.busyWith === "review" ? "The review is being written …" : ""}</p>
        )}
        {lobby !== null && (
          <div class="outcome__links">
            <a class="button button--go" href={`/?token=${encodeURIComponent(lobby)}`}>
              Back to the lobby
            </a>
            <a
              class="button"
              href={`/?token=${encodeURIComponent(lobby)}&replay=${encodeURIComponent(welcome.game.id)}`}
            >
              Watch the replay
            </a>
            <a
              class="button"
              href={`/?token=${encodeURIComponent(lobby)}&again=${encodeURIComponent(againOf(welcome))}`}
            >
              Same table again
            </a>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The table of this game, for the lobby to fill its form with. */
function againOf({ game, seats }: Welcome): string {
  const { scenario, mode, modular, heroic, seed, hands, guided } = game;
  const chairs = seats.map(({ hero, who }) => ({ hero, who }));
  return JSON.stringify({ scenario, mode, modular, heroic, seed, hands, guided, seats: chairs });
}
