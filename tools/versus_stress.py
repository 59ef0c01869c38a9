"""Random games of Vs. System at scale: `python -m tools.versus_stress --games 20000`.

All modes in turn, decks by rule and random ones of all sets. Positions are checked (`engine.invariants`); now and then a clone, a
saved and loaded copy and a redrawn one are compared. Whatever breaks is said with the number of its game:
`--first N --games 1` plays it again.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from random import Random

from mc_env import versus
from mc_env.versus.cards import registry
from mc_env.versus.engine.invariants import problems
from tools import many

MODES = (("duel", 2), ("free_for_all", 3), ("2v2", 4), ("duel", 2), ("free_for_all", 4), ("two_headed", 4))
MOST_DECISIONS = 20_000


@dataclass
class Tally:
    """What was seen in one game or many."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    options: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.options = max(self.options, other.options)
        self.ends += other.ends
        self.failures += other.failures

    def report(self, seconds: float) -> str:
        ends = ", ".join(f"{name} {n}" for name, n in self.ends.most_common())
        lines = [
            f"{self.games} games, {self.decisions} decisions in {seconds:.0f} s; the longest game had {self.longest}",
            f"longest list of options: {self.options}",
            f"ends: {ends}",
            f"failures: {len(self.failures)}",
        ]
        return "\n".join(lines + self.failures)


def some_game(seed: int, number: int) -> tuple[versus.Game, Random]:
    """Game `number`: everything about it follows from the seed and the number."""
    rng = Random(f"{seed}/{number}")
    mode, n = MODES[number % len(MODES)]
    mains = registry.main_characters()
    decks = [versus.for_main(rng.choice(mains)) if rng.random() < 0.4 else versus.random_deck(rng) for _ in range(n)]
    return versus.new_game(decks, seed=number, mode=mode), rng


def copies_agree(game: versus.Game, rng: Random) -> None:
    """A clone and a saved and loaded copy go the same way; a redrawn one looks the same to its player."""
    pending = game.state.pending
    assert pending is not None
    p = rng.randrange(game.players)
    if game.resample(p, rng.randrange(1 << 30)).view(p) != game.view(p):
        raise AssertionError(f"a redrawn game looks different to player {p}")
    choice = rng.randrange(len(pending.opts))
    position = game.restricted(range(len(pending.opts)))  # is saved as it stands, without a replay
    copies = [game.clone(), versus.load_game(position.save())]
    keys = []
    for copy in copies:
        copy.choose(choice)
        keys.append(copy.state.key())
    if keys[0] != keys[1]:
        raise AssertionError("a clone and a saved game go different ways")


def play_one(seed: int, every: int, clone_every: int, number: int) -> Tally:
    """Play a game to its end, looking at every position."""
    tally = Tally(games=1)
    try:
        game, rng = some_game(seed, number)
        while game.state.pending is not None:
            tally.decisions += 1
            tally.options = max(tally.options, len(game.state.pending.opts))
            found = problems(game.state) if tally.decisions % every == 0 else []
            if found:
                raise AssertionError("; ".join(found))
            if clone_every and tally.decisions % clone_every == 0:
                copies_agree(game, Random(f"{seed}/{number}/{tally.decisions}"))  # the game goes on as without it
            if tally.decisions > MOST_DECISIONS:
                raise AssertionError("the game does not end")
            game.choose(rng.randrange(len(game.state.pending.opts)))
        if not game.winners:
            raise AssertionError("nobody has won")
        tally.ends[f"{MODES[number % len(MODES)][0]}: {game.outcome_reason}"] += 1
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        tally.failures.append(
            f"game {number}, decision {tally.decisions}: {type(error).__name__}: {error} ({where.name}, {where.lineno})"
        )
    tally.longest = tally.decisions
    return tally


def main(argv: list[str] | None = None) -> int:
    """Play, count, and exit with 1 if anything broke."""
    parser = argparse.ArgumentParser(prog="python -m tools.versus_stress", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seed", type=int, default=0, help="all games follow from it")
    parser.add_argument("--every", type=int, default=1, help="look at every so many positions (default 1)")
    parser.add_argument("--clone-every", type=int, default=50, help="compare copies every so many decisions, 0 never")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this long, however many games are left")
    args = parser.parse_args(argv)
    tally = Tally()
    began = time.monotonic()
    work = partial(play_one, args.seed, args.every, args.clone_every)
    for one in many.done(work, range(args.first, args.first + args.games), args.workers, registry.definitions, "games"):
        tally.add(one)
        for text in one.failures:
            print(text, file=sys.stderr)
        if args.seconds and time.monotonic() - began > args.seconds:
            break
    print(tally.report(time.monotonic() - began))
    return 1 if tally.failures else 0


if __name__ == "__main__":
    sys.exit(main())
