"""Leadership card of the Hulk pack."""

from mc_env.cards.kit import *

INSPIRING_PRESENCE = Event("10030", "Inspiring Presence", cost=1, icons=MENTAL, aspect="leadership",
    only_if=YouHave("Avenger"), abilities=[
        Action(Do(Choose("ally", ALLY), Together(Heal(Ref("ally"), 1), Ready(Ref("ally")))), form=HERO_FORM)])

SET = CardPool("leadership", "Leadership", (INSPIRING_PRESENCE,))
