"""Captain America: identity, signature cards, obligation, nemesis set (Baron Zemo)."""

from mc_env.cards.cap import basic, leadership
from mc_env.cards.kit import *

THE_SHIELD = UPGRADE & Named("Captain America's Shield")
HYDRA_MINION = MINION & Trait("Hydra")

CAPTAIN_AMERICA = Hero("03001a", "Captain America", thw=2, atk=2, dfn=2, hp=11, hand=5,
    traits=["Avenger", "Soldier"], abilities=[
        Action(
            Ready(SELF), cost=DiscardFromHand(1), limit=ONCE_PER_ROUND, name='"I Can Do This All Day!"')])

STEVE_ROGERS = AlterEgo("03001b", "Steve Rogers", rec=3, hp=11, hand=6, traits=["S.H.I.E.L.D.", "Soldier"],
    abilities=[
        Constant(
            CostChange(ALLY, 1, who=EACH_PLAYER, where=Compare(PlayedThisRound(ALLY, EACH_PLAYER), "==", 0)),
            name="Living Legend"),
        Setup(Do(
            Search("upgrade", (IN_YOUR_DECK | IN_YOUR_DISCARD) & THE_SHIELD), AddToHand(Ref("upgrade"), YOU)))])

AGENT_13 = Ally("03002", "Agent 13", subtitle="Sharon Carter", unique=True, cost=3, icons=MENTAL, thw=2, atk=1, hp=3,
    traits=["S.H.I.E.L.D."], aspect="hero", abilities=[
        Response(After(ENTER_PLAY, to=SELF), RemoveThreat(A(SCHEME), 2))])

FEARLESS_DETERMINATION = Event("03003", "Fearless Determination", cost=0, icons=MENTAL, traits=["Superpower"],
    aspect="hero", abilities=[
        Action(
            Do(Gets(YOUR_HERO & Named("Captain America"), thw=1, until=END_OF_PHASE), Draw(1)), form=HERO_FORM)])

HEROIC_STRIKE = Event("03004", "Heroic Strike", cost=3, icons=PHYSICAL, traits=["Attack"], aspect="hero", abilities=[
    Action(
        Do(Damage(A(ENEMY, name="enemy"), 6), If(Paid(PHYSICAL), Stun(Ref("enemy")))),
        form=HERO_FORM, labels=ATTACK_LABEL)])

SHIELD_BLOCK = Event("03005", "Shield Block", cost=0, icons=MENTAL, traits=["Defense"], aspect="hero", abilities=[
    Interrupt(
        Would(TAKE_DAMAGE, to=YOU), Prevent(ALL), cost=Exhaust(THE_SHIELD & YOURS), labels=DEFENSE_LABEL)])

SHIELD_TOSS = Event("03006", "Shield Toss", cost=0, icons=ENERGY, traits=["Attack", "Superpower"], aspect="hero",
    abilities=[
        Action(
            Do(Choose("enemies", ENEMY, count=Result("discarded")), Damage(Ref("enemies"), 4)),
            cost=Do(
                DiscardFromHand(Count(ENEMY), up_to=True).named("discarded"), ReturnToHand(THE_SHIELD & YOURS)),
            form=HERO_FORM, labels=ATTACK_LABEL)])

STEVES_APARTMENT = Support("03007", "Steve's Apartment", unique=True, cost=1, icons=ENERGY, traits=["Location"],
    aspect="hero", abilities=[
        Action(
            Together(Draw(1), Heal(YOUR_ALTER_EGO & Named("Steve Rogers"), 1)),
            cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

CAPTAIN_AMERICAS_HELMET = Upgrade("03008", "Captain America's Helmet", unique=True, cost=1, icons=PHYSICAL,
    traits=["Armor"], aspect="hero", abilities=[
        Interrupt(
            Would(DEFEAT, to=YOUR_HERO & Named("Captain America")),
            Instead(SetHitPoints(THAT_CARD, 1)).then(Discard(SELF)))])

CAPTAIN_AMERICAS_SHIELD = Upgrade("03009", "Captain America's Shield", unique=True, cost=1, icons=WILD,
    traits=["Item"], aspect="hero", keywords=[RESTRICTED], abilities=[
        Gets(YOUR_HERO & Named("Captain America"), dfn=1),
        Gains(YOUR_HERO & Named("Captain America"), RETALIATE, n=1)])

SUPER_SOLDIER_SERUM = Upgrade("03010", "Super-Soldier Serum", cost=2, icons=PHYSICAL, traits=["Item"],
    aspect="hero", abilities=[Resource(Generate((PHYSICAL,)), cost=Exhaust(SELF))])

MAN_OUT_OF_TIME = Obligation("03026", "Man Out of Time", boost=2, give_to="Steve Rogers", abilities=[
    ExhaustAlterEgoOr(DiscardFromHand(Divided(CardsInHand(YOU))))])

HIT_SQUAD = SideScheme("03027", "Hit Squad", threat=PerPlayer(3), boost=3, acceleration=1, abilities=[
    WhenRevealed(ForEachPlayer(Do(
        DiscardTop(1, None).named("card"),
        Damage(YOU, StatOf(Ref("card"), Stat.BOOST, printed=True), take=True)), in_order=True))])

BARON_ZEMO = Minion("03028", "Baron Zemo", unique=True, sch=1, atk=3, hp=5, boost=2, traits=["Hydra", "Elite"],
    keywords=[QUICKSTRIKE], abilities=[Cannot(ENGAGED_PLAYER, Stat.CANNOT_THWART)])

HYDRA_SOLDIER = Minion("03029", "Hydra Soldier", sch=1, atk=2, hp=4, boost=1, traits=["Hydra"], keywords=[GUARD],
    abilities=[WhenDefeated(DealEncounter(1, ENGAGED_PLAYER))])

HAIL_HYDRA = Treachery("03030", "Hail Hydra!", abilities=[
    WhenRevealed(Do(
        EnemyAttacks(
            HYDRA_MINION & EngagedWith(PlayersWhere(EACH_PLAYER, InForm(HERO_FORM))), engaged_players=True,
        ).named("attacked"),
        ForEachPlayer(
            Do(Search("minion", (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD) & HYDRA_MINION),
               PutIntoPlay(Ref("minion"), engaged=YOU)),
            of=PlayersWhere(EACH_PLAYER, Not(Exists(YOUR_IDENTITY & Ref("attacked")))))))])

SET = HeroSet(
    "captain_america", "Captain America", identity=Card((CAPTAIN_AMERICA, STEVE_ROGERS)),
    cards={AGENT_13: 1, FEARLESS_DETERMINATION: 2, HEROIC_STRIKE: 3, SHIELD_BLOCK: 2, SHIELD_TOSS: 2,
           STEVES_APARTMENT: 1, CAPTAIN_AMERICAS_HELMET: 1, CAPTAIN_AMERICAS_SHIELD: 1, SUPER_SOLDIER_SERUM: 2},
    obligations={MAN_OUT_OF_TIME: 1},
    nemesis={HIT_SQUAD: 1, BARON_ZEMO: 1, HYDRA_SOLDIER: 2, HAIL_HYDRA: 1},
    starter={**leadership.STARTER, **basic.STARTER},
)
