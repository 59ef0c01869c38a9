"""Mutation tests change one thing, the same for a seed, on a copy; and the figure counts what it says."""

from __future__ import annotations

import ast
import time
from pathlib import Path

import pytest

from tools import ROOT
from tools.mutants import copies, journal, judged, picking, reach, report, together, trial
from tools.mutants.changes import changes
from tools.mutants.source import Change

PATH = "mc_env/engine/board/sample.py"


def results(text: str) -> set[tuple[str, str]]:
    """Every change of a text, by its kind and the line it makes."""
    return {(change.kind, change.after) for change in changes(PATH, text.encode())}


# ------------------------------------------------------------------------------------------ changes


@pytest.mark.parametrize(
    ("line", "kind", "after"),
    [
        ("x = a < b", "comparison", "x = a <= b"),
        ("x = a not in b", "comparison", "x = a in b"),
        ("x = a and b", "and, or", "x = a or b"),
        ("x = not (a or b)", "not removed", "x = (a or b)"),
        ("x = b if a else c", "condition negated", "x = b if not a else c"),
        ("x = [a for a in b if a and c]", "condition negated", "x = [a for a in b if not (a and c)]"),
        ("x += 2", "arithmetic", "x -= 2"),
        ("x = a | b", "arithmetic", "x = a & b"),
        ("x = 3", "number", "x = 4"),
        ("x = -1", "number", "x = 0"),
        ("x = True", "truth", "x = False"),
        ("x = min(a, b)", "opposite function", "x = max(a, b)"),
        ("x = deal(a, b)", "arguments swapped", "x = deal(b, a)"),
        ("g.damage[c] = 0", "statement left out", "pass"),
        ("note(g)", "statement left out", "pass"),
        ("self.steps = (self.a, self.b)", "step left out", "self.steps = (self.b)"),
        ("self.steps = (self.a, self.b)", "steps swapped", "self.steps = (self.b, self.a)"),
    ],
)
def test_change_is_made(line: str, kind: str, after: str) -> None:
    assert (kind, after) in results(f"{line}\n")


def test_constant_becomes_another_of_its_family_that_the_module_knows() -> None:
    text = "from terms import EVENT_DAMAGE, EVENT_TAKE, TYPE_ALLY\nx = EVENT_DAMAGE\n"
    assert results(text) == {("another constant", "x = EVENT_TAKE")}


def test_early_return_is_left_out_and_the_last_one_is_not() -> None:
    text = "def f(a):\n    if a:\n        return b\n    return c\n"
    assert ("statement left out", "pass") in results(text)
    assert [change.line for change in changes(PATH, text.encode()) if change.kind == "statement left out"] == [3]


@pytest.mark.parametrize(
    "text",
    [
        '"""Docstring with 1 number."""\n',
        "FIRST: Final = 0\n",
        "def f(a: Literal[1]) -> Literal[True]: ...\n",
        "def f():\n    raise ValueError(1 + 2)\n",
        "def f():\n    assert a == 1\n",
        "def __repr__(self):\n    return a + 1\n",
        "x = f'{a + 1}'\n",
        "from __future__ import annotations\n",
    ],
)
def test_words_for_readers_are_left_alone(text: str) -> None:
    assert results(text) == set()


def test_state_is_never_swapped_with_another_argument() -> None:
    assert not any(kind == "arguments swapped" for kind, _ in results("x = f(g, a)\n"))


def test_positions_count_bytes_not_letters() -> None:
    assert ("comparison", "x = 'é' != b") in results("x = 'é' == b\n")


def test_every_change_of_the_engine_is_still_a_program() -> None:
    path = ROOT / "mc_env" / "engine" / "resolving" / "damage.py"
    data = path.read_bytes()
    found = changes("mc_env/engine/resolving/damage.py", data)
    assert len(found) > 100
    for change in found:
        ast.parse(change.applied(data))


# ------------------------------------------------------------------------------------------ drawing


def test_seed_gives_the_same_mutants_and_another_seed_others() -> None:
    found = picking.all_changes(ROOT)
    first = picking.draw(found, 1, 50)
    assert first == picking.draw(found, 1, 50)
    assert first != picking.draw(found, 2, 50)
    assert len({(m.change.path, m.change.line) for m in first}) == 50
    assert len({m.name for m in first}) == 50


def test_mutants_stay_the_same_when_lines_move() -> None:
    text = "".join(f"x{i} = a{i} < b\n" for i in range(20))
    here = picking.draw(changes(PATH, text.encode()), 1, 5)
    moved = picking.draw(changes(PATH, b"# a comment\n\n" + text.encode()), 1, 5)
    assert [m.name for m in here] == [m.name for m in moved]
    assert [m.change.line + 2 for m in here] == [m.change.line for m in moved]


# ------------------------------------------------------------------------------------------ copies


