"""What the next villain phase brings for sure, by the ids of one viewer. All of it lies open on the table."""

from __future__ import annotations

from collections.abc import Callable

from mc_env.cards.terms import STAT_TARGET_THREAT
from mc_env.engine.board import modifiers as mod
from mc_env.engine.knowing import forecast as ahead
from mc_env.engine.state.state import VILLAIN_PHASE, State
from mc_env.seen.model import ActivationToCome, Forecast, ThreatToCome

Ids = Callable[[int], int]


def forecast(g: State, ids: Ids) -> Forecast | None:
    """Threat, activations and encounter cards to come; None in the villain phase itself and after the end."""
    if g.phase == VILLAIN_PHASE or g.outcome:
        return None
    found = ahead.forecast(g)
    return Forecast(
        tuple([_threat(g, c, n, ids) for c, n in found.step_one]),
        tuple([_activation(g, a, ids) for a in found.activations]),
        found.cards,
    )


def _threat(g: State, c: int, amount: int, ids: Ids) -> ThreatToCome:
    target = mod.stat(g, c, STAT_TARGET_THREAT)
    return ThreatToCome(ids(c), amount, 0 < target <= g.threat[c] + amount)


def _activation(g: State, a: ahead.Activation, ids: Ids) -> ActivationToCome:
    kind = "attack" if a.attacks else "scheme"
    return ActivationToCome(ids(a.enemy), g.title(a.enemy), a.player, kind, a.strength, a.boosts, a.stopped)
