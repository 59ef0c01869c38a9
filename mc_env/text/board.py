"""The table in words, part by part, from a briefing and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from mc_env.seen.model import Activation, Area, Card, Deck, Option, Resources, Seat
from mc_env.text.briefing import Briefing
from mc_env.text.cards import card_line, face_line, hand_line, named, several, together

LAST_SCHEME: Final = "This is the last main scheme: when it is completed, the game is lost."


@dataclass(frozen=True, slots=True)
class Part:
    """A heading and its lines."""

    heading: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join([f"## {self.heading}", *self.lines])


def part(heading: str, lines: Sequence[str]) -> list[Part]:
    """A part if it has anything to say."""
    return [Part(heading, tuple(lines))] if lines else []


# ------------------------------------------------------------------------------------------ where we are


def names(b: Briefing) -> list[str]:
    """What the players are called: "you" for the one who is told."""
    return ["you" if s.seat == b.decision.seat else s.name for s in b.table.seats]


def head(b: Briefing) -> str:
    """Who you are, with whom, and when in the game this is."""
    t, me = b.table, b.me
    others = [f"{s.name} (player {s.seat + 1})" for s in t.seats if s is not me]
    who = f"You are {me.name} (player {me.seat + 1})" + (f", together with {' and '.join(others)}" if others else "")
    when = "setup" if t.phase == "setup" else f"round {t.round}, {t.phase} phase"
    if len(t.seats) > 1:
        when += f"; first player: {names(b)[t.first_player]}"
        if t.active_player is not None and t.phase == "player":
            turn = "your" if t.active_player == me.seat else f"{t.seats[t.active_player].name}'s"
            when += f"; it is {turn} turn"
    return f"{who}. Now: {when}."


def happening(b: Briefing) -> list[str]:
    """Attacks and schemes in progress, cards being played or revealed."""
    lines = [_activation(b, a) for a in b.table.activations if a.enemy]
    lines += [f"Being resolved: {card_line(c)}" for c in b.table.on_the_table]
    if b.table.on_the_table_hidden:
        lines.append(f"Being resolved: {several(b.table.on_the_table_hidden, 'facedown card')}")
    return lines


def _activation(b: Briefing, a: Activation) -> str:
    against = names(b)[a.against] if 0 <= a.against < len(b.table.seats) else "everybody"
    enemy = next((c for c in _all_cards(b) if c.id == a.enemy_id), None)
    power = "sch" if a.kind == "scheme" else "atk"
    strength = f" ({power.upper()} {enemy.figures[power].now})" if enemy is not None and power in enemy.figures else ""
    if a.kind == "scheme":
        out = f"{a.enemy}{strength} schemes against {against}"
    else:
        out = f"{a.enemy}{strength} attacks {a.target or against}" + (f", against {against}" if a.target else "")
        out += f"; {a.defender} defends" if a.defender else "; nobody defends so far"
    if a.boost or a.boost_cards:
        out += f"; {several(a.boost_cards, 'boost card')} dealt to it, +{a.boost} turned up so far"
    return out


# ------------------------------------------------------------------------------------------ the villain's side


def scenario(b: Briefing) -> list[Part]:
    """Villains, schemes and the encounter deck of every area."""
    out: list[Part] = []
    for area in b.table.areas:
        whose = f" (area of {' and '.join(names(b)[p] for p in area.players)})" if len(b.table.areas) > 1 else ""
        out += part(f"Villain and schemes{whose}", list(_area(area)))
    return out


def _area(area: Area) -> Iterator[str]:
    lasting = (area.villains, area.main_schemes, area.side_schemes, area.environments, area.others)
    for cards in lasting:
        yield from (f"- {line}" for line in together(card_line(c) for c in cards))
    stages = several(len(area.next_stages), "more stage")
    yield f"- The villain has {stages} after this one." if area.next_stages else "- This is the villain's last stage."
    schemes = several(area.next_schemes, "more main scheme")
    comes = f"After the main scheme {schemes} would follow." if area.next_schemes else LAST_SCHEME
    yield f"- {comes}"
    yield f"- Encounter deck: {pile(area.encounter_deck)}; discard pile: {named(area.encounter_discard) or 'empty'}"


def pile(deck: Deck) -> str:
    """How many cards, and which of them are known."""
    known = ", ".join(f"{_place(p.place)} {p.card.title}" for p in deck.known)
    return several(deck.size, "card") + (f" (known: {known})" if known else "")


def _place(above: int) -> str:
    return "on top" if above == 0 else f"{above} below the top"


# ------------------------------------------------------------------------------------------ the players


def player(b: Briefing, seat: Seat) -> list[Part]:
    """One player's side of the table."""
    mine = seat.seat == b.decision.seat
    heading = "You" if mine else f"{seat.name} (player {seat.seat + 1})"
    if seat.eliminated or seat.identity is None:
        return part(heading, ["- eliminated"])
    changed = mine and seat.changed_form and b.table.phase == "player"
    lines = [f"- {card_line(seat.identity)}" + ("; you have changed form this turn" if changed else "")]
    in_play = (*seat.allies, *seat.upgrades, *seat.supports, *seat.others)
    lines += [f"- {line}" for line in together(card_line(c) for c in in_play)]
    lines += [f"- engaged enemy: {line}" for line in together(card_line(c) for c in seat.minions)]
    if seat.encounter_cards:
        known = f" ({named(seat.encounter_seen)})" if seat.encounter_seen else ""
        lines.append(f"- {several(seat.encounter_cards, 'facedown encounter card')} dealt, not yet revealed{known}")
    lines.append(f"- {_hand(seat)}")
    lines.append(f"- Deck: {pile(seat.deck)}; discard pile: {named(seat.discard) or 'empty'}")
    return part(heading, lines)


