"""Recruiting characters and playing equipment (rulebook, "Recruit Step", "Playing Equipment", "When you Recruit Triggers")."""

from __future__ import annotations

from mc_env.kernel.log import note
from mc_env.kernel.state import Opt
from mc_env.versus.engine import equipping, events, moves, paying, values
from mc_env.versus.engine.effects.base import may_appear
from mc_env.versus.engine.frames import RecruitFrame
from mc_env.versus.engine.options import V_EQUIP, V_RECRUIT
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OP_RECRUIT, Op
from mc_env.versus.engine.zones import BACK, DECK, FRONT, HAND, KO_PILE, TABLE
from mc_env.versus.terms import EVENT_RECRUIT, STAT_COST, STAT_RECRUITS_FROM_KO_PILE, TYPE_EQUIPMENT, TYPE_SUPPORTING


def options(g: State, p: int) -> list[Opt]:
    """Supporting characters that can be paid for, into either row, and equipment for characters; identical cards once."""
    seen: list[int] = []
    out: list[Opt] = []
    from_pile = g.zones[KO_PILE + p] if values.of_you(g, p, STAT_RECRUITS_FROM_KO_PILE) else ()
    for c in (*values.within_reach(g, p), *in_deck(g, p), *from_pile):
        look = g.face[c] << 8 | g.zone[c]
        if look in seen:
            continue
        seen.append(look)
        if g.ctype[c] == TYPE_EQUIPMENT:
            out += [(V_EQUIP, c, x, 0) for x in equipping.bearers(g, p, c)] if values.cost(g, p, c) <= g.points else []
        elif g.ctype[c] == TYPE_SUPPORTING and may_appear(g, p, c):
            out += _ways(g, p, c)
    return out


def in_deck(g: State, p: int) -> list[int]:
    """Characters that may be recruited from a player's own deck."""
    return [c for c in g.zones[DECK + p] if FACES[g.face[c]].from_deck]


def _ways(g: State, p: int, c: int) -> list[Opt]:
    """Recruiting a character for its cost, or for symbols instead of it (extra 1), into either row."""
    out: list[Opt] = []
    if values.cost(g, p, c) <= g.points:
        out += [(V_RECRUIT, c, FRONT + p, 0), (V_RECRUIT, c, BACK + p, 0)]
    instead = FACES[g.face[c]].instead_of_cost
    if instead and paying.payable(g, c, instead, paying.sources(g, p)):
        out += [(V_RECRUIT, c, FRONT + p, 1), (V_RECRUIT, c, BACK + p, 1)]
    return out


def begin(g: State, p: int, option: Opt) -> None:
    """A player recruits a character or plays an equipment, as an option says."""
    verb, c, x, instead = option
    if not instead:
        g.points -= values.cost(g, p, c)
        for serial in [k for k, e in g.lasting.items() if e.mod == STAT_COST and values.is_cheaper(g, p, c, e)]:
            moves.end_lasting(g, serial)
    if verb == V_EQUIP:
        note(g, "plays", card=c, player=p)
        equipping.equip(g, c, x)
        return
    sc = g.new_scope(c, p)
    g.stack.append(RecruitFrame(OP_RECRUIT, sc, x, g.zone[c]))
    if instead:
        paying.begin(g, sc, p, FACES[g.face[c]].instead_of_cost)


class RecruitOp(Op):
    """A character that has been paid for: what triggers on being recruited resolves before it appears."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_RECRUIT)
        self.steps = (self.announce, self.prepare, self.appear)

    def announce(self, g: State, f: RecruitFrame) -> bool:
        s = g.scopes[f.sc]
        if g.log is not None:
            note(g, "recruits", card=s.src, player=s.player)
        moves.move(g, s.src, TABLE)
        if DECK <= f.origin < HAND and FACES[g.face[s.src]].from_deck:  # it was searched for
            moves.shuffle(g, s.player)
        events.tell(g, EVENT_RECRUIT, player=s.player, target=s.src)
        return True

    def prepare(self, g: State, f: RecruitFrame) -> bool:
        """What it does itself when it is recruited."""
        first = FACES[g.face[g.scopes[f.sc].src]].when_recruited
        if first is not None:
            first.start(g, f.sc)
        return True

    def appear(self, g: State, f: RecruitFrame) -> bool:
        g.stack.pop()
        s = g.scopes.pop(f.sc)
        moves.enter(g, s.src, s.player, f.row, recruited=HAND <= f.origin < KO_PILE)
        return True


RecruitOp()
