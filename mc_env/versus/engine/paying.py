"""Paying power symbols with locations (rulebook, "Super Powers", "Resources and Locations", "Amplify")."""

from __future__ import annotations

from mc_env.kernel.log import note
from mc_env.kernel.state import Opt
from mc_env.versus.engine import moves, values
from mc_env.versus.engine.frames import SymbolsFrame
from mc_env.versus.engine.options import ASK_PAY, V_PAY
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OP_PAY, Op
from mc_env.versus.engine.zones import HAND, RESOURCES
from mc_env.versus.terms import EITHER, TYPE_LOCATION, Symbol


def gives(g: State, location: int, c: int, symbol: int) -> bool:
    """Whether a location can pay a symbol for a power of a card: a team's location only for a character of that team of yours."""
    info = FACES[g.face[location]]
    if info.team >= 0 and not (values.in_team(g, c, info.team) and is_yours(g, g.owner[location], c)):
        return False
    if symbol < EITHER:
        return symbol in info.symbols
    for s in info.symbols:
        if symbol - EITHER >> s & 1:
            return True
    return False


def is_yours(g: State, p: int, c: int) -> bool:
    """Whether a card is on a player's side, in their hand or in their KO pile."""
    return g.controls(p, c) if values.in_play(g, c) else g.owner[c] == p


def sources(g: State, p: int) -> list[int]:
    """Locations that a player could pay with: face up among the resources, or in hand."""
    out = [c for c in g.zones[RESOURCES + p] if not g.facedown[c] and g.ctype[c] == TYPE_LOCATION]
    return out + [c for c in g.zones[HAND + p] if g.ctype[c] == TYPE_LOCATION]


def payable(g: State, c: int, cost: tuple[int, ...], left: list[int]) -> bool:
    """Whether symbols can be paid, each with another location."""
    if not cost:
        return True
    for location in left:
        if gives(g, location, c, cost[0]) and payable(g, c, cost[1:], [x for x in left if x != location]):
            return True
    return False


def payments(g: State, p: int, c: int, cost: tuple[int, ...], picked: tuple[int, ...]) -> tuple[Opt, ...]:
    """Locations that may pay the next symbol, so that the others can be paid too; identical ones once."""
    left = [x for x in sources(g, p) if x not in picked]
    symbol, rest = cost[len(picked)], cost[len(picked) + 1 :]
    seen: list[int] = []
    out: list[Opt] = []
    for x in left:
        look = g.face[x] << 8 | g.zone[x]
        if look not in seen and gives(g, x, c, symbol) and payable(g, c, rest, [y for y in left if y != x]):
            seen.append(look)
            out.append((V_PAY, x, -1, symbol))
    return tuple(out)


class PayOp(Op):
    """One symbol after another is given a location; then all are paid at the same time: turned face down, or discarded."""

    __slots__ = ("asking",)

    def __init__(self) -> None:
        super().__init__(OP_PAY)
        self.steps = (self.ask, self.take)
        self.asking = self.number(self.ask)

    def ask(self, g: State, f: SymbolsFrame) -> bool:
        s = g.scopes[f.sc]
        g.ask(f.player, ASK_PAY, payments(g, f.player, s.src, f.cost, f.sources), s.src, f.cost[len(f.sources)])
        return True

    def take(self, g: State, f: SymbolsFrame) -> bool:
        f.sources = (*f.sources, g.answer[1])
        if len(f.sources) < len(f.cost):
            f.at = self.asking
            return False
        g.stack.pop()
        g.scopes[f.sc].paid = spend(g, f.player, f.sources)
        return True


def spend(g: State, p: int, locations: tuple[int, ...]) -> tuple[int, ...]:
    """Locations are turned face down, or discarded from hand: those are the ones returned."""
    if g.log is not None:
        note(g, "pays", cards=locations, player=p)
    discarded = tuple([c for c in locations if g.zone[c] < RESOURCES])
    for c in locations:
        if g.zone[c] >= RESOURCES:
            moves.turn_resource(g, c, False)
    moves.discard_from_hand(g, p, discarded)
    return discarded


def begin(g: State, sc: int, p: int, cost: tuple[int, ...]) -> None:
    """A player pays symbols for the power of a scope; afterwards `paid` are the locations that were discarded for it."""
    if cost:
        g.stack.append(SymbolsFrame(OP_PAY, sc, p, cost))


def words(symbol: int) -> str:
    """A symbol of a cost in words."""
    if symbol < EITHER:
        return Symbol(symbol).name.capitalize()
    return " or ".join([s.name.capitalize() for s in Symbol if symbol - EITHER >> s & 1])


PayOp()
