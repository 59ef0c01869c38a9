"""Basic cards of the Thor pack."""

from mc_env.cards.kit import *

HEIMDALL = Ally("06020", "Heimdall", unique=True, cost=5, icons=MENTAL, thw=2, atk=3, conseq_atk=2, hp=4,
    traits=["Asgard"], aspect="basic", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Do(
            LookAt("cards", In(Pile.ENCOUNTER_DECK, top=3)),
            Choose("discarded", Ref("cards")),
            Discard(Ref("discarded")),
            Rearrange("cards")))])

INVULNERABILITY = Event("06021", "Invulnerability", cost=3, icons=PHYSICAL, traits=["Superpower"], aspect="basic",
    abilities=[Action(Toughen(YOUR_HERO), form=HERO_FORM)])

ENHANCED_PHYSIQUE = Upgrade("06034", "Enhanced Physique", cost=2, icons=PHYSICAL, traits=["Condition"],
    aspect="basic", uses=("physical", 3), abilities=[
        Resource(Generate((PHYSICAL,)), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "physical")), form=HERO_FORM)])

SET = CardPool("basic", "Basic", (HEIMDALL, INVULNERABILITY, ENHANCED_PHYSIQUE))

# The basic cards of the starter deck of this product, with cards of the core set: Energy, Genius, Strength, Avengers Mansion.
STARTER = {HEIMDALL.code: 1, INVULNERABILITY.code: 3, "01088": 1, "01089": 1, "01090": 1, "01091": 1}
