"""Klaw: three stages, Underground Distribution, Secret Rendezvous, and his encounter set."""

from mc_env.cards.kit import *

KLAW = VILLAINS & Named("Klaw")

KLAW_I = Villain("01113", "Klaw", stage=1, sch=2, atk=0, hp=PerPlayer(12), traits=["Masters of Evil"], abilities=[
    ForcedInterrupt(When(ATTACK, by=SELF), GiveBoost(SELF))])

KLAW_II = Villain("01114", "Klaw", stage=2, sch=2, atk=1, hp=PerPlayer(18), traits=["Masters of Evil"], abilities=[
    WhenRevealed(Do(
        Search("scheme", (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD) & Named('The "Immortal" Klaw')),
        Reveal(Ref("scheme")))),
    ForcedInterrupt(When(ATTACK, by=SELF), GiveBoost(SELF))])

KLAW_III = Villain("01115", "Klaw", stage=3, sch=3, atk=2, hp=PerPlayer(22), traits=["Masters of Evil"],
    keywords=[TOUGHNESS], abilities=[ForcedInterrupt(When(ATTACK, by=SELF), GiveBoost(SELF))])

UNDERGROUND_DISTRIBUTION_A = MainScheme("01116a", "Underground Distribution", stage=1, abilities=[
    Setup(Do(Search("scheme", IN_ENCOUNTER_DECK & Named("Defense Network")), Reveal(Ref("scheme"))))])
UNDERGROUND_DISTRIBUTION = MainScheme("01116b", "Underground Distribution", stage=1, threat=0, target=PerPlayer(6),
    escalation=PerPlayer(1), abilities=[
        WhenRevealed(Do(DiscardUntil(MINION).named("minion"), PutIntoPlay(Ref("minion"), engaged=FIRST_PLAYER)))])

SECRET_RENDEZVOUS_A = MainScheme("01117a", "Secret Rendezvous", stage=2, abilities=[
    WhenRevealed(Do(DiscardUntil(MINION).named("minion"), PutIntoPlay(Ref("minion"), engaged=FIRST_PLAYER)))])
SECRET_RENDEZVOUS = MainScheme("01117b", "Secret Rendezvous", stage=2, threat=0, target=PerPlayer(8),
    escalation=PerPlayer(1))

SONIC_CONVERTER = Attachment("01118", "Sonic Converter", unique=True, boost=3, traits=["Weapon"], attach=KLAW,
    abilities=[
        Gets(HOST, atk=1),
        ForcedResponse(After(ATTACK, by=HOST, damages=CHARACTER), Stun(Hit())),
        Action(Discard(SELF), cost=Spend((ENERGY, MENTAL, PHYSICAL)), form=HERO_FORM)])

SOLID_SOUND_BODY = Attachment("01119", "Solid-Sound Body", boost=3, traits=["Condition"], attach=KLAW, abilities=[
    Gains(HOST, RETALIATE, n=1),
    Action(Discard(SELF), cost=Spend((ENERGY, MENTAL, PHYSICAL)), form=HERO_FORM)])

ARMORED_GUARD = Minion("01120", "Armored Guard", sch=0, atk=1, hp=3, boost=1, traits=["Mercenary"],
    keywords=[GUARD, TOUGHNESS])

WEAPONS_RUNNER = Minion("01121", "Weapons Runner", sch=1, atk=1, hp=2, boost_star=True, traits=["Mercenary"],
    keywords=[SURGE], abilities=[Boost(PutIntoPlay(SELF, engaged=YOU))])

KLAWS_VENGEANCE = Treachery("01122", "Klaw's Vengeance", boost=1, abilities=[
    WhenRevealed(DiscardFromHand(1, random=True), form=ALTER_EGO_FORM),
    WhenRevealed(
        EnemyAttacks(KLAW, YOU, afterwards=If(Compare(DealtByAttack(), ">", 0), PlaceThreat(MAIN_SCHEME, 1))),
        form=HERO_FORM)])

SONIC_BOOM = Treachery("01123", "Sonic Boom", boost_star=True, abilities=[
    WhenRevealed(ChooseOne(Pay(Spend((ENERGY, MENTAL, PHYSICAL))), Exhaust(CHARACTER & YOURS))),
    Boost(AtEndOfActivation(Exhaust(YOUR_HERO & Hit("dealt")), on_damage=True))])

SOUND_MANIPULATION = Treachery("01124", "Sound Manipulation", boost=2, abilities=[
    WhenRevealed(Heal(KLAW, 4).otherwise(Surge()), form=ALTER_EGO_FORM),
    WhenRevealed(Do(Damage(YOU, 2, take=True), Heal(KLAW, 2)), form=HERO_FORM)])

DEFENSE_NETWORK = SideScheme("01125", "Defense Network", threat=2, boost=2, crisis=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

ILLEGAL_ARMS_FACTORY = SideScheme("01126", "Illegal Arms Factory", threat=3, boost=2, hazard=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

THE_IMMORTAL_KLAW = SideScheme("01127", 'The "Immortal" Klaw', threat=PerPlayer(3), acceleration=1, abilities=[
    Gets(KLAW, hp=10)])

SET = EncounterSet("klaw", "Klaw", kind="scenario", cards={
    SONIC_CONVERTER: 1, SOLID_SOUND_BODY: 1, ARMORED_GUARD: 3, WEAPONS_RUNNER: 2, KLAWS_VENGEANCE: 2, SONIC_BOOM: 2,
    SOUND_MANIPULATION: 2, DEFENSE_NETWORK: 1, ILLEGAL_ARMS_FACTORY: 1, THE_IMMORTAL_KLAW: 1})

SCENARIO = Scenario(
    "klaw", "Klaw", villains=((KLAW_I, KLAW_II, KLAW_III),),
    schemes=((
        Card((UNDERGROUND_DISTRIBUTION_A, UNDERGROUND_DISTRIBUTION)), Card((SECRET_RENDEZVOUS_A, SECRET_RENDEZVOUS))),),
    sets=("klaw", "standard"), modular=("masters_of_evil",))
