"""The games of the tasks are the ones that were written down: nobody changes a benchmark by accident."""

from __future__ import annotations

import json

from mc_env.engine.version import RULES_VERSION
from mc_env.env.tasks import make_task, task_names
from tools.outcomes import EACH, FILE, course, outcomes


def test_outcomes_of_scripted_games_are_those_of_this_version_of_the_rules() -> None:
    known = json.loads(FILE.read_text())
    assert known["rules"] == RULES_VERSION, "run python -m tools.outcomes for the new version of the rules"
    now = outcomes()
    changed = sorted(name for name in now if now[name] != known["outcomes"].get(name))
    assert not changed, (
        f"outcomes of {', '.join(changed)} have changed under version {RULES_VERSION} of the rules: "
        "see the docstring of tools/outcomes.py"
    )
    assert set(now) == set(known["outcomes"])


def test_hash_covers_two_hundred_games_that_differ() -> None:
    assert len(task_names()) * EACH >= 200
    task = make_task("klaw-2p-standard-v1")
    games = {course(task, "train", seed, script) for seed in (1, 2) for script in ("fighter", "builder")}
    assert len(games) == 4
    assert course(task, "train", 1, "fighter") in games
