"""`deck`: check a deck file, print a starter deck or a random legal one."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from mc_env.cards import registry
from mc_env.cards.decks import own_cards
from mc_env.decks import Deck, load_deck
from mc_env.errors import InvalidDeck


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
