"""Quick answers of the engine are the long answers: what a glance at all characters rules out, a full look does not find."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from mc_env import versus
from mc_env.versus.engine import course, levels, moves, values
from mc_env.versus.engine.glance import SEES_DEFENSE, SEES_LEVELS, SEES_NAMES, SEES_POWERS, SEES_WOUNDS, glance
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.terms import N_STATS
from tools.versus_stress import some_game

CHECKS: Final[dict[int, Callable[[State], bool]]] = {
    SEES_POWERS: course.brought_up_to_date,
    SEES_DEFENSE: course.without_defense,
    SEES_WOUNDS: course.wounded_to_death,
    SEES_NAMES: course.twice_on_a_side,
    SEES_LEVELS: levels.level_up,
}


def disturb(g: State, rng: Random) -> None:
    """Something happens to a few characters, as nothing in the rules makes it happen."""
    for c in rng.sample(values.characters(g), min(2, len(values.characters(g)))):
        what = rng.randrange(7)
        if what == 0:
            g.facedown[c] ^= 1
        elif what == 1:
            g.wounds[c] += 1
        elif what == 2:
            g.plus[c], g.minus[c] = rng.randrange(3), rng.randrange(6)
        elif what == 3:
            g.xp[c] += rng.randrange(6)
        elif what == 4:
            moves.add_lasting(g, 0, values.scope_of(g, c), (c,), 1, rng.randint(-3, 3), rng.randint(-6, 3))
        elif what == 5:
            moves.change_row(g, c, rng.choice([z for z in range(27, 35) if g.zones[z]]))
        elif not g.lent:
            z = g.zone[c]
            moves.lift(g, c)
            g.face[c] = g.face[rng.choice(values.characters(g))] if values.characters(g) else g.face[c]
            moves.lay(g, c, z)


@pytest.mark.parametrize("number", range(12))
def test_what_a_glance_rules_out_is_not_there(number: int) -> None:
    game, rng = some_game(3, number)
    ruled_out = 0
    while game.state.pending is not None:
        if rng.random() < 0.3 and values.characters(game.state):
            position = game.state.clone()
            disturb(position, rng)
            seen = glance(position)
            for bit, check in CHECKS.items():
                if not seen & bit:
                    assert not check(position.clone()), (bit, game.state.turns)
                    ruled_out += 1
        game.choose(rng.randrange(len(game.state.pending.opts)))
    assert ruled_out


@pytest.mark.parametrize("number", range(6))
def test_positions_that_wait_for_a_choice_have_been_looked_at(number: int) -> None:
    """What must happen at once has happened: whatever a glance sees then, no check finds."""
    game, rng = some_game(4, number)
    while game.state.pending is not None:
        if game.state.active >= 0:
            for check in CHECKS.values():
                assert not check(game.state.clone())
        game.choose(rng.randrange(len(game.state.pending.opts)))


@pytest.mark.parametrize("number", range(6))
def test_who_has_something_is_whoever_has_it_at_least_once(number: int) -> None:
    game, rng = some_game(5, number)
    while game.state.pending is not None:
        g = game.state
        if rng.random() < 0.2:
            for c in values.characters(g):
                for stat in range(1, N_STATS):
                    assert values.has(g, c, stat) == (values.number(g, c, stat) > 0)
        game.choose(rng.randrange(len(game.state.pending.opts)))


def test_cards_that_share_a_name_share_bits_of_it() -> None:
    versus.new_game(["Hulk", "Magneto"])
    named = [info for info in FACES if info.name_ids]
    for one in named:
        for other in named:
            if set(one.names) & set(other.names):
                assert set(one.name_ids) & set(other.name_ids)
                assert one.name_bits & other.name_bits
                assert one.more_name_bits & other.more_name_bits
            else:
                assert not set(one.name_ids) & set(other.name_ids)
