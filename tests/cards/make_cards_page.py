"""Writes docs/CARDS.md, the list of every card with what its definition says: `make docs`.

With `--tests` every card also names the tests that mention it. The committed page leaves them out: it would change with
almost every new test, and nobody reads a page that is always out of date.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from mc_env.cards import catalog, registry
from mc_env.cards.kit.cards import Card, CardLike, Face
from mc_env.cards.terms import CardType, Stat
from mc_env.render.cards import facts, name, number, text_of, type_name

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "CARDS.md"
INTRO: Final = """\
# Cards

Every card of every product: its printed facts, what its definition says in our own words, where that definition is, and
the [rulings](RULINGS.md) that name it. The texts are generated from the definitions, so they say what the engine does.

Made by `make docs`; do not edit by hand.
"""
Copies = Mapping[CardLike, int]


# ------------------------------------------------------------------------------------------ sets


def sections() -> Iterator[tuple[str, list[tuple[Card, int]]]]:
    """A heading and the cards of each set with their copies; 0 where the number is up to the deck."""
    for hero in catalog.heroes():
        yield hero.name, _cards({hero.identity: 1}, hero.cards, hero.obligations, *hero.extra_decks.values())
        yield f"{hero.name}: nemesis set", _cards(hero.nemesis)
    for pool in catalog.pools():
        yield pool.name, _cards(dict.fromkeys(pool.cards, 0))
    scenarios = {s.code: s for s in catalog.scenarios()}
    for s in sorted(
        catalog.encounter_sets(), key=lambda s: ("scenario", "standard", "expert", "modular").index(s.kind)
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


def cell(text: str) -> str:
    """Text as one cell of a table."""
    for special in "\\|*_<":
        text = text.replace(special, f"\\{special}")
    return text.replace("\n", "<br>")


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
    if face.type == CardType.ALLY:
        thw, atk = (number(face.stats[s]) for s in (Stat.CONSEQUENTIAL_THW, Stat.CONSEQUENTIAL_ATK))
        lines.append(f"Consequential damage: thwart {thw}, attack {atk}")
    if "Resources" in told:
        lines.append(f"Resources: {told['Resources']}")
    if copies > 1:
        lines.append(f"{copies} copies")
    return cell("\n".join(lines))


def defined(face: Face) -> str:
    """A link to the file, and the constant."""
    place = catalog.places()[face.code]
    path = place.path.relative_to(ROOT).as_posix()
    return f"[{place.path.name}](../{path})<br>`{place.constant}`"


def page(*, tests: bool = False) -> str:
    """The whole page."""
    ruled = mentioned_in(rulings())
    tested = mentions_in_tests() if tests else {}
    columns = ["Card", "Printed", "What it does", "Defined in", "Rulings", *(["Tests"] if tests else [])]
    out = [INTRO]
    for heading, cards in sections():
        out.append(f"## {heading}\n")
        out.append(f"| {' | '.join(columns)} |")
        out.append("|---" * len(columns) + "|")
        for card, copies in cards:
            for face in card.faces:
                row = [
                    f"**{cell(title(face))}**<br>{face.code}",
                    printed(face, copies),
                    cell(text_of(face)),
                    defined(face),
                ]
                row.append(", ".join(ruled.get(face.title, ())))
                if tests:
                    row.append("<br>".join(f"`{test}`" for test in tested.get(face.title, ())))
                out.append("|" + "".join(f" {text} |" if text else " |" for text in row))
        out.append("")
    return "\n".join(out)


# ------------------------------------------------------------------------------------------ rulings and tests


def rulings() -> dict[str, str]:
    """Question and decision of each ruling, by its id."""
    lines = (ROOT / "docs" / "RULINGS.md").read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if re.match(r"\| R\d+ ", line)]
    return {row[0].strip(): f"{row[1]} {row[2]}" for row in rows}


@cache
def _any_title() -> re.Pattern[str]:
    """Matches a title; the longest one, so that Energy Channel does not count for Energy."""
    titles = sorted({f.title for f in catalog.faces()}, key=lambda t: (-len(t), t))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, titles))})(?!\w)")


def mentioned_in(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """The keys of the texts that mention a card, by its title."""
    out: dict[str, list[str]] = {}
    for key, text in texts.items():
        for found in dict.fromkeys(_any_title().findall(text)):
            out.setdefault(found, []).append(key)
    return out


def mentions_in_tests() -> dict[str, list[str]]:
    """The tests whose name or body mentions a card, by its title."""
    slugs = {
        re.sub(r"\W+", "_", re.sub(r"['\u2019.]", "", f.title.lower())).strip("_"): f.title for f in catalog.faces()
    }
    out: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for function in _tests(ast.parse(path.read_text(encoding="utf-8"))):
            constants = [
                n.value for n in ast.walk(function) if isinstance(n, ast.Constant) and isinstance(n.value, str)
            ]
            named = [t for slug, t in slugs.items() if function.name.startswith(f"test_{slug}_")]
            for found in dict.fromkeys([*named, *_titles(constants)]):
                out.setdefault(found, []).append(f"{path.relative_to(ROOT).as_posix()}::{function.name}")
    return out


def _tests(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name.startswith("test_"))


def _titles(constants: Iterable[str]) -> list[str]:
    return [t for text in constants for t in _any_title().findall(text)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cards.make_cards_page", description="Write docs/CARDS.md.")
    parser.add_argument("--tests", action="store_true", help="print the page with the tests of each card instead")
    args = parser.parse_args()
    if args.tests:
        print(page(tests=True))
    else:
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
