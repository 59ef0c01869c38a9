"""Every choice of every shipped checkpoint in a digest: equal as long as a change does not touch how they play.

    python -m tools.choices --out before.json
    python -m tools.choices --compare before.json

Each network plays all seats of the games that its card names, the same seeds every time, many side by side.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import torch

from mc_env.agents.checkpoints import FOLDER, shipped
from mc_env.agents.checkpoints.cards import facts_of
from mc_env.agents.learning import keys
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.playing import Episode
from mc_env.agents.network import saving
from mc_env.agents.players import side_by_side
from mc_env.agents.players.network_agent import NetworkAgent
from mc_env.agents.support import garbage
from mc_env.env.settings import Settings

AT_ONCE: Final = 100
LETTERS: Final = 12  # of the digest of a game


def settings_of(data: Mapping[str, Any]) -> Settings:
    """The games that a checkpoint was evaluated in."""
    config: RunConfig = keys.fill(RunConfig, facts_of(dict(data))["config"], "the card")
    return Settings({**config.evaluation_arguments(), "reward": "sparse"})


def choices(path: Path, seeds: Sequence[int]) -> list[str]:
    """A digest of the choices of each game."""
    data = saving.read(path)
    settings = settings_of(data)
    agent = NetworkAgent(saving.network_of(data, path))
    episodes = (Episode(settings, seed, [agent] * settings.players) for seed in seeds)
    found = {}
    for episode in side_by_side.play(episodes, AT_ONCE):
        told = repr((list(episode.match.game.choices), episode.match.outcome))
        found[episode.seed] = sha256(told.encode()).hexdigest()[:LETTERS]
    return [found[seed] for seed in seeds]


def differences(before: Mapping[str, Sequence[str]], now: Mapping[str, Sequence[str]]) -> list[str]:
    """What is not as it was, in words."""
    out = [f"{name}: only {where}" for where, name in _only(before, now)]
    for name in before.keys() & now.keys():
        pairs = list(zip(before[name], now[name], strict=False))
        changed = sum(one != two for one, two in pairs)
        if changed or len(before[name]) != len(now[name]):
            out.append(
                f"{name}: {changed} of {len(pairs)} games differ ({len(before[name])} before, {len(now[name])} now)"
            )
    return sorted(out)


def _only(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[tuple[str, str]]:
    return [("before", name) for name in before if name not in now] + [
        ("now", name) for name in now if name not in before
    ]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where checkpoints lie (default: in the package)")
    parser.add_argument("--seeds", type=int, default=200, help="games of each (default 200)")
    parser.add_argument("--out", type=Path, help="write the digests to this file")
    parser.add_argument("--compare", type=Path, help="a file of --out: tell what differs, and fail")
    args = parser.parse_args(argv)
    torch.set_num_threads(1)
    garbage.collect_rarely()
    found: dict[str, list[str]] = {}
    for name, path in shipped(args.folder).items():
        found[name] = choices(path, range(args.seeds))
        print(f"{name:24} {sha256(repr(found[name]).encode()).hexdigest()[:16]}", flush=True)
    if args.out:
        args.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if args.compare:
        changed = differences(json.loads(args.compare.read_text(encoding="utf-8")), found)
        print("\n".join(changed) or "every choice is the same")
        return bool(changed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
