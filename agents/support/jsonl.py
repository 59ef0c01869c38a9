"""Files of JSON lines that survive a kill at any moment: a line counts when it is whole."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def read(path: Path) -> list[Any]:
    """All records; half a line at the end is none."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def write(path: Path, records: Iterable[Any]) -> None:
    """Replace the file, whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    os.replace(part, path)


def append(path: Path, record: Any) -> None:
    """Add a record. Whoever goes on after a kill reads and writes the file first, so that no half line stands before it."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(record) + "\n")
