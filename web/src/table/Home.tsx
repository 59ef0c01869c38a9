/** The side of the player who looks: minions, identity, cards in play, hand. */
import type { Card, Option, Seat, Table } from "../protocol";
import { plural } from "../shared/words";
import { groupAlike, standsFor } from "./alike";
import { CardBack, CardSlot, CardView } from "./CardView";
import { Chip } from "./Chip";
import { Identity } from "./Identity";
import { PlayerPiles } from "./Piles";
import { useScene } from "./scene";

interface HomeProps {
  readonly seat: Seat;
  readonly table: Table;
  choose(option: Option): void;
}

/** More cards in play than this are drawn as tiles. */
const FULL_CARDS = 4;

export function Home({ seat, table, choose }: HomeProps) {
  const tiles = seat.allies.length + seat.upgrades.length + seat.supports.length + seat.others.length > FULL_CARDS;
  return (
    <section class="home" aria-label={`${seat.name}'s side`}>
      <Minions seat={seat} />
      <div class="home__row">
        <Identity seat={seat} table={table} choose={choose} />
        <div class={`home__play${tiles ? " home__play--tiles" : ""}`}>
          <Zone name="Allies" cards={seat.allies} tiles={tiles} />
          <Zone name="Upgrades" cards={seat.upgrades} tiles={tiles} />
          <Zone name="Supports" cards={seat.supports} tiles={tiles} />
          <Zone name="Others" cards={seat.others} tiles={tiles} />
        </div>
        <PlayerPiles seat={seat} />
      </div>
    </section>
  );
}

export function Minions({ seat }: { seat: Seat }) {
  if (seat.minions.length === 0 && seat.encounter_cards === 0) return null;
  return (
    <div class="minions" role="group" aria-label={`Minions engaged with ${seat.name}`}>
      {groupAlike(seat.minions).map((group) => (
        <MinionGroup key={group[0]?.id} group={group} />
      ))}
      {seat.encounter_cards > 0 && <span class="dealt">{plural(seat.encounter_cards, "facedown encounter card")}</span>}
    </div>
  );
}

function MinionGroup({ group }: { group: readonly Card[] }) {
  const minion = standsFor(group, useScene().legal);
  if (minion === undefined) return null;
  return (
    <div class="minion">
      <Chip card={minion} count={group.length} />
      {minion.attached.map((rider) => (
        <Chip key={rider.id} card={rider} />
      ))}
    </div>
  );
}

function Zone({ name, cards, tiles }: { name: string; cards: readonly Card[]; tiles: boolean }) {
  if (cards.length === 0) return null;
  return (
    <div class="zone" role="group" aria-label={name}>
      <h2 class="zone__name">{name}</h2>
      <div class="zone__cards">
        {cards.map((card) => (
          <CardSlot key={card.id} card={card} tile={tiles} />
        ))}
      </div>
    </div>
  );
}

export function HandView({ seat, dim }: { seat: Seat; dim: boolean }) {
  const hidden = seat.hand.size - seat.hand.cards.length;
  return (
    <section
      class="hand"
      style={{ "--n": Math.max(1, seat.hand.size) }}
      aria-label={`${seat.name}'s hand, ${plural(seat.hand.size, "card")}`}
    >
      {seat.hand.cards.map((card) => (
        <div key={card.id} class="hand__slot">
          <CardView card={card} held dim={dim} />
        </div>
      ))}
      {Array.from({ length: hidden }, (_, i) => (
        <div key={`back${i}`} class="hand__slot">
          <CardBack label="a card you do not see" />
        </div>
      ))}
      {seat.hand.size === 0 && <p class="quiet hand__empty">No cards in hand.</p>}
    </section>
  );
}
