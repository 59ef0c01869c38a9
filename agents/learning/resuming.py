"""Running games as plain data: each by its seed and choices, to be played again when a run is resumed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mc_env.agents.learning.partners import Beside, Past
from mc_env.env.controller import Controller


def games_state(controllers: Sequence[Controller]) -> dict[str, Any]:
    """What `replay` needs."""
    matches = [controller.match for controller in controllers]
    return {
        "games": [[m.seeds.master, m.seeds.count, m.number, list(m.game.choices)] for m in matches],
        "beside": [  # the snapshots that sit beside the learner, by seat
            {p: who.number for p, who in controller._partners.items() if isinstance(who, Beside)}
            for controller in controllers
        ],
    }


def replay(controllers: Sequence[Controller], data: Any, past: Past | None = None) -> None:
    """Bring every game to where it was. Snapshots of the past are restored before."""
    beside = data.get("beside") or [{}] * len(controllers)
    for controller, game, sat in zip(controllers, data["games"], beside, strict=True):
        master, count, number, *_, choices = game  # older checkpoints say the seed of the episode too
        match = controller.match
        if count:
            match.seeds.master, match.seeds.count = master, count - 1
        if past is not None:
            past.script = choices
        controller.begin(None if count else master)
        if past is not None:
            past.script = None
        match.number = number
        if len(choices) > len(match.game.choices):
            controller._early = (0.0, None)  # what partners earned before the learner's first decision is paid
        for i in choices[len(match.game.choices) :]:
            match.choose(i)
        for p, snapshot in sat.items():
            controller._partners[p].number = snapshot
