"""Who plays the other seats: scripted partners by name, or anything that answers a decision.

A partner is a callable that takes the game at its decision and returns the index of an option, or an object with such an
`act`. If it has `begin(seed)`, that is called before each episode. Scripted partners look only at their options and at what
lies open on the table; each has a taste that makes it a different companion. Every other name is the spec of an agent, ours
("heuristic:style=protective") or somebody's (`package.module:Class`, `path/file.py:Class`); such a place may also hold a partner
as above.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from typing import Any, Final

from mc_env import loading
from mc_env.cards.terms import CardType, Stat
from mc_env.engine.board import modifiers as mod
from mc_env.engine.game import Game
from mc_env.engine.state.options import Verb
from mc_env.engine.state.state import State
from mc_env.env.episodes import Dice, OneOf
from mc_env.errors import ConfigError, unknown
from mc_env.kernel.rng import MASK, mix

Policy = Callable[[Game], int]
PartnerSpec = str | Policy | OneOf | Any  # Any: an object with `act`

_PURPOSE: Final = 200  # of the dice that draw partners, + seat
_WEAK: Final = 4  # remaining hit points at which a careful hero leaves the fight


class Scripted:
    """Draws an option by weights for its verb, which depend a little on the board. The same seed plays the same way."""

    def __init__(self, name: str, taste: Mapping[Verb, int], careful: bool = True) -> None:
        self.name = name
        self.taste = {**_USUAL, **taste}
        self.careful = careful
        self.seed = 0

    def begin(self, seed: int) -> None:
        self.seed = mix(seed & MASK)

    def act(self, game: Game) -> int:
        pending = game.state.pending
        assert pending is not None
        weights = [self._weight(game.state, pending.player, verb, c) for verb, c, _, _ in pending.opts]
        point = mix(self.seed ^ mix(len(game.choices))) % sum(weights)
        for i, w in enumerate(weights):
            point -= w
            if point < 0:
                return i
        raise AssertionError("weights are positive")

    def _weight(self, g: State, p: int, verb: int, c: int) -> int:
        weight = self.taste.get(Verb(verb), 20)
        if not self.careful:
            return weight
        if verb in (Verb.CHANGE_FORM, Verb.THWART):
            hero = g.ctype[g.identity[p]] == CardType.HERO
            scheme = mod.active_main_scheme(g, g.parea[p])
            late = scheme >= 0 and 2 * g.threat[scheme] >= mod.stat(g, scheme, int(Stat.TARGET_THREAT))
            if verb == Verb.CHANGE_FORM:
                weak = mod.remaining(g, g.identity[p]) <= _WEAK
                return 400 if (weak and not late) == hero else 1
            return weight * 4 if late else weight
        if verb == Verb.TARGET and c >= 0:
            return 3 * weight if g.ctype[c] in (CardType.MINION, CardType.VILLAIN) else weight
        return weight

    def __repr__(self) -> str:
        return f"<partner {self.name}>"


_USUAL: Final[Mapping[Verb, int]] = {
    Verb.END_TURN: 1,
    Verb.PASS: 10,
    Verb.NO_DEFENSE: 20,
    Verb.NO: 10,
    Verb.ASK: 2,
    Verb.CHANGE_FORM: 6,
    Verb.RECOVER: 80,
    Verb.STOP: 60,
    Verb.USE: 60,
    Verb.PLAY: 80,
    Verb.ATTACK: 80,
    Verb.THWART: 80,
    Verb.DEFEND: 30,
}
_EVEN: Final = dict.fromkeys(Verb, 1)

TASTES: Final[Mapping[str, tuple[Mapping[Verb, int], bool]]] = {
    "random": (_EVEN, False),
    "fighter": ({Verb.ATTACK: 300, Verb.THWART: 20, Verb.DEFEND: 5}, True),
    "thwarter": ({Verb.ATTACK: 30, Verb.THWART: 300}, True),
    "builder": ({Verb.PLAY: 400, Verb.USE: 200, Verb.ATTACK: 40, Verb.THWART: 40}, True),
    "defender": ({Verb.DEFEND: 300, Verb.NO_DEFENSE: 1, Verb.THWART: 120}, True),
    "helper": ({Verb.ASK: 40, Verb.PLAY: 120, Verb.DEFEND: 120, Verb.THWART: 120}, True),
    "hothead": ({Verb.ATTACK: 300, Verb.RECOVER: 1, Verb.NO_DEFENSE: 300, Verb.CHANGE_FORM: 20}, False),
}


def make_partner(spec: PartnerSpec) -> Any:
    """A partner from its name, the spec of an agent, a callable, or an object with `act`."""
    if isinstance(spec, str):
        if spec in TASTES:
            taste, careful = TASTES[spec]
            return Scripted(spec, taste, careful)
        return _named(spec)
    if isinstance(spec, type):
        return make_partner(spec())
    if callable(spec) or callable(getattr(spec, "act", None)):
        return spec
    raise ConfigError(f"a partner is a name, a callable or an object with act(game), not {spec!r}")


def _named(spec: str) -> Any:
    """An agent by its spec; or a partner by where it is written, if it wants the game itself."""
    agents = loading.module("mc_env.agents", "partner")  # they come after environments; who names one has them
    if spec.partition(":")[0] not in agents.names() and loading.split(spec) is not None:
        found = loading.attribute(spec, "partner")
        if wants_the_game(found):
            return make_partner(found)
    if not agents.is_spec(spec):
        raise ConfigError(str(unknown("partner", spec, (*TASTES, *agents.names()))))
    return agents.partner(spec)


def wants_the_game(found: Any) -> bool:
    """Whether something is a partner as this module knows them, and no agent: a function of a game, or an `act` of one."""
    if hasattr(found, "choose"):
        return False
    act = getattr(found, "act", None)
    if act is None:
        return callable(found) and not isinstance(found, type)
    return len(signature(act).parameters) == 1 + isinstance(found, type)


def answer(partner: Any, game: Game) -> int:
    """What a partner chooses; a wrong answer names the partner."""
    act = getattr(partner, "act", partner)
    i = act(game)
    pending = game.state.pending
    assert pending is not None
    if isinstance(i, bool) or not hasattr(i, "__index__") or not 0 <= int(i) < len(pending.opts):
        raise ConfigError(f"partner {partner!r} chose {i!r}; there are options 0 to {len(pending.opts) - 1}")
    return int(i)


def seat_specs(partners: PartnerSpec | Sequence[PartnerSpec], seat: int, players: int) -> dict[int, PartnerSpec]:
    """Who plays each other seat: one spec for all of them, or one for each in order."""
    others = [p for p in range(players) if p != seat]
    if isinstance(partners, Sequence) and not isinstance(partners, str):
        if len(partners) != len(others):
            raise ConfigError(f"{len(partners)} partners for {len(others)} other seats")
        return dict(zip(others, partners, strict=True))
    return dict.fromkeys(others, partners)


def drawn_partners(
    specs: Mapping[int, PartnerSpec], seed: int, make: Callable[[PartnerSpec], Any] = make_partner
) -> dict[int, Any]:
    """Who plays the other seats of an episode: drawn by its seed, made and begun."""
    out = {}
    for p, who in specs.items():
        partner = make(Dice(seed, _PURPOSE + p).draw(who))
        if hasattr(partner, "begin"):
            partner.begin(Dice(seed, _PURPOSE + 10 + p).below(1 << 62))
        out[p] = partner
    return out
