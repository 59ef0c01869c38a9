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

export function Home({ seat, table, choose }: HomeProps) {
  return (
    <section class="home" aria-label={`${seat.name}'s side`}>
      <Minions seat={seat} />
      <div class="home__row">
        <Identity seat={seat} table={table} choose={choose} />
        <div class="home__play">
          <Zone name="Allies" cards={seat.allies} />
          <Zone name="Upgrades" cards={seat.upgrades} />
          <Zone name="Supports" cards={seat.supports} />
          <Zone name="Others" cards={seat.others} />
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

function Zone({ name, cards }: { name: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null;
  return (
    <div class="zone" role="group" aria-label={name}>
      <h2 class="zone__name">{name}</h2>
      <div class="zone__cards">
        {cards.map((card) => (
          <CardSlot key={card.id} card={card} />
        ))}
      </div>
    </div>
  );
}

export function HandView({ seat, dim }: { seat: Seat; dim: boolean }) {
  const hidden = seat.hand.size - seat.hand.cards.length;
  return (
    <section class="hand" aria-label={`${seat.name}'s hand, ${plural(seat.hand.size, "card")}`}>
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
