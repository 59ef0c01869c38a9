"""Rhino: three stages, The Break-In!, and his encounter set."""

from mc_env.cards.kit import *

RHINO_I = Villain("01094", "Rhino", stage=1, sch=1, atk=2, hp=PerPlayer(14), traits=["Brute", "Criminal"])

RHINO_II = Villain("01095", "Rhino", stage=2, sch=1, atk=3, hp=PerPlayer(15), traits=["Brute", "Criminal"], abilities=[
    WhenRevealed(Do(
        Search("scheme", (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD) & Named("Breakin' & Takin'")),
        Reveal(Ref("scheme"))))])

RHINO_III = Villain("01096", "Rhino", stage=3, sch=1, atk=4, hp=PerPlayer(16), traits=["Brute", "Criminal"],
    keywords=[TOUGHNESS], abilities=[WhenRevealed(Stun(HERO))])

THE_BREAK_IN_A = MainScheme("01097a", "The Break-In!", stage=1)
THE_BREAK_IN = MainScheme("01097b", "The Break-In!", stage=1, threat=0, target=PerPlayer(7), escalation=PerPlayer(1))

ARMORED_RHINO_SUIT = Attachment("01098", "Armored Rhino Suit", traits=["Armor"], attach=VILLAINS & Named("Rhino"),
    abilities=[ForcedInterrupt(Would(DAMAGE, to=HOST), Instead(AddDamage(SELF, Amount())).then(
        If(Compare(DamageOn(SELF), ">=", 5), Discard(SELF))))])

CHARGE = Attachment("01099", "Charge", boost=2, attach=VILLAINS & Named("Rhino"), abilities=[
    Gets(HOST, atk=3),
    ForcedInterrupt(When(ATTACK, by=HOST), Do(AttackGains(OVERKILL), AtEndOfActivation(Discard(SELF & In(Pile.PLAY)))))])

ENHANCED_IVORY_HORN = Attachment("01100", "Enhanced Ivory Horn", boost=2, traits=["Weapon"],
    attach=VILLAINS & Named("Rhino"), abilities=[
        Gets(HOST, atk=1),
        Action(Discard(SELF), cost=Spend((PHYSICAL, PHYSICAL, PHYSICAL)), form=HERO_FORM)])

HYDRA_MERCENARY = Minion("01101", "Hydra Mercenary", sch=0, atk=1, hp=3, boost=1, traits=["Hydra"], keywords=[GUARD])

SANDMAN = Minion("01102", "Sandman", unique=True, sch=2, atk=3, hp=4, boost=2, traits=["Criminal", "Elite"],
    keywords=[TOUGHNESS])

SHOCKER = Minion("01103", "Shocker", unique=True, sch=1, atk=2, hp=3, boost=2, traits=["Criminal"], abilities=[
    WhenRevealed(Damage(HERO, 1))])

HARD_TO_KEEP_DOWN = Treachery("01104", "Hard to Keep Down", abilities=[
    WhenRevealed(Heal(VILLAINS & Named("Rhino"), 4).otherwise(Surge()))])

IM_TOUGH = Treachery("01105", '"I\'m Tough"', abilities=[
    WhenRevealed(If(Exists(VILLAINS & Named("Rhino") & HasStatus(TOUGH)), Surge(), Toughen(VILLAINS & Named("Rhino"))))])

STAMPEDE = Treachery("01106", "Stampede", boost=1, abilities=[
    WhenRevealed(Surge(), form=ALTER_EGO_FORM),
    WhenRevealed(EnemyAttacks(VILLAINS & Named("Rhino"), YOU, afterwards=Stun(Hit())), form=HERO_FORM)])

BREAKIN_AND_TAKIN = SideScheme("01107", "Breakin' & Takin'", threat=2, boost=2, hazard=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

CROWD_CONTROL = SideScheme("01108", "Crowd Control", threat=PerPlayer(2), boost=2, crisis=1)

SET = EncounterSet("rhino", "Rhino", kind="scenario", cards={
    ARMORED_RHINO_SUIT: 1, CHARGE: 2, ENHANCED_IVORY_HORN: 1, HYDRA_MERCENARY: 2, SANDMAN: 1, SHOCKER: 1,
    HARD_TO_KEEP_DOWN: 2, IM_TOUGH: 2, STAMPEDE: 3, BREAKIN_AND_TAKIN: 1, CROWD_CONTROL: 1})

SCENARIO = Scenario(
    "rhino", "Rhino", villains=((RHINO_I, RHINO_II, RHINO_III),), schemes=((Card((THE_BREAK_IN_A, THE_BREAK_IN)),),),
    sets=("rhino", "standard"), modular=("bomb_scare",))
