"""Players of the game: agents that choose among the options of a decision.

>>> import agents, mc_env
>>> game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7)
>>> player = agents.make("heuristic:style=protective")
>>> while game.decision:
...     game.choose(player.decide(game, game.decision.player))
>>> game.outcome
'win'
"""

from agents.base import Agent, Seat
from agents.registry import Partner, about, make, names, parse, partner, register

__all__ = ["Agent", "Partner", "Seat", "about", "make", "names", "parse", "partner", "register"]
