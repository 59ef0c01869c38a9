"""`import agents` from the top of the repository gives the very modules of `mc_env.agents`, never a second copy."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import mc_env

ROOT = Path(mc_env.__file__).resolve().parent.parent
BOTH = "import agents, agents.players.base, agents.evaluation.plan, agents.checkpoints"
FIRST = "import mc_env.agents, mc_env.agents.players.base, mc_env.agents.evaluation.plan, mc_env.agents.checkpoints"
SAME = """
import sys
assert agents is mc_env.agents
assert agents.players.base is mc_env.agents.players.base
assert agents.players.base.Agent is mc_env.agents.Agent
assert agents.evaluation.plan is mc_env.agents.evaluation.plan
assert agents.checkpoints.__name__ == "mc_env.agents.checkpoints"
from agents.players.registry import make
assert isinstance(make("random"), mc_env.agents.Agent)
copies = [n for n, m in sys.modules.items() if n.split(".")[0] == "agents" and m is not sys.modules.get(f"mc_env.{n}")]
assert not copies, copies
"""


def fresh(*words: str) -> subprocess.CompletedProcess[str]:
    """A new process at the top of the repository."""
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=ROOT, timeout=120)


@pytest.mark.parametrize("order", [(BOTH, FIRST), (FIRST, BOTH)], ids=["agents first", "mc_env.agents first"])
def test_both_names_mean_the_same_modules(order: tuple[str, str]) -> None:
    done = fresh("-c", "\n".join([*order, SAME]))
    assert done.returncode == 0, done.stderr


def test_a_class_pickled_under_one_name_is_found_under_the_other() -> None:
    program = (
        "import pickle, mc_env.agents.evaluation.plan as plan\n"
        "data = pickle.dumps(plan.Evaluation(), protocol=0).replace(b'mc_env.agents', b'agents')\n"
        "assert b'cagents.evaluation.plan' in data\n"
        "assert type(pickle.loads(data)) is plan.Evaluation\n"
    )
    done = fresh("-c", program)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["agents.checkpoints", "mc_env.agents.checkpoints"])
def test_programs_are_run_under_both_names(name: str) -> None:
    pytest.importorskip("torch")
    done = fresh("-m", name, "--help")
    assert done.returncode == 0, done.stderr
    assert "mc-env checkpoints" in done.stdout
    shown = fresh("-m", name)
    assert shown.returncode == 0, shown.stderr
    assert "ppo:rhino_solo" in shown.stdout
