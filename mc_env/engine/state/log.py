"""The event log (`kernel.log`): what it says of this game to auditors."""

from __future__ import annotations

from mc_env.cards.terms import TYPE_ALLY, Stat
from mc_env.engine.program.tables import CARDS, FACES, MODIFIERS
from mc_env.engine.state.ledger import Ledger
from mc_env.engine.state.records import Record
from mc_env.engine.state.state import State, played_key
from mc_env.engine.state.zones import PILES_IN_PLAY
from mc_env.kernel.log import fact


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
