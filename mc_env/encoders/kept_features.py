"""The features of shipped cards, kept in a file: to make them, every definition of every product has to be imported and read.

The name of the file is a fingerprint of all that features are made of: a changed definition finds no file and is read anew.
Nothing depends on the file. Where it cannot be read or written, or is damaged, features are made as if it had never been there.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

import numpy as np
import numpy.typing as npt

from mc_env import cards
from mc_env.cards import ledger
from mc_env.cards.products import PRODUCTS

Rows = npt.NDArray[np.float32]

FEW: Final = 8  # files that are kept: those of several versions side by side
DEFINITIONS: Final = Path(cards.__file__).parent
MAKERS: Final = Path(__file__).parent


def kept_rows(ids: Sequence[int], width: int, make: Callable[[], Rows]) -> Rows:
    """The features of these cards, a row each: those of the file, or made now and written for the next time."""
    path = _place(ids)
    if path is None:
        return make()
    found = _read(path, len(ids), width)
    if found is None:
        found = make()
        _write(path, found)
    return found


def folder() -> Path:
    """Among the files that the system sets apart for what can be made again."""
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
    return Path(base) / "mc_env"


def _place(ids: Sequence[int]) -> Path | None:
    """The file of these cards as they are defined now; None if there is no place for it, or no source to tell by."""
    try:
        return folder() / f"features-{_fingerprint(ids)}.z"
    except (OSError, RuntimeError):  # a definition without a file, a user without a home
        return None


def _fingerprint(ids: Sequence[int]) -> str:
    found = blake2b(repr([(i, ledger.FACES.names.get(i)) for i in ids]).encode(), digest_size=16)
    for path in _sources():
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    """The files of all words, all products, and of what makes features of them."""
    yield from sorted(DEFINITIONS.rglob("*.py"))
    yield from sorted(MAKERS.glob("*.py"))
    for product in PRODUCTS.values():
        spec = find_spec(product.module)
        origin = Path(spec.origin) if spec is not None and spec.origin is not None else Path(product.module)
        if DEFINITIONS not in origin.parents:
            yield from sorted({origin, *origin.parent.rglob("*.py")})


def _read(path: Path, rows: int, width: int) -> Rows | None:
    try:
        data = zlib.decompress(path.read_bytes())  # which notices whatever has happened to the file
        return np.frombuffer(data, "<f4").reshape(rows, width)
    except (OSError, ValueError, zlib.error):
        return None


def _write(path: Path, rows: Rows) -> None:
    """Whole or not at all: others may read and write the same file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=path.stem, suffix=".new", delete=False) as file:
            file.write(zlib.compress(rows.astype("<f4").tobytes(), 1))
        Path(file.name).replace(path)
        known = sorted(path.parent.glob("features-*"), key=lambda x: x.stat().st_mtime_ns, reverse=True)
        for old in known[FEW:]:
            old.unlink(missing_ok=True)
    except OSError:
        return
