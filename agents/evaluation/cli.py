"""Arguments of `evaluate.py`, what they mean, and the run from them."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from rich.console import Console

from mc_env.agents.evaluation import crossplay, groups, overall, plots, report
from mc_env.agents.evaluation.games import MASKS, Match, check_masks
from mc_env.agents.evaluation.journal import Journal
from mc_env.agents.evaluation.run import one_thread, run, specs_of
from mc_env.agents.evaluation.tables import ROUNDS, SEEDS, TABLE_FLAGS, fill_in, rounds_of, split, tables
from mc_env.agents.players.registry import about, make, names
from mc_env.agents.support import provenance
from mc_env.errors import ConfigError, McEnvError

SAVES = ("none", "all", "wins", "losses")
EXAMPLES = """\
examples:
  python evaluate.py random heuristic
  python evaluate.py heuristic heuristic:style=protective --heroes spider_man,captain_marvel --seeds 500
  python evaluate.py heuristic search:rollouts=16 --scenarios rhino,klaw --seeds 200 --workers 2
  python evaluate.py heuristic ppo:core_generalist --heroes each --heroes pairs --scenarios rhino,klaw,ultron --seeds 100
  python evaluate.py heuristic --partners random --heroes spider_man,captain_marvel
  python evaluate.py heuristic random --cross --heroes spider_man,captain_marvel --seeds 300
  python evaluate.py heuristic --replace heuristic:style=protective,random --heroes spider_man,captain_marvel
  python evaluate.py heuristic --runs duo ppo:runs/duo-1/best.pt ppo:runs/duo-2/best.pt --heroes spider_man,captain_marvel
  python evaluate.py heuristic --mask ask --mask ask,defend_other --heroes spider_man,captain_marvel
  python evaluate.py heuristic --seeds 20 --save-games losses --out runs/look   (then: python -m mc_env replay FILE)
"""


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="evaluate.py",
        description="Play agents on fixed seeds and report win rates with intervals, paired tests and cooperation figures.",
        epilog=EXAMPLES
        + "\nagents:\n"
        + "\n".join(f"  {name:10} {about(name)}" for name in names())
        + "\n\nmasks:\n"
        + "\n".join(f"  {name:14} {what}" for name, what in MASKS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument(
        "agents", nargs="*", metavar="AGENT", help="spec strings; the first is what the others are compared with"
    )
    top.add_argument(
        "--runs",
        nargs="+",
        action="append",
        metavar=("NAME", "SPEC"),
        help="training seeds of one recipe, reported together with a bootstrap over them; repeat for several recipes",
    )
    top.add_argument(
        "--partners", nargs="+", metavar="SPEC", help="who plays the other seats (default: the same agent)"
    )
    top.add_argument(
        "--cross",
        action="store_true",
        help="every agent at seat 0 beside every agent at the other seats; with --runs, within each recipe",
    )
    top.add_argument(
        "--heroes",
        action="append",
        metavar="A,B",
        help="heroes of a game; repeat for several; `each` is every hero alone, `pairs` every pair (default spider_man)",
    )
    top.add_argument("--scenarios", default="rhino", metavar="A,B", help="scenarios (default rhino)")
    top.add_argument("--modes", default="standard", metavar="A,B", help="standard, expert (default standard)")
    top.add_argument("--modular", metavar="A,B", help="modular sets (default: the recommended ones)")
    top.add_argument("--heroic", type=int, default=0, metavar="N", help="additional encounter cards each round")
    top.add_argument("--skirmish", type=int, metavar="STAGE", help="only this stage of the villain")
    top.add_argument("--hands", default="open", help="open or private (default open)")
    top.add_argument(
        "--task", action="append", metavar="NAME", help="a benchmark task instead of heroes and scenarios; repeat"
    )
    top.add_argument(
        "--seeds", type=int, metavar="N", help=f"games of each match (default {SEEDS:,}, or as many as the task has)"
    )
    top.add_argument("--first-seed", type=int, metavar="N", help="seeds N, N+1, ... (default 0, or those of the task)")
    top.add_argument(
        "--max-rounds", type=int, metavar="N", help=f"longer games are cut off and not won (default {ROUNDS})"
    )
    top.add_argument(
        "--mask",
        action="append",
        metavar="A,B",
        help="also without these options; repeat for several variants (see below)",
    )
    top.add_argument(
        "--replace", metavar="A,B", help="also with one seat of each team given to these agents: what the team loses"
    )
    top.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default 1)")
    top.add_argument(
        "--out", metavar="DIR", help="write results.json, games.csv and plots here; a stopped run goes on from it"
    )
    top.add_argument(
        "--save-games", default="none", metavar="WHICH", help=f"keep replays: {', '.join(SAVES)} (needs --out)"
    )
    top.add_argument("--no-plots", action="store_true", help="no PNG files")
    top.add_argument("--quiet", action="store_true", help="no progress bar")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run; the exit code: 0 well, 2 something unknown or wrong."""
    try:
        args = parser().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    console = Console() if sys.stdout.isatty() else Console(width=120)
    one_thread()
    try:
        evaluate(args, console)
    except McEnvError as error:
        print(f"evaluate.py: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = (
            f"the same command goes on with the games kept in {args.out}"
            if args.out
            else "without --out nothing is kept"
        )
        print(f"\nevaluate.py: stopped; {kept}", file=sys.stderr)
        return 130
    return 0


