"""What one seat is told at one decision: the table as it may see it, printed cards, what happened, what was said, its notes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from mc_env.cards import registry
from mc_env.errors import ConfigError, UnknownCard
from mc_env.seen import faces as printed
from mc_env.seen.model import Card, CardName, Decision, Deck, Face, Seat, Table


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence that a player said to the others."""

    seat: int
    words: str


@dataclass(frozen=True, slots=True)
class Briefing:
    """Everything a seat is told at a decision of its own. It goes into JSON as it stands."""

    table: Table
    decision: Decision
    cards: tuple[Face, ...]  # what is printed on the cards in sight
    others: tuple[Face, ...]  # and on those in discard piles and set aside, which everybody may look through
    deck: tuple[str, ...]  # what the player's own deck is made of, wherever those cards are now: "2x Backflip"
    story: tuple[str, ...] = ()  # since the seat's last decision
    before: tuple[str, ...] = ()  # the last sentences before that, as a reminder
    talk: tuple[Said, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def me(self) -> Seat:
        return self.table.seats[self.decision.seat]


def brief(
    table: Table,
    deck: Sequence[str] = (),
    story: Sequence[str] = (),
    before: Sequence[str] = (),
    talk: Sequence[Said] = (),
    notes: Sequence[str] = (),
) -> Briefing:
    """What a seat is told, from its view (`mc_env.seen.looking.look`) at a decision of its own."""
    if table.decision is None:
        raise ConfigError("a briefing is made at a decision of the seat that looks, and this one is asked nothing")
    sight = list(dict.fromkeys(_in_sight(table)))
    rest = [code for code in dict.fromkeys(_elsewhere(table)) if code not in sight]
    return Briefing(
        table,
        table.decision,
        _faces(sight),
        _faces(rest),
        tuple(deck),
        tuple(story),
        tuple(before),
        tuple(talk),
        tuple(notes),
    )


@cache
def face_called(code: str) -> Face | None:
    """What is printed on a face; None for what is no printed face, such as a facedown Drone."""
    try:
        card = registry.card(code)
    except UnknownCard:
        return None
    return next((printed.face(f) for f in card.faces if f.code == code), None)


def _faces(codes: Iterable[str]) -> tuple[Face, ...]:
    return tuple([face for code in codes if (face := face_called(code)) is not None])


def _in_sight(table: Table) -> Iterator[str]:
    """Codes of cards asked about, in play, in hands, on their way, and of the sides that may be turned up next; one's own before
    those of partners."""
    if table.decision is not None:
        yield from (name.code for name in table.decision.cards)
    yield from _codes(table.on_the_table)
    for area in table.areas:
        for cards in (area.villains, area.main_schemes, area.side_schemes, area.environments, area.others):
            yield from _codes(cards)
        yield from area.next_stages[:1]
        yield from _known(area.encounter_deck)
    for seat in sorted(table.seats, key=lambda seat: seat.seat != table.seat):
        yield from _beside(seat)
    for extra in table.extra_decks:
        yield from _known(extra.deck)


def _beside(seat: Seat) -> Iterator[str]:
    """Codes of one player's side."""
    if seat.identity is None:
        return
    yield from _codes((seat.identity,))
    face = face_called(seat.identity.code)
    yield from face.others if face is not None else ()
    for cards in (seat.hand.cards, seat.allies, seat.upgrades, seat.supports, seat.others, seat.minions):
        yield from _codes(cards)
    yield from (name.code for name in seat.encounter_seen)
    yield from _known(seat.deck)


def _codes(cards: Iterable[Card]) -> Iterator[str]:
    for card in cards:
        yield card.beneath.code if card.beneath is not None else card.code
        yield from (name.code for name in (*card.under_seen, *card.boost_seen))
        yield from _codes(card.attached)


def _known(deck: Deck) -> Iterator[str]:
    return (place.card.code for place in deck.known)


def _elsewhere(table: Table) -> Iterator[str]:
    """Codes of cards in discard piles, set aside or in the victory display."""
    piles: list[tuple[CardName, ...]] = [table.set_aside, table.victory_display]
    piles += [area.encounter_discard for area in table.areas]
    piles += [seat.discard for seat in table.seats]
    piles += [extra.discard for extra in table.extra_decks]
    return (name.code for pile in piles for name in pile)