def sample(folder: Path, text: str = "x = 1 < 2\n") -> Change:
    (folder / PATH).parent.mkdir(parents=True)
    (folder / PATH).write_text(text)
    return next(c for c in changes(PATH, text.encode()) if c.kind == "comparison")


def test_copy_is_as_it_was_after_a_trial_and_no_compiled_code_is_left(tmp_path: Path) -> None:
    change = sample(tmp_path)
    compiled = tmp_path / "mc_env/engine/board/__pycache__/sample.cpython-311.pyc"
    compiled.parent.mkdir()
    compiled.write_bytes(b"old")
    with copies.broken(tmp_path, change):
        assert (tmp_path / PATH).read_text() == "x = 1 <= 2\n"
        assert not compiled.exists()
        compiled.write_bytes(b"new")
    assert (tmp_path / PATH).read_text() == "x = 1 < 2\n"
    assert not compiled.exists()


def test_digest_tells_trees_apart_and_passes_over_the_tool_itself(tmp_path: Path) -> None:
    sample(tmp_path)
    before = copies.digest(tmp_path)
    (tmp_path / "tools" / "mutants").mkdir(parents=True)
    (tmp_path / "tools" / "mutants" / "new.py").write_text("x = 1\n")
    assert copies.digest(tmp_path) == before
    (tmp_path / PATH).write_text("x = 2 < 1\n")
    assert copies.digest(tmp_path) != before


# ------------------------------------------------------------------------------------------ which tests


RULE, PROBE, PROPERTY, DIGEST = (
    "tests/rules/test_a.py::test_a",
    "tests/probes/test_b.py::test_b",
    "tests/property/test_c.py::test_c",
    "tests/playthroughs/test_d.py::test_d",
)


def known(lines: dict[int, int]) -> reach.Reach:
    return reach.Reach(
        [(DIGEST, 0.1), (PROPERTY, 0.1), (PROBE, 0.1), (RULE, 0.1)], {PATH: lines, "other.py": {1: 0b01000}}
    )


def test_tests_of_rules_come_first_and_those_that_run_least_before_others() -> None:
    data = b"x = 1 < 2\n"
    change = next(c for c in changes(PATH, data) if c.kind == "comparison")
    assert known({1: 0b11110}).of(change, data) == [RULE, PROBE, PROPERTY, DIGEST]
    assert known({1: 0b00010}).of(change, data) == [DIGEST]
    assert known({2: 0b11110}).of(change, data) == []


def test_line_that_runs_at_import_is_tried_with_tests_of_its_class_then_with_all() -> None:
    data = b"class A:\n    x = 1 < 2\n    def f(self):\n        return 1\n"
    change = next(c for c in changes(PATH, data) if c.kind == "comparison")
    assert known({2: 1, 4: 0b01000, 9: 0b10000}).of(change, data) == [PROBE, RULE]


@pytest.mark.parametrize(
    ("test", "group"),
    [
        (RULE, "rules"),
        (PROPERTY, "properties"),
        (DIGEST, "digests"),
        ("tests/env/test_outcomes.py::test_outcomes", "digests"),
        ("tests/property/test_saves_v1.py::test_position", "digests"),
    ],
)
def test_group_of_a_test(test: str, group: str) -> None:
    assert reach.group_of(test) == group


def test_folders_of_the_tests_exist() -> None:
    assert [name for name in reach.FOLDERS if not (ROOT / name).exists()] == []


# ------------------------------------------------------------------------------------------ trials


def write_tests(folder: Path, text: str) -> list[str]:
    (folder / "tests").mkdir()
    (folder / "tests" / "test_it.py").write_text(text)
    (folder / "tools").symlink_to(ROOT / "tools")
    return [f"tests/test_it.py::{line[4:].split('(')[0]}" for line in text.splitlines() if line.startswith("def ")]


def test_trial_runs_tests_in_their_order_up_to_the_first_that_fails(tmp_path: Path) -> None:
    good, bad, worse = write_tests(
        tmp_path, "def test_good(): ...\ndef test_bad():\n    assert 1 == 2\ndef test_worse():\n    assert False\n"
    )
    outcome = trial.run(tmp_path, [good, bad, worse], 600)
    assert (outcome.verdict, outcome.test, outcome.passed) == (trial.KILLED, bad, 1)
    assert outcome.said == "assert 1 == 2"
    assert trial.run(tmp_path, [worse, bad], 600).test == worse
    assert trial.run(tmp_path, [good], 600).verdict == trial.SURVIVED


def test_trial_that_cannot_even_import_counts_as_killed(tmp_path: Path) -> None:
    tests = write_tests(tmp_path, "import no_such_module\ndef test_good(): ...\n")
    outcome = trial.run(tmp_path, tests, 600)
    assert (outcome.verdict, outcome.group) == (trial.KILLED, "import")


def test_endless_test_is_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "ONE_TEST", 0.2)
    tests = write_tests(tmp_path, "def test_endless():\n    while True: ...\n")
    outcome = trial.run(tmp_path, tests, 600)
    assert outcome.verdict == trial.KILLED
    assert "took more than" in outcome.said