def evaluate(args: argparse.Namespace, console: Console) -> list[report.Row]:
    """The run that the arguments describe."""
    check(args)
    fill_in(args)
    matches = plan(args)
    seeds = range(args.first_seed, args.first_seed + args.seeds)
    made = origin(args, matches)
    journal = journal_of(args, made, console)
    played = run(matches, seeds, args.workers, args.save_games, None if args.quiet else console, journal)
    found = report.rows(matches, played)
    paired, together = report.comparisons(found), overall.overall(found)
    if report.many(report.tables_of(found)):
        overall.show_each(found, console)
    else:
        report.show(found, paired, console)
    overall.show(together, console)
    named = groups_of(args)
    recipes = groups.grouped(found, named)
    groups.show_groups(recipes, console)
    lost = groups.replaced(found, base_teams(args), split_specs(args.replace or ""))
    groups.show_replaced(lost, console)
    crosses = crossplay.summaries(found, crossed(args)) if args.cross else []
    crossplay.show(crosses, console)
    if args.out:
        folder = Path(args.out)
        try:
            more = {"overall": together, "groups": recipes, "replaced": lost, "cross": crosses}
            files = report.write(found, folder, made, {"paired": paired} | {k: v for k, v in more.items() if v})
            if not args.no_plots:
                files += plots.plot(found, folder, crosses, recipes, together)
        except OSError as error:
            raise ConfigError(f"cannot write to {args.out!r}: {error.strerror}") from None
        except ModuleNotFoundError as error:
            raise ConfigError(f"plots need {error.name}: install mc_env[train], or say --no-plots") from None
        shown = [str(f) for f in files if f.parent == folder]
        replays = len(files) - len(shown)
        console.print(f"written: {', '.join(shown)}" + (f" and {replays} replays" if replays else ""))
    if journal is not None:
        journal.close()
    return found


def check(args: argparse.Namespace) -> None:
    """Refuse what cannot work before anything is played."""
    for name, least in (("seeds", 1), ("workers", 1), ("max_rounds", 1), ("first_seed", 0), ("heroic", 0)):
        if getattr(args, name) is not None and getattr(args, name) < least:
            raise ConfigError(f"--{name.replace('_', '-')} {getattr(args, name)}: must be at least {least}")
    if args.save_games not in SAVES:
        raise ConfigError(f"--save-games {args.save_games}: must be one of {', '.join(SAVES)}")
    if args.save_games != "none" and not args.out:
        raise ConfigError("--save-games needs --out DIR")
    if args.cross and args.partners:
        raise ConfigError("--cross tries every agent as every partner; leave out --partners")
    if not agents_of(args):
        raise ConfigError("say at least one agent, for example: evaluate.py random heuristic")
    if args.cross and min(len(specs) for specs in crossed(args).values()) < 2:
        raise ConfigError("--cross needs at least two different agents")
    if args.cross and args.replace:
        raise ConfigError("--cross has every agent at every seat already; leave out --replace")
    if args.task:
        given = [name for name in TABLE_FLAGS if getattr(args, name) != parser().get_default(name)]
        if given:
            said = ", ".join(f"--{name.replace('_', '-')}" for name in given)
            raise ConfigError(f"--task says what is played; leave out {said}")


