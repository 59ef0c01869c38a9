/** Against whom: the villain, how hard, with which modular sets. */
import type { Lobby } from "../protocol";
import { plural } from "../shared/words";
import type { GameForm } from "./form";

interface ScenarioPartProps {
  readonly lobby: Lobby;
  readonly form: GameForm;
  set(change: Partial<GameForm>): void;
}

export function ScenarioPart({ lobby, form, set }: ScenarioPartProps) {
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
      <Fields form={form} set={set} />
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

function Fields({ form, set }: Omit<ScenarioPartProps, "lobby">) {
  return (
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
        <select value={form.hands} onChange={(event) => set({ hands: event.currentTarget.value as GameForm["hands"] })}>
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
  );
}
