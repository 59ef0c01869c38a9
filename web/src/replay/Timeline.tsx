/** The timeline of a replay: buttons, a slider, the curve. */
import { useMemo } from "preact/hooks";
import type { Replay } from "../protocol";
import { Curve } from "../review/Curve";
import { Icon, type IconName } from "../shared/Icon";
import { Select } from "../shared/Select";
import { turningPoints } from "./timeline";
import { type Playback, SPEEDS } from "./usePlayback";

export function Timeline({ replay, playback }: { replay: Replay; playback: Playback }) {
  const { at, last, playing, go } = playback;
  const points = useMemo(() => curveOf(replay), [replay]);
  return (
    <section class="prompt timeline" aria-label="Timeline">
      <div class="timeline__buttons">
        <Press icon="back" word="Round before" onClick={playback.roundBefore} />
        <Press icon="undo" word="Back" onClick={() => playback.step(-1)} />
        <Press icon={playing ? "pause" : "play"} word={playing ? "Pause" : "Play"} onClick={playback.toggle} />
        <Press icon="fast" word="Forward" onClick={() => playback.step(1)} />
        <Press icon="step" word="Next round" onClick={playback.roundAfter} />
        <Select label="Speed" value={String(playback.speed)} set={(value) => playback.setSpeed(Number(value))}>
          {SPEEDS.map(({ word }, i) => (
            <option key={word} value={i}>
              {word}
            </option>
          ))}
        </Select>
        <span class="timeline__where">
          {at} / {last}
        </span>
      </div>
      <input
        class="timeline__slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label="Moment of the game"
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      {points.some((point) => point.value !== null) && (
        <Curve points={points} name={`${replay.value_name} (${replay.value_by})`} now={at} select={go} />
      )}
    </section>
  );
}

function curveOf({ frames }: Replay) {
  const turning = turningPoints(frames);
  return frames.map(({ round, value, chosen }, at) => ({
    at,
    round,
    value,
    mark: turning.has(at),
    label: chosen === null ? "the beginning" : `round ${round}: ${chosen.label}`,
  }));
}

function Press({ icon, word, onClick }: { icon: IconName; word: string; onClick(): void }) {
  return (
    <button type="button" class="button" title={word} aria-label={word} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
