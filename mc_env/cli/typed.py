"""What a typed line means: options by number or by a part of their label, several at once, and cards of the hand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mc_env.engine.game import Decision, Option
from mc_env.engine.knowing.views import View
from mc_env.errors import UnknownCard
from mc_env.text import matching

STEPWISE: Final = ("mulligan", "discard", "pay", "pick", "assign")  # decided one card or point after another
LETTERS: Final = matching.LETTERS


def number_of(decision: Decision, option: Option) -> int:
    """The number an option is chosen by: its place, or, where a number is asked for, that number."""
    return option.amount if decision.kind == "number" else option.index + 1


def meant(decision: Decision, line: str) -> list[Option]:
    """The options a line means, in the order typed; none if it means no options, or may mean different ones."""
    whole = one(decision, line)
    if whole is not None:
        return [whole]
    pieces = line.split(",") if "," in line else line.split()
    apart = "," in line or all(piece.isdecimal() or piece.lower() == "done" for piece in pieces)
    if decision.kind not in STEPWISE or len(pieces) < 2 or not apart:
        return []
    found = [one(decision, piece.strip()) for piece in pieces]
    return [option for option in found if option is not None] if None not in found else []


def one(decision: Decision, words: str) -> Option | None:
    """The option that words mean: its number, its label, or a part of the label, from the beginning of a word on, that no other
    label has."""
    options = decision.options
    if words.isdecimal():
        return next((o for o in options if number_of(decision, o) == int(words)), None)
    found = matching.meant([o.label for o in options], words)
    return options[found[0]] if len(found) == 1 else None


def fitting(decision: Decision, words: str) -> list[int]:
    """Options in whose labels a word begins like this."""
    return matching.holding([o.label for o in decision.options], words)


def same(decision: Decision | None, option: Option) -> Option | None:
    """An option of an earlier step in the step that follows it."""
    options: Sequence[Option] = decision.options if decision is not None else ()
    alike = [o for o in options if o.label == option.label]
    alike += [o for o in options if (o.kind, o.card) == (option.kind, option.card)]
    return alike[0] if alike else None


def card_named(decision: Decision | None, view: View, words: str) -> str:
    """The card that a number means: 3 that of option 3, h2 the second of the hand. Other words are a name."""
    if re.fullmatch(r"[hH]\d+", words):
        hand = view["players"][view["seat"]].get("hand", {"cards": []})["cards"]
        if not 1 <= int(words[1:]) <= len(hand):
            raise UnknownCard(f"there is no {words}; your hand is {f'h1 to h{len(hand)}' if hand else 'empty'}")
        return str(hand[int(words[1:]) - 1])
    if words.isdecimal() and decision is not None:
        option = one(decision, words)
        if option is None:
            numbers = [number_of(decision, o) for o in decision.options]
            raise UnknownCard(f"there is no option {words}; there are {min(numbers)} to {max(numbers)}")
        if option.card is None:
            raise UnknownCard(f"option {words} ({option.label}) is about no card")
        return option.card
    return words
