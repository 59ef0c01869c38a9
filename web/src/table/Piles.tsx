/** Decks and discard piles; a press shows what is known of them. */
import { useState } from "preact/hooks";
import type { CardName, Seat } from "../protocol";
import { frame } from "../shared/colours";
import { Dialog } from "../shared/Dialog";
import { Drawn } from "./Drawn";
import { useScene } from "./scene";
import { useInspection } from "./useCard";

interface PileProps {
  readonly name: string;
  readonly size: number;
  readonly cards: readonly CardName[];
  readonly faceup?: boolean;
}

export function Pile({ name, size, cards, faceup = false }: PileProps) {
  const [open, setOpen] = useState(false);
  const top = faceup ? cards[cards.length - 1] : undefined;
  return (
    <>
      <button type="button" class={`pile${faceup ? " pile--faceup" : ""}`} onClick={() => setOpen(true)}>
        <Drawn words={`${name}: ${size}${top === undefined ? "" : `, on top ${top.title}`}. Show.`}>
          <b>{size}</b>
          <span>{name.split(" ").at(-1)}</span>
          {top !== undefined && <small>{top.title}</small>}
        </Drawn>
      </button>
      {open && (
        <Dialog title={`${name} (${size})`} onClose={() => setOpen(false)}>
          {cards.length === 0 ? (
            <p class="quiet">{size === 0 ? "Empty." : "Nothing is known of its order."}</p>
          ) : (
            <ul class="pile-list">
              {(faceup ? [...cards].reverse() : cards).map((card) => (
                <li key={card.id}>
                  <NamedCard card={card} />
                </li>
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </>
  );
}

function NamedCard({ card }: { card: CardName }) {
  const scene = useScene();
  const { onClick: _, ...handlers } = useInspection(scene, card);
  return (
    <button type="button" class="chip" style={{ "--frame": frame(scene.faces[card.code]) }} {...handlers}>
      <span class="chip__title">{card.title}</span>
    </button>
  );
}

export function PlayerPiles({ seat }: { seat: Seat }) {
  return (
    <div class="piles">
      <Pile name="Deck" size={seat.deck.size} cards={seat.deck.known.map((one) => one.card)} />
      <Pile name="Discard" size={seat.discard.length} cards={seat.discard} faceup />
    </div>
  );
}
