"""Cards for words of the kit that came with later products. Each card shows one thing; every code begins with "grown_"."""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *

# ------------------------------------------------------------------------------------------ numbers and selectors

WEAK_LINK = Event("grown_weak_link", "Weak Link", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(A(Extreme(ENEMY, Measure("remaining"), highest=False)), 1))])
OPEN_WOUND = Event("grown_open_wound", "Open Wound", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(Extreme(ENEMY, Measure("damage")), 1))])
HOT_SPOT = Event("grown_hot_spot", "Hot Spot", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveThreat(Extreme(SCHEME, Measure("threat")), 1))])
JAR = Support("grown_jar", "Jar", cost=0, icons=ENERGY, aspect="basic", counters=("sweet", 2))
BIG_JAR = Support("grown_big_jar", "Big Jar", cost=0, icons=ENERGY, aspect="basic", counters=("sweet", PerPlayer(3)))
SWEET_TOOTH = Event("grown_sweet_tooth", "Sweet Tooth", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(RemoveCounters(Extreme(SUPPORT, Measure("counters", "sweet")), 1, "sweet"))])
CURTAIN = Event("grown_curtain", "Curtain", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Times(StageNumber(), 2)))])
HALF_MEASURES = Event("grown_half_measures", "Half Measures", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(DiscardFromHand(Divided(CardsInHand(YOU))))])
ROUND_UP = Event("grown_round_up", "Round Up", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Divided(CardsInHand(YOU), up=True)))])
VARIETY = Event("grown_variety", "Variety", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(DiscardTop(3).named("seen"), Damage(VILLAIN, DifferentTypes(Ref("seen")))))])
OPENING_NIGHT = Support("grown_opening_night", "Opening Night", cost=0, icons=ENERGY, aspect="basic", abilities=[
    CostChange(ALLY, Either(Compare(PlayedThisRound(ALLY, EACH_PLAYER), "==", 0), 1, 0), who=EACH_PLAYER)])
FIRST_COME = Treachery("grown_first_come", "First Come", abilities=[
    WhenRevealed(Do(DiscardTop(3, None).named("seen"), PutIntoPlay(First(Ref("seen") & MINION))))])

# ------------------------------------------------------------------------------------------ windows

TRAP = Upgrade("grown_trap", "Trap", cost=0, icons=ENERGY, aspect="basic", traits=("Preparation",), abilities=[
    Action(Damage(VILLAIN, 1), cost=Discard(SELF))])
TRAPPER = Support("grown_trapper", "Trapper", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(TRIGGER_ABILITY, by=YOU, to=Trait("Preparation") & YOURS), Draw(1))])
SHORTCUT = Support("grown_shortcut", "Shortcut", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(SURGES, by=YOU), Draw(2), cost=Discard(SELF))])
DETOUR = Support("grown_detour", "Detour", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(SURGES, by=YOU), Instead(Draw(1)), cost=Discard(SELF))])
RUSH = Treachery("grown_rush", "Rush", keywords=[SURGE], abilities=[WhenRevealed(Damage(YOU, 1))])
BEDTIME = Support("grown_bedtime", "Bedtime", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(TURN_ENDS, by=YOU), DiscardFromHand(9, each=True))])
LOOKOUT = Support("grown_lookout", "Lookout", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(REVEAL, by=YOU, to=TREACHERY), CancelCard(), cost=Discard(SELF))])
DAWN_PATROL = Support("grown_dawn_patrol", "Dawn Patrol", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(STEP_ONE_ENDS), RemoveThreat(MAIN_SCHEME, 1))])
STOPWATCH = Support("grown_stopwatch", "Stopwatch", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(PLACE_ACCELERATION, to=MAIN_SCHEME), Draw(1))])
HASTE = Event("grown_haste", "Haste", cost=0, icons=ENERGY, aspect="basic", abilities=[Action(AddAcceleration(2))])
SLEEPLESS = Support("grown_sleepless", "Sleepless", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(READY_STEP), Damage(VILLAIN, Count(EXHAUSTED & IDENTITY)))])

POOL: Final = CardPool("grown", "Grown", (
    WEAK_LINK, OPEN_WOUND, HOT_SPOT, JAR, BIG_JAR, SWEET_TOOTH, CURTAIN, HALF_MEASURES, ROUND_UP, VARIETY, OPENING_NIGHT,
    TRAP, TRAPPER, SHORTCUT, DETOUR, BEDTIME, LOOKOUT, DAWN_PATROL, STOPWATCH, HASTE, SLEEPLESS))
SET: Final = EncounterSet("grown_set", "Grown", kind="scenario", cards={FIRST_COME: 1, RUSH: 1})

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET)
