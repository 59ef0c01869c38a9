"""What pyproject.toml cannot say.

The task files of `configs/` live at the top of the repository, where people look for them; they are installed inside the
package, as `mc_env/configs`, so that an installed mc_env finds them beside its code.

With MC_ENV_COMPILE=1 the engine is compiled by mypyc. Pure Python is the default and the reference; compiled files hide later
edits of the sources until `make pure` removes them.
"""

import os
from pathlib import Path

from setuptools import Extension, find_packages, setup


def compiled() -> list[Extension]:
    """The engine as C extensions, if asked for."""
    if os.environ.get("MC_ENV_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    engine = Path("mc_env", "engine").rglob("*.py")
    # the heuristic plays the rollouts of search; its package itself stays Python, where specs look up its arguments
    heuristic = (path for path in Path("agents", "heuristic").glob("*.py") if path.name != "__init__.py")
    sources = sorted(str(path) for path in (*engine, *heuristic, Path("mc_env", "cards", "terms.py")))
    found: list[Extension] = mypycify(sources, group_name="mc_env_engine", multi_file=True, opt_level="2")
    return found


setup(
    ext_modules=compiled(),
    packages=[*find_packages(include=["mc_env*", "agents*"]), "mc_env.configs", "mc_env.configs.tasks"],
    package_dir={"mc_env.configs": "configs", "mc_env.configs.tasks": "configs/tasks"},
    package_data={
        "mc_env": ["py.typed"],
        "mc_env.configs.tasks": ["*.yaml"],
        "agents.checkpoints": ["*.pt", "*.md"],
    },
)
