"""`mc-env` itself: it greets, says its version, finds commands, and says what to do when something is missing."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import mc_env
from mc_env.cli.main import COMMANDS, take_cards

ROOT = Path(mc_env.__file__).resolve().parent.parent
ALL = [
    "play",
    "train",
    "evaluate",
    "judge",
    "study",
    "submit",
    "verify",
    "dataset",
    "versus",
    "serve",
    "replay",
    "audit",
    "list",
    "cards",
    "deck",
    "examples",
    "tasks",
    "text",
    "checkpoints",
    "bench",
]


def python(*argv: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *argv], capture_output=True, text=True, cwd=cwd, timeout=120)


def without(module: str, *argv: str) -> subprocess.CompletedProcess[str]:
    """A command where a module is not installed."""
    program = (
        f"import sys; sys.modules[{module!r}] = None; from mc_env.cli.main import main; sys.exit(main({list(argv)}))"
    )
    return python("-c", program)


def test_alone_it_greets_and_lists_every_command(mc) -> None:
    result = mc()
    assert result.code == 0
    assert result.out.startswith("Welcome")
    listed = re.findall(r"^  ([a-z]+) {2,}(\S.*)$", result.out, re.M)
    assert [name for name, _ in listed] == ALL
    assert result.out == mc("--help").out == mc("help").out


def test_greeting_has_two_examples_that_work(mc) -> None:
    examples = re.findall(r"^  mc-env (.*)$", mc().out, re.M)
    assert len(examples) == 2
    for line in examples:
        assert mc(*shlex.split(line)).code == 0


@pytest.mark.parametrize("name", ALL)
def test_every_command_explains_itself(mc, name: str) -> None:
    result = mc(name, "--help")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith("usage: ")
    assert len(result.out.splitlines()) > 6
    assert mc("help", name).out == result.out


@pytest.mark.parametrize("argv", [("deck", "check"), ("deck", "random"), ("cards", "show"), ("tasks", "show")])
def test_every_action_explains_itself(mc, argv: tuple[str, ...]) -> None:
    result = mc(*argv, "--help")
    assert result.code == 0
    assert result.out.startswith(f"usage: mc-env {' '.join(argv)}")


def test_version_says_which_build_and_which_python(mc) -> None:
    result = mc("--version")
    assert result.code == 0
    assert re.fullmatch(r"mc_env \S+ \((pure|compiled) engine\), Python 3\.\d+\.\S+\n", result.out)
    assert mc_env.__version__ in result.out


@pytest.mark.parametrize(("typed", "meant"), [("plya", "play"), ("evalute", "evaluate"), ("task", "tasks")])
def test_misspelt_command_is_told_which_was_meant(mc, typed: str, meant: str) -> None:
    result = mc(typed)
    assert (result.code, result.out) == (2, "")
    assert f"unknown command '{typed}'; did you mean {meant}" in result.err


def test_command_like_no_other_is_told_all_there_are(mc) -> None:
    assert all(name in mc("xyzzy").err for name in ALL)


# ------------------------------------------------------------------------------------------ doors


def test_console_script_and_module_are_the_same_door(mc) -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert scripts == {"mc-env": "mc_env.cli.main:main"}
    done = python("-m", "mc_env", "list", "decks")
    assert (done.returncode, done.stdout) == (0, mc("list", "decks").out)


@pytest.mark.parametrize("command", ["train", "evaluate"])
def test_scripts_are_doors_to_their_commands(mc, command: str) -> None:
    for argv in (["--help"], ["nobody_knows_this"]):
        script, direct = python(f"{command}.py", *argv), mc(command, *argv)
        assert script.returncode == direct.code
        assert (script.stdout, script.stderr) == (direct.out, direct.err)


def test_commands_in_the_documents_exist(mc) -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    text = "\n".join(page.read_text() for page in pages)
    lines = re.findall(r"^(?:mc-env|python -m mc_env) (.*?)(?:\s+#.*)?$", text, re.M)
    assert len(lines) > 12
    for line in lines:
        name, *words = shlex.split(line)
        assert name in COMMANDS, line
        if COMMANDS[name].module.startswith("mc_env.cli."):
            take_cards(words)  # every command takes them
            import_module(COMMANDS[name].module).parser().parse_args(words)


# ------------------------------------------------------------------------------------------ what is missing


@pytest.mark.parametrize("argv", [("checkpoints",), ("train", "configs/demo.yaml", "--out", "/nowhere")])
def test_missing_torch_is_told_with_what_to_install(argv: tuple[str, ...]) -> None:
    done = without("torch", *argv)
    assert done.returncode == 2
    assert "torch" in done.stderr
    assert "mc_env[train]" in done.stderr
    assert "Traceback" not in done.stderr


def test_help_helps_without_torch_too() -> None:
    done = without("torch", "checkpoints", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "mc-env checkpoints: list the trained networks" in done.stdout or "usage:" in done.stdout


def test_agents_that_need_no_torch_are_measured_without_it() -> None:
    done = without("torch", "evaluate", "random", "--seeds", "2", "--skirmish", "1", "--quiet")
    assert (done.returncode, done.stderr) == (0, "")


def test_commands_load_no_more_than_they_need() -> None:
    program = (
        "import sys; from mc_env.cli.main import main; main([])\n"
        "assert not {'rich', 'numpy', 'torch', 'gymnasium'} & set(sys.modules)\n"
        "main(['list', 'decks'])\n"
        "assert not {'torch', 'gymnasium', 'mc_env.agents'} & set(sys.modules)\n"
    )
    done = python("-c", program)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def checkout_without_links(tmp_path: Path) -> Path:
    """A checkout as git makes it where there are no links: `mc_env/agents` is a file with a path in it."""
    package = tmp_path / "mc_env"
    package.mkdir()
    for path in (ROOT / "mc_env").iterdir():
        if path.name not in ("agents", "__pycache__"):
            (package / path.name).symlink_to(path)
    (package / "agents").write_text("../agents")
    return tmp_path


@pytest.mark.parametrize(("argv"), [["play", "--player-1", "heuristic"], ["evaluate", "random"], ["checkpoints"]])
def test_where_links_are_not_available_it_says_what_to_do(checkout_without_links: Path, argv: list[str]) -> None:
    program = (
        "import sys; sys.meta_path[:] = [f for f in sys.meta_path if 'Editable' not in getattr(f, '__name__', '')]\n"
        f"from mc_env.cli.main import main; sys.exit(main({argv}))\n"
    )
    done = python("-c", program, cwd=checkout_without_links)
    assert done.returncode == 2
    assert "mc_env.agents" in done.stderr
    assert "CONTRIBUTING.md" in done.stderr
    assert "Traceback" not in done.stderr
