"""`deck`: check a deck file, print a starter deck or a random legal one."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from mc_env.cards import registry
from mc_env.cards.decks import own_cards
from mc_env.decks import Deck, load_deck, random_deck, starter_deck
from mc_env.errors import InvalidDeck
from mc_env.render.text import console as make_console

EXAMPLES: Final = """\
examples:
  mc-env deck starter spider_man --out my.yaml      a deck to change
  mc-env deck check my.yaml
  mc-env deck random captain_marvel --seed 7
"""


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env deck",
        description="Check a deck, or make one.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = out.add_subparsers(dest="action", metavar="ACTION", required=True)
    checking = actions.add_parser("check", help="say whether a deck is legal, or every way in which it is not")
    checking.add_argument("file", help="YAML, JSON, or a text or JSON export of MarvelCDB")
    checking.add_argument("--hero", help="whose deck it has to be")
    at_random = actions.add_parser("random", help="make a random legal deck")
    at_random.add_argument("hero", help="a name from `mc-env list heroes`")
    at_random.add_argument("--seed", type=int, default=0, help="the same seed makes the same deck (default 0)")
    at_random.add_argument("--aspect", help="aggression, justice, leadership or protection (default: any)")
    starting = actions.add_parser("starter", help="print a starter deck, to change it")
    starting.add_argument("hero", help="a name from `mc-env list heroes`")
    for making in (at_random, starting):
        making.add_argument("--out", metavar="FILE", help="write to a file instead of the screen")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Check or make a deck; 1 if it is refused."""
    args = parser().parse_args(argv)
    console = make_console()
    if args.action == "check":
        return check(console, args.file, args.hero)
    made = random_deck(args.hero, args.seed, args.aspect) if args.action == "random" else starter_deck(args.hero)
    put(console, made, args.out)
    return 0


def check(console: Console, path: str, hero: str | None = None) -> int:
    """Print OK with counts, or every violation; the exit code."""
    try:
        deck = load_deck(path, hero)
    except InvalidDeck as error:
        return _refused(console, path, error.problems)
    problems = deck.problems()
    if problems:
        return _refused(console, f"{path} ({deck.name}, {registry.hero(deck.hero).name})", problems)
    found = registry.hero(deck.hero)
    own = sum(own_cards(found).values())
    by_aspect: dict[str, int] = {}
    for code, n in deck.cards.items():
        if code not in own_cards(found):
            aspect = registry.card(code).faces[0].aspect
            by_aspect[aspect] = by_aspect.get(aspect, 0) + n
    parts = [f"{own} {found.name}", *(f"{n} {a}" for a, n in sorted(by_aspect.items(), key=lambda x: x[0] == "basic"))]
    console.print(Text.assemble(("OK", "bold green"), f": {deck.name}: {deck.size} cards ({', '.join(parts)})"))
    return 0


def _refused(console: Console, what: str, problems: list[str] | tuple[str, ...]) -> int:
    many = f"{len(problems)} problem{'s' if len(problems) > 1 else ''}"
    console.print(Text.assemble(("Not legal", "bold red"), f": {what}: {many}"))
    for p in problems:
        console.print(Text(f"  - {p}"))
    return 1


def put(console: Console, deck: Deck, out: str | None) -> None:
    """Print a deck as YAML, or write it to a file."""
    if out is None:
        console.file.write(deck.yaml())
    else:
        deck.save(Path(out))
        console.print(Text(f"{deck.name}: {deck.size} cards, written to {out}"))
