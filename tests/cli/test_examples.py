"""`mc-env examples`: listed, copied, and refused by name."""

from __future__ import annotations

from pathlib import Path

from mc_env.cli.examples import examples, folder


def test_examples_are_listed_with_a_line_each(mc) -> None:
    told = mc("examples").out
    for name in examples():
        assert any(line.split()[0] == name and len(line.split()) > 3 for line in told.splitlines() if line), name


def test_example_is_copied_as_it_is(mc, tmp_path: Path) -> None:
    assert mc("examples", "copy", "my_agent", tmp_path / "new" / "mine.py").code == 0
    assert (tmp_path / "new" / "mine.py").read_text() == (folder() / "my_agent.py").read_text()
    assert mc("examples", "copy", "homebrew", tmp_path / "cards").code == 0
    assert {path.name for path in (tmp_path / "cards").glob("*.py")} >= {"__init__.py", "lamplighter.py"}


def test_unknown_example_and_taken_place_are_named(mc, tmp_path: Path) -> None:
    assert "did you mean homebrew" in mc("examples", "copy", "hombrew", tmp_path / "x").err
    assert "is there already" in mc("examples", "copy", "homebrew", tmp_path).err
