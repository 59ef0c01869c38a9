"""Stages of events, and opening a window at one of them (Reference "Triggering Condition", "Would").

An occurrence passes *would* (it is imminent and can be replaced), *when* (it initiates), its resolution, and *after*.
Several records that are one occurrence share one window.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import STAT_PLAY_FROM
from mc_env.engine.program.ops import OP_WINDOW
from mc_env.engine.state.log import fact
from mc_env.engine.state.state import State

Pair = tuple[int, int]  # record, event kind
UNUSED: Final = (0, 0, ())  # a window as it begins: whose opportunity, passes in a row, what was used


def open_window(g: State, pairs: tuple[Pair, ...], stage: int) -> bool:
    """Push a window if anything listens; an event nobody listens to costs one look-up.

    Events that may be played from elsewhere than a hand are not in the index: then every window is opened.
    """
    trig = g.trig
    for _, ev in pairs:
        if trig[ev * 3 + stage] or g.mods[STAT_PLAY_FROM]:
            g.push(OP_WINDOW, -1, pairs, stage, UNUSED)
            if g.ledger is not None:
                tell_window(g, pairs, stage)
            return True
    return False


def open_at(g: State, rec: int, event: int, stage: int) -> bool:
    """Push a window for one record, if anything listens."""
    if g.trig[event * 3 + stage] or g.mods[STAT_PLAY_FROM]:
        g.push(OP_WINDOW, -1, ((rec, event),), stage, UNUSED)
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


def restore(g: State, c: int, snap: tuple[int, ...]) -> None:
    """Make a card look as it was, for as long as a question about it takes."""
    g.ctype[c], g.face[c], g.engaged[c], g.controller[c], g.guise[c], g.host[c] = snap
