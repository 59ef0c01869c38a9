"""The products whose cards mc_env has: a code, a title, when it came out, and the package of its definitions.

A product is data here. It says which sets it has and how the codes of its cards begin, so that it is imported only when one of
them is asked for, and starting up does not grow with the library. Benchmarks name the products they draw from, so that a new one
leaves them as they are.

Cards of others are products too, of the kind HOMEBREW: a folder, file or module of definitions that `mc_env.use_cards`, the
variable MC_ENV_CARDS or an installed package (entry point group `mc_env.cards`) names. They stand behind all ours.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from mc_env import loading
from mc_env.errors import CardError, unknown

HOMEBREW: Final = "homebrew"
KINDS: Final = ("core set", "hero pack", "scenario pack", "campaign expansion", "modular set", HOMEBREW)
VARIABLE: Final = "MC_ENV_CARDS"  # places of cards of others; processes that this one starts read it too
GROUP: Final = "mc_env.cards"  # entry points of installed packages


@dataclass(frozen=True, slots=True)
class Product:
    """A box or pack. `module` is the package of its definitions, which registers them under the product's code.

    A product without a number and a list of its sets works too, but is imported together with all others.
    """

    code: str
    title: str
    kind: str  # one of KINDS
    released: date
    module: str
    number: int = 0  # the two digits with which the codes of its cards begin
    sets: tuple[str, ...] = ()  # codes of its identities, scenarios and encounter sets

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise CardError(f"product {self.code!r}: unknown kind {self.kind!r}; known: {', '.join(KINDS)}")
        if not 0 <= self.number < 100:
            raise CardError(f"product {self.code!r}: its number has two digits, 01 to 99; {self.number} has not")


PRODUCTS: Final[dict[str, Product]] = {}  # by code, in the order of their release


def add(product: Product) -> Product:
    """Make a product known, in its place by release; its definitions are imported with the others."""
    if product.code in PRODUCTS:
        raise CardError(f"product {product.code!r} is defined twice")
    twin = next((p for p in PRODUCTS.values() if p.number == product.number != 0), None)
    if twin is not None:
        raise CardError(f"product {product.code!r} has number {product.number:02}, and so has {twin.code!r}")
    known = sorted([*PRODUCTS.values(), product], key=lambda p: (p.released, p.code))
    PRODUCTS.clear()
    PRODUCTS.update({p.code: p for p in known})
    return product


def place_of(place: str | Path) -> str:
    """Where cards of others are, so that other processes find it: a whole path, or the name of a module."""
    text = str(place)
    if "/" in text or os.sep in text or text.endswith(".py") or Path(text).exists():
        return str(Path(text).expanduser().resolve())
    return text


def homebrew(place: str | Path, code: str = "") -> Product:
    """The product of cards of others, which it becomes if it is none yet."""
    where = place_of(place)
    there = next((p for p in PRODUCTS.values() if p.module == where), None)
    if there is not None:
        return there
    name = code or (Path(where).stem if os.sep in where else where.rpartition(".")[2])
    plain = re.sub(r"\W+", "_", name.lower()).strip("_")
    return add(Product(plain, name.replace("_", " ").title(), HOMEBREW, date.max, where))


def discover() -> None:
    """Make known what MC_ENV_CARDS and installed packages name; products of ours are known anyway."""
    for place in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        homebrew(place)
    if not _asked:
        _asked.append(GROUP)
        for name, point in loading.declared(GROUP).items():
            homebrew(point.value, name)


_asked: Final[list[str]] = []  # groups of entry points that have been looked through


def product(code: str) -> Product:
    """A product by its code; an error that names near ones if there is none."""
    if code not in PRODUCTS:
        discover()
    if code not in PRODUCTS:
        raise unknown("product", code, PRODUCTS)
    return PRODUCTS[code]


def with_set(code: str) -> Product | None:
    """The product that says it has a set of this code."""
    return next((p for p in PRODUCTS.values() if code in p.sets), None)


def with_card(code: str) -> Product | None:
    """The product whose number a card's code begins with."""
    number = int(code[:2]) if code[:2].isdecimal() else 0
    return next((p for p in PRODUCTS.values() if p.number == number != 0), None)


def product_codes(products: Iterable[str] | None = None) -> tuple[str, ...]:
    """The codes of some products, checked; of all of them without an argument."""
    if products is None:
        discover()
    return tuple(PRODUCTS) if products is None else tuple(dict.fromkeys(product(code).code for code in products))


_CORE: Final = (
    *("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther"),
    *("standard", "expert", "rhino", "klaw", "ultron"),
    *("bomb_scare", "masters_of_evil", "under_attack", "legions_of_hydra", "the_doomsday_chair"),
)
_GOBLIN: Final = (
    *("risky_business", "mutagen_formula"),
    *("goblin_gimmicks", "a_mess_of_things", "power_drain", "running_interference"),
)
add(Product("core", "Core Set", "core set", date(2019, 11, 1), "mc_env.cards.core", 1, _CORE))
add(Product("gob", "The Green Goblin", "scenario pack", date(2019, 12, 20), "mc_env.cards.gob", 2, _GOBLIN))
add(Product("cap", "Captain America", "hero pack", date(2019, 12, 20), "mc_env.cards.cap", 3, ("captain_america",)))
add(Product("msm", "Ms. Marvel", "hero pack", date(2019, 12, 20), "mc_env.cards.msm", 5, ("ms_marvel",)))
add(Product("thor", "Thor", "hero pack", date(2020, 3, 6), "mc_env.cards.thor", 6, ("thor",)))
add(Product("bkw", "Black Widow", "hero pack", date(2020, 5, 6), "mc_env.cards.bkw", 8, ("black_widow",)))
add(Product("drs", "Doctor Strange", "hero pack", date(2020, 6, 6), "mc_env.cards.drs", 9, ("doctor_strange",)))
add(Product("ron", "Ronan Modular Set", "modular set", date(2020, 8, 2), "mc_env.cards.ron", 90, ("kree_fanatic",)))
add(Product("hlk", "Hulk", "hero pack", date(2020, 8, 7), "mc_env.cards.hlk", 10, ("hulk",)))
