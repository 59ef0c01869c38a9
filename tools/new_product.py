"""Begin a new product from the files of its pack: `python -m tools.new_product PACK.json [PACK_encounter.json]`.

Packs are lists of cards in the JSON that card databases of the community share; the paths are yours. Written, under `--out`, as
they will lie in the tree:

- `mc_env/cards/facts/CODE.json`: a row of printed facts for each new face;
- `mc_env/cards/CODE/__init__.py`: the registration, with reprints as links to the cards they repeat;
- `tests/cards/CODE/test_SET.py`: for each ability of each card a test that fails until it is written.

Facts only: no sentence of a card is read into any of them. CONTRIBUTING.md says what comes next.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final

from mc_env.cards.decks import ASPECTS
from mc_env.cards.products import KINDS
from mc_env.errors import ConfigError, McEnvError
from tools import ROOT, packs
from tools.named_tests import slug

OUT: Final = ROOT / "build" / "new_product"
Files = dict[str, str]  # path below the root -> what is written there


def facts_file(rows: Sequence[packs.Row]) -> str:
    """One face a line."""
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


def registration(code: str, title: str, rows: Sequence[packs.Row], links: dict[str, str]) -> str:
    """The package of a product before any of its definitions is written."""
    lines = [f'"""{title}."""', "", "from mc_env.cards.registry import register", "", "register("]
    lines += ["    # to be defined, a file for each, and listed here:"]
    lines += [f"    #   {name}" for name in dict.fromkeys(row["set"] for row in rows)]
    lines += [f'    product="{code}",']
    if links:
        lines += ["    reprints={", *(f'        "{ours}": "{first}",' for ours, first in links.items()), "    },"]
    return "\n".join([*lines, ")", ""])


def test_name(row: packs.Row, ability: packs.Ability) -> str:
    """A name that begins with the card's, and says which of its abilities is meant."""
    parts = [slug(row["title"]), str(row["stage"]) if "stage" in row else "", slug(ability.name), slug(str(ability))]
    return "_".join(["test", *(part for part in parts if part)])


def test_file(title: str, cards: Sequence[tuple[packs.Row, list[packs.Ability]]]) -> str:
    """The tests of a set, all of them to be written."""
    lines = [f'"""{title}."""', "", "from __future__ import annotations", "", "import pytest", ""]
    names: dict[str, int] = {}
    for row, abilities in cards:
        for ability in abilities:
            name = test_name(row, ability)
            names[name] = names.get(name, 0) + 1
            if names[name] > 1:
                name = f"{name}_{names[name]}"
            what = json.dumps(f"to be written: {row['code']} {row['title']}, {ability}", ensure_ascii=False)
            lines += ["", f"def {name}() -> None:", f"    pytest.fail({what})", ""]
    return "\n".join(lines)


def files(cards: Sequence[packs.Entry], title: str) -> Files:
    """Everything that is written for a pack."""
    rows, links = packs.rows(cards), packs.reprints(cards)
    code = str(cards[0]["pack_code"])
    of_sets: dict[str, list[tuple[packs.Row, list[packs.Ability]]]] = {}
    texts = {card["code"]: packs.abilities(card) for card in cards}
    for row in rows:
        of_sets.setdefault(row["set"], []).append((row, texts[row["code"]]))
    out = {
        f"mc_env/cards/facts/{code}.json": facts_file(rows),
        f"mc_env/cards/{code}/__init__.py": registration(code, title, rows, links),
        f"tests/cards/{code}/__init__.py": "",
    }
    for name, faces in of_sets.items():
        if any(abilities for _, abilities in faces):
            out[f"tests/cards/{code}/test_{name}.py"] = test_file(f"{title}: {name}", faces)
    return out


def product_line(cards: Sequence[packs.Entry], title: str, kind: str, released: date) -> str:
    """The product itself, with the number its codes begin with and the sets that it seems to have."""
    code = str(cards[0]["pack_code"])
    rows = packs.rows(cards)
    sets = dict.fromkeys(row["set"] for row in rows if row["set"] not in (*ASPECTS, "basic"))
    listed = ", ".join(f'"{name}"' for name in sets if not name.endswith("_nemesis"))
    first = str(rows[0]["code"])
    number = int(first[:2]) if first[:2].isdecimal() else 0
    when = f"date({released.year}, {released.month}, {released.day})"
    return f'add(Product("{code}", "{title}", "{kind}", {when}, "mc_env.cards.{code}", {number}, ({listed},)))'


def write(made: Files, folder: Path) -> None:
    """Write all files or, if one of them is there already, none."""
    there = [path for path in made if (folder / path).exists()]
    if there:
        raise ConfigError(f"{', '.join(there)} in {str(folder)!r}: there already, and nothing is written over")
    for path, text in made.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.new_product", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pack", nargs="+", type=Path, help="the files of one pack")
    parser.add_argument("--title", help="the product's title (default: its code)")
    parser.add_argument("--kind", choices=KINDS, default=KINDS[1], help=f"default {KINDS[1]}")
    parser.add_argument("--released", type=date.fromisoformat, default=date.today(), help="YYYY-MM-DD (default today)")
    parser.add_argument("--out", type=Path, default=OUT, help="where to write (default build/new_product)")
    args = parser.parse_args(argv)
    try:
        cards = packs.read(args.pack)
        code = str(cards[0]["pack_code"])
        made = files(cards, args.title or code)
        write(made, args.out)
    except McEnvError as error:
        print(f"new_product: {error}", file=sys.stderr)
        return 2
    faces, links = len(packs.rows(cards)), len(packs.reprints(cards))
    print(f"{code}: {faces} new faces, {links} reprints; in {args.out}:")
    print("\n".join(f"  {path}" for path in made))
    print(f"next, in mc_env/cards/products.py:\n  {product_line(cards, args.title or code, args.kind, args.released)}")
    print('and then as CONTRIBUTING.md says under "A new product, set or scenario"')
    return 0


if __name__ == "__main__":
    sys.exit(main())
