"""The Leadership card of the Thor pack."""

from mc_env.cards.kit import *

TEAMWORK = Event("06032", "Teamwork", cost=0, icons=ENERGY, traits=["Tactic"], aspect="leadership", abilities=[
    Interrupt(
        (When(THWART, by=YOUR_HERO, where=EventHas("basic")), When(ATTACK, by=YOUR_HERO, where=EventHas("basic"))),
        If(Attacking(),
           Gets(YOUR_HERO, atk=StatOf(Ref("ally"), Stat.ATK), until=END_OF_ATTACK),
           Gets(YOUR_HERO, thw=StatOf(Ref("ally"), Stat.THW), until=END_OF_ATTACK)),
        cost=Exhaust(A(ALLY & YOURS, name="ally")), form=HERO_FORM)])

SET = CardPool("leadership", "Leadership", (TEAMWORK,))
