"""Decisions per CPU second with mask and observation, beside peers that are installed, and the cost of each piece.

Every figure is measured next to the calibration loop of `benchmarks` and scaled to a machine on which 10^7 additions take 0.35 s;
"per loop" is how many decisions fit into the time of that loop, whatever the machine. Medians of several repetitions.
"""

from __future__ import annotations

import argparse
import importlib
import random
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

import mc_env
from benchmarks.calibration import REFERENCE_SECONDS, build, calibrate, keep, keep_argument, scaled
from mc_env.cli.bench import HEROES, aec, choose, engine, vector
from mc_env.env.aec import raw_env
from mc_env.env.gym import MarvelChampionsEnv
from mc_env.env.match import Match
from mc_env.env.settings import Settings
from mc_env.env.vector import VectorGames

PEERS = ("connect_four_v3", "texas_holdem_v4", "hanabi_v5", "tictactoe_v3")
TARGETS = {"raw_env": 15_000, "env()": 8_000, "vector, padded": 20_000, "vector, packed": 20_000}


def gym(env: MarvelChampionsEnv, decisions: int, rng: random.Random) -> int:
    observation, _ = env.reset(seed=rng.randrange(1 << 30))
    for _ in range(decisions):
        observation, _, terminated, truncated, _ = env.step(choose(observation["action_mask"], rng))
        if terminated or truncated:
            observation, _ = env.reset()
    return decisions


def positions(settings: Settings, rng: random.Random, n: int = 60) -> list[mc_env.Game]:
    """Positions spread over random games."""
    match = Match(settings)
    out: list[mc_env.Game] = []
    while len(out) < n:
        match.begin(rng.randrange(1 << 30))
        while not match.over and len(out) < n:
            if rng.random() < 0.1:
                out.append(match.game.clone())
            pending = match.game.state.pending
            assert pending is not None
            match.choose(rng.randrange(len(pending.opts)))
    return out


class Nothing:
    """An encoder that takes no time, to see what the environment itself costs."""

    name, version = "nothing", 0

    def __init__(self, settings: Settings) -> None:
        self.players = settings.players
        self.space = settings.encoder.space

    def encode(self, game: mc_env.Game, seat: int) -> dict[str, Any]:
        return {}

    def pack(self, game: mc_env.Game, seat: int, into: Any) -> None:
        return None


class Still(Match):
    """A match in which choosing costs nothing and changes nothing."""

    __slots__ = ()

    def choose(self, i: int) -> None:
        self.settle()


def own_overhead(settings: Settings, repetitions: int) -> float:
    """Microseconds a decision that `raw_env` itself takes: steps with rules and encoder left out."""
    env = raw_env(**{**settings.arguments, "encoder": Nothing(settings)})
    env.match = Still(env.settings)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(5000):
            env.last()
            env.step(0)
        return 5000

    return 1e6 / scaled(work, repetitions)


def peers(decisions: int, rng: random.Random, repetitions: int) -> dict[str, float | str]:
    """PettingZoo's classics through their own `env()`."""
    out: dict[str, float | str] = {}
    for name in PEERS:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                env = importlib.import_module(f"pettingzoo.classic.{name}").env()
                out[f"{name} env()"] = scaled(lambda env=env: aec(env, decisions, rng), repetitions)  # type: ignore[misc]
        except ImportError as error:
            out[f"{name} env()"] = f"not installed ({str(error).splitlines()[0][:60]})"
    try:
        for name, tensors in (("lists", True), ("a buffer", False)):
            play = hanabi(decisions, rng, tensors)
            out[f"OpenSpiel's Hanabi, {name}"] = scaled(play, repetitions)
    except ImportError as error:
        out["OpenSpiel's Hanabi"] = f"not installed ({error})"
    return out


def hanabi(decisions: int, rng: random.Random, lists: bool) -> Callable[[], int]:
    """Random Hanabi for two in OpenSpiel, rules in C++: observations as lists, or written into one buffer."""
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game("hanabi", {"players": 2})
    tensor = importlib.import_module("open_spiel.python.observation").make_observation(game)

    def play() -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal() and done < decisions:
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                    continue
                player = state.current_player()
                if lists:
                    state.observation_tensor(player)
                else:
                    tensor.set_from(state, player)
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return done

    return play


