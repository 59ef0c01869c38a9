/** A villain: hit points, figures, status, attachments, and what it will do. */
import type { Card, Table } from "../protocol";
import { Bar } from "../shared/Bar";
import { frame, monogram } from "../shared/colours";
import { fullTitle } from "../shared/words";
import { Riders } from "./CardView";
import { Drawn } from "./Drawn";
import { Intents } from "./Forecast";
import { Stats } from "./Stats";
import { Tokens } from "./Tokens";
import { useCard } from "./useCard";

export function Villain({ card, table, stages }: { card: Card; table: Table; stages: number }) {
  const { face, legal, chosen, number, change, words, handlers } = useCard(card);
  const classes = `wide wide--villain${legal ? " card--legal" : ""}${chosen ? " card--chosen" : ""}${change ? " card--hurt" : ""}`;
  return (
    <div class="slot slot--wide">
      <button type="button" class={classes} style={{ "--frame": frame(face) }} {...handlers}>
        <Drawn words={words}>
          {number !== undefined && <span class="card__number">{number}</span>}
          <span class="wide__mono">{monogram(card.title)}</span>
          <span class="wide__body">
            <span class="wide__title">
              {fullTitle(card, face)}
              <small>{stages > 0 ? `${stages} more to come` : "last stage"}</small>
            </span>
            <Bar now={card.remaining ?? 0} full={card.figures.hp?.now ?? 0} kind="hp" label="Hit points" />
            <span class="wide__row">
              <Stats card={card} words />
              {card.keywords.length > 0 && <span class="keywords">{card.keywords.join(", ")}</span>}
              <Intents table={table} enemy={card.id} />
              <Tokens card={card} damage={false} />
            </span>
          </span>
        </Drawn>
      </button>
      <Riders cards={card.attached} />
    </div>
  );
}
