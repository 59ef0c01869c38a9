"""How many rows positions need: `python -m tools.measure_rows --games 1000`. The capacities are chosen from this.

Random games of every policy, meddled with and not, over all heroes, scenarios, modular sets and random decks; the largest
number of entity rows, option rows, pile rows and semantic copies that any seat saw, by number of players.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from time import process_time

from mc_env.encoders import SemanticActions, vocab
from mc_env.encoders.entities import ENTITY_ROWS, PILE_ROWS
from mc_env.engine.game import new_game
from mc_env.engine.observing.view import look
from mc_env.kernel.state import MAX_OPTIONS
from tools.random_games import POLICIES, load, play, some_setup


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure_rows", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=5, help="look at every so many decisions (default 5)")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop early after so many minutes of CPU time")
    args = parser.parse_args()
    load()
    rng = Random(args.seed)
    most: dict[int, Counter[str]] = {n: Counter() for n in (1, 2, 3, 4)}
    semantic = {n: SemanticActions(n) for n in (1, 2, 3, 4)}
    policies = list(POLICIES.values())
    decisions = 0
    number = 0
    while number < args.games and process_time() < 60 * args.minutes:
        number += 1
        game = new_game(**some_setup(rng))
        seen = most[game.players]
        seen["games"] += 1
        for i, now in enumerate(play(game, policies[number % len(policies)], rng)):
            decisions += 1
            semantic[now.players].ids(now)
            if i % args.every == 0:
                for p in range(now.players):
                    raw = look(now.state, p, vocab.ids())
                    for what, n in (("entities", raw.n_entities), ("options", raw.n_options), ("piles", raw.n_piles)):
                        seen[what] = max(seen[what], n)
    print(f"{number} games, {decisions:,} decisions; semantic ids were different at every one")
    for n, seen in most.items():
        print(
            f"{n} players, {seen['games']} games: entities {seen['entities']} of {ENTITY_ROWS[n]}, "
            f"options {seen['options']} of {MAX_OPTIONS}, piles {seen['piles']} of {PILE_ROWS[n]}"
        )


if __name__ == "__main__":
    main()
