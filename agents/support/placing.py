"""The words of commands that say where to work: `--workers 4`, `--cluster auto`."""

from __future__ import annotations

import argparse

from mc_env.agents.support.cluster import Cluster
from mc_env.agents.support.places import Place, Processes
from mc_env.errors import ConfigError


def add_arguments(parser: argparse.ArgumentParser, workers: int = 1) -> None:
    """`--workers` and `--cluster`; `place_of` reads them."""
    parser.add_argument("--workers", type=int, metavar="N", help=f"processes of this machine (default {workers})")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on a Ray cluster: HOST:PORT, or auto for the one here (docs/SCALE.md)",
    )
    parser.set_defaults(usual_workers=workers)


def place_of(args: argparse.Namespace) -> Place:
    """The place that a command asks for."""
    if args.cluster is not None:
        if args.workers is not None:
            raise ConfigError(
                "--workers are processes of this machine, --cluster is other machines: say one of the two"
            )
        return Cluster(args.cluster)
    workers = args.usual_workers if args.workers is None else args.workers
    if workers < 1:
        raise ConfigError(f"--workers is at least 1, not {workers}")
    return Processes(workers)
