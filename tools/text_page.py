"""Writes the made parts of docs/TEXT.md: the decision shown whole (`make docs`), and with `--sizes` the lengths (minutes)."""

from __future__ import annotations

import argparse
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

from mc_env.agents.cli.text import main as text
from tools import ROOT

PAGE: Final = ROOT / "docs" / "TEXT.md"
SHOWN: Final = ("show", "--heroes", "spider_man,captain_marvel", "--scenario", "rhino", "--seed", "4", "--after", "55")


def printed(*words: str) -> str:
    """What `mc-env text` prints."""
    with redirect_stdout(StringIO()) as out:
        text(words)
    return out.getvalue().strip()


def between(page: str, mark: str, new: str) -> str:
    """A page in which the part between two marks is another one."""
    begin, end = f"<!-- {mark}: made by tools/text_page.py -->\n", f"<!-- end of {mark} -->"
    head, found, rest = page.partition(begin)
    _, found_end, tail = rest.partition(end)
    if not (found and found_end):
        raise SystemExit(f"{PAGE.name} has no marks around {mark}")
    return f"{head}{begin}{new}\n{end}{tail}"


def main() -> None:
    top = argparse.ArgumentParser(description=__doc__)
    top.add_argument("page", nargs="?", type=Path, default=PAGE, help="where to write it")
    top.add_argument("--sizes", action="store_true", help="measure the lengths too")
    args = top.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    page = between(page, "decision", f"```text\n$ mc-env text {' '.join(SHOWN)}\n\n{printed(*SHOWN)}\n```")
    if args.sizes:
        page = between(page, "sizes", printed("sizes"))
    args.page.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
