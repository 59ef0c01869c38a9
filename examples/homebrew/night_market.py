"""The Night Market: three stages of the Auctioneer, one main scheme, and their encounter set."""

from mc_env.cards.kit import *

AUCTIONEER_I = Villain("night_20", "The Auctioneer", stage=1, sch=1, atk=2, hp=PerPlayer(13), traits=["Criminal"])

AUCTIONEER_II = Villain("night_21", "The Auctioneer", stage=2, sch=2, atk=2, hp=PerPlayer(14), traits=["Criminal"],
    abilities=[WhenRevealed(PlaceThreat(MAIN_SCHEME, PerPlayer(1)))])

AUCTIONEER_III = Villain("night_22", "The Auctioneer", stage=3, sch=2, atk=3, hp=PerPlayer(15), traits=["Criminal"],
    keywords=[TOUGHNESS])

GOING_ONCE_A = MainScheme("night_23a", "Going, Going, Gone", stage=1)
GOING_ONCE = MainScheme("night_23b", "Going, Going, Gone", stage=1, threat=0, target=PerPlayer(8),
    escalation=PerPlayer(1))

HIRED_MUSCLE = Minion("night_24", "Hired Muscle", sch=0, atk=2, hp=3, boost=1, traits=["Criminal"], keywords=[GUARD])

PICKPOCKET = Minion("night_25", "Pickpocket", sch=1, atk=1, hp=2, boost=1, traits=["Criminal"], abilities=[
    WhenRevealed(DiscardFromHand(1, random=True))])

STOLEN_RELIC = Attachment("night_26", "Stolen Relic", boost=2, traits=["Item"], attach=VILLAINS, abilities=[
    Gets(HOST, atk=1),
    Action(Discard(SELF), cost=Spend((MENTAL, MENTAL)), form=HERO_FORM)])

HIGHEST_BIDDER = Treachery("night_27", "Highest Bidder", boost=2, abilities=[
    WhenRevealed(EnemySchemes(VILLAIN), form=ALTER_EGO_FORM),
    WhenRevealed(EnemyAttacks(VILLAIN, YOU), form=HERO_FORM)])

SEALED_CRATES = SideScheme("night_28", "Sealed Crates", threat=PerPlayer(2), boost=2, crisis=1)

SET = EncounterSet("night_market", "The Night Market", kind="scenario", cards={
    HIRED_MUSCLE: 3, PICKPOCKET: 3, STOLEN_RELIC: 2, HIGHEST_BIDDER: 4, SEALED_CRATES: 1})

SCENARIO = Scenario(
    "night_market", "The Night Market", villains=((AUCTIONEER_I, AUCTIONEER_II, AUCTIONEER_III),),
    schemes=((Card((GOING_ONCE_A, GOING_ONCE)),),), sets=("night_market", "standard"), modular=("power_cut",))
