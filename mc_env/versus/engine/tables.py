"""Compiled definitions of Vs. System, shared by all games: faces, cards, powers, ops. Game states refer to them by index."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mc_env.kernel import ops as kernel
from mc_env.kernel.tables import Printed
from mc_env.versus.terms import ANY_NUMBER, EITHER, N_PILES, N_STATS, ONCE_A_TURN, PILE_PLAY, POWER_ACTION, POWER_SUPER

if TYPE_CHECKING:
    from mc_env.kernel.records import Scope
    from mc_env.versus.engine.state import Record, State

Fits = Callable[["State", "Scope", int], bool]
ValueFn = Callable[["State", "Scope"], int]
CondFn = Callable[["State", "Scope"], bool]
Waits = Callable[["State", "Scope", "Record"], bool]

# The ops of the rules come first, one of each: saved positions hold the numbers. A new one goes to the end.
OP_SETUP: Final = 0
OP_TURN: Final = 1
OP_BUILD: Final = 2
OP_MAIN: Final = 3
OP_ATTACK: Final = 4
OP_COMBAT: Final = 5
OP_POWER: Final = 6
OP_PAY: Final = 7
OP_TRIGGERS: Final = 8
OP_REACTIONS: Final = 9
OP_LEVEL: Final = 10
OP_RECOVERY: Final = 11
OP_DRIVE: Final = 12
OP_RECRUIT: Final = 13
N_RULES: Final = 14

PLAYER: Final = "player"  # the code of what stands for a player who is attacked

MARK_BORROWS: Final = 0  # of cards in play: has powers of other cards
N_MARKS: Final = 1


class Op(kernel.Op["State"]):
    """One compiled procedure of Vs. System."""

    __slots__ = ()

    def __init__(self, number: int = -1) -> None:
        """An op of the rules has a fixed number; others are counted in the order in which cards are compiled."""
        super().__init__(number if number >= 0 else len(OPS))
        if number >= 0:
            OPS[number] = self
        else:
            OPS.append(self)

    def option(self, n: int) -> str:
        """What a numbered option of its question is called."""
        return str(n)


# each number of an op of the rules is held for it until its module is imported
OPS: Final[list[kernel.Op[State]]] = [kernel.Op(i) for i in range(N_RULES)]


class PowerC:
    """A compiled power of a character, or the text of a plot twist."""

    __slots__ = (
        "amplified",
        "any_combat",
        "any_turn",
        "cond",
        "cost",
        "dfn",
        "during",
        "effect",
        "event",
        "heals",
        "id",
        "index",
        "itself",
        "kind",
        "limit",
        "moment",
        "name",
        "need",
        "outlives",
        "pile",
        "stat",
        "value",
        "waits",
        "weakens",
        "what",
        "while_stunned",
        "who",
    )

    def __init__(self, kind: int, index: int, name: str) -> None:
        self.kind = kind
        self.index = index
        self.name = name
        self.effect: Op | None = None
        self.cond: CondFn | None = (
            None  # after "if": asked when it triggers and when it resolves; of a super power: only if
        )
        self.during: CondFn | None = None  # after "while"
        self.pile = PILE_PLAY
        # of triggers
        self.event = -1
        self.waits: Waits | None = None
        self.need = 0  # XP to level up
        self.outlives = False  # resolves though its player is out
        self.heals = False  # when its character levels up
        self.what = 0  # which powers are borrowed
        # of super powers and plot twists
        self.moment = -1
        self.cost: tuple[int, ...] = ()
        self.any_turn = False
        self.any_combat = False
        self.while_stunned = False
        self.amplified: Op | None = None
        self.limit = ONCE_A_TURN if kind in (POWER_SUPER, POWER_ACTION) else ANY_NUMBER
        # of continuous powers
        self.stat = -1
        self.who: Fits | None = None
        self.value: ValueFn | None = None
        self.dfn: ValueFn | None = None
        self.itself = False  # it is about the character that has it: nobody else need be asked about
        self.weakens = False  # it may lower DEF
        self.id = len(POWERS)
        POWERS.append(self)

    def asks(self, symbol: int) -> bool:
        """Whether a symbol is in its cost, perhaps as one of several that it may be paid with."""
        for x in self.cost:
            if x == symbol or (x >= EITHER and x - EITHER >> symbol & 1):
                return True
        return False


POWERS: Final[list[PowerC]] = []


class FaceInfo(Printed):
    """Static facts of one face."""

    __slots__ = (
        "appears_stunned",
        "appears_with_minus",
        "atk",
        "captures",
        "card",
        "code",
        "cost",
        "dfn",
        "from_deck",
        "hatches",
        "health",
        "id",
        "instead_of_cost",
        "level",
        "moments",
        "more_name_bits",
        "name",
        "name_bits",
        "name_ids",
        "names",
        "need",
        "plays",
        "powers",
        "powers_up_anybody",
        "printed",
        "symbols",
        "team",
        "token",
        "type",
        "used",
        "version",
        "when_recruited",
    )

    def __init__(self, code: str, name: str, type_: int) -> None:
        super().__init__()
        self.code = code
        self.name = name
        self.names: tuple[str, ...] = (name,)  # it counts as having all of these
        self.name_ids: tuple[int, ...] = ()  # the same as numbers
        self.name_bits = 0  # the same as bits: cards that share a name share a bit of these and one of the others,
        self.more_name_bits = 0  # and hardly any two that share none do
        self.type = type_
        self.team = -1
        self.cost = 0
        self.level = 0
        self.atk = 0
        self.dfn = 0
        self.health = 0
        self.printed: list[int] = [0] * N_STATS  # printed keywords
        self.symbols: tuple[int, ...] = ()
        self.powers: tuple[PowerC, ...] = ()
        self.appears_stunned = False
        self.used: list[tuple[int, PowerC]] = []  # powers that its player uses, with their indices
        self.moments = 0  # as bits, those at which they can be used
        self.plays = 0  # ... at which it can be played, if it is a plot twist
        self.appears_with_minus = 0
        self.token = False
        self.from_deck = False  # may be recruited from its player's deck
        self.instead_of_cost: tuple[int, ...] = ()  # symbols that may be paid instead of it
        self.when_recruited: Op | None = None  # done before it appears
        self.powers_up_anybody = False
        self.hatches = False
        self.captures = False
        self.need = 0  # XP to level up
        self.version = 0  # its place among the faces of its card
        self.card = -1
        self.id = len(FACES)
        FACES.append(self)


FACES: Final[list[FaceInfo]] = []
USED_FROM: Final = [0] * N_PILES  # by kind of pile, as bits: the moments at which any card can be used from there


class CardInfo:
    """Static facts of one physical card; the levels of a main character are faces of one."""

    __slots__ = ("code", "faces", "id")

    def __init__(self, code: str, faces: tuple[int, ...]) -> None:
        self.code = code
        self.faces = faces
        self.id = len(CARDS)
        for version, f in enumerate(faces):
            FACES[f].card, FACES[f].version = self.id, version
        CARDS.append(self)


CARDS: Final[list[CardInfo]] = []
