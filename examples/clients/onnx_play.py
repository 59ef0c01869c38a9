"""A shipped network without torch: written once as an ONNX file, then played by onnxruntime.

python examples/clients/onnx_play.py
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from mc_env.agents.checkpoints.__main__ import write_onnx
from mc_env.agents.network.export import choices, feed
from mc_env.encoders import Packed
from mc_env.env.vector import VectorGames


def play(file: Path, games: int = 4, steps: int = 200) -> list[str]:
    """Play some games side by side; how those ended that did."""
    session = onnxruntime.InferenceSession(str(file))
    table = VectorGames(games, heroes=["spider_man"], scenario="rhino", observations="packed")
    packed, _ = table.reset(seed=1)
    outcomes: list[str] = []
    for _ in range(steps):
        given = feed(packed)
        scores, *_ = session.run(None, given)
        packed, _, _, _, infos = table.step(choices(scores, given))
        if "final_info" in infos:
            outcomes += [str(x) for x in np.asarray(infos["final_info"]["outcome"])[infos["_final_info"]]]
    return outcomes


def compare(name: str, file: Path, batches: Sequence[int]) -> float:
    """Write a shipped network and say how far its file is from it, at most, over batches of these sizes."""
    import torch

    from mc_env import agents
    from mc_env.agents.network.reading import inputs

    write_onnx(name, file)
    session = onnxruntime.InferenceSession(str(file))
    network: Any = agents.make(f"ppo:{name}").network  # type: ignore[attr-defined]
    furthest = 0.0
    for size in batches:
        packed = some_decisions(size)
        found = session.run(None, feed(packed))
        with torch.no_grad():
            scores, values, wins = network.rate(inputs(packed))
        exact = (scores, values, wins.sigmoid())[: len(found)]  # how likely a win is, only newer networks say
        furthest = max(furthest, *(abs(one - other.numpy()).max() for one, other in zip(found, exact, strict=True)))
    return float(furthest)


def some_decisions(games: int) -> Packed:
    """What is seen in the middle of some games."""
    table = VectorGames(games, heroes=["iron_man", "she_hulk"], scenario="klaw", observations="packed")
    packed: Packed = table.reset(seed=5)[0]
    for step in range(25):
        packed, *_ = table.step([step % int(mask.sum()) for mask in table.action_masks()])
    return packed


if __name__ == "__main__":
    write_onnx("rhino_solo", Path("rhino_solo.onnx"))
    print(play(Path("rhino_solo.onnx")))
