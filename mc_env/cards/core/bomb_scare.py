"""Bomb Scare (modular)."""

from mc_env.cards.kit import *

BOMB_SCARE = SideScheme("01109", "Bomb Scare", threat=2, boost=2, acceleration=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

HYDRA_BOMBER = Minion("01110", "Hydra Bomber", sch=1, atk=1, hp=2, boost=1, traits=["Hydra"], abilities=[
    WhenRevealed(ChooseOne(Damage(YOU, 2, take=True), PlaceThreat(MAIN_SCHEME, 1)))])

EXPLOSION = Treachery("01111", "Explosion", boost=2, abilities=[
    WhenRevealed(If(
        Exists(SIDE_SCHEME & Named("Bomb Scare")),
        Assign(HERO | ALLY, ThreatOn(SIDE_SCHEME & Named("Bomb Scare")), by=FIRST_PLAYER),
        Surge()))])

FALSE_ALARM = Treachery("01112", "False Alarm", boost=1, abilities=[
    WhenRevealed(If(Exists(YOUR_IDENTITY & HasStatus(CONFUSED)), Surge(), Confuse(YOU)))])

SET = EncounterSet("bomb_scare", "Bomb Scare", cards={BOMB_SCARE: 1, HYDRA_BOMBER: 2, EXPLOSION: 1, FALSE_ALARM: 2})
