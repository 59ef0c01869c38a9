"""The digest of choices tells networks that play alike from those that do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from mc_env.agents import checkpoints
from mc_env.agents.network import saving
from tools.choices import differences, main


def test_what_has_changed_come_or_gone_is_named() -> None:
    before = {"a": ["1", "2"], "b": ["1"], "gone": ["1"]}
    assert differences(before, before) == []
    assert differences(before, {"a": ["1", "3"], "b": ["1"], "new": ["1"]}) == [
        "a: 1 of 2 games differ (2 before, 2 now)",
        "gone: only before",
        "new: only now",
    ]


def test_a_network_that_plays_otherwise_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = saving.read(checkpoints.shipped()["rhino_solo"])
    saving.write(tmp_path / "rhino_solo.safetensors", data)
    words = ["--folder", str(tmp_path), "--seeds", "2"]
    assert main([*words, "--out", str(tmp_path / "before.json")]) == 0
    assert main([*words, "--compare", str(tmp_path / "before.json")]) == 0
    assert "every choice is the same" in capsys.readouterr().out
    data["weights"]["option_out.weight"] = -data["weights"]["option_out.weight"]
    saving.write(tmp_path / "rhino_solo.safetensors", data)
    assert main([*words, "--compare", str(tmp_path / "before.json")]) == 1
    assert "rhino_solo: 2 of 2 games differ" in capsys.readouterr().out
