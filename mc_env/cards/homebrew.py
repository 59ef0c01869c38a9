"""Cards of others in this process and in those it starts, and what the linter has to say to their author."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

from mc_env.cards import catalog, decks, products, registry
from mc_env.cards.kit.cards import Face
from mc_env.cards.products import Product
from mc_env.errors import McEnvError


def use_cards(place: str | Path) -> Product:
    """Take in a folder, file or module of definitions, as a product of its own.

    Its heroes, scenarios and sets can be asked for by their codes from then on, also in processes that are started later: workers
    find it in the variable MC_ENV_CARDS. What is wrong is told at once, and nothing of it stays.
    """
    known = place_known(place)
    if known is not None:
        return known
    registry.load()  # ours first: a code that is taken is told here
    product = products.homebrew(place)
    try:
        registry.load(product.code)
    except McEnvError:
        del products.PRODUCTS[product.code]
        registry.forget(product.code)
        raise
    catalog.places.cache_clear()
    places = [p for p in os.environ.get(products.VARIABLE, "").split(os.pathsep) if p]
    if product.module not in places:
        os.environ[products.VARIABLE] = os.pathsep.join([*places, product.module])
    return product


def place_known(place: str | Path) -> Product | None:
    """The product that a place has become already."""
    where = products.place_of(place)
    return next((p for p in products.PRODUCTS.values() if p.module == where and registry.is_loaded(p.code)), None)


def faces_of(product: Product) -> list[Face]:
    """Every face that a product brought, in the order of codes."""
    return [face for face in registry.faces() if registry.PRODUCT_OF.get(registry.card(face.code).code) == product.code]


def versions() -> dict[str, str]:
    """The cards of others that are in use, each product with a digest of its files: other definitions make other games."""
    out = {}
    for product in products.PRODUCTS.values():
        if product.kind == products.HOMEBREW:
            files = sorted({str(module.__file__) for module in registry.modules_of(product) if module.__file__})
            out[product.code] = sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()[:16]
    return out


def findings(product: Product) -> list[str]:
    """What the linter and the deck rules say about cards of others, each with the file and line it is about."""
    from mc_env.cards.lint import lint, lint_sets  # only authors need it

    heroes, scenarios = catalog.heroes([product.code]), catalog.scenarios([product.code])
    out = []
    for face in faces_of(product):
        place = catalog.places().get(face.code)
        where = f"{place.path}:{place.line}: " if place is not None else ""
        out += [f"{where}{problem}" for problem in lint([face])]
    out += lint_sets(heroes, scenarios)
    for hero in heroes:
        if hero.starter and not lint_sets([hero]):
            problems = decks.problems_of(decks.starter_deck(hero), hero)
            out += [f"{hero.name} ({hero.code}): starter deck: {problem}" for problem in problems]
    return out
