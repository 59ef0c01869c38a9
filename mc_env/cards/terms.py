"""The vocabulary of the Rules Reference as small integers: card types, events, stats, zones.

Definitions use these names through the kit; the engine stores their integer values in its columns.
"""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final


@unique
class CardType(IntEnum):
    """Every card type of the game (Reference "Card Types"); a hero and an alter-ego are faces of an identity."""

    HERO = 0
    ALTER_EGO = 1
    ALLY = 2
    EVENT = 3
    RESOURCE = 4
    SUPPORT = 5
    UPGRADE = 6
    PLAYER_SIDE_SCHEME = 7
    VILLAIN = 8
    MAIN_SCHEME = 9
    MINION = 10
    SIDE_SCHEME = 11
    ATTACHMENT = 12
    ENVIRONMENT = 13
    TREACHERY = 14
    OBLIGATION = 15


PLAYER_TYPES: Final = frozenset(range(CardType.HERO, CardType.VILLAIN))
CHARACTER_TYPES: Final = frozenset(
    {CardType.HERO, CardType.ALTER_EGO, CardType.ALLY, CardType.VILLAIN, CardType.MINION}
)
SCHEME_TYPES: Final = frozenset({CardType.MAIN_SCHEME, CardType.SIDE_SCHEME, CardType.PLAYER_SIDE_SCHEME})


@unique
class Stat(IntEnum):
    """Everything about a card that a modifier can change: powers, keywords, icons, prohibitions."""

    THW = 0
    ATK = 1
    DEF = 2
    REC = 3
    SCH = 4
    HP = 5
    HAND_SIZE = 6
    COST = 7
    THREAT = 8  # starting threat of a scheme
    TARGET_THREAT = 9
    ESCALATION = 10  # threat placed on a main scheme in step one of the villain phase
    CONSEQUENTIAL_ATK = 11
    CONSEQUENTIAL_THW = 12
    BOOST = 13
    ACCELERATION = 14
    CRISIS = 15
    HAZARD = 16
    AMPLIFY = 17
    ALLY_LIMIT = 18
    ADDITIONAL_COST = 19  # what has to be paid beside the cost of a card when it is played
    # keywords
    ALLIANCE = 20
    ASSAULT = 21
    GUARD = 22
    HINDER = 23
    INCITE = 24
    OVERKILL = 25
    PATROL = 26
    PERIL = 27
    PERMANENT = 28
    PIERCING = 29
    QUICKSTRIKE = 30
    RANGED = 31
    RESTRICTED = 32
    RETALIATE = 33
    SETUP = 34
    STALWART = 35
    STEADY = 36
    SURGE = 37
    TEAMWORK = 38
    TEMPORARY = 39
    TOUGHNESS = 40
    VICTORY = 41
    VILLAINOUS = 42
    # prohibitions and obligations put on a card ("cannot" is absolute)
    CANNOT_TAKE_DAMAGE = 50
    CANNOT_ATTACK = 51
    CANNOT_BE_ATTACKED = 52
    CANNOT_THWART = 53
    CANNOT_BE_THWARTED = 54
    CANNOT_DEFEND = 55
    CANNOT_READY = 56
    CANNOT_BE_STUNNED = 57
    CANNOT_BE_CONFUSED = 58
    CANNOT_BE_HEALED = 59
    CANNOT_LOSE_THREAT = 60
    CANNOT_BE_PLAYED = 61
    CANNOT_CHANGE_FORM = 62
    CANNOT_SCHEME = 63
    CANNOT_LEAVE_PLAY = 64
    CANNOT_RECOVER = 65
    MUST_DEFEND_WITH_ALLY = 66
    # amounts altered while they are dealt or placed
    DAMAGE_DEALT = 70
    DAMAGE_TAKEN = 71
    THREAT_REMOVED = 72
    CONTROL = 73  # a lasting change of who controls a card
    # identity of the card itself
    TRAIT = 74
    BLANK = 75
    INFINITE_HP = 76
    PLAY_FROM = 77  # a permission: this card may be played as if it were in hand
    FACEUP = 78  # a card of a deck that lies faceup
    INDIRECT_ATTACK = 79  # attacks of this enemy deal indirect damage


N_STATS: Final = 80
POWERS: Final = (Stat.THW, Stat.ATK, Stat.DEF, Stat.REC, Stat.SCH)
DASH: Final = -1000  # a printed dash: an unmodifiable 0 that cannot be used
STAR: Final = 0  # a printed star counts as 0

