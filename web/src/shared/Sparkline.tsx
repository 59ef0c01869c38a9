/** How the agents' judgement went, in a line. */

const WIDTH = 240;
const HEIGHT = 36;

export function Sparkline({ values, name }: { values: readonly number[]; name: string }) {
  const shown = values.slice(-60);
  const low = Math.min(...shown);
  const high = Math.max(...shown);
  const span = high - low || 1;
  const x = (i: number) => (WIDTH * i) / Math.max(1, shown.length - 1);
  const y = (value: number) => HEIGHT - 3 - ((HEIGHT - 6) * (value - low)) / span;
  const points = shown.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  const last = shown[shown.length - 1] ?? 0;
  return (
    <figure class="sparkline">
      <figcaption>
        {name} <b>{last.toFixed(2)}</b>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name} over the game, now ${last.toFixed(2)}`}
      >
        <polyline
          points={points}
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          vector-effect="non-scaling-stroke"
        />
      </svg>
    </figure>
  );
}
