"""Leadership."""

from mc_env.cards.kit import *

HAWKEYE = Ally("01066", "Hawkeye", subtitle="Clint Barton", unique=True, cost=3, icons=ENERGY, thw=1, atk=1,
    hp=3, traits=["Avenger"], aspect="leadership", counters=("arrow", 4), abilities=[
        Response(After(ENTER_PLAY, to=MINION), Damage(THAT_CARD, 2), cost=RemoveCounters(SELF, 1, "arrow"))])

MARIA_HILL = Ally("01067", "Maria Hill", unique=True, cost=2, icons=MENTAL, thw=2, atk=1, hp=2,
    traits=["S.H.I.E.L.D."],
    aspect="leadership", abilities=[Response(After(ENTER_PLAY, to=SELF), Draw(1, EACH_PLAYER))])

VISION = Ally("01068", "Vision", unique=True, cost=4, icons=PHYSICAL, thw=1, atk=2, hp=3,
    traits=["Android", "Avenger"], aspect="leadership", abilities=[
        Action(
            ChooseOne(Gets(SELF, thw=2, until=END_OF_PHASE), Gets(SELF, atk=2, until=END_OF_PHASE)),
            cost=Spend((ENERGY,)), limit=ONCE_PER_ROUND)])

GET_READY = Event("01069", "Get Ready", cost=0, icons=PHYSICAL, aspect="leadership",
    abilities=[Action(Ready(A(ALLY)))])

LEAD_FROM_THE_FRONT = Event("01070", "Lead from the Front", cost=2, icons=ENERGY, traits=["Tactic"],
    aspect="leadership", abilities=[
        Action(
            Do(ChoosePlayer("player", EACH_PLAYER),
               Gets(CHARACTER & ControlledBy(PlayerRef("player")), thw=1, atk=1, until=END_OF_PHASE)),
            form=HERO_FORM)])

MAKE_THE_CALL = Event("01071", "Make the Call", cost=0, icons=MENTAL, aspect="leadership", abilities=[
    Action(
        PutIntoPlay(Ref("ally")),
        cost=Do(Choose("ally", ALLY & IN_ANY_DISCARD), PayPrintedCost(Ref("ally"))))])

THE_POWER_OF_LEADERSHIP = ResourceCard("01072", "The Power of Leadership", icons=WILD, aspect="leadership",
    deck_limit=2, doubles_for="leadership")

THE_TRISKELION = Support("01073", "The Triskelion", unique=True, cost=1, icons=ENERGY,
    traits=["Location", "S.H.I.E.L.D."], aspect="leadership", abilities=[Gets(YOU, ally_limit=1)])

INSPIRED = Upgrade("01074", "Inspired", cost=1, icons=PHYSICAL, traits=["Condition"], aspect="leadership",
    attach=ALLY, max_per_host=1, abilities=[Gets(HOST & ALLY, thw=1, atk=1)])

SET = CardPool("leadership", "Leadership", (
    HAWKEYE, MARIA_HILL, VISION, GET_READY, LEAD_FROM_THE_FRONT, MAKE_THE_CALL, THE_POWER_OF_LEADERSHIP,
    THE_TRISKELION, INSPIRED))

# What a starter deck of this product has of the aspect.
STARTER = {
    GET_READY.code: 2, HAWKEYE.code: 1, INSPIRED.code: 2, LEAD_FROM_THE_FRONT.code: 2, MAKE_THE_CALL.code: 2,
    MARIA_HILL.code: 1, THE_POWER_OF_LEADERSHIP.code: 2, THE_TRISKELION.code: 1, VISION.code: 1}