def _hand(seat: Seat) -> str:
    size = f"Hand: {several(seat.hand.size, 'card')} (at the end of the player phase up to {seat.hand_size})"
    return f"{size}: {', '.join(together(map(hand_line, seat.hand.cards)))}" if seat.hand.cards else size


def elsewhere(b: Briefing) -> list[str]:
    """Piles beside the table."""
    t = b.table
    lines = [f"- Set aside: {named(t.set_aside)}"] if t.set_aside else []
    lines += [f"- Victory display: {named(t.victory_display)}"] if t.victory_display else []
    lines += [f"- Removed from the game: {named(t.removed)}"] if t.removed else []
    for extra in t.extra_decks:
        lines.append(f"- {extra.name} deck: {pile(extra.deck)}; discard pile: {named(extra.discard) or 'empty'}")
    return lines


def ahead(b: Briefing) -> list[str]:
    """What the next villain phase surely brings."""
    found = b.table.forecast
    if found is None:
        return []
    schemes = {c.id: c for area in b.table.areas for c in area.main_schemes}
    who = names(b)
    lines = []
    for t in found.threat:
        scheme: Card | None = schemes.get(t.scheme)
        title = scheme.title if scheme is not None else "the main scheme"
        lines.append(f"- {title}: +{t.amount} threat" + (", which completes it" if t.completes else ""))
    for a in found.activations:
        boosts = f" + {several(a.boost_cards, 'boost card')}" if a.boost_cards else ""
        does = "attacks" if a.kind == "attack" else "schemes against"
        stopped = {"": "", "cannot": " (it cannot, as things are)"}.get(a.stopped_by, f" (but it is {a.stopped_by})")
        lines.append(f"- {a.title} {does} {who[a.against]}: {a.amount}{boosts}{stopped}")
    dealt = [f"{who[p]} {n}" for p, n in enumerate(found.encounter_cards) if n]
    return [*lines, f"- Encounter cards dealt: {', '.join(dealt)}"] if dealt else lines


# ------------------------------------------------------------------------------------------ the question


def question(b: Briefing, listed: bool) -> Part:
    """What is asked, and the options if they are listed."""
    d = b.decision
    lines = [d.prompt + ("" if d.prompt.endswith("?") else ".")]
    titles = {c.id: c.title for c in _all_cards(b)} | {c.id: c.title for c in d.cards}
    picked = [titles[i] for i in d.picked if i in titles]
    lines += [f"Picked so far: {', '.join(picked)}."] if picked else []
    if listed:
        lines += [f"{number(d.kind, o)}. {option(o)}" for o in d.options]
    return Part("Your decision", tuple(lines))


def number(kind: str, o: Option) -> int:
    """The number an option is chosen by: its place from 1 on, or, where a number is asked for, that number."""
    return o.amount if kind == "number" else o.index + 1


def option(o: Option) -> str:
    """The label of an option with what it costs or pays."""
    if o.cost is not None:
        return f"{o.label} (cost {o.cost})"
    return f"{o.label} (pays {resources(o.pays)})" if o.pays is not None else o.label


def resources(r: Resources) -> str:
    """ "2 energy and 1 wild"."""
    kinds = (
        ("energy", r.energy),
        ("mental", r.mental),
        ("physical", r.physical),
        ("wild", r.wild),
        ("of any kind", r.any),
    )
    return " and ".join(f"{n} {kind}" for kind, n in kinds if n) or "nothing"


def _all_cards(b: Briefing) -> Iterator[Card]:
    for seat in b.table.seats:
        own = (seat.identity,) if seat.identity is not None else ()
        yield from _with_riders([*own, *seat.hand.cards, *seat.allies, *seat.upgrades, *seat.supports])
        yield from _with_riders([*seat.others, *seat.minions])
    for area in b.table.areas:
        yield from _with_riders([*area.villains, *area.main_schemes, *area.side_schemes])
        yield from _with_riders([*area.environments, *area.others])
    yield from b.table.on_the_table


def _with_riders(cards: Sequence[Card]) -> Iterator[Card]:
    for card in cards:
        yield card
        yield from _with_riders(card.attached)


def printed(b: Briefing) -> list[str]:
    """The texts of cards."""
    return [f"- {face_line(f)}" for f in b.cards]
