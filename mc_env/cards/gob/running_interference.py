"""Running Interference (modular)."""

from mc_env.cards.kit import *

RUNNING_INTERFERENCE = SideScheme("02046", "Running Interference", threat=PerPlayer(1), boost=1, crisis=1, abilities=[
    WhenRevealed(ForEachPlayer(ChooseOne(Pay(Spend((MENTAL, PHYSICAL))), PlaceThreat(SELF, 2))))])

TOMBSTONE = Minion("02047", "Tombstone", unique=True, sch=2, atk=3, hp=9, boost=2, traits=["Criminal"], abilities=[
    ForcedResponse(After(ATTACK, by=SELF, to=YOU, damages=YOUR_IDENTITY), DiscardResources(1, types=(MENTAL, PHYSICAL)))])

ALL_TIED_UP = Attachment("02048", "All Tied Up", attach=YOUR_IDENTITY, abilities=[
    Constant(Cannot(HOST, Stat.CANNOT_READY), Cannot(HOST, Stat.CANNOT_CHANGE_FORM)),
    Action(Discard(SELF), cost=Spend((MENTAL, PHYSICAL)))])

MEDIA_COVERAGE = Attachment("02049", "Media Coverage", boost=1, attach=YOUR_IDENTITY, abilities=[
    Gains(HOST, Stat.REVEALS_AGAIN),
    Action(Discard(SELF), cost=Spend((MENTAL,)), form=ALTER_EGO_FORM)])

SET = EncounterSet("running_interference", "Running Interference", cards={
    RUNNING_INTERFERENCE: 1, TOMBSTONE: 1, ALL_TIED_UP: 1, MEDIA_COVERAGE: 2})
