/** A card as a card: frame, cost, title, resources, figures, tokens. Its text shows when it is pointed at. */
import type { Card } from "../protocol";
import { frame, monogram } from "../shared/colours";
import { Icon, type IconName } from "../shared/Icon";
import { typeWord } from "../shared/words";
import { Chip } from "./Chip";
import { Drawn } from "./Drawn";
import { HitPoints, Stats } from "./Stats";
import { Tokens } from "./Tokens";
import { useCard } from "./useCard";

interface CardViewProps {
  readonly card: Card;
  /** in a hand, or to be taken into one: what it pays is as good to know as what it does */
  readonly held?: boolean;
  readonly dim?: boolean;
  /** short: title, tokens and figures only */
  readonly tile?: boolean;
}

export function CardView({ card, held = false, dim = false, tile = false }: CardViewProps) {
  const { face, legal, chosen, number, change, words, handlers } = useCard(card);
  const classes = ["card"];
  if (tile) classes.push("card--tile");
  if (card.exhausted) classes.push("card--exhausted");
  if (legal) classes.push("card--legal");
  if (chosen) classes.push("card--chosen");
  if (dim && !legal) classes.push("card--dim");
  if (change !== undefined) classes.push(change === "new" ? "card--new" : "card--hurt");
  return (
    <button type="button" class={classes.join(" ")} style={{ "--frame": frame(face) }} {...handlers}>
      <Drawn words={words}>
        {number !== undefined && <span class="card__number">{number}</span>}
        <span class="card__head">
          {card.cost !== null && <span class="card__cost">{card.cost.now}</span>}
          <span class="card__title" style={{ fontSize: titleSize(card) }}>
            {card.title}
          </span>
        </span>
        <span class="card__field">
          <span class="card__mono">{monogram(card.title)}</span>
          <span class="card__kind">
            {typeWord(card.type)}
            <span class="card__traits">{card.traits.join(", ")}</span>
          </span>
          <span class="card__resources">
            {(held ? (face?.resources ?? []) : []).map((resource, i) => (
              <span key={i} class={`resource-${resource}`}>
                <Icon name={resource as IconName} />
              </span>
            ))}
          </span>
        </span>
        <span class="card__tokens">
          <Tokens card={card} damage={card.remaining === null} />
        </span>
        {card.remaining !== null && (
          <span class="card__stats">
            <Stats card={card} />
            <HitPoints card={card} />
          </span>
        )}
      </Drawn>
    </button>
  );
}

/** Long words are written smaller, so that they need not be broken; a cost takes room, too. */
function titleSize({ title, cost }: Card): string {
  const longest = Math.max(...title.split(" ").map((word) => word.length));
  const room = cost === null ? 12 : 9;
  return `max(8.5px, ${Math.max(0.66, Math.min(1, room / longest)).toFixed(2)}em)`;
}

/** A card with everything that is attached to it. */
export function CardSlot({ card, tile }: { card: Card; tile: boolean }) {
  return (
    <div class="slot">
      <CardView card={card} tile={tile} />
      <Riders cards={card.attached} />
    </div>
  );
}

export function Riders({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="riders">
      {cards.map((rider) => (
        <Chip key={rider.id} card={rider} />
      ))}
    </div>
  );
}

export function CardBack({ label }: { label: string }) {
  return (
    <span class="card card--back" role="img" aria-label={label}>
      <span class="card__mono">mc</span>
    </span>
  );
}
