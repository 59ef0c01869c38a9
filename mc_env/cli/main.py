"""`mc-env`: greets, says its version, or hands the words after a command to the module that carries it out.

A command is a module with `main(argv) -> exit code`, imported only when it is asked for, so that nobody needs torch to look at a
card. What can go wrong everywhere (an unknown name, a missing package, Ctrl-C, a closed pipe) is told here, once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from io import TextIOWrapper
from typing import Final

import mc_env
from mc_env.errors import ConfigError, McEnvError, unknown


@dataclass(frozen=True, slots=True)
class Command:
    """Where a command is carried out, and a line on what it does."""

    module: str
    does: str


COMMANDS: Final = {
    "play": Command("mc_env.cli.play", "play a game in the terminal: alone, with friends, or beside an agent"),
    "train": Command("mc_env.agents.cli.train", "train a network by self-play, from a config"),
    "evaluate": Command("mc_env.agents.evaluation.cli", "win rates of agents on fixed seeds, with intervals"),
    "judge": Command("mc_env.agents.judgement.cli", "positions with a provably right play: how often agents find it"),
    "study": Command("mc_env.agents.cli.study", "train one config with several seeds, and compare the runs"),
    "submit": Command(
        "mc_env.agents.submitting.submit", "pack results on benchmark tasks so that others can check them"
    ),
    "verify": Command(
        "mc_env.agents.submitting.verify", "play every game of a submission again and confirm every number"
    ),
    "dataset": Command("mc_env.agents.datasets.cli", "make a dataset of games, imitate it, hand it to other libraries"),
    "versus": Command("mc_env.agents.versus.cli", "Vs. System 2PCG: play, watch, train, compare players"),
    "serve": Command("mc_env.cli.serve", "the table in the browser: play, watch, review"),
    "replay": Command("mc_env.cli.replay", "watch a saved game again, step by step"),
    "audit": Command("mc_env.cli.audit", "check a saved game against a second statement of the rules"),
    "list": Command("mc_env.cli.lists", "list products, heroes, scenarios, sets, cards or starter decks"),
    "cards": Command("mc_env.cli.cards", "look at a card: facts, text, definition and rulings"),
    "deck": Command("mc_env.cli.deck", "check a deck, or make one"),
    "examples": Command("mc_env.cli.examples", "list the examples, or copy one to change it"),
    "tasks": Command("mc_env.cli.tasks", "list the benchmark tasks, or show one"),
    "text": Command("mc_env.agents.cli.text", "the game in words: show a decision, benchmark language models"),
    "checkpoints": Command("mc_env.agents.checkpoints.__main__", "list the trained networks that come with mc_env"),
    "bench": Command("mc_env.cli.bench", "measure how fast mc_env is on this machine"),
}
GREETING: Final = "Welcome to mc_env: Marvel Champions: The Card Game, to play, to study and to learn."
EXAMPLES: Final = """\
examples:
  mc-env play --heroes spider_man,captain_marvel --player-2 heuristic
  mc-env cards show "Web-Shooter"
"""
MORE: Final = """\
Every command takes --cards PLACE: a folder, file or module of cards of your own (docs/HOMEBREW.md).
`mc-env COMMAND --help` explains a command; `python -m mc_env` is the same as `mc-env`."""
CARDS: Final = "--cards"
WRONG, STOPPED = 2, 130
WEB_EXTRA: Final = ("fastapi", "starlette", "uvicorn", "websockets", "pydantic", "annotated_types")
TRAIN_EXTRA: Final = ("torch", "stable_baselines3", "sb3_contrib", "tensorboard", "matplotlib", "jsonargparse")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0 well, 1 a deck is refused or an audit complains, 2 something unknown or wrong."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show a character gets a question mark
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["help"]:  # `help` and `help play`
        words = [*words[1:2], "--help"]
    try:
        return run(words)
    except SystemExit as stop:  # argparse has said what it had to say
        return stop.code if isinstance(stop.code, int) else WRONG
    except McEnvError as error:
        print(f"mc-env: {error}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print("\nmc-env: stopped", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:  # whoever reads, such as `head`, has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left to print goes nowhere
        return 0


def run(words: list[str]) -> int:
    """Carry out what the words ask for."""
    for place in take_cards(words):
        mc_env.use_cards(place)
    if not words or words[0] in ("-h", "--help"):
        print(welcome())
        return 0
    if words[0] in ("-V", "--version"):
        print(version())
        return 0
    name = words.pop(0)
    if name not in COMMANDS:
        raise unknown("command", name, COMMANDS)
    try:
        code: int = import_module(COMMANDS[name].module).main(words)
    except ModuleNotFoundError as error:
        said = missing(name, error.name or "")
        if said is None:
            raise
        if {"-h", "--help"} & set(words):
            print(f"mc-env {name}: {COMMANDS[name].does}\n\n{said}")
            return 0
        print(f"mc-env: {said}", file=sys.stderr)
        return WRONG
    return code


def take_cards(words: list[str]) -> list[str]:
    """Take `--cards PLACE` out of the words of any command."""
    places: list[str] = []
    while True:
        at = next((i for i, word in enumerate(words) if word == CARDS or word.startswith(f"{CARDS}=")), None)
        if at is None:
            return places
        place = words.pop(at)[len(CARDS) + 1 :]
        if not place:
            if at >= len(words):
                raise ConfigError(f"{CARDS} needs a folder, a file or a module of cards, for example {CARDS} my_cards")
            place = words.pop(at)
        places.append(place)


def welcome() -> str:
    """A greeting, the commands with a line each, and how to go on."""
    commands = "\n".join(f"  {name:12} {command.does}" for name, command in COMMANDS.items())
    return f"{GREETING}\n\nusage: mc-env COMMAND ...\n\n{commands}\n\n{EXAMPLES}\n{MORE}"


def version() -> str:
    """Which mc_env this is, and what runs it."""
    from mc_env.cli.calibration import build

    return f"mc_env {mc_env.__version__} ({build()} engine), Python {sys.version.split()[0]}"


def missing(command: str, module: str) -> str | None:
    """What to do about a package that a command needs and that is not there; None if it is none of the known ones."""
    for extra, packages in (("train", TRAIN_EXTRA), ("web", WEB_EXTRA)):
        if module.partition(".")[0] in packages:
            return (
                f"{command} needs {module}, which is not installed: install mc_env[{extra}] "
                f"(in a checkout: pip install -e '.[{extra}]')"
            )
    if module == "mc_env.agents":
        return (
            f"{command} needs mc_env.agents, which cannot be found: mc_env/agents should be a link to the folder "
            "agents; where links are not available, install mc_env (CONTRIBUTING.md says how)"
        )
    return None
