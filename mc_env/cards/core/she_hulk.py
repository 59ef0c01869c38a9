"""She-Hulk: identity, signature cards, obligation, nemesis set (Titania)."""

from mc_env.cards.core import aggression, basic
from mc_env.cards.kit import *

SHE_HULK = Hero("01019a", "She-Hulk", thw=1, atk=3, dfn=2, hp=15, hand=4, traits=["Avenger", "Gamma"],
    abilities=[
        Response(After(CHANGE_FORM, to=SELF), Damage(A(ENEMY), 2), name='"Do You Even Lift?"')])

JENNIFER_WALTERS = AlterEgo("01019b", "Jennifer Walters", rec=5, hp=15, hand=6, traits=["Attorney", "Gamma"],
    abilities=[
        Interrupt(Would(PLACE_THREAT, to=SCHEME), Prevent(1), limit=ONCE_PER_ROUND, name='"I Object!"')])

HELLCAT = Ally("01020", "Hellcat", subtitle="Patsy Walker", unique=True, cost=3, icons=WILD, thw=2, atk=1,
    hp=3, traits=["Avenger"], aspect="hero", abilities=[Action(ReturnToHand(SELF))])

GAMMA_SLAM = Event("01021", "Gamma Slam", cost=4, icons=MENTAL, traits=["Attack", "Superpower"],
    aspect="hero", abilities=[
        Action(Damage(A(ENEMY), AtMost(DamageOn(YOU), 15)), form=HERO_FORM, labels=ATTACK_LABEL)])

GROUND_STOMP = Event("01022", "Ground Stomp", cost=2, icons=MENTAL, traits=["Superpower"], aspect="hero",
    abilities=[
        Action(Damage(ENEMY, 1), form=HERO_FORM)])

LEGAL_PRACTICE = Event("01023", "Legal Practice", cost=0, icons=PHYSICAL, traits=["Skill", "Thwart"],
    aspect="hero", abilities=[
        Action(
            RemoveThreat(A(SCHEME), Result("discarded")),
            cost=DiscardFromHand(5, up_to=True).named("discarded"),
            form=ALTER_EGO_FORM, labels=THWART_LABEL)])

ONE_TWO_PUNCH = Event("01024", "One-Two Punch", cost=1, icons=PHYSICAL, traits=["Skill"], aspect="hero",
    abilities=[
        Response(After(ATTACK, by=YOU, where=EventHas("basic")), Ready(YOUR_HERO & Named("She-Hulk")))])

SPLIT_PERSONALITY = Event("01025", "Split Personality", cost=3, icons=ENERGY, aspect="hero", abilities=[
    Action(ChangeForm().then(DrawToHandSize(printed=True)))])

SUPERHUMAN_LAW_DIVISION = Support("01026", "Superhuman Law Division", cost=1, icons=PHYSICAL,
    traits=["Location"], aspect="hero", abilities=[
        Action(RemoveThreat(A(SCHEME), 2), cost=Do(Exhaust(SELF), Spend((MENTAL,))), form=ALTER_EGO_FORM)])

FOCUSED_RAGE = Upgrade("01027", "Focused Rage", cost=3, icons=ENERGY, traits=["Skill"], aspect="hero",
    abilities=[
        Action(Draw(1), cost=Do(Exhaust(SELF), Damage(YOU, 1, take=True)), form=HERO_FORM)])

SUPERHUMAN_STRENGTH = Upgrade("01028", "Superhuman Strength", cost=2, icons=MENTAL, traits=["Superpower"],
    aspect="hero", abilities=[
        Gets(YOUR_HERO & Named("She-Hulk"), atk=2),
        ForcedResponse(
            After(ATTACK, by=YOUR_HERO & Named("She-Hulk")), Stun(Hit("attacked")), cost=Discard(SELF))])

LEGAL_WORK = Obligation("01160", "Legal Work", boost=2, give_to="Jennifer Walters", abilities=[
    ExhaustAlterEgoOr(AddAcceleration(1))])

PERSONAL_CHALLENGE = SideScheme("01161", "Personal Challenge", threat=3, boost=3, crisis=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

TITANIA = Minion("01162", "Titania", unique=True, sch=1, atk=0, hp=6, boost=2, traits=["Brute", "Elite"],
    abilities=[
        Gets(SELF, atk=Remaining(SELF), how="base")])

GENETICALLY_ENHANCED = Attachment("01163", "Genetically Enhanced", boost=1, traits=["Condition"],
    attach=Extreme(MINION, Stat.HP, printed=True), abilities=[
        WhenRevealed(If(~Exists(MINION), Surge()), bare=True),
        Gets(HOST & MINION, hp=3)])

TITANIAS_FURY = Treachery("01164", "Titania's Fury", boost=1, boost_star=True, abilities=[
    WhenRevealed(
        If(InForm(HERO_FORM), EnemyAttacks(MINION & Named("Titania")))
        .otherwise(Do(Heal(MINION & Named("Titania"), ALL), Surge()))),
    Boost(GiveBoost(VILLAIN))])

SET = HeroSet(
    "she_hulk", "She-Hulk", identity=Card((SHE_HULK, JENNIFER_WALTERS)),
    cards={HELLCAT: 1, GAMMA_SLAM: 1, GROUND_STOMP: 2, LEGAL_PRACTICE: 2, ONE_TWO_PUNCH: 3,
           SPLIT_PERSONALITY: 1, SUPERHUMAN_LAW_DIVISION: 1, FOCUSED_RAGE: 2, SUPERHUMAN_STRENGTH: 2},
    obligations={LEGAL_WORK: 1},
    nemesis={PERSONAL_CHALLENGE: 1, TITANIA: 1, GENETICALLY_ENHANCED: 1, TITANIAS_FURY: 2},
    starter={**aggression.STARTER, **basic.STARTER},
)
