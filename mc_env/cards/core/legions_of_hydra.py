"""Legions of Hydra (modular)."""

from mc_env.cards.kit import *

LEGIONS_OF_HYDRA = SideScheme("01180", "Legions of Hydra", threat=3, boost=3, hazard=1, abilities=[
    WhenRevealed(Do(
        If(Not(Exists(MINION & Named("Madame Hydra"))), Do(
            Search("madame hydra", (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD) & MINION & Named("Madame Hydra")),
            PutIntoPlay(Ref("madame hydra"), engaged=YOU))),
        PlaceThreat(SELF, Times(2, Count(ENEMY & Trait("Hydra"))))))])

# Both copies of the side scheme may be in play: the first player picks one (Reference "First Player").
MADAME_HYDRA = Minion("01181", "Madame Hydra", unique=True, sch=2, atk=2, hp=6, boost=2, traits=["Elite", "Hydra"],
    abilities=[
        Cannot(SELF, Stat.CANNOT_TAKE_DAMAGE, where=Exists(SIDE_SCHEME & Named("Legions of Hydra"))),
        ForcedResponse(
            (After(SCHEMES, by=SELF), After(ATTACK, by=SELF)),
            PlaceThreat(A(SIDE_SCHEME & Named("Legions of Hydra"), by=FIRST_PLAYER), 2))])

HYDRA_SOLDIER = Minion("01182", "Hydra Soldier", sch=1, atk=2, hp=4, boost=1, traits=["Hydra"], keywords=[GUARD],
    abilities=[WhenDefeated(DealEncounter(1, ENGAGED_PLAYER))])

SET = EncounterSet("legions_of_hydra", "Legions of Hydra", cards={
    LEGIONS_OF_HYDRA: 2, MADAME_HYDRA: 1, HYDRA_SOLDIER: 3})
