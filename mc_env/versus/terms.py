"""The words of Vs. System as integers: types, teams, symbols, keywords, events, phases. One name each."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

# types of cards
TYPE_MAIN: Final = 0
TYPE_SUPPORTING: Final = 1
TYPE_PLOT_TWIST: Final = 2
TYPE_LOCATION: Final = 3
TYPE_NAMES: Final = ("main character", "supporting character", "plot twist", "location")


class Team(IntEnum):
    """Team affiliations."""

    AVENGERS = 0
    X_MEN = 1
    GUARDIANS = 2
    VILLAINS = 3


TEAM_NAMES: Final = ("Avengers", "X-Men", "Guardians", "Villains")


class Symbol(IntEnum):
    """Power symbols."""

    ENERGY = 0
    INTELLECT = 1
    MIGHT = 2
    SKILL = 3
    ALIEN = 4
    HUMANITY = 5


SYMBOL_NAMES: Final = ("Energy", "Intellect", "Might", "Skill", "Alien", "Humanity")

# What modifiers change. First ATK and DEF, then keywords and what else cards say of characters, counted.
STAT_VALUES: Final = 0  # ATK and DEF together
STAT_FLIGHT: Final = 1
STAT_RANGED: Final = 2
STAT_STEALTH: Final = 3
STAT_FEROCIOUS: Final = 4
STAT_LETHAL: Final = 5
STAT_DODGE: Final = 6
STAT_LEADER: Final = 7
STAT_MONSTROUS: Final = 8
STAT_SWARM: Final = 9
STAT_GRAB: Final = 10
STAT_HEX: Final = 11
STAT_LAST_KEYWORD: Final = 11
STAT_DOUBLE_STRIKE: Final = 12
STAT_CANNOT_RECOVER: Final = 13
STAT_CANNOT_STRIKE_BACK: Final = 14
STAT_NO_STRIKE_BACK_AGAINST: Final = 15
STAT_NO_WOUND: Final = 16
STAT_LOSES_POWERS: Final = 17
STAT_COST: Final = 18
STAT_TEAM: Final = 19  # + team
STAT_TEAM_ATTACKS_WITH_MAIN: Final = 23
STAT_CANNOT_GAIN: Final = 24
STAT_SWITCHED: Final = 25
STAT_AS_BASE: Final = 26
STAT_BASE: Final = 27
STAT_DEADLY: Final = 28  # whom it stuns is KO'd
STAT_SNIPER: Final = 29  # no strike back against it in a ranged attack
N_STATS: Final = 30

KEYWORD_NAMES: Final = {
    STAT_FLIGHT: "flight",
    STAT_RANGED: "ranged",
    STAT_STEALTH: "Stealth",
    STAT_FEROCIOUS: "Ferocious",
    STAT_LETHAL: "Lethal",
    STAT_DODGE: "Dodge",
    STAT_LEADER: "Leader",
    STAT_MONSTROUS: "Monstrous",
    STAT_SWARM: "Swarm",
    STAT_GRAB: "Grab",
    STAT_HEX: "Hex",
}

# what happens, for powers that wait for it
EVENT_APPEARS: Final = 0
EVENT_ATTACKS: Final = 1  # target: the defender; actor: one attacker
EVENT_ATTACKED: Final = 2  # target: the defender; the combat is its link
EVENT_STUNNED: Final = 3  # target: who; cards: the sources
EVENT_KO: Final = 4
EVENT_TURN_BEGINS: Final = 5
EVENT_TURN_ENDS: Final = 6
EVENT_POWER_UP: Final = 7
EVENT_RECRUIT: Final = 8
EVENT_PLOT_TWIST: Final = 9
EVENT_SUPER_POWER: Final = 10
EVENT_RESOURCE: Final = 11  # a player gains a resource
EVENT_LEAVES_HAND: Final = 12
EVENT_COMBAT_ENDS: Final = 13
N_EVENTS: Final = 14
EVENT_NAMES: Final = (
    "appears",
    "attacks",
    "is attacked",
    "gets stunned",
    "gets KO'd",
    "turn begins",
    "turn ends",
    "powers up",
    "recruit",
    "plot twist",
    "super power",
    "resource",
    "leaves hand",
    "combat ends",
)

# kinds of piles, as powers speak of where their card is
PILE_PLAY: Final = 0
PILE_HAND: Final = 1
PILE_KO: Final = 2
PILE_DECK: Final = 3
PILE_RESOURCES: Final = 4
PILE_REMOVED: Final = 5

# moments at which plot twists and super powers may be used
MOMENT_BUILD: Final = 0
MOMENT_MAIN: Final = 1
MOMENT_COMBAT: Final = 2
MOMENT_NAMES: Final = ("Build", "Main", "Combat")

# kinds of powers
POWER_TRIGGER: Final = 0
POWER_SUPER: Final = 1
POWER_CONTINUOUS: Final = 2
POWER_LEVEL_UP: Final = 3

# how long a modifier lasts
UNTIL_COMBAT_ENDS: Final = 0
UNTIL_TURN_ENDS: Final = 1
UNTIL_NEXT_ATTACK_ENDS: Final = 2  # of the character it is on; it works while that one attacks
UNTIL_SOURCE_GOES: Final = 3  # until the character it comes from gets stunned or leaves play

# phases of a turn
PHASE_SETUP: Final = 0
PHASE_DRAW: Final = 1
PHASE_RECOVERY: Final = 2
PHASE_BUILD: Final = 3
PHASE_MAIN: Final = 4

# steps of the build phase
STEP_RESOURCE: Final = 0
STEP_RECRUIT: Final = 1
STEP_FORMATION: Final = 2
