"""Power Cut (modular)."""

from mc_env.cards.kit import *

POWER_CUT = SideScheme("night_13", "Power Cut", threat=2, boost=2, hazard=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

LOOTER = Minion("night_14", "Looter", sch=1, atk=1, hp=3, boost=1, traits=["Criminal"])

STUMBLE = Treachery("night_15", "Stumble", boost=1, abilities=[
    WhenRevealed(ChooseOne(Damage(YOU, 2, take=True), DiscardFromHand(1, random=True)))])

SET = EncounterSet("power_cut", "Power Cut", cards={POWER_CUT: 1, LOOTER: 2, STUMBLE: 3})
