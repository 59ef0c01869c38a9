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

ROOT: Final = Path(__file__).resolve().parent.parent
PINS: Final = ROOT / "tests" / "clients"
TORCH: Final = "torch=="
# which tests a group is for: the others are skipped in it, because their libraries are missing
GROUPS: Final = {
    "libraries": "stable_baselines3 or cleanrl or torchrl or video or open_spiel or hugging_face or minari or onnx",
    "tianshou": "tianshou",
    "rllib": "rllib",
}


def environment(group: str, folder: Path) -> Path:
    """The interpreter of a group's environment, which is made or brought up to date first."""
    pins = PINS / f"{group}.txt"
    home = folder / group
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    installed = home / "installed.txt"
    if installed.exists() and installed.read_text() == pins.read_text():
        return python
    print(f"== {group}: installing what {pins.relative_to(ROOT)} pins into {home}", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
    pip = [str(python), "-m", "pip", "install", "--no-compile", "--disable-pip-version-check"]
    torch = next(line for line in pins.read_text().splitlines() if line.startswith(TORCH))
    subprocess.run([*pip, torch], check=True)
    subprocess.run([*pip, "--requirement", str(pins)], check=True)
    installed.write_text(pins.read_text())
    return python


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
        python = environment(group, args.folder)
        tests = ["-m", "pytest", "-m", "clients", "-k", GROUPS[group], "-v", "-p", "no:cacheprovider", str(PINS)]
        variables = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": str(ROOT)}
        if subprocess.run([str(python), *tests], cwd=ROOT, env=variables).returncode:
            failed.append(group)
    print(f"== {'failed: ' + ', '.join(failed) if failed else 'every client works'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
