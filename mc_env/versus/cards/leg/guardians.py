"""Legacy: the Guardians of the Galaxy."""

from mc_env.versus.cards.kit import *

CALL_ENEMY = SuperPower("Call Enemy", MAIN_PHASE, (INTELLECT,), Pull(A(ENEMY & SUPPORTING)))
I_AM_GROOT = SuperPower("I am Groot", COMBAT, (MIGHT,), Boost(SELF, Resources(), Resources()), any_turn=True)
ELDER = Continuous("Elder of the Universe", ITSELF, NO_WOUND, during=IN_A_COMBAT)

DRAX_1 = Character("leg-019", "Drax", keywords=(LETHAL,), powers=(CALL_ENEMY,
    LevelUp("The Destroyer", 4, Kills(ENEMY & SUPPORTING), Figure("health", THAT))))

DRAX_2 = Character("leg-020", "Drax", keywords=(LETHAL,), powers=(CALL_ENEMY,
    SuperPower("Brutal Strength", MAIN_PHASE, (MIGHT,), AddPlus(SELF, HealthOfTheFallen()))))

GROOT_2 = Character("leg-021", "Groot", powers=(I_AM_GROOT, LevelUp("I am Groot", 3, YOU_GAIN_A_RESOURCE)))

GROOT_3 = Character("leg-022", "Groot", powers=(I_AM_GROOT,
    SuperPower("I am Groot", MAIN_PHASE, (ENERGY,), AddPlus(SELF, Resources()))))

CHARLIE_27 = Character("leg-023", "Charlie-27", powers=(
    SuperPower("Jovian Strength", COMBAT, (MIGHT,), Boost(SELF, Missing("atk", 27), Missing("dfn", 27))),))

MARTINEX = Character("leg-024", "Martinex", powers=(
    SuperPower("Heat Up", MAIN_PHASE, (ENERGY,), Stun(A(ENEMY & SUPPORTING & CostAtMost(2)))),
    SuperPower("Cool Down", MAIN_PHASE, (ENERGY,), Do(
        Exhaust(A(ENEMY & CostAtLeast(4))), Gain(CHOSEN, CANNOT_READY, until=UNTIL_YOUR_TURN_IS_OVER)))))

STARHAWK = Character("leg-025", "Starhawk", powers=(Continuous("One Who Knows", ITSELF, PLAYS_FROM_TOP),))

THE_COLLECTOR = Character("leg-026", "The Collector", powers=(ELDER,
    SuperPower("Add to the Collection", MAIN_PHASE, (INTELLECT,), Collect(A(SUPPORTING)))))

WE_ARE_GROOT = PlotTwist("leg-027", "We Are Groot", COMBAT, Boost(A(IN_COMBAT), Resources(), Resources()), any_turn=True)
