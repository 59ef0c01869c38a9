"""Protection."""

from mc_env.cards.kit import *

BLACK_WIDOW = Ally("01075", "Black Widow", subtitle="Natasha Romanoff", unique=True, cost=3, icons=PHYSICAL,
    thw=2, atk=1, hp=2, traits=["S.H.I.E.L.D.", "Spy"], aspect="protection", abilities=[
        Interrupt(
            When(REVEAL, where=EventHas("from_encounter_deck")), CancelCard().then(Reveal()),
            cost=Do(Exhaust(SELF), Spend((MENTAL,))))])

LUKE_CAGE = Ally("01076", "Luke Cage", unique=True, cost=4, icons=ENERGY, thw=1, atk=2, hp=5,
    traits=["Defender"], aspect="protection", keywords=[TOUGHNESS])

COUNTER_PUNCH = Event("01077", "Counter-Punch", cost=0, icons=PHYSICAL, traits=["Attack"],
    aspect="protection", abilities=[
        Response(
            After(DEFEND, by=YOUR_HERO), Damage(THAT_CARD, StatOf(YOUR_HERO, Stat.ATK)),
            labels=ATTACK_LABEL)])

GET_BEHIND_ME = Event("01078", "Get Behind Me!", cost=1, icons=MENTAL, aspect="protection", abilities=[
    Interrupt(
        When(REVEAL, to=TREACHERY, where=EventHas("from_encounter_deck")),
        CancelEffects().then(EnemyAttacks(VILLAIN)), form=HERO_FORM)])

THE_POWER_OF_PROTECTION = ResourceCard("01079", "The Power of Protection", icons=WILD, aspect="protection",
    deck_limit=2, doubles_for="protection")

MED_TEAM = Support("01080", "Med Team", cost=3, icons=ENERGY, traits=["S.H.I.E.L.D."], aspect="protection",
    uses=("medical", 3), abilities=[
        Action(Heal(A(FRIENDLY), 2), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "medical")))])

ARMORED_VEST = Upgrade("01081", "Armored Vest", cost=1, icons=MENTAL, traits=["Armor"], aspect="protection",
    any_control=True, max_per_player=1, abilities=[Gets(YOUR_HERO, dfn=1)])

INDOMITABLE = Upgrade("01082", "Indomitable", cost=1, icons=ENERGY, traits=["Condition"], aspect="protection",
    abilities=[
        Response(After(DEFEND, by=YOUR_HERO), Ready(YOUR_HERO), cost=Discard(SELF))])

SET = CardPool("protection", "Protection", (
    BLACK_WIDOW, LUKE_CAGE, COUNTER_PUNCH, GET_BEHIND_ME, THE_POWER_OF_PROTECTION, MED_TEAM,
    ARMORED_VEST, INDOMITABLE))

# What a starter deck of this product has of the aspect.
STARTER = {
    ARMORED_VEST.code: 2, BLACK_WIDOW.code: 1, COUNTER_PUNCH.code: 2, GET_BEHIND_ME.code: 2, INDOMITABLE.code: 2,
    LUKE_CAGE.code: 1, MED_TEAM.code: 2, THE_POWER_OF_PROTECTION.code: 2}
