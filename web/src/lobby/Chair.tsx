/** One seat of a new game: which hero, who plays, with which deck. */
import { useState } from "preact/hooks";
import type { DeckChecked, Lobby } from "../protocol";
import { api } from "../shared/api";
import { heroColour, monogram } from "../shared/colours";
import { Icon } from "../shared/Icon";
import { type ChairForm, type GameForm, HUMAN, strengthAt } from "./form";

interface ChairProps {
  readonly number: number;
  readonly chair: ChairForm;
  readonly form: GameForm;
  readonly lobby: Lobby;
  readonly token: string;
  set(change: Partial<ChairForm>): void;
  remove?(): void;
}

export function Chair({ number, chair, form, lobby, token, set, remove }: ChairProps) {
  const hero = lobby.heroes.find((one) => one.code === chair.hero);
  const agent = lobby.agents.find((one) => one.spec === chair.who);
  return (
    <fieldset class="chair" style={{ "--frame": heroColour(chair.hero) }}>
      <legend class="hidden-text">Player {number}</legend>
      <div class="chair__hero">
        <span class="chair__mono" aria-hidden="true">
          {monogram(hero?.name ?? "?")}
        </span>
        <label class="field">
          <span>Player {number}</span>
          <select value={chair.hero} onChange={(event) => set({ hero: event.currentTarget.value, deck: "" })}>
            {lobby.heroes.map((one) => (
              <option
                key={one.code}
                value={one.code}
                disabled={one.code !== chair.hero && form.chairs.some((other) => other.hero === one.code)}
              >
                {one.name}
              </option>
            ))}
          </select>
        </label>
        {remove !== undefined && (
          <button type="button" class="button button--plain" aria-label={`Remove player ${number}`} onClick={remove}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p class="quiet chair__facts">
        {hero && `${hero.alter_ego} · ${hero.hp} hit points · starter deck: ${hero.aspect}`}
      </p>
      <label class="field">
        <span>Played by</span>
        <select value={chair.who} onChange={(event) => set({ who: event.currentTarget.value })}>
          <option value={HUMAN}>A person</option>
          {lobby.agents.map((one) => (
            <option key={one.spec} value={one.spec} disabled={!one.available}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet chair__about">
        {agent === undefined
          ? "Somebody at this page, or at another device with a link of their own."
          : `${capital(agent.about)}. ${capital(strengthAt(agent, form))}.`}
      </p>
      <DeckField chair={chair} token={token} set={set} />
    </fieldset>
  );
}

function DeckField({ chair, token, set }: Pick<ChairProps, "chair" | "token" | "set">) {
  const [answer, setAnswer] = useState<DeckChecked | null>(null);
  const [problem, setProblem] = useState("");
  const check = async (text: string) => {
    setAnswer(null);
    setProblem("");
    if (text.trim() === "") return;
    try {
      setAnswer(await api.checkDeck(token, { hero: chair.hero, text }));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const take = (text: string) => {
    set({ deck: text });
    void check(text);
  };
  return (
    <details class="deck" open={chair.deck !== ""}>
      <summary>{chair.deck === "" ? "Starter deck" : "Own deck"}</summary>
      <label class="field">
        <span>Paste a deck: a deck file, or a MarvelCDB export. Empty: the starter deck.</span>
        <textarea rows={4} value={chair.deck} onChange={(event) => take(event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>or open a file</span>
        <input
          type="file"
          accept=".json,.yaml,.yml,.txt"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file !== undefined) void file.text().then(take);
          }}
        />
      </label>
      {answer !== null && (
        <p class={answer.ok ? "fine" : "problem"} role="status">
          {answer.ok
            ? `${Object.values(answer.cards).reduce((sum, n) => sum + n, 0)} cards, ${answer.aspect}: fine.`
            : answer.reason}
        </p>
      )}
      {problem !== "" && (
        <p class="problem" role="status">
          {problem}
        </p>
      )}
    </details>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
