"""Files that survive a kill at any moment: replaced whole or not at all. Of JSON lines, a line counts when it is whole."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file to write that takes the place of `path` at the end: a reader sees the old one or the new one, never half of one.

    It is on the disk before it gets its name. If writing fails, `path` stays as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def write_text(path: Path, text: str) -> None:
    """Replace a file by a text."""
    with replacing(path) as file:
        file.write(text.encode())


def write_json(path: Path, data: Any, indent: int = 2) -> None:
    """Replace a file by plain data that people can read too."""
    write_text(path, json.dumps(data, indent=indent) + "\n")


# ------------------------------------------------------------------------------------------ JSON lines


def read_lines(path: Path) -> list[Any]:
    """All records of a file of JSON lines; half a line at the end is none."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return [json.loads(line) for line in lines if line.endswith("\n")]


def write_lines(path: Path, records: Iterable[Any]) -> None:
    """Replace a file by JSON lines."""
    write_text(path, "".join(json.dumps(record) + "\n" for record in records))


def append_line(path: Path, record: Any) -> None:
    """Add a record. Whoever goes on after a kill reads and writes the file first, so that no half line stands before it."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(record) + "\n")
