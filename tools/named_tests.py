"""Which tests are about which card: a test of a product's cards is named after its subject.

`test_black_cat_takes_...` is about Black Cat, `test_rhino_2_finds_...` about the second stage of Rhino, and
`test_spider_sense_draws_...` about the face with the ability of that name. The fixture in `tests/cards/conftest.py` holds every
such test to its name: if a game is played in it, the card must be at the table.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from mc_env.cards import catalog
from mc_env.cards.kit.cards import Face
from tools import ROOT

FOLDER: Final = ROOT / "tests" / "cards"


def slug(title: str) -> str:
    """A title as it stands in the name of a test."""
    words = re.sub(r"['\u2019.\"!?]", "", title.lower().replace("&", " and "))
    return re.sub(r"\W+", "_", words).strip("_")


@cache
def _subjects() -> dict[str, tuple[Face, ...]]:
    """Faces by the slugs of their titles and of their named abilities."""
    out: dict[str, list[Face]] = {}
    for face in catalog.faces():
        for name in dict.fromkeys([face.title, *(a.name for a in face.abilities if a.name)]):
            out.setdefault(slug(name), []).append(face)
    return {name: tuple(faces) for name, faces in out.items()}


@cache
def _pattern() -> re.Pattern[str]:
    """The longest slug at the beginning wins, so that Ultron Drone does not count for Ultron; then perhaps a stage."""
    slugs = sorted(_subjects(), key=lambda s: (-len(s), s))
    return re.compile(rf"test_({'|'.join(slugs)})(?:_(\d))?_")


def faces_named(test: str) -> tuple[Face, ...]:
    """The faces that a test is about, by its name; none if it is named after something else."""
    found = _pattern().match(test)
    if found is None:
        return ()
    faces = _subjects()[found[1]]
    return tuple(f for f in faces if f.stage == int(found[2])) if found[2] else faces


def tests_in(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every test function of a folder, with its file."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path, node.name


@cache
def named_tests() -> dict[str, tuple[tuple[Path, str], ...]]:
    """The tests about each face, by its code, as (file, test)."""
    out: dict[str, list[tuple[Path, str]]] = {}
    for product in sorted({place.product for place in catalog.places().values()}):
        for path, test in tests_in(FOLDER / product):
            for face in faces_named(test):
                out.setdefault(face.code, []).append((path, test))
    return {code: tuple(tests) for code, tests in out.items()}
