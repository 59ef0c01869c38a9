/** Where in a replay one is, and how one moves: by hand, by keys, by itself. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Frame } from "../protocol";
import { framesByRound } from "./timeline";

/** Milliseconds a moment stays. */
export const SPEEDS: readonly { readonly word: string; readonly stays: number }[] = [
  { word: "Slow", stays: 1600 },
  { word: "Normal", stays: 800 },
  { word: "Fast", stays: 350 },
];

export interface Playback {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: number;
  go(to: number): void;
  step(by: number): void;
  roundBefore(): void;
  roundAfter(): void;
  toggle(): void;
  setSpeed(speed: number): void;
}

export function usePlayback(frames: readonly Frame[]): Playback {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = Math.max(0, frames.length - 1);
  const rounds = useMemo(() => framesByRound(frames), [frames]);
  // keys can come faster than the table is drawn: each goes on from where the one before has led
  const move = (to: (now: number) => number) => setAt((now) => Math.max(0, Math.min(last, to(now))));
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = window.setTimeout(() => setAt(at + 1), SPEEDS[speed]?.stays);
    return () => window.clearTimeout(timer);
  }, [playing, at, speed, last]);
  const playback = {
    at: Math.min(at, last),
    last,
    playing,
    speed,
    go: (to: number) => move(() => to),
    step: (by: number) => move((now) => now + by),
    roundBefore: () => move((now) => rounds.filter((start) => start < now).at(-1) ?? 0),
    roundAfter: () => move((now) => rounds.find((start) => start > now) ?? last),
    toggle: () => setPlaying(!playing),
    setSpeed,
  };
  useReplayKeys(playback);
  return playback;
}

function useReplayKeys(playback: Playback): void {
  useEffect(() => {
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowRight: () => playback.step(1),
      ArrowLeft: () => playback.step(-1),
      ArrowDown: playback.roundAfter,
      ArrowUp: playback.roundBefore,
      Home: () => playback.go(0),
      End: () => playback.go(playback.last),
      " ": playback.toggle,
    };
    const down = (event: KeyboardEvent) => {
      const { target, key } = event;
      const deed = deeds[key];
      const busy = target instanceof HTMLElement && target.matches("input, select");
      if (deed === undefined || busy || (key === " " && target instanceof HTMLButtonElement)) return;
      deed();
      event.preventDefault();
    };
    document.addEventListener("keydown", down);
    return () => document.removeEventListener("keydown", down);
  });
}
