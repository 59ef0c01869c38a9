"""Which code made something: the commit for people, a digest of the sources for programs."""

from __future__ import annotations

import hashlib
import subprocess
from functools import cache
from pathlib import Path

import mc_env

HERE = Path(__file__).resolve().parent


def commit() -> str:
    """The commit of this checkout, marked if there are changes beside it; "unknown" if it is none."""
    try:
        said = subprocess.run(
            ["git", "describe", "--always", "--dirty"], cwd=HERE, capture_output=True, text=True, check=True, timeout=10
        )
        return said.stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return "unknown"


@cache
def code() -> str:
    """The sources of the rules and of the agents in a word: a change of either may change what is played."""
    whole = hashlib.sha256()
    for package in (Path(mc_env.__file__).resolve().parent, HERE):
        for path in sorted(package.rglob("*.py")):
            whole.update(f"{path.relative_to(package)}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:16]
