"""Small cards for rules that no card of the core set shows: keywords, icons, player side schemes, queued activations.

Each card shows one thing. Importing this module registers them, once; every code begins with "rules_".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *

# ------------------------------------------------------------------------------------------ enemies

PATROLLER = Minion("rules_patroller", "Patroller", sch=1, atk=1, hp=3, keywords=[Stat.PATROL])
UNDERBOSS = Minion("rules_underboss", "Underboss", sch=1, atk=1, hp=4, keywords=[Stat.VILLAINOUS])
STEADY_THUG = Minion("rules_steady", "Steady Thug", sch=1, atk=2, hp=4, keywords=[Stat.STEADY])
STALWART_THUG = Minion("rules_stalwart", "Stalwart Thug", sch=1, atk=2, hp=4, keywords=[Stat.STALWART])
PIERCER = Minion("rules_piercer", "Piercer", sch=1, atk=2, hp=4, keywords=[PIERCING])
SNIPER = Minion("rules_sniper", "Sniper", sch=1, atk=2, hp=4, keywords=[RANGED])
TEAMMATE = Minion("rules_teammate", "Teammate", sch=1, atk=2, hp=4, traits=["Team"], teamwork="Team")
TROPHY = Minion("rules_trophy", "Trophy", sch=1, atk=1, hp=1, keywords={Stat.VICTORY: 2})
AMBUSHER = Minion("rules_ambusher", "Ambusher", sch=1, atk=2, hp=3, boost_star=True, keywords=[QUICKSTRIKE], abilities=[
    Boost(PutIntoPlay(SELF, engaged=YOU))])
PLATING = Attachment("rules_plating", "Plating", attach=MINION, abilities=[Gains(HOST, Stat.STALWART)])
MEDAL = Attachment("rules_medal", "Medal", attach=MINION, keywords={Stat.VICTORY: 1}, abilities=[Gets(HOST, atk=1)])

DOUBLER = Attachment("rules_doubler", "Doubler", attach=MINION, abilities=[Gets(HOST, atk=0, how="double")])
HALVER = Attachment("rules_halver", "Halver", attach=MINION, abilities=[Gets(HOST, atk=0, how="halve")])
SHARPENER = Attachment("rules_sharpener", "Sharpener", attach=MINION, abilities=[Gets(HOST, atk=2)])
BLUNTER = Attachment("rules_blunter", "Blunter", attach=MINION, abilities=[Gets(HOST, atk=-9)])
SETTER = Attachment("rules_setter", "Setter", attach=MINION, abilities=[Gets(HOST, atk=7, how="set")])
LATER_SETTER = Attachment("rules_later_setter", "Later Setter", attach=MINION, abilities=[Gets(HOST, atk=1, how="set")])
DISARMER = Attachment("rules_disarmer", "Disarmer", attach=MINION, abilities=[Loses(HOST, GUARD)])
SECOND_GUARD = Attachment("rules_second_guard", "Second Guard", attach=MINION, abilities=[Gains(HOST, GUARD)])

ROADBLOCK = SideScheme("rules_roadblock", "Roadblock", threat=1, keywords={Stat.HINDER: 2})
FORTRESS = SideScheme("rules_fortress", "Fortress", threat=6, keywords=[Stat.ASSAULT])
LOUDSPEAKER = SideScheme("rules_loudspeaker", "Loudspeaker", threat=2, amplify=1)
PROVOCATION = Treachery("rules_provocation", "Provocation", keywords={Stat.INCITE: 2})
ALONE = Treachery("rules_alone", "Alone", keywords=[Stat.PERIL], abilities=[WhenRevealed(Stun(YOU))])
SHRAPNEL = Treachery("rules_shrapnel", "Shrapnel", abilities=[WhenRevealed(IndirectDamage(YOU, 4))])
TRACKED_DOWN = Treachery("rules_tracked", "Tracked Down", abilities=[WhenRevealed(Reveal(MINION & Named("Vulture")))])
HUNTED = Treachery("rules_hunted", "Hunted", boost=1, abilities=[
    WhenRevealed(EnemyAttacks(VILLAIN, character=A(ALLY & YOURS)))])
BAD_HABIT = Obligation("rules_bad_habit", "Bad Habit", give_to="Carol Danvers", abilities=[
    Action(Discard(SELF), cost=Exhaust(YOUR_IDENTITY))])
SHACKLES = Attachment("rules_shackles", "Shackles", attach=YOU, abilities=[
    Cannot(HOST, Stat.CANNOT_READY), Action(Discard(SELF), cost=Spend(any_=1))])
JAMMER = Environment("rules_jammer", "Jammer", abilities=[ForcedInterrupt(When(PLAY, to=EVENT), CancelEvent())])
CALM_THUG = Minion("rules_calm", "Calm Thug", sch=1, atk=2, hp=4, abilities=[
    Cannot(SELF, Stat.CANNOT_BE_STUNNED), Cannot(SELF, Stat.CANNOT_BE_CONFUSED)])
PASSING_STORM = Environment("rules_storm", "Passing Storm", keywords=[Stat.TEMPORARY], abilities=[Gets(VILLAIN, atk=1)])

LEAP_AHEAD = Treachery("rules_leap_ahead", "Leap Ahead", abilities=[WhenRevealed(AdvanceScheme())])
SCAFFOLD = Attachment("rules_scaffold", "Scaffold", attach=MAIN_SCHEMES, abilities=[Gets(HOST, target_threat=2)])

# A scenario whose villain changes title and whose first scheme has something to do when it is completed.
BOSS = Villain("rules_boss", "Boss", stage=1, sch=1, atk=2, hp=6)
BIGGER_BOSS = Villain("rules_bigger_boss", "Bigger Boss", stage=2, sch=1, atk=3, hp=8)
FIRST_STEP_A = MainScheme("rules_first_step_a", "First Step", stage=1)
FIRST_STEP = MainScheme("rules_first_step_b", "First Step", stage=1, threat=0, target=4, escalation=1, abilities=[
    WhenCompleted(Damage(HERO, 2))])
LAST_STEP_A = MainScheme("rules_last_step_a", "Last Step", stage=2)
LAST_STEP = MainScheme("rules_last_step_b", "Last Step", stage=2, threat=1, target=9, escalation=1)
LADDER: Final = Scenario(
    "rules_ladder", "Ladder", villains=((BOSS, BIGGER_BOSS),),
    schemes=((Card((FIRST_STEP_A, FIRST_STEP)), Card((LAST_STEP_A, LAST_STEP))),), sets=("standard",))

# ------------------------------------------------------------------------------------------ player cards

JOINT_VENTURE = Support("rules_venture", "Joint Venture", cost=3, aspect="basic", keywords=[Stat.ALLIANCE])
HEAVY_LIFT = Event("rules_lift", "Heavy Lift", cost=2, aspect="basic", requirement=(PHYSICAL,), abilities=[
    Action(Damage(A(ENEMY), 4))])
HOLSTER = Upgrade("rules_holster", "Holster", cost=0, icons=ENERGY, aspect="basic", keywords=[Stat.RESTRICTED])
BANDOLIER = Upgrade("rules_bandolier", "Bandolier", cost=0, icons=ENERGY, aspect="basic", keywords=[Stat.RESTRICTED])
RIFLE = Upgrade("rules_rifle", "Rifle", cost=0, icons=ENERGY, aspect="basic", keywords=[Stat.RESTRICTED])
BIRTHMARK = Upgrade("rules_birthmark", "Birthmark", cost=0, aspect="basic", keywords=[Stat.PERMANENT])
DUET = Event("rules_duet", "Duet", cost=0, icons=MENTAL, aspect="basic", team_up=("Spider-Man", "Captain Marvel"),
    abilities=[Action(Draw(1))])
SAFE_HOUSE = PlayerSideScheme("rules_safe_house", "Safe House", cost=0, threat=2, icons=MENTAL, aspect="basic", abilities=[
    WhenDefeated(Draw(1))])
RESCUE = PlayerSideScheme("rules_rescue", "Rescue", cost=0, threat=2, icons=MENTAL, aspect="basic")
DRILL = Event("rules_drill", "Drill", cost=0, icons=ENERGY, traits=["Attack"], aspect="basic", abilities=[
    Action(Do(AttackGains(PIERCING), Damage(A(ENEMY), 2)), form=HERO_FORM, labels=ATTACK_LABEL)])
LONG_SHOT = Event("rules_long_shot", "Long Shot", cost=0, icons=ENERGY, traits=["Attack"], aspect="basic", abilities=[
    Action(Do(AttackGains(RANGED), Damage(A(ENEMY), 2)), form=HERO_FORM, labels=ATTACK_LABEL)])
ONCE_ONLY = Event("rules_once_only", "Once Only", cost=0, icons=ENERGY, aspect="basic", max_per_round=1, abilities=[
    Action(Draw(1))])
SWEEP = Event("rules_sweep", "Sweep", cost=0, icons=ENERGY, traits=["Attack"], aspect="basic", abilities=[
    Action(Damage(ENEMY, 1), form=HERO_FORM, labels=ATTACK_LABEL)])
FIRST_STRIKE = Event("rules_first_strike", "First Strike", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=VILLAIN, to=YOU), Damage(VILLAIN, 2))])
STEADY_FRIEND = Ally("rules_steady_friend", "Steady Friend", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=4,
    keywords=[Stat.STEADY])
PARRY = Event("rules_parry", "Parry", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=MINION, to=YOU), Damage(ATTACKER, 3))])
RIPOSTE = Event("rules_riposte", "Riposte", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(DEFEND, by=YOUR_HERO), Damage(THAT_CARD, 3))])
BREATHER = Support("rules_breather", "Breather", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(1), limit=Limit(1, Period.TURN))])
LAST_STAND = Support("rules_last_stand", "Last Stand", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Draw(1), limit=Limit(1, Period.GAME))])
MEMORIAL = Support("rules_memorial", "Memorial", cost=0, icons=ENERGY, aspect="basic", uses=("rose", 1),
    keywords={Stat.VICTORY: 1}, abilities=[Action(Draw(1), cost=RemoveCounters(SELF, 1, "rose"))])
TWO_IN_ONE = Event("rules_two_in_one", "Two in One", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Damage(A(ENEMY), 2), RemoveThreat(A(SCHEME), 2)), form=HERO_FORM, labels=(ATTACK_LABEL, THWART_LABEL))])
SHIELD_WALL = Event("rules_shield_wall", "Shield Wall", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY), Draw(1), form=HERO_FORM, labels=DEFENSE_LABEL)])
STAND_FIRM = Event("rules_stand_firm", "Stand Firm", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), DefendedBy(YOUR_HERO))])
LOYALTY_TEST = Event("rules_loyalty", "Loyalty Test", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(TakeControl(A(ALLY & ~YOURS)))])
PACIFIST = Ally("rules_pacifist", "Pacifist", cost=0, icons=ENERGY, aspect="basic", thw=0, atk=0, hp=4)
MILES = Ally("rules_miles", "Spider-Man", subtitle="Miles Morales", unique=True, cost=0, aspect="basic", thw=1, atk=1, hp=2)
IMPOSTOR = Ally("rules_impostor", "Spider-Man", unique=True, cost=0, aspect="basic", thw=1, atk=1, hp=2)
QUICK_FIST = Ally("rules_quick_fist", "Quick Fist", cost=0, icons=ENERGY, aspect="basic", thw=1, atk=2, hp=3, abilities=[
    Interrupt(When(ATTACK, by=SELF), Damage(THAT_CARD, 1))])
UNPLAYABLE = Ally("rules_unplayable", "Unplayable", cost=None, icons=ENERGY, aspect="basic", thw=1, atk=1, hp=2)

POOL: Final = CardPool("rules_pool", "Rules", (
    JOINT_VENTURE, HEAVY_LIFT, HOLSTER, BANDOLIER, RIFLE, BIRTHMARK, DUET, SAFE_HOUSE, RESCUE, DRILL, LONG_SHOT, ONCE_ONLY,
    SWEEP, FIRST_STRIKE, PARRY, RIPOSTE, BREATHER, LAST_STAND, MEMORIAL, TWO_IN_ONE,
    SHIELD_WALL, STAND_FIRM, LOYALTY_TEST, PACIFIST, MILES, IMPOSTOR, QUICK_FIST, STEADY_FRIEND, UNPLAYABLE))
SET: Final = EncounterSet("rules_set", "Rules", kind="scenario", cards={
    PATROLLER: 1, UNDERBOSS: 1, STEADY_THUG: 1, STALWART_THUG: 1, PIERCER: 1, SNIPER: 1, TEAMMATE: 2, TROPHY: 1,
    AMBUSHER: 1, PLATING: 1, MEDAL: 1, ROADBLOCK: 1, FORTRESS: 1, LOUDSPEAKER: 1, PROVOCATION: 1, ALONE: 1, SHRAPNEL: 1,
    DOUBLER: 1, HALVER: 1, SHARPENER: 1, BLUNTER: 1, SETTER: 1, LATER_SETTER: 1, DISARMER: 1, SECOND_GUARD: 1,
    LEAP_AHEAD: 1, SCAFFOLD: 1, BAD_HABIT: 1, SHACKLES: 1, JAMMER: 1, CALM_THUG: 1, TRACKED_DOWN: 1, HUNTED: 1, PASSING_STORM: 1})

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL, SET, LADDER)
