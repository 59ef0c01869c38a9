"""Positions saved by version 1 are read, and go on as they did then.

`positions_v1.json.gz` holds positions in which some op waits at some step that no earlier one has, as `mc_env` 0.1 with unnamed
registers wrote them, and what came of each when it was played on at random.
"""

from __future__ import annotations

import gzip
import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mc_env.engine.game import Game, load_game

POSITIONS: list[dict[str, Any]] = json.loads(
    gzip.decompress((Path(__file__).parent / "positions_v1.json.gz").read_bytes())
)


def what_comes_of(game: Game, choices: int = 24) -> str:
    """A digest of the decisions of a game played on at random, and of what everybody sees in the end."""
    rng = Random(5)
    found = sha256()
    for _ in range(choices):
        d = game.decision
        if d is None:
            break
        found.update(repr((d.player, d.kind, d.prompt, [o.label for o in d.options])).encode())
        game.choose(rng.randrange(len(d)))
    found.update(repr([game.view(p) for p in range(game.players)]).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: "-".join(f"{op}{pc}" for op, pc in p["frames"])[:60])
def test_position_of_version_1_goes_on_as_it_did(position: dict[str, Any]) -> None:
    assert json.loads(position["save"])["version"] == 1
    assert what_comes_of(load_game(position["save"])) == position["then"]


def test_position_of_version_1_is_saved_as_version_2() -> None:
    again = load_game(POSITIONS[7]["save"]).save()
    assert json.loads(again)["version"] == 2
    assert what_comes_of(load_game(again)) == POSITIONS[7]["then"]
