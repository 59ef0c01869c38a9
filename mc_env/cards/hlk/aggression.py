"""Aggression cards of the Hulk pack."""

from mc_env.cards.kit import *

BRAWN = Ally("10011", "Brawn", unique=True, cost=3, icons=MENTAL, thw=1, atk=1, hp=5, traits=["Champion", "Gamma"],
    aspect="aggression", abilities=[Response(After(ATTACK, by=SELF), RemoveThreat(A(SCHEME), 1))])

SENTRY = Ally("10012", "Sentry", subtitle="Robert Reynolds", unique=True, cost=4, icons=ENERGY, thw=2, atk=3, hp=5,
    traits=["Avenger"], aspect="aggression", abilities=[ForcedResponse(After(ENTER_PLAY, to=SELF), DealEncounter(1))])

SHE_HULK = Ally("10013", "She-Hulk", subtitle="Jennifer Walters", unique=True, cost=4, icons=PHYSICAL, thw=2, atk=1,
    conseq_thw=2, hp=4, traits=["Avenger", "Gamma"], aspect="aggression", abilities=[
        Gets(SELF, atk=DamageOn(SELF))])

DROP_KICK = Event("10014", "Drop Kick", cost=3, icons=PHYSICAL, traits=["Attack"], aspect="aggression", abilities=[
    Action(
        Do(Damage(A(ENEMY, name="enemy"), 4), If(PaidOnly(PHYSICAL), Do(Stun(Ref("enemy")), Draw(1)))),
        form=HERO_FORM, labels=ATTACK_LABEL)])

TOE_TO_TOE = Event("10015", "Toe to Toe", cost=1, icons=MENTAL, traits=["Attack"], aspect="aggression", abilities=[
    Action(
        Do(Choose("enemy", ENEMY), EnemyAttacks(Ref("enemy")), Damage(Ref("enemy"), 5)),
        form=HERO_FORM, labels=ATTACK_LABEL)])

YOULL_PAY_FOR_THAT = Event("10016", '"You\'ll Pay for That!"', cost=1, icons=ENERGY, traits=["Thwart"],
    aspect="aggression", abilities=[
        Response(
            After(ATTACK, by=VILLAINS, to=YOU), RemoveThreat(A(SCHEME), AtMost(DamageTaken(), 5)),
            form=HERO_FORM, labels=THWART_LABEL)])

MARTIAL_PROWESS = Upgrade("10018", "Martial Prowess", cost=2, icons=PHYSICAL, traits=["Skill"], aspect="aggression",
    any_control=True, max_per_player=1, abilities=[
        Resource(Generate((PHYSICAL,), only_for=EVENT & Trait("Attack")), cost=Exhaust(SELF))])

SET = CardPool("aggression", "Aggression", (
    BRAWN, SENTRY, SHE_HULK, DROP_KICK, TOE_TO_TOE, YOULL_PAY_FOR_THAT, MARTIAL_PROWESS))
