"""Leadership card of the Doctor Strange pack."""

from mc_env.cards.kit import *

IRON_MAN = Ally("09039", "Iron Man", subtitle="Tony Stark", unique=True, cost=4, icons=WILD, thw=2, atk=2, hp=3,
    traits=["Avenger"], aspect="leadership", abilities=[CostChange(UPGRADE, 1, who=EACH_PLAYER, on=SELF)])

SET = CardPool("leadership", "Leadership", (IRON_MAN,))
