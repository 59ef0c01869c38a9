"""A Mess of Things (modular)."""

from mc_env.cards.kit import *

SCORPION_IN_PLAY = MINION & Named("Scorpion")

A_MESS_OF_THINGS = SideScheme("02037", "A Mess of Things", threat=2, boost=2, hazard=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, Times(2, Count(FRIENDLY & HasStatus(STUNNED)))))])

SCORPION = Minion("02038", "Scorpion", unique=True, sch=3, atk=3, hp=7, boost=2, keywords=[QUICKSTRIKE], abilities=[
    ForcedResponse(After(ATTACK, by=SELF, damages=CHARACTER), Stun(Hit()))])

GANG_UP = Treachery("02039", "Gang-Up", boost=1, abilities=[
    WhenRevealed(Surge(), form=ALTER_EGO_FORM),
    WhenRevealed(Do(EnemyAttacks(VILLAIN), EnemyAttacks(MINION & EngagedWith(YOU))), form=HERO_FORM)])

TAIL_SWEEP = Treachery("02040", "Tail Sweep", boost_star=True, abilities=[
    WhenRevealed(EnemyAttacks(SCORPION_IN_PLAY, YOU, character=YOUR_HERO).otherwise(Stun(YOU))),
    Boost(Stun(YOU))])

SET = EncounterSet("a_mess_of_things", "A Mess of Things", cards={
    A_MESS_OF_THINGS: 1, SCORPION: 1, GANG_UP: 1, TAIL_SWEEP: 2})
