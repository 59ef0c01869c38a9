"""Verbs of options and kinds of decisions, as the integers that states store."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final

from mc_env.kernel.state import Opt

V_PASS: Final = 0
V_STOP: Final = 1
V_YES: Final = 2
V_NO: Final = 3
V_RESOURCE: Final = 4  # place a card face down (extra 0) or a location face up (extra 1)
V_RECRUIT: Final = 5  # a card, into a row (target: the zone)
V_MOVE: Final = 6
V_PLAY: Final = 7  # a plot twist
V_USE: Final = 8  # a super power (target: its index)
V_POWER_UP: Final = 9  # a card of the hand, for a character (target)
V_ATTACK: Final = 10
V_JOIN: Final = 11  # another attacker of a team attack
V_TARGET: Final = 12
V_PAY: Final = 13
V_ORDER: Final = 14
V_OPTION: Final = 15
V_ROW: Final = 16
V_PICK: Final = 17
V_PLAYER: Final = 18
V_REACT: Final = (
    19  # a super power that reacts (target: its number among all powers, extra: which of those that are due)
)
V_LEVEL: Final = 20  # a version of the next level (target: the face)
V_TEAM: Final = 21  # cards of a team (target), or without one (-1)
V_NAME: Final = 22  # the name of a face (target)
V_EQUIP: Final = 23  # an equipment, onto a character (target)
V_KEYWORD: Final = 24  # a keyword (extra), 0 for Berserker


@unique
class Verb(IntEnum):
    """What an option does."""

    PASS = V_PASS
    STOP = V_STOP
    YES = V_YES
    NO = V_NO
    RESOURCE = V_RESOURCE
    RECRUIT = V_RECRUIT
    MOVE = V_MOVE
    PLAY = V_PLAY
    USE = V_USE
    POWER_UP = V_POWER_UP
    ATTACK = V_ATTACK
    JOIN = V_JOIN
    TARGET = V_TARGET
    PAY = V_PAY
    ORDER = V_ORDER
    OPTION = V_OPTION
    ROW = V_ROW
    PICK = V_PICK
    PLAYER = V_PLAYER
    REACT = V_REACT
    LEVEL = V_LEVEL
    TEAM = V_TEAM
    NAME = V_NAME
    EQUIP = V_EQUIP
    KEYWORD = V_KEYWORD


ASK_MULLIGAN: Final = 0
ASK_ROW: Final = 1
ASK_RESOURCE: Final = 2
ASK_RECRUIT: Final = 3
ASK_FORMATION: Final = 4
ASK_MAIN: Final = 5
ASK_DEFENDER: Final = 6
ASK_TEAM: Final = 7
ASK_COMBAT: Final = 8
ASK_STRIKE: Final = 9
ASK_PAY: Final = 10
ASK_TARGET: Final = 11
ASK_ORDER: Final = 12
ASK_OPTION: Final = 13
ASK_PICK: Final = 14
ASK_DISCARD: Final = 15
ASK_FIRST: Final = 16
ASK_REACTION: Final = 17
ASK_LEVEL: Final = 18
ASK_RECOVERY: Final = 19
ASK_NAME: Final = 20


@unique
class DecisionKind(IntEnum):
    """Kinds of decisions."""

    MULLIGAN = ASK_MULLIGAN
    ROW = ASK_ROW
    RESOURCE = ASK_RESOURCE
    RECRUIT = ASK_RECRUIT
    FORMATION = ASK_FORMATION
    MAIN = ASK_MAIN
    DEFENDER = ASK_DEFENDER
    TEAM = ASK_TEAM
    COMBAT = ASK_COMBAT
    STRIKE = ASK_STRIKE
    PAY = ASK_PAY
    TARGET = ASK_TARGET
    ORDER = ASK_ORDER
    OPTION = ASK_OPTION
    PICK = ASK_PICK
    DISCARD = ASK_DISCARD
    FIRST = ASK_FIRST
    REACTION = ASK_REACTION
    LEVEL = ASK_LEVEL
    RECOVERY = ASK_RECOVERY
    NAME = ASK_NAME


PASS: Final[Opt] = (V_PASS, -1, -1, 0)
STOP: Final[Opt] = (V_STOP, -1, -1, 0)
YES: Final[Opt] = (V_YES, -1, -1, 0)
NO: Final[Opt] = (V_NO, -1, -1, 0)
