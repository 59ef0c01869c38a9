"""What is shipped, and shipping more.

mc-env checkpoints
mc-env checkpoints ship runs/rhino_solo --name rhino_solo --results runs/rhino_solo/evaluation/results.json
mc-env checkpoints cards                      (write all cards anew)
mc-env checkpoints convert runs/old/best.pt   (files of an earlier version as files of today, beside them)
mc-env checkpoints onnx rhino_duo duo.onnx    (a network for programs without torch; needs mc_env[onnx])
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from mc_env.agents.checkpoints import FOLDER, find, shipped
from mc_env.agents.checkpoints.cards import card, facts_of
from mc_env.agents.checkpoints.shipping import ship
from mc_env.agents.learning.resuming import convert
from mc_env.agents.network import export, saving
from mc_env.agents.support import files
from mc_env.engine.version import RULES_VERSION
from mc_env.env.vector import VectorGames
from mc_env.errors import McEnvError
from mc_env.registration import HEROES, SCENARIOS

PROGRAM: Final = "mc-env checkpoints"


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog=PROGRAM,
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--folder", type=Path, default=FOLDER, help="where checkpoints lie (default: in the package)")
    what = top.add_subparsers(dest="what")
    adding = what.add_parser("ship", help="keep the network of a run, with its card")
    adding.add_argument("run", type=Path, metavar="RUN_FOLDER")
    adding.add_argument("--name", required=True, help="what to call it: ppo:NAME")
    adding.add_argument(
        "--which", choices=("best", "last"), default="best", help="the best or the last of it (default best)"
    )
    adding.add_argument(
        "--results",
        type=Path,
        nargs="+",
        default=[],
        metavar="FILE",
        help="results.json files of mc-env evaluate --out",
    )
    adding.add_argument("--half", action="store_true", help="weights in 16 bits (also done if the file is too large)")
    adding.add_argument("--note", default="", help="what the run itself does not know, such as what it began with")
    adding.add_argument("--replace", action="store_true", help="overwrite a checkpoint of this name")
    what.add_parser("cards", help="write all cards anew")
    converting = what.add_parser("convert", help="write files of an earlier version as files of today, beside them")
    converting.add_argument("files", type=Path, nargs="+", metavar="FILE")
    exporting = what.add_parser("onnx", help="write a network as an ONNX file, for batches of any size")
    exporting.add_argument("network", help="the name of a shipped network, or a checkpoint of yours")
    exporting.add_argument("file", type=Path, metavar="FILE.onnx")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    console = Console() if sys.stdout.isatty() else Console(width=140)
    try:
        if args.what == "ship":
            file = ship(args.run, args.name, args.which, args.results, args.folder, args.half, args.replace, args.note)
            console.print(
                f"{file}: {file.stat().st_size / 1e6:.2f} MB; card: {file.with_suffix('.md')}", soft_wrap=True
            )
        elif args.what == "cards":
            for name, path in shipped(args.folder).items():
                files.write_text(path.with_suffix(".md"), card(name, saving.read(path)))
                console.print(f"{path.with_suffix('.md')}", soft_wrap=True)
        elif args.what == "convert":
            for file in args.files:
                console.print(f"{convert(file)}", soft_wrap=True)
        elif args.what == "onnx":
            write_onnx(args.network, args.file)
            console.print(f"{args.file}: {args.file.stat().st_size / 1e6:.2f} MB", soft_wrap=True)
        else:
            show(args.folder, console)
    except McEnvError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    return 0


def write_onnx(text: str, file: Path) -> None:
    """A checkpoint as an ONNX file, traced with a few decisions of a game of two."""
    path = find(text)
    network = saving.network_of(saving.read(path), path)
    games = VectorGames(4, heroes=HEROES[:2], scenario=SCENARIOS[0], observations="packed")
    packed, _ = games.reset(seed=1)
    for step in range(12):
        packed, *_ = games.step([step % int(mask.sum()) for mask in games.action_masks()])
    export.write(network, packed, file, {"network": text, "rules": str(RULES_VERSION)})


def show(folder: Path, console: Console) -> None:
    found = shipped(folder)
    if not found:
        console.print(f"no checkpoints in {folder}", soft_wrap=True)
        return
    table = Table("spec", "plays", "decisions", "won in training's evaluation", "MB")
    for name, path in found.items():
        facts = facts_of(saving.read(path))
        rate = (facts.get("evaluation") or {}).get("win_rate")
        table.add_row(
            f"ppo:{name}",
            facts["plays"],
            f"{facts['decisions']:,}",
            f"{rate:.1%}" if rate is not None else "-",
            f"{path.stat().st_size / 1e6:.2f}",
        )
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
