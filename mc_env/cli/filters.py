"""Which cards `list cards` shows: every filter that is given must fit."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from mc_env.cards import catalog, registry
from mc_env.cards.decks import hero_called
from mc_env.cards.kit.cards import Face
from mc_env.cards.products import PRODUCTS
from mc_env.errors import unknown
from mc_env.render.cards import text_of, type_name


def set_of(face: Face) -> str:
    """The code of the set that a face belongs to."""
    return registry.SET_OF[registry.card(face.code).code]


@dataclass(frozen=True, slots=True)
class Filter:
    """A filter by a value that faces have: some of them, so that a wrong one can be told from one that fits nothing."""

    shown: str  # for the value, in help
    does: str
    values: Callable[[Face], Iterable[str]]


FILTERS: Final = {
    "product": Filter("CODE", "of one product", lambda f: (catalog.product_of(f),)),
    "set": Filter("SET", "of one set", lambda f: (set_of(f),)),
    "type": Filter("TYPE", "of one type, such as ally or 'side scheme'", lambda f: (type_name(f.type),)),
    "aspect": Filter("ASPECT", "of one aspect, or basic, or hero for those of an identity", lambda f: (f.aspect,)),
    "trait": Filter("TRAIT", "with a trait", lambda f: f.traits),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The filters as words of a command."""
    group = parser.add_argument_group("with cards, only those that fit all of these")
    for name, wanted in FILTERS.items():
        group.add_argument(f"--{name}", metavar=wanted.shown, help=wanted.does)
    group.add_argument("--hero", metavar="HERO", help="of one identity: its own, its obligation and its nemesis set")
    group.add_argument("--text", metavar="WORDS", nargs="+", help="with all these words in their title or text")


def given(args: argparse.Namespace) -> list[str]:
    """The filters that a command names."""
    return [f"--{name}" for name in (*FILTERS, "hero", "text") if getattr(args, name) is not None]


def fitting(args: argparse.Namespace) -> list[Face]:
    """The faces that fit all filters; a value that no card has is an error that names those there are."""
    every = catalog.faces()
    out = every
    for name, wanted in FILTERS.items():
        value = getattr(args, name)
        if value is not None:
            known = {catalog.plain(v): v for face in every for v in wanted.values(face) if v}
            if name == "product":
                known = {catalog.plain(code): code for code in PRODUCTS}
            if catalog.plain(value) not in known:
                raise unknown(name, value, known.values())
            out = [f for f in out if known[catalog.plain(value)] in wanted.values(f)]
    if args.hero is not None:
        hero = hero_called(args.hero).code
        out = [f for f in out if set_of(f) in (hero, f"{hero}_nemesis")]
    for word in args.text or ():
        out = [f for f in out if catalog.plain(word) in catalog.plain(f"{f.title} {text_of(f)}")]
    return out
