"""The Aggression card of the Captain America pack."""

from mc_env.cards.kit import *

ENRAGED = Upgrade("03031", "Enraged", cost=1, icons=PHYSICAL, traits=["Condition"], aspect="aggression",
    attach=ALLY, max_per_host=1, abilities=[Gets(HOST & ALLY, atk=2, conseq_atk=1)])

SET = CardPool("aggression", "Aggression", (ENRAGED,))
