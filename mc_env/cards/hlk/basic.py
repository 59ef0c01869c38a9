"""Basic cards of the Hulk pack."""

from mc_env.cards.kit import *

TO_THE_RESCUE = Event("10019", "To the Rescue!", cost=2, icons=PHYSICAL, traits=["Thwart"], aspect="basic", abilities=[
    Action(RemoveThreat(A(SCHEME), 2), form=HERO_FORM, labels=THWART_LABEL)])

RESOURCEFUL = Upgrade("10032", "Resourceful", cost=1, icons=WILD, traits=["Skill"], aspect="basic", abilities=[
    Resource(Generate((WILD,)), cost=Discard(SELF))])

SET = CardPool("basic", "Basic", (TO_THE_RESCUE, RESOURCEFUL))
