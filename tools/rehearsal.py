"""What the engine is played for, in small: a compiler that has seen it makes the compiled engine quicker (`MC_ENV_PROFILE=1`).

Both games at random, with and without observations, and what search does with Marvel Champions: clones, redrawn copies, the
heuristic. `setup.py` runs this file as a program, with the engine to be looked at on PYTHONPATH.
"""

from __future__ import annotations

from itertools import islice, product
from random import Random

import numpy as np

import mc_env
from mc_env import agents, versus
from mc_env.cards import catalog
from mc_env.encoders.entities import EntityEncoder
from mc_env.versus.cards import registry
from mc_env.versus_env.vector import VersusGames

MODES = ("duel", "free_for_all", "two_headed")
MARVEL = 192
VERSUS = 48


def marvel(number: int, seats: int, scenario: str) -> None:
    """One game of Marvel Champions; some are seen, some are played by the heuristic and looked ahead in."""
    rng = Random(number)
    heroes = rng.sample([hero.code for hero in catalog.heroes(["core"])], seats)
    game = mc_env.new_game(heroes, scenario, number, hands=("open", "private")[number % 2])
    encoder = EntityEncoder(seats) if number % 4 == 0 else None
    agent = agents.make("heuristic", seed=number) if number % 32 == 1 else None
    if agent is not None:
        agent.begin(number)
    while (pending := game.state.pending) is not None:
        if encoder is not None:
            batch = encoder.packed(1)
            encoder.pack(game, pending.player, batch)
        if agent is None:
            game.step(rng.randrange(len(pending.opts)))
            continue
        twin = game.resample(pending.player, number)
        for _ in range(4):
            if twin.state.pending is not None:
                twin.step(agent.decide(twin, twin.state.pending.player))
        game.step(agent.decide(game.clone(), pending.player))


def vs_system(number: int) -> None:
    """One game of Vs. System."""
    rng = Random(number)
    mode = MODES[number % len(MODES)]
    seats = (2, 3, 4)[number % len(MODES)]
    mains = registry.main_characters()
    decks = [versus.for_main(rng.choice(mains)) if number % 2 else versus.random_deck(rng) for _ in range(seats)]
    game = versus.new_game(decks, seed=number, mode=mode)
    while (pending := game.state.pending) is not None:
        game.step(rng.randrange(len(pending.opts)))
        if rng.random() < 0.02:
            game.resample(pending.player, number).clone()


def vs_system_seen(steps: int) -> None:
    """Duels side by side, observed."""
    rng = np.random.default_rng(1)
    games = VersusGames(16, observations="packed", mode="duel")
    games.reset(seed=1)
    for _ in range(steps):
        assert games.packed is not None
        counts = np.diff(games.packed.option_start)
        games.step((rng.random(len(counts)) * counts).astype(np.int64))


def main() -> None:
    scenarios = [scenario.code for scenario in catalog.scenarios(["core"])]
    setups = product(range(MARVEL), (2, 1, 3, 4), scenarios)
    for number, (_, seats, scenario) in enumerate(islice(setups, MARVEL)):
        marvel(number, seats, scenario)
    for number in range(VERSUS):
        vs_system(number)
    vs_system_seen(100)


if __name__ == "__main__":
    main()
