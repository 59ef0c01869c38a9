"""Basic cards of the Captain America pack."""

from mc_env.cards.kit import *

AVENGERS_TOWER = Support("03024", "Avengers Tower", unique=True, cost=2, icons=MENTAL, traits=["Avenger", "Location"],
    aspect="basic", abilities=[
        Gets(YOU, ally_limit=1, where=Not(Exists(ALLY & YOURS & ~Trait("Avenger")))),
        Action(
            CostChange(ALLY & Trait("Avenger"), 1, who=EACH_PLAYER, until=Until.NEXT_PLAY), cost=Exhaust(SELF))])

HONORARY_AVENGER = Upgrade("03025", "Honorary Avenger", cost=0, icons=PHYSICAL, traits=["Title"], aspect="basic",
    only_if=YouHave("Avenger"), attach=FRIENDLY, max_per_host=1, abilities=[
        Gets(HOST & FRIENDLY, hp=1), Gains(HOST & FRIENDLY, trait="Avenger")])

ENHANCED_AWARENESS = Upgrade("03034", "Enhanced Awareness", cost=2, icons=MENTAL, traits=["Condition"],
    aspect="basic", uses=("mental", 3), abilities=[
        Resource(Generate((MENTAL,)), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "mental")), form=HERO_FORM)])

SET = CardPool("basic", "Basic", (AVENGERS_TOWER, HONORARY_AVENGER, ENHANCED_AWARENESS))

# The basic cards of the starter deck of this product, with cards of the core set: Mockingbird, Energy, Genius, Strength.
STARTER = {AVENGERS_TOWER.code: 1, HONORARY_AVENGER.code: 3, "01083": 1, "01088": 1, "01089": 1, "01090": 1}
