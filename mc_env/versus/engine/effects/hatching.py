"""Effects of Ovomorphs, Facehuggers and equipment (`cards.kit.hatching`)."""

from __future__ import annotations

from typing import Any, Final

from mc_env.kernel.frames import Frame
from mc_env.kernel.records import DONE, NOTHING, Scope, set_slot
from mc_env.kernel.state import Opt
from mc_env.versus.cards import kit
from mc_env.versus.engine import equipping, hatching, moves, query, selecting, stunning, values
from mc_env.versus.engine.effects.base import CHOSEN_SLOT, AtOnce, different
from mc_env.versus.engine.options import ASK_OPTION, ASK_PICK, ASK_TARGET, NO, STOP, V_PICK, V_TARGET, V_YES, YES
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, Op
from mc_env.versus.engine.zones import DECK, HAND, KO_PILE
from mc_env.versus.terms import TYPE_EQUIPMENT, TYPE_SUPPORTING


def asks_for_prey(g: State, p: int, captor: int) -> bool:
    """Ask whom a Facehugger captures; False if it is gone, or there is nobody."""
    prey = hatching.prey(g, p) if values.in_play(g, captor) else []
    if prey:
        g.ask(p, ASK_TARGET, tuple([(V_TARGET, c, -1, 0) for c in prey]), captor)
    return bool(prey)


class Hatch(Op):
    """The character itself tries to hatch: a Facehugger may come out of it and capture an enemy."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.ask, self.take)

    def possible(self, g: State, s: Scope) -> bool:
        return values.in_play(g, s.src) and bool(hatching.prey(g, s.player)) and hatching.pile(g, s.player) >= 0

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        if not self.possible(g, s):
            return
        captor = hatching.reveal(g, s.player, s.src)
        if captor >= 0:
            set_slot(s, CHOSEN_SLOT, (captor,))
            g.begin(self.id, sc)

    def ask(self, g: State, f: Frame) -> bool:
        """After reactions to what came and went, which would take the answer for theirs."""
        s = g.scopes[f.sc]
        captor = selecting.chosen(s)[0]
        if not asks_for_prey(g, s.player, captor):
            g.stack.pop()
            return True
        s.last = DONE
        return True

    def take(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        hatching.capture(g, selecting.chosen(g.scopes[f.sc])[0], g.answer[1])
        return True


class HatchEach(Op):
    """Each Ovomorph of a player may try to hatch, one at a time."""

    __slots__ = ("asking", "capturing", "choosing")

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.ask, self.answer, self.choose, self.capture)
        self.asking = self.number(self.ask)
        self.choosing = self.number(self.choose)
        self.capturing = self.number(self.capture)

    def eggs(self, g: State, p: int) -> list[int]:
        return [c for c in values.of_player(g, p) if FACES[g.face[c]].hatches and not g.facedown[c]]

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.eggs(g, s.player))

    def start(self, g: State, sc: int) -> None:
        set_slot(g.scopes[sc], CHOSEN_SLOT, ())
        g.begin(self.id, sc)

    def ask(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        left = [c for c in self.eggs(g, s.player) if c not in selecting.chosen(s)]
        if not left or not hatching.prey(g, s.player) or hatching.pile(g, s.player) < 0:
            g.stack.pop()
            return True
        set_slot(s, CHOSEN_SLOT, (*selecting.chosen(s), left[0]))
        g.ask(s.player, ASK_OPTION, (YES, NO), left[0])
        return True

    def answer(self, g: State, f: Frame) -> bool:
        f.at = self.asking
        if g.answer[0] != V_YES:
            return False
        s = g.scopes[f.sc]
        captor = hatching.reveal(g, s.player, selecting.chosen(s)[-1])
        if captor < 0:
            return True
        set_slot(s, 1, captor)
        f.at = self.choosing
        return True

    def choose(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        captor = s.slots[1]
        assert isinstance(captor, int)
        f.at = self.capturing if asks_for_prey(g, s.player, captor) else self.asking
        return True

    def capture(self, g: State, f: Frame) -> bool:
        captor = g.scopes[f.sc].slots[1]
        assert isinstance(captor, int)
        hatching.capture(g, captor, g.answer[1])
        f.at = self.asking
        return True


class Burst(AtOnce):
    __slots__ = ()

    def possible(self, g: State, s: Scope) -> bool:
        return values.in_play(g, s.src)

    def act(self, g: State, s: Scope) -> int:
        if not self.possible(g, s):
            return 0
        hatching.burst(g, s.src)
        return 1


class EquipFromAnywhere(Op):
    """An equipment from the deck, the hand or the KO pile goes onto a character; the deck is shuffled."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        self.steps = (self.pick, self.equip)

    def bearers(self, g: State, p: int) -> list[int]:
        return [c for c in values.of_player(g, p) if equipping.may_bear(g, c)]

    def possible(self, g: State, s: Scope) -> bool:
        return bool(self.bearers(g, s.player))

    def start(self, g: State, sc: int) -> None:
        s = g.scopes[sc]
        s.last = NOTHING
        found = [c for z in (DECK, HAND, KO_PILE) for c in g.zones[z + s.player] if g.ctype[c] == TYPE_EQUIPMENT]
        g.begin(self.id, sc)
        g.ask(s.player, ASK_PICK, (*different(g, tuple(found)), STOP), s.src)

    def pick(self, g: State, f: Frame) -> bool:
        s = g.scopes[f.sc]
        verb, c, _, _ = g.answer
        opts: list[Opt] = [(V_TARGET, x, -1, 0) for x in self.bearers(g, s.player)]
        if verb != V_PICK or not opts:
            g.stack.pop()
            moves.shuffle(g, s.player)
            return True
        set_slot(s, CHOSEN_SLOT, (c,))
        g.ask(s.player, ASK_TARGET, tuple(opts), c)
        return True

    def equip(self, g: State, f: Frame) -> bool:
        g.stack.pop()
        s = g.scopes[f.sc]
        equipping.equip(g, selecting.chosen(s)[0], g.answer[1])
        moves.shuffle(g, s.player)
        s.last = DONE
        return True


class DestroyNamed(AtOnce):
    """Characters with the name that was named go to their KO piles: from enemy sides, from hands, from decks."""

    __slots__ = ()

    def act(self, g: State, s: Scope) -> int:
        there = [c for c in values.characters(g) if g.ctype[c] == TYPE_SUPPORTING and query.enemy(g, s, c)]
        stunning.knock_out(g, [c for c in there if query.named(g, s, c)], stunning.by_itself(g, s.src))
        for q in g.enemies(s.player):
            for c in g.zones[HAND + q]:
                g.known[c] |= 1 << s.player
            in_hand = [c for c in g.zones[HAND + q] if g.ctype[c] == TYPE_SUPPORTING and query.named(g, s, c)]
            moves.discard_from_hand(g, q, tuple(in_hand))
            for c in [c for c in g.zones[DECK + q] if g.ctype[c] == TYPE_SUPPORTING and query.named(g, s, c)]:
                moves.discard(g, c)
            moves.shuffle(g, q)
        return 1


MAKERS: Final[dict[type[kit.Effect], Any]] = {
    kit.DestroyNamed: lambda node: DestroyNamed(),
    kit.Hatch: lambda node: Hatch(),
    kit.HatchEach: lambda node: HatchEach(),
    kit.Burst: lambda node: Burst(),
    kit.EquipFromAnywhere: lambda node: EquipFromAnywhere(),
}
