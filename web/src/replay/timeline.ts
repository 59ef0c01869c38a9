/** Marks on the timeline of a replay. */
import type { Frame } from "../protocol";

const TURNING_POINTS = 5;

/** The first frame of every round. */
export function framesByRound(frames: readonly Frame[]): number[] {
  return frames.flatMap((frame, i) => (frame.round === frames[i - 1]?.round ? [] : [i]));
}

/** The frames before which the value changed most. */
export function turningPoints(frames: readonly Frame[]): ReadonlySet<number> {
  const jumps: { at: number; size: number }[] = [];
  let before: number | null = null;
  frames.forEach((frame, at) => {
    if (frame.value === null) return;
    if (before !== null) jumps.push({ at, size: Math.abs(frame.value - before) });
    before = frame.value;
  });
  jumps.sort((a, b) => b.size - a.size);
  return new Set(jumps.slice(0, TURNING_POINTS).map((jump) => jump.at));
}
