"""The Protection card of the Thor pack."""

from mc_env.cards.kit import *

SECOND_WIND = Event("06033", "Second Wind", cost=3, icons=MENTAL, aspect="protection", abilities=[
    Action(Heal(A(IDENTITY), Either(Paid(MENTAL), 5, 4)))])

SET = CardPool("protection", "Protection", (SECOND_WIND,))
