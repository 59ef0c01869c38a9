"""Which label some words mean: the label itself, its beginning, or a part of it that no other label has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mc_env.cards.catalog import plain

LETTERS: Final = 3  # fewer name nothing: they are typed by accident


def meant(labels: Sequence[str], words: str) -> list[int]:
    """Places of the labels that words may mean; one if they are plain. The label itself counts for more than a part of others."""
    for alike in (str, str.casefold, plain):
        same = [i for i, label in enumerate(labels) if alike(label) == alike(words)]
        if len(same) == 1:
            return same
    wanted = plain(words)
    if len(wanted) < LETTERS:
        return []
    beginning = [i for i, label in enumerate(labels) if plain(label).startswith(wanted)]
    return beginning if len(beginning) == 1 else holding(labels, words)


def holding(labels: Sequence[str], words: str) -> list[int]:
    """Places of the labels in which a word begins like this."""
    begins = re.compile(rf"(?<!\w){re.escape(plain(words))}")
    return [i for i, label in enumerate(labels) if begins.search(plain(label))]
