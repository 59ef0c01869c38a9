/** How fast agents act. */
import { Icon, type IconName } from "../shared/Icon";
import type { Commands, Pace } from "./usePlay";

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
