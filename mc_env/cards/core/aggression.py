"""Aggression."""

from mc_env.cards.kit import *

HULK = Ally("01050", "Hulk", subtitle="Bruce Banner", unique=True, cost=2, icons=ENERGY, thw=None, atk=3,
    conseq_thw=0, hp=5, traits=["Avenger", "Gamma"], aspect="aggression", abilities=[
        ForcedResponse(After(ATTACK, by=SELF), Do(
            DiscardTop(1).named("card"),
            InAnyOrder(
                If(Exists(Ref("card") & (WithIcon(PHYSICAL) | WithIcon(WILD))), Damage(A(ENEMY), 2)),
                If(Exists(Ref("card") & (WithIcon(ENERGY) | WithIcon(WILD))), Damage(CHARACTER, 1)),
                If(Exists(Ref("card") & (WithIcon(MENTAL) | WithIcon(WILD))), Discard(SELF)))))])

TIGRA = Ally("01051", "Tigra", subtitle="Greer Grant Nelson", unique=True, cost=3, icons=MENTAL, thw=1, atk=2,
    hp=3, traits=["Avenger"], aspect="aggression", abilities=[
        Response(After(ATTACK, by=SELF, defeats=MINION), Heal(SELF, 1))])

CHASE_THEM_DOWN = Event("01052", "Chase Them Down", cost=0, icons=MENTAL, traits=["Thwart"],
    aspect="aggression", abilities=[
        Response(
            After(ATTACK, by=YOUR_HERO, defeats=ENEMY), RemoveThreat(A(SCHEME), 2), labels=THWART_LABEL)])

RELENTLESS_ASSAULT = Event("01053", "Relentless Assault", cost=2, icons=ENERGY, traits=["Attack"],
    aspect="aggression", abilities=[
        Action(
            Do(If(Paid(PHYSICAL), AttackGains(OVERKILL)), Damage(A(MINION), 5)),
            form=HERO_FORM, labels=ATTACK_LABEL)])

UPPERCUT = Event("01054", "Uppercut", cost=3, icons=PHYSICAL, traits=["Attack"], aspect="aggression",
    abilities=[
        Action(Damage(A(ENEMY), 5), form=HERO_FORM, labels=ATTACK_LABEL)])

THE_POWER_OF_AGGRESSION = ResourceCard("01055", "The Power of Aggression", icons=WILD, aspect="aggression",
    deck_limit=2, doubles_for="aggression")

TAC_TEAM = Support("01056", "Tac Team", cost=3, icons=ENERGY, traits=["S.H.I.E.L.D."], aspect="aggression",
    uses=("attack", 3), abilities=[
        Action(Damage(A(ENEMY), 2), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "attack")))])

COMBAT_TRAINING = Upgrade("01057", "Combat Training", cost=2, icons=PHYSICAL, traits=["Skill"],
    aspect="aggression", any_control=True, max_per_player=1, abilities=[Gets(YOUR_HERO, atk=1)])

SET = CardPool("aggression", "Aggression", (
    HULK, TIGRA, CHASE_THEM_DOWN, RELENTLESS_ASSAULT, UPPERCUT, THE_POWER_OF_AGGRESSION, TAC_TEAM,
    COMBAT_TRAINING))

# What a starter deck of this product has of the aspect.
STARTER = {
    CHASE_THEM_DOWN.code: 2, COMBAT_TRAINING.code: 2, HULK.code: 1, RELENTLESS_ASSAULT.code: 2, TAC_TEAM.code: 2,
    THE_POWER_OF_AGGRESSION.code: 2, TIGRA.code: 1, UPPERCUT.code: 2}
