"""A copy of the checkout in which the engine may be broken."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from tools import ROOT, compare_builds
from tools.mutants.source import Change


def copy(folder: Path) -> None:
    """The checkout as it is now, without anything built."""
    compare_builds.copy(folder)


def digest(root: Path = ROOT) -> str:
    """Tells one state of the engine, the cards and the tests from another."""
    found = sha256()
    for name in ("mc_env", "tests", "tools"):
        for path in sorted((root / name).rglob("*")):
            if (
                path.is_file()
                and path.suffix in (".py", ".json", ".txt", ".gz")
                and "mutants" not in path.relative_to(root).as_posix()
            ):
                found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


@contextmanager
def broken(folder: Path, change: Change) -> Iterator[None]:
    """The copy with a change in it; afterwards it is as it was.

    Python tells by time and length whether compiled code is up to date, and a change of one sign in the same second has both in
    common with what was there before: the compiled code goes.
    """
    path = folder / change.path
    data = path.read_bytes()
    _write(path, change.applied(data))
    try:
        yield
    finally:
        _write(path, data)


def _write(path: Path, data: bytes) -> None:
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()
    path.write_bytes(data)


def remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
