"""Files that survive a kill, and the digest of the sources that results are kept with."""

from __future__ import annotations

from pathlib import Path

import pytest

import mc_env
from mc_env.agents.support import files, provenance


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "file.bin"
    files.write_text(path, "old")

    def fail_half_way() -> None:
        with files.replacing(path) as file:
            file.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail_half_way()
    assert path.read_text() == "old"
    assert [p.name for p in path.parent.iterdir()] == ["file.bin"]
    files.write_json(path, {"a": [1]})
    assert path.read_text() == '{\n  "a": [\n    1\n  ]\n}\n'


def test_a_reader_never_sees_a_file_that_is_being_written(tmp_path: Path) -> None:
    path = tmp_path / "file"
    files.write_text(path, "old")
    with files.replacing(path) as file:
        file.write(b"new")
        file.flush()
        assert path.read_text() == "old"
    assert path.read_text() == "new"


def test_half_a_line_at_the_end_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "lines.jsonl"
    files.write_lines(path, [{"n": 1}, {"n": 2}])
    files.append_line(path, {"n": 3})
    with path.open("a") as file:
        file.write('{"n": 4')
    assert files.read_lines(path) == [{"n": 1}, {"n": 2}, {"n": 3}]


def test_the_digest_of_the_code_covers_rules_and_agents() -> None:
    root = Path(mc_env.__file__).resolve().parent
    found = {path.resolve() for path in provenance.sources()}
    for part in (
        "engine/game.py",
        "cards/core/rhino.py",
        "agents/players/heuristic/turn.py",
        "agents/network/model.py",
    ):
        assert (root / part).resolve() in found, part
