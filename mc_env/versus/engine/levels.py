"""Levels of main characters: up by experience, up or down by modifiers.

Rulebook: "Level Up Powers", "Regressing/Progressing Main Characters".
"""

from __future__ import annotations

from mc_env.kernel import index
from mc_env.kernel.log import note
from mc_env.kernel.state import Opt
from mc_env.versus.engine import limits, values
from mc_env.versus.engine.frames import CardFrame
from mc_env.versus.engine.options import ASK_LEVEL, V_LEVEL
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import CARDS, FACES, OP_LEVEL, Op
from mc_env.versus.engine.zones import PILE_BIT, PILE_KIND
from mc_env.versus.terms import STAT_HEX, TYPE_MAIN


def level(g: State, c: int) -> int:
    """The level of a main character; a promoted supporting character is of level 1."""
    return max(FACES[g.face[c]].level, 1 if g.ctype[c] == TYPE_MAIN else 0)


def faces_of(g: State, c: int, wanted: int) -> list[int]:
    """The versions of a card at a level."""
    return [f for f in CARDS[g.card[c]].faces if FACES[f].level == wanted]


def hexed(g: State, p: int) -> bool:
    """Whether an enemy character keeps a player's characters from leveling up."""
    for q in g.opponents(p):
        for c in values.of_player(g, q):
            if values.has(g, c, STAT_HEX):
                return True
    return False


def level_up(g: State) -> bool:
    """A character with enough XP becomes the next level, unless an enemy has Hex; of several versions its player picks one.

    A main character that has been demoted levels up all the same."""
    for f in g.stack:
        if f.op == OP_LEVEL:  # one is about to
            return False
    for c in values.characters(g):
        if not g.xp[c]:
            continue
        wanted = FACES[g.face[c]].need
        if not wanted or g.xp[c] < wanted or hexed(g, g.controller[c]):
            continue
        faces = faces_of(g, c, FACES[g.face[c]].level + 1)
        if len(faces) == 1:
            gain_level(g, c, faces[0])
        elif faces:
            g.stack.append(CardFrame(OP_LEVEL, -1, c))
        else:
            continue
        return True
    return False


class LevelOp(Op):
    """Which version of the next level?"""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_LEVEL)
        self.steps = (self.ask, self.take)

    def ask(self, g: State, f: CardFrame) -> bool:
        c = f.card
        if not values.in_play(g, c):  # a reaction came before
            g.stack.pop()
            return True
        opts: list[Opt] = [(V_LEVEL, c, face, 0) for face in faces_of(g, c, FACES[g.face[c]].level + 1)]
        g.ask(g.controller[c], ASK_LEVEL, tuple(opts), c)
        return True

    def take(self, g: State, f: CardFrame) -> bool:
        g.stack.pop()
        gain_level(g, f.card, g.answer[2])
        return True


def gain_level(g: State, c: int, face: int) -> None:
    """A character has leveled up; some are healed by it."""
    if any(power.heals for power in FACES[g.face[c]].powers):
        g.wounds[c] = 0
    progress(g, c, face)


def progress(g: State, c: int, face: int) -> None:
    """A higher level: XP for it are removed; XP that had been set aside when this version regressed come back."""
    become(g, c, face)
    g.xp[c] = g.counters.pop(c << 8 | FACES[face].version, 0)


def regress(g: State, c: int, face: int) -> None:
    """A lower level: XP are set aside."""
    if g.xp[c]:
        g.counters[c << 8 | FACES[g.face[c]].version] = g.xp[c]
    become(g, c, face)
    g.xp[c] = 0


def become(g: State, c: int, face: int) -> None:
    """A main character becomes another level: everything else on it stays."""
    z = g.zone[c]
    if FACES[g.face[c]].active & PILE_BIT[z]:
        index.remove(g, FACES[g.face[c]], c, PILE_KIND[z])
    g.face[c] = face
    if FACES[face].active & PILE_BIT[z]:
        index.add(g, FACES[face], c, PILE_KIND[z])
    limits.end_level(g, c)
    note(g, "becomes", card=c, level=FACES[face].level)
    g.dirty = True


LevelOp()
