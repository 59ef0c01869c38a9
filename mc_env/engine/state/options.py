"""Verbs of options and kinds of decisions, as the integers that states store."""

from __future__ import annotations

from enum import IntEnum, unique
from typing import Any, Final

from mc_env.kernel.options import of_cards
from mc_env.kernel.state import Opt
from mc_env.kernel.zones import MAX_PLAYERS

V_PASS: Final = 0
V_END_TURN: Final = 1
V_PLAY: Final = 2
V_USE: Final = 3
V_ATTACK: Final = 4
V_THWART: Final = 5
V_RECOVER: Final = 6
V_CHANGE_FORM: Final = 7
V_ASK: Final = 8
V_TARGET: Final = 9
V_PLAYER: Final = 10
V_PAY_CARD: Final = 11
V_PAY_ABILITY: Final = 12
V_PAY_HELP: Final = 13
V_DEFEND: Final = 14
V_NO_DEFENSE: Final = 15
V_ORDER: Final = 16
V_OPTION: Final = 17
V_NUMBER: Final = 18
V_PICK: Final = 19
V_STOP: Final = 20
V_ASSIGN: Final = 21
V_YES: Final = 22
V_NO: Final = 23
V_ACTIVATE: Final = 24
V_SIGNAL: Final = 25


@unique
class Verb(IntEnum):
    """What an option does."""

    PASS = V_PASS
    END_TURN = V_END_TURN
    PLAY = V_PLAY
    USE = V_USE
    ATTACK = V_ATTACK
    THWART = V_THWART
    RECOVER = V_RECOVER
    CHANGE_FORM = V_CHANGE_FORM
    ASK = V_ASK
    TARGET = V_TARGET
    PLAYER = V_PLAYER
    PAY_CARD = V_PAY_CARD
    PAY_ABILITY = V_PAY_ABILITY
    PAY_HELP = V_PAY_HELP
    DEFEND = V_DEFEND
    NO_DEFENSE = V_NO_DEFENSE
    ORDER = V_ORDER
    OPTION = V_OPTION
    NUMBER = V_NUMBER
    PICK = V_PICK
    STOP = V_STOP
    ASSIGN = V_ASSIGN
    YES = V_YES
    NO = V_NO
    ACTIVATE = V_ACTIVATE
    SIGNAL = V_SIGNAL


ASK_MULLIGAN: Final = 0
ASK_TURN: Final = 1
ASK_TARGET: Final = 2
ASK_PAY: Final = 3
ASK_DEFEND: Final = 4
ASK_INTERRUPT: Final = 5
ASK_RESPONSE: Final = 6
ASK_ORDER: Final = 7
ASK_OPTION: Final = 8
ASK_NUMBER: Final = 9
ASK_PICK: Final = 10
ASK_ASSIGN: Final = 11
ASK_DISCARD: Final = 12
ASK_ASK: Final = 13
ASK_SIGNAL: Final = 14


@unique
class DecisionKind(IntEnum):
    """Kinds of decisions."""

    MULLIGAN = ASK_MULLIGAN
    TURN = ASK_TURN
    TARGET = ASK_TARGET
    PAY = ASK_PAY
    DEFEND = ASK_DEFEND
    INTERRUPT = ASK_INTERRUPT
    RESPONSE = ASK_RESPONSE
    ORDER = ASK_ORDER
    OPTION = ASK_OPTION
    NUMBER = ASK_NUMBER
    PICK = ASK_PICK
    ASSIGN = ASK_ASSIGN
    DISCARD = ASK_DISCARD
    ASK = ASK_ASK
    SIGNAL = ASK_SIGNAL


@unique
class Signal(IntEnum):
    """What a player can say of the turn that begins, where hands are private and words are allowed (`hands="signals"`)."""

    NOTHING = 0
    ATTACK = 1
    THWART = 2
    DEFEND = 3
    HELP = 4
    SAVE = 5


# options made once, typed as the tables of `kernel.options` are
PASS: Final[Any] = (V_PASS, -1, -1, 0)
STOP: Final[Any] = (V_STOP, -1, -1, 0)
END_TURN: Final[Any] = (V_END_TURN, -1, -1, 0)
ASKS: Final[list[Any]] = [(V_ASK, -1, p, 0) for p in range(MAX_PLAYERS)]  # by player
PLAYS: Final = of_cards(V_PLAY, -1)
ATTACKS: Final = of_cards(V_ATTACK)
THWARTS: Final = of_cards(V_THWART)
TARGETS: Final = of_cards(V_TARGET)
PAYS: Final = of_cards(V_PAY_CARD)
DEFENDS: Final = of_cards(V_DEFEND)
PICKS: Final = of_cards(V_PICK)
SIGNALS: Final[tuple[Opt, ...]] = tuple([(V_SIGNAL, -1, int(word), 0) for word in Signal])
