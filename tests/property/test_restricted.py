"""A decision with some options out of sight: what is left looks and plays as if the others were never offered."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import mc_env
from mc_env.engine.knowing.sight import Sight
from mc_env.errors import IllegalChoice


def turn() -> mc_env.Game:
    game = mc_env.new_game(["spider_man", "captain_marvel"], "rhino", seed=3)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(0)
    return game


def test_only_the_options_that_are_left_are_seen_and_the_game_itself_is_untouched() -> None:
    game = turn()
    assert game.decision is not None
    before, labels = game.state.key(), [option.label for option in game.decision.options]
    assert len(labels) > 3
    less = game.restricted([2, 0])
    assert less.decision is not None
    assert [option.label for option in less.decision.options] == [labels[2], labels[0]]
    player = less.decision.player
    assert len(Sight(less.state, player).options) == 2
    again = less.resample(player, 7).decision
    assert again is not None
    assert len(again) == 2
    assert (game.state.key(), len(game.decision)) == (before, len(labels))


def test_an_option_of_the_copy_leads_where_its_original_leads() -> None:
    game = turn()
    less = game.restricted([2, 0])
    less.choose(0)
    game.choose(2)
    assert less.state.key() == game.state.key()


def test_a_copy_can_be_saved_and_loaded() -> None:
    less = turn().restricted([1, 2])
    less.choose(1)
    assert mc_env.load_game(less.save()) == less


@pytest.mark.parametrize("options", [[], [0, 0], [-1], [0, 500]])
def test_options_that_are_not_there_are_refused(options: Sequence[int]) -> None:
    with pytest.raises(IllegalChoice, match="different ones of 0 to"):
        turn().restricted(options)


def test_a_game_that_is_over_has_no_options_to_restrict() -> None:
    game = mc_env.new_game(["spider_man"], "rhino", seed=1)
    while game.decision:
        game.choose(0)
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.restricted([0])
