"""Running games as plain data in a checkpoint: each by its seed and choices, to be played again when a run is resumed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mc_env.agents.learning.partners import TrainingPartner
from mc_env.env.match import Kept
from mc_env.env.vector import VectorGames


def games_state(groups: Sequence[VectorGames]) -> dict[str, Any]:
    """What `resume_games` needs. The keys are those of every checkpoint so far."""
    return {
        "games": [list(kept) for group in groups for kept in group.keep()],
        "beside": [  # which snapshots sit beside the learner, by seat
            {p: partner.snapshot for p, partner in game.partners.items() if isinstance(partner, TrainingPartner)}
            for group in groups
            for game in group.games
        ],
    }


def resume_games(groups: Sequence[VectorGames], data: Mapping[str, Any]) -> None:
    """Bring every game to where it was. Snapshots of the network are restored before."""
    kept = [
        Kept(first, place, number, choices) for first, place, number, *_, choices in data["games"]
    ]  # _: once, a seed
    snapshots = data.get("beside") or [{}] * len(kept)
    at = 0
    for group in groups:
        group.resume(kept[at : at + group.num_envs])
        for game, by_seat in zip(group.games, snapshots[at : at + group.num_envs], strict=True):
            for p, number in by_seat.items():
                game.partners[p].snapshot = number
        at += group.num_envs
