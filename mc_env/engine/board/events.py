"""Stages of events, and opening a window at one of them (Reference "Triggering Condition", "Would").

An occurrence passes *would* (it is imminent and can be replaced), *when* (it initiates), its resolution, and *after*.
Several records that are one occurrence share one window.
"""

from __future__ import annotations

from mc_env.cards.terms import STAT_PLAY_FROM
from mc_env.engine.program.ops import OP_WINDOW
from mc_env.engine.state.state import State
from mc_env.kernel.columns import replaced
from mc_env.kernel.frames import Pair as Pair
from mc_env.kernel.frames import WindowFrame
from mc_env.kernel.log import fact


def open_window(g: State, pairs: tuple[Pair, ...], stage: int) -> bool:
    """Push a window if anything listens; an event nobody listens to costs one look-up.

    Events that may be played from elsewhere than a hand are not in the index: then every window is opened.
    """
    trig = g.trig
    for _, ev in pairs:
        if trig[ev * 3 + stage]:
            break
    else:
        if not pairs or not g.mods[STAT_PLAY_FROM]:
            return False
    g.stack.append(WindowFrame(OP_WINDOW, -1, pairs, stage))
    if g.ledger is not None:
        tell_window(g, pairs, stage)
    return True


def open_at(g: State, rec: int, event: int, stage: int) -> bool:
    """Push a window for one record, if anything listens."""
    if g.trig[event * 3 + stage] or g.mods[STAT_PLAY_FROM]:
        g.stack.append(WindowFrame(OP_WINDOW, -1, ((rec, event),), stage))
        if g.ledger is not None:
            tell_window(g, ((rec, event),), stage)
        return True
    return False


def paired(recs: tuple[int, ...], event: int) -> tuple[Pair, ...]:
    """Records that are all occurrences of one event, as a window takes them."""
    return tuple([(r, event) for r in recs])


def tell_window(g: State, pairs: tuple[Pair, ...], stage: int) -> None:
    """For auditors: a window has been opened."""
    fact(g, "window", stage=stage, events=[ev for _, ev in pairs], recs=[r for r, _ in pairs])


def heard(g: State, key: int) -> bool:
    """Whether a window at an event and stage (event * 3 + stage) would be opened; for callers with many records."""
    return bool(g.trig[key] or g.mods[STAT_PLAY_FROM])


def snapshot(g: State, c: int) -> tuple[int, ...]:
    """What is remembered of a card that leaves play: type, face, who it was engaged with or controlled by, guise, host."""
    return (g.ctype[c], g.face[c], g.engaged[c], g.controller[c], g.guise[c], g.host[c])


class Recalled:
    """A card looks as it was when it left play, for as long as a question about it takes (last known information)."""

    __slots__ = ("card", "g", "now", "snap")

    def __init__(self, g: State, c: int, snap: tuple[int, ...]) -> None:
        self.g = g
        self.card = c
        self.snap = snap
        self.now = snapshot(g, c)

    def __enter__(self) -> None:
        self.look(self.snap)

    def __exit__(self, *raised: object) -> None:
        self.look(self.now)

    def look(self, snap: tuple[int, ...]) -> None:
        g, c = self.g, self.card
        g.ctype[c], g.face[c], g.engaged[c], g.controller[c], guise, g.host[c] = snap
        g.guise = replaced(g.guise, c, guise)
