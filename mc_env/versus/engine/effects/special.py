"""Effects that few cards have: delayed, divided, taking control, and the like."""

from __future__ import annotations

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import moves, query, stunning, values
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce, Question, Targeted, ask_row, different, may_appear
from mc_env.versus.engine.options import (
    ASK_OPTION,
    ASK_PICK,
    ASK_ROW,
    ASK_TARGET,
    NO,
    V_PLAYER,
    V_ROW,
    V_TARGET,
    V_YES,
    YES,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import Op, PowerC
from mc_env.versus.engine.zones import BACK, FRONT, HAND, KO_PILE, in_front, side_of
from mc_env.versus.terms import (
    EVENT_COMBAT_ENDS,
    EVENT_TURN_ENDS,
    POWER_TRIGGER,
    STAT_CANNOT_MOVE,
    TYPE_SUPPORTING,
    UNTIL_COMBAT_ENDS,
    UNTIL_TURN_ENDS,
)


class AtEndOfCombat(AtOnce):
    """A delayed effect: it triggers when this combat ends (rulebook, "Delayed Trigger Modifiers")."""

    __slots__ = ("later",)

    def __init__(self, effect: Op) -> None:
        super().__init__()
        self.later = PowerC(POWER_TRIGGER, -1, "at the end of combat")
        self.later.event = EVENT_COMBAT_ENDS
        self.later.effect = effect

    def possible(self, g: State, s: Scope) -> bool:
        return g.combat >= 0

    def act(self, g: State, s: Scope) -> int:
        moves.add_delayed(g, self.later.id, s, UNTIL_COMBAT_ENDS)
        return 1


class DivideMinus(Op):
    """-1/-1 counters are divided among enemy characters: chosen one by one, placed together."""

    __slots__ = ("asking", "n")

    def __init__(self, node: kit.DivideMinus) -> None:
        super().__init__()
        self.n = node.n
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def candidates(self, g: State, s: Scope) -> list[int]:
        return [c for c in values.characters(g) if query.enemy(g, s, c) and not g.facedown[c]]

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.candidates(g, s))

    def start(self, g: State, sc: int) -> None:
        set_slot(g.scopes[sc], CHOSEN_SLOT, ())
        if self.possible(g, g.scopes[sc]):
            g.begin(self.id, sc)

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        g.ask(s.player, ASK_TARGET, tuple([(V_TARGET, c, -1, 0) for c in self.candidates(g, s)]), s.src)
        return True

    def take(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        chosen = (*chosen, g.answer[1])
        set_slot(s, CHOSEN_SLOT, chosen)
        if len(chosen) < self.n:
            f.at = self.asking
            return False
        g.stack.pop()
        for c in chosen:
            stunning.add_counters(g, c, 0, 1, s.src)
        s.last = DONE
        return True


class MinusToRow(Question):
    """Each character of an enemy row gets a -1/-1 counter."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_ROW)
        self.steps = (self.take,)

    def options(self, g: State, s: Scope) -> list[Opt]:
        both = [z for q in g.opponents(s.player) for z in (FRONT + q, BACK + q)]
        rows = [z for z in both if any(not g.facedown[c] for c in values.row(g, side_of(z), in_front(z)))]
        return [(V_ROW, -1, z, 0) for z in rows]

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        z = g.answer[2]
        for c in values.row(g, side_of(z), in_front(z)):
            stunning.add_counters(g, c, 0, 1, s.src)
        s.last = DONE
        return True


class GoBack(AtOnce):
    """A character that was taken goes back to where it came from, if its taker still has it."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        c, z = s.slots[1], s.slots[2]
        assert isinstance(c, int)
        assert isinstance(z, int)
        if not values.in_play(g, c) or not g.controls(s.player, c) or not g.alive[side_of(z)]:
            return 0
        if values.has(g, c, STAT_CANNOT_MOVE):
            return 0
        moves.change_row(g, c, z)
        return 1


class TakeControl(Targeted):
    """A character is readied and moved to a row of yours; at the end of the turn it goes back."""

    __slots__ = ("later",)

    def __init__(self, node: kit.TakeControl) -> None:
        super().__init__(node.target)
        self.later = PowerC(POWER_TRIGGER, -1, "at the end of the turn")
        self.later.event = EVENT_TURN_ENDS
        self.later.effect = GoBack()
        self.steps = (self.take, self.enter)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return not g.facedown[c] and may_appear(g, s.player, c) and not values.has(g, c, STAT_CANNOT_MOVE)

    def take(self, g: State, f: Frame) -> bool:
        """Chosen: now the row."""
        s = g.scopes[f.sc]
        set_slot(s, CHOSEN_SLOT, (g.answer[1],))
        ask_row(g, s.player, g.answer[1])
        return True

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        c = chosen[0]
        moves.add_delayed(g, self.later.id, s, UNTIL_TURN_ENDS, c, g.zone[c])
        moves.ready(g, c)
        moves.change_row(g, c, g.answer[2])
        s.last = DONE
        return True


class NewHand(Question):
    """A player, whom the one with the power chooses, discards their hand and draws as many cards."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_OPTION)
        self.steps = (self.take,)

    def options(self, g: State, s: Scope) -> list[Opt]:
        return [(V_PLAYER, -1, q, 0) for q in g.players()]

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        q = g.answer[2]
        hand = g.zones[HAND + q]
        moves.discard_from_hand(g, q, hand)
        moves.draw(g, q, len(hand))
        g.scopes[f.sc].last = DONE
        return True


class StunUnlessDiscard(Targeted):
    """The chosen character is stunned unless its player discards a random card."""

    __slots__ = ()

    def __init__(self, node: kit.StunUnlessDiscard) -> None:
        super().__init__(node.target)
        self.steps = (self.take, self.answer)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        return not g.facedown[c]

    def take(self, g: State, f: Frame) -> bool:
        """Chosen: now its player may discard."""
        s = g.scopes[f.sc]
        c = g.answer[1]
        set_slot(s, CHOSEN_SLOT, (c,))
        q = g.controller[c]
        g.settle(NO)
        if g.zones[HAND + q]:
            g.ask(q, ASK_OPTION, (YES, NO), c)
        return True

    def answer(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        c = chosen[0]
        q = g.controller[c]
        if g.answer[0] == V_YES:
            moves.discard_from_hand(g, q, (moves.at_random(g, q, g.zones[HAND + q]),))
        else:
            stunning.stun(g, [(c, stunning.by_itself(g, s.src))])
        s.last = DONE
        return True


class RaiseFromEnemy(Question):
    """A character of an enemy player's KO pile comes onto your side."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_PICK)
        self.steps = (self.pick, self.enter)

    def options(self, g: State, s: Scope) -> list[Opt]:
        piles = [c for q in g.enemies(s.player) for c in g.zones[KO_PILE + q]]
        cards = [c for c in piles if g.ctype[c] == TYPE_SUPPORTING and may_appear(g, s.player, c)]
        return list(different(g, tuple(cards)))

    def pick(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        set_slot(s, CHOSEN_SLOT, (g.answer[1],))
        ask_row(g, s.player, g.answer[1])
        return True

    def enter(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        chosen = s.slots[CHOSEN_SLOT]
        assert isinstance(chosen, tuple)
        moves.enter(g, chosen[0], s.player, g.answer[2])
        s.last = DONE
        return True
