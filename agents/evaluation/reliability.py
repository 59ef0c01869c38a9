"""Whether a network means what it says: of the positions that it gives a chance of 70%, are 70% won?

    python -m mc_env.agents.evaluation.reliability generalist --heroes each:core --seeds 20 --out runs/reliability

The network plays every seat; at each of its decisions the chance it sees is noted, and how the game ended. Positions of one game
are no independent witnesses, so the interval of the Brier score comes from drawing whole games.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mc_env.agents.evaluation.cli import add_tables
from mc_env.agents.evaluation.plan import Evaluation, from_words, to_words
from mc_env.agents.evaluation.tables import max_rounds_at, tables
from mc_env.agents.players.base import Seat
from mc_env.agents.support import files
from mc_env.agents.support.places import one_thread
from mc_env.engine.game import Game, new_game
from mc_env.errors import ConfigError, McEnvError

PROGRAM: Final = "python -m mc_env.agents.evaluation.reliability"
BINS: Final = 10
AT_ONCE: Final = 64
DRAWS: Final = 1000


@dataclass(frozen=True)
class Bin:
    """Positions to which the network gave about the same chance."""

    positions: int
    said: float
    won: float


@dataclass(frozen=True)
class Reliability:
    """How well chances fit what happened. The Brier score is the mean squared error: 0 knows everything, and whoever always
    says the share of wins has `without`."""

    games: int
    positions: int
    won: float  # share of the games
    brier: float
    interval: tuple[float, float]
    without: float
    error: float  # mean distance between what was said and what was won, bin by bin
    bins: tuple[Bin, ...]


def reliability(chances: Sequence[Sequence[float]], won: Sequence[bool]) -> Reliability:
    """Of games: the chances that were seen on the way, and whether each was won."""
    sizes = np.array([len(one) for one in chances])
    said = np.concatenate([np.asarray(one, np.float64) for one in chances])
    ends = np.repeat(np.array(won, np.float64), sizes)
    squares = np.add.reduceat((said - ends) ** 2, np.concatenate([[0], np.cumsum(sizes)[:-1]]))
    draws = np.random.default_rng(0).integers(0, len(won), (DRAWS, len(won)))
    scores = squares[draws].sum(1) / sizes[draws].sum(1)
    bins = _bins(said, ends)
    return Reliability(
        len(won),
        len(said),
        float(np.mean(won)),
        float(squares.sum() / len(said)),
        (float(np.quantile(scores, 0.025)), float(np.quantile(scores, 0.975))),
        float(np.mean((ends - ends.mean()) ** 2)),
        sum(one.positions * abs(one.said - one.won) for one in bins) / len(said),
        bins,
    )


def _bins(said: NDArray[np.float64], ends: NDArray[np.float64]) -> tuple[Bin, ...]:
    which = np.minimum((said * BINS).astype(int), BINS - 1)
    return tuple(
        Bin(int(at.sum()), float(said[at].mean()), float(ends[at].mean()))
        for b in range(BINS)
        if (at := which == b).any()
    )


def play(net: str, evaluation: Evaluation) -> dict[str, Reliability]:
    """Play all tables on all seeds by a network and look at what it says, scenario by scenario."""
    from mc_env.agents.players.network_agent import PpoAgent

    agent = PpoAgent(net)
    if not agent.network.shape.win:
        raise ConfigError(f"the network {net!r} does not say how likely a win is")
    chances: dict[str, list[list[float]]] = {}
    won: dict[str, list[bool]] = {}
    for name, setup in tables(evaluation):
        last, scenario = max_rounds_at(evaluation, name), setup["scenario"]
        games = [new_game(**{**setup, "seed": seed}) for seed in evaluation.seed_range]
        for first in range(0, len(games), AT_ONCE):
            some = games[first : first + AT_ONCE]
            chances.setdefault(scenario, []).extend(_chances(agent, some, last))
            won.setdefault(scenario, []).extend(game.outcome == "win" for game in some)
    return {scenario: reliability(chances[scenario], won[scenario]) for scenario in chances}


def _chances(agent: Any, games: Sequence[Game], last_round: int) -> list[list[float]]:
    """Play games to their ends, all at once; the chances that were seen in each."""
    seen: list[list[float]] = [[] for _ in games]
    while True:
        going = [i for i, game in enumerate(games) if game.decision is not None and game.round <= last_round]
        if not going:
            return seen
        seats = [Seat(games[i], games[i].decision.player) for i in going]  # type: ignore[union-attr]
        for i, (liked, chance) in zip(going, agent.assess(seats), strict=True):
            seen[i].append(chance)
            games[i].choose(max(range(len(liked)), key=liked.__getitem__))


def draw(found: Mapping[str, Reliability], file: Path) -> None:
    """What was said against what was won, a picture for each scenario."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, row = pyplot.subplots(1, len(found), figsize=(4.2 * len(found), 4.4), squeeze=False)
    for axes, (scenario, one) in zip(row[0], found.items(), strict=True):
        axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
        sizes = [20 + 380 * some.positions / one.positions for some in one.bins]
        axes.scatter([some.said for some in one.bins], [some.won for some in one.bins], s=sizes, color="#4878a8")
        axes.set_xlabel("chance to win that the network sees")
        axes.set_title(f"{scenario}: Brier score {one.brier:.3f}, {one.games:,} games")
    row[0][0].set_ylabel("share of these positions that are won")
    figure.tight_layout()
    figure.savefig(file, dpi=100)
    pyplot.close(figure)


def command(kept: Mapping[str, Any]) -> str:
    """The words that make these results again."""
    asked = replace(from_words(kept["arguments"]), agents=())
    return shlex.join(["python", "-m", "mc_env.agents.evaluation.reliability", kept["net"], *to_words(asked)])


def main(argv: Sequence[str] | None = None) -> int:
    """Measure one network; the exit code: 0 well, 2 something unknown or wrong."""
    top = argparse.ArgumentParser(prog=PROGRAM, description="How well a network's chance to win fits what happens.")
    top.add_argument("net", help="a checkpoint, by path or shipped name")
    add_tables(top)
    top.add_argument("--out", type=Path, metavar="DIR", help="write reliability.json and reliability.png here")
    try:
        args = top.parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    one_thread()
    try:
        said: Mapping[str, Any] = {**vars(args), "agents": [f"ppo:{args.net}"]}
        evaluation = from_words(said).settled()
        found = play(args.net, evaluation)
    except McEnvError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    for scenario, one in found.items():
        _tell(scenario, one)
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        kept = {scenario: asdict(one) for scenario, one in found.items()}
        said = {"net": args.net, "arguments": evaluation.data(), "scenarios": kept}
        files.write_json(args.out / "reliability.json", said)
        draw(found, args.out / "reliability.png")
    return 0


def _tell(scenario: str, one: Reliability) -> None:
    low, high = one.interval
    print(f"{scenario}: {one.games} games, {one.won:.1%} won, {one.positions:,} positions")
    print(f"  Brier score {one.brier:.3f} ({low:.3f} to {high:.3f}); without looking {one.without:.3f}")
    print(f"  mean distance between said and won {one.error:.3f}")
    for some in one.bins:
        print(f"  said {some.said:4.0%}  won {some.won:4.0%}  of {some.positions:,} positions")


if __name__ == "__main__":
    sys.exit(main())
