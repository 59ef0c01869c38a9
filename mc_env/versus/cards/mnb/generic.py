"""Marvel Battles: cards without a team."""

from mc_env.versus.cards.kit import *

OPEN_FIRE = PlotTwist("mnb-105", "Open Fire", COMBAT, Boost(A(ATTACKER), 2, 0), any_turn=True)

BEST_OFFENSE_IS_A_GOOD_DEFENSE = PlotTwist("mnb-106", "Best Offense Is A Good Defense", COMBAT,
    Boost(A(ATTACKER), 0, 5), any_turn=True)

SAVAGE_SURPRISE = PlotTwist("mnb-107", "Savage Surprise", COMBAT, Boost(A(DEFENDER), 4, 0), any_turn=True)

FIND_COVER = PlotTwist("mnb-108", "Find Cover", COMBAT, Boost(A(DEFENDER), 0, 3), any_turn=True)

TRAINING_GROUND = Location("mnb-109", "Training Ground", (SKILL,))

LABORATORY = Location("mnb-110", "Laboratory", (ENERGY,))

ACADEMY = Location("mnb-111", "Academy", (INTELLECT,))

FORTRESS = Location("mnb-112", "Fortress", (MIGHT,))
