"""`cards show`: everything about a card. `cards lint`: what is wrong with cards of one's own."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from mc_env import use_cards
from mc_env.cards import catalog, homebrew
from mc_env.engine import library
from mc_env.errors import McEnvError
from mc_env.render.cards import page
from mc_env.render.text import console as make_console

EXAMPLES: Final = """\
examples:
  mc-env cards show "Web-Shooter"
  mc-env cards show 01008
  mc-env list cards                      every card, with its code
  mc-env cards lint my_cards             what is wrong with the cards in a folder of yours
"""


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env cards",
        description="Look at a card.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = out.add_subparsers(dest="action", metavar="ACTION", required=True)
    show = actions.add_parser(
        "show",
        help="facts, text, definition and rulings of a card",
        description="Show facts, text, definition and rulings of a card.",
    )
    show.add_argument("name", help="title or code; a unique part of the title is enough")
    check = actions.add_parser(
        "lint",
        help="what is wrong with cards of your own",
        description="Check definitions of your own: facts, abilities that nothing wakes, decks, sets; then compile them.",
    )
    check.add_argument("place", help="a folder, a file or a module of definitions (docs/HOMEBREW.md)")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Show a card, or check some."""
    args = parser().parse_args(argv)
    if args.action == "lint":
        return lint(args.place)
    make_console().print(page(catalog.named(args.name)))
    return 0


def lint(place: str) -> int:
    """Print every finding about cards of others; 1 if there is one."""
    product = use_cards(place)
    faces = homebrew.faces_of(product)
    found = homebrew.findings(product)
    for face in faces:
        try:
            library.info(face.code)
        except McEnvError as error:
            found.append(f"{face.title} ({face.code}): {error}")
    for problem in found:
        print(problem)
    of = [product.code]
    sets = [s.code for s in catalog.heroes(of)] + [s.code for s in catalog.scenarios(of)]
    sets += [s.code for s in catalog.encounter_sets(of) if s.code not in sets]
    print(f"{product.code}: {len(faces)} faces, {', '.join(sets)}; {len(found) or 'no'} findings")
    return 1 if found else 0
