"""Kree Fanatic (modular): Ronan the Accuser."""

from mc_env.cards.kit import *

RONAN = MINION & Named("Ronan the Accuser")

RONAN_THE_ACCUSER = Minion("90001", "Ronan the Accuser", unique=True, sch=3, atk=3, hp=PerPlayer(9), boost_star=True,
    traits=["Accuser Corps", "Elite", "Kree"], keywords=[TOUGHNESS], abilities=[
        Cannot(SELF, Stat.CANNOT_BE_STUNNED),
        ForcedInterrupt(When(PHASE_BEGINS, where=InPhase("villain")), Do(
            Choose("hero", Extreme(HERO, Measure("remaining"), highest=False), by=FIRST_PLAYER),
            Engage(SELF, ControllerOf(Ref("hero"))))),
        Boost(PutIntoPlay(SELF, engaged=YOU))])

JUDGE_JURY_EXECUTIONER = SideScheme("90002", "Judge, Jury, Executioner", threat=PerPlayer(3), boost_star=True,
    acceleration=1, abilities=[
        ForcedResponse(After(DEFEAT, by=ENEMY, to=FRIENDLY, where=EventHas("attack")), PlaceThreat(MAIN_SCHEME, 2)),
        Boost(PutIntoPlay(SELF))])

THE_ACCUSED = Attachment("90003", "The Accused", boost_star=True, traits=["Condition"], attach=YOUR_IDENTITY, abilities=[
    ForcedInterrupt(When(ATTACK, by=ENEMY, to=HOST), Gets(ATTACKER, atk=1, until=END_OF_ATTACK)),
    ForcedResponse(After(DEFEAT, to=RONAN), Discard(SELF)),
    Boost(PutIntoPlay(SELF, attach=YOUR_IDENTITY))])

BRING_THE_HAMMER_DOWN = Treachery("90004", "Bring the Hammer Down", boost=3, boost_star=True, abilities=[
    WhenRevealed(If(Exists(RONAN), EnemyActivates(RONAN, EngagedPlayer(RONAN)), Surge())),
    Boost(AtEndOfActivation(If(Exists(Hit("defeated")), DealEncounter(1, FIRST_PLAYER))))])

YOU_DARE_OPPOSE_ME = Treachery("90005", "You Dare Oppose Me?", boost=2, boost_star=True, abilities=[
    WhenRevealed(EachTime("fanatic", DiscardTop(5, None), OfSet(), DealAsEncounter(Ref("fanatic")))),
    Boost(If(Attacking(), AttackGains(OVERKILL)))])

SET = EncounterSet("kree_fanatic", "Kree Fanatic", cards={
    RONAN_THE_ACCUSER: 1, JUDGE_JURY_EXECUTIONER: 1, THE_ACCUSED: 1, BRING_THE_HAMMER_DOWN: 2, YOU_DARE_OPPOSE_ME: 2})
