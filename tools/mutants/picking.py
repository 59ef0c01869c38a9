"""Which changes are tried: a draw that hardly moves when the engine does.

Every line with something to change has a number made of the seed and of its own text, not of where it stands, and so has every
change in it. The smallest numbers are drawn. So a seed always gives the same mutants, and an edit of the engine replaces only
those in the lines it touches.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.mutants.changes import changes
from tools.mutants.source import Change

# The rules themselves. What players are told (knowing, observing) and what is kept (state, save) changes no game: other tests are
# about that.
BROKEN: Final = (
    *("engine/" + name for name in ("board", "compiler.py", "effects", "query", "resolving", "round", "using")),
    *("kernel/" + name for name in ("index.py", "loop.py", "ops.py")),
)


@dataclass(frozen=True)
class Mutant:
    """A change to try, with a name that stays."""

    name: str
    change: Change


def engine_files(root: Path) -> list[Path]:
    found: list[Path] = []
    for name in BROKEN:
        path = root / "mc_env" / name
        found.extend(sorted(path.rglob("*.py")) if path.is_dir() else [path])
    return found


def all_changes(root: Path) -> list[Change]:
    out: list[Change] = []
    for path in engine_files(root):
        out.extend(changes(path.relative_to(root).as_posix(), path.read_bytes()))
    return out


def draw(found: Iterable[Change], seed: int, count: int) -> list[Mutant]:
    """So many mutants, each in a line of its own."""
    places: dict[str, list[Change]] = {}
    for place, change in _placed(found):
        places.setdefault(place, []).append(change)
    order = sorted(places, key=lambda place: _number(seed, place))
    return [_drawn(places[place], place, seed) for place in order[:count]]


def _placed(found: Iterable[Change]) -> Iterator[tuple[str, Change]]:
    """Each change with its line, told by file, function and text; equal lines of a function are counted."""
    seen: Counter[str] = Counter()
    numbered: dict[tuple[str, int], str] = {}
    for change in found:
        where = (change.path, change.line)
        if where not in numbered:
            text = f"{change.path} {change.function} {change.before}"
            seen[text] += 1
            numbered[where] = f"{text} {seen[text]}"
        yield numbered[where], change


def _drawn(there: list[Change], place: str, seed: int) -> Mutant:
    chosen = min(there, key=lambda change: _number(seed, f"{place} {change.kind} {change.after}"))
    return Mutant(_number(0, f"{place} {chosen.after}")[:8], chosen)


def _number(seed: int, text: str) -> str:
    return sha256(f"{seed} {text}".encode()).hexdigest()


def by_name(mutants: Iterable[Mutant]) -> Mapping[str, Mutant]:
    return {mutant.name: mutant for mutant in mutants}
