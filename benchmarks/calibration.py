"""What all benchmarks share: the yardstick, which comes with the package for `mc-env bench`, and how figures are kept."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from mc_env.cli.calibration import REFERENCE_SECONDS, build, calibrate, scaled

__all__ = ["REFERENCE_SECONDS", "build", "calibrate", "keep", "keep_argument", "scaled"]


def keep_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write the figures there, for `benchmarks.page`")


def keep(benchmark: str, figures: dict[str, Any], folder: Path | None) -> None:
    """Print figures as one line of JSON; write them to FOLDER/BENCHMARK_BUILD.json if asked to."""
    data = {"benchmark": benchmark, "build": build(), **figures}
    print(json.dumps(data))
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{benchmark}_{build()}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
