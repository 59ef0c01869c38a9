"""The end of lasting effects, and control of cards, which such an effect may have given."""

from __future__ import annotations

from mc_env.cards.terms import STAT_CONTROL, TYPE_UPGRADE, TYPE_VILLAIN, UNTIL_END_OF_ATTACK
from mc_env.engine.program.tables import ABILITIES, CARDS, MODIFIERS
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.columns import replaced
from mc_env.kernel.index import own
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import Scope
from mc_env.kernel.zones import NOBODY


def take_control(g: State, c: int, p: int) -> None:
    """A player takes control of a card in play, and of the upgrades on it (Reference "Ownership and Control").

    Of a scenario's card that lies among player cards, as an ally, they become the owner.
    """
    g.controller[c] = p
    if p != NOBODY:
        g.area = replaced(g.area, c, g.parea[p])
        if g.ctype[c] < TYPE_VILLAIN and CARDS[g.card[c]].encounter:
            g.owner = replaced(g.owner, c, p)
    for x, h in enumerate(g.host):
        if h == c and g.ctype[x] == TYPE_UPGRADE and g.zone[x] >= PLAY:
            g.controller[x] = p
    g.dirty = True


def give_back(g: State, s: Scope) -> None:
    """The effect that gave a player control of a card has ended: its owner has it again, or who took it last."""
    c = s.slots[0]
    assert isinstance(c, int)
    if g.zone[c] < PLAY or g.controller[c] != s.player:
        return
    others = [e.scope for n, e in sorted(g.lasting.items()) if -n in g.mods[STAT_CONTROL] and e.scope.slots[0] == c]
    p = others[-1].player if others else g.owner[c]
    take_control(g, c, p if p == NOBODY or g.alive[p] else NOBODY)
    note(g, "control returns", card=c, player=g.controller[c] if g.controller[c] != NOBODY else -1)


def end_lasting(g: State, serial: int) -> None:
    """A lasting or delayed effect is over."""
    own(g)
    e = g.lasting.pop(serial)
    if g.ledger is not None:
        fact(g, "lasting over", serial=serial)
    if e.mod >= 0:
        s = MODIFIERS[e.mod].stat
        g.mods[s] = tuple([x for x in g.mods[s] if x != -serial])
        if s == STAT_CONTROL:
            give_back(g, e.scope)
    else:
        for pattern in ABILITIES[-e.mod - 1].patterns:
            g.trig[pattern.key] = tuple([x for x in g.trig[pattern.key] if x != -serial])
    g.dirty = True


def end_of_attack(g: State, serials: tuple[int, ...]) -> None:
    """Effects on "this attack" (or thwart, or activation) end with it."""
    if g.lasting:
        for serial in [x for x, e in g.lasting.items() if e.until == UNTIL_END_OF_ATTACK and e.until_rec in serials]:
            end_lasting(g, serial)
