"""Basic cards of the Black Widow pack."""

from mc_env.cards.kit import *

QUINCARRIER = Support("08023", "Quincarrier", unique=True, cost=3, icons=MENTAL, traits=["Avenger", "Vehicle"],
    aspect="basic", only_if=YouHave("Avenger"), abilities=[Resource(Generate((WILD,)), cost=Exhaust(SELF))])

TARGET_ACQUIRED = Upgrade("08024", "Target Acquired", cost=1, icons=PHYSICAL, traits=["Preparation", "Skill"],
    aspect="basic", max_per_player=1, abilities=[
        Response(After(BOOST_FLIP), CancelEffects(), cost=Discard(SELF), form=HERO_FORM)])

ESPIONAGE = Upgrade("08033", "Espionage", cost=1, icons=PHYSICAL, traits=["Preparation", "Skill"], aspect="basic",
    only_if=Exists(CHARACTER & Trait("Spy") & YOURS), abilities=[
        Interrupt(Would(SURGES), Draw(2), cost=Discard(SELF))])

SET = CardPool("basic", "Basic", (QUINCARRIER, TARGET_ACQUIRED, ESPIONAGE))
