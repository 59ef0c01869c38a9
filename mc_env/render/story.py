"""The story of a game: one readable sentence for each entry of the log, told to one player (or to a spectator).

An entry is told only to those who may see it. `tell` leaves out what another sentence already says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from mc_env.cards.terms import PILE_DEALT, PILE_DECK, PILE_ENCOUNTER_DECK, PILE_EXTRA_DECK, PILE_HAND
from mc_env.engine.knowing.labels import SAYINGS
from mc_env.engine.state.options import Signal
from mc_env.engine.state.zones import (
    ASIDE,
    BOOST,
    DEALT,
    DECK,
    EXTRA,
    HAND,
    PILE_KIND,
    PLAY,
    REMOVED,
    TABLE,
    UNDER,
    zone_name,
)
from mc_env.kernel.state import Note

HEADINGS: Final = ("round", "turn", "villain phase", "game over")
REASONS: Final = {
    "villain_defeated": "the villain is defeated",
    "scheme_completed": "the villain's scheme is completed",
    "all_players_eliminated": "every hero is defeated",
    "encounter_deck_exhausted": "the encounter deck and its discard pile are empty",
}
_MEMORY: Final = 40  # entries before the first one told that a sentence may refer to
_RESOURCES: Final = ("energy", "mental", "physical", "wild")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence and the event it tells."""

    event: str
    text: str

    @property
    def heading(self) -> bool:
        return self.event in HEADINGS

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Voice:
    """Whom the story is told to (None: a spectator, who sees all) and what the players are called."""

    names: Sequence[str]
    seat: int | None = None

    def hears(self, entry: Note) -> bool:
        mask = entry["seen_by"]
        assert isinstance(mask, int)
        return mask > 0 if self.seat is None else bool(mask >> self.seat & 1)

    def who(self, player: object) -> str:
        """ "You", or the name of another player."""
        return "You" if player == self.seat else self.name(player)

    def whom(self, player: object) -> str:
        return "you" if player == self.seat else self.name(player)

    def whose(self, player: object) -> str:
        name = self.name(player)
        return "your" if player == self.seat else f"{name}'" if name.endswith("s") else f"{name}'s"

    def name(self, player: object) -> str:
        return self.names[player] if isinstance(player, int) and 0 <= player < len(self.names) else "nobody"

    def does(self, player: object, verb: str, rest: str = "") -> str:
        """ "You draw 2 cards", "Iron Man draws 2 cards"."""
        if player == self.seat:
            form = verb
        elif verb.endswith(("s", "ch", "sh", "x")):
            form = f"{verb}es"
        else:
            form = f"{verb[:-1]}ies" if verb.endswith("y") and verb[-2] not in "aeo" else f"{verb}s"
        return f"{self.who(player)} {form}{' ' if rest else ''}{rest}"


def several(titles: object) -> str:
    """ "A, B and C"."""
    names = [str(t) for t in titles] if isinstance(titles, list | tuple) else [str(titles)]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nothing"


