"""Justice."""

from mc_env.cards.kit import *

DAREDEVIL = Ally("01058", "Daredevil", subtitle="Matt Murdock", unique=True, cost=4, icons=PHYSICAL, thw=2, atk=2, hp=3,
    traits=["Defender"], aspect="justice", abilities=[Response(After(THWART, by=SELF), Damage(A(ENEMY), 1))])

JESSICA_JONES = Ally("01059", "Jessica Jones", unique=True, cost=3, icons=ENERGY, thw=1, atk=2, hp=3,
    traits=["Defender"], aspect="justice", abilities=[Gets(SELF, thw=Count(SIDE_SCHEME))])

FOR_JUSTICE = Event("01060", "For Justice!", cost=2, icons=ENERGY, traits=["Thwart"], aspect="justice", abilities=[
    Action(RemoveThreat(A(SCHEME), Either(Paid(MENTAL), 4, 3)), form=HERO_FORM, labels=THWART_LABEL)])

GREAT_RESPONSIBILITY = Event("01061", "Great Responsibility", cost=0, icons=MENTAL, aspect="justice", abilities=[
    Interrupt(Would(PLACE_THREAT, to=SCHEME), Instead(Damage(YOU, Amount(), take=True)), form=HERO_FORM)])

THE_POWER_OF_JUSTICE = ResourceCard("01062", "The Power of Justice", icons=WILD, aspect="justice", deck_limit=2,
    doubles_for="justice")

INTERROGATION_ROOM = Support("01063", "Interrogation Room", cost=1, icons=ENERGY, traits=["Location"],
    aspect="justice", max_per_player=1, abilities=[
        Response(After(DEFEAT, by=YOU, to=MINION), RemoveThreat(A(SCHEME), 1), cost=Exhaust(SELF))])

SURVEILLANCE_TEAM = Support("01064", "Surveillance Team", cost=2, icons=MENTAL, traits=["S.H.I.E.L.D."],
    aspect="justice", uses=("snoop", 3), abilities=[
        Action(RemoveThreat(A(SCHEME), 1), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "snoop")))])

HEROIC_INTUITION = Upgrade("01065", "Heroic Intuition", cost=2, icons=ENERGY, traits=["Skill"], aspect="justice",
    any_control=True, max_per_player=1, abilities=[Gets(YOUR_HERO, thw=1)])

SET = CardPool("justice", "Justice", (
    DAREDEVIL, JESSICA_JONES, FOR_JUSTICE, GREAT_RESPONSIBILITY, THE_POWER_OF_JUSTICE, INTERROGATION_ROOM,
    SURVEILLANCE_TEAM, HEROIC_INTUITION))

# What a starter deck of this product has of the aspect.
STARTER = {
    DAREDEVIL.code: 1, FOR_JUSTICE.code: 2, GREAT_RESPONSIBILITY.code: 2, HEROIC_INTUITION.code: 2,
    INTERROGATION_ROOM.code: 2, JESSICA_JONES.code: 1, SURVEILLANCE_TEAM.code: 2, THE_POWER_OF_JUSTICE.code: 2}
