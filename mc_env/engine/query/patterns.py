"""Which events an ability waits for: tests of event records."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.cards.kit import nodes
from mc_env.cards.kit.abilities import Pattern
from mc_env.cards.terms import (
    AFTER,
    EVENT_ABILITY,
    EVENT_ATTACK,
    EVENT_DISCARD,
    EVENT_DRAW,
    EVENT_ENGAGE,
    EVENT_PLAY,
    EVENT_REVEAL,
    EVENT_SCHEME,
    EVENT_SURGE,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
)
from mc_env.engine.board.events import Recalled
from mc_env.engine.program.tables import PatternC, Test
from mc_env.engine.query.conditions import compile_cond
from mc_env.engine.query.names import Names
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel, compile_target
from mc_env.engine.state.records import F_ATTACK, F_ONE_TARGET, Record
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY
from mc_env.kernel.records import Scope

RecordTest = Callable[[State, Scope, Record], bool]

# what a player does in person, not by their identity
_DONE_BY_PLAYERS: Final = (
    EVENT_PLAY,
    EVENT_DRAW,
    EVENT_TURN_BEGINS,
    EVENT_TURN_ENDS,
    EVENT_DISCARD,
    EVENT_REVEAL,
    EVENT_ABILITY,
    EVENT_SURGE,
)
# what is done to a player, not to their identity
_DONE_TO_PLAYERS: Final = (EVENT_ATTACK, EVENT_SCHEME, EVENT_ENGAGE, EVENT_DRAW)


def compile_pattern(n: Pattern, names: Names) -> PatternC:
    """A test of event records, made of one for each thing that the pattern asks for."""
    asked = [part(n, names) for part in _PARTS]
    binds = "target" if isinstance(n.to, nodes.You) and n.event in _DONE_TO_PLAYERS else ""
    return PatternC(int(n.event) * 3 + int(n.stage), _all([test for test in asked if test is not None]), binds)


def _all(tests: list[RecordTest]) -> RecordTest:
    """All of several tests of a record, one after another."""
    if not tests:
        return lambda g, s, r: True
    first = tests[0]
    if len(tests) == 1:
        return first
    rest = _all(tests[1:])
    return lambda g, s, r: first(g, s, r) and rest(g, s, r)


# ------------------------------------------------------------------------------------------ what a pattern can ask for


def _by(n: Pattern, names: Names) -> RecordTest | None:
    """Who does it. You as a player means your identity, except for what only a player can do."""
    if n.by is None:
        return None
    if isinstance(n.by, nodes.You) and n.event in _DONE_BY_PLAYERS:
        return lambda g, s, r: r.player == s.player
    by = compile_target(n.by, names)[1]
    return lambda g, s, r: r.actor >= 0 and by.holds(g, s, r.actor)


def _to(n: Pattern, names: Names) -> RecordTest | None:
    """To whom. A player means their identity, except for attacks and the like: there it is the target player."""
    if n.to is None:
        return None
    if isinstance(n.to, nodes.PlayerSel) and n.event in _DONE_TO_PLAYERS:
        who = compile_players(n.to, names)
        return lambda g, s, r: r.tplayer in who(g, s)
    to = compile_target(n.to, names)[1]
    return lambda g, s, r: r.target >= 0 and to.holds(g, s, r.target)


def _source(n: Pattern, names: Names) -> RecordTest | None:
    """Which card causes it."""
    if n.source is None:
        return None
    source = compile_sel(n.source, names)[1]
    return lambda g, s, r: r.src >= 0 and source.holds(g, s, r.src)


def _from_attack(n: Pattern, names: Names) -> RecordTest | None:
    """An attack causes it."""
    return (lambda g, s, r: bool(r.flags & F_ATTACK)) if n.from_attack else None


def _defeats(n: Pattern, names: Names) -> RecordTest | None:
    """The attack defeats such a character."""
    if n.defeats is None:
        return None
    defeats = compile_sel(n.defeats, names)[1]
    return lambda g, s, r: any(_recalled(g, s, c, snap, defeats) for c, snap in zip(r.killed, r.snaps, strict=True))


def _recalled(g: State, s: Scope, c: int, snap: tuple[int, ...], match: Test) -> bool:
    """Whether a card fits as it was when it left play (a facedown minion is a player card again by now)."""
    if not snap or g.zone[c] >= PLAY:
        return match.holds(g, s, c)
    with Recalled(g, c, snap):
        return match.holds(g, s, c)


def _damages(n: Pattern, names: Names) -> RecordTest | None:
    """Such a character takes damage from the attack."""
    if n.damages is None:
        return None
    damages = compile_sel(n.damages, names)[1]
    return lambda g, s, r: any(damages.holds(g, s, c) for c in r.hit)


def _where(n: Pattern, names: Names) -> RecordTest | None:
    """A condition holds."""
    if n.where is None:
        return None
    where = compile_cond(n.where, names)
    return lambda g, s, r: where(g, s)


def _as_a_whole(n: Pattern, names: Names) -> RecordTest | None:
    """After an attack, whomever it is made against: the attack as a whole is one occurrence."""
    if n.event == EVENT_ATTACK and n.stage == AFTER and n.to is None:
        return lambda g, s, r: not r.flags & F_ONE_TARGET
    return None


_PARTS: Final[tuple[Callable[[Pattern, Names], RecordTest | None], ...]] = (
    _by,
    _to,
    _source,
    _from_attack,
    _defeats,
    _damages,
    _where,
    _as_a_whole,
)
