"""A-Force: cards without a team."""

from mc_env.versus.cards.kit import *

MAIN_STRENGTH = PlotTwist("aff-053", "Main Strength", COMBAT, Boost(A(YOUR_MAIN & IN_COMBAT), 2, 0), any_turn=True)
