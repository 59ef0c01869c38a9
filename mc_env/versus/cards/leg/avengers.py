"""Legacy: the Avengers."""

from mc_env.versus.cards.kit import *

LIGHTNING_STRIKE = SuperPower("Lightning Strike", MAIN_PHASE, (ENERGY,), AddMinus(A(ENEMY), 3))
YOUR_TEAM = Count(YOURS & SUPPORTING & FACE_UP)
GREAT_POWER = SuperPower("Great Power", COMBAT, (MIGHT,), Boost(SELF, YOUR_TEAM, YOUR_TEAM), any_turn=True)

THOR_1 = Character("leg-001", "Thor", powers=(BERSERKER, LIGHTNING_STRIKE,
    LevelUp("Worthiness", 7, Attacks(YOURS & GOOD))))

THOR_2 = Character("leg-002", "Thor", powers=(BERSERKER, LIGHTNING_STRIKE,
    SuperPower("God of Thunder", MAIN_PHASE, (MIGHT,), Do(
        AddPlus(SELF, PlusOf()), DoubleMinus(UpToOne(OTHER & HAS_MINUS))))))

SPIDER_MAN_2 = Character("leg-003", "Spider-Man", powers=(GREAT_POWER,
    LevelUp("Greater Responsibility", 5, YOUR_TURN_ENDS, YOUR_TEAM)))

SPIDER_MAN_3 = Character("leg-004", "Spider-Man", powers=(GREAT_POWER,
    SuperPower("His Amazing Friends", BUILD, (INTELLECT,), Draw(YOUR_TEAM))))

FALCON = Character("leg-005", "Falcon", keywords=(MOBILE,), powers=(
    Trigger("Sidekick", ATTACKS, AddPlus(Each(ATTACKER & OTHER)), during=TEAM_ATTACKING),))

AGENT_PEGGY_CARTER = Character("leg-006", "Agent Peggy Carter", powers=(
    Continuous("Honorary Avenger", Of(Team.AVENGERS), COST),))

MOCKINGBIRD = Character("leg-007", "Mockingbird", powers=(
    SuperPower("Martial Mastery", MAIN_PHASE, (SKILL,), Choose(AN_ENEMY_PLAYER,
        AddPlus(SELF, Count(SUPPORTING & OF_CHOSEN_PLAYER)))),))

CAPTAIN_BRITAIN = Character("leg-008", "Captain Britain", powers=(
    Trigger("Rule Britannia!", PowersUp(ITSELF), AddPlus(SELF, 2)),))

AVENGE = PlotTwist("leg-009", "Avenge", MAIN_PHASE, Stun(A(EXHAUSTED & SUPPORTING)))
