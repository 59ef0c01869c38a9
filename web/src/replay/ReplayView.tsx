/** A game again: forward and back, round by round, by itself; everything open or through one player's eyes. */
import { useMemo, useState } from "preact/hooks";
import type { Faces, Frame, Replay } from "../protocol";
import { Select } from "../shared/Select";
import { ThemeButton } from "../shared/theme";
import { Board } from "../table/Board";
import { changesBetween } from "../table/changes";
import { Inspector } from "../table/Inspector";
import { PointSelect } from "../table/PointSelect";
import { type Inspected, SceneContext } from "../table/scene";
import { FrameStory } from "./FrameStory";
import { Timeline } from "./Timeline";
import { usePlayback } from "./usePlayback";

const NOBODY: ReadonlySet<number> = new Set();
const NOTHING: ReadonlyMap<number, never> = new Map<number, never>();
const nothing = () => {};

interface ReplayViewProps {
  readonly replay: Replay;
  readonly faces: Faces;
  /** viewers there are: null is everything open */
  readonly viewers: readonly (number | null)[];
  setViewer(viewer: number | null): void;
}

export function ReplayView(props: ReplayViewProps) {
  const { replay, faces } = props;
  const playback = usePlayback(replay.frames);
  const [point, setPoint] = useState(replay.viewer ?? 0);
  const [inspected, setInspected] = useState<Inspected | null>(null);
  const frame = replay.frames[playback.at];
  const changes = useMemo(() => {
    const before = replay.frames[playback.at - 1]?.table ?? null;
    return frame === undefined ? NOTHING : changesBetween(before, frame.table);
  }, [replay, playback.at, frame]);
  if (frame === undefined) return <p class="loading">This replay is empty.</p>;
  const { table } = frame;
  const still = { legal: NOTHING, chosen: NOBODY, numbers: NOTHING, press: nothing };
  return (
    <SceneContext.Provider value={{ ...still, faces, changes, inspect: setInspected }}>
      <div class="play play--replay">
        <ReplayBar {...props} frame={frame} point={point} setPoint={setPoint} />
        <main class="play__main">
          <h1 class="hidden-text">Replay of {replay.game.scenario_name}</h1>
          <Board table={table} point={point} seats={replay.seats} thinking={NOBODY} choose={nothing} />
        </main>
        <aside class="side" aria-label="What happened">
          <FrameStory frames={replay.frames} at={playback.at} names={table.seats.map((seat) => seat.name)} />
        </aside>
        <Timeline replay={replay} playback={playback} />
        {inspected !== null && <Inspector what={inspected} face={faces[inspected.card.code]} />}
      </div>
    </SceneContext.Provider>
  );
}

interface ReplayBarProps extends ReplayViewProps {
  readonly frame: Frame;
  readonly point: number;
  setPoint(seat: number): void;
}

function ReplayBar({ replay, viewers, setViewer, frame, point, setPoint }: ReplayBarProps) {
  const { table, round, phase } = frame;
  const { game, outcome } = replay;
  const see = (value: string) => setViewer(value === "open" ? null : Number(value));
  return (
    <header class="top">
      <div class="top__round">
        <b>{game.scenario_name}</b>
        <span>{phase === "setup" ? "Setup" : `Round ${round}, ${phase} phase`}</span>
        <span>
          {game.mode}, seed {game.seed}
          {outcome === null ? "" : `, ${outcome}`}
        </span>
      </div>
      <div class="top__tools">
        <Select label="Knowledge" value={String(replay.viewer ?? "open")} set={see}>
          {viewers.map((viewer) => (
            <option key={viewer} value={String(viewer ?? "open")}>
              {viewer === null ? "Everything open" : `What ${table.seats[viewer]?.name} knows`}
            </option>
          ))}
        </Select>
        <PointSelect table={table} point={point} setPoint={setPoint} />
        <ThemeButton />
      </div>
    </header>
  );
}
