/** What was chosen at a moment of a replay and what came of it, with a little of what went before. */
import type { Frame } from "../protocol";

const BEFORE = 6;

export function FrameStory({ frames, at, names }: { frames: readonly Frame[]; at: number; names: readonly string[] }) {
  const first = Math.max(0, at - BEFORE);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keys
    <ol class="feed" aria-label="What happened" tabIndex={0}>
      {frames.slice(first, at + 1).map((frame, i) => (
        <li key={first + i} class={`feed__item${first + i === at ? " feed__item--now" : ""}`}>
          {frame.chosen !== null && (
            <p>
              <b>{names[frame.chosen.seat]}</b> {frame.chosen.label}
              <span class="quiet">
                {" "}
                ({frame.chosen.prompt}, {frame.chosen.of} options)
              </span>
            </p>
          )}
          {frame.lines.map((line, j) => (
            <p key={j} class={line.heading ? "feed__heading" : ""}>
              {line.text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
