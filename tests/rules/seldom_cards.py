"""Small cards for what cards seldom do: things that come to nothing, come too late, or meet nobody.

Each card shows one thing. Importing this module registers them, once; every code begins with "seldom_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *

# ------------------------------------------------------------------------------------------ what an effect tells the next one

HEADLONG = Event("seldom_headlong", "Headlong", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(AddAcceleration(1).then(Draw(1)))])
FRESH_AIR = Event("seldom_fresh_air", "Fresh Air", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(1).then(Damage(VILLAIN, 1)))])
LATE_GUARD = Support("seldom_late_guard", "Late Guard", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(DEFEND, by=ALLY), Do(Draw(1), DefendedBy(YOUR_HERO).if_done(Draw(2))))])
SHORT_OF_CASH = Event("seldom_short_of_cash", "Short of Cash", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(VILLAIN, 1), Pay(Spend((MENTAL,))).if_done(Damage(VILLAIN, 2))))])
ABSENT_PATRON = Event("seldom_absent_patron", "Absent Patron", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(VILLAIN, 1), Pay(Spend(any_=1), by=ControllerOf(ALLY)).if_done(Damage(VILLAIN, 2))))])
SECOND_THOUGHTS = Treachery("seldom_second_thoughts", "Second Thoughts", boost=0, boost_star=True, abilities=[
    Boost(EnemySchemes(VILLAIN).if_done(Damage(YOU, 1)))])
LAST_BLOW = Treachery("seldom_last_blow", "Last Blow", abilities=[
    WhenRevealed(Do(
        ChoosePlayer("doomed", EACH_PLAYER),
        Damage(IdentityOf(PlayerRef("doomed")), 9),
        EnemyAttacks(VILLAIN, PlayerRef("doomed"), afterwards=PlaceThreat(MAIN_SCHEME, 1)).if_done(PlaceThreat(MAIN_SCHEME, 2))))])

# ------------------------------------------------------------------------------------------ who and what is meant

ALL_HURT = Event("seldom_all_hurt", "All Hurt", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(ForEachPlayer(Heal(YOU, 1)))])
MASKED_BALL = Event("seldom_masked_ball", "Masked Ball", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Either(InForm(HERO_FORM, EACH_PLAYER), 3, 1)))])
CONSOLATION = Environment("seldom_consolation", "Consolation", abilities=[
    ForcedResponse(After(ATTACK, by=VILLAIN), Draw(1, who=TARGET_PLAYER))])
PHANTOM_FOE = Event("seldom_phantom_foe", "Phantom Foe", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(ATTACKER, 1))])
TIP_OFF = Support("seldom_tip_off", "Tip-Off", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(VILLAIN, 1), Damage(IdentityOf(PlayerRef("friend")), 1)),
        cost=Do(ChoosePlayer("friend", EACH_PLAYER), Exhaust(SELF)))])

# ------------------------------------------------------------------------------------------ too late, or not at all

NUMBNESS = Support("seldom_numbness", "Numbness", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(DAMAGE, to=ALLY & YOURS), Draw(1))])
SMELLING_SALTS = Support("seldom_smelling_salts", "Smelling Salts", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(Would(DEFEAT, to=ALLY & YOURS), Heal(THAT_CARD, 2), cost=Exhaust(SELF))])
SLOW_GAS = Event("seldom_slow_gas", "Slow Gas", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Delay(Stage.AFTER, ROUND_ENDS, Stun(VILLAIN)), form=HERO_FORM, labels=ATTACK_LABEL)])
PHOENIX_CANDLE = Support("seldom_phoenix_candle", "Phoenix Candle", cost=0, icons=ENERGY, aspect="basic", uses=("flame", 1),
    abilities=[Action(Do(Damage(VILLAIN, 1), Discard(SELF), PutIntoPlay(SELF)), cost=RemoveCounters(SELF, 1, "flame"),
        limit=ONCE_PER_ROUND)])

POOL: Final = CardPool("seldom_pool", "Seldom", (
    HEADLONG, FRESH_AIR, LATE_GUARD, SHORT_OF_CASH, ABSENT_PATRON, ALL_HURT, MASKED_BALL, PHANTOM_FOE, TIP_OFF, NUMBNESS,
    SMELLING_SALTS, SLOW_GAS, PHOENIX_CANDLE))
SET: Final = EncounterSet("seldom_set", "Seldom", kind="scenario", cards=dict.fromkeys((
    SECOND_THOUGHTS, LAST_BLOW, CONSOLATION), 1))

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET)
