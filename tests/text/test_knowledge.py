"""A text tells nothing that its seat does not know: no letter changes when everything hidden changes places, or card ids do."""

from __future__ import annotations

from random import Random

import pytest

from mc_env.engine.game import Game
from mc_env.text import Question, Style
from tests.text.games import decisions, told
from tools.disguise import disguised, permuted

STYLES = (
    Style(cards="all", primer="none", limit=50_000),
    Style(form="json", cards="all", primer="none", limit=50_000),
    Style(options="hidden", limit=1_500, primer="none"),
)


def texts(game: Game, since: int) -> list[str]:
    return [Question(told(game, since), style).prompt for style in STYLES]


@pytest.mark.parametrize(("seed", "most"), [(0, 60), pytest.param(1, 2_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("hands", ["private", "open"])
def test_texts_stay_the_same_when_everything_hidden_changes_places(seed: int, most: int, hands: str) -> None:
    rng = Random(seed)
    changed = 0
    for game, since in decisions(seed, most, hands):
        assert game.decision is not None
        true, log = game.state, game.state.log
        before = texts(game, since)
        try:
            game.state = permuted(true, game.decision.player, rng)
            game.state.log = log
            changed += list(game.state.card) != list(true.card)
            assert texts(game, since) == before
        finally:
            game.state = true
    assert changed > most * 0.9


@pytest.mark.parametrize("seed", range(2))
def test_texts_do_not_depend_on_card_ids(seed: int) -> None:
    for n, (game, _) in enumerate(decisions(seed, 40)):
        if n % 8 == 0:
            assert texts(disguised(game, Random(n)), 0) == texts(Game(game.state.clone(), None), 0)


def test_hands_of_partners_are_told_where_hands_are_open_and_hidden_where_they_are_private() -> None:
    shown, held = {"open": 0, "private": 0}, {"open": 0, "private": 0}
    for hands in held:
        for game, _ in decisions(3, 60, hands):
            briefing = told(game)
            assert len(briefing.me.hand.cards) == briefing.me.hand.size
            for other in briefing.table.seats:
                if other is not briefing.me:
                    shown[hands] += len(other.hand.cards)
                    held[hands] += other.hand.size
    assert shown["open"] == held["open"] > 0
    assert shown["private"] < held["private"] / 10  # some cards show a hand
