"""How long a text is in tokens: an estimate that needs no vocabulary.

Words of up to seven letters count as one token, longer ones as one for every seven letters begun, numbers as one for every three
digits, and every other sign as one. `docs/TEXT.md` says how far that is from what real vocabularies count on our texts.
"""

from __future__ import annotations

import re
from typing import Final

_PIECES: Final = re.compile(r"[^\W\d_]+|\d+|_|[^\w\s]|\n")
LETTERS: Final = 7
DIGITS: Final = 3


def tokens(text: str) -> int:
    """About how many tokens a text has.

    >>> tokens("Attack with Spider-Man"), tokens("Rhino has 14 hit points left.")
    (5, 7)
    """
    count = 0
    for piece in _PIECES.findall(text):
        size = LETTERS if piece[0].isalpha() else DIGITS
        count += -(-len(piece) // size)
    return count
