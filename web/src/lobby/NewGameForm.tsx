/** The form of a new game. */
import { useState } from "preact/hooks";
import type { Lobby, NewGame } from "../protocol";
import { Icon } from "../shared/Icon";
import { plural } from "../shared/words";
import { Chair } from "./Chair";
import { type ChairForm, type GameForm, gameOf, HUMAN, partner } from "./form";

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

interface ScenarioPartProps {
  readonly lobby: Lobby;
  readonly form: GameForm;
  set(change: Partial<GameForm>): void;
}

function ScenarioPart({ lobby, form, set }: ScenarioPartProps) {
  const scenario = lobby.scenarios.find((one) => one.code === form.scenario);
  const modular = form.modular ?? scenario?.modular ?? [];
  const toggle = (code: string) =>
    set({ modular: modular.includes(code) ? modular.filter((one) => one !== code) : [...modular, code] });
  return (
    <section class="panel">
      <h2>Villain</h2>
      <fieldset class="villains">
        <legend class="hidden-text">Scenario</legend>
        {lobby.scenarios.map((one) => (
          <label key={one.code} class={`villain-choice${one.code === form.scenario ? " villain-choice--on" : ""}`}>
            <input
              type="radio"
              name="scenario"
              value={one.code}
              checked={one.code === form.scenario}
              onChange={() => set({ scenario: one.code, modular: null })}
            />
            <b>{one.villain}</b>
            <span class="quiet">{plural(one.stages.length, "stage")}</span>
          </label>
        ))}
      </fieldset>
      <div class="fields">
        <label class="field">
          <span>Mode</span>
          <select value={form.mode} onChange={(event) => set({ mode: event.currentTarget.value as GameForm["mode"] })}>
            <option value="standard">Standard</option>
            <option value="expert">Expert</option>
          </select>
        </label>
        <label class="field">
          <span>Heroic level</span>
          <input
            type="number"
            min={0}
            max={20}
            value={form.heroic}
            onInput={(event) => set({ heroic: Number(event.currentTarget.value) })}
          />
        </label>
        <label class="field">
          <span>Hands</span>
          <select
            value={form.hands}
            onChange={(event) => set({ hands: event.currentTarget.value as GameForm["hands"] })}
          >
            <option value="open">Open: everybody sees all hands</option>
            <option value="private">Private</option>
          </select>
        </label>
        <label class="field">
          <span>Seed (empty: a new one)</span>
          <input
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            value={form.seed}
            onInput={(event) => set({ seed: event.currentTarget.value })}
          />
        </label>
      </div>
      <fieldset class="modular">
        <legend>Modular sets{form.modular === null ? " (as recommended)" : ""}</legend>
        {lobby.modular.map((one) => (
          <label key={one.code} class="switch">
            <input type="checkbox" checked={modular.includes(one.code)} onChange={() => toggle(one.code)} />
            {one.name}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
