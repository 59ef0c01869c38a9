"""Mutagen Formula: the Green Goblin in three stages, Unleashing the Mutagen, and his encounter set."""

from mc_env.cards.gob.goblin_gimmicks import goblin_glider, pumpkin_bombs
from mc_env.cards.kit import *

GREEN_GOBLIN = VILLAINS & Named("Green Goblin")
GOBLIN = Trait("Goblin")
GOBLIN_MINION = MINION & GOBLIN


def _after_damaging_you(threat: int) -> Ability:
    return ForcedResponse(After(ATTACK, by=SELF, damages=IDENTITY), PlaceThreat(MAIN_SCHEME, threat))


GREEN_GOBLIN_I = Villain("02014", "Green Goblin", stage=1, sch=1, atk=2, hp=PerPlayer(16), traits=["Goblin"], abilities=[
    _after_damaging_you(1)])

GREEN_GOBLIN_II = Villain("02015", "Green Goblin", stage=2, sch=2, atk=2, hp=PerPlayer(18), traits=["Goblin"], abilities=[
    WhenRevealed(DealEncounter(2, EACH_PLAYER)),
    _after_damaging_you(1)])

GREEN_GOBLIN_III = Villain("02016", "Green Goblin", stage=3, sch=2, atk=3, hp=PerPlayer(20), traits=["Goblin"], abilities=[
    WhenRevealed(DealEncounter(3, EACH_PLAYER)),
    _after_damaging_you(2)])

UNLEASHING_THE_MUTAGEN_A = MainScheme("02017a", "Unleashing the Mutagen", stage=1, abilities=[
    Setup(ForEachPlayer(PutIntoPlay(AtRandom(IN_ENCOUNTER_DECK & MINION & Named("Goblin Thrall"))), in_order=True))])
UNLEASHING_THE_MUTAGEN = MainScheme("02017b", "Unleashing the Mutagen", stage=1, threat=PerPlayer(2), target=PerPlayer(7),
    escalation=PerPlayer(1), abilities=[
        WhenCompleted(ForEachPlayer(
            Do(DiscardTop(3, None).named("discarded"), PutIntoPlay(First(Ref("discarded") & GOBLIN_MINION))),
            of=PlayersWhere(EACH_PLAYER, ~Exists(GOBLIN_MINION & EngagedWith(YOU))), in_order=True))])

MUTAGEN_CLOUD_A = MainScheme("02018a", "Mutagen Cloud", stage=2)
MUTAGEN_CLOUD = MainScheme("02018b", "Mutagen Cloud", stage=2, threat=PerPlayer(4), target=PerPlayer(11), escalation=0,
    abilities=[Gets(SELF, escalation=Count(ENEMY & GOBLIN), how="base")])

GOBLIN_GLIDER = goblin_glider("02019")

HYSTERIA = Attachment("02020", "Hysteria", boost=1, traits=["Condition"], attach=GREEN_GOBLIN, abilities=[
    ForcedInterrupt((When(SCHEMES, by=HOST), When(ATTACK, by=HOST)), GiveBoost(HOST)),
    Action(Discard(SELF), cost=Spend((MENTAL, MENTAL)), form=HERO_FORM)])

PUMPKIN_BOMBS = pumpkin_bombs("02021")

GOBLIN_KNIGHT = Minion("02022", "Goblin Knight", unique=True, sch=2, atk=2, hp=7, boost=2, boost_star=True,
    traits=["Elite", "Goblin"], abilities=[
        ForcedResponse(After(ATTACK, by=SELF, to=YOU), Do(
            DiscardTop(1, None).named("discarded"), PutIntoPlay(Ref("discarded") & GOBLIN_MINION))),
        Boost(AtEndOfActivation(ShuffleInto(SELF, Pile.ENCOUNTER_DECK)))])

GOBLIN_SOLDIER = Minion("02023", "Goblin Soldier", sch=1, atk=1, hp=5, boost_star=True, traits=["Goblin"], abilities=[
    WhenDefeated(Damage(ENGAGED_PLAYER, 1)),
    Boost(PutIntoPlay(SELF, engaged=YOU))])

