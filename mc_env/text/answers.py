"""What an answer means: number, label or a part of one, JSON, reasoning around it. What means nothing gets a helpful sentence.

The last thing said counts, in this order: JSON with an answer, a line "Answer: ...", the last line (or all there is),
something in a box or in brackets, a phrase such as "I choose option 3", and at last the only label that the text mentions.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from mc_env.cards.catalog import plain
from mc_env.seen.model import Decision
from mc_env.text.board import number
from mc_env.text.matching import meant

KEYS: Final = ("answer", "choice", "option", "action", "move")
LONGEST: Final = 300  # characters of a sentence or note that are kept

_THOUGHT: Final = re.compile(r"<(think|thinking|reasoning|thought)>.*?(</\1>|\Z)", re.DOTALL | re.IGNORECASE)
_WORD: Final = "|".join(KEYS)
# JSON that was cut off behind its answer, or is not quite JSON
_ALMOST: Final = re.compile(
    rf"""["'](?:{_WORD})["']\s*:\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|(-?\d+)(?=[\s,}}]))""", re.IGNORECASE
)
_LINE: Final = re.compile(
    rf"^\W{{0,12}}(?:my |the )?(?:final |best )?(?:{_WORD})\W{{0,4}}(?:\s+is\b|\s*[:=])\s*(.+?)\s*$",
    re.IGNORECASE | re.MULTILINE,
)
_INLINE: Final = re.compile(r"\banswer\W{0,4}(?:\s+is\b|\s*[:=])\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)
_BOXED: Final = re.compile(r"\\boxed\{([^{}]+)\}|\[([^\[\]\n]+)\](?!\()")
_PHRASE: Final = re.compile(
    r"\b(?:choose|chose|choosing|pick|select|take|go with|play|option|number)\s+(?:option\s+|number\s+)?#?(\d+)\b",
    re.IGNORECASE,
)
_NUMBERED: Final = re.compile(
    r"^(?:option\s+|number\s+)?[#(\[]?(\d{1,9})(?:\s*[)\].:,(-][)\].:,\s-]*(.*))?$", re.IGNORECASE | re.DOTALL
)
_AFTERWORD: Final = re.compile(r"\s*\((?:cost|pays) [^()]*\)$")


@dataclass(frozen=True, slots=True)
class Reading:
    """What an answer means: an option, or a sentence on why it means none; and what was said or noted beside it."""

    option: int | None
    complaint: str = ""
    say: str = ""
    note: str = ""


def read(decision: Decision, text: str, listed: bool = True) -> Reading:
    """What an answer to a decision means. Where options are not listed, numbers mean nothing (unless a number is asked for)."""
    said = _THOUGHT.sub("", text).strip()
    if not said:
        why = "Your answer ended before you had chosen" if text.strip() else "You gave no answer"
        return Reading(None, f"{why}. {_ask_again(decision, listed)}")
    data = _json_answer(said)
    say, note = (_sentence(data.get(key)) for key in ("say", "note")) if data else ("", "")
    plainly = _plainly(said, data)
    complaint = ""
    for value in plainly or _perhaps(said):
        option, trouble = _resolve(decision, value, listed)
        if option is not None:
            return Reading(option, "", say, note)
        complaint = complaint or trouble
    option = None if plainly else _mentioned(decision, said)
    if option is None and not plainly:
        complaint = f"{complaint} {_ask_again(decision, listed)}".strip()
    return Reading(option, complaint if option is None else "", say, note)


def _ask_again(decision: Decision, listed: bool) -> str:
    example = f'{{"answer": {number(decision.kind, decision.options[-1])}}}' if listed else '{"answer": "..."}'
    return f"End with one line of JSON, such as {example}."


def _sentence(words: Any) -> str:
    return " ".join(str(words).split())[:LONGEST] if isinstance(words, str) else ""


# ------------------------------------------------------------------------------------------ finding what was answered


def _json_answer(text: str) -> dict[str, Any]:
    """The last JSON object that has an answer; its keys in lower case."""
    decoder = json.JSONDecoder()
    found: dict[str, Any] = {}
    for start in (m.start() for m in re.finditer(r"\{", text)):
        try:
            data, _ = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            continue
        if isinstance(data, dict):
            lower = {str(key).lower(): value for key, value in data.items()}
            found = lower if any(key in lower for key in KEYS) else found
    return found


def _plainly(text: str, data: dict[str, Any]) -> list[Any]:
    """What is plainly meant as the answer, if anything is: nothing else counts then."""
    if data:
        return [next(data[key] for key in KEYS if key in data)]
    for pattern in (_ALMOST, _LINE, _INLINE):
        if found := pattern.findall(text):
            return [found[-1] if isinstance(found[-1], str) else next(filter(None, found[-1]), "")]
    return [text] if "\n" not in text and _NUMBERED.match(_trimmed(text)) else []


def _perhaps(text: str) -> Iterator[str]:
    """What may be the answer, the likeliest first."""
    lines = [line for line in text.splitlines() if line.strip(" `*_")]
    if lines and len(lines[-1]) <= LONGEST:
        yield lines[-1]
    if boxed := _BOXED.findall(text):
        yield next(filter(None, boxed[-1]), "")
    numbers = set(_PHRASE.findall(text))
    if len(numbers) == 1:
        yield numbers.pop()


def _trimmed(words: str) -> str:
    """Words without marks around them."""
    return words.strip().strip("`*_\"'").strip().removesuffix(".").strip("`*_\"' ")


def _mentioned(decision: Decision, text: str) -> int | None:
    """The only option whose label is in the text, those left out that are part of a longer one."""
    told = f" {plain(text)} "
    there = [o for o in decision.options if re.search(rf"(?<!\w){re.escape(plain(o.label))}(?!\w)", told)]
    whole = [o for o in there if not any(o is not x and plain(o.label) in plain(x.label) for x in there)]
    return whole[0].index if len(whole) == 1 and len(plain(whole[0].label)) > 1 else None


# ------------------------------------------------------------------------------------------ what it stands for


def _resolve(decision: Decision, value: Any, listed: bool) -> tuple[int | None, str]:
    """The option that a value means, or a sentence on why it means none."""
    if isinstance(value, list | dict):
        if isinstance(value, list) and len(value) == 1:
            return _resolve(decision, value[0], listed)
        return None, "One option at a time, please: you will be asked again where more is to be chosen."
    if isinstance(value, bool):
        value = "Yes" if value else "No"
    elif isinstance(value, float) and value.is_integer():
        value = int(value)
    words = _trimmed(str(value)[:LONGEST])
    labels = [o.label for o in decision.options]
    same = meant(labels, words)
    if len(same) == 1 and not words.isdecimal():
        return same[0], ""
    numbered = _NUMBERED.match(words)
    if numbered is not None and (listed or decision.kind == "number"):
        return _by_number(decision, int(numbered[1]), (numbered[2] or "").strip(), labels)
    if numbered is not None and not numbered[2]:
        return None, f"{words} means nothing here: say in the words of the game what to do."
    return _by_words(words, labels)


def _by_number(decision: Decision, n: int, rest: str, labels: Sequence[str]) -> tuple[int | None, str]:
    """The option with a number; words behind it must not mean another one."""
    numbers = [number(decision.kind, o) for o in decision.options]
    if n not in numbers:
        return None, f"There is no option {n}; there are {min(numbers)} to {max(numbers)}."
    place = numbers.index(n)
    others = _places(rest, labels) if len(rest) > 2 else []
    if len(others) == 1 and others[0] != place:
        return None, f"{n} is {labels[place]!r}, but you also say {rest!r}: give the number alone."
    return place, ""


def _places(words: str, labels: Sequence[str]) -> list[int]:
    """The labels that words mean, with or without the afterword that our list has: "(cost 2)"."""
    return meant(labels, words) or meant(labels, _AFTERWORD.sub("", words))


def _by_words(words: str, labels: Sequence[str]) -> tuple[int | None, str]:
    found = _places(words, labels)
    if len(found) == 1:
        return found[0], ""
    if found:
        some = ", ".join(repr(labels[i]) for i in found[:4])
        return None, f"{words[:80]!r} fits {len(found)} options ({some}): say which."
    inside = [i for i, label in enumerate(labels) if re.match(rf"{re.escape(plain(label))}(?!\w)", plain(words))]
    if inside:  # "Attack with Spider-Man against Rhino": more is said than is asked
        longest = max(inside, key=lambda i: len(labels[i]))
        return longest, ""
    near = get_close_matches(words, labels, n=3, cutoff=0.5)
    hint = f" Do you mean {' or '.join(map(repr, near))}?" if near else ""
    return None, f"{words[:80]!r} is not possible now.{hint}"
