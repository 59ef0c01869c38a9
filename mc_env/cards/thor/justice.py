"""The Justice card of the Thor pack."""

from mc_env.cards.kit import *

UNDER_SURVEILLANCE = Upgrade("06031", "Under Surveillance", cost=2, icons=ENERGY, traits=["Condition"],
    aspect="justice", attach=MAIN_SCHEME, max_per_host=1, abilities=[Gets(HOST, target_threat=4)])

SET = CardPool("justice", "Justice", (UNDER_SURVEILLANCE,))