GOBLIN_THRALL = Minion("02024", "Goblin Thrall", sch=1, atk=1, hp=3, boost_star=True, traits=["Goblin"], keywords=[GUARD],
    abilities=[Boost(PutIntoPlay(SELF, engaged=YOU))])

MONSTER = Minion("02025", "Monster", unique=True, sch=1, atk=3, hp=6, boost=2, boost_star=True, traits=["Elite", "Goblin"],
    abilities=[
        WhenRevealed(If(Exists(YOUR_IDENTITY & HasStatus(STUNNED)), Damage(YOU, 2, take=True), Stun(YOU))),
        Boost(AtEndOfActivation(ShuffleInto(SELF, Pile.ENCOUNTER_DECK)))])

GOBLIN_REINFORCEMENTS = SideScheme("02026", "Goblin Reinforcements", threat=2, boost=2, hazard=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, Count(GOBLIN_MINION)))])

GOBLIN_NATION = SideScheme("02027", "Goblin Nation", threat=PerPlayer(2), boost_star=True, abilities=[
    Gets(ENEMY & GOBLIN, atk=1),
    Boost(PutIntoPlay(SELF))])

OVERRUN = SideScheme("02028", "Overrun", threat=PerPlayer(1), boost=1, acceleration=2, abilities=[
    WhenDefeated(ForEachPlayer(Do(
        DiscardTop(2, None).named("discarded"), PutIntoPlay(Ref("discarded") & GOBLIN_MINION)), in_order=True))])

DEATH_FROM_ABOVE = Treachery("02029", "Death from Above", boost=1, abilities=[
    WhenRevealed(EnemySchemes(GREEN_GOBLIN, more=StageNumber()), form=ALTER_EGO_FORM),
    WhenRevealed(EnemyAttacks(GREEN_GOBLIN, YOU, more=StageNumber()), form=HERO_FORM)])

I_SEE_YOU = Treachery("02030", "I See You", boost=1, boost_star=True, abilities=[
    WhenRevealed(If(InForm(ALTER_EGO_FORM), EnemyAttacks(GREEN_GOBLIN, YOU, boosted=False), EnemyAttacks(GREEN_GOBLIN, YOU))),
    Boost(If(Exists(GOBLIN_MINION & EngagedWith(YOU)), BoostIcons(1)))])

OVERCONFIDENCE = Treachery("02031", "Overconfidence", boost=1, abilities=[
    WhenRevealed(EnemySchemes(GREEN_GOBLIN, afterwards=If(Compare(DealtByAttack(), ">=", 3), Surge())),
        form=ALTER_EGO_FORM),
    WhenRevealed(EnemyAttacks(GREEN_GOBLIN, YOU, afterwards=If(Compare(DealtByAttack(placed=True), ">=", 3), Surge())),
        form=HERO_FORM)])

WICKED_AMBITIONS = Treachery("02032", "Wicked Ambitions", boost=1, abilities=[
    WhenRevealed(EachTime("minion", DiscardTop(Times(2, StageNumber()), None), GOBLIN_MINION,
        ChooseOne(Damage(YOU, 3, take=True), PutIntoPlay(Ref("minion")))))])

SET = EncounterSet("mutagen_formula", "Mutagen Formula", kind="scenario", cards={
    GOBLIN_GLIDER: 1, HYSTERIA: 1, PUMPKIN_BOMBS: 1, GOBLIN_KNIGHT: 1, GOBLIN_SOLDIER: 4, GOBLIN_THRALL: 6, MONSTER: 1,
    GOBLIN_REINFORCEMENTS: 2, GOBLIN_NATION: 1, OVERRUN: 2, DEATH_FROM_ABOVE: 2, I_SEE_YOU: 1, OVERCONFIDENCE: 1,
    WICKED_AMBITIONS: 2})

SCENARIO = Scenario("mutagen_formula", "Mutagen Formula", villains=((GREEN_GOBLIN_I, GREEN_GOBLIN_II, GREEN_GOBLIN_III),),
    schemes=((Card((UNLEASHING_THE_MUTAGEN_A, UNLEASHING_THE_MUTAGEN)), Card((MUTAGEN_CLOUD_A, MUTAGEN_CLOUD))),),
    sets=("mutagen_formula", "standard"), modular=("goblin_gimmicks",))
