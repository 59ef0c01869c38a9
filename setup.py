"""What pyproject.toml cannot say.

`agents/` and the task files of `configs/` live at the top of the repository, where people look for them; they are installed
inside the package, as `mc_env.agents` and `mc_env/configs`, so that an installed mc_env collides with nobody's `agents` and finds
its tasks beside its code. In the repository `mc_env/agents` is a link. Where links are not available (some Windows checkouts),
what is installed is complete all the same, because the folder is named here and the link is not followed.

With MC_ENV_COMPILE=1 the engine is compiled by mypyc. Pure Python is the default and the reference; compiled files hide later
edits of the sources until `make pure` removes them.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from setuptools import find_packages, setup


def compiled() -> Sequence[object]:
    """The engine as C extensions, if asked for."""
    if os.environ.get("MC_ENV_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    engine = Path("mc_env", "engine").rglob("*.py")
    # the heuristic plays the rollouts of search; its package itself stays Python, where specs look up its arguments
    players = Path("mc_env", "agents", "players")
    heuristic = (path for path in (players / "heuristic").glob("*.py") if path.name != "__init__.py")
    sources = sorted(str(path) for path in (*engine, *heuristic, Path("mc_env", "cards", "terms.py")))
    return mypycify(sources, group_name="mc_env_engine", multi_file=True, opt_level="2")


AGENTS = ["agents", *(f"agents.{name}" for name in find_packages("agents"))]

setup(
    ext_modules=compiled(),
    packages=[
        *find_packages(include=["mc_env*"], exclude=["mc_env.agents*"]),
        *(f"mc_env.{name}" for name in AGENTS),
        "mc_env.configs",
        "mc_env.configs.tasks",
    ],
    package_dir={
        **{f"mc_env.{name}": name.replace(".", "/") for name in AGENTS},
        "mc_env.configs": "configs",
        "mc_env.configs.tasks": "configs/tasks",
    },
    package_data={
        "mc_env": ["py.typed"],
        "mc_env.configs.tasks": ["*.yaml"],
        "mc_env.agents.checkpoints": ["*.pt", "*.md"],
    },
)
