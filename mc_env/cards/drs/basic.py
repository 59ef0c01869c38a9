"""Basic cards of the Doctor Strange pack."""

from mc_env.cards.kit import *

WARNING = Event("09021", "Warning", cost=0, icons=PHYSICAL, aspect="basic", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=HERO), Prevent(1))])

THE_SORCERER_SUPREME = Upgrade("09026", "The Sorcerer Supreme", unique=True, cost=2, icons=MENTAL, traits=["Title"],
    aspect="basic", only_if=YouHave("Mystic"), abilities=[Gets(YOUR_HERO, hand_size=1)])

SET = CardPool("basic", "Basic", (WARNING, THE_SORCERER_SUPREME))
