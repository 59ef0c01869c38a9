/** How fast agents act, and when one is asked about interrupts and responses. */
import { Icon, type IconName } from "../shared/Icon";
import type { Commands, Pace, Passing } from "./usePlay";

const PACES: readonly { pace: Pace; icon: IconName; word: string }[] = [
  { pace: "pause", icon: "pause", word: "Pause" },
  { pace: "slow", icon: "play", word: "Slow" },
  { pace: "normal", icon: "play", word: "Normal" },
  { pace: "fast", icon: "fast", word: "Fast" },
];

export function PaceControl({ pace, commands }: { pace: Pace; commands: Commands }) {
  return (
    <fieldset class="pace">
      <legend class="hidden-text">Pace of the agents</legend>
      {PACES.map((one) => (
        <button
          key={one.pace}
          type="button"
          class={`button${pace === one.pace ? " button--on" : ""}`}
          aria-pressed={pace === one.pace}
          onClick={() => commands.pace(one.pace)}
        >
          <Icon name={one.icon} /> {one.word}
        </button>
      ))}
      <button type="button" class="button" disabled={pace !== "pause"} onClick={() => commands.step()}>
        <Icon name="step" /> Step
      </button>
    </fieldset>
  );
}

const PASSINGS: readonly { passing: Passing; word: string }[] = [
  { passing: "ask", word: "Ask me every time" },
  { passing: "until_attack", word: "Pass until an enemy attacks" },
  { passing: "until_turn", word: "Pass until my next turn" },
];

export function PassingControl({ passing, commands }: { passing: Passing; commands: Commands }) {
  return (
    <label class="passing">
      <span class="hidden-text">Interrupts and responses</span>
      <select value={passing} onChange={(event) => commands.passing(event.currentTarget.value as Passing)}>
        {PASSINGS.map((one) => (
          <option key={one.passing} value={one.passing}>
            {one.word}
          </option>
        ))}
      </select>
    </label>
  );
}
