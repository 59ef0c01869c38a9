"""What must hold in every position of Vs. System: tests and the tool for many random games look at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mc_env.kernel.zones import NOBODY, NOWHERE
from mc_env.versus.engine.frames import UseFrame
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OP_LEVEL, OP_REACTIONS, OP_TRIGGERS
from mc_env.versus.engine.values import health, lent_powers, symbiotic
from mc_env.versus.engine.zones import FRONT, N_ZONES, PILE_KIND, REMOVED, side_of
from mc_env.versus.terms import TYPE_MAIN, TYPE_SUPPORTING

_AT_ONCE: Final = (OP_LEVEL, OP_TRIGGERS, OP_REACTIONS)


def problems(g: State) -> list[str]:
    """Everything that is wrong with a position, in words."""
    return [*_cards(g), *_index(g), *_decision(g)]


def _cards(g: State) -> Iterator[str]:
    """Every card is in one pile; characters in play are whole; what is out of play has nothing on it."""
    where = [(c, z) for z, cards in enumerate(g.zones) for c in cards]
    if sorted(c for c, _ in where) != [c for c in range(len(g.card)) if g.zone[c] != NOWHERE]:
        yield "a card is in no pile, or in two"
    for c, z in where:
        if g.zone[c] != z:
            yield f"{g.title(c)} lies in zone {z} and says {g.zone[c]}"
        wrong = _in_play(g, c) if FRONT <= z < N_ZONES else _out_of_play(g, c)
        if wrong:
            yield f"{g.title(c)} {wrong}"


def _in_play(g: State, c: int) -> str:
    if g.controller[c] != side_of(g.zone[c]):
        return "is not on the side of who controls it"
    if g.ctype[c] not in (TYPE_MAIN, TYPE_SUPPORTING):
        return "is in play and no character"
    if g.plus[c] and g.minus[c]:
        return "has counters of both kinds"
    if g.wounds[c] >= health(g, c):
        return "has as many wounds as its health"
    if g.facedown[c] and not g.exhausted[c]:
        return "is stunned and ready"
    if g.facedown[c] and g.plus[c] and not symbiotic(g, c):
        return "is stunned and has counters"
    return ""


def _out_of_play(g: State, c: int) -> str:
    if g.controller[c] != NOBODY:
        return "is out of play and controlled"
    if g.exhausted[c]:
        return "is out of play and exhausted"
    if (g.wounds[c] or g.plus[c] or g.minus[c]) and (g.zone[c] != REMOVED or g.host[c] < 0):
        return "is out of play and keeps counters"  # only what is set aside does
    return ""


def _index(g: State) -> Iterator[str]:
    """The index is as it would be made anew."""
    trig: list[list[int]] = [[] for _ in g.trig]
    mods: list[list[int]] = [[] for _ in g.mods]
    for z, cards in enumerate(g.zones):
        for c in cards if z >= FRONT else ():
            info = FACES[g.face[c]]
            for key, i in info.keys.get(PILE_KIND[z], ()):
                if not g.blank[c] or i in info.unblanked:
                    trig[key].append(c << 8 | i)
            if g.blank[c]:
                continue
            for stat, i in info.changes.get(PILE_KIND[z], ()):
                mods[stat].append(c << 8 | i)
    for c in {bearer for bearer, _, _ in g.lent}:
        for i, power in lent_powers(g, c):
            if power.event >= 0:
                trig[power.event].append(c << 8 | i)
            if power.stat >= 0:
                mods[power.stat].append(c << 8 | i)
    for name, made, kept in (("triggers", trig, g.trig), ("modifiers", mods, g.mods)):
        for key, entries in enumerate(made):
            if sorted(entries) != sorted(e for e in kept[key] if e >= 0):
                yield f"the index lists other {name} of kind {key} than there are"
    if any(-serial not in g.mods[e.mod] for serial, e in g.lasting.items() if e.mod >= 0):
        yield "a lasting modifier is not in the index"


def _decision(g: State) -> Iterator[str]:
    """A decision is a player's who is in the game, and has several different options; nothing is left to be done at once
    by then (`State.ask`)."""
    if g.pending is None:
        return
    if g.dirty:
        yield "somebody decides before what must happen at once has happened"
    if g.due and not any(isinstance(f, UseFrame) or f.op in _AT_ONCE for f in g.stack):
        yield "somebody decides before powers that have triggered resolve"
    if len(set(g.pending.opts)) != len(g.pending.opts):
        yield "an option is offered twice"
    if g.auto and len(g.pending.opts) < 2:
        yield "a decision has one option"
    if not g.alive[g.pending.player]:
        yield "a player decides who is out"
