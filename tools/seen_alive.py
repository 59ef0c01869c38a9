"""Every printed ability of every product, seen alive: `make seen-alive`, `python -m tools.seen_alive`.

An ability is alive if somewhere it is used, triggers or applies, and something changes by it, not counting what it costs.
First come games of everything against everything, by players who like best what has not been seen yet and are helped to stay
alive. For each ability still missing then come games about its card: with its hero or scenario, the card brought where it
is needed, over and over. Nothing is kept between runs: a stored game would be lost with every change of a rule, while games
played anew find their way. A new product is looked through as soon as it is registered. All follows from `--seed`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from mc_env.cards import catalog, registry
from mc_env.cards.terms import CardType
from mc_env.engine.game import Game, new_game
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.options import DecisionKind, Verb
from tools import random_games as games
from tools.ability_watcher import Key, Printed, Watcher, key_of, printed
from tools.meddling import bring, help_out

GAMES: Final = 60  # of everything against everything
TRIES: Final = 500  # games about one card
ROUNDS: Final = 12  # of one game: what has not been seen by then is sooner seen in the next one
LIKING: Final = 40  # how much more an option is liked that uses what has not been seen


@dataclass
class Search:
    """What was looked for, what is still missing, and how long it took."""

    wanted: int
    missing: list[Printed]
    games: int = 0


def never_seen(items: Sequence[Printed], seed: int = 0, most: int = GAMES, tries: int = TRIES) -> Search:
    """Play until every ability has been seen alive, or as many games as are allowed."""
    registry.load()
    found = Search(len(items), list(items))
    with Watcher() as watcher:
        for number in range(most):
            if not found.missing:
                break
            rng = Random(f"{seed}/{number}")
            setup = games.some_setup(rng, among=_heroes(), against=_scenarios())
            _play(new_game(**setup), rng, watcher, found, None)
        for item in list(found.missing):
            for number in range(tries):
                if item not in found.missing:
                    break
                rng = Random(f"{seed}/{item.key}/{number}")
                _play(new_game(**setup_for(item, rng)), rng, watcher, found, item)
    return found


def _heroes() -> list[str]:
    return [h.code for h in catalog.heroes()]


def _scenarios() -> list[str]:
    return [s.code for s in catalog.scenarios()]


def setup_for(item: Printed, rng: Random) -> games.Arguments:
    """Random arguments of a game in which a card is at home: with its hero, its modular set, or its scenario at its stage."""
    code = registry.SET_OF[registry.card(item.face.code).code]
    hero = code.removesuffix("_nemesis")
    home = [s.code for s in catalog.scenarios() if code == s.code or code in s.sets]
    setup = games.some_setup(rng, among=_heroes(), against=home or _scenarios())
    if hero in registry.HEROES and hero not in setup["heroes"]:
        decks = setup.get("decks", {})
        decks.pop(setup["heroes"][0], None)
        setup["heroes"][0] = hero
    if code in registry.ENCOUNTER_SETS and registry.ENCOUNTER_SETS[code].kind == "modular":
        setup["modular"] = [code]
    if item.face.type == CardType.VILLAIN:
        setup["skirmish"] = item.face.stage
    if item.face.mode:
        setup["mode"] = item.face.mode
    return setup


def _play(game: Game, rng: Random, watcher: Watcher, found: Search, about: Printed | None) -> None:
    """Play a game for a while; strike off what was seen alive in it."""
    found.games += 1
    wanted = {item.key for item in found.missing}
    while game.state.pending is not None and game.round <= ROUNDS:
        if game.state.pending.kind == DecisionKind.TURN and rng.random() < 0.3:
            help_out(game, rng)
            if about is not None and game.state.pending is not None:
                bring(game, about.face.code)
        if game.state.pending is None:
            break
        game.choose(liked(game, rng, wanted))
        if watcher.counts.alive & wanted:
            wanted -= watcher.counts.alive
            if not wanted or (about is not None and about.key not in wanted):
                break
    found.missing = [item for item in found.missing if item.key in wanted]


def liked(game: Game, rng: Random, wanted: set[Key]) -> int:
    """What a champion would do, but rather with abilities and cards that have not been seen alive."""
    weights = games.champion_weights(game)
    g = game.state
    assert g.pending is not None
    codes = {code for code, _ in wanted}
    for i, opt in enumerate(g.pending.opts):
        plays = opt[0] == Verb.PLAY and FACES[g.face[opt[1]]].code in codes
        if plays or key_of(g, opt) in wanted:
            weights[i] *= LIKING
    return rng.choices(range(len(weights)), weights)[0]


def main(argv: list[str] | None = None) -> int:
    """Search and tell; 1 if an ability was never seen alive."""
    parser = argparse.ArgumentParser(prog="python -m tools.seen_alive", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--seed", type=int, default=0, help="all games follow from it")
    parser.add_argument("--games", type=int, default=GAMES, help=f"games of everything (default {GAMES})")
    parser.add_argument("--tries", type=int, default=TRIES, help=f"games about one card (default {TRIES})")
    args = parser.parse_args(argv)
    began = time.monotonic()
    found = never_seen(printed(), args.seed, args.games, args.tries)
    alive = found.wanted - len(found.missing)
    print(f"{alive} of {found.wanted} abilities seen alive in {found.games} games, {time.monotonic() - began:.0f} s.")
    for item in found.missing:
        print(f"  never: {item.face.code} {item.face.title}: {item}")
    return 1 if found.missing else 0


if __name__ == "__main__":
    sys.exit(main())
