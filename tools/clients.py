"""`make test-clients`: every library that mc_env has an example for, installed for real and tried, in environments of their own.

`tests/clients/GROUP.txt` pins everything that a group installs. Torch goes in first, by the pin of constraints.txt, so that
nothing brings another build of it. Environments are kept between runs and made anew when their file changes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools import ROOT
from tools.environments import environment

PINS: Final = ROOT / "tests" / "clients"
TORCH: Final = "torch=="
# which tests a group is for: the others are skipped in it, because their libraries are missing
GROUPS: Final = {
    "libraries": "stable_baselines3 or cleanrl or torchrl or video or open_spiel or hugging_face or minari or onnx",
    "tianshou": "tianshou",
    "rllib": "rllib",
}


def interpreter(group: str, folder: Path) -> Path:
    """The interpreter of a group's environment."""
    pins = PINS / f"{group}.txt"
    torch = next(line for line in pins.read_text().splitlines() if line.startswith(TORCH))
    return environment(folder / group, pins.read_text(), [[torch], ["--requirement", str(pins)]])


def main(argv: Sequence[str] | None = None) -> int:
    """Try every group; 1 if a test failed in one."""
    parser = argparse.ArgumentParser(prog="python -m tools.clients", description=__doc__)
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=f"{', '.join(GROUPS)} (default: all)")
    usual = Path(tempfile.gettempdir()) / "mc_env_clients"
    parser.add_argument("--folder", type=Path, default=usual, help=f"where environments are kept (default {usual})")
    args = parser.parse_args(argv)
    for group in args.groups:
        if group not in GROUPS:
            parser.error(f"unknown group {group!r}; known: {', '.join(GROUPS)}")
    failed = []
    for group in args.groups or GROUPS:
        python = interpreter(group, args.folder)
        tests = ["-m", "pytest", "-m", "clients", "-k", GROUPS[group], "-v", "-p", "no:cacheprovider", str(PINS)]
        variables = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": str(ROOT)}
        if subprocess.run([str(python), *tests], cwd=ROOT, env=variables).returncode:
            failed.append(group)
    print(f"== {'failed: ' + ', '.join(failed) if failed else 'every client works'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
