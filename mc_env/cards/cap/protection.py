"""The Protection card of the Captain America pack."""

from mc_env.cards.kit import *

EXPERT_DEFENSE = Event("03033", "Expert Defense", cost=0, icons=MENTAL, traits=["Defense"], aspect="protection",
    abilities=[
        Interrupt(
            When(DEFEND, by=YOUR_HERO), Gets(YOUR_HERO, dfn=3, until=END_OF_ATTACK),
            form=HERO_FORM, labels=DEFENSE_LABEL)])

SET = CardPool("protection", "Protection", (EXPERT_DEFENSE,))
