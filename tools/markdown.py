"""What the pages that are made share."""

from __future__ import annotations


def cell(text: str) -> str:
    """Text as one cell of a table."""
    for special in "\\|*_<":
        text = text.replace(special, f"\\{special}")
    return text.replace("\n", "<br>")
