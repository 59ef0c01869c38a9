"""`make test-cluster`: torchrun and Ray for real, as two nodes of this machine each, in an environment of its own.

The same games here and there, also when a node is killed; the same learning by two launchers as by two local processes; then the
speed of one and two processes of each kind (`tools/node_speed.py`).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools import ROOT
from tools.environments import environment
from tools.nodes import variables

CONSTRAINTS: Final = ("constraints.txt", "constraints-cluster.txt")


def main(argv: Sequence[str] | None = None) -> int:
    """Try it all; 1 if a test failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description=__doc__)
    usual = Path(tempfile.gettempdir()) / "mc_env_cluster"
    parser.add_argument("--folder", type=Path, default=usual, help=f"where the environment is kept (default {usual})")
    parser.add_argument("--no-speed", action="store_true", help="tests only")
    parser.add_argument("tests", nargs="*", default=["tests/cluster"], help="which (default: all)")
    args = parser.parse_args(argv)
    pins = "".join((ROOT / name).read_text() for name in (*CONSTRAINTS, "pyproject.toml"))
    limits = [word for name in CONSTRAINTS for word in ("--constraint", str(ROOT / name))]
    own = ["--no-build-isolation", "--editable", f"{ROOT}[train,cluster,compiled]"]
    python = environment(args.folder, pins + own[-1], [[*limits, "setuptools", "pytest"], [*limits, *own]])
    tests = ["-m", "pytest", "-m", "cluster", "-v", "-p", "no:cacheprovider", *args.tests]
    if subprocess.run([str(python), *tests], cwd=ROOT, env=variables()).returncode:
        return 1
    if args.no_speed:
        return 0
    return subprocess.run([str(python), "-m", "tools.node_speed"], cwd=ROOT, env=variables()).returncode


if __name__ == "__main__":
    sys.exit(main())
