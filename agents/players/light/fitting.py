"""Fit the table of weights of the light player: it imitates a network in games over all that is implemented.

python -m mc_env.agents.players.light.fitting --decisions 1_000_000
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional as F

from mc_env.agents.network.model import NONE
from mc_env.agents.players import registry as players
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.light import SCALE, WEIGHTS
from mc_env.agents.players.light.scoring import FACTS, PLACES, places
from mc_env.cards import catalog
from mc_env.encoders import vocab
from mc_env.engine.game import Game, new_game

AT_ONCE: Final = 64  # games
FIRST_SEED: Final = 40_000_000  # of games that are neither learned from nor measured on elsewhere
ODD: Final = 0.05  # of choices are made at random, so that odd positions are met too
HELD_OUT: Final = 0.1  # of decisions, to see how often the two agree
BATCH: Final = 1024


@dataclass
class Lessons:
    """Places of the facts of all options, how many options each decision had, and what was chosen."""

    places: NDArray[np.int32]
    options: NDArray[np.int64]
    chosen: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.chosen)


def tables(rng: random.Random) -> Iterator[Game]:
    """Games of one or two heroes against anybody."""
    heroes, scenarios = [hero.code for hero in catalog.heroes()], [one.code for one in catalog.scenarios()]
    seed = FIRST_SEED
    while True:
        yield new_game(rng.sample(heroes, rng.choice((1, 2))), rng.choice(scenarios), seed)
        seed += 1


def watch(teacher: Agent, decisions: int, seed: int = 0) -> Lessons:
    """Decisions of a teacher."""
    rng = random.Random(seed)
    coming = tables(rng)
    games = [next(coming) for _ in range(AT_ONCE)]
    facts: list[NDArray[np.int32]] = []
    options: list[int] = []
    chosen: list[int] = []
    while len(chosen) < decisions:
        picked = teacher.choose_together([Seat(game, game.decision.player) for game in games if game.decision])
        for i, (game, option) in enumerate(zip(games, picked, strict=True)):
            pending = game.state.pending
            assert pending is not None
            if len(pending.opts) > 1:
                facts.append(np.array(places(game.state, pending, vocab.ids()), np.int32))
                options.append(len(pending.opts))
                chosen.append(option)
            game.choose(rng.randrange(len(pending.opts)) if rng.random() < ODD else option)
            if game.decision is None:
                games[i] = next(coming)
    flat = np.concatenate(facts).reshape(-1, FACTS)
    return Lessons(flat, np.array(options, np.int64), np.array(chosen, np.int64))


def fit(shown: Lessons, epochs: int = 4, learning_rate: float = 0.01, seed: int = 0) -> tuple[NDArray[Any], float]:
    """Weights by logistic regression, and the share of held-out decisions in which they choose as the teacher did."""
    rng = np.random.default_rng(seed)
    held_out = int(len(shown) * HELD_OUT)
    learned, asked = np.split(np.arange(len(shown)), [len(shown) - held_out])
    start = np.concatenate([[0], shown.options.cumsum()])
    table = torch.zeros(PLACES, 1, requires_grad=True)
    optimiser = torch.optim.Adam([table], lr=learning_rate)
    for _ in range(epochs):
        order = rng.permutation(learned)
        for at in range(0, len(order), BATCH):
            which = order[at : at + BATCH]
            loss = F.cross_entropy(_logits(shown, start, which, table), torch.from_numpy(shown.chosen[which]))
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    agreed = 0
    with torch.no_grad():
        for at in range(0, len(asked), BATCH):
            which = asked[at : at + BATCH]
            best = _logits(shown, start, which, table).argmax(1).numpy()
            agreed += int((best == shown.chosen[which]).sum())
    return table.detach().numpy()[:, 0], agreed / max(1, held_out)


def _logits(shown: Lessons, start: NDArray[np.int64], which: NDArray[np.int64], table: Tensor) -> Tensor:
    """Points of the options of some decisions, a row each."""
    options = shown.options[which]
    rows = np.concatenate([np.arange(start[i], start[i + 1]) for i in which])
    points = F.embedding_bag(torch.from_numpy(shown.places[rows]).long(), table, mode="sum").squeeze(1)
    of, place = np.repeat(np.arange(len(which)), options), np.concatenate([np.arange(n) for n in options])
    out = points.new_full((len(which), int(options.max())), NONE)
    return out.index_put((torch.from_numpy(of), torch.from_numpy(place)), points)


def as_bytes(weights: NDArray[Any]) -> bytes:
    """As they stand in the file."""
    return np.clip(np.round(weights * SCALE), -32768, 32767).astype("<i2").tobytes()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m mc_env.agents.players.light.fitting", description=__doc__)
    parser.add_argument("--teacher", default="ppo:generalist", metavar="SPEC", help="whom to imitate (ppo:generalist)")
    parser.add_argument("--decisions", type=int, default=1_000_000, metavar="N", help="to learn from (1,000,000)")
    parser.add_argument("--out", type=Path, default=WEIGHTS, metavar="FILE", help=f"for the weights ({WEIGHTS.name})")
    args = parser.parse_args(argv)
    shown = watch(players.make(args.teacher), args.decisions)
    weights, agreement = fit(shown)
    args.out.write_bytes(as_bytes(weights))
    print(f"{args.out}: chooses as {args.teacher} in {agreement:.1%} of {len(shown):,} decisions that leave a choice")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
