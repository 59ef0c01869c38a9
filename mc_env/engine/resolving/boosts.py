"""Boost cards: dealt to enemies, and turned up in an activation (Reference "Boost")."""

from __future__ import annotations

from mc_env.cards.terms import (
    ABILITY_BOOST,
    AFTER,
    EVENT_BOOST_FLIP,
    STAT_AMPLIFY,
    STAT_BOOST,
    STAT_VILLAINOUS,
    TYPE_OBLIGATION,
    TYPE_SUPPORT,
    TYPE_VILLAIN,
    WHEN,
)
from mc_env.engine.board import dealing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import open_at
from mc_env.engine.program.ops import OP_BOOSTS, Op
from mc_env.engine.program.tables import FACES, M_AMPLIFY
from mc_env.engine.resolving.activation import gone
from mc_env.engine.resolving.frames import BoostsFrame
from mc_env.engine.state.records import F_EFFECTS_CANCELED, F_NO_BOOST, F_OVER, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, PLAY, TABLE
from mc_env.engine.using.abilities import resolve_kind
from mc_env.kernel.log import fact, note
from mc_env.kernel.ops import FIRST


def give_boost(g: State, enemy: int, rec: Record | None) -> bool:
    """Put a facedown boost card on an enemy, for the given activation or its next one."""
    c = dealing.encounter_top(g, g.area[enemy])
    if c < 0:
        return False
    moves.lay(g, c, BOOST)
    g.host[c] = enemy
    if rec is not None:
        rec.cards += (c,)
    if g.log is not None:
        note(g, "boost card dealt", target=enemy, _card=c)
    return True


def give_boost_for(g: State, rec: Record) -> None:
    """A villain that attacks or schemes gets a boost card, and so does a minion with villainous (Reference "Villainous")."""
    if rec.flags & F_NO_BOOST:
        return
    if g.ctype[rec.actor] == TYPE_VILLAIN or mod.stat(g, rec.actor, STAT_VILLAINOUS):
        # a card given by an interrupt lies on the enemy already; the order is that of dealing
        give_boost(g, rec.actor, rec)


class BoostsOp(Op):
    """The boost cards of an activation, one at a time (step 3 of Reference "Attack (Enemy Activation)", steps a to e)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_BOOSTS)
        self.steps = (self.flip, self.turned, self.resolve, self.count)

    def flip(self, g: State, f: BoostsFrame) -> bool:
        """a: the next boost card is turned faceup."""
        rec = g.recs[f.activation]
        for c in rec.cards:
            if g.zone[c] != BOOST:
                rec.cards = still_boosting(g, rec.cards)
                break
        if not rec.cards or gone(g, rec):
            g.stack.pop()
            return True
        c = rec.cards[0]
        moves.move(g, c, TABLE)
        g.host[c] = -1
        rec.cards = rec.cards[1:]
        icons = mod.printed(g, c, STAT_BOOST) + amplify(g, g.area[rec.actor])
        f.boost = g.new_rec(EVENT_BOOST_FLIP, c, rec.actor, rec.tplayer, c, rec.tplayer, icons, 0, f.activation)
        if g.log is not None:
            note(g, "boost card", card=c, target=rec.actor, icons=icons, _rec=f.boost, _activation=f.activation)
        return open_at(g, f.boost, EVENT_BOOST_FLIP, WHEN)

    def turned(self, g: State, f: BoostsFrame) -> bool:
        """a: it lies faceup; its ability is still to come and may be canceled."""
        return open_at(g, f.boost, EVENT_BOOST_FLIP, AFTER)

    def resolve(self, g: State, f: BoostsFrame) -> bool:
        """b: its Boost abilities."""
        boost = g.recs[f.boost]
        if boost.flags & (F_OVER | F_EFFECTS_CANCELED):
            return False
        player = g.recs[f.activation].tplayer
        return resolve_kind(g, boost.target, ABILITY_BOOST, player, f.boost, f.activation)

    def count(self, g: State, f: BoostsFrame) -> bool:
        """c, d and e: its icons count, it is discarded, the next one follows."""
        boost = g.recs.pop(f.boost)
        c = boost.target
        g.recs[f.activation].boost += boost.amount
        if g.ledger is not None:
            fact(g, "boost counted", card=c, activation=f.activation, icons=boost.amount)
        f.boost = -1
        f.at = FIRST
        if g.zone[c] == TABLE:
            moves.discard(g, c)
        return True


BoostsOp()


def still_boosting(g: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Boost cards that are still where they were dealt."""
    return tuple([c for c in cards if g.zone[c] == BOOST])


def boosts_on(g: State, rec: Record) -> tuple[int, ...]:
    """Boost cards that lie on an enemy and are not counted for its activation yet."""
    return tuple([c for c in g.zones[BOOST] if g.host[c] == rec.actor and c not in rec.cards])


def amplify(g: State, area: int) -> int:
    """Amplify icons in play in an area (Reference "Amplify Icon")."""
    n = 0
    if not g.marks[M_AMPLIFY] and not g.mods[STAT_AMPLIFY]:
        return n
    for t in range(TYPE_SUPPORT, TYPE_OBLIGATION + 1):
        for c in g.zones[PLAY + t]:
            if g.area[c] == area and (g.mods[STAT_AMPLIFY] or FACES[g.face[c]].base[STAT_AMPLIFY]):
                n += mod.stat(g, c, STAT_AMPLIFY)
    return n
