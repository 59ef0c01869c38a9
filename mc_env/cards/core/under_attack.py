"""Under Attack (modular)."""

from mc_env.cards.kit import *

UNDER_ATTACK = SideScheme("01151", "Under Attack", threat=3, boost=3, crisis=1, abilities=[
    WhenRevealed(ForEachPlayer(ChooseOne(PlaceThreat(SELF, 2), Damage(YOUR_HERO, 3))))])

VIBRANIUM_ARMOR = Attachment("01152", "Vibranium Armor", boost=1, traits=["Armor"], attach=VILLAIN, abilities=[
    ForcedResponse(After(TAKE_DAMAGE, to=HOST), Toughen(HOST)),
    Action(Discard(SELF), cost=Do(Exhaust(YOUR_HERO), Spend((PHYSICAL, PHYSICAL))), form=HERO_FORM)])

CONCUSSION_BLASTERS = Attachment("01153", "Concussion Blasters", boost=1, traits=["Weapon"], attach=VILLAIN, abilities=[
    Gains(HOST, RETALIATE, n=1),
    Action(Discard(SELF), cost=Do(Exhaust(YOUR_HERO), Spend((ENERGY, ENERGY))), form=HERO_FORM)])

CONCUSSIVE_BLAST = Treachery("01154", "Concussive Blast", boost_star=True, abilities=[
    WhenRevealed(Damage(FRIENDLY, 1)),
    Boost(Damage(CHARACTER & YOURS, 1))])

SET = EncounterSet("under_attack", "Under Attack", cards={
    UNDER_ATTACK: 1, VIBRANIUM_ARMOR: 1, CONCUSSION_BLASTERS: 1, CONCUSSIVE_BLAST: 2})
