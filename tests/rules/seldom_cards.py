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
        EnemyAttacks(VILLAIN, PlayerRef("doomed"), afterwards=PlaceThreat(MAIN_SCHEME, 1)),
        IfDone(PlaceThreat(MAIN_SCHEME, 2))))])
OVERFLOW = Treachery("seldom_overflow", "Overflow", abilities=[WhenRevealed(Surge().then(PlaceThreat(MAIN_SCHEME, 1)))])
NO_TRAITOR = Event("seldom_no_traitor", "No Traitor", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(VILLAIN, 1), TurnInto(ALLY, "renegade").if_done(Damage(VILLAIN, 2))))])
QUIET_WORD = Event("seldom_quiet_word", "Quiet Word", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(RemoveThreat(MAIN_SCHEME, 1), Heal(YOUR_HERO, 1)), form=HERO_FORM, labels=THWART_LABEL)])
WHISTLE = Support("seldom_whistle", "Whistle", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(THWART, by=YOUR_HERO), Draw(1))])

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
BLACK_ARMBAND = Support("seldom_black_armband", "Black Armband", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(DEFEAT, to=ALTER_EGO), Draw(1))])
LAST_WILL = Support("seldom_last_will", "Last Will", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(LEAVE_PLAY, to=UPGRADE), Draw(1))])
LONELY_ROAD = Treachery("seldom_lonely_road", "Lonely Road", keywords=[Stat.PERIL, SURGE], abilities=[
    WhenRevealed(PlaceThreat(MAIN_SCHEME, 1))])
SKELETON_KEY = Support("seldom_skeleton_key", "Skeleton Key", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(REVEAL, to=TREACHERY), CancelCard(), cost=Discard(SELF))])
LANDSLIDE = Treachery("seldom_landslide", "Landslide", abilities=[WhenRevealed(DiscardTop(2, EACH_PLAYER))])
OLD_FOR_NEW = Event("seldom_old_for_new", "Old for New", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Swap(A(IN_YOUR_HAND), A(IN_YOUR_DISCARD)))])

# ------------------------------------------------------------------------------------------ costs, attacks, who decides

TOLL_ROAD = Environment("seldom_toll_road", "Toll Road", abilities=[AdditionalCost(EVENT, Spend(any_=1))])
TAILWIND = Event("seldom_tailwind", "Tailwind", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(ForEach("it", UPGRADE & YOURS, Draw(1)).named("drawn"), Damage(VILLAIN, Result("drawn"))))])
FINGER_POINTING = Treachery("seldom_finger_pointing", "Finger-Pointing", abilities=[
    WhenRevealed(Do(ChoosePlayer("culprit", EACH_PLAYER, by=FIRST_PLAYER), Damage(IdentityOf(PlayerRef("culprit")), 1)))])
QUIET_WITNESS = Support("seldom_quiet_witness", "Quiet Witness", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(PLACE_THREAT, where=EventHas("attack")), Draw(1))])
DUTY_ROSTER = Support("seldom_duty_roster", "Duty Roster", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(ATTACK, by=VILLAIN, where=EventHas("defense")), Draw(1))])
BIG_HITS = Support("seldom_big_hits", "Big Hits", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(ATTACK, where=EventHas("overkill")), Draw(1))])
SCORECARD = Support("seldom_scorecard", "Scorecard", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(ATTACK, by=HERO, defeats=MINION), Draw(1))])

POOL: Final = CardPool("seldom_pool", "Seldom", (
    HEADLONG, FRESH_AIR, LATE_GUARD, SHORT_OF_CASH, ABSENT_PATRON, ALL_HURT, MASKED_BALL, PHANTOM_FOE, TIP_OFF, NUMBNESS,
    SMELLING_SALTS, SLOW_GAS, PHOENIX_CANDLE, NO_TRAITOR, QUIET_WORD, WHISTLE, BLACK_ARMBAND, LAST_WILL, SKELETON_KEY,
    OLD_FOR_NEW, TAILWIND, QUIET_WITNESS, DUTY_ROSTER, BIG_HITS, SCORECARD))
SET: Final = EncounterSet("seldom_set", "Seldom", kind="scenario", cards=dict.fromkeys((
    SECOND_THOUGHTS, LAST_BLOW, CONSOLATION, OVERFLOW, LONELY_ROAD, LANDSLIDE, TOLL_ROAD, FINGER_POINTING), 1),
    guises=(Guise("renegade", CardType.MINION),))

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET)
