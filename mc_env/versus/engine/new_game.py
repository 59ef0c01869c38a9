"""Setting up a game of Vs. System: arguments, decks, sides (rulebook, "Setting Up the Game")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mc_env.errors import ConfigError
from mc_env.kernel import rng
from mc_env.kernel.zones import MAX_PLAYERS
from mc_env.versus.cards import decks as deck_rules
from mc_env.versus.cards import kit, registry
from mc_env.versus.cards.decks import Deck
from mc_env.versus.engine import compiler, moves, streams
from mc_env.versus.engine.frames import PhaseFrame
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import OP_SETUP
from mc_env.versus.engine.zones import DECK, EGGS, SIDE, TABLE

MODES: Final = {
    "duel": (2, 2),
    "free_for_all": (3, 4),
    "2v2": (4, 4),
    "two_headed": (4, 4),
}  # how many players each takes
DeckSource = Deck | str | Mapping[str, object]


@dataclass(frozen=True)
class Setup:
    """The arguments of a game, checked. Saved games keep them as their origin."""

    decks: tuple[Deck, ...]
    seed: int = 0
    mode: str = "duel"
    auto: bool = True


def check(decks: Sequence[DeckSource], seed: int = 0, *, mode: str = "duel", auto: bool = True) -> Setup:
    """Check every argument; each error names the culprit and what would be valid."""
    if mode not in MODES:
        raise ConfigError(f"mode {mode!r}: one of {', '.join(MODES)}")
    if isinstance(decks, str | Mapping) or not isinstance(decks, Sequence):
        raise ConfigError(f"decks is a list with one deck for each player, not {decks!r}")
    least, most = MODES[mode]
    if not least <= len(decks) <= most:
        raise ConfigError(f"{len(decks)} decks: mode {mode} is for {least} to {most} players")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise ConfigError(f"seed is a whole number, not {seed!r}")
    if not isinstance(auto, bool):
        raise ConfigError(f"auto is True or False, not {auto!r}")
    return Setup(tuple([deck_rules.read(deck) for deck in decks]), seed, mode, auto)


def sides(mode: str, n: int) -> tuple[int, ...]:
    """The side of each player: in 2 vs 2 they sit in turns, two-headed teammates side by side, else everybody plays alone."""
    if mode == "2v2":
        return tuple([p % 2 for p in range(n)])
    return tuple([p // 2 for p in range(n)]) if mode == "two_headed" else tuple(range(n))


def empty(n: int, mode: str, seed: int, auto: bool) -> State:
    """A table with players and without cards."""
    g = State()
    g.n, g.alive, g.auto = n, (True,) * n, auto
    g.sides, g.shared = sides(mode, n), mode == "two_headed"
    g.rng = rng.new(seed)
    return g


def add(g: State, code: str, n: int, p: int, zone: int) -> tuple[int, ...]:
    """Cards of a player, in a zone that is out of play."""
    card = compiler.card(code)
    return g.new_cards(n, card.id, card.faces[0], p, zone)


def hatches(code: str) -> bool:
    """Whether who plays a card uses a Facehugger pile."""
    node = registry.definition(code)
    return isinstance(node, kit.Character) and node.hatches


def facehugger_pile() -> list[str]:
    """The cards of a Facehugger pile, which are in it as often as their limit says."""
    return [code for code in registry.definitions() if registry.facts(code).type == "facehugger"]


def cards_of(p: int, deck: Deck) -> list[tuple[str, int, int]]:
    """The cards of a player: codes, how many, and the zones in which they begin. The main character is the first."""
    out = [(deck.main, 1, TABLE)]
    out += [(code, deck.cards[code], DECK + p) for code in sorted(deck.cards)]
    if any(hatches(code) for code in deck.cards):
        out += [(code, registry.facts(code).limit, EGGS + p) for code in facehugger_pile()]
    return out + [(code, 1, SIDE + p) for code in deck.side]


def build(setup: Setup) -> State:
    """The state of a new game, before anything has happened."""
    assert len(setup.decks) <= MAX_PLAYERS
    g = empty(len(setup.decks), setup.mode, setup.seed, setup.auto)
    cards = [cards_of(p, deck) for p, deck in enumerate(setup.decks)]
    g.make_room(sum([n for mine in cards for _, n, _ in mine]))
    mains: list[int] = []
    for p, mine in enumerate(cards):
        mains.append(len(g.card))
        for code, n, zone in mine:
            add(g, code, n, p, zone)
    g.mains = tuple(mains)
    for c in mains:
        g.known[c] = moves.ALL_KNOW
    chooser = rng.draw(g.rng, streams.MISC, g.n)
    g.first = chooser
    g.stack.append(PhaseFrame(OP_SETUP, -1, chooser))
    return g
