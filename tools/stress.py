"""Random full games at scale: `python -m tools.stress --help`.

Every game is audited at its decisions, cloned, looked at, resampled, and now and then replayed step by step. Whatever
breaks is written to a capsule: a saved game that `mc_env.load_game` reads, with the reason beside it. `--replay` plays a
capsule again, showing every choice.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType

import mc_env
from mc_env.engine import save
from mc_env.engine.game import Game, new_game, start
from mc_env.engine.invariants import problems
from mc_env.engine.state.options import DecisionKind
from tools import many
from tools import random_games as games

CLONE_EVERY = 10  # decisions
CLONE_STEPS = 20
REPLAY_EVERY = 50  # games
SAVE_EVERY = 40  # decisions of a game that is replayed
SECONDS_A_GAME = 120


@dataclass(frozen=True)
class Plan:
    """What to play, and how closely to look."""

    heroes: tuple[str, ...]
    scenarios: tuple[str, ...]
    modes: tuple[str, ...]
    players: tuple[int, ...]
    policies: tuple[str, ...]
    every: int
    clone_every: int  # decisions, 0 for never
    seed: int
    out: Path


@dataclass
class Tally:
    """What was seen in one game or many."""

    games: int = 0
    decisions: int = 0
    clone_steps: int = 0
    replayed: int = 0
    rounds: int = 0
    longest_game: int = 0
    most_rounds: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    scenarios: Counter[str] = field(default_factory=Counter)
    options: dict[str, int] = field(default_factory=dict)  # longest list by kind of decision
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.clone_steps += other.clone_steps
        self.replayed += other.replayed
        self.rounds += other.rounds
        self.longest_game = max(self.longest_game, other.longest_game)
        self.most_rounds = max(self.most_rounds, other.most_rounds)
        self.outcomes += other.outcomes
        self.scenarios += other.scenarios
        for kind, n in other.options.items():
            self.options[kind] = max(n, self.options.get(kind, 0))
        self.failures += other.failures

    def report(self, seconds: float) -> str:
        """The counts, in words."""
        longest = max(self.options.values(), default=0)
        where = ", ".join(sorted(k for k, n in self.options.items() if n == longest))
        lines = [
            f"{self.games} games, {self.decisions} decisions, {self.rounds} rounds in {seconds:.0f} s"
            f" ({self.decisions / max(seconds, 1e-9):.0f} decisions/s), {self.clone_steps} steps of clones,"
            f" {self.replayed} games replayed",
            f"longest game: {self.longest_game} decisions; most rounds: {self.most_rounds}",
            "outcomes: " + ", ".join(f"{name} {n}" for name, n in self.outcomes.most_common()),
            "scenarios: " + ", ".join(f"{name} {n}" for name, n in self.scenarios.most_common()),
            f"longest option list: {longest} of MAX_OPTIONS {mc_env.MAX_OPTIONS} ({where})",
            "longest by kind: " + ", ".join(f"{k} {n}" for k, n in sorted(self.options.items(), key=lambda x: -x[1])),
            f"failures: {len(self.failures)}",
        ]
        return "\n".join(lines + [f"  {x}" for x in self.failures])


class Stuck(AssertionError):
    """A game that has stopped asking."""


def _alarm(signum: int, frame: FrameType | None) -> None:
    raise Stuck(f"one game took more than {SECONDS_A_GAME} s")


# ------------------------------------------------------------------------------------------ one game


def play_one(plan: Plan, number: int) -> Tally:
    """Play game `number` of a plan. Everything about it follows from the seed and the number."""
    rng = Random(f"{plan.seed}/{number}")
    policy = rng.choice(plan.policies)
    arguments = games.some_setup(rng, among=plan.heroes, against=plan.scenarios, modes=plan.modes, players=plan.players)
    tally = Tally(games=1)
    game: Game | None = None
    signal.signal(signal.SIGALRM, _alarm)
    signal.alarm(SECONDS_A_GAME)
    try:
        game = new_game(**arguments)
        tally.scenarios[f"{game.setup.scenario}/{game.setup.mode}" if game.setup else ""] += 1
        again_too = number % REPLAY_EVERY == 0 and policy not in games.MEDDLING
        watch(game, games.POLICIES[policy], rng, plan, tally, replay=again_too)
        tally.outcomes[f"{game.outcome}: {game.outcome_reason}"] += 1
    except Exception as error:
        where = capsule(plan, number, policy, arguments, error.game if isinstance(error, games.Broken) else game, error)
        tally.failures.append(f"game {number} ({policy}, {arguments}): {type(error).__name__}: {error} -> {where}")
        tally.outcomes["failed"] += 1
    finally:
        signal.alarm(0)
    if game is not None:
        tally.rounds = tally.most_rounds = game.round
    return tally


def watch(game: Game, policy: games.Policy, rng: Random, plan: Plan, tally: Tally, replay: bool) -> None:
    """Play a game to its end, auditing, cloning and finally replaying it."""
    origin = game.state.clone()
    keys = []
    for i, _ in enumerate(games.play(game, policy, rng)):
        pending = game.state.pending
        tally.decisions = tally.longest_game = i
        if pending is not None:
            kind = DecisionKind(pending.kind).name.lower()
            tally.options[kind] = max(len(pending.opts), tally.options.get(kind, 0))
        if i % plan.every == 0 or pending is None:
            games.sound(game, origin)
        if plan.clone_every and i % plan.clone_every == 0:
            tally.clone_steps += games.clones_agree(game, rng, CLONE_STEPS)
            games.looks_right(game)
            games.redraws_well(game, rng)
        if replay:
            keys.append(hash(game.state.key()))
            if i % SAVE_EVERY == 0 and mc_env.load_game(game.save()) != game:
                raise AssertionError("a saved and loaded game differs")
    if replay:
        again(game, keys)
        tally.replayed = 1


def again(game: Game, keys: list[int]) -> None:
    """Play the same choices on the same setup: every position must come again."""
    assert game.setup is not None
    twin = start(game.setup)
    for n, key in enumerate(keys):
        if hash(twin.state.key()) != key:
            raise AssertionError(f"the replay differs before choice {n + 1}")
        if n < len(game.choices):
            twin.choose(game.choices[n])
    if twin != game:
        raise AssertionError("the replay ends differently")


# ------------------------------------------------------------------------------------------ capsules


def capsule(
    plan: Plan, number: int, policy: str, arguments: games.Arguments, game: Game | None, error: Exception
) -> Path:
    """Write the game that broke, and why."""
    plan.out.mkdir(parents=True, exist_ok=True)
    path = plan.out / f"game_{plan.seed}_{number}.json"
    if game is not None:
        path.write_text(game.save())
    reason = "".join(traceback.format_exception(error))
    path.with_suffix(".txt").write_text(f"seed {plan.seed}, game {number}, {policy}\n{arguments}\n\n{reason}")
    return path if game is not None else path.with_suffix(".txt")


def replay(path: Path) -> int:
    """Play a capsule choice by choice, saying what is chosen and what the auditor finds."""
    setup, origin, choices = save.parse(path.read_text())
    if setup is not None:
        game = start(setup)
    else:
        assert origin is not None
        game = Game(origin, None)
    first = game.state.clone()
    for n, i in enumerate([*choices, None]):
        found = problems(game.state, first)
        for text in found:
            print(f"  ! {text}")
        if found:
            return 1
        d = game.decision
        if d is None:
            print(f"{game.outcome}: {game.outcome_reason}")
        elif i is None:
            print(f"next: {d!r}")
        else:
            print(f"{n + 1:4} round {game.round} player {d.player} {d.kind} ({d.source}): {d.options[i].label}")
            game.choose(i)
    return 0


# ------------------------------------------------------------------------------------------ many games


def _parse(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.stress", description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first game (to repeat one: --first N --games 1)"
    )
    parser.add_argument("--seed", type=int, default=0, help="all games follow from it")
    parser.add_argument("--heroes", nargs="+", help="heroes to choose from (default: all, and the test identities)")
    parser.add_argument("--scenarios", nargs="+", help="scenarios to choose from (default: all)")
    parser.add_argument("--modes", nargs="+", default=["standard", "expert"], help="default: standard expert")
    parser.add_argument("--players", nargs="+", type=int, default=[1, 2, 3, 4], help="player counts (default: 1 2 3 4)")
    parser.add_argument("--policies", nargs="+", default=list(games.POLICIES), choices=list(games.POLICIES))
    parser.add_argument("--every", type=int, default=1, help="audit every so many decisions (default 1)")
    parser.add_argument(
        "--clone-every",
        type=int,
        default=CLONE_EVERY,
        help=f"step a clone every so many decisions (default {CLONE_EVERY}, 0 never)",
    )
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this long, however many games are left")
    parser.add_argument(
        "--out", type=Path, default=Path("build/stress"), help="where capsules go (default build/stress)"
    )
    parser.add_argument("--replay", type=Path, help="play a capsule again instead")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Play, count, and exit with 1 if anything broke."""
    args = _parse(argv)
    games.load()
    if args.replay is not None:
        return replay(args.replay)
    plan = Plan(
        tuple(args.heroes or games.heroes()),
        tuple(args.scenarios or games.scenarios()),
        tuple(args.modes),
        tuple(args.players),
        tuple(args.policies),
        args.every,
        args.clone_every,
        args.seed,
        args.out,
    )
    tally = Tally()
    began = time.monotonic()
    numbers = range(args.first, args.first + args.games)
    for one in many.done(partial(play_one, plan), numbers, args.workers, games.load, "games"):
        tally.add(one)
        for text in one.failures:
            print(text[:300], file=sys.stderr)
        if args.seconds and time.monotonic() - began > args.seconds:
            break
    print(tally.report(time.monotonic() - began))
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
