"""Basic cards of the Ms. Marvel pack."""

from mc_env.cards.kit import *

LOCKJAW = Ally("05018", "Lockjaw", unique=True, cost=4, icons=PHYSICAL, thw=2, atk=2, conseq_thw=2, conseq_atk=2,
    hp=4, traits=["Inhuman"], aspect="basic", abilities=[
        Constant(Modify(SELF, (Change(Stat.PLAY_FROM, 1),)), active_in=Pile.DISCARD)])

ENDURANCE = Upgrade("05023", "Endurance", cost=1, icons=ENERGY, traits=["Condition"], aspect="basic",
    any_control=True, max_per_player=1, abilities=[Gets(YOU, hp=3)])

ENHANCED_REFLEXES = Upgrade("05024", "Enhanced Reflexes", cost=2, icons=ENERGY, traits=["Condition"],
    aspect="basic", uses=("energy", 3), abilities=[
        Resource(Generate((ENERGY,)), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "energy")), form=HERO_FORM)])

DOWN_TIME = Upgrade("05033", "Down Time", cost=1, icons=PHYSICAL, traits=["Condition"], aspect="basic",
    any_control=True, max_per_player=1, abilities=[Gets(YOUR_ALTER_EGO, rec=2)])

SET = CardPool("basic", "Basic", (LOCKJAW, ENDURANCE, ENHANCED_REFLEXES, DOWN_TIME))

# The basic cards of the starter deck of this product, with cards of the core set: Energy, Genius, Strength, Avengers Mansion.
STARTER = {
    LOCKJAW.code: 1, ENDURANCE.code: 3, ENHANCED_REFLEXES.code: 3, "01088": 1, "01089": 1, "01090": 1, "01091": 1}
