"""Play scripted games of all tasks and write down what became of them: `python -m tools.outcomes`.

Results on a task can be compared only while its games stay the same. `tests/env/test_outcomes.py` plays these games again; when
one of them goes another way, outcomes have changed and the tasks need a new version:

1. raise `RULES_VERSION` in `mc_env/engine/version.py`;
2. raise `version` and `pins: rules` in `configs/tasks/*.yaml`, and add the old version with its rules to `earlier` there: the old
   names are refused then and name the new ones;
3. raise `PINNED` in `mc_env/registration.py`;
4. run this, and say in CHANGELOG.md what changed.

Before a version has been released, its games may still be corrected: `--same-version` writes the file without a new number.
"""

from __future__ import annotations

import argparse
import json
from hashlib import sha256

from mc_env.engine.version import RULES_VERSION
from mc_env.env.controller import Controller
from mc_env.env.partners import TASTES, answer, make_partner
from mc_env.env.settings import NAMES, Settings
from mc_env.env.tasks import Task, make_task, task_names
from tools import ROOT

FILE = ROOT / "tests" / "env" / "outcomes.json"
EACH = 5  # games of a task


def course(task: Task, split: str, seed: int, script: str) -> str:
    """A scripted game, decision by decision, and how it ended."""
    arguments = task.arguments(split)
    settings = Settings({k: v for k, v in arguments.items() if k in NAMES})
    controller = Controller(settings, arguments.get("seat"), arguments.get("partners"))
    controller.begin(seed)
    match = controller.match
    player = make_partner(script)
    player.begin(seed)
    sizes = []
    while not match.over:
        pending = match.game.state.pending
        assert pending is not None
        sizes.append(f"{match.seat}{match.kind}{len(pending.opts)}")
        controller.step(answer(player, match.game))
    return f"{match.outcome} {match.reason} {match.game.round} {match.game.choices} {sizes}"


def outcomes() -> dict[str, str]:
    """A hash for each task over its share of the games."""
    names = task_names()
    scripts = list(TASTES)
    out = {}
    for name in names:
        task = make_task(name)
        seen = sha256()
        for i in range(EACH):
            split = "test" if i % 2 else "train"
            seed = task.evaluation_seeds[i] if i % 2 else i
            seen.update(course(task, split, seed, scripts[i % len(scripts)]).encode())
        out[name] = seen.hexdigest()[:16]
    return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.outcomes", description=__doc__.split("\n")[0])
    parser.add_argument("--same-version", action="store_true", help="the rules' version was not released yet")
    args = parser.parse_args()
    new = outcomes()
    old = json.loads(FILE.read_text()) if FILE.exists() else {"rules": None, "outcomes": {}}
    changed = sorted(name for name, hashed in old["outcomes"].items() if new.get(name) != hashed)
    if changed and old["rules"] == RULES_VERSION and not args.same_version:
        raise SystemExit(
            f"{len(changed)} tasks have other outcomes ({', '.join(changed[:5])}, ...) under the same version of the rules; "
            "raise it as the docstring of this file says, or pass --same-version if it was never released"
        )
    FILE.write_text(json.dumps({"rules": RULES_VERSION, "outcomes": new}, indent=1) + "\n")
    print(f"{FILE.name}: {len(new)} tasks, {len(changed)} with other outcomes than before")


if __name__ == "__main__":
    main()
