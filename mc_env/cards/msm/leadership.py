"""The Leadership card of the Ms. Marvel pack."""

from mc_env.cards.kit import *

MORALE_BOOST = Event("05032", "Morale Boost", cost=1, icons=ENERGY, aspect="leadership", abilities=[
    Action(Gets(A(HERO), thw=1, atk=1, dfn=1, until=END_OF_ROUND), form=HERO_FORM)])

SET = CardPool("leadership", "Leadership", (MORALE_BOOST,))
