"""The comparison of builds works on a copy that is pure, and says what failed. `make smoke-compiled` runs the whole of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import ROOT, compare_builds


def test_copy_has_the_link_to_agents_and_nothing_built(tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    compare_builds.copy(folder)
    assert (folder / "mc_env" / "agents").is_symlink()
    assert (folder / "mc_env" / "agents" / "players" / "base.py").is_file()
    assert (folder / "setup.py").is_file()
    assert list(folder.rglob("*.so")) == []
    assert not compare_builds.is_compiled(folder)


def test_step_that_fails_says_what_it_said(tmp_path: Path) -> None:
    with pytest.raises(compare_builds.Failed, match="no such thing"):
        compare_builds.run(tmp_path, "-c", "raise SystemExit('no such thing')")


def test_folders_of_tests_for_the_compiled_engine_exist() -> None:
    assert [name for name in compare_builds.TESTS if not (ROOT / "tests" / name).is_dir()] == []


def test_ci_takes_the_steps_of_make_check() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    check = re.search(r"^check: (.*?) ##", makefile, re.M)
    steps = re.search(r"^steps=\((.*)\)$", (ROOT / ".ci" / "run").read_text(encoding="utf-8"), re.M)
    assert check is not None
    assert steps is not None
    assert steps[1].split() == ["venv", *check[1].split()]
