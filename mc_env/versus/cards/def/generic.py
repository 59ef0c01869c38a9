"""Defenders: cards without a team."""

from mc_env.versus.cards.kit import *

LOYAL_SOLDIERS = PlotTwist("def-053", "Loyal Soldiers", MAIN_PHASE, If(ALL_YOURS_SHARE_A_TEAM, AddPlus(Each(YOURS))))

SHOCK_TO_THE_SYSTEM = PlotTwist("def-054", "Shock to the System", COMBAT, Boost(A(ATTACKER), -3, 0), any_turn=True)
