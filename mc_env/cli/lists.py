"""`list`: what there is."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from mc_env.cards import catalog
from mc_env.cards.kit.cards import Card, Face
from mc_env.cards.products import PRODUCTS
from mc_env.cards.terms import CardType, Stat
from mc_env.cli import filters
from mc_env.cli.filters import set_of
from mc_env.decks import starter_deck
from mc_env.errors import ConfigError
from mc_env.render.cards import ASPECT_STYLE, ROMAN, name, number, text_of, type_name
from mc_env.render.text import console as make_console

EXAMPLES: Final = """\
examples:
  mc-env list heroes
  mc-env list cards --set bomb_scare
  mc-env list cards --aspect justice --type event
  mc-env list cards --hero "She-Hulk" --text ready exhaust
"""


def _table(*columns: str) -> Table:
    out = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        right = column.startswith(">")
        out.add_column(column.removeprefix(">"), justify="right" if right else "left")
    return out


def _face(face: Face, stat: Stat) -> str:
    return number(face.stats[stat]) if stat in face.stats else ""


def heroes(console: Console) -> None:
    """Identities with their figures and the aspect of their starter deck."""
    out = _table("Name to use", "Hero", "Alter-ego", ">HP", ">THW", ">ATK", ">DEF", ">REC", "Starter deck")
    for hero in catalog.heroes():
        faces = hero.identity.faces
        up = next(f for f in faces if f.type == CardType.HERO)
        other = next((f for f in faces if f.type == CardType.ALTER_EGO), up)
        figures = [_face(up, s) for s in (Stat.HP, Stat.THW, Stat.ATK, Stat.DEF)]
        aspects = " and ".join(starter_deck(hero.code).aspects)
        out.add_row(
            hero.code,
            up.title,
            other.title,
            *figures,
            _face(other, Stat.REC),
            Text(aspects, ASPECT_STYLE.get(aspects, "")),
        )
    console.print(out)


def scenarios(console: Console) -> None:
    """Scenarios with villain stages, main schemes and recommended modular sets."""
    out = _table("Name to use", "Villain", "Stages", "Main schemes", "Recommended modular")
    for s in catalog.scenarios():
        sides = (f for stages in s.villains for v in stages for f in (v.faces if isinstance(v, Card) else (v,)))
        villains = "\n".join(dict.fromkeys(side.title for side in sides))
        stages = f"{', '.join(ROMAN[n] for n in s.standard)}\nexpert {', '.join(ROMAN[n] for n in s.expert)}"
        schemes = "\n".join(c.faces[-1].title for cards in s.schemes for c in cards)
        out.add_row(s.code, villains, stages, schemes, "\n".join(s.modular))
    console.print(out)


def sets(console: Console) -> None:
    """Every set: heroes, aspects, encounter sets."""
    out = _table("Name to use", "Set", "Kind", ">Cards")
    for hero in catalog.heroes():
        out.add_row(hero.code, hero.name, "hero", str(sum(hero.cards.values())))
        out.add_row(f"{hero.code}_nemesis", f"{hero.name} nemesis", "nemesis", str(sum(hero.nemesis.values())))
    for pool in catalog.pools():
        kind = "basic" if pool.code == "basic" else "aspect"
        out.add_row(pool.code, pool.name, kind, f"{len(pool.cards)} titles")
    for s in catalog.encounter_sets():
        out.add_row(s.code, s.name, s.kind, str(sum(s.cards.values()) + sum(s.aside.values())))
    console.print(out)


def cards(console: Console, faces: Sequence[Face] | None = None) -> None:
    """Some faces or every one, and how many there are."""
    faces = catalog.faces() if faces is None else faces
    out = _table("Code", "Title", "Type", "Set", ">Cost", "Resources")
    for f in faces:
        resources = " ".join(r.name.lower() for r in f.icons)
        out.add_row(
            f.code,
            Text(name(f), ASPECT_STYLE.get(f.aspect, "")),
            type_name(f.type),
            set_of(f),
            _face(f, Stat.COST),
            resources,
        )
    console.print(out)
    console.print(f"{len(faces)} faces")


def as_data(face: Face) -> dict[str, Any]:
    """A face as plain data."""
    return {
        "code": face.code,
        "title": face.title,
        "subtitle": face.subtitle,
        "type": type_name(face.type),
        "stage": face.stage,
        "product": catalog.product_of(face),
        "set": set_of(face),
        "aspect": face.aspect,
        "unique": face.unique,
        "cost": _face(face, Stat.COST),
        "resources": [r.name.lower() for r in face.icons],
        "traits": list(face.traits),
        "text": text_of(face),
    }


def starter_decks(console: Console) -> None:
    """The starter decks."""
    out = _table("Hero to use", "Deck", "Aspect", ">Cards")
    for hero in catalog.heroes():
        deck = starter_deck(hero.code)
        out.add_row(hero.code, deck.name, ", ".join(deck.aspects), str(deck.size))
    console.print(out)
    console.print("Print one with: mc-env deck starter HERO")


def all_products(console: Console) -> None:
    """Products with what they hold."""
    out = _table("Name to use", "Product", "Kind", "Released", ">Heroes", ">Scenarios", ">Faces")
    for code, product in PRODUCTS.items():
        counts = (len(of([code])) for of in (catalog.heroes, catalog.scenarios, catalog.faces))
        out.add_row(code, product.title, product.kind, product.released.isoformat(), *map(str, counts))
    console.print(out)


LISTS: Final[dict[str, Callable[[Console], None]]] = {
    "products": all_products,
    "heroes": heroes,
    "scenarios": scenarios,
    "sets": sets,
    "cards": cards,
    "decks": starter_decks,
}


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env list",
        description="List products, heroes, scenarios, sets, cards or starter decks, with the names to use in other commands.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    out.add_argument("what", choices=list(LISTS), metavar="|".join(LISTS), help="what to list")
    filters.add_arguments(out)
    out.add_argument("--json", action="store_true", help="with cards: as JSON")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Print a list."""
    args = parser().parse_args(argv)
    if args.what == "cards":
        found = filters.fitting(args)
        if args.json:
            print(json.dumps([as_data(face) for face in found], indent=1, ensure_ascii=False))
        else:
            cards(make_console(), found)
    else:
        odd = [*filters.given(args), *(["--json"] if args.json else [])]
        if odd:
            raise ConfigError(f"list {args.what}: {', '.join(odd)} goes with `list cards` only")
        LISTS[args.what](make_console())
    return 0
