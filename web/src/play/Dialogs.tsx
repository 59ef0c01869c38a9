/** Keeping a game under a name, and giving up. */
import { useState } from "preact/hooks";
import type { GameInfo } from "../protocol";
import { Dialog } from "../shared/Dialog";

export function SaveDialog({ game, save, onClose }: { game: GameInfo; save(name: string): void; onClose(): void }) {
  const [name, setName] = useState(`${game.scenario} ${game.seed}`);
  return (
    <Dialog title="Save the game" onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          save(name.trim());
          onClose();
        }}
      >
        <label class="field">
          <span>Name</span>
          <input
            type="text"
            value={name}
            maxLength={60}
            required
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class="quiet">The game is kept by itself after every choice; a name makes a copy that stays as it is now.</p>
        <button type="submit" class="button button--go">
          Save
        </button>
      </form>
    </Dialog>
  );
}

export function ConcedeDialog({ concede, onClose }: { concede(): void; onClose(): void }) {
  return (
    <Dialog title="Give up?" onClose={onClose}>
      <div class="form">
        <p>The game ends as a loss for all players.</p>
        <button
          type="button"
          class="button button--bad"
          onClick={() => {
            concede();
            onClose();
          }}
        >
          Concede the game
        </button>
      </div>
    </Dialog>
  );
}
