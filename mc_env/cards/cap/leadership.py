"""Leadership cards of the Captain America pack."""

from mc_env.cards.kit import *

AVENGER = CHARACTER & Trait("Avenger")

FALCON = Ally("03011", "Falcon", subtitle="Sam Wilson", unique=True, cost=4, icons=PHYSICAL, thw=2, atk=2, hp=3,
    traits=["Aerial", "Avenger"], aspect="leadership", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Do(
            LookAt("cards", In(Pile.ENCOUNTER_DECK, top=3)),
            If(Exists(Ref("cards") & TREACHERY), RemoveThreat(A(SCHEME), Count(Ref("cards") & TREACHERY)))))])

SQUIRREL_GIRL = Ally("03013", "Squirrel Girl", subtitle="Doreen Green", unique=True, cost=2, icons=MENTAL, thw=1,
    atk=1, hp=2, traits=["Avenger"], aspect="leadership", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Damage(ENEMY, 1))])

WONDER_MAN = Ally("03014", "Wonder Man", subtitle="Simon Williams", unique=True, cost=2, icons=PHYSICAL, thw=1,
    atk=3, hp=3, traits=["Avenger"], aspect="leadership", abilities=[
        AdditionalCost(SELF, DiscardFromHand(1), to="attack")])

AVENGERS_ASSEMBLE = Event("03015", "Avengers Assemble!", cost=4, icons=ENERGY, aspect="leadership",
    max_per_round=1, abilities=[
        Action(Do(Ready(AVENGER & YOURS), Gets(AVENGER, thw=1, atk=1, until=END_OF_PHASE)), form=HERO_FORM)])

STRENGTH_IN_NUMBERS = Event("03017", "Strength In Numbers", cost=0, icons=PHYSICAL, aspect="leadership", abilities=[
    Action(
        Draw(Count(Ref("allies"))),
        cost=Do(Choose("allies", ALLY & YOURS & READY, count=ALL, up_to=True), Exhaust(Ref("allies"))))])

QUINJET = Support("03019", "Quinjet", cost=1, icons=ENERGY, traits=["Avenger", "Vehicle"], aspect="leadership",
    abilities=[
        Response(After(TURN_BEGINS, by=YOU), AddCounters(SELF, 1, "time")),
        Action(
            PutIntoPlay(A(
                ALLY & Trait("Avenger") & IN_YOUR_HAND
                & StatIs(Stat.COST, "<=", CountersOn(SELF, "time"), printed=True))).then(Discard(SELF)))])

SET = CardPool("leadership", "Leadership", (
    FALCON, SQUIRREL_GIRL, WONDER_MAN, AVENGERS_ASSEMBLE, STRENGTH_IN_NUMBERS, QUINJET))

# What the starter deck of this product has of the aspect, with Hawkeye, Make the Call, The Power of Leadership of the core set.
STARTER = {
    FALCON.code: 1, SQUIRREL_GIRL.code: 1, WONDER_MAN.code: 1, AVENGERS_ASSEMBLE.code: 3, STRENGTH_IN_NUMBERS.code: 3,
    QUINJET.code: 3, "01066": 1, "01071": 2, "01072": 2}
