"""Ops: the compiled steps of which everything that happens is made, and the numbers states know them by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mc_env.cards.kit.effects import Effect

if TYPE_CHECKING:
    from mc_env.engine.state.records import Frame, Scope
    from mc_env.engine.state.state import State


class Op:
    """One compiled step. `start` begins it in a scope: at once if it can be done at once, else as a frame."""

    __slots__ = ("id", "text")

    def __init__(self) -> None:
        self.text = ""
        self.id: int = NUMBERS.get(type(self).__name__, len(OPS))
        if self.id < len(OPS):
            OPS[self.id] = self
        else:
            OPS.append(self)

    def start(self, g: State, sc: int) -> None:
        g.push(self.id, sc)

    def step(self, g: State, f: Frame) -> None:
        raise NotImplementedError(type(self).__name__)

    def possible(self, g: State, s: Scope) -> bool:
        """Could this do anything now? Decides what may be initiated (Reference "Target")."""
        return True

    def fully(self, g: State, s: Scope) -> bool:
        """Could this be done in full now? Decides what can be paid, and which option must be chosen."""
        return self.possible(g, s)

    def affects(self, g: State, s: Scope, c: int) -> bool:
        """Would this affect card c as its target?"""
        return True

    def picked(self, f: Frame) -> tuple[int, ...]:
        """Cards picked so far in a choice of several steps, once for each time."""
        return ()


class Vacant(Op):
    """Holds the number of an op of the rules until its module is imported."""

    __slots__ = ()

    def __init__(self, number: int) -> None:
        self.text = ""
        self.id = number


# The ops of the rules come first, in this order: saved positions hold the numbers, which must not depend on what is imported
# before what. There is one of each; a new one goes to the end.
RULES: Final = (
    "PayOp",
    "DoAllOp",
    "LeaveOp",
    "DepartedOp",
    "AbilityOp",
    "KindAbilitiesOp",
    "DamageOp",
    "DefeatOp",
    "PlaceThreatOp",
    "RemoveThreatOp",
    "LimitOp",
    "CompleteOp",
    "AdvanceOp",
    "BasicAttackOp",
    "AttackEndOp",
    "BasicThwartOp",
    "ThwartEndOp",
    "RecoverOp",
    "AssignOp",
    "IndirectStrike",
    "AttackOp",
    "FollowOp",
    "BoostsOp",
    "SchemeOp",
    "QueueOp",
    "PlayOp",
    "EnterOp",
    "RevealOp",
    "WindowOp",
    "TurnOp",
    "PointOp",
    "RoundOp",
    "EndPhaseOp",
    "VillainPhaseOp",
    "MulliganOp",
    "SetupOp",
)
NUMBERS: Final[dict[str, int]] = {name: i for i, name in enumerate(RULES)}
OPS: Final[list[Op]] = [Vacant(i) for i in range(len(RULES))]
OP_NODES: Final[dict[int, Effect]] = {}  # the node an op was made from, for options described in words


class Kernel:
    """Ids of the ops that the rules themselves need, so that modules can push them without importing each other."""

    ability: int
    activation: int
    advance: int
    assign: int
    attack: int
    attack_end: int
    basic_attack: int
    basic_recover: int
    basic_thwart: int
    boosts: int
    change_form: int
    choose_discard: int
    complete: int
    damage: int
    defeat: int
    departed: int
    do_all: int
    end_phase: int
    engage: int
    enter: int
    follow: int
    indirect_strike: int
    kind_abilities: int
    leave: int
    limit: int
    pay: int
    place: int
    play: int
    point: int
    queue: int
    remove: int
    resolve_obligation: int
    reveal: int
    reveal_all: int
    round: int
    scheme: int
    setup: int
    stage: int
    thwart_end: int
    turn: int
    villain_phase: int
    window: int


K: Final = Kernel()
