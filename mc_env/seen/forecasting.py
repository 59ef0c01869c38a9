"""What the next villain phase brings for sure, as things stand. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Callable

from mc_env.cards.terms import (
    STAT_ATK,
    STAT_CANNOT_ATTACK,
    STAT_CANNOT_SCHEME,
    STAT_ESCALATION,
    STAT_SCH,
    STAT_TARGET_THREAT,
    STAT_VILLAINOUS,
    TYPE_HERO,
    TYPE_VILLAIN,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import is_confused, is_stunned
from mc_env.engine.knowing.views import PHASES
from mc_env.engine.round.villain_phase import acceleration, recipients
from mc_env.engine.state.log import title
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import BOOST, MAIN_SCHEMES, MINIONS
from mc_env.seen.model import ActivationToCome, Forecast, ThreatToCome

Ids = Callable[[int], int]


def forecast(g: State, ids: Ids) -> Forecast | None:
    """Threat, activations and encounter cards to come; None in the villain phase itself and after the end."""
    if PHASES[g.phase] == "villain" or g.outcome:
        return None
    return Forecast(tuple(_threat(g, ids)), tuple(_activations(g, ids)), _encounter_cards(g))


def _threat(g: State, ids: Ids) -> list[ThreatToCome]:
    out = []
    for area in sorted(set(g.parea)):
        active = mod.active_main_scheme(g, area)
        for c in g.zones[MAIN_SCHEMES]:
            if g.area[c] == area:
                amount = mod.stat(g, c, STAT_ESCALATION) + (acceleration(g, area) if c == active else 0)
                target = mod.stat(g, c, STAT_TARGET_THREAT)
                out.append(ThreatToCome(ids(c), amount, 0 < target <= g.threat[c] + amount))
    return out


def _activations(g: State, ids: Ids) -> list[ActivationToCome]:
    """The villain, then the minions engaged, against each player in turn. A status card stops one activation and is gone."""
    out = []
    used: set[tuple[int, str]] = set()  # status and boost cards that are gone after an activation
    for p in g.players():
        villain = mod.active_villain(g, g.parea[p])
        enemies = [villain] if villain >= 0 else []
        attacks = g.ctype[g.identity[p]] == TYPE_HERO
        for c in [*enemies, *(m for m in g.zones[MINIONS] if g.engaged[m] == p)]:
            stopped = _stopped(g, c, attacks, used)
            given = g.ctype[c] == TYPE_VILLAIN or mod.stat(g, c, STAT_VILLAINOUS) > 0
            waiting = sum(1 for x in g.zones[BOOST] if g.host[x] == c) if (c, "boost") not in used else 0
            if not stopped:
                used.add((c, "boost"))
            out.append(
                ActivationToCome(
                    ids(c),
                    title(g, c),
                    p,
                    "attack" if attacks else "scheme",
                    mod.stat(g, c, STAT_ATK if attacks else STAT_SCH),
                    0 if stopped else given + waiting,
                    stopped,
                )
            )
    return out


def _stopped(g: State, c: int, attacks: bool, used: set[tuple[int, str]]) -> str:
    """What keeps an enemy from this activation, if anything does."""
    status = "stunned" if attacks else "confused"
    if (is_stunned if attacks else is_confused)(g, c) and (c, status) not in used:
        used.add((c, status))
        return status
    return "cannot" if mod.stat(g, c, STAT_CANNOT_ATTACK if attacks else STAT_CANNOT_SCHEME) else ""


def _encounter_cards(g: State) -> tuple[int, ...]:
    due = recipients(g)
    return tuple([due.count(p) for p in range(g.n)])
