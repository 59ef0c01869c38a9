"""Effects on characters: counters, wounds, stuns, rows, modifiers, combat."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.log import note
from mc_env.kernel.records import Scope
from mc_env.versus.cards import kit
from mc_env.versus.engine import events, levels, moves, query, stunning, values
from mc_env.versus.engine.effects.base import AtOnce, Targeted
from mc_env.versus.engine.state import F_CANCELED, F_RANGED, FROZEN_NEXT, State
from mc_env.versus.engine.tables import ValueFn
from mc_env.versus.engine.zones import FRONT, HAND, in_front
from mc_env.versus.terms import (
    EVENT_GAINS_ATK,
    STAT_AS_BASE,
    STAT_BASE,
    STAT_CANNOT_BE_ATTACKED,
    STAT_CANNOT_GAIN,
    STAT_CANNOT_MOVE,
    STAT_CANNOT_READY,
    STAT_DODGE,
    STAT_LOSES_POWERS,
    STAT_SWITCHED,
    STAT_VALUES,
)

OF_THE_STUNNED: Final = (STAT_CANNOT_BE_ATTACKED, STAT_CANNOT_MOVE, STAT_CANNOT_READY)


class AddCounters(Targeted):
    """+1/+1 or -1/-1 counters."""

    __slots__ = ("minus", "n")

    def __init__(self, node: kit.AddPlus | kit.AddMinus) -> None:
        super().__init__(node.target)
        self.n = query.value(node.n)
        self.minus = isinstance(node, kit.AddMinus)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return not g.facedown[c] or (values.minus_stays(g, c) if self.minus else values.symbiotic(g, c))

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        n = self.n(g, s)
        for c in cards:
            stunning.add_counters(g, c, 0 if self.minus else n, n if self.minus else 0, s.src)
        return n


class RemovePlus(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        n = 0
        for c in cards:
            n += g.plus[c]
            g.plus[c] = 0
        return n


class Transmute(Targeted):
    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return bool(g.plus[c] or g.minus[c])

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            plus, minus = g.plus[c], g.minus[c]
            g.plus[c] = g.minus[c] = 0
            stunning.add_counters(g, c, minus, plus, s.src)
        return len(cards)


class Stun(Targeted):
    """Stun characters, or daze them: without a wound."""

    __slots__ = ("daze", "keep_equipment")

    def __init__(self, node: kit.Stun | kit.Daze) -> None:
        super().__init__(node.target)
        self.daze = isinstance(node, kit.Daze)
        self.keep_equipment = isinstance(node, kit.Daze) and node.keep_equipment

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return not g.facedown[c]

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        by = stunning.by_itself(g, s.src)
        stunning.stun(g, [(c, by) for c in cards], self.daze, keep_equipment=self.keep_equipment)
        return len(cards)


class Wound(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        stunning.wound(g, cards, stunning.by_itself(g, s.src))
        return len(cards)


class Heal(Targeted):
    __slots__ = ("n",)

    def __init__(self, node: kit.Heal) -> None:
        super().__init__(node.target)
        self.n = node.n

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return g.wounds[c] > 0

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        healed = 0
        for c in cards:
            n = min(self.n, g.wounds[c])
            g.wounds[c] -= n
            healed += n
        return healed


class KnockOut(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        stunning.knock_out(g, cards, stunning.by_itself(g, s.src))
        return len(cards)


class Ready(Targeted):
    """Ready characters; one that is stunned stays exhausted until it recovers, one that is frozen during its next turn."""

    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return moves.can_ready(g, c)

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        return sum([1 for c in cards if moves.ready(g, c)])


class Recover(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        return sum([1 for c in cards if stunning.recover(g, c)])


class Freeze(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            g.exhausted[c] = 1
            g.frozen[c] |= FROZEN_NEXT
        return len(cards)


class MoveRow(Targeted):
    """Push to the back row, pull to the front row, or move to the other row."""

    __slots__ = ("to",)

    def __init__(self, target: kit.Target, to: int) -> None:
        super().__init__(target)
        self.to = to  # FRONT, BACK, or -1 for the other row

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if values.has(g, c, STAT_CANNOT_MOVE):
            return False
        return self.to < 0 or in_front(g.zone[c]) != (self.to == FRONT)

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        n = 0
        for c in cards:
            if self.affects(g, s, c):
                moves.change_row(g, c, moves.other_row(g, c))
                n += 1
        return n


class Boost(Targeted):
    __slots__ = ("atk", "dfn", "until")

    def __init__(self, node: kit.Boost) -> None:
        super().__init__(node.target)
        self.atk = query.value(node.atk)
        self.dfn = query.value(node.dfn)
        self.until = node.until

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return not g.facedown[c]

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        atk, dfn = self.atk(g, s), self.dfn(g, s)
        moves.add_lasting(g, STAT_VALUES, s, tuple(cards), self.until, atk, dfn)
        if dfn < 0:
            for c in cards:
                g.harmed[c] = s.src
        if atk > 0:
            for c in cards:
                events.tell(g, EVENT_GAINS_ATK, player=g.controller[c], target=c, amount=atk)
        return len(cards)


class Gain(Targeted):
    """A stat that is counted holds for a time: a keyword, a prohibition, switched values ..."""

    __slots__ = ("stat", "until")

    def __init__(self, target: kit.Target, stat: int, until: int) -> None:
        super().__init__(target)
        self.stat = stat
        self.until = until

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return not g.facedown[c] or self.stat in OF_THE_STUNNED

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        moves.add_lasting(g, self.stat, s, tuple(cards), self.until)
        if self.stat in (STAT_SWITCHED, STAT_AS_BASE):
            for c in cards:
                g.harmed[c] = s.src
        return len(cards)


class LosePowers(Gain):
    """Powers are lost for a time: the number that is locked in says whether level up powers are among them."""

    __slots__ = ("level_up", "no_gain")

    def __init__(self, node: kit.LosePowers) -> None:
        super().__init__(node.target, STAT_LOSES_POWERS, node.until)
        self.level_up = node.level_up
        self.no_gain = node.no_gain

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        moves.add_lasting(g, STAT_LOSES_POWERS, s, tuple(cards), self.until, int(self.level_up))
        if self.no_gain:
            moves.add_lasting(g, STAT_CANNOT_GAIN, s, tuple(cards), self.until)
        return len(cards)


class BackToBase(Gain):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            g.plus[c] = 0
        return super().act(g, s, cards)


class BecomeLike(Targeted):
    __slots__ = ("until",)

    def __init__(self, node: kit.BecomeLike) -> None:
        super().__init__(node.target)
        self.until = node.until

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        atk, dfn = values.values(g, cards[0])
        moves.add_lasting(g, STAT_BASE, s, (s.src,), self.until, atk, dfn)
        return 1


class ReturnToHand(Targeted):
    __slots__ = ()

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        for c in cards:
            moves.move(g, c, HAND + g.owner[c])
        return len(cards)


class Defend(Targeted):
    """A defender of yours is replaced by another character, and they switch their positions.

    If one of them cannot move, neither does (rulebook, "Remove/Replace", "Switch")."""

    __slots__ = ()

    def affects(self, g: State, s: Scope, c: int) -> bool:
        if g.combat < 0:
            return False
        rec = g.recs[g.combat]
        if rec.target < 0 or not g.controls(s.player, rec.target) or not g.controls(s.player, c):
            return False
        if g.facedown[c] or query.in_combat(g, s, c) or values.has(g, c, STAT_CANNOT_BE_ATTACKED):
            return False
        return not (rec.flags & F_RANGED and values.has(g, c, STAT_DODGE))

    def possible(self, g: State, s: Scope) -> bool:
        if self.how == "self":
            return self.affects(g, s, s.src)
        return super().possible(g, s)

    def act(self, g: State, s: Scope, cards: list[int]) -> int:
        new = cards[0]
        if not self.affects(g, s, new):
            return 0
        rec = g.recs[g.combat]
        old = rec.target
        rec.target = new
        here, there = in_front(g.zone[old]), in_front(g.zone[new])
        if here != there and not any(values.has(g, c, STAT_CANNOT_MOVE) for c in (old, new)):
            moves.change_row(g, old, moves.row_of(g, old, there))
            moves.change_row(g, new, moves.row_of(g, new, here))
        return 1


class CancelCombat(AtOnce):
    __slots__ = ()

    def possible(self, g: State, s: Scope) -> bool:
        return g.combat >= 0 and not g.recs[g.combat].flags & F_CANCELED

    def act(self, g: State, s: Scope) -> int:
        if g.combat < 0:
            return 0
        moves.cancel_combat(g, s.src, s.player)
        return 1


class GainXP(AtOnce):
    """Experience of a main character (rulebook, "Level Up Powers"); the continuous checks level it up."""

    __slots__ = ("n",)

    def __init__(self, n: kit.Number) -> None:
        super().__init__()
        self.n: ValueFn = query.value(n)

    def act(self, g: State, s: Scope) -> int:
        if not values.in_play(g, s.src):
            return 0
        n = self.n(g, s)
        g.xp[s.src] = min(g.xp[s.src] + n, 255)
        if n:
            note(g, "XP", card=s.src, n=n)
        g.dirty = True
        return n


class BecomeLevelOne(AtOnce):
    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        faces = levels.faces_of(g, s.src, 1)
        if not faces or levels.level(g, s.src) == 1:
            return 0
        levels.regress(g, s.src, faces[0])
        return 1
