"""An invented product with something of everything, older than the core set: what must change nothing once it is added.

`add()` before anything loads cards makes it part of the registry of a process; tests do so in processes of their own.
"""

from __future__ import annotations

from datetime import date

from mc_env.cards import products


def add() -> None:
    """Make the product known."""
    package = f"{__name__}.product"
    sets = ("verdant", "oak", "meadow")
    products.add(products.Product("green_box", "Green Box", "campaign expansion", date(2019, 1, 1), package, 98, sets))
