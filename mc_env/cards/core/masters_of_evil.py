"""Masters of Evil (modular)."""

from mc_env.cards.kit import *

MASTERS_OF_EVIL_MINION = MINION & Trait("Masters of Evil")

THE_MASTERS_OF_EVIL = SideScheme("01128", "The Masters of Evil", threat=PerPlayer(3), boost=2, acceleration=1,
    abilities=[WhenRevealed(Do(
        DiscardUntil(MASTERS_OF_EVIL_MINION).named("minion"), PutIntoPlay(Ref("minion"), engaged=FIRST_PLAYER)))])

RADIOACTIVE_MAN = Minion("01129", "Radioactive Man", unique=True, sch=1, atk=1, hp=7, boost_star=True,
    traits=["Elite", "Masters of Evil"], abilities=[
        ForcedResponse(After(ATTACK, by=SELF, to=YOU), DiscardFromHand(1, random=True)),
        Boost(DiscardFromHand(1, random=True))])

WHIRLWIND = Minion("01130", "Whirlwind", unique=True, sch=1, atk=2, hp=6, boost_star=True, traits=["Masters of Evil"],
    abilities=[
        ForcedInterrupt(When(ATTACK, by=SELF, to=YOU), AlsoAttack(OTHER_PLAYERS)),
        Boost(Damage(HERO, 1))])

TIGER_SHARK = Minion("01131", "Tiger Shark", unique=True, sch=1, atk=3, hp=6, boost_star=True,
    traits=["Masters of Evil"], abilities=[
        ForcedResponse(After(ATTACK, by=SELF), Toughen(SELF)),
        Boost(Toughen(VILLAIN))])

MELTER = Minion("01132", "Melter", unique=True, sch=1, atk=3, hp=5, boost_star=True, traits=["Masters of Evil"],
    abilities=[Must(SELF, Stat.MUST_DEFEND_WITH_ALLY), Boost(Exhaust(ALLY & YOURS))])

# Attacks "the hero it is engaged with": a minion engaged with an alter-ego does not attack.
MASTERS_OF_MAYHEM = Treachery("01133", "Masters of Mayhem", boost=2, abilities=[
    WhenRevealed(
        EnemyAttacks(
            MASTERS_OF_EVIL_MINION & EngagedWith(PlayersWhere(EACH_PLAYER, InForm(HERO_FORM))), engaged_players=True,
        ).otherwise(Do(
            Search("minion", (IN_ENCOUNTER_DECK | IN_ENCOUNTER_DISCARD) & MASTERS_OF_EVIL_MINION),
            PutIntoPlay(Ref("minion"), engaged=YOU))))])

SET = EncounterSet("masters_of_evil", "Masters of Evil", cards={
    THE_MASTERS_OF_EVIL: 1, RADIOACTIVE_MAN: 1, WHIRLWIND: 1, TIGER_SHARK: 1, MELTER: 1, MASTERS_OF_MAYHEM: 2})
