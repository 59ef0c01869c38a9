"""The examples run: a few dozen steps each."""

from __future__ import annotations

import runpy
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def example(name: str) -> dict[str, Any]:
    """The names an example defines. Examples import their neighbours, as scripts do."""
    path = list(sys.path)
    try:
        return runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name=name)
    finally:
        sys.path[:] = path


def test_random_loop_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    example("random_loop")
    assert capsys.readouterr().out.strip() in ("win 1.0", "loss -1.0")


def test_readme_shows_the_random_loop_as_it_is() -> None:
    code = (EXAMPLES / "random_loop.py").read_text().split('"""\n\n', 1)[1].strip()
    assert code in (EXAMPLES.parent / "README.md").read_text()


def test_maskable_ppo_learns_and_is_scored(capsys: pytest.CaptureFixture[str]) -> None:
    module = example("sb3_maskable_ppo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        model = module["train"]("rhino-1p-standard-v1", steps=64, games=4, rollout=16)
        assert model.num_timesteps >= 64
        assert 0 <= module["score"](model, "rhino-1p-standard-v1", 2) <= 1
    capsys.readouterr()


def test_ppo_in_one_file_trains(capsys: pytest.CaptureFixture[str]) -> None:
    module = example("cleanrl_ppo")
    wins = module["main"](
        module["Args"](task="rhino-2p-standard-v1", steps=512, games=4, rollout=64, minibatch=64, epochs=1)
    )
    assert set(wins) <= {0.0, 1.0}
    assert "512 decisions" in capsys.readouterr().out


def test_masked_dqn_trains(capsys: pytest.CaptureFixture[str]) -> None:
    wins = example("masked_dqn")["main"](steps=120, warmup=40, batch=8)
    assert len(wins) >= 1
    capsys.readouterr()
