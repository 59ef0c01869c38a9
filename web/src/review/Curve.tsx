/** A value over a game, with the rounds below and marks that can be pressed. */

export interface CurvePoint {
  readonly at: number;
  readonly round: number;
  readonly value: number | null;
  readonly mark: boolean;
  readonly label: string;
}

interface CurveProps {
  readonly points: readonly CurvePoint[];
  readonly name: string;
  /** the moment that is looked at */
  readonly now?: number;
  select(at: number): void;
}

const WIDTH = 800;
const HEIGHT = 150;
const LEFT = 44; // room for the scale
const RIGHT = 10;

export function Curve({ points, name, now, select }: CurveProps) {
  const known = points.filter((point): point is CurvePoint & { value: number } => point.value !== null);
  const end = Math.max(1, points[points.length - 1]?.at ?? 1);
  const low = Math.min(0, ...known.map((point) => point.value));
  const high = Math.max(0, ...known.map((point) => point.value)) || 1;
  const x = (at: number) => LEFT + ((WIDTH - LEFT - RIGHT) * at) / end;
  const y = (value: number) => HEIGHT - 22 - ((HEIGHT - 34) * (value - low)) / (high - low);
  const line = known.map((point) => `${x(point.at).toFixed(1)},${y(point.value).toFixed(1)}`).join(" ");
  const rounds = points.filter((point, i) => point.round !== points[i - 1]?.round);
  return (
    <figure class="curve">
      <figcaption>{name} over the game</figcaption>
      <div class="curve__plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <line class="curve__zero" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
          {rounds.map((point) => (
            <line key={point.at} class="curve__round" x1={x(point.at)} x2={x(point.at)} y1={0} y2={HEIGHT - 18} />
          ))}
          <polyline class="curve__line" points={line} />
          {now !== undefined && <line class="curve__now" x1={x(now)} x2={x(now)} y1={0} y2={HEIGHT - 18} />}
        </svg>
        <span class="curve__scale" style={{ top: 0 }}>
          {high.toFixed(2)}
        </span>
        {low < 0 && (
          <span class="curve__scale" style={{ bottom: "18px" }}>
            {low.toFixed(2)}
          </span>
        )}
        {rounds.map((point) => (
          <button
            key={point.at}
            type="button"
            class="curve__tick"
            style={{ left: `${(100 * x(point.at)) / WIDTH}%` }}
            aria-label={`Round ${point.round}`}
            onClick={() => select(point.at)}
          >
            {point.round}
          </button>
        ))}
        {known
          .filter((point) => point.mark)
          .map((point) => (
            <button
              key={point.at}
              type="button"
              class="curve__mark"
              style={{ left: `${(100 * x(point.at)) / WIDTH}%`, top: `${(100 * y(point.value)) / HEIGHT}%` }}
              title={point.label}
              aria-label={`Turning point: ${point.label}`}
              onClick={() => select(point.at)}
            />
          ))}
      </div>
    </figure>
  );
}
