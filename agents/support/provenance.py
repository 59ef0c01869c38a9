"""Which code made something: the commit for people, a digest of the sources for programs."""

from __future__ import annotations

import hashlib
import subprocess
from functools import cache
from pathlib import Path

import mc_env

AGENTS = Path(__file__).resolve().parent.parent


def digest(path: Path) -> str:
    """A file's content in a word, to tell whether it is still the same."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]


def commit() -> str:
    """The commit of this checkout, marked if there are changes beside it; "unknown" if it is none."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--dirty"],
            cwd=AGENTS,
            capture_output=True,
            text=True,
            check=True,
            timeout=10,
        )
        return found.stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return "unknown"


def sources() -> list[Path]:
    """The files of the rules and of the agents."""
    packages = (Path(mc_env.__file__).resolve().parent, AGENTS)  # in a checkout the second is beside the first
    return list(dict.fromkeys(path for package in packages for path in sorted(package.rglob("*.py"))))


@cache
def code() -> str:
    """The sources of the rules and of the agents in a word: a change of either may change what is played."""
    whole = hashlib.sha256()
    top = AGENTS.parent
    for path in sources():
        whole.update(f"{path.relative_to(top)}\0".encode() + path.read_bytes())
    return whole.hexdigest()[:16]
