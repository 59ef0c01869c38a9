"""How long a text is in tokens: an estimate that needs no vocabulary.

Letters in a row count as a token for every six begun, digits for every three, other signs in a row for every three.
`docs/TEXT.md` says how far that is from what real vocabularies count on our texts.
"""

from __future__ import annotations

import re
from typing import Final

_PIECES: Final = re.compile(r"([^\W\d_]+)|(\d+)|([^\w\s]|_)+|\n+")
LETTERS: Final = 6
DIGITS: Final = 3
SIGNS: Final = 3


def tokens(text: str) -> int:
    """About how many tokens a text has.

    >>> tokens("Attack with Spider-Man"), tokens("Rhino has 14 hit points left.")
    (5, 7)
    """
    count = 0
    for piece in _PIECES.finditer(text):
        size = LETTERS if piece[1] else DIGITS if piece[2] else SIGNS
        count += -(-len(piece[0]) // size)
    return count
