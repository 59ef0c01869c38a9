"""Audited random games at scale: `python -m tools.audit_games --help`.

Games of every scenario, mode and number of players, each read by the auditor as it goes on. What it complains about
is written to a capsule: a saved game for `python -m mc_env audit`, with the complaints beside it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from mc_env.cards import catalog, registry
from mc_env.cards.products import PRODUCTS
from mc_env.cli.audit import Watch
from mc_env.decks import random_deck
from mc_env.engine.game import Game, new_game
from tools import many
from tools import random_games as games

POLICIES = ("uniform", "aggressive", "champion", "helped", "upset")
VIEWS_EVERY = 10  # decisions


@dataclass
class Tally:
    """What was seen in one game or many."""

    games: int = 0
    entries: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    scenarios: Counter[str] = field(default_factory=Counter)
    complaints: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.entries += other.entries
        self.checks += other.checks
        self.outcomes += other.outcomes
        self.scenarios += other.scenarios
        self.complaints += other.complaints

    def __str__(self) -> str:
        lines = [f"{n:10}  {kind}" for kind, n in self.checks.most_common()]
        lines += ["outcomes: " + ", ".join(f"{name} {n}" for name, n in self.outcomes.most_common())]
        lines += ["played: " + ", ".join(f"{name} {n}" for name, n in sorted(self.scenarios.items()))]
        total = sum(self.checks.values())
        lines += [f"{self.games} games, {self.entries} entries, {total} checks, {len(self.complaints)} complaints"]
        return "\n".join([*lines, *(f"  {c}" for c in self.complaints)])


def some_setup(rng: Random, scenario: str, heroes: Sequence[str]) -> games.Arguments:
    """Random arguments of `new_game` for a scenario: nothing that only tests know, so that capsules load anywhere."""
    modular = [s.code for s in catalog.encounter_sets(tuple(PRODUCTS)) if s.kind == "modular"]
    out: games.Arguments = {
        "heroes": rng.sample(heroes, rng.choice(range(1, min(4, len(heroes)) + 1))),
        "scenario": scenario,
        "seed": rng.randrange(1 << 32),
        "mode": rng.choice(("standard", "expert")),
        "hands": rng.choice(("open", "private")),
        "auto": rng.random() < 0.9,
        "overpay": rng.random() < 0.1,
        "heroic": rng.choice((0, 0, 0, 0, 1, 2)),
    }
    if rng.random() < 0.6:
        out["decks"] = {h: dict(random_deck(h, rng.randrange(1 << 32)).cards) for h in out["heroes"]}
    if rng.random() < 0.6:
        out["modular"] = rng.sample(modular, rng.randrange(4))
    if rng.random() < 0.1:
        out["skirmish"] = rng.choice([stage.stage for stage in registry.scenario(scenario).villains[0]])
    return out


def audited(
    seed: int,
    number: int,
    most: int = games.MAX_DECISIONS,
    out: Path | None = None,
    heroes: Sequence[str] = (),
    scenarios: Sequence[str] = (),
) -> Tally:
    """Play and audit game `number`, for so many decisions at most; everything about it follows from the two numbers, and from
    the heroes and scenarios there are to choose from (all of them, if none are named)."""
    rng = Random(f"{seed}/{number}")
    policy = POLICIES[number % len(POLICIES)]
    stories = scenarios or [s.code for s in catalog.scenarios(tuple(PRODUCTS))]
    scenario = stories[number // len(POLICIES) % len(stories)]
    arguments = some_setup(rng, scenario, heroes or [h.code for h in catalog.heroes(tuple(PRODUCTS))])
    game = new_game(**arguments, exact=True)
    watch = Watch(game, VIEWS_EVERY)

    def choice(game: Game, rng: Random) -> int:
        i = games.POLICIES[policy](game, rng)
        game.record(exact=True)  # some policies replace the position: the new one has no log yet
        return i

    for i, _ in enumerate(games.play(game, choice, rng)):
        watch.look()
        if watch.report.complaints or i >= most:
            break
    report = watch.report
    tally = Tally(1, report.entries, report.checks)
    tally.outcomes[str(game.outcome_reason or "unfinished")] += 1
    tally.scenarios[f"{scenario} {arguments['mode']} {game.players} players"] += 1
    for complaint in report.complaints:
        where = f" -> {capsule(out, seed, number, game, report.complaints)}" if out is not None else ""
        tally.complaints.append(f"game {number} ({policy}): {complaint}{where}")
    return tally


def capsule(out: Path, seed: int, number: int, game: Game, complaints: object) -> Path:
    """Write the game that was complained about, and why."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"audit_{seed}_{number}.json"
    path.write_text(game.save())
    path.with_suffix(".txt").write_text(f"seed {seed}, game {number}\n{complaints}\n")
    return path


def main(argv: list[str] | None = None) -> int:
    """Play, audit, count; exit with 1 if the auditor complains."""
    parser = argparse.ArgumentParser(prog="python -m tools.audit_games", description=__doc__.split("\n\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--first", type=int, default=0, help="number of the first (to repeat one: --first N --games 1)")
    parser.add_argument("--seed", type=int, default=0, help="all games follow from it")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--out", type=Path, default=Path("build/audit"), help="where capsules go (default build/audit)")
    parser.add_argument("--heroes", nargs="+", default=(), help="heroes to choose from (default: all)")
    parser.add_argument("--scenarios", nargs="+", default=(), help="scenarios to choose from (default: all)")
    args = parser.parse_args(argv)
    for hero in args.heroes:
        registry.hero(hero)
    for scenario in args.scenarios:
        registry.scenario(scenario)
    tally = Tally()
    began = time.monotonic()
    numbers = range(args.first, args.first + args.games)
    play = partial(audited, args.seed, out=args.out, heroes=args.heroes, scenarios=args.scenarios)
    for one in many.done(play, numbers, args.workers, registry.load, "games"):
        tally.add(one)
        for complaint in one.complaints:
            print(complaint, file=sys.stderr)
    print(tally)
    print(f"{time.monotonic() - began:.0f} s")
    return 1 if tally.complaints else 0


if __name__ == "__main__":
    sys.exit(main())
