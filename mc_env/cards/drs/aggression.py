"""Aggression card of the Doctor Strange pack."""

from mc_env.cards.kit import *

SKILLED_STRIKE = Event("09037", "Skilled Strike", cost=0, icons=PHYSICAL, traits=["Skill"], aspect="aggression", abilities=[
    Interrupt(When(ATTACK, by=YOUR_HERO, where=EventHas("basic")), Gets(YOUR_HERO, atk=2, until=END_OF_ATTACK))])

SET = CardPool("aggression", "Aggression", (SKILLED_STRIKE,))
