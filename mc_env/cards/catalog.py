"""What the products contain and where each card is written: for lists, deck building and "show me the definition".

The filler of a `Table` and cards that tests or users register can be played, but are not in the catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from mc_env.cards import products, registry
from mc_env.cards.kit.cards import Card, CardLike, CardPool, EncounterSet, Face, HeroSet, Scenario
from mc_env.errors import UnknownCard

S = TypeVar("S", HeroSet, EncounterSet, Scenario)

_TYPED: Final = str.maketrans("\u2019\u2018\u201c\u201d_-\u2013", "''\"\"   ")  # curly quotes, dashes


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card is defined: a module of a product (by its code) and the constant in it."""

    product: str
    module: str
    path: Path
    constant: str

    @property
    def line(self) -> int:
        """The line of the definition, 0 if the source is not at hand."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines()
        except OSError:
            return 0
        start = re.compile(rf"{re.escape(self.constant)}\b.*=")
        return next((i for i, text in enumerate(lines, 1) if start.match(text)), 0)


def _modules() -> Iterator[tuple[str, ModuleType]]:
    """Every file of every product, with the product's code."""
    registry.load()
    for product in products.PRODUCTS.values():
        yield from ((product.code, module) for module in registry.modules_of(product))


@cache
def places() -> dict[str, Place]:
    """Where each printed face is defined, by its code."""
    out: dict[str, Place] = {}
    for product, module in _modules():
        path = Path(module.__file__ or "")
        for constant, value in vars(module).items():
            if isinstance(value, Face):
                out[value.code] = Place(product, module.__name__, path, constant)
        for constant, value in vars(module).items():
            if isinstance(value, Card):
                for face in value.faces:
                    out.setdefault(face.code, Place(product, module.__name__, path, constant))
    return out


def faces(of: Iterable[str] | None = None) -> list[Face]:
    """Every printed face of some products, given by their codes, or of all; in the order of their own codes."""
    wanted = products.product_codes(of)
    return [f for f in registry.faces(*wanted) if product_of(f) in wanted]


def product_of(card: CardLike) -> str:
    """The code of the product that brought a card; "" if none did."""
    return registry.PRODUCT_OF.get(registry.card(card.code).code, "")


def plain(name: str) -> str:
    """A name without case, outer quotes, and the differences of typography: what people type."""
    return " ".join(name.translate(_TYPED).lower().split()).strip('"')


def named(name: str) -> list[Face]:
    """The faces of a title or code as people type it: a unique part of a title is enough.

    An identity is found by either side. Raises `UnknownCard` with near matches, or with all titles that fit.
    """
    known = faces()
    exact = [f for f in known if f.code == name] or [f for f in known if plain(f.title) == plain(name)]
    if not exact and plain(name):
        titles = sorted({f.title for f in known if plain(name) in plain(f.title)})
        if len(titles) > 1:
            raise UnknownCard(f"{name!r} fits several cards: {', '.join(titles)}")
        exact = [f for f in known if f.title in titles]
    if not exact:
        near = {plain(f.title): f.title for f in known}
        found = [near[m] for m in get_close_matches(plain(name), near, n=3, cutoff=0.5)]
        raise UnknownCard(f"unknown card {name!r}" + (f"; did you mean {' or '.join(found)}?" if found else ""))
    whole = dict.fromkeys(registry.card(f.code).code for f in exact)
    return [f for code in whole for f in registry.card(code).faces]


def heroes(of: Iterable[str] | None = None) -> list[HeroSet]:
    """The identities of some products, or of all, in the order of the products."""
    return _of(registry.HEROES.values(), of)


def scenarios(of: Iterable[str] | None = None) -> list[Scenario]:
    return _of(registry.SCENARIOS.values(), of)


def encounter_sets(of: Iterable[str] | None = None) -> list[EncounterSet]:
    return _of(registry.ENCOUNTER_SETS.values(), of)


def pools(of: Iterable[str] | None = None) -> list[CardPool]:
    """The player cards of each aspect, and the basic ones: those that some products have, or all."""
    wanted = products.product_codes(of)
    registry.load(*wanted)
    kept = [replace(p, cards=tuple(c for c in p.cards if product_of(c) in wanted)) for p in registry.POOLS.values()]
    return [pool for pool in kept if pool.cards]


def _of(sets: Iterable[S], of: Iterable[str] | None) -> list[S]:
    wanted = products.product_codes(of)
    registry.load(*wanted)
    return [s for s in sets if registry.product_of(s) in wanted]
