/** A game again: forward and back, round by round, by itself; everything open or through one player's eyes. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Faces, Replay } from "../protocol";
import { Curve } from "../review/Curve";
import { Icon, type IconName } from "../shared/Icon";
import { ThemeButton } from "../shared/theme";
import { Board } from "../table/Board";
import { changesBetween } from "../table/changes";
import { Inspector } from "../table/Inspector";
import { type Inspected, SceneContext } from "../table/scene";
import { FrameStory } from "./FrameStory";
import { framesByRound, turningPoints } from "./timeline";

const SPEEDS = [1600, 800, 350] as const;
const SPEED_WORDS = ["Slow", "Normal", "Fast"] as const;
const NOBODY: ReadonlySet<number> = new Set();
const NOTHING: ReadonlyMap<number, never> = new Map<number, never>();

interface ReplayViewProps {
  readonly replay: Replay;
  readonly faces: Faces;
  /** viewers there are: null is everything open */
  readonly viewers: readonly (number | null)[];
  setViewer(viewer: number | null): void;
}

export function ReplayView({ replay, faces, viewers, setViewer }: ReplayViewProps) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [point, setPoint] = useState(replay.viewer ?? 0);
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const last = replay.frames.length - 1;
  const frame = replay.frames[Math.min(at, last)];
  const rounds = useMemo(() => framesByRound(replay.frames), [replay]);
  const turning = useMemo(() => turningPoints(replay.frames), [replay]);
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));

  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => setAt(at + 1), SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [playing, at, speed, last]);

  useReplayKeys({ at, go, rounds, toggle: () => setPlaying((was) => !was), last });

  const changes = useMemo(
    () => (frame === undefined ? NOTHING : changesBetween(replay.frames[at - 1]?.table ?? null, frame.table)),
    [replay, at, frame],
  );
  if (frame === undefined) return <p class="loading">This replay has no frames.</p>;
  const scene = {
    faces,
    legal: NOTHING,
    chosen: NOBODY,
    numbers: NOTHING,
    changes,
    press: () => {},
    inspect: setInspected,
  };
  const { table } = frame;
  const points = replay.frames.map((one, i) => ({
    at: i,
    round: one.round,
    value: one.value,
    mark: turning.has(i),
    label: one.chosen === null ? "the beginning" : `round ${one.round}: ${one.chosen.label}`,
  }));
  return (
    <SceneContext.Provider value={scene}>
      <div class="play play--replay">
        <header class="top">
          <div class="top__round">
            <b>{replay.game.scenario_name}</b>
            <span>
              Round {table.round}, {table.phase} phase
            </span>
            <span class="quiet">
              {replay.game.mode}, seed {replay.game.seed}
              {replay.outcome === null ? "" : `, ${replay.outcome}`}
            </span>
          </div>
          <div class="top__tools">
            <Select
              label="Knowledge"
              value={String(replay.viewer ?? "open")}
              set={(value) => setViewer(value === "open" ? null : Number(value))}
            >
              {viewers.map((viewer) => (
                <option key={viewer} value={String(viewer ?? "open")}>
                  {viewer === null ? "Everything open" : `What ${table.seats[viewer]?.name} knows`}
                </option>
              ))}
            </Select>
            <Select label="Shown large" value={String(point)} set={(value) => setPoint(Number(value))}>
              {table.seats.map((seat) => (
                <option key={seat.seat} value={seat.seat}>
                  {seat.name}
                </option>
              ))}
            </Select>
            <ThemeButton />
          </div>
        </header>
        <main class="play__main">
          <h1 class="hidden-text">Replay of {replay.game.scenario_name}</h1>
          <Board table={table} point={point} seats={replay.seats} thinking={NOBODY} choose={() => {}} />
        </main>
        <aside class="side" aria-label="What happened">
          <FrameStory frames={replay.frames} at={at} names={table.seats.map((seat) => seat.name)} />
        </aside>
        <section class="prompt timeline" aria-label="Timeline">
          <div class="timeline__buttons">
            <Press icon="back" word="Round before" onClick={() => go(roundBefore(rounds, at))} />
            <Press icon="undo" word="Back" onClick={() => go(at - 1)} />
            <Press
              icon={playing ? "pause" : "play"}
              word={playing ? "Pause" : "Play"}
              onClick={() => setPlaying(!playing)}
            />
            <Press icon="fast" word="Forward" onClick={() => go(at + 1)} />
            <Press icon="step" word="Next round" onClick={() => go(roundAfter(rounds, at) ?? last)} />
            <Select label="Speed" value={String(speed)} set={(value) => setSpeed(Number(value))}>
              {SPEED_WORDS.map((word, i) => (
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
          {replay.value_name !== "" && points.some((one) => one.value !== null) && (
            <Curve points={points} name={`${replay.value_name} (${replay.value_by})`} now={at} select={go} />
          )}
        </section>
        {inspected !== null && <Inspector what={inspected} face={faces[inspected.card.code]} />}
      </div>
    </SceneContext.Provider>
  );
}

function roundBefore(rounds: readonly number[], at: number): number {
  return rounds.filter((start) => start < at).at(-1) ?? 0;
}

function roundAfter(rounds: readonly number[], at: number): number | undefined {
  return rounds.find((start) => start > at);
}

interface ReplayKeys {
  readonly at: number;
  readonly last: number;
  readonly rounds: readonly number[];
  go(to: number): void;
  toggle(): void;
}

function useReplayKeys({ at, last, rounds, go, toggle }: ReplayKeys): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches("input, select")) return;
      if (event.key === "ArrowRight") go(at + 1);
      else if (event.key === "ArrowLeft") go(at - 1);
      else if (event.key === "ArrowDown") go(roundAfter(rounds, at) ?? last);
      else if (event.key === "ArrowUp") go(roundBefore(rounds, at));
      else if (event.key === "Home") go(0);
      else if (event.key === "End") go(last);
      else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  });
}

function Press({ icon, word, onClick }: { icon: IconName; word: string; onClick(): void }) {
  return (
    <button type="button" class="button" title={word} aria-label={word} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly children: preact.ComponentChildren;
  set(value: string): void;
}

function Select({ label, value, set, children }: SelectProps) {
  return (
    <label class="top__point">
      <span class="hidden-text">{label}</span>
      <select value={value} onChange={(event) => set(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
