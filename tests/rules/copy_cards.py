"""Small cards about cards that leave play and come back, and about what happens during an enemy attack.

Importing this module registers them, once; every code begins with "copy_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *
from tools import identities

# ------------------------------------------------------------------------------------------ leaving and coming back

ONCE_AGAIN = Event("copy_once_again", "Once Again", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Discard(A(ALLY, name="it")), PutIntoPlay(Ref("it"))))])
SHARP_CLAWS = Event("copy_sharp_claws", "Sharp Claws", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Gets(A(ALLY | ENEMY), atk=3, until=END_OF_PHASE))])
LEAVING_SOON = Ally("copy_leaving_soon", "Leaving Soon", cost=1, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=3,
    abilities=[Action(Delay(Stage.AFTER, ROUND_ENDS, Discard(SELF & In(Pile.PLAY))))])
MARKED = Event("copy_marked", "Marked", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Choose("it", ALLY), Delay(Stage.AFTER, ROUND_ENDS, Damage(Ref("it"), 1))))])
UNDYING = Support("copy_undying", "Undying", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(DEFEAT, to=ALLY), PutIntoPlay(THAT_CARD))])
SNARE = Support("copy_snare", "Snare", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=MINION), Damage(ATTACKER, 1), limit=ONCE_PER_ROUND)])
SECOND_COMING = Environment("copy_second_coming", "Second Coming", abilities=[
    ForcedResponse(After(DEFEAT, to=MINION), PutIntoPlay(THAT_CARD, engaged=FIRST_PLAYER))])
RALLYING_CRY = Treachery("copy_rallying_cry", "Rallying Cry", boost=0, boost_star=True, abilities=[
    Boost(EnemyAttacks(MINION, YOU))])
CROSSFIRE = Treachery("copy_crossfire", "Crossfire", boost=0, boost_star=True, abilities=[Boost(Damage(MINION, 1))])

# ------------------------------------------------------------------------------------------ during an attack

STRAY_PIECES = Treachery("copy_stray_pieces", "Stray Pieces", boost=0, boost_star=True, abilities=[
    Boost(Damage(FRIENDLY, 1))])
DROP_DOWN = Event("copy_drop_down", "Drop Down", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=YOUR_HERO), Prevent(1), form=HERO_FORM, labels=DEFENSE_LABEL)])
BACKWASH = Environment("copy_backwash", "Backwash", abilities=[
    ForcedResponse(After(ATTACK, by=VILLAIN), Damage(HERO, 1))])
BED_OF_THORNS = Environment("copy_bed_of_thorns", "Bed of Thorns", abilities=[Gains(VILLAIN, RETALIATE)])
GRITTED_TEETH = Support("copy_gritted_teeth", "Gritted Teeth", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Response(After(TAKE_DAMAGE, to=YOUR_HERO), Draw(1))])
ON_THE_WATCH = Event("copy_on_the_watch", "On the Watch", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Delay(Stage.AFTER, DEFEAT, Draw(1)))])

POOL: Final = CardPool("copy_pool", "Copies", (
    ONCE_AGAIN, SHARP_CLAWS, LEAVING_SOON, MARKED, UNDYING, SNARE, DROP_DOWN, GRITTED_TEETH,
    ON_THE_WATCH))
SET: Final = EncounterSet("copy_set", "Copies", kind="scenario", cards=dict.fromkeys((
    SECOND_COMING, RALLYING_CRY, CROSSFIRE, STRAY_PIECES, BACKWASH, BED_OF_THORNS), 1))

identities.register()
registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET)
