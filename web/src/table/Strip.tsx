/** Another player's side, folded into a strip. */
import type { Card, Seat, Table } from "../protocol";
import { Bar } from "../shared/Bar";
import { heroColour } from "../shared/colours";
import { Icon } from "../shared/Icon";
import { plural } from "../shared/words";
import { Chip } from "./Chip";
import { Drawn } from "./Drawn";
import { Minions } from "./Home";
import { Stats } from "./Stats";
import { Tokens } from "./Tokens";
import { useCard } from "./useCard";

interface StripProps {
  readonly seat: Seat;
  readonly table: Table;
  readonly who: string;
  readonly thinking: boolean;
}

export function Strip({ seat, table, who, thinking }: StripProps) {
  const active = table.phase === "player" && table.active_player === seat.seat;
  return (
    <section class={`strip${active ? " strip--active" : ""}`} aria-label={`${seat.name}'s side`}>
      {seat.identity === null ? (
        <p class="quiet">{seat.name} is defeated.</p>
      ) : (
        <StripIdentity seat={seat} table={table} card={seat.identity} who={who} thinking={thinking} />
      )}
      <div class="strip__zones">
        <Minions seat={seat} />
        <Chips
          cards={[
            ...(seat.identity?.attached ?? []),
            ...seat.allies,
            ...seat.upgrades,
            ...seat.supports,
            ...seat.others,
          ]}
        />
        <StripHand seat={seat} />
      </div>
    </section>
  );
}

function StripIdentity({ seat, table, card, who, thinking }: StripProps & { card: Card }) {
  const { legal, chosen, number, change, words, handlers } = useCard(card);
  const classes = `strip__identity${legal ? " card--legal" : ""}${chosen ? " card--chosen" : ""}${change ? " card--hurt" : ""}`;
  return (
    <button type="button" class={classes} style={{ "--frame": heroColour(seat.hero) }} {...handlers}>
      <Drawn words={words}>
        {number !== undefined && <span class="card__number">{number}</span>}
        <span class="strip__name">
          <b>
            {table.seats.length > 2 && <small>P{seat.seat + 1} </small>}
            {seat.name}
          </b>
          {table.first_player === seat.seat && <small>first</small>}
        </span>
        <span class="strip__bar">
          <Bar now={card.remaining ?? 0} full={card.figures.hp?.now ?? 0} kind="hp" label="Hit points" />
          <Stats card={card} />
        </span>
        <span class="wide__row">
          <Tokens card={card} damage={false} />
        </span>
        <span class="strip__who">
          <Icon name={seat.form === "hero" ? "mask" : "person"} /> {seat.form}
          {card.exhausted ? ", exhausted" : ""} · {who}
          {thinking ? ", thinking …" : ""}
        </span>
      </Drawn>
    </button>
  );
}

function Chips({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="chips">
      {cards.map((card) => (
        <span key={card.id} class="chips__one">
          <Chip card={card} />
          {card.attached.map((rider) => (
            <Chip key={rider.id} card={rider} />
          ))}
        </span>
      ))}
    </div>
  );
}

function StripHand({ seat }: { seat: Seat }) {
  const known = seat.hand.cards;
  return (
    <div class="chips chips--hand" role="group" aria-label={`${seat.name}'s hand`}>
      <span class="quiet chips__count">
        <Icon name="cards" /> {seat.hand.size} in hand, {plural(seat.deck.size, "card")} in deck
      </span>
      {known.map((card) => (
        <Chip key={card.id} card={card} />
      ))}
    </div>
  );
}
