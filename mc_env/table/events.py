"""What happened, in order: a short line for each entry of the event log.

A line is what happened and its facts: "enemy attacks: actor Rhino, player 0, target Spider-Man". A pattern fits a line if each
of its words is in it: "attacks Rhino", "damage Spider-Man taken 2".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mc_env.engine.state.zones import zone_name
from mc_env.kernel.state import Note

_APART: Final = ("event", "round", "seen_by", "codes", "exact", "changes")  # not facts of what happened
_PUNCTUATION: Final = str.maketrans("", "", ":,")


def lines(log: Iterable[Note]) -> list[str]:
    """A line for each entry that any player sees."""
    return [line(entry) for entry in log if entry["seen_by"]]


def line(entry: Note) -> str:
    """One entry in words."""
    facts = {key: value for key, value in entry.items() if key not in _APART}
    told = [f"{key} {_words(key, value)}" for key, value in facts.items() if _said(value)]
    return f"{entry['event']}: {', '.join(told)}" if told else str(entry["event"])


def _said(value: object) -> bool:
    """Whether a fact is worth a word: not what is missing, nobody, or not so."""
    return value is not None and value is not False and value != [] and value != -1


def _words(key: str, value: object) -> str:
    if isinstance(value, list | tuple):
        return " and ".join(map(str, value))
    return zone_name(value) if key in ("zone", "to") and isinstance(value, int) else str(value)


def fits(text: str, pattern: str) -> bool:
    """Whether each word of a pattern is in a line."""
    words = text.translate(_PUNCTUATION).split()
    return all(word in words for word in pattern.translate(_PUNCTUATION).split())


def first_missing(texts: list[str], patterns: Iterable[str]) -> str | None:
    """The first pattern that no line fits after the lines of the patterns before it."""
    at = 0
    for pattern in patterns:
        while at < len(texts) and not fits(texts[at], pattern):
            at += 1
        if at == len(texts):
            return pattern
        at += 1
    return None
