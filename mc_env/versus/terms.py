"""The words of Vs. System as integers: types, teams, symbols, keywords, events, phases. One name each."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

# types of cards
TYPE_MAIN: Final = 0
TYPE_SUPPORTING: Final = 1
TYPE_PLOT_TWIST: Final = 2
TYPE_LOCATION: Final = 3
TYPE_EQUIPMENT: Final = 4
TYPE_FACEHUGGER: Final = 5  # what a Facehugger pile holds beside its Facehuggers
TYPE_NAMES: Final = ("main character", "supporting character", "plot twist", "location", "equipment", "Facehugger pile")


class Team(IntEnum):
    """Team affiliations."""

    AVENGERS = 0
    X_MEN = 1
    GUARDIANS = 2
    VILLAINS = 3
    A_FORCE = 4
    DEFENDERS = 5
    FEMME_FATALES = 6
    UNDERWORLD = 7
    COMPANY = 8
    XENOMORPHS = 9


N_TEAMS: Final = 10
TEAM_NAMES: Final = (
    "Avengers",
    "X-Men",
    "Guardians",
    "Villains",
    "A-Force",
    "Defenders",
    "Femme Fatales",
    "Underworld",
    "Company",
    "Xenomorphs",
)
GOOD: Final = (Team.AVENGERS, Team.GUARDIANS, Team.X_MEN, Team.A_FORCE, Team.DEFENDERS, Team.COMPANY)
MARVEL: Final = tuple(team for team in Team if team < Team.COMPANY)
EVIL: Final = (Team.VILLAINS, Team.FEMME_FATALES, Team.UNDERWORLD, Team.XENOMORPHS)


class Symbol(IntEnum):
    """Power symbols."""

    ENERGY = 0
    INTELLECT = 1
    MIGHT = 2
    SKILL = 3
    ALIEN = 4
    HUMANITY = 5


EITHER: Final = 8  # + bits of symbols: one of these
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
STAT_LEAP: Final = 12
STAT_SYMBIOSIS: Final = 13
STAT_WAKING_NIGHTMARE: Final = 14
STAT_CREATURE: Final = 15
STAT_PASSIVE: Final = 16
STAT_MOBILE: Final = 17
STAT_LAST_KEYWORD: Final = 19
STAT_TEAM: Final = 20  # + team
STAT_DOUBLE_STRIKE: Final = 30
STAT_CANNOT_RECOVER: Final = 31
STAT_CANNOT_STRIKE_BACK: Final = 32
STAT_NO_STRIKE_BACK_AGAINST: Final = 33
STAT_NO_WOUND: Final = 34
STAT_LOSES_POWERS: Final = 35
STAT_COST: Final = 36
STAT_TEAM_ATTACKS_WITH_MAIN: Final = 37
STAT_CANNOT_GAIN: Final = 38
STAT_SWITCHED: Final = 39
STAT_AS_BASE: Final = 40
STAT_BASE: Final = 41
STAT_DEADLY: Final = 42  # whom it stuns is KO'd
STAT_SNIPER: Final = 43  # no strike back against it in a ranged attack
STAT_WITHOUT: Final = 44  # has no keyword of this number, and gains none
STAT_LENT: Final = 45  # powers of another card, given by an effect
STAT_REGRESSED: Final = 46  # a lower level for a time
STAT_ATTACKS_PLAYERS: Final = 47  # may attack players whose characters are all stunned
STAT_CANNOT_STRIKE: Final = 48
STAT_CANNOT_BE_STRUCK: Final = 49
STAT_CANNOT_BE_STUNNED: Final = 50
STAT_CANNOT_READY: Final = 51
STAT_CANNOT_MOVE: Final = 52
STAT_CANNOT_BE_ATTACKED: Final = 53
STAT_GAINS_NO_PLUS: Final = 54
STAT_GAINS_NO_MINUS: Final = 55
STAT_DURABLE: Final = 56  # recovers without a wound if it was not struck in combat
STAT_STUNS_WHOM_IT_STRIKES: Final = 57
STAT_SNIPES_THE_PROTECTED: Final = 58  # alone it may make ranged attacks against protected characters
STAT_ATTACKS_FIRST: Final = 59  # is in its player's first attack of each turn
STAT_POWERED_UP_BY_ANYONE: Final = 60  # any character may be discarded to power it up
STAT_NO_PLOT_TWISTS: Final = 61  # for enemy players of who has it
STAT_RECRUITS_FROM_KO_PILE: Final = 62  # of a player
STAT_HANDS_REVEALED: Final = 63  # of enemy players
STAT_BRAINWASHED: Final = 64  # on another side for a while
STAT_DRIVES: Final = 65  # attacks in an enemy row
STAT_POINTS: Final = 66  # more recruit points of a player
STAT_UNWOUNDABLE: Final = 67
STAT_NO_ATTACKS: Final = 68  # of everybody: no more attacks are made
STAT_IMMOBILE: Final = 69  # cannot move in the formation step
STAT_DEFENSELESS: Final = 70  # cannot strike back
STAT_TRIPLE_STRIKE: Final = 71
STAT_HEALTH: Final = 72
STAT_PLAYS_FROM_TOP: Final = 73  # its player sees the top card of their deck, and may recruit and play it
STAT_NO_SUPER_POWERS: Final = 74  # enemy players cannot use those with the symbol of this number
N_STATS: Final = 75

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
    STAT_LEAP: "Leap",
    STAT_SYMBIOSIS: "Symbiosis",
    STAT_WAKING_NIGHTMARE: "Waking Nightmare",
    STAT_CREATURE: "Creature",
    STAT_PASSIVE: "Passive",
    STAT_MOBILE: "Mobile",
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
EVENT_BUILD_BEGINS: Final = 14
EVENT_MAIN_BEGINS: Final = 15
EVENT_RECOVERS: Final = 16
EVENT_LEAVES_PLAY: Final = 17
EVENT_DRAWS: Final = 18  # one or more cards; amount: how many
EVENT_DISCARDS: Final = 19  # one or more cards; amount: how many
EVENT_WOUNDED: Final = 20
EVENT_GAINS_PLUS: Final = 21  # one or more +1/+1 counters; amount: how many
EVENT_ATTACK_DECLARED: Final = 22  # once for each attack; cards: the attackers; amount: how many
EVENT_SURVIVES: Final = 23  # the combat is its link
EVENT_GAINS_ATK: Final = 24  # by a counter or an effect; amount: how much
EVENT_LOCATION_APPEARS: Final = 25  # face up among the resources of a player
EVENT_EQUIPS: Final = 26  # an equipment appears on a character
N_EVENTS: Final = 27
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
    "build phase begins",
    "main phase begins",
    "recovers",
    "leaves play",
    "draws",
    "discards",
    "gets wounded",
    "gains +1/+1 counters",
    "attack is declared",
    "survives",
    "gains ATK",
    "location appears",
    "is equipped",
)

# kinds of piles, as powers speak of where their card is
PILE_PLAY: Final = 0
PILE_HAND: Final = 1
PILE_KO: Final = 2
PILE_DECK: Final = 3
PILE_RESOURCES: Final = 4
PILE_REMOVED: Final = 5
N_PILES: Final = 6

# moments at which plot twists and super powers may be used
MOMENT_BUILD: Final = 0
MOMENT_MAIN: Final = 1
MOMENT_COMBAT: Final = 2
MOMENT_RECOVERY: Final = 3
MOMENT_REACTION: Final = 4  # when something happens
MOMENT_NAMES: Final = ("Build", "Main", "Combat", "Recovery", "Reaction")

# how often a super power may be used
ONCE_A_TURN: Final = 0
ONCE_A_GAME: Final = 1  # in all zones and whoever controls its character
ONCE_A_LEVEL: Final = 2  # while its character is of that level
ANY_NUMBER: Final = 3

# kinds of powers
POWER_TRIGGER: Final = 0
POWER_SUPER: Final = 1
POWER_CONTINUOUS: Final = 2
POWER_LEVEL_UP: Final = 3
POWER_ACTION: Final = 4  # used like a super power, but without a cost and no super power
POWER_BORROWS: Final = 5  # has the powers of other cards
ALL_POWERS: Final = 0  # what is borrowed: keywords, triggers, continuous and super powers
NO_SUPER_POWERS: Final = 1  # ... without super powers

# how long a modifier lasts
UNTIL_COMBAT_ENDS: Final = 0
UNTIL_TURN_ENDS: Final = 1
UNTIL_NEXT_ATTACK_ENDS: Final = 2  # of the character it is on; it works while that one attacks
UNTIL_SOURCE_GOES: Final = 3  # until the character it comes from gets stunned or leaves play
UNTIL_YOUR_NEXT_TURN: Final = 4  # until the next turn begins of the player whose effect made it
UNTIL_YOUR_NEXT_TURN_ENDS: Final = 5  # until after that turn
UNTIL_RECOVERY_ENDS: Final = 7  # until after the next recovery phase of that player
UNTIL_FAR_OFF: Final = 8  # until what it waits for happens
UNTIL_GONE: Final = 6  # until the character it is on leaves play: no duration

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