ENGINE = """\
FIRST = 1 < 2
def clamp(n):
    least = lambda: n if n > 0 else 0
    return least()
def endless(n):
    while n > 0:
        n -= 1
    return FIRST
"""
TESTS = """\
from mc_env.engine.board.sample import clamp, endless
def test_nothing(): ...
def test_clamp():
    assert clamp(-1) == 0
def test_endless():
    assert endless(2)
"""


def test_many_mutants_are_tried_in_forks_of_one_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MUTANTS_ONE_TEST", "0.2")
    sample(tmp_path, ENGINE)
    tests = write_tests(tmp_path, TESTS)
    wanted = {
        "least = lambda: n if n <= 0 else 0": (trial.KILLED, tests[1], 1),
        "least = lambda: n if n >= 0 else 0": (trial.SURVIVED, "", 3),
        "n += 1": (trial.KILLED, tests[2], 2),
        "FIRST = 1 >= 2": (trial.NOT_SWAPPED, "", 0),
    }
    found = [picking.Mutant(c.after, c) for c in changes(PATH, ENGINE.encode()) if c.after in wanted]
    tried = dict(together.tried(tmp_path, [(m, tests) for m in found], 600, time.time() + 3600))
    assert {m.name: (o.verdict, o.test, o.passed) for m, o in tried.items()} == wanted
    assert (tmp_path / PATH).read_text() == ENGINE


def test_no_mutant_is_begun_when_the_time_is_over(tmp_path: Path) -> None:
    change = sample(tmp_path)
    tests = write_tests(tmp_path, "def test_nothing(): ...\n")
    assert list(together.tried(tmp_path, [(picking.Mutant("a", change), tests)], 600, time.time() - 1)) == []


def test_mutant_whose_line_has_run_before_the_fork_is_believed_only_when_it_is_killed() -> None:
    assert together.left_over(trial.Outcome(trial.SURVIVED), at_import=True)
    assert together.left_over(trial.Outcome(trial.NOT_SWAPPED), at_import=False)
    assert not together.left_over(trial.Outcome(trial.KILLED), at_import=True)
    assert not together.left_over(trial.Outcome(trial.SURVIVED), at_import=False)


# ------------------------------------------------------------------------------------------ the figure


def one(name: str, verdict: str, test: str = "", passed: int = 0) -> journal.Entry:
    change = Change(PATH, "f", 1, "comparison", 0, 1, b"", f"{name} < b", f"{name} <= b")
    outcome = trial.Outcome(verdict, test, passed=passed)
    return journal.entry("tree", picking.Mutant(name, change), outcome, 400, 1.0)


def test_figure_leaves_equal_programs_out_and_tells_weak_kills(tmp_path: Path) -> None:
    listed = tmp_path / "mutants.md"
    listed.write_text(f"# Title\n\n- `{PATH}`, `f`:\n  `c < b`\n  `c <= b`\n  They are never\n  equal.\n")
    equal = judged.read(listed)
    assert next(iter(equal.values())).reason == "They are never equal."
    entries = [one("a", "killed", RULE), one("b", "killed", DIGEST), one("c", "survived"), one("d", "survived")]
    found = report.figure(entries, equal)
    assert [e.name for e in found.killed] == ["a", "b"]
    assert [e.name for e in found.weakly] == ["b"]
    assert [e.name for e in found.equal] == ["c"]
    assert [e.name for e in found.survived] == ["d"]
    assert found.share == pytest.approx(2 / 3)
    assert "  - d < b\n  + d <= b" in report.shown(found)


def test_entry_of_the_list_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    listed = tmp_path / "mutants.md"
    listed.write_text("- `a.py` without anything else\n")
    with pytest.raises(ValueError, match="1 entries, of which 0 can be read"):
        judged.read(listed)


def test_list_of_equal_programs_can_be_read_and_names_files_that_exist() -> None:
    assert [e.path for e in judged.read().values() if not (ROOT / e.path).is_file()] == []


def test_journal_keeps_the_last_entry_and_passes_over_half_a_line(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    journal.append(path, one("a", "survived"))
    journal.append(path, one("a", "killed", RULE))
    with path.open("a") as file:
        file.write('{"tree": "t')
    assert journal.read(path) == {"a": one("a", "killed", RULE)}


def test_survivor_is_tried_again_on_another_tree_or_with_more_tests_and_a_killed_one_on_another_tree() -> None:
    survivor, killed = one("a", "survived", passed=400), one("a", "killed", RULE)
    assert survivor.holds("tree", 400)
    assert not survivor.holds("tree", 401)
    assert killed.holds("tree", 401)
    assert not killed.holds("other", 400)


def test_survivor_of_all_tests_there_are_is_not_tried_again_with_more() -> None:
    assert one("a", "survived", passed=399).holds("tree", 401)