KEYWORDS: Final = frozenset(s for s in Stat if 20 <= s < 50)
NUMBERED_KEYWORDS: Final = frozenset({Stat.HINDER, Stat.INCITE, Stat.RETALIATE, Stat.VICTORY})


@unique
class Event(IntEnum):
    """Kinds of occurrences that abilities can refer to; each becomes an event record."""

    ATTACK = 0
    SCHEME = 1
    THWART = 2
    DEFEND = 3
    DAMAGE = 4  # damage being dealt
    TAKE = 5  # damage being taken (after tough)
    DEFEAT = 6
    PLACE_THREAT = 7
    REMOVE_THREAT = 8
    HEAL = 9
    REVEAL = 10
    ENTER_PLAY = 11
    LEAVE_PLAY = 12
    PLAY = 13
    ENGAGE = 14
    CHANGE_FORM = 15
    FLIP = 16
    DRAW = 17
    DISCARD = 18
    STATUS = 19
    READY = 20
    EXHAUST = 21
    ROUND_BEGINS = 22
    ROUND_ENDS = 23
    PHASE_BEGINS = 24
    PHASE_ENDS = 25
    TURN_BEGINS = 26
    TURN_ENDS = 27
    ACTIVATION_ENDS = 28
    BOOST_FLIP = 29
    COMPLETE = 30
    RECOVER = 31
    DEAL_ENCOUNTER = 32
    COUNTER = 33
    # not occurrences: the index also lists abilities that are asked for by name
    ACTION = 40
    RESOURCE = 41
    MODIFIES_SELF = 42


N_EVENTS: Final = 44


@unique
class Stage(IntEnum):
    """The points of an occurrence at which abilities are looked for."""

    WOULD = 0
    WHEN = 1
    AFTER = 2


@unique
class Kind(IntEnum):
    """Bold timing triggers (Reference "Ability")."""

    CONSTANT = 0
    ACTION = 1
    INTERRUPT = 2
    FORCED_INTERRUPT = 3
    RESPONSE = 4
    FORCED_RESPONSE = 5
    RESOURCE = 6
    WHEN_REVEALED = 7
    WHEN_DEFEATED = 8
    WHEN_COMPLETED = 9
    BOOST = 10
    SETUP = 11
    SPECIAL = 12
    DELAYED = 13


@unique
class Res(IntEnum):
    """Resource types."""

    ENERGY = 0
    MENTAL = 1
    PHYSICAL = 2
    WILD = 3


@unique
class Status(IntEnum):
    """Status cards."""

    STUNNED = 0
    CONFUSED = 1
    TOUGH = 2


@unique
class Form(IntEnum):
    """Forms every identity has; further forms are traits of form cards."""

    HERO = 0
    ALTER_EGO = 1


@unique
class Label(IntEnum):
    """Labels of labeled abilities, as bits."""

    ATTACK = 1
    THWART = 2
    DEFENSE = 4


@unique
class Until(IntEnum):
    """How long a lasting effect lasts."""

    END_OF_PHASE = 0
    END_OF_ROUND = 1
    END_OF_ATTACK = 2  # also "for this activation"
    END_OF_TURN = 3
    NEXT_PLAY = 4  # the next card that player plays this phase
    FOREVER = 5
    LEAVES_PLAY = 6  # while the affected card stays in play
    NEXT_EVENT = 7  # the next event that player plays this phase


@unique
class Period(IntEnum):
    """Periods of limits and maximums."""

    PHASE = 0
    ROUND = 1
    GAME = 2
    TURN = 3
    INSTANCE = 4  # of the triggering condition, over all copies of the card


@unique
class Pile(IntEnum):
    """Kinds of zones a definition can speak of."""

    PLAY = 0
    HAND = 1
    DECK = 2
    DISCARD = 3
    ENCOUNTER_DECK = 4
    ENCOUNTER_DISCARD = 5
    SET_ASIDE = 6
    VICTORY = 7
    REMOVED = 8
    UNDER = 9  # beneath a card in play
    DEALT = 10  # facedown encounter cards in front of a player
    BOOST = 11
    VILLAIN_DECK = 12
    SCHEME_DECK = 13
    EXTRA_DECK = 14
    EXTRA_DISCARD = 15
    NEMESIS = 16
