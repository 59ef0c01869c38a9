"""Hulk: identity, signature cards, obligation, nemesis set (Abomination)."""

from mc_env.cards.hlk import aggression, basic
from mc_env.cards.kit import *

HULK = Hero("10001a", "Hulk", thw=0, atk=3, dfn=3, hp=18, hand=4, traits=["Avenger", "Gamma"], abilities=[
    ForcedInterrupt(When(TURN_ENDS, by=YOU), DiscardFromHand(ALL, each=True), name='"Enraged"')])

BRUCE_BANNER = AlterEgo("10001b", "Bruce Banner", rec=4, hp=18, hand=5, traits=["Genius", "Scientist"], abilities=[
    Action(Do(Draw(1), DiscardFromHand(1)), limit=ONCE_PER_ROUND, name="Experimental Research")])

CRUSHING_BLOW = Event("10002", "Crushing Blow", cost=1, icons=PHYSICAL, traits=["Attack"], aspect="hero",
    only_resources=(PHYSICAL,), abilities=[
        Action(Damage(A(ENEMY), StatOf(YOUR_HERO, Stat.ATK)), form=HERO_FORM, labels=ATTACK_LABEL)])

HULK_SMASH = Event("10003", "Hulk Smash", cost=3, icons=PHYSICAL, traits=["Superpower"], aspect="hero", abilities=[
    Interrupt(
        When(ATTACK, by=YOU, where=EventHas("basic")),
        Do(Gets(YOU, atk=10, until=END_OF_ATTACK), If(PaidOnly(PHYSICAL), AttackGains(OVERKILL))),
        form=HERO_FORM)])

SUB_ORBITAL_LEAP = Event("10004", "Sub-Orbital Leap", cost=3, icons=PHYSICAL, traits=["Superpower", "Thwart"],
    aspect="hero", abilities=[
        Action(RemoveThreat(A(SCHEME), Either(PaidOnly(PHYSICAL), 5, 3)), form=HERO_FORM, labels=THWART_LABEL)])

THUNDERCLAP = Event("10005", "Thunderclap", cost=3, icons=PHYSICAL, traits=["Superpower"], aspect="hero", abilities=[
    Action(Do(Choose("enemies", ENEMY, count=3, up_to=True), Damage(Ref("enemies"), 3)), form=HERO_FORM)])

UNSTOPPABLE_FORCE = Event("10006", "Unstoppable Force", cost=2, icons=PHYSICAL, aspect="hero", abilities=[
    Action(Do(Ready(YOUR_HERO & Named("Hulk")), If(PaidOnly(PHYSICAL), Draw(1))), form=HERO_FORM)])

LIMITLESS_STRENGTH = ResourceCard("10007", "Limitless Strength", icons=[PHYSICAL, PHYSICAL, PHYSICAL],
    aspect="hero", spend_form=HERO_FORM)

BANNERS_LABORATORY = Support("10008", "Banner's Laboratory", unique=True, cost=2, icons=MENTAL, traits=["Location"],
    aspect="hero", abilities=[
        Gets(YOUR_ALTER_EGO & Named("Bruce Banner"), rec=2),
        Resource(Generate((MENTAL,)), cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

BOUNDLESS_RAGE = Upgrade("10009", "Boundless Rage", cost=1, icons=PHYSICAL, traits=["Condition", "Gamma"], aspect="hero",
    form=HERO_FORM, abilities=[
        Gets(YOUR_HERO & Named("Hulk"), atk=1),
        ForcedResponse(After(CHANGE_FORM, to=YOU), Discard(SELF))])

IMMOVABLE_OBJECT = Upgrade("10010", "Immovable Object", cost=3, icons=PHYSICAL, traits=["Condition"], aspect="hero",
    abilities=[Gets(YOU, hp=4), Gains(YOUR_HERO & Named("Hulk"), RETALIATE)])

INNER_DEMONS = Obligation("10025", "Inner Demons", boost=3, give_to="Bruce Banner", abilities=[
    WhenRevealed(
        Do(
            ChangeForm(),
            If(YouAre("Bruce Banner"), Do(DiscardFromHand(2), Discard(SELF))),
            If(YouAre("Hulk"), Do(Exhaust(YOUR_HERO), Discard(SELF)))),
        bare=True)])

ABOMINATION = Minion("10026", "Abomination", unique=True, sch=2, atk=3, hp=6, boost=3, traits=["Elite", "Gamma"],
    abilities=[
        ForcedResponse(After(ATTACK, by=SELF, to=YOU), Do(
            DiscardTop(1).named("card"),
            If(Exists(Ref("card") & WithIcon(PHYSICAL)), Damage(YOU, 2, take=True))))])

TOTAL_DESTRUCTION = SideScheme("10027", "Total Destruction", threat=PerPlayer(2), boost=3, hazard=1, abilities=[
    Cannot(SELF, Stat.CANNOT_LOSE_THREAT, where=Exists(MINION & Named("Abomination")))])

CLASH_OF_THE_TITANS = Treachery("10028", "Clash Of The Titans", boost=3, abilities=[
    WhenRevealed(
        EnemyAttacks(
            A(Extreme(ENEMY, Stat.ATK), by=FIRST_PLAYER),
            character=A(Extreme(HERO | ALLY, Stat.ATK), by=FIRST_PLAYER))
        .otherwise(Surge()))])

SET = HeroSet(
    "hulk", "Hulk", identity=Card((HULK, BRUCE_BANNER)),
    cards={CRUSHING_BLOW: 2, HULK_SMASH: 2, SUB_ORBITAL_LEAP: 2, THUNDERCLAP: 2, UNSTOPPABLE_FORCE: 2,
           LIMITLESS_STRENGTH: 2, BANNERS_LABORATORY: 1, BOUNDLESS_RAGE: 1, IMMOVABLE_OBJECT: 1},
    obligations={INNER_DEMONS: 1},
    nemesis={ABOMINATION: 1, TOTAL_DESTRUCTION: 1, CLASH_OF_THE_TITANS: 3},
    starter={
        aggression.BRAWN.code: 1, aggression.SENTRY.code: 1, aggression.SHE_HULK.code: 1,
        aggression.DROP_KICK.code: 3, aggression.TOE_TO_TOE.code: 3, aggression.YOULL_PAY_FOR_THAT.code: 3,
        aggression.MARTIAL_PROWESS.code: 3, basic.TO_THE_RESCUE.code: 3,
        # The Power of Aggression, Energy, Genius, Strength, Avengers Mansion, Helicarrier
        "01055": 2, "01088": 1, "01089": 1, "01090": 1, "01091": 1, "01092": 1},
)
