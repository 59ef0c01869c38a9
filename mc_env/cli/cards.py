"""`cards show`: everything about a card."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from mc_env.cards import catalog
from mc_env.render.cards import page
from mc_env.render.text import console as make_console

EXAMPLES: Final = """\
examples:
  mc-env cards show "Web-Shooter"
  mc-env cards show 01008
  mc-env list cards                      every card, with its code
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
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Show a card."""
    args = parser().parse_args(argv)
    make_console().print(page(catalog.named(args.name)))
    return 0
