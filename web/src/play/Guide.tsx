/** A first game: the page says what each phase and question is about when it first comes. */
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../protocol";
import { Icon } from "../shared/Icon";

interface Lesson {
  readonly title: string;
  readonly text: string;
}

const LESSONS: Readonly<Record<string, Lesson>> = {
  mulligan: {
    title: "Your opening hand",
    text: "You may throw away cards that will not help you soon; you draw as many again, once. Cheap upgrades, supports and allies are good company at the start.",
  },
  "turn alter-ego": {
    title: "Your turn as alter-ego",
    text: "As alter-ego you can recover hit points, and the villain schemes instead of attacking you. Once each turn you may change form. Play cards from your hand by paying with other cards: each card you spend gives the resources in its corner.",
  },
  "turn hero": {
    title: "Your turn as hero",
    text: "As hero you can attack enemies or thwart schemes; both exhaust you, so choose one. Allies do the same for you at the cost of damage. Threat on the main scheme is the clock of the game, hit points are yours.",
  },
  pay: {
    title: "Paying",
    text: "Mark cards of your hand to spend until the cost is met, then confirm. A payment is suggested. Some cards in play give resources, too.",
  },
  target: {
    title: "A target",
    text: "Point at one of the lit cards. Guards must be defeated before the villain can be attacked.",
  },
  defend: {
    title: "The villain attacks",
    text: "You may defend: your hero's DEF is taken off the damage, but your hero is exhausted. An ally who defends takes all of the damage for you. Undefended, you take it all. A hidden boost card makes it worse.",
  },
  interrupt: {
    title: "An interrupt",
    text: "Something is about to happen, and a card of yours can step in before. If you pass, it happens as it is.",
  },
  response: {
    title: "A response",
    text: "Something has just happened, and a card of yours can answer it. If you pass, the game goes on.",
  },
  discard: {
    title: "End of your turn",
    text: "You may discard cards you do not want; then you draw up to your hand size and ready all your cards.",
  },
  villain: {
    title: "The villain phase",
    text: "First the main scheme gains threat. Then the villain, and every minion engaged with a hero, attacks heroes or schemes against alter-egos. Then everybody gets an encounter card.",
  },
};

/** The lesson that fits the position, by its key. */
export function lessonKey(table: Table): string | null {
  const { decision, phase } = table;
  if (decision !== null && decision.seat === table.seat) {
    const form = table.seats[decision.seat]?.form ?? "";
    const key = decision.kind === "turn" ? `turn ${form}` : decision.kind;
    return key in LESSONS ? key : null;
  }
  return phase === "villain" ? "villain" : null;
}

export function Guide({ table }: { table: Table }) {
  const [shown, setShown] = useState<string | null>(null);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const key = lessonKey(table);
  useEffect(() => {
    if (key !== null && !known.has(key)) setShown(key);
  }, [key, known]);
  const lesson = shown === null ? undefined : LESSONS[shown];
  if (lesson === undefined || shown === null) return null;
  return (
    <section class="guide" aria-label="Guide" aria-live="polite">
      <h2>
        <Icon name="bulb" /> {lesson.title}
      </h2>
      <p>{lesson.text}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          setKnown(new Set([...known, shown]));
          setShown(null);
        }}
      >
        I see
      </button>
    </section>
  );
}
