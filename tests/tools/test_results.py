"""Measuring kept results again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mc_env.agents.evaluation import page
from mc_env.errors import McEnvError
from tools import results


def test_kept_result_is_measured_again_and_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("KEPT", "PAGE"):
        monkeypatch.setattr(page, name, tmp_path / "page.md" if name == "PAGE" else tmp_path)
    monkeypatch.setattr(results, "AT_WORK", tmp_path / "work")
    asked = {"agents": ["random"], "scenarios": "rhino", "modes": "standard", "seeds": 3, "max_rounds": 60}
    old = {"arguments": asked, "results": [{"games": 1, "decisions": 9, "microseconds_a_decision": 5.0}]}
    (tmp_path / "tiny.json").write_text(json.dumps(old))
    (tmp_path / "about.yaml").write_text("- {files: [tiny], title: Tiny, says: Three games.}\n")
    monkeypatch.setattr(page, "page", lambda: "# made anew\n")
    results.main(["tiny"])
    new = json.loads((tmp_path / "tiny.json").read_text())
    assert [r["games"] for r in new["results"]] == [3]
    assert (tmp_path / "page.md").read_text() == "# made anew\n"


def test_result_that_is_not_kept_is_named() -> None:
    with pytest.raises(McEnvError, match="rhino_sol"):
        results.main(["rhino_sol"])


def test_network_that_is_not_there_leaves_its_result_as_it_is() -> None:
    assert results.missing(["heuristic", "sb3:runs/nobody/best.pt", "ppo:rhino_duo"]) == ["runs/nobody/best.pt"]
