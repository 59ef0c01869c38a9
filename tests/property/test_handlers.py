"""Every node that a card can be written with is known to the engine: it has a handler in the table of its kind."""

from __future__ import annotations

import pytest

from mc_env.cards.kit import effects, nodes
from mc_env.cards.kit.abilities import Action
from mc_env.cards.kit.cards import Face, Support
from mc_env.cards.lint import lint
from mc_env.engine import compiler, library
from mc_env.engine.effects.base import HANDLERS, Context, compile_effect
from mc_env.engine.query.conditions import compile_cond
from mc_env.engine.query.handlers import CONDITIONS, MATCHES, PLAYERS, SOURCES, VALUES
from mc_env.engine.query.names import Names
from mc_env.engine.query.players import compile_players
from mc_env.engine.query.selectors import compile_sel
from mc_env.engine.query.values import compile_value
from mc_env.errors import NotImplementedCard

SELECTORS = {**SOURCES.by_type, **MATCHES.by_type}
# part of a cost, or a constant ability: whoever compiles those knows them
NO_EFFECT_ALONE = {effects.Spend, effects.PayPrintedCost, effects.OneOf, effects.AdditionalCost}


def below(base: type[nodes.Node]) -> list[type[nodes.Node]]:
    """The node classes of the kit that are of a kind."""
    return [
        cls
        for module in (nodes, effects)
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, base) and cls is not base
    ]


@pytest.mark.parametrize(
    ("base", "handlers"),
    [
        (nodes.PlayerSel, PLAYERS.by_type),
        (nodes.Sel, SELECTORS),
        (nodes.Value, VALUES.by_type),
        (nodes.Condition, CONDITIONS.by_type),
    ],
)
def test_every_node_of_the_kit_has_a_handler_and_every_handler_a_node(
    base: type[nodes.Node], handlers: dict[type, object]
) -> None:
    assert {cls.__name__ for cls in below(base)} == {cls.__name__ for cls in handlers}


def test_every_effect_of_the_kit_has_a_handler_unless_it_is_part_of_something_else() -> None:
    assert set(below(effects.Effect)) - set(HANDLERS) == NO_EFFECT_ALONE


class Teleported(nodes.Sel):
    """Cards nobody can tell."""


class Passenger(nodes.PlayerSel):
    """A player nobody can tell."""


class Distance(nodes.Value):
    """A number nobody can tell."""


class Arrived(nodes.Condition):
    """A question nobody can answer."""


class Teleport(effects.Effect):
    """An effect nobody can do."""


def test_unknown_selector_is_named_in_the_error() -> None:
    with pytest.raises(NotImplementedCard, match="selector Teleported"):
        compile_sel(Teleported(), Names())
    with pytest.raises(NotImplementedCard, match="selector Teleported"):
        compile_sel(nodes.ENEMY & Teleported(), Names())


def test_unknown_player_value_condition_and_effect_are_named_in_the_error() -> None:
    with pytest.raises(NotImplementedCard, match="player node Passenger"):
        compile_players(Passenger(), Names())
    with pytest.raises(NotImplementedCard, match="value Distance"):
        compile_value(Distance(), Names())
    with pytest.raises(NotImplementedCard, match="condition Arrived"):
        compile_cond(Arrived(), Names())
    with pytest.raises(NotImplementedCard, match="effect Teleport"):
        compile_effect(Teleport(), Context())


def unheard_of(node: nodes.Sel) -> Face:
    return Support("t0001", "Teleporter", cost=1, abilities=(Action(effects.Discard(nodes.SUPPORT & node)),))


def test_card_with_an_unknown_node_is_refused_by_name() -> None:
    library.ready()  # what is compiled of this card comes after everything that saved games speak of
    with pytest.raises(NotImplementedCard, match=r"Teleporter \(t0001\): selector Teleported"):
        compiler.compile_face(unheard_of(Teleported()), "core")


def test_linter_finds_an_unknown_node() -> None:
    assert lint([unheard_of(nodes.IsUnique())]) == []
    (finding,) = lint([unheard_of(Teleported())])
    assert "Teleporter (t0001)" in finding
    assert "Teleported" in finding
