/** The review: the curve, its turning points, and what the agent would have done. */
import { useState } from "preact/hooks";
import type { Moment, Review } from "../protocol";
import { Curve } from "./Curve";

interface ReviewViewProps {
  readonly review: Review;
  readonly names: readonly string[];
}

export function ReviewView({ review, names }: ReviewViewProps) {
  const [all, setAll] = useState(false);
  const [selected, setSelected] = useState<number | null>(null);
  const differing = review.moments.filter((moment) => moment.would !== "");
  const turning = review.moments.filter((moment) => moment.turning);
  const shown = all ? differing : turning;
  const points = review.moments.map((moment) => ({
    at: moment.choice,
    round: moment.round,
    value: moment.value,
    mark: moment.turning,
    label: `round ${moment.round}, ${names[moment.seat] ?? ""}: ${moment.chose}`,
  }));
  const moment = review.moments.find((one) => one.choice === selected);
  if (review.moments.length === 0) return <p class="quiet">The game was too short for a review.</p>;
  return (
    <section class="review" aria-label="Review">
      <p class="quiet">
        As {review.by} sees it: {review.value_name}. It would have chosen otherwise {differing.length} of{" "}
        {review.moments.length} times.
      </p>
      <Curve
        points={points}
        name={review.value_name}
        {...(selected === null ? {} : { now: selected })}
        select={setSelected}
      />
      {moment !== undefined && (
        <ol class="moments">
          <MomentRow moment={moment} names={names} />
        </ol>
      )}
      <div class="review__switch">
        <button
          type="button"
          class={`button${all ? "" : " button--on"}`}
          aria-pressed={!all}
          onClick={() => setAll(false)}
        >
          Turning points ({turning.length})
        </button>
        <button
          type="button"
          class={`button${all ? " button--on" : ""}`}
          aria-pressed={all}
          onClick={() => setAll(true)}
        >
          Where it would have chosen otherwise ({differing.length})
        </button>
      </div>
      <ol class="moments">
        {shown.map((one) => (
          <MomentRow key={one.choice} moment={one} names={names} />
        ))}
      </ol>
    </section>
  );
}

function MomentRow({ moment, names }: { moment: Moment; names: readonly string[] }) {
  return (
    <li class="moment">
      <span class="moment__when">
        Round {moment.round}
        <br />
        {moment.value !== null && <b>{moment.value.toFixed(2)}</b>}
      </span>
      <span>
        <span class="quiet">
          {names[moment.seat]}: {moment.prompt}
        </span>
        <br />
        {moment.chose}
        {moment.would !== "" && (
          <span class="moment__would">
            the agent: {moment.would}
            {moment.chance !== null && ` (${Math.round(100 * moment.chance)} % for what was chosen)`}
          </span>
        )}
      </span>
    </li>
  );
}
