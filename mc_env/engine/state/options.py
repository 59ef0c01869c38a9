"""Verbs of options and kinds of decisions, as the integers that states store."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Final

from mc_env.engine.state.state import Opt


@unique
class Verb(IntEnum):
    """What an option does."""

    PASS = 0
    END_TURN = 1
    PLAY = 2
    USE = 3
    ATTACK = 4
    THWART = 5
    RECOVER = 6
    CHANGE_FORM = 7
    ASK = 8
    TARGET = 9
    PLAYER = 10
    PAY_CARD = 11
    PAY_ABILITY = 12
    PAY_HELP = 13
    DEFEND = 14
    NO_DEFENSE = 15
    ORDER = 16
    OPTION = 17
    NUMBER = 18
    PICK = 19
    STOP = 20
    ASSIGN = 21
    YES = 22
    NO = 23
    ACTIVATE = 24


@unique
class Kind(IntEnum):
    """Kinds of decisions."""

    MULLIGAN = 0
    TURN = 1
    TARGET = 2
    PAY = 3
    DEFEND = 4
    INTERRUPT = 5
    RESPONSE = 6
    ORDER = 7
    OPTION = 8
    NUMBER = 9
    PICK = 10
    ASSIGN = 11
    DISCARD = 12
    ASK = 13


PASS: Final[Opt] = (int(Verb.PASS), -1, -1, 0)
STOP: Final[Opt] = (int(Verb.STOP), -1, -1, 0)
V_PASS: Final = int(Verb.PASS)
V_END: Final = int(Verb.END_TURN)
V_PLAY: Final = int(Verb.PLAY)
V_USE: Final = int(Verb.USE)
V_ATTACK: Final = int(Verb.ATTACK)
V_THWART: Final = int(Verb.THWART)
V_RECOVER: Final = int(Verb.RECOVER)
V_FORM: Final = int(Verb.CHANGE_FORM)
V_ASK: Final = int(Verb.ASK)
V_TARGET: Final = int(Verb.TARGET)
V_PLAYER: Final = int(Verb.PLAYER)
V_PAY_CARD: Final = int(Verb.PAY_CARD)
V_PAY_ABILITY: Final = int(Verb.PAY_ABILITY)
V_PAY_HELP: Final = int(Verb.PAY_HELP)
V_DEFEND: Final = int(Verb.DEFEND)
V_NO_DEFENSE: Final = int(Verb.NO_DEFENSE)
V_ORDER: Final = int(Verb.ORDER)
V_OPTION: Final = int(Verb.OPTION)
V_NUMBER: Final = int(Verb.NUMBER)
V_PICK: Final = int(Verb.PICK)
V_STOP: Final = int(Verb.STOP)
V_ASSIGN: Final = int(Verb.ASSIGN)
V_YES: Final = int(Verb.YES)
V_NO: Final = int(Verb.NO)
V_ACTIVATE: Final = int(Verb.ACTIVATE)

K_MULLIGAN: Final = int(Kind.MULLIGAN)
K_TURN: Final = int(Kind.TURN)
K_TARGET: Final = int(Kind.TARGET)
K_PAY: Final = int(Kind.PAY)
K_DEFEND: Final = int(Kind.DEFEND)
K_INTERRUPT: Final = int(Kind.INTERRUPT)
K_RESPONSE: Final = int(Kind.RESPONSE)
K_ORDER: Final = int(Kind.ORDER)
K_OPTION: Final = int(Kind.OPTION)
K_NUMBER: Final = int(Kind.NUMBER)
K_PICK: Final = int(Kind.PICK)
K_ASSIGN: Final = int(Kind.ASSIGN)
K_DISCARD: Final = int(Kind.DISCARD)
K_ASK: Final = int(Kind.ASK)
