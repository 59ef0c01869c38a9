"""One digest of everything that games show: decisions, options, views, observations, redrawn copies and logs.

Two builds, or two versions that claim to play alike, must print the same digest:

    python -m tools.fingerprint --games 300
    python -m tools.fingerprint --games 100 --expect DIGEST

Games go round all scenarios, modes, player counts and kinds of hands; choices are drawn from a seed, in every fourth game by
the heuristic. `--each` prints a digest for each game, to find the first that differs. `--played` leaves out what is only shown,
views and observations: equal where a change adds a column and changes no game.
"""

from __future__ import annotations

import argparse
import sys
from hashlib import sha256
from itertools import islice, product
from random import Random
from typing import TYPE_CHECKING, Any

import mc_env
from mc_env import agents
from mc_env.cards import catalog
from mc_env.encoders.entities import EntityEncoder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from hashlib import _Hash

MODES: tuple[dict[str, Any], ...] = (
    {},
    {"mode": "expert"},
    {"heroic": 1},
    {"skirmish": 1},
    {"mode": "expert", "heroic": 2},
    {"overpay": True, "auto": False},
)


def setups() -> Iterator[dict[str, Any]]:
    """Arguments of `new_game`, without end: every combination, then all of them again with other seeds and heroes.

    They are of the core set, whatever other products there are: a new product changes no digest."""
    heroes = [hero.code for hero in catalog.heroes(["core"])]
    scenarios = [scenario.code for scenario in catalog.scenarios(["core"])]
    seed = 0
    while True:
        for players, mode, scenario in product((1, 2, 3, 4), MODES, scenarios):
            seed += 1
            team = Random(seed).sample(heroes, players)
            yield {
                "heroes": team,
                "scenario": scenario,
                "seed": seed,
                "hands": ("open", "private")[seed // 7 % 2],
                **mode,
            }


def play(number: int, setup: dict[str, Any], limit: int, redrawn: bool = True, shown: bool = True) -> _Hash:
    """The digest of one game, of at most so many decisions, with or without copies redrawn on the way and what is shown."""
    found = sha256(repr(sorted(setup.items())).encode())
    game = mc_env.new_game(**setup, log=True)
    encoder = EntityEncoder(game.players, setup["hands"], history=8) if shown else None
    rng = Random(number)
    agent = agents.make("heuristic", seed=number) if number % 4 == 0 else None
    if agent is not None:
        agent.begin(number)
    for n in range(limit):
        decision = game.decision
        if decision is None:
            break
        add(found, game, encoder, decision.player)
        if redrawn and n % 16 == 0:
            seat = n // 16 % game.players
            add(found, game, encoder, seat)
            twin = game.resample(seat, seed=n)
            twin.record()
            for _ in range(6):
                if twin.decision is not None:
                    twin.choose(rng.randrange(len(twin.decision)))
            add(found, twin, encoder, seat)
        i = agent.decide(game, decision.player) if agent is not None else rng.randrange(len(decision))
        found.update(b"%d;" % i)
        game.choose(i)
    found.update(repr((game.outcome, game.outcome_reason, game.record())).encode())
    return found


def add(found: _Hash, game: mc_env.Game, encoder: EntityEncoder | None, seat: int) -> None:
    """What is asked now goes into the digest and, with an encoder, what a seat sees."""
    decision = game.decision
    if decision is not None:
        found.update(
            repr((decision.player, decision.kind, decision.prompt, decision.source, decision.options)).encode()
        )
    if encoder is None:
        return
    found.update(repr(game.view(seat)).encode())
    for name, table in sorted(encoder.encode(game, seat).items()):
        found.update(name.encode())
        found.update(table.tobytes())


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.fingerprint", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=300, help="how many games (default 300)")
    parser.add_argument("--limit", type=int, default=400, help="decisions a game at most (default 400)")
    parser.add_argument("--each", action="store_true", help="print the digest of each game")
    parser.add_argument("--no-redrawn", action="store_true", help="leave out redrawn copies (`Game.resample`)")
    parser.add_argument("--played", action="store_true", help="leave out views and observations")
    parser.add_argument("--expect", metavar="DIGEST", help="fail if the digest is another")
    args = parser.parse_args()
    whole = sha256()
    for number, setup in enumerate(islice(setups(), args.games)):
        digest = play(number, setup, args.limit, not args.no_redrawn, not args.played).hexdigest()
        whole.update(digest.encode())
        if args.each:
            print(number, digest[:16], setup, flush=True)
    print(whole.hexdigest())
    if args.expect and args.expect != whole.hexdigest():
        sys.exit(f"expected {args.expect}: these games differ")


if __name__ == "__main__":
    main()
