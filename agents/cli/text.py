"""`mc-env text`: the game in words. Show a decision, measure texts, run a benchmark of players who read, report it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Final

from mc_env.agents.benchmark import report, running, sizes
from mc_env.agents.benchmark.playing import Played
from mc_env.agents.benchmark.suites import SUITES, suite_called
from mc_env.agents.evaluation.games import MASKS
from mc_env.agents.players.registry import make
from mc_env.cards.decks import hero_called
from mc_env.engine.game import new_game
from mc_env.errors import ConfigError
from mc_env.text.question import Question
from mc_env.text.style import CHOICES, Style
from mc_env.text.telling import briefing_of
from mc_env.text.tokens import tokens

EXAMPLES: Final = """\
examples:
  mc-env text show --heroes spider_man,captain_marvel --scenario klaw --after 40
  mc-env text sizes --scenarios rhino --games 1
  mc-env text run text-tiny heuristic llm:http://localhost:8000/v1,model=NAME --out runs/tiny
  mc-env text run text-core llm:http://localhost:8000/v1,model=NAME --partner heuristic --parallel 8 --out runs/core
  mc-env text report runs/core
A run that was stopped goes on with the same command. docs/TEXT.md explains the options of llm: and the report.
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="mc-env text",
        description="The game in words, for players who read: language models and whoever builds them.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    show = commands.add_parser("show", help="show one decision as a player is told it")
    show.add_argument("--heroes", default="spider_man", metavar="A,B", help="1 to 4 heroes (default spider_man)")
    show.add_argument("--scenario", default="rhino")
    show.add_argument("--hands", default="open", help="open, private or signals")
    show.add_argument("--seed", type=int, default=0)
    show.add_argument("--after", type=int, default=0, metavar="N", help="after so many choices of the heuristic")
    _add_style(show)
    measure = commands.add_parser("sizes", help="how long the texts are, by scenario and number of players")
    measure.add_argument("--scenarios", metavar="A,B", default=",".join(sizes.SCENARIOS))
    measure.add_argument("--games", type=int, default=sizes.GAMES, help="of each (default 3)")
    _add_style(measure)
    _add_run(commands.add_parser("run", help="run a suite; what was done before is not done again"))
    told = commands.add_parser("report", help="write and show the report of a run, finished or not")
    told.add_argument("folder", type=Path)
    return top


def _add_run(run: argparse.ArgumentParser) -> None:
    about = "; ".join(f"{suite.name}: {suite.about}" for suite in SUITES.values())
    run.add_argument("suite", help=about)
    run.add_argument("agents", nargs="+", metavar="AGENT", help="specs: llm:URL,model=NAME or any other agent")
    run.add_argument("--out", type=Path, required=True, metavar="DIR", help="journal, transcripts and report go here")
    run.add_argument("--partner", metavar="SPEC", help="plays all seats but the first (default: the same agent)")
    run.add_argument("--games", type=int, metavar="N", help="of each task (default as the suite says)")
    run.add_argument("--parallel", type=int, default=1, metavar="N", help="positions and games at once (default 1)")
    run.add_argument("--mask", default="", metavar="A,B", help=f"{', '.join(MASKS)}: see mc-env evaluate --help")


def _add_style(to: argparse.ArgumentParser) -> None:
    usual = Style()
    for name, allowed in CHOICES.items():
        to.add_argument(f"--{name}", choices=allowed, default=getattr(usual, name))
    to.add_argument("--story", type=int, default=usual.story, metavar="N", help="sentences of the story at most")
    to.add_argument("--limit", type=int, default=usual.limit, metavar="N", help="tokens at most")


def _style(args: argparse.Namespace) -> Style:
    return Style(**{f.name: getattr(args, f.name) for f in fields(Style) if hasattr(args, f.name)})


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command."""
    args = parser().parse_args(argv)
    {"show": _show, "sizes": _sizes, "run": _run, "report": _report}[args.command](args)
    return 0


def _show(args: argparse.Namespace) -> None:
    heroes = [hero_called(name.strip()).code for name in args.heroes.split(",")]
    game = new_game(heroes, args.scenario, args.seed, hands=args.hands, log=True)
    agent = make("heuristic")
    agent.begin(args.seed)
    told: dict[int, int] = {}
    for _ in range(args.after):
        if game.decision is None:
            break
        told[game.decision.player] = len(game.record())
        game.choose(agent.decide(game, game.decision.player))
    if game.decision is None:
        raise ConfigError(f"--after {args.after}: the game is over after {len(game.choices)} choices")
    me = game.decision.player
    question = Question(briefing_of(game, me, told.get(me, 0)), _style(args))
    print(question.prompt)
    print(f"\n({tokens(question.system):,} tokens of instructions, {tokens(question.text):,} of text)")


def _sizes(args: argparse.Namespace) -> None:
    scenarios = [name.strip() for name in args.scenarios.split(",")]
    print("\n".join(report.table(sizes.HEAD, list(sizes.rows(_style(args), scenarios, args.games)))))


def _run(args: argparse.Namespace) -> None:
    mask = tuple(word.strip() for word in args.mask.split(",") if word.strip())
    chosen = running.plan(
        suite_called(args.suite), args.agents, args.games, partner=args.partner, mask=mask, parallel=args.parallel
    )

    def tell(team: str, played: Played) -> None:
        print(f"{played.item}: {played.outcome} ({team})", flush=True)

    running.run(chosen, args.out, tell)
    print(report.write(args.out))


def _report(args: argparse.Namespace) -> None:
    print(report.write(args.folder))
