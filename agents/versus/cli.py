"""`mc-env versus ...`: play, watch, train and compare players of Vs. System 2PCG."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mc_env.agents.players import registry
from mc_env.agents.versus import evaluation, report, terminal
from mc_env.agents.versus.playing import made
from mc_env.errors import ConfigError
from mc_env.versus.engine.game import load_game
from mc_env.versus.engine.new_game import MODES
from mc_env.versus_env.episodes import KEYS, Episodes
from mc_env.versus_env.tasks import make_task

ADVISER = "duelist"


def parser() -> argparse.ArgumentParser:
    """The words of the command."""
    out = argparse.ArgumentParser(prog="mc-env versus", description=__doc__)
    commands = out.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("--decks", default="mains", help="main characters between commas, mains or random")
    play.add_argument("--against", default="duelist", help="the agent at the other seats; several between semicolons")
    play.add_argument("--seat", default="1", help="your seats between commas, from 1; none to watch")
    play.add_argument("--load", default="", help="go on with a saved game")
    watch = commands.add_parser("replay", help="watch a saved game again")
    watch.add_argument("file")
    watch.add_argument("--seat", type=int, default=1, help="with whose eyes, from 1")
    train = commands.add_parser("train", help="train a network; overrides look like --ppo.games 32")
    train.add_argument("config")
    compare = commands.add_parser("evaluate", help="a payoff matrix with Elo, intervals and what places are worth")
    compare.add_argument("agents", nargs="+", help="specs: random, duelist, ppo:FILE, search:net=FILE,worlds=4 ...")
    compare.add_argument(
        "--decks", default="mains", help="main characters between commas (drawn for each seat), mains, random"
    )
    compare.add_argument("--games", type=int, default=400, help="of each pair")
    compare.add_argument(
        "--search-games", type=int, default=0, help="of each pair with a search; 0: as many as of others"
    )
    compare.add_argument(
        "--mirror", action="append", default=[], metavar="AGENT", help="it plays itself too: what places are worth"
    )
    compare.add_argument("--keep", default="", help="a file for every game, one line each")
    partners = commands.add_parser("partners", help="2 vs 2: self-play and cross-play of partners against a rival")
    partners.add_argument("agents", nargs="+")
    partners.add_argument("--rival", default="duelist")
    partners.add_argument("--games", type=int, default=200, help="of each pair")
    for one in (play, compare, partners):
        one.add_argument("--mode", default="2v2" if one is partners else "duel", choices=tuple(MODES))
        one.add_argument("--seed", type=int, default=0)
    for one in (compare, partners):
        one.add_argument(
            "--task", default="", help="mode, decks and evaluation seeds of a task, such as versus-duel-v1"
        )
        one.add_argument("--out", default="", help="a file for what was found, from which pages are made")
    return out


def decks_of(text: str, drawn: bool) -> Any:
    """Decks as the environment takes them: a word, a list in order of seats, or names to draw from."""
    if text in ("mains", "random"):
        return text
    names = [name.strip() for name in text.split(",")]
    return {"one_of": names} if drawn else names


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command."""
    given, rest = parser().parse_known_args(argv)
    if rest and given.command != "train":
        raise ConfigError(f"{rest[0]!r} is no option of mc-env versus {given.command}")
    run = {"play": _play, "replay": _replay, "train": _train, "evaluate": _evaluate, "partners": _partners}
    run[given.command](given, rest)
    return 0


def _play(given: argparse.Namespace, rest: list[str]) -> None:
    if given.load:
        game = load_game(Path(given.load).read_text(encoding="utf-8"))
    else:
        game = Episodes(mode=given.mode, decks=decks_of(given.decks, False)).game(given.seed)
    people = {int(x) - 1 for x in given.seat.split(",") if x.strip().isdigit()}
    specs = given.against.split(";")
    others = [p for p in range(game.players) if p not in people]
    agents = {p: registry.make(specs[k % len(specs)], seed=p) for k, p in enumerate(others)}
    for agent in agents.values():
        agent.begin(given.seed)
    terminal.Session(game, agents, registry.make(ADVISER)).play()


def _replay(given: argparse.Namespace, rest: list[str]) -> None:
    terminal.watch(Path(given.file), given.seat - 1)


def _train(given: argparse.Namespace, rest: list[str]) -> None:
    from rich.console import Console

    from mc_env.agents.versus.training import Run, read_config  # only this needs torch

    Run(read_config(given.config, rest), Console()).go()


def played(given: argparse.Namespace) -> tuple[dict[str, Any], int]:
    """Which games are compared, and the seed of the first: those of a task, or as the command says."""
    if not given.task:
        return {"mode": given.mode, "decks": decks_of(getattr(given, "decks", "mains"), True)}, given.seed
    task = make_task(given.task)
    arguments = {k: v for k, v in task.arguments("test").items() if k in (*KEYS, "max_rounds")}
    return {"task": task.name, **arguments}, task.evaluation_seeds.start + given.seed


def _evaluate(given: argparse.Namespace, rest: list[str]) -> None:
    arguments, seed = played(given)
    found = evaluation.payoff(
        made([*given.agents, *given.mirror]), arguments, given.games, seed, given.search_games, given.mirror
    )
    _tell(report.of_payoff(found, _command(given)), given.out)
    if given.keep:
        report.keep_games(found, Path(given.keep))


def _partners(given: argparse.Namespace, rest: list[str]) -> None:
    arguments, seed = played(given)
    agents = made([*given.agents, given.rival])
    found = evaluation.cross_play(agents, given.rival, given.games, arguments, seed)
    _tell(report.of_partners(found, arguments, given.rival, given.games, _command(given)), given.out)


def _tell(data: dict[str, Any], out: str) -> None:
    print("\n".join(report.lines(data)))
    if out:
        report.keep(data, Path(out))


def _command(given: argparse.Namespace) -> str:
    """The words that make a comparison again: all that is not as it would be anyway, but where it is kept."""
    usual = vars(parser().parse_args([given.command, "agents"]))
    words = [given.command, *given.agents]
    for key, value in vars(given).items():
        if key in ("command", "agents", "out", "keep") or value == usual[key]:
            continue
        for one in value if isinstance(value, list) else [value]:
            words += [f"--{key.replace('_', '-')}", str(one)]
    return shlex.join(["mc-env", "versus", *words])