def paths(
    settings: Settings, arguments: dict[str, Any], games: int, n: int, rng: random.Random
) -> dict[str, Callable[[], int]]:
    """Every way to play, by name."""
    raw, wrapped, single = raw_env(**arguments), mc_env.env(**arguments), MarvelChampionsEnv(**arguments)
    padded, packed = VectorGames(games, **arguments), VectorGames(games, observations="packed", **arguments)
    semantic = raw_env(**arguments, encoder="flat", action_space="semantic")
    return {
        "rules alone": lambda: engine(settings, n, rng),
        "raw_env": lambda: aec(raw, n, rng),
        "env()": lambda: aec(wrapped, n, rng),
        "gymnasium": lambda: gym(single, n, rng),
        "vector, padded": lambda: vector(padded, n, rng),
        "vector, packed": lambda: vector(packed, n, rng),
        "raw_env, flat, semantic": lambda: aec(semantic, n, rng),
    }


def in_course(settings: Settings, decisions: int, rng: random.Random) -> tuple[float, float]:
    """Microseconds of choosing and of encoding in the course of games: encoders remember, and would cheat on one position."""
    match = Match(settings)
    clock = time.process_time
    choosing = encoding = 0.0
    done = 0
    before = calibrate()
    while done < decisions:
        match.begin(rng.randrange(1 << 30))
        game = match.game
        while game.state.pending is not None and done < decisions:
            pending = game.state.pending
            start = clock()
            settings.encoder.encode(game, pending.player)
            middle = clock()
            game.step(rng.randrange(len(pending.opts)))
            choosing += clock() - middle
            encoding += middle - start
            done += 1
    speed = (before + calibrate()) / 2 / REFERENCE_SECONDS
    return choosing / done * 1e6 / speed, encoding / done * 1e6 / speed


def costs_of(settings: Settings, n: int, rng: random.Random, k: int) -> dict[str, float]:
    """Microseconds of each piece, in random games."""
    some = positions(settings, rng)
    rounds = [in_course(settings, n, rng) for _ in range(k)]

    def each(what: Callable[[mc_env.Game], object]) -> float:
        def work() -> int:
            for game in some:
                for _ in range(10):
                    what(game)
            return 10 * len(some)

        return 1e6 / scaled(work, k)

    return {
        "choose": statistics.median(choosing for choosing, _ in rounds),
        "encode": statistics.median(encoding for _, encoding in rounds),
        "mask": each(settings.mask),
        "environment": own_overhead(settings, k),
        "view": each(lambda g: g.view(g.state.pending.player)),  # type: ignore[union-attr]
        "clone": each(lambda g: g.state.clone()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environment", description=__doc__.split("\n")[0])
    parser.add_argument("--repetitions", type=int, default=7, help="repetitions of each measurement (default 7)")
    parser.add_argument("--decisions", type=int, default=1500, help="decisions a repetition (default 1500)")
    parser.add_argument("--games", type=int, default=32, help="games of the vector path (default 32)")
    keep_argument(parser)
    args = parser.parse_args()
    n, k = args.decisions, args.repetitions
    rng = random.Random(1)
    rows: list[tuple[str, str, float | str]] = []
    pieces: list[tuple[str, dict[str, float]]] = []
    for players in (1, 2, 4):
        arguments: dict[str, Any] = {"heroes": HEROES[:players], "scenario": "rhino"}
        board = f"{players} player{'s' if players > 1 else ''}"
        settings = Settings(arguments)
        engine(settings, 200, rng)
        measured = paths(settings, arguments, args.games, n, rng)
        rates = {name: scaled(work, k) for name, work in measured.items()}
        rows += [(board, name, rate) for name, rate in rates.items()]
        pieces.append((board, costs_of(settings, n, rng, k)))
    rows += [("peers", name, rate) for name, rate in peers(n, rng, k).items()]
    console = Console(width=110)
    table = RichTable(
        title=f"decisions with mask and observation, scaled to 10^7 additions in 0.35 s (one core, {build()})"
    )
    for column in ("board", "path", "decisions/s", "per loop", "target"):
        table.add_column(column, justify="left" if column in ("board", "path") else "right")
    for board, name, rate in rows:
        if isinstance(rate, str):
            table.add_row(board, name, rate)
            continue
        target = f"{TARGETS[name]:,}" if board == "2 players" and name in TARGETS else ""
        table.add_row(board, name, f"{rate:,.0f}", f"{rate * REFERENCE_SECONDS:,.0f}", target)
    console.print(table)
    costs = RichTable(
        title="microseconds of each piece (view is what renderers read; environment is what raw_env adds itself)"
    )
    costs.add_column("board")
    for name in pieces[0][1]:
        costs.add_column(name, justify="right")
    for board, parts in pieces:
        costs.add_row(board, *(f"{v:,.1f}" for v in parts.values()))
    console.print(costs)
    console.print(f"calibration now {calibrate():.2f} s for 10^7 additions")
    keep("environment", {"rates": rows, "pieces": pieces, "calibration_seconds": calibrate()}, args.keep)


if __name__ == "__main__":
    main()
