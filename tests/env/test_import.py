"""The public face: `mc_env.env` is called and imported from; `import mc_env` alone loads neither numpy nor Gymnasium."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import mc_env

ROOT = Path(mc_env.__file__).parent.parent


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize(
    "program",
    [
        "import mc_env; print(mc_env.env(heroes=['spider_man']).possible_agents)",
        "import mc_env, mc_env.env.aec; print(mc_env.env(heroes=['spider_man']).possible_agents)",
        "import mc_env.env.vector; print(mc_env.env(heroes=['spider_man']).possible_agents)",
        "from mc_env import env; print(env(heroes=['spider_man']).possible_agents)",
        "from mc_env.env import env; print(env(heroes=['spider_man']).possible_agents)",
        "import mc_env; print(mc_env.env.env(heroes=['spider_man']).possible_agents)",
        "import mc_env; print([f'player_{i}' for i in range(mc_env.env.vector.VectorGames(1).num_envs)])",
        "import mc_env; print(mc_env.raw_env(heroes=['spider_man']).possible_agents)",
        "import mc_env; print(mc_env.make_task('rhino-1p-standard-v1').env().possible_agents)",
    ],
)
def test_environment_is_called_and_imported_from_in_any_order(program: str) -> None:
    assert run(program) == "['player_0']"


def test_engine_alone_loads_no_third_party_package() -> None:
    program = "import mc_env, sys; print([m for m in ('numpy', 'gymnasium', 'pettingzoo', 'rich', 'yaml') if m in sys.modules])"
    assert run(program) == "[]"


def test_unknown_attribute_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'enviroment'"):
        mc_env.enviroment  # noqa: B018


def test_only_public_names_are_listed() -> None:
    assert dir(mc_env) == sorted([*mc_env.__all__, "__version__"])
    assert not {"Any", "TYPE_CHECKING", "register_now_or_later"} & set(dir(mc_env))
    assert all(getattr(mc_env, name) is not None for name in dir(mc_env))


def test_version_is_that_of_the_project(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", lambda name: f"the version of {name}")
    assert mc_env.__version__ == "the version of mc_env"


def test_checkout_that_is_not_installed_has_a_version_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", nothing)
    assert mc_env.__version__ == "0+source"
