"""The structured event log: switched on by setting `state.log` to a list.

An entry is a dict: `event` (what happened), the facts, and `seen_by`, a bit mask of the players who may see it.
Card ids stay inside; entries carry titles and, under `codes`, the codes of the same cards (of a guise: that of its face),
which are resolved when they are written.

For auditors there is an exact log (`Game.record(exact=True)`): then entries also have `exact`, the card ids and further
facts, and `changes`, whatever is different since the entry before; and there are entries that no player sees.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import TYPE_ALLY, Stat
from mc_env.engine.program.tables import CARDS, FACES, GUISES, MODIFIERS
from mc_env.engine.state.ledger import Ledger
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State, played_key
from mc_env.engine.state.zones import PILES_IN_PLAY, PLAY

EVERYONE: Final = 15
NAMING: Final = ("card", "target", "source", "actor", "host", "defender")


def title(g: State, c: int) -> str:
    """A readable name of a card; facedown cards have that of their guise."""
    if c < 0:
        return ""
    guise = GUISES[g.guise[c]] if g.zone[c] >= PLAY else None
    if guise is not None and guise.facedown:
        return f"facedown {guise.name}"
    return FACES[g.face[c]].name


def note(g: State, event: str, *, seen_by: int = EVERYONE, **facts: object) -> None:
    """Write an entry if the log is on. Facts named card, target, source, actor, host and cards are card ids.

    Facts whose names begin with an underscore are for the exact log alone.
    """
    if g.log is None:
        return
    codes: dict[str, object] = {}
    entry: dict[str, object] = {"event": event, "round": g.round, "seen_by": seen_by, "codes": codes}
    for key, value in facts.items():
        if key in NAMING:
            assert isinstance(value, int)
            entry[key] = title(g, value) if value >= 0 else None
            if value >= 0:
                codes[key] = FACES[g.face[value]].code
        elif key == "cards":
            assert isinstance(value, tuple | list)
            entry[key] = [title(g, c) for c in value]
            codes[key] = [FACES[g.face[c]].code for c in value]
        elif key[0] != "_":
            entry[key] = value
    if g.ledger is not None:
        entry["exact"] = {
            k.removeprefix("_"): v for k, v in facts.items() if k[0] == "_" or k in NAMING or k == "cards"
        }
        entry["changes"] = g.ledger.changes(g)
    g.log.append(entry)


def fact(g: State, event: str, **facts: object) -> None:
    """Write an entry that only the exact log has, and no player sees."""
    if g.ledger is not None and g.log is not None:
        g.log.append({"event": event, "round": g.round, "seen_by": 0, "exact": facts, "changes": g.ledger.changes(g)})


def number_of(g: State, rec: Record) -> int:
    """The number of a record, for the exact log; -1 without one."""
    return next((r for r, x in g.recs.items() if x is rec), -1) if g.ledger is not None else -1


def begin_exact(g: State) -> None:
    """Make the log exact from here on; the first entry is the whole table."""
    if g.log is None:
        g.log = []
    g.ledger = Ledger()
    known = [[c, g.known[c]] for c in range(len(g.known)) if g.known[c]]
    allies = sum([g.happened.get(played_key(p, TYPE_ALLY), 0) for p in range(g.n)])
    facts = {"players": g.n, "identities": g.identity, "open_hands": g.open_hands, "heroic": g.heroic, "known": known}
    fact(g, "table", allies_played=allies, **facts)
    for x, e in g.lasting.items():
        if e.mod >= 0:
            tell_lasting(g, x)


def tell_lasting(g: State, x: int) -> None:
    """For auditors: a lasting effect, with the cards in play that it changes now."""
    e = g.lasting[x]
    m = MODIFIERS[e.mod]
    cards = [c for z in PILES_IN_PLAY for c in g.zones[z] if m.match.holds(g, e.scope, c)]
    chosen = [c for slot in e.scope.slots for c in (slot if isinstance(slot, tuple) else ()) if c >= 0]
    facts = {
        "source": e.scope.src,
        "printed": [FACES[face].code for face in CARDS[g.card[e.scope.src]].faces] if e.scope.src >= 0 else [],
        "player": e.scope.player,
        "stat": Stat(m.stat).name,
        "cards": cards,
        "chosen": chosen,
    }
    fact(g, "lasting", serial=x, until_rec=e.until_rec, trait=m.trait, **facts)
