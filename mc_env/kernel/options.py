"""Options that only name a card, made once for all games: most of what is ever offered is one of them.

Tables are read as `table[card]`. They hold `Any`, so that compiled code hands an option on as the object it is; typed as a tuple
of numbers it would be taken apart and made anew.
"""

from __future__ import annotations

from typing import Any, Final

from mc_env.kernel.native import native


@native(acyclic=True)
class _Made:
    """The options of one verb, by card."""

    __slots__ = ("extra", "options", "verb")

    def __init__(self, verb: int, extra: int) -> None:
        self.verb = verb
        self.extra = extra
        self.options: list[Any] = []


_MADE: Final[list[_Made]] = []
_FEWEST: Final = 512  # cards: games have fewer


def of_cards(verb: int, extra: int = 0) -> list[Any]:
    """The table of a verb's options, by card; `make_room` lets it grow as games do."""
    made = _Made(verb, extra)
    _MADE.append(made)
    _lengthen(made, _FEWEST)
    return made.options


def make_room(cards: int) -> None:
    """To be called when a game comes to have so many cards."""
    if cards > _FEWEST:
        for made in _MADE:
            _lengthen(made, cards)


def _lengthen(made: _Made, cards: int) -> None:
    for c in range(len(made.options), cards):
        made.options.append((made.verb, c, -1, made.extra))
