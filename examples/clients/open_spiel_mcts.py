"""OpenSpiel: its MCTS plays a game; it plans on redrawn states, so it never looks at hidden cards.

python examples/clients/open_spiel_mcts.py
"""

from __future__ import annotations

import numpy as np
from open_spiel.python.algorithms import mcts

from mc_env.env import spiel


def main(simulations: int = 20, seed: int = 1, most: int = 10_000) -> tuple[int, list[float]]:
    """Play; how many decisions were made, and what the game was worth to each player."""
    game = spiel.game(heroes=["spider_man"], scenario="rhino", skirmish=1, seed=seed)
    rng = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bot = spiel.Planner(mcts.MCTSBot(game, 2.0, simulations, rollouts, random_state=rng), seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < most:
        action = bot.step(state)
        print(f"{decisions:4d}  {state.action_to_string(action)}")
        state.apply_action(action)
        decisions += 1
    return decisions, list(state.returns())


if __name__ == "__main__":
    print(main()[1])
