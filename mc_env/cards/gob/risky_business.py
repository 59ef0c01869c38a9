"""Risky Business: Norman Osborn, who turns into the Green Goblin and back, Hostile Takeover, and his encounter set."""

from mc_env.cards.kit import *
from mc_env.cards.terms import STAR

CRIMINAL_ENTERPRISE = ENVIRONMENT & Named("Criminal Enterprise")
STATE_OF_MADNESS = ENVIRONMENT & Named("State of Madness")
NORMAN_OSBORN = VILLAINS & Named("Norman Osborn")
GREEN_GOBLIN = VILLAINS & Named("Green Goblin")


def _norman_osborn(code: str, stage: int, sch: int, hp: int, infamy: int) -> Face:
    return Villain(code, "Norman Osborn", stage=stage, sch=sch, atk=STAR, hp=PerPlayer(hp),
        traits=["Businessman", "Genius"], abilities=[
            ForcedInterrupt(Would(ATTACK, by=SELF), Instead(AddCounters(CRIMINAL_ENTERPRISE, infamy, "infamy"))),
            ForcedInterrupt(Would(TAKE_DAMAGE, to=SELF),
                Instead(RemoveCounters(CRIMINAL_ENTERPRISE, Amount(), "infamy")))])


def _green_goblin(code: str, stage: int, atk: int, hp: int, revealed: Effect, madness: int) -> Face:
    return Villain(code, "Green Goblin", stage=stage, sch=STAR, atk=atk, hp=PerPlayer(hp), traits=["Goblin"], abilities=[
        WhenRevealed(revealed),
        ForcedInterrupt(Would(SCHEMES, by=SELF), Instead(RemoveCounters(STATE_OF_MADNESS, madness, "madness")))])


def _more_infamy_or_less_madness(n: int) -> Effect:
    return AddCounters(CRIMINAL_ENTERPRISE, n, "infamy").otherwise(RemoveCounters(STATE_OF_MADNESS, n, "madness"))


BOOST = Boost(_more_infamy_or_less_madness(1))

NORMAN_OSBORN_I = _norman_osborn("02001a", 1, 2, 14, 1)
GREEN_GOBLIN_I = _green_goblin("02001b", 1, 3, 14,
    ForEachPlayer(IndirectDamage(YOU, 3), of=PlayersWhere(EACH_PLAYER, InForm(HERO_FORM))), 1)

NORMAN_OSBORN_II = _norman_osborn("02002a", 2, 2, 18, 2)
GREEN_GOBLIN_II = _green_goblin("02002b", 2, 4, 18, ForEachPlayer(IndirectDamage(YOU, 3)), 1)

NORMAN_OSBORN_III = _norman_osborn("02003a", 3, 3, 22, 3)
GREEN_GOBLIN_III = _green_goblin("02003b", 3, 4, 22, Damage(EACH_PLAYER, 4), 2)

HOSTILE_TAKEOVER_A = MainScheme("02004a", "Hostile Takeover", stage=1, abilities=[
    Setup(PutIntoPlay(SET_ASIDE & CRIMINAL_ENTERPRISE))])
HOSTILE_TAKEOVER = MainScheme("02004b", "Hostile Takeover", stage=1, threat=PerPlayer(2), target=PerPlayer(7),
    escalation=PerPlayer(1), abilities=[
        WhenCompleted(AddCounters(CRIMINAL_ENTERPRISE, PerPlayer(1), "infamy").then(
            DiscardTop(CountersOn(CRIMINAL_ENTERPRISE, "infamy"), EACH_PLAYER)))])

CORPORATE_ACQUISITION_A = MainScheme("02005a", "Corporate Acquisition", stage=2)
CORPORATE_ACQUISITION = MainScheme("02005b", "Corporate Acquisition", stage=2, threat=PerPlayer(1), target=PerPlayer(10),
    escalation=PerPlayer(2), hazard=1)

CRIMINAL_ENTERPRISE_A = Environment("02006a", "Criminal Enterprise", counters=("infamy", PerPlayer(2)), abilities=[
    IfEver(Compare(CountersOn(SELF, "infamy"), "==", 0), Flip(NORMAN_OSBORN | SELF, reveal=True))])
STATE_OF_MADNESS_B = Environment("02006b", "State of Madness", counters=("madness", PerPlayer(2)), abilities=[
    IfEver(Compare(CountersOn(SELF, "madness"), "==", 0), Flip(GREEN_GOBLIN | SELF, reveal=True))])

HIRED_GUN = Minion("02007", "Hired Gun", sch=2, atk=2, hp=3, boost=2, boost_star=True, traits=["Criminal"], abilities=[
    WhenRevealed(ChooseOne(GiveBoost(VILLAIN), AddCounters(CRIMINAL_ENTERPRISE, 2, "infamy"))),
    BOOST])

PRIVATE_SECURITY_SPECIALIST = Minion("02008", "Private Security Specialist", sch=0, atk=1, hp=4, boost=1, boost_star=True,
    traits=["Mercenary"], keywords=[GUARD], abilities=[BOOST])

COLLAPSING_BRIDGE = SideScheme("02009", "Collapsing Bridge", threat=PerPlayer(2), boost_star=True, crisis=1,
    abilities=[BOOST])

OSCORP_MANUFACTURING = SideScheme("02010", "Oscorp Manufacturing", threat=PerPlayer(2), boost=3, acceleration=1, abilities=[
    WhenRevealed(If(Exists(NORMAN_OSBORN), PlaceThreat(SELF, PerPlayer(1))))])

PAYOFF = SideScheme("02011", "Payoff", threat=PerPlayer(2), boost=1, boost_star=True, hazard=1, abilities=[BOOST])

ALL_IN_A_DAYS_WORK = Treachery("02012", "All in a Day's Work", boost_star=True, abilities=[
    WhenRevealed(_more_infamy_or_less_madness(2)),
    BOOST])

MAD_GENIUS = Treachery("02013", "Mad Genius", boost=1, abilities=[
    WhenRevealed(If(Exists(GREEN_GOBLIN), Do(
        Choose("hero", Extreme(HERO, Measure("remaining"), highest=False), by=FIRST_PLAYER),
        EnemyAttacks(GREEN_GOBLIN, ControllerOf(Ref("hero")), character=Ref("hero")).otherwise(Surge())))),
    WhenRevealed(If(Exists(NORMAN_OSBORN), DiscardTop(CountersOn(CRIMINAL_ENTERPRISE, "infamy"))))])

SET = EncounterSet("risky_business", "Risky Business", kind="scenario", cards={
    HIRED_GUN: 3, PRIVATE_SECURITY_SPECIALIST: 4, COLLAPSING_BRIDGE: 1, OSCORP_MANUFACTURING: 2, PAYOFF: 2,
    ALL_IN_A_DAYS_WORK: 4, MAD_GENIUS: 2},
    aside={Card((CRIMINAL_ENTERPRISE_A, STATE_OF_MADNESS_B)): 1})

SCENARIO = Scenario("risky_business", "Risky Business",
    villains=((Card((NORMAN_OSBORN_I, GREEN_GOBLIN_I)), Card((NORMAN_OSBORN_II, GREEN_GOBLIN_II)),
        Card((NORMAN_OSBORN_III, GREEN_GOBLIN_III))),),
    schemes=((Card((HOSTILE_TAKEOVER_A, HOSTILE_TAKEOVER)), Card((CORPORATE_ACQUISITION_A, CORPORATE_ACQUISITION))),),
    sets=("risky_business", "standard"), modular=("goblin_gimmicks",))
