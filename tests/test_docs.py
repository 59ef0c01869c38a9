"""Examples in the documentation and in docstrings work as they stand."""

from __future__ import annotations

import doctest
import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCKS = [
    pytest.param(block, id=f"{page.name}-{i}")
    for page in PAGES
    for i, block in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.S))
]
DOCTESTS = [
    "agents",
    "mc_env.agents.evaluation.markdown",
    "mc_env.agents.evaluation.stats",
    "mc_env.agents.players.registry",
    "mc_env",
    "mc_env.audit",
    "mc_env.cards.decks",
    "mc_env.cards.facts",
    "mc_env.decks",
    "mc_env.engine.game",
    "mc_env.env.episodes",
    "mc_env.env.tasks",
    "mc_env.render.setups",
    "mc_env.render.text",
    "mc_env.table",
    "mc_env.text.tokens",
    "tools.rules.reference",
]


@pytest.mark.parametrize("block", BLOCKS)
def test_python_examples_run(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block, "example", "exec"), {"__name__": "example"})
    capsys.readouterr()


@pytest.mark.parametrize("name", DOCTESTS)
def test_docstring_examples_hold(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def test_make_targets_named_in_the_readme_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M))
    named = set(re.findall(r"(?<!dataset )\bmake ([a-z][a-z-]*)", (ROOT / "README.md").read_text()))
    assert named
    assert named <= targets


def notebook() -> list[dict[str, Any]]:
    """The code of the five-minute notebook, cell by cell, with what came out of it."""
    cells = json.loads((ROOT / "docs/five_minutes.ipynb").read_text())["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]


def test_the_notebook_is_kept_as_it_ran_from_top_to_bottom() -> None:
    assert [cell["execution_count"] for cell in notebook()] == list(range(1, len(notebook()) + 1))
    outputs = [output for cell in notebook() for output in cell["outputs"]]
    assert all(cell["outputs"] for cell in notebook())
    assert {output["output_type"] for output in outputs} <= {"stream", "display_data"}  # no error among them
    assert {output.get("name", "stdout") for output in outputs} == {"stdout"}


@pytest.mark.slow
def test_the_notebook_runs_and_prints_what_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    room: dict[str, Any] = {"__name__": "notebook"}
    for cell in notebook():
        exec(compile("".join(cell["source"]).replace("plt.show()", "plt.close()"), "notebook", "exec"), room)
        kept = "".join("".join(output["text"]) for output in cell["outputs"] if output["output_type"] == "stream")
        assert capsys.readouterr().out == kept
