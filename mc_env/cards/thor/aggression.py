"""Aggression cards of the Thor pack."""

from mc_env.cards.kit import *

HERCULES = Ally("06011", "Hercules", unique=True, cost=6, icons=PHYSICAL, thw=1, atk=3, hp=4,
    traits=["Avenger", "Olympus"], aspect="aggression", abilities=[
        Constant(CostChange(SELF, Count(MINION & EngagedWith(YOU))), active_in=Pile.HAND)])

VALKYRIE = Ally("06012", "Valkyrie", unique=True, cost=3, icons=ENERGY, thw=1, atk=2, hp=3,
    traits=["Asgard", "Avenger"], aspect="aggression", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Damage(A(MINION), Either(Paid(ENERGY), 3, 2)))])

GET_OVER_HERE = Event("06014", "Get Over Here!", cost=0, icons=ENERGY, traits=["Attack"], aspect="aggression",
    abilities=[
        Action(
            Do(Damage(A(MINION, name="minion"), 1), If(YouHave("Aerial"), Engage(Ref("minion")))),
            form=HERO_FORM, labels=ATTACK_LABEL)])

# An upgrade that is attached to nobody else is on its player's identity (Reference "Upgrade").
MEAN_SWING = Event("06015", "Mean Swing", cost=0, icons=PHYSICAL, traits=["Skill"], aspect="aggression", abilities=[
    Interrupt(
        When(ATTACK, by=YOUR_HERO, where=EventHas("basic")), Gets(YOUR_HERO, atk=3, until=END_OF_ATTACK),
        cost=Exhaust(A(UPGRADE & Trait("Weapon") & YOURS & ~AttachedTo(ALLY))), form=HERO_FORM)])

HALL_OF_HEROES = Support("06017", "Hall of Heroes", unique=True, cost=2, icons=MENTAL,
    traits=["Asgard", "Location"], aspect="aggression", abilities=[
        Response(After(DEFEAT, by=YOU, to=MINION), AddCounters(SELF, 1, "glory")),
        Action(
            Draw(3), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 3, "glory")), form=ALTER_EGO_FORM)])

BATTLE_FURY = Upgrade("06018", "Battle Fury", cost=1, icons=ENERGY, traits=["Condition"], aspect="aggression",
    any_control=True, max_per_player=1, abilities=[
        Response(
            After(ATTACK, by=YOUR_HERO, defeats=MINION), Ready(YOUR_HERO),
            cost=Do(Damage(YOUR_HERO, 1), Discard(SELF)))])

JARNBJORN = Upgrade("06019", "Jarnbjorn", unique=True, cost=1, icons=PHYSICAL, traits=["Asgard", "Weapon"],
    aspect="aggression", keywords=[RESTRICTED], abilities=[
        Response(After(ATTACK, by=YOUR_HERO, to=ENEMY), Damage(A(ENEMY), 2), cost=Spend((PHYSICAL,)))])

SET = CardPool("aggression", "Aggression", (
    HERCULES, VALKYRIE, GET_OVER_HERE, MEAN_SWING, HALL_OF_HEROES, BATTLE_FURY, JARNBJORN))

# What the starter deck of this product has of the aspect, with cards of the core set: Chase Them Down, The Power of Aggression.
STARTER = {
    HERCULES.code: 1, VALKYRIE.code: 1, GET_OVER_HERE.code: 3, MEAN_SWING.code: 3, HALL_OF_HEROES.code: 1,
    BATTLE_FURY.code: 3, JARNBJORN.code: 1, "01052": 2, "01055": 2}
