"""The products whose cards mc_env has: a code, a title, when it came out, and the package of its definitions.

A product is data here and is imported only when somebody asks for cards. Benchmarks name the products they draw from, so that
a new one leaves them as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Final

from mc_env.errors import CardError, unknown

KINDS: Final = ("core set", "hero pack", "scenario pack", "campaign expansion", "modular set")


@dataclass(frozen=True, slots=True)
class Product:
    """A box or pack. `module` is the package of its definitions, which registers them under the product's code."""

    code: str
    title: str
    kind: str  # one of KINDS
    released: date
    module: str

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise CardError(f"product {self.code!r}: unknown kind {self.kind!r}; known: {', '.join(KINDS)}")


PRODUCTS: Final[dict[str, Product]] = {}  # by code, in the order of their release


def add(product: Product) -> Product:
    """Make a product known, in its place by release; its definitions are imported with the others."""
    if product.code in PRODUCTS:
        raise CardError(f"product {product.code!r} is defined twice")
    known = sorted([*PRODUCTS.values(), product], key=lambda p: (p.released, p.code))
    PRODUCTS.clear()
    PRODUCTS.update({p.code: p for p in known})
    return product


def product(code: str) -> Product:
    """A product by its code; an error that names near ones if there is none."""
    if code not in PRODUCTS:
        raise unknown("product", code, PRODUCTS)
    return PRODUCTS[code]


def product_codes(products: Iterable[str] | None = None) -> tuple[str, ...]:
    """The codes of some products, checked; of all of them without an argument."""
    return tuple(PRODUCTS) if products is None else tuple(dict.fromkeys(product(code).code for code in products))


add(Product("core", "Core Set", "core set", date(2019, 11, 1), "mc_env.cards.core"))
add(Product("gob", "The Green Goblin", "scenario pack", date(2019, 12, 20), "mc_env.cards.gob"))
add(Product("bkw", "Black Widow", "hero pack", date(2020, 5, 6), "mc_env.cards.bkw"))
add(Product("drs", "Doctor Strange", "hero pack", date(2020, 6, 6), "mc_env.cards.drs"))
add(Product("ron", "Ronan Modular Set", "modular set", date(2020, 8, 2), "mc_env.cards.ron"))
add(Product("hlk", "Hulk", "hero pack", date(2020, 8, 7), "mc_env.cards.hlk"))
