"""Ultron: three stages, three main schemes, his encounter set, and the Drones that player cards become."""

from mc_env.cards.kit import *

ULTRON = VILLAINS & Named("Ultron")
DRONE = MINION & Trait("Drone")

ULTRON_I = Villain("01134", "Ultron", stage=1, sch=1, atk=2, hp=PerPlayer(17), traits=["Android"], abilities=[
    ForcedResponse(After(ATTACK, by=SELF, to=YOU), ChooseOne(PlaceThreat(MAIN_SCHEME, 1), PutIntoPlayAs("Drone")))])

# "You" stays the player against whom the attack initiated, and the bonus is counted live (FAQ "Ultron II").
ULTRON_II = Villain("01135", "Ultron", stage=2, sch=2, atk=2, hp=PerPlayer(22), traits=["Android"], abilities=[
    ForcedInterrupt(When(ATTACK, by=SELF, to=YOU), Do(
        PutIntoPlayAs("Drone"), Gets(SELF, atk=Count(DRONE & EngagedWith(YOU)), until=END_OF_ATTACK)))])

ULTRON_III = Villain("01136", "Ultron", stage=3, sch=2, atk=4, hp=PerPlayer(27), traits=["Android"], abilities=[
    Gets(DRONE, atk=1, hp=1),
    Cannot(SELF, Stat.CANNOT_TAKE_DAMAGE, where=Exists(DRONE)),
    WhenRevealed(Do(
        Search("scheme", (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD) & Named("Ultron's Imperative")),
        Reveal(Ref("scheme"))))])

THE_CRIMSON_COWL_A = MainScheme("01137a", "The Crimson Cowl", stage=1, abilities=[
    Setup(Do(Search("drones", IN_ENCOUNTER_DECK & Named("Ultron Drones")), PutIntoPlay(Ref("drones"))))])
THE_CRIMSON_COWL = MainScheme("01137b", "The Crimson Cowl", stage=1, threat=0, target=PerPlayer(3),
    escalation=PerPlayer(1), abilities=[WhenRevealed(PutIntoPlayAs("Drone", who=EACH_PLAYER))])

ASSAULT_ON_NORAD_A = MainScheme("01138a", "Assault on NORAD", stage=2, abilities=[
    WhenRevealed(PutIntoPlayAs("Drone", who=EACH_PLAYER))])
ASSAULT_ON_NORAD = MainScheme("01138b", "Assault on NORAD", stage=2, threat=0, target=PerPlayer(10),
    escalation=PerPlayer(1), abilities=[
        ForcedResponse(After(PLACE_THREAT, to=SELF, where=InStepOne()), ForEachPlayer(
            ChooseOne(PlaceThreat(SELF, 2), PutIntoPlayAs("Drone"))))])

COUNTDOWN_TO_OBLIVION_A = MainScheme("01139a", "Countdown to Oblivion", stage=3, abilities=[
    WhenRevealed(PutIntoPlayAs("Drone", who=EACH_PLAYER))])
COUNTDOWN_TO_OBLIVION = MainScheme("01139b", "Countdown to Oblivion", stage=3, threat=0, target=PerPlayer(5),
    escalation=PerPlayer(1), abilities=[Cannot(SELF, Stat.CANNOT_LOSE_THREAT)])

# Its response needs no node: a defeated card goes to its owner's discard pile (Reference "Discard").
ULTRON_DRONES = Environment("01140", "Ultron Drones", abilities=[
    Gets(DRONE & FACEDOWN & EngagedWith(EACH_PLAYER), sch=1, atk=1, hp=1, how="base")])

PROGRAM_TRANSMITTER = Attachment("01141", "Program Transmitter", boost=1, traits=["Item", "Tech"], attach=ULTRON,
    abilities=[
        Gets(HOST, sch=1),
        ForcedResponse(After(SCHEMES, by=HOST), PlaceThreat(SIDE_SCHEME, 1)),
        Action(Discard(SELF), cost=Do(Exhaust(YOUR_HERO), Spend((MENTAL, MENTAL))), form=HERO_FORM)])

UPGRADED_DRONES = Attachment("01142", "Upgraded Drones", traits=["Condition"],
    attach=ENVIRONMENT & Named("Ultron Drones"), abilities=[
        Gets(DRONE & FACEDOWN, atk=1, hp=1),
        Action(Discard(SELF), cost=Spend((ENERGY, MENTAL, PHYSICAL)), form=HERO_FORM)])

