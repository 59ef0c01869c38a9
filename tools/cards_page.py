"""Writes docs/CARDS.md, the list of every card with what its definition says: `make docs`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from mc_env.cards import catalog, registry
from mc_env.cards.kit.cards import Card, CardLike, Face
from mc_env.cards.products import PRODUCTS, Product
from mc_env.cards.terms import CardType
from mc_env.render.cards import facts, mentions, name, rulings, text_of, type_name
from tools import ROOT
from tools.markdown import cell
from tools.named_tests import named_tests

PAGE: Final = ROOT / "docs" / "CARDS.md"
INTRO: Final = """\
# Cards

Every card, by product: its printed facts, what its definition says in our own words, where that definition is, the
[rulings](RULINGS.md) that name it and the tests that are about it. The texts are generated from the definitions, so they
say what the engine does. `make coverage-abilities` shows how often each ability is used in games.

Made by `make docs`; do not edit by hand.
"""
Copies = Mapping[CardLike, int]


# ------------------------------------------------------------------------------------------ sets


def sections(product: str) -> Iterator[tuple[str, list[tuple[Card, int]]]]:
    """A heading and the cards of each set of a product with their copies; 0 where the number is up to the deck."""
    of = [product]
    for hero in catalog.heroes(of):
        yield hero.name, _cards({hero.identity: 1}, hero.cards, hero.obligations, *hero.extra_decks.values())
        yield f"{hero.name}: nemesis set", _cards(hero.nemesis)
    for pool in catalog.pools(of):
        yield pool.name, _cards(dict.fromkeys(pool.cards, 0))
    scenarios = {s.code: s for s in catalog.scenarios(of)}
    for s in sorted(
        catalog.encounter_sets(of),
        key=lambda s: ("scenario", "standard", "expert", "modular", "campaign").index(s.kind),
    ):
        own: list[Copies] = []
        if s.kind == "scenario" and s.code in scenarios:
            own += [dict.fromkeys(stages, 1) for stages in scenarios[s.code].villains]
            own += [dict.fromkeys(schemes, 1) for schemes in scenarios[s.code].schemes]
        kind = s.kind if s.kind.lower() != s.name.lower() else "encounter"
        yield f"{s.name}: {kind} set", _cards(*own, s.cards, s.aside, *s.extra_decks.values())


def _cards(*piles: Copies) -> list[tuple[Card, int]]:
    return [(registry.card(_first(card).code), n) for pile in piles for card, n in pile.items()]


def _first(card: CardLike) -> Face:
    return card if isinstance(card, Face) else card.faces[0]


# ------------------------------------------------------------------------------------------ rows


def title(face: Face) -> str:
    """The name, with the side of a main scheme."""
    side = f" {face.stage}{face.code[-1].upper()}" if face.type == CardType.MAIN_SCHEME else ""
    return f"{name(face)}{side}"


def printed(face: Face, copies: int) -> str:
    """Type and printed facts in one cell."""
    told = {label: value for label, value in facts(face) if label not in ("Type", "Code", "Set", "Aspect")}
    words = [type_name(face.type).capitalize()]
    if told.pop("Unique", ""):
        words.append("unique")
    lines = [", ".join(words)]
    lines += [told[label] for label in ("Traits", "Figures") if label in told]
    lines += [f"{label}: {told[label]}" for label in ("Consequential damage", "Resources") if label in told]
    if copies > 1:
        lines.append(f"{copies} copies")
    return cell("\n".join(lines))


def defined(face: Face) -> str:
    """A link to the file, and the constant."""
    place = catalog.places()[face.code]
    path = place.path.relative_to(ROOT).as_posix()
    return f"[{place.path.name}](../{path})<br>`{place.constant}`"


def page() -> str:
    """The whole page."""
    ruled = mentions({key: f"{row[0]} {row[1]}" for key, row in rulings().items()})
    columns = ["Card", "Printed", "What it does", "Defined in", "Rulings", "Tests"]
    out = [INTRO]
    for product in PRODUCTS.values():
        out.append(f"## {product.title}\n\n{introduction(product)}\n")
        for heading, cards in sections(product.code):
            out.append(f"### {heading}\n")
            out.append(f"| {' | '.join(columns)} |")
            out.append("|---" * len(columns) + "|")
            for card, copies in cards:
                for face in card.faces:
                    row = [
                        f"**{cell(title(face))}**<br>{face.code}",
                        printed(face, copies),
                        cell(text_of(face)),
                        defined(face),
                        ", ".join(ruled.get(face.title, ())),
                        tested(face),
                    ]
                    out.append("|" + "".join(f" {text} |" if text else " |" for text in row))
            out.append("")
    return "\n".join(out)


def introduction(product: Product) -> str:
    """What a product is and what it holds, in a line."""
    of = [product.code]
    faces, heroes, scenarios = (len(x(of)) for x in (catalog.faces, catalog.heroes, catalog.scenarios))
    modular = sum(s.kind == "modular" for s in catalog.encounter_sets(of))
    counts = {"face": faces, "hero": heroes, "scenario": scenarios, "modular set": modular}
    plural = {"hero": "heroes"}
    told = [f"{n} {word if n == 1 else plural.get(word, word + 's')}" for word, n in counts.items() if n]
    return f"`{product.code}`, {product.kind}, released {product.released.isoformat()}: {', '.join(told)}."


def tested(face: Face) -> str:
    """The tests about a card, with links to their files."""
    out = []
    for path, tests in groupby(named_tests().get(face.code, ()), key=lambda found: found[0]):
        out.append(f"[{path.name}](../{path.relative_to(ROOT).as_posix()})")
        out += [f"`{test}`" for _, test in tests]
    return "<br>".join(out)


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
