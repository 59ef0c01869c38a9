/** The form of a new game. */
import { useState } from "preact/hooks";
import type { Lobby, NewGame } from "../protocol";
import { Icon } from "../shared/Icon";
import { Chair } from "./Chair";
import { type ChairForm, type GameForm, gameOf, HUMAN, partner } from "./form";
import { ScenarioPart } from "./ScenarioPart";

const MOST_CHAIRS = 4;

interface NewGameFormProps {
  readonly lobby: Lobby;
  readonly token: string;
  readonly first: GameForm;
  start(game: NewGame): void;
}

export function NewGameForm({ lobby, token, first, start }: NewGameFormProps) {
  const [form, setForm] = useState(first);
  const set = (change: Partial<GameForm>) => setForm({ ...form, ...change });
  const setChair = (i: number, change: Partial<ChairForm>) =>
    set({ chairs: form.chairs.map((chair, j) => (i === j ? { ...chair, ...change } : chair)) });
  const free = lobby.heroes.find((hero) => !form.chairs.some((chair) => chair.hero === hero.code));
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        start(gameOf(form));
      }}
    >
      <section class="panel">
        <h2>Players</h2>
        <div class="chairs">
          {form.chairs.map((chair, i) => (
            <Chair
              key={i}
              number={i + 1}
              chair={chair}
              form={form}
              lobby={lobby}
              token={token}
              set={(change) => setChair(i, change)}
              {...(form.chairs.length > 1
                ? { remove: () => set({ chairs: form.chairs.filter((_, j) => j !== i) }) }
                : {})}
            />
          ))}
          {form.chairs.length < MOST_CHAIRS && free !== undefined && (
            <button
              type="button"
              class="button chair--free"
              onClick={() => set({ chairs: [...form.chairs, { hero: free.code, who: partner(lobby), deck: "" }] })}
            >
              <Icon name="person" /> Add a player
            </button>
          )}
        </div>
      </section>
      <ScenarioPart lobby={lobby} form={form} set={set} />
      <div class="new-game__start">
        <label class="switch">
          <input
            type="checkbox"
            checked={form.guided}
            onChange={(event) => set({ guided: event.currentTarget.checked })}
          />
          Guided first game: explain phases as they come
        </label>
        <button type="submit" class="button button--go button--large">
          <Icon name="play" /> {form.chairs.some((chair) => chair.who === HUMAN) ? "Play" : "Watch"}
        </button>
      </div>
    </form>
  );
}
