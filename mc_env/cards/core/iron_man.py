"""Iron Man: identity, signature cards, obligation, nemesis set (Whiplash)."""

from mc_env.cards.core import aggression, basic
from mc_env.cards.kit import *

IRON_MAN = Hero("01029a", "Iron Man", thw=2, atk=1, dfn=1, hp=9, hand=1, traits=["Avenger"], abilities=[
    Gets(YOU, hand_size=Count(UPGRADE & Trait("Tech") & YOURS)),
    Gets(YOU, hand_size=7, how="cap")])

TONY_STARK = AlterEgo("01029b", "Tony Stark", rec=3, hp=9, hand=6, traits=["Genius"], abilities=[
    Action(Do(
        LookAt("cards", In(Pile.DECK, YOU, top=3)),
        Choose("kept", Ref("cards")),
        AddToHand(Ref("kept")),
        Discard(Ref("cards") & ~Ref("kept"))), limit=ONCE_PER_ROUND, name="Futurist")])

WAR_MACHINE = Ally("01030", "War Machine", subtitle="James Rhodes", unique=True, cost=4, icons=WILD, thw=1,
    atk=2, hp=4, traits=["S.H.I.E.L.D.", "Soldier"], aspect="hero", abilities=[
        Action(Damage(ENEMY, 1), cost=Do(Exhaust(SELF), Damage(SELF, 2)))])

REPULSOR_BLAST = Event("01031", "Repulsor Blast", cost=1, icons=PHYSICAL, traits=["Attack", "Superpower"],
    aspect="hero", abilities=[
        Action(
            Do(Choose("enemy", ENEMY),
               DiscardTop(5).named("discarded"),
               Damage(Ref("enemy"), Plus(1, Times(2, Icons(Ref("discarded"), ENERGY))))),
            form=HERO_FORM, labels=ATTACK_LABEL)])

SUPERSONIC_PUNCH = Event("01032", "Supersonic Punch", cost=2, icons=ENERGY, traits=["Attack"], aspect="hero",
    abilities=[
        Action(Damage(A(ENEMY), Either(YouHave("Aerial"), 8, 4)), form=HERO_FORM, labels=ATTACK_LABEL)])

PEPPER_POTTS = Support("01033", "Pepper Potts", unique=True, cost=3, icons=PHYSICAL, traits=["Persona"],
    aspect="hero", abilities=[Resource(GenerateFromCard(In(Pile.DISCARD, YOU, top=1)), cost=Exhaust(SELF))])

STARK_TOWER = Support("01034", "Stark Tower", unique=True, cost=2, icons=MENTAL, traits=["Location"],
    aspect="hero", abilities=[
        Action(
            Do(ChoosePlayer("player", EACH_PLAYER),
               ReturnToHand(Topmost(In(Pile.DISCARD, PlayerRef("player")) & UPGRADE & Trait("Tech")))),
            cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

ARC_REACTOR = Upgrade("01035", "Arc Reactor", unique=True, cost=2, icons=ENERGY, traits=["Item", "Tech"],
    aspect="hero",
    abilities=[Action(Ready(YOUR_HERO & Named("Iron Man")), cost=Exhaust(SELF), form=HERO_FORM)])

MARK_V_ARMOR = Upgrade("01036", "Mark V Armor", unique=True, cost=3, icons=MENTAL, traits=["Armor", "Tech"],
    aspect="hero", abilities=[Gets(YOU, hp=6)])

MARK_V_HELMET = Upgrade("01037", "Mark V Helmet", unique=True, cost=1, icons=PHYSICAL,
    traits=["Armor", "Tech"], aspect="hero", abilities=[
        Action(
            If(YouHave("Aerial"), RemoveThreat(SCHEME, 1), RemoveThreat(A(SCHEME), 1)),
            cost=Exhaust(SELF), form=HERO_FORM, labels=THWART_LABEL)])

POWERED_GAUNTLETS = Upgrade("01038", "Powered Gauntlets", cost=2, icons=ENERGY, traits=["Armor", "Tech"],
    aspect="hero", abilities=[
        Action(
            Damage(A(ENEMY), Either(YouHave("Aerial"), 2, 1)),
            cost=Exhaust(SELF), form=HERO_FORM, labels=ATTACK_LABEL)])

ROCKET_BOOTS = Upgrade("01039", "Rocket Boots", cost=1, icons=MENTAL, traits=["Armor", "Tech"], aspect="hero",
    abilities=[
        Gets(YOU, hp=1),
        Action(
            Gains(YOU, trait="Aerial", until=END_OF_PHASE),
            cost=Do(Exhaust(SELF), Spend((MENTAL,))), form=HERO_FORM)])

BUSINESS_PROBLEMS = Obligation("01170", "Business Problems", boost=2, give_to="Tony Stark", abilities=[
    ExhaustAlterEgoOr(Exhaust(UPGRADE & YOURS))])

IMMINENT_OVERLOAD = SideScheme("01171", "Imminent Overload", threat=3, boost=3, acceleration=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

WHIPLASH = Minion("01172", "Whiplash", unique=True, sch=2, atk=3, hp=4, boost=2, keywords={RETALIATE: 1})

ELECTRIC_WHIP_ATTACK = Treachery("01173", "Electric Whip Attack", boost_star=True, abilities=[
    WhenRevealed(ChooseOne(
        Damage(YOUR_HERO, Count(UPGRADE & YOURS)),
        Discard(A(UPGRADE & YOURS)))),
    Boost(If(Exists(VILLAIN & ATTACKER) & Undefended(), Discard(A(UPGRADE & YOURS))))])

ELECTROMAGNETIC_BACKLASH = Treachery("01174", "Electromagnetic Backlash", boost=2, abilities=[
    WhenRevealed(Do(
        DiscardTop(5, EACH_PLAYER).named("discarded"),
        ForEachPlayer(Damage(YOU, Icons(Ref("discarded") & OwnedBy(YOU), ENERGY), take=True))))])

SET = HeroSet(
    "iron_man", "Iron Man", identity=Card((IRON_MAN, TONY_STARK)),
    cards={WAR_MACHINE: 1, REPULSOR_BLAST: 3, SUPERSONIC_PUNCH: 2, PEPPER_POTTS: 1, STARK_TOWER: 1,
           ARC_REACTOR: 1, MARK_V_ARMOR: 1, MARK_V_HELMET: 1, POWERED_GAUNTLETS: 2, ROCKET_BOOTS: 2},
    obligations={BUSINESS_PROBLEMS: 1},
    nemesis={IMMINENT_OVERLOAD: 1, WHIPLASH: 1, ELECTRIC_WHIP_ATTACK: 2, ELECTROMAGNETIC_BACKLASH: 1},
    starter={**aggression.STARTER, **basic.STARTER},
)