def counted(n: object, noun: str) -> str:
    """ "1 card", "3 cards"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def _counters(e: Note) -> str:
    """ "2 infamy counters"."""
    return counted(e["amount"], f"{e['counter']} counter")


def _from(e: Note, key: str = "source", than: str = "target") -> str:
    source = e.get(key)
    return f" from {source}" if source and source != e.get(than) else ""


# ------------------------------------------------------------------------------------------ sentences that need thought


def _discard(e: Note, v: Voice) -> str:
    zone, card = e["zone"], e["card"]
    assert isinstance(zone, int)
    if e.get("because"):
        return f"{card} leaves play with its host"
    kind = PILE_KIND[zone]
    if kind == PILE_HAND:
        return v.does(zone - HAND, "discard", str(card))
    if kind == PILE_DECK:
        return f"{card} is discarded from {v.whose(zone - DECK)} deck"
    if kind == PILE_ENCOUNTER_DECK:
        return f"{card} is discarded from the encounter deck"
    if kind == PILE_DEALT:
        return f"{card} is discarded from {v.whose(zone - DEALT)} encounter cards"
    if zone >= PLAY:
        return f"{card} leaves play"
    return f"{card} goes to the discard pile" if zone == TABLE or zone >= EXTRA else f"{card} is discarded"


def _prevents(e: Note) -> str:
    n = e["amount"]
    if "of" not in e:
        return f"{e['source']} prevents {n}"
    return f"{e['source']} cancels {n} boost icon{'' if n == 1 else 's'}"


def _moves(e: Note, v: Voice) -> str:
    to, card = e["to"], e["card"] or "a card"
    assert isinstance(to, int)
    if to == UNDER:
        return f"{card} goes beneath {e['host']}"
    if to == REMOVED:
        return f"{card} is removed from the game"
    if to == ASIDE:
        return f"{card} is set aside"
    if PILE_KIND[to] == PILE_HAND:
        return f"{card} goes to {v.whose(to - HAND)} hand"
    if PILE_KIND[to] == PILE_DECK:
        return f"{card} goes to {v.whose(to - DECK)} deck"
    if PILE_KIND[to] == PILE_EXTRA_DECK:
        return f"{card} goes to its deck"
    return f"{card} goes to the {zone_name(to)}"


def _damage(e: Note, v: Voice) -> str:
    target, taken, amount = e["target"], e["taken"], e["amount"]
    damage = "consequential damage" if e["consequential"] else "damage"
    part = "no" if taken == 0 else f"{taken} of {amount}" if taken != amount else f"{taken}"
    return f"{target} takes {part} {damage}{_from(e)}"


def _ability(e: Note, v: Voice) -> str:
    name = f"{e['card']} ({e['name']})" if e.get("name") else str(e["card"])
    kind = str(e["kind"]).lower().replace("_", " ")
    if kind in ("action", "interrupt", "response", "resource"):
        return v.does(e["player"], "use", name)
    return f"{name} resolves its {kind}" if kind.startswith("forced") else f"{name} resolves ({kind})"


def _game_over(e: Note, v: Voice) -> str:
    reason = REASONS.get(str(e["reason"]), str(e["reason"]).replace("_", " "))
    return f"{'The players win' if e['outcome'] == 'win' else 'The players lose'}: {reason}"


def _mulligan(e: Note, v: Voice) -> str:
    if e["n"] == 0:
        return v.does(e["player"], "keep", "the opening hand")
    return v.does(e["player"], "replace", f"{counted(e['n'], 'card')} of the opening hand")


def _status_used(e: Note, v: Voice) -> str:
    instead = "attacking" if e["status"] == "stunned" else "scheming or thwarting"
    return f"{e['card']} is no longer {e['status']} (instead of {instead})"


def _pay(e: Note, v: Voice) -> str:
    cards = e["cards"]
    if cards:
        return v.does(e["player"], "pay", f"with {several(cards)}")
    got = e["resources"]
    assert isinstance(got, tuple)
    return v.does(e["player"], "pay", several([f"{n} {w}" for n, w in zip(got, _RESOURCES, strict=True) if n]))


def _change_form(e: Note, v: Voice) -> str:
    return v.does(e["player"], "change", f"form to {e['card']}")


def _enters_play(e: Note, v: Voice) -> str:
    beside = isinstance(e["player"], int) and 0 <= e["player"] < len(v.names) > 1
    return f"{e['card']} enters play" + (f" ({v.name(e['player'])})" if beside else "")


def _is(e: Note, v: Voice) -> str:
    return f"{v.who(e['player'])} {'are' if e['player'] == v.seat else 'is'}"


Teller = Callable[[Note, Voice], str]

EVENTS: Final[dict[str, Teller]] = {
    # the round
    "round": lambda e, v: f"Round {e['number']}" + (f", {v.whom(e['first'])} first" if len(v.names) > 1 else ""),
    "turn": lambda e, v: f"{v.whose(e['player'])} turn",
    "ends turn": lambda e, v: v.does(e["player"], "end", "the turn"),
    "villain phase": lambda e, v: "Villain phase",
    "first player": lambda e, v: f"{_is(e, v)} now the first player",
    "asks": lambda e, v: v.does(e["player"], "ask", f"{v.whom(e['other'])} to act"),
    "declines": lambda e, v: v.does(e["player"], "decline"),
    "says": lambda e, v: v.does(e["player"], "say", SAYINGS[Signal[str(e["word"]).upper()]]),
    "mulligan": _mulligan,
    "player eliminated": lambda e, v: f"{_is(e, v)} eliminated",
    "game over": _game_over,
    # hands and decks
    "draw": lambda e, v: v.does(e["player"], "draw", counted(e["n"], "card")),
    "drawn cards": lambda e, v: v.does(e["player"], "draw", several(e["cards"])),
    "search": lambda e, v: v.does(e["player"], "search", f"({e['card']})" if e["card"] else ""),
    "found cards": lambda e, v: v.does(e["player"], "find", several(e["cards"])),
    "looks at": lambda e, v: v.does(e["player"], "look", f"at {several(e['cards'])}"),
    "discard": _discard,
    "moves": _moves,
    "player deck refilled": lambda e, v: f"{v.whose(e['player'])} deck runs out and is shuffled anew",
    "encounter deck refilled": lambda e, v: (
        "The encounter deck runs out and is shuffled anew; the main scheme accelerates"
    ),
    "extra deck refilled": lambda e, v: f"The {e['deck']} deck is shuffled anew",
    "deal encounter card": lambda e, v: f"{_is(e, v)} dealt an encounter card",
    # playing
    "play": lambda e, v: v.does(e["player"], "play", str(e["card"])),
    "pay": _pay,
    "ability": _ability,
    "enters play": _enters_play,
    "enters the game": lambda e, v: f"{e['card']} enters the game",
    "attach": lambda e, v: f"{e['card']} is attached to {e['host']}",
    "cannot attach": lambda e, v: f"{e['card']} has nothing to be attached to",
    "exhaust": lambda e, v: f"{e['card']} exhausts",
    "ready": lambda e, v: f"{e['card']} readies",
    "change form": _change_form,
    "takes control": lambda e, v: v.does(e["player"], "take", f"control of {e['card']}"),
    "control returns": lambda e, v: f"{e['card']} is under its owner's control again",
    "flip": lambda e, v: f"{e['card']} is turned up",
    "changes type": lambda e, v: f"{e['card']} becomes a {str(e['type']).lower().replace('_', ' ')}",
    "over the limit": lambda e, v: f"{e['card']} is one too many",
    "status": lambda e, v: f"{e['card']} is {e['status']}",
    "status used": _status_used,
    "status discarded": lambda e, v: f"{e['card']} is {e['status']} no longer",
    "tough": lambda e, v: f"{e['card']} loses tough instead of taking {e['amount']} damage",
    "active": lambda e, v: f"{e['card']} is now active",
    # fighting
    "attack": lambda e, v: f"{e['actor']} attacks {e['target']}",
    "thwart": lambda e, v: f"{e['actor']} thwarts {e['target']}",
    "recover": lambda e, v: f"{e['card']} recovers {e['amount']}",
    "defend": lambda e, v: f"{e['card']} defends",
    "retaliate": lambda e, v: f"{e['card']} retaliates against {e['target']}",
    "attack damage": lambda e, v: f"The attack of {e['actor']} does {e['amount'] or 'no'} damage to {e['target']}",
    "damage": _damage,
    "damage placed": lambda e, v: f"{e['amount']} damage is placed on {e['target']}",
    "heal": lambda e, v: f"{e['target']} heals {e['amount']} damage",
    "hit points set": lambda e, v: f"The hit points of {e['target']} are set to {e['amount']}",
    "prevent": lambda e, v: _prevents(e),
    "replaced": lambda e, v: f"{e['source']} changes what happens",
    "effects canceled": lambda e, v: f"{e['source']} cancels the effects of {e['card']}",
    "card canceled": lambda e, v: f"{e['source']} cancels {e['card']}",
    "defeat": lambda e, v: f"{e['card']} is defeated",
    # the villain
    "enemy attacks": lambda e, v: f"{e['actor']} attacks {e['target'] or v.whom(e['player'])}",
    "enemy schemes": lambda e, v: f"{e['actor']} schemes",
    "boost card dealt": lambda e, v: f"{e['target']} gets a boost card",
    "boost card": lambda e, v: f"Boost: {e['card']}, +{e['icons']}",
    "boost": lambda e, v: f"The boost ability of {e['card']} resolves",
    "boost icons": lambda e, v: f"{e['card']} counts for {e['amount']} more",
    "counters placed": lambda e, v: f"{e['card']} gets {_counters(e)}",
    "counters removed": lambda e, v: f"{e['card']} loses {_counters(e)}",
    "reveal": lambda e, v: v.does(e["player"], "reveal", str(e["card"])),
    "when revealed": lambda e, v: f"{e['card']} resolves",
    "when defeated": lambda e, v: f"{e['card']} resolves (when defeated)",
    "when completed": lambda e, v: f"{e['card']} resolves (when completed)",
    "setup": lambda e, v: f"{e['card']} resolves (setup)",
    "special": lambda e, v: f"{e['card']} resolves (special)",
    "surge": lambda e, v: f"{e['card']} surges",
    "obligation": lambda e, v: v.does(e["player"], "face", f"the obligation {e['card']}"),
    "engages": lambda e, v: f"{e['card']} engages {v.whom(e['player'])}",
    "unique already in play": lambda e, v: f"{e['card']} is in play already; another card is revealed",
    "place threat": lambda e, v: f"{e['target']} gains {e['amount']} threat{_from(e)}",
    "remove threat": lambda e, v: f"{e['target']} loses {e['amount']} threat ({e['source'] or e['actor']})",
    "scheme completed": lambda e, v: f"{e['card']} is completed",
    "scheme advances": lambda e, v: f"The scheme advances to {e['card']}",
    "villain stage": lambda e, v: f"{e['card']} advances to the next stage",
}


def sentence(entry: Note, voice: Voice) -> str:
    """One entry in words, whether or not it is worth telling."""
    event = str(entry["event"])
    teller = EVENTS.get(event)
    text = teller(entry, voice) if teller is not None else f"{event}: {entry.get('card') or entry.get('target') or '-'}"
    text = text[:1].upper() + text[1:]
    return text if event in HEADINGS or text.endswith((".", "!", "?")) else f"{text}."


def tell(log: Sequence[Note], names: Sequence[str], seat: int | None = None, start: int = 0) -> list[Line]:
    """The story of a log from an entry on, for a seat (None: for a spectator), without what is said twice."""
    voice = Voice(names, seat)
    return [Line(str(e["event"]), sentence(e, voice)) for _, e in worth_telling(log, voice, start)]


def worth_telling(log: Sequence[Note], voice: Voice, start: int = 0) -> list[tuple[int, Note]]:
    """Entries from one on that are heard and say something new, with their places in the log; discards in a row are one."""
    places = [i for i in range(max(0, start - _MEMORY), len(log)) if voice.hears(log[i])]
    heard = [log[i] for i in places]
    first = sum(i < start for i in places)
    return [(places[i], _joined(heard, i)) for i in range(first, len(heard)) if not _said(heard, i, first, voice)]


def hand_of(e: Note) -> int:
    """The hand a card is discarded from, -1 if this is no such discard."""
    zone = e.get("zone")
    if e["event"] == "discard" and isinstance(zone, int) and PILE_KIND[zone] == PILE_HAND and not e.get("because"):
        return zone
    return -1


def _joined(heard: Sequence[Note], i: int) -> Note:
    """A discard from hand together with those that follow it."""
    hand = hand_of(heard[i])
    run = i + 1
    while hand >= 0 and run < len(heard) and hand_of(heard[run]) == hand:
        run += 1
    return {**heard[i], "card": several([e["card"] for e in heard[i:run]])} if run > i + 1 else heard[i]


def _said(heard: Sequence[Note], i: int, first: int, voice: Voice) -> bool:
    """Whether another sentence says the same, or it goes without saying."""
    e = heard[i]
    event = e["event"]
    if event in ("boost card dealt", "exhaust"):
        return True
    if event == "draw":
        return i + 1 < len(heard) and heard[i + 1]["event"] == "drawn cards"
    if event == "found cards":
        return not e["cards"]
    if event == "attack damage":
        return e["amount"] != 0
    if event == "damage":
        return e["taken"] == 0 and i > 0 and heard[i - 1]["event"] in ("tough", "prevent")
    if event == "first player":
        return len(voice.names) == 1
    if event == "discard":
        run = i
        while run and hand_of(heard[run - 1]) == hand_of(e) >= 0:
            run -= 1
        paid = run > 0 and heard[run - 1]["event"] == "pay"
        gone = _told(heard[max(0, i - 4) : i], e["card"], "defeat", "over the limit")
        return paid or gone or first <= run < i or e["zone"] in (TABLE, BOOST)
    if event == "when revealed":
        return _told(heard[max(0, i - 4) : i], e["card"], "reveal", "villain stage", "scheme advances", "flip")
    if event == "enters play":
        return _told(heard[max(0, i - 8) : i], e["card"], "play", "reveal")
    return False


def _told(entries: Iterable[Note], card: object, *events: str) -> bool:
    return any(e["event"] in events and e["card"] == card for e in entries)
