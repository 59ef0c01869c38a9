"""Small cards that ask what an effect before them has done, who did something, and whether it happened at all.

Importing this module registers them, once; every code begins with "report_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *
from mc_env.cards.terms import Event as E
from tools import identities

# ------------------------------------------------------------------------------------------ in full, then

FUMES = Treachery("report_fumes", "Fumes", abilities=[WhenRevealed(AddAcceleration(1).then(Damage(YOU, 2)))])
LESSON = Event("report_lesson", "Lesson", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(1).then(Damage(A(ENEMY), 1)))])
DIVERSION = Treachery("report_diversion", "Diversion", boost=0, boost_star=True, abilities=[
    Boost(EnemyAttacks(MINION, YOU).otherwise(PlaceThreat(MAIN_SCHEME, 3)))])

UNDERSTUDY = Event("report_understudy", "Understudy", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), Do(Draw(1), DefendedBy(ALLY & YOURS).then(Draw(3))))])
GRUDGE = Support("report_grudge", "Grudge", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(ATTACKER, 1))])

# ------------------------------------------------------------------------------------------ whether it happens

JOLT = Support("report_jolt", "Jolt", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(DAMAGE, to=ENEMY), Draw(1))])
SHELL = Environment("report_shell", "Shell", abilities=[Cannot(VILLAIN, Stat.CANNOT_TAKE_DAMAGE)])
HARMLESS = Ally("report_harmless", "Harmless", cost=1, icons=ENERGY, aspect="basic", thw=1, atk=0, hp=3)
BURST = Event("report_burst", "Burst", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Assign(ENEMY, 2, by=YOU), form=HERO_FORM, labels=ATTACK_LABEL)])

# ------------------------------------------------------------------------------------------ who did it, and to what

SHARED_LUCK = Treachery("report_luck", "Shared Luck", abilities=[
    WhenRevealed(Do(ChoosePlayer("one", EACH_PLAYER, by=FIRST_PLAYER), Draw(1, PlayerRef("one"))))])
OVATION = Support("report_ovation", "Ovation", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(REMOVE_THREAT, by=ALLY), AddCounters(SELF, 1, "clap"))])
NURSE = Support("report_nurse", "Nurse", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(E.STATUS, to=ENEMY), AddCounters(SELF, 1, "bandage"))])
SHOVE = Event("report_shove", "Shove", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Give(STUNNED, A(ENEMY)))])
PICKPOCKET = Event("report_pickpocket", "Pickpocket", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Discard(A(UPGRADE & AttachedTo(ALLY))))])
LONG_CHARM = Event("report_long_charm", "Long Charm", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeControl(A(ALLY), YOU, until=END_OF_ROUND))])
SHORT_CHARM = Event("report_short_charm", "Short Charm", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeControl(A(ALLY), YOU, until=END_OF_PHASE))])
LAST_CANDLE = Support("report_last_candle", "Last Candle", cost=0, icons=ENERGY, aspect="basic", uses=("match", 1), abilities=[
    Action(Do(Discard(SELF), PutIntoPlay(SELF)), cost=RemoveCounters(SELF, 1, "match"))])

# ------------------------------------------------------------------------------------------ registration

POOL: Final = CardPool("report_pool", "Reports", (
    LESSON, UNDERSTUDY, GRUDGE, JOLT, HARMLESS, BURST, OVATION, NURSE, SHOVE, PICKPOCKET, LONG_CHARM, SHORT_CHARM,
    LAST_CANDLE))
SET: Final = EncounterSet("report_set", "Reports", kind="scenario", cards=dict.fromkeys((
    FUMES, DIVERSION, SHELL, SHARED_LUCK), 1))

identities.register()
registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET)
