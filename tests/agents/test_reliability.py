"""Whether chances fit what happens."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import numpy as np
import pytest
import torch

from mc_env.agents.evaluation import reliability
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape


def test_chances_that_come_true_are_reliable() -> None:
    rng = np.random.default_rng(1)
    chances = [[float(p)] * 3 for p in rng.random(4000)]
    found = reliability.reliability(chances, [bool(rng.random() < one[0]) for one in chances])
    assert found.error < 0.03
    assert found.brier < found.without
    assert found.interval[0] < found.brier < found.interval[1]


def test_chances_that_do_not_are_not() -> None:
    found = reliability.reliability([[0.9]] * 100, [i % 2 == 0 for i in range(100)])
    assert found.error == pytest.approx(0.4)
    assert found.brier == pytest.approx(0.41)
    assert found.without == pytest.approx(0.25)


def test_a_network_is_measured_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torch.manual_seed(1)
    file = tmp_path / "tiny.safetensors"
    saving.write(file, saving.pack(Network(Shape(8, 8, 4, win=True)), {}))
    words = [str(file), "--skirmish", "1", "--seeds", "2", "--max-rounds", "3", "--out", str(tmp_path / "out")]
    assert reliability.main(words) == 0
    assert "Brier score" in capsys.readouterr().out
    kept = json.loads((tmp_path / "out" / "reliability.json").read_text())
    assert kept["scenarios"]["rhino"]["games"] == 2
    assert shlex.split(reliability.command(kept))[3:] == words[:-2]
    assert (tmp_path / "out" / "reliability.png").stat().st_size > 1000


def test_a_network_that_says_nothing_of_wins_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert reliability.main(["rhino_solo", "--seeds", "1"]) == 2
    assert "does not say how likely a win is" in capsys.readouterr().err
