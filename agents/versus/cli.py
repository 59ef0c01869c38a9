"""`mc-env versus ...`: play, watch, train and compare players of Vs. System 2PCG."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mc_env.agents.players import registry
from mc_env.agents.versus import evaluation, terminal
from mc_env.agents.versus.playing import made
from mc_env.errors import ConfigError
from mc_env.versus.engine.game import load_game
from mc_env.versus.engine.new_game import MODES
from mc_env.versus_env.episodes import Episodes

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
    compare.add_argument("--keep", default="", help="a file for every game, one line each")
    partners = commands.add_parser("partners", help="2 vs 2: self-play and cross-play of partners against a rival")
    partners.add_argument("agents", nargs="+")
    partners.add_argument("--rival", default="duelist")
    partners.add_argument("--games", type=int, default=200, help="of each pair")
    for one in (play, compare, partners):
        one.add_argument("--mode", default="2v2" if one is partners else "duel", choices=tuple(MODES))
        one.add_argument("--seed", type=int, default=0)
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


def _evaluate(given: argparse.Namespace, rest: list[str]) -> None:
    arguments = {"mode": given.mode, "decks": decks_of(given.decks, True)}
    found = evaluation.payoff(made(given.agents), arguments, given.games, given.seed)
    print(evaluation.report(found))
    if given.keep:
        evaluation.keep(found, Path(given.keep))


def _partners(given: argparse.Namespace, rest: list[str]) -> None:
    agents = made({*given.agents, given.rival})
    found = evaluation.cross_play(agents, given.rival, given.games, given.mode, given.seed)
    print(evaluation.report_cross_play(found, given.rival))