def agents_of(args: argparse.Namespace) -> list[str]:
    """Every agent named, alone or as a run of a recipe."""
    return list(dict.fromkeys([*args.agents, *(spec for specs in groups_of(args).values() for spec in specs)]))


def groups_of(args: argparse.Namespace) -> dict[str, list[str]]:
    """Recipes by name, each with its runs."""
    out: dict[str, list[str]] = {}
    for name, *specs in args.runs or []:
        if ":" in name or "/" in name or name in names():
            raise ConfigError(f"--runs {name}: first a name for the recipe, then its runs (--runs duo ppo:A ppo:B)")
        if len(set(specs)) < 2:
            raise ConfigError(f"--runs {name}: a recipe is measured by at least two different runs")
        if name in out:
            raise ConfigError(f"--runs {name}: there are two recipes of this name")
        out[name] = list(dict.fromkeys(specs))
    return out


def crossed(args: argparse.Namespace) -> dict[str, list[str]]:
    """Who plays beside whom in cross-play: the runs of each recipe, or all agents if no recipe is named."""
    return groups_of(args) or {"": agents_of(args)}


def split_specs(text: str) -> list[str]:
    """Agents separated by commas; a comma inside a spec is followed by an option, not by an agent."""
    out: list[str] = []
    for piece in split(text):
        if out and piece.partition(":")[0] not in names() and "=" in piece:
            out[-1] += f",{piece}"
        else:
            out.append(piece)
    return list(dict.fromkeys(out))


def plan(args: argparse.Namespace) -> list[Match]:
    """Every match: tasks, then teams, then masks."""
    masks = [()] + [tuple(split(m)) for m in args.mask or []]
    for mask in masks:
        check_masks(mask)
    out = []
    for task, setup in tables(args):
        players = len(setup["heroes"])
        if (args.cross or args.partners or args.replace) and players < 2:
            raise ConfigError(
                f"{task} is played alone: partners need at least two heroes (--heroes spider_man,captain_marvel)"
            )
        for team in teams(args, players):
            variants = [(team, mask) for mask in masks]
            variants += [(other, ()) for other in groups.with_replaced(team, split_specs(args.replace or ""))]
            for who, mask in variants:
                match = Match(task, who, setup, mask, rounds_of(args, task))
                if match not in out:
                    out.append(match)
    return out


def base_teams(args: argparse.Namespace) -> list[tuple[str, ...]]:
    """The teams that were asked for, without those that stand in for them."""
    sizes = dict.fromkeys(len(setup["heroes"]) for _, setup in tables(args))
    return [team for players in sizes for team in teams(args, players)]


def teams(args: argparse.Namespace, players: int) -> list[tuple[str, ...]]:
    """Who sits where."""
    specs = agents_of(args)
    if args.cross:
        pairs = [(a, a) for a in specs] + [(a, b) for crew in crossed(args).values() for a in crew for b in crew]
        return [(a, *[b] * (players - 1)) for a in specs for b in specs if (a, b) in pairs]
    if args.partners:
        return [(a, *[b] * (players - 1)) for a in specs for b in dict.fromkeys(args.partners)]
    return [(a,) * players for a in specs]


def journal_of(args: argparse.Namespace, made: Mapping[str, Any], console: Console) -> Journal | None:
    """Where games are kept as they are played, if anything is written at all."""
    if not args.out:
        return None
    try:
        # another commit with the same code goes on
        same = {k: v for k, v in made.items() if k not in ("arguments", "git")}
        journal = Journal(Path(args.out), {**made["arguments"], **same})
    except OSError as error:
        raise ConfigError(f"cannot write to {args.out!r}: {error.strerror}") from None
    if journal.games:
        console.print(f"going on: {journal.games:,} games were played before")
    return journal


def origin(args: argparse.Namespace, matches: Sequence[Match]) -> dict[str, Any]:
    """What made these results, so that they can be made again."""
    try:
        version = metadata.version("mc_env")
    except metadata.PackageNotFoundError:
        version = "source"
    return {
        "arguments": {k: v for k, v in vars(args).items() if k not in ("out", "workers", "quiet", "no_plots")},
        "weights": {spec: digest for spec in specs_of(matches) if (digest := make(spec).weights)},
        "mc_env": version,
        "git": provenance.commit(),
        "code": provenance.code(),
        "python": platform.python_version(),
        "machine": platform.machine(),
    }
