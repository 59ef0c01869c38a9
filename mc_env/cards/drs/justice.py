"""Justice card of the Doctor Strange pack."""

from mc_env.cards.kit import *

FOILED = Event("09038", "Foiled!", cost=0, icons=ENERGY, aspect="justice", abilities=[
    Interrupt(When(BOOST_FLIP, where=~Attacking()), Prevent(ALL))])

SET = CardPool("justice", "Justice", (FOILED,))
