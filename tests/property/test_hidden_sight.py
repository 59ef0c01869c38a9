"""A sight answers only what its seat may know: every reader of it is asked, found by looking at the class."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mc_env
from mc_env.cards.terms import Stat
from mc_env.engine.board.visibility import visible
from mc_env.engine.game import new_game
from mc_env.engine.knowing.sight import Occurrence, Sight
from mc_env.engine.state.options import DecisionKind
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ASIDE, DECK, HAND, MINIONS
from mc_env.table import Table
from tests.slots import slots_of
from tools.disguise import permuted
from tools.random_games import aggressive, play

# definitions of cards, which are printed and open to all
PUBLIC = {"effect"}
# what a reader may be asked about, by the name of its argument
ARGUMENTS: dict[str, Callable[[State], list[Any]]] = {
    "c": lambda g: list(range(-1, len(g.card))),
    "for_card": lambda g: list(range(-1, len(g.card))),
    "p": lambda g: list(range(g.n)),
    "stat": lambda g: [Stat.ATK, Stat.COST, Stat.HP, Stat.TARGET_THREAT, Stat.GUARD],
    "trait": lambda g: ["Avenger", "Drone", "Hydra"],
    "name": lambda g: ["", "all-purpose"],
    "serial": lambda g: [-1, *g.recs],
}


def readers() -> dict[str, list[str]]:
    """Every public reader of a sight with the names of its arguments, as written: compiled classes do not tell."""
    source = Path(mc_env.__file__).parent / "engine" / "knowing" / "sight.py"
    sight = next(x for x in ast.parse(source.read_text()).body if isinstance(x, ast.ClassDef) and x.name == "Sight")
    found = {x.name: [a.arg for a in x.args.args[1:]] for x in sight.body if isinstance(x, ast.FunctionDef)}
    return {name: asked for name, asked in found.items() if not name.startswith("_") and name not in PUBLIC}


READERS = readers()


def plain(answer: object) -> object:
    """An answer as something that can be compared."""
    if isinstance(answer, Occurrence):
        return tuple(getattr(answer, name) for name in slots_of(Occurrence))
    return answer


def answers(g: State, p: int, reader: str) -> dict[tuple[Any, ...], object]:
    """Everything one reader of a seat's sight can say, by what it is asked."""
    sight = Sight(g, p)
    found = getattr(sight, reader)
    if not callable(found):  # a property
        return {(): found}
    asked = [ARGUMENTS[name](g) for name in READERS[reader]]
    return {arguments: plain(found(*arguments)) for arguments in product(*asked)}


def positions(scenario: str, hands: str, every: int) -> Iterator[State]:
    game = new_game(["spider_man", "she_hulk", "iron_man"], scenario, 3, hands=hands)
    for i, at in enumerate(play(game, aggressive, Random(4))):
        if i % every == 0 and at.decision is not None:
            yield at.state


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize("scenario", ["rhino", "ultron"])
def test_no_reader_of_a_sight_depends_on_what_is_hidden(scenario: str, hands: str) -> None:
    assert {"max_hp", "cost", "hand", "due", "occurrence"} <= set(READERS)
    rng = Random(5)
    for g in positions(scenario, hands, every=17):
        for p in range(g.n):
            twin = permuted(g, p, rng)
            for reader in READERS:
                assert answers(twin, p, reader) == answers(g, p, reader), reader


@pytest.mark.parametrize("reader", [reader for reader, asked in READERS.items() if "c" in asked])
def test_hidden_cards_of_one_place_are_all_alike(reader: str) -> None:
    """A hidden card says no more than that it lies there: an ally, a resource and a Drone's true card answer the same."""
    t = Table(scenario="ultron", hands="private")
    t.hero("Spider-Man", deck=["Black Cat", "Genius", "Webbed Up", "Haymaker"])
    t.hero("Captain Marvel", hand=["Energy", "Photonic Blast", "Nick Fury"], deck=["Energy"])
    t.villain("Ultron", stage=1)
    t.main_scheme()
    g = t.game.state
    for place in (DECK, HAND + 1):
        cards = g.zones[place]
        assert len({g.card[c] for c in cards}) > 1
        assert not any(visible(g, 0, c) for c in cards)
        found: dict[Any, set[object]] = {}
        for arguments, answer in answers(g, 0, reader).items():
            if arguments[0] in cards:
                found.setdefault(arguments[1:], set()).add(repr(answer))
        assert all(len(said) == 1 for said in found.values()), found


def drones() -> State:
    """Ultron with Drones in play, whose cards nobody has seen."""
    for g in positions("ultron", "private", every=1):
        if sum(1 for c in g.zones[MINIONS] if not visible(g, 0, c)) >= 2:
            return g
    raise AssertionError("no Drones came into play")


def test_drone_does_not_tell_what_it_is_beneath() -> None:
    g = drones()
    sight = Sight(g, 0)
    for c in g.zones[MINIONS]:
        if not visible(g, 0, c):
            assert sight.seen(c)
            assert sight.other_faces(c) == []


def test_seen_cards_still_have_their_figures() -> None:
    t = Table(scenario="rhino", hands="private")
    t.hero("Spider-Man", hand=["Black Cat"])
    t.villain("Rhino", stage=1).main_scheme()
    g = t.game.state
    sight = Sight(g, 0)
    cat, rhino = t.find("Black Cat"), t.find("Rhino")
    assert (sight.max_hp(cat), sight.remaining(cat), sight.cost(cat)) == (2, 2, 2)
    assert sight.remaining(rhino) == sight.max_hp(rhino) > 0
    assert sight.target_threat(sight.main_scheme()) > 0
    assert all(sight.seen(c) for c in g.zones[ASIDE])


def test_seat_that_is_asked_nothing_hears_nothing_of_the_decision() -> None:
    """Neither that there is one, nor because of which card, nor what has been picked to pay with so far."""
    paying = 0
    for g in positions("rhino", "private", every=1):
        assert g.pending is not None
        for p in range(g.n):
            sight = Sight(g, p)
            heard = (sight.kind, sight.options, sight.source, sight.picked(), sight.due())
            nothing = (-1, (), -1, (), (0, 0, 0, 0, 0))
            assert (heard == nothing) == (p != g.pending.player)
        paying += g.pending.kind == DecisionKind.PAY and any(Sight(g, g.pending.player).picked())
    assert paying