ADVANCED_ULTRON_DRONE = Minion("01143", "Advanced Ultron Drone", sch=1, atk=1, hp=4, boost=2, traits=["Drone"],
    keywords=[GUARD], abilities=[ForcedInterrupt(When(DEFEAT, to=SELF), PutIntoPlayAs("Drone", who=ENGAGED_PLAYER))])


def _android_efficiency(code: str, resource: Res) -> Face:
    """One of the three cards of this title: they differ in the resource their boost asks for."""
    return Treachery(code, "Android Efficiency", boost_star=True, abilities=[
        WhenRevealed(PutIntoPlayAs("Drone", who=EACH_PLAYER)),
        Boost(ChooseOne(Pay(Spend((resource,))), PutIntoPlayAs("Drone")))])


ANDROID_EFFICIENCY_ENERGY = _android_efficiency("01144a", ENERGY)
ANDROID_EFFICIENCY_MENTAL = _android_efficiency("01144b", MENTAL)
ANDROID_EFFICIENCY_PHYSICAL = _android_efficiency("01144c", PHYSICAL)

RAGE_OF_ULTRON = Treachery("01145", "Rage of Ultron", boost=2, abilities=[
    WhenRevealed(EnemySchemes(ULTRON, afterwards=DiscardTop(DealtByAttack())), form=ALTER_EGO_FORM),
    WhenRevealed(EnemyAttacks(ULTRON, YOU, afterwards=DiscardTop(DealtByAttack())), form=HERO_FORM)])

REPAIR_SEQUENCE = Treachery("01146", "Repair Sequence", boost=1, boost_star=True, abilities=[
    WhenRevealed(Heal(ULTRON, Times(2, Count(DRONE & EngagedWith(YOU)))).otherwise(Surge())),
    Boost(Heal(ULTRON, Count(DRONE & EngagedWith(YOU))))])

# Drones "engaged with your hero": none of them attacks an alter-ego.
SWARM_ATTACK = Treachery("01147", "Swarm Attack", boost=1, abilities=[
    WhenRevealed(If(InForm(HERO_FORM), EnemyAttacks(DRONE & EngagedWith(YOU))).otherwise(PutIntoPlayAs("Drone")))])

DRONE_FACTORY = SideScheme("01148", "Drone Factory", threat=4, boost=2, acceleration=1, abilities=[
    WhenRevealed(Do(PutIntoPlayAs("Drone", who=EACH_PLAYER), PlaceThreat(SELF, Count(DRONE))))])

INVASIVE_AI = SideScheme("01149", "Invasive AI", threat=PerPlayer(3), boost=3, hazard=1, abilities=[
    WhenRevealed(DiscardTop(3, EACH_PLAYER))])

ULTRONS_IMPERATIVE = SideScheme("01150", "Ultron's Imperative", threat=PerPlayer(2), boost=3, hazard=1, abilities=[
    WhenRevealed(PutIntoPlayAs("Drone", 2, FIRST_PLAYER))])

SET = EncounterSet("ultron", "Ultron", kind="scenario", cards={
    ULTRON_DRONES: 1, PROGRAM_TRANSMITTER: 1, UPGRADED_DRONES: 2, ADVANCED_ULTRON_DRONE: 3,
    ANDROID_EFFICIENCY_ENERGY: 1, ANDROID_EFFICIENCY_MENTAL: 1, ANDROID_EFFICIENCY_PHYSICAL: 1, RAGE_OF_ULTRON: 2,
    REPAIR_SEQUENCE: 2, SWARM_ATTACK: 2, DRONE_FACTORY: 1, INVASIVE_AI: 1, ULTRONS_IMPERATIVE: 1},
    guises=(Guise("Drone", CardType.MINION, Minion("drone", "", traits=["Drone"]), facedown=True),))

SCENARIO = Scenario(
    "ultron", "Ultron", villains=((ULTRON_I, ULTRON_II, ULTRON_III),),
    schemes=((
        Card((THE_CRIMSON_COWL_A, THE_CRIMSON_COWL)), Card((ASSAULT_ON_NORAD_A, ASSAULT_ON_NORAD)),
        Card((COUNTDOWN_TO_OBLIVION_A, COUNTDOWN_TO_OBLIVION))),),
    sets=("ultron", "standard"), modular=("under_attack",))
