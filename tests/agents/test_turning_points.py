"""Where a game was lost."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from mc_env.agents.evaluation import turning_points as told
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape
from mc_env.agents.players.search import SearchAgent
from mc_env.engine.game import Game
from mc_env.table import Table


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A network that has learned nothing."""
    torch.manual_seed(4)
    file = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    saving.write(file, saving.pack(Network(Shape(width=8, context=8, card=4, coded=True, win=True)), {}))
    return str(file)


def missed_blow() -> Game:
    """A turn that could have won was ended."""
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"], damage=8, exhausted=True)
    t.villain("Rhino", stage=2, damage=12).main_scheme(threat=6)
    t.choose("End turn")
    return t.game


def test_the_choice_that_lost_a_game_is_named_with_the_one_that_would_have_won_it(tiny: str) -> None:
    game = missed_blow()
    first = told.turning_points(game, SearchAgent(tiny, worlds=4, desperate=False))[0]
    assert (first.number, first.round, first.chosen, first.best, first.best_chance) == (
        0, 1, "End turn", "Play Haymaker", 1.0,
    )  # fmt: skip
    assert first.lost > 0
    assert game.choices == missed_blow().choices


def test_a_kept_game_is_told(tiny: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(missed_blow().save())
    assert told.main([str(file), "--net", tiny, "--worlds", "4", "--most", "1"]) == 0
    assert "choice 0, round 1, player 1, Your turn: End turn" in capsys.readouterr().out


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told.main([str(tmp_path / "nothing.json"), "--net", "generalist"]) == 2
    assert "nothing.json" in capsys.readouterr().err
