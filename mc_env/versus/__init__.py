"""Vs. System 2PCG on the kernel of mc_env: the duel and games of more players, with cards of the first set.

>>> from mc_env import versus
>>> game = versus.new_game(["Hulk", "Magneto"], seed=3)
>>> game.choose(0)
"""

from __future__ import annotations

from mc_env.versus.cards.decks import Deck, for_main, random_deck
from mc_env.versus.engine.game import Game, load_game, new_game

__all__ = ["Deck", "Game", "for_main", "load_game", "new_game", "random_deck"]
