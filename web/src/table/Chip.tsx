/** A card in one line: other players' tables, attachments, minions in numbers. */
import type { Card } from "../protocol";
import { frame } from "../shared/colours";
import { Drawn } from "./Drawn";
import { HitPoints, Stats } from "./Stats";
import { Tokens } from "./Tokens";
import { useCard } from "./useCard";

export function Chip({ card, count = 1 }: { card: Card; count?: number }) {
  const { face, legal, chosen, number, change, words, handlers } = useCard(card);
  const classes = ["chip"];
  if (card.exhausted) classes.push("chip--exhausted");
  if (legal) classes.push("chip--legal");
  if (chosen) classes.push("chip--chosen");
  if (change !== undefined) classes.push(change === "new" ? "card--new" : "card--hurt");
  return (
    <button type="button" class={classes.join(" ")} style={{ "--frame": frame(face) }} {...handlers}>
      <Drawn words={count > 1 ? `${count} times ${words}` : words}>
        {number !== undefined && <span class="card__number">{number}</span>}
        {count > 1 && <span class="chip__count">{count}×</span>}
        <span class="chip__title">{card.title}</span>
        <Tokens card={card} damage={card.remaining === null} />
        <Stats card={card} />
        <HitPoints card={card} />
      </Drawn>
    </button>
  );
}
