"""Environments beside the project's own, for libraries that it does not install. They are kept, and made anew for other pins."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def environment(home: Path, pins: str, installs: Sequence[Sequence[str]]) -> Path:
    """The interpreter of an environment. Unless it was made by the same pins, it is made: by pip, one install after the other."""
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    installed = home / "installed.txt"
    if installed.exists() and installed.read_text() == pins:
        return python
    print(f"== installing into {home}", flush=True)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
    pip = [str(python), "-m", "pip", "install", "--no-compile", "--disable-pip-version-check"]
    for words in installs:
        subprocess.run([*pip, *words], check=True)
    installed.write_text(pins)
    return python
