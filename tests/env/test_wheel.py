"""An installed mc_env has everything a checkout has, inside the one package `mc_env`: agents, checkpoints, tasks, the command."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import mc_env
from mc_env.env.tasks import folder, task_names

ROOT = Path(mc_env.__file__).resolve().parent.parent


def build(here: Path, links: bool) -> zipfile.ZipFile:
    """A wheel of this checkout, or of one made where links are not available."""
    source = here / "source"  # a copy, so that the build leaves nothing behind
    source.mkdir(parents=True)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, source)
    # a compiled checkout gives a pure wheel too
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    for name in ("mc_env", "agents", "configs", "examples"):
        shutil.copytree(ROOT / name, source / name, symlinks=True, ignore=ignored)
    if not links:
        (source / "mc_env" / "agents").unlink()
        (source / "mc_env" / "agents").write_text("../agents")  # what git writes instead
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(here), "."]
    subprocess.run(command, check=True, cwd=source, timeout=300)
    (wheel,) = here.glob("*.whl")
    return zipfile.ZipFile(wheel)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    return build(tmp_path_factory.mktemp("wheel"), links=True)


@pytest.fixture(scope="module")
def installed(wheel: zipfile.ZipFile, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel unpacked, beside a package of somebody else that is called `agents` too."""
    here = tmp_path_factory.mktemp("installed")
    wheel.extractall(here)
    (here / "agents").mkdir()
    (here / "agents" / "__init__.py").write_text("Runner = 'of somebody else'\n")
    return here


def run(installed: Path, program: str) -> str:
    program = f"import sys; sys.path.insert(0, {str(installed)!r})\n{program}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=installed, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_top_level_of_the_wheel_is_mc_env_and_metadata(wheel: zipfile.ZipFile) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert {name.split("/")[0] for name in wheel.namelist()} == {"mc_env", f"mc_env-{version}.dist-info"}


@pytest.mark.slow
def test_every_module_is_in_the_wheel_once(wheel: zipfile.ZipFile) -> None:
    names = [name for name in wheel.namelist() if name.endswith(".py")]
    modules = [f"mc_env/{path.relative_to(ROOT / 'mc_env')}" for path in (ROOT / "mc_env").rglob("*.py")]
    modules = [name for name in modules if not name.startswith("mc_env/agents/")]  # rglob may or may not follow links
    modules += [f"mc_env/{p.relative_to(ROOT)}" for top in ("agents", "examples") for p in (ROOT / top).rglob("*.py")]
    assert sorted(names) == sorted(modules)


@pytest.mark.slow
def test_wheel_carries_checkpoints_with_their_cards(wheel: zipfile.ZipFile) -> None:
    here = {path.name for path in (ROOT / "agents" / "checkpoints").iterdir() if path.suffix in (".safetensors", ".md")}
    place = "mc_env/agents/checkpoints/"
    assert here
    assert {
        name.removeprefix(place)
        for name in wheel.namelist()
        if name.endswith((".safetensors", ".md")) and place in name
    } == here


@pytest.mark.slow
def test_wheel_carries_the_facts_of_cards(wheel: zipfile.ZipFile) -> None:
    here = {f"mc_env/cards/facts/{path.name}" for path in (ROOT / "mc_env" / "cards" / "facts").glob("*.json")}
    assert here
    assert here <= set(wheel.namelist())


@pytest.mark.slow
def test_wheel_carries_the_names_along_old_checkpoints(wheel: zipfile.ZipFile) -> None:
    assert "mc_env/agents/network/version_1.json" in wheel.namelist()


@pytest.mark.slow
def test_wheel_declares_the_command_and_the_gymnasium_ids(wheel: zipfile.ZipFile) -> None:
    (declared,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    lines = wheel.read(declared).decode().splitlines()
    assert lines[lines.index("[console_scripts]") + 1] == "mc-env = mc_env.cli.main:main"
    assert lines[lines.index("[gymnasium.envs]") + 1] == "mc_env = mc_env.registration:register"


@pytest.mark.slow
def test_wheel_is_the_same_where_links_are_not_available(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    other = build(tmp_path, links=False)
    assert {i.filename: i.CRC for i in other.infolist()} == {i.filename: i.CRC for i in wheel.infolist()}


@pytest.mark.slow
def test_wheel_carries_the_task_files_and_makes_tasks(installed: Path) -> None:
    program = (
        "import mc_env; from mc_env.env.tasks import folder, task_names\n"
        "print(folder()); print(len(task_names())); mc_env.make_task('rhino-2p-standard-v1').env().reset(seed=1)\n"
    )
    assert run(installed, program).split() == [
        str(installed / "mc_env" / "configs" / "tasks"),
        str(len(task_names())),
    ]


@pytest.mark.slow
def test_wheel_carries_recipes_and_examples_and_finds_them_by_name(installed: Path) -> None:
    program = (
        "from mc_env.agents.learning.config import read, recipes; from mc_env.cli.examples import examples\n"
        "print(sorted(recipes())); print(sorted(examples())); print(read('demo').name)\n"
    )
    told = run(installed, program).splitlines()
    assert told[0] == str(sorted(path.stem for path in (ROOT / "configs").glob("*.yaml")))
    assert "'homebrew'" in told[1]
    assert "'clients/sb3_make_vec_env'" in told[1]
    assert told[2] == "demo"


@pytest.mark.slow
def test_agents_of_the_wheel_live_beside_those_of_somebody_else(installed: Path) -> None:
    program = (
        "import agents, mc_env.agents; from mc_env.cli.main import main\n"
        "code = main(['play', '--player-1', 'heuristic', '--skirmish', '1', '--seed', '3'])\n"
        "print(code, agents.Runner, mc_env.agents.__file__, sorted(m for m in sys.modules if m.startswith('agents')))\n"
    )
    told = run(installed, program)
    assert "Spider-Man (heuristic) against Rhino" in told
    ours = installed / "mc_env" / "agents" / "__init__.py"
    assert told.splitlines()[-1] == f"0 of somebody else {ours} ['agents']"


def test_checkout_reads_the_task_files_where_they_lie() -> None:
    assert folder() in (ROOT / "configs" / "tasks", ROOT / "mc_env" / "configs" / "tasks")
