"""Packs as the community keeps them (lists of cards in JSON, one file a pack) read into rows of facts.

Only facts leave this module: codes, titles, types, traits, figures, icons, quantities, keywords, and of abilities nothing but
their timing words, labels and names. A card's sentences are looked through for these and never passed on.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mc_env.cards.terms import KEYWORDS, CardType
from mc_env.errors import ConfigError

Entry = Mapping[str, Any]  # a card of a pack
Row = dict[str, Any]  # a face in our own table of facts

TYPES: Final = frozenset(t.name.lower() for t in CardType)
IDENTITIES: Final = ("hero", "alter_ego")
RESOURCES: Final = ("energy", "mental", "physical", "wild")
ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5}
X: Final = -1  # how packs write a figure that the card itself explains

FIGURES: Final = {  # ours: (theirs, what makes it per hero, what makes it fixed)
    "thw": ("thwart", "", ""),
    "atk": ("attack", "", ""),
    "def": ("defense", "", ""),
    "rec": ("recover", "", ""),
    "sch": ("scheme", "", ""),
    "hp": ("health", "health_per_hero", ""),
    "hand_size": ("hand_size", "", ""),
    "threat": ("base_threat", "", "base_threat_fixed"),
    "target": ("threat", "", "threat_fixed"),
    "escalation": ("escalation_threat", "", "escalation_threat_fixed"),
    "boost": ("boost", "", ""),
    "acceleration": ("scheme_acceleration", "", ""),
    "crisis": ("scheme_crisis", "", ""),
    "hazard": ("scheme_hazard", "", ""),
    "amplify": ("scheme_amplify", "", ""),
}
FORMS: Final = ("", "hero ", "alter-ego ")
TIMINGS: Final = frozenset(
    [f"{form}{word}" for form in FORMS for word in ("action", "interrupt", "response", "resource")]
    + ["forced interrupt", "forced response", "special", "setup", "boost"]
    + [f"when {word}" for word in ("revealed", "defeated", "completed", "flipped")]
)
LABELS: Final = ("attack", "thwart", "defense")
CONSTANT: Final = "constant"


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability to be tested: its timing word (or `CONSTANT`), its labels or form, and its name if it has one."""

    timing: str
    label: str = ""
    name: str = ""

    def __str__(self) -> str:
        return f"{self.timing} ({self.label})" if self.label else self.timing


# ------------------------------------------------------------------------------------------ reading


def read(paths: Sequence[Path]) -> list[Entry]:
    """The cards of the files of one pack, in the order of their codes."""
    cards: list[Entry] = []
    for path in paths:
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise ConfigError(f"cannot read {str(path)!r}: {error.strerror}") from None
        except ValueError as error:
            raise ConfigError(f"{str(path)!r} is not JSON: {error}") from None
        if not isinstance(found, list) or not all(isinstance(c, dict) and "code" in c for c in found):
            raise ConfigError(f"{str(path)!r} is not a pack: a list of cards, each with a code")
        cards += found
    packs = sorted({str(c.get("pack_code", "")) for c in cards})
    if len(packs) != 1 or not packs[0]:
        raise ConfigError(f"the cards are of the packs {', '.join(map(repr, packs))}; give the files of one")
    return sorted(cards, key=lambda c: str(c["code"]))


def reprints(cards: Iterable[Entry]) -> dict[str, str]:
    """Cards that another product brought: their code here, and the code to define them by."""
    return {str(c["code"]): str(c["duplicate_of"]) for c in cards if "duplicate_of" in c}


def rows(cards: Iterable[Entry]) -> list[Row]:
    """A row for each new face; every card of a type that mc_env does not have is told at once."""
    new = [c for c in cards if "duplicate_of" not in c]
    odd = [f"{c['code']} ({c.get('type_code')})" for c in new if c.get("type_code") not in TYPES]
    if odd:
        raise ConfigError(f"mc_env has no card type for {', '.join(odd)}; known: {', '.join(sorted(TYPES))}")
    return [row(c) for c in new]


# ------------------------------------------------------------------------------------------ facts


def row(card: Entry) -> Row:
    """The printed facts of a face; what it does not have is left out."""
    kind = str(card["type_code"])
    faction = str(card.get("faction_code", ""))
    aspect = "" if kind in IDENTITIES or faction == "encounter" else faction
    shared = "set_code" not in card  # of an aspect, or basic
    out: Row = {"code": card["code"], "title": card["name"]}
    optional: Row = {
        "subtitle": card.get("subname"),
        "type": kind,
        "stage": _stage(card),
        "unique": card.get("is_unique"),
    }
    optional |= {"set": card.get("set_code", faction), "aspect": aspect}
    if aspect:
        optional["cost"] = "-" if card.get("cost") is None else _figure(card["cost"], per_hero="cost_per_hero" in card)
    optional["resources"] = [r for r in RESOURCES for _ in range(card.get(f"resource_{r}", 0))]
    optional["traits"] = _traits(str(card.get("traits", "")))
    optional |= {"keywords": keywords(card), "uses": _uses(card)}
    out |= {k: v for k, v in optional.items() if v or v == 0}
    out |= _figures(card, kind)
    if card.get("boost_star"):
        out["boost_star"] = True
    if not shared:
        out["copies"] = card["quantity"]
    if "deck_limit" in card:
        out["deck_limit"] = card["quantity"] if aspect == "hero" else card["deck_limit"]
    return out


def _traits(text: str) -> list[str]:
    """Traits end with a full stop; one that is an abbreviation has another of its own."""
    found = [t.strip() for t in re.split(r"\.(?: |$)", text) if t.strip()]
    return [f"{t}." if "." in t else t for t in found]


def _stage(card: Entry) -> int | None:
    """I to V of a villain, 1A to 4B of a main scheme."""
    text = str(card.get("stage", ""))
    digits = re.match(r"\d+", text)
    return int(digits[0]) if digits else ROMAN.get(text)


def _figures(card: Entry, kind: str) -> Row:
    out: Row = {}
    for ours, (theirs, per_hero, fixed) in FIGURES.items():
        if theirs in card:
            many = bool(card.get(per_hero)) or (fixed != "" and not card.get(fixed))
            out[ours] = _figure(card[theirs], many, adds=kind == "attachment" and ours in ("atk", "sch", "thw", "def"))
    if kind == "ally":
        out |= {f"consequential_{k}": card.get(f"{v}_cost", 0) for k, v in (("thw", "thwart"), ("atk", "attack"))}
    return out


def _figure(value: int | None, per_hero: bool = False, adds: bool = False) -> int | str:
    if value is None:
        return "-"
    if value == X:
        return "X"
    return f"{value} per hero" if per_hero and value else f"+{value}" if adds else value


# ------------------------------------------------------------------------------------------ what the text has


def _lines(card: Entry) -> list[str]:
    """The text in lines, without reminders; labels stand in the same kind of brackets and stay."""
    return [re.sub(r"<i>\(([^<]*)\)</i>", _label, line).strip() for line in str(card.get("text", "")).split("\n")]


def _label(found: re.Match[str]) -> str:
    return f"({found[1]})" if set(re.findall(r"\w+", found[1].lower())) <= {*LABELS, "and"} else ""


def _plain(line: str) -> str:
    return re.sub(r"<[^>]*>", "", line)


def _sentences(line: str) -> list[str]:
    return [s.strip(" .") for s in _plain(line).split(". ")]


def _keyword(sentence: str) -> tuple[str, int | str] | None:
    found = re.fullmatch(r"([A-Za-z ]+?)(?: (\d+)(\[per_hero\])?)?", sentence)
    if found is None:
        return None
    name = found[1].lower().replace(" ", "_")
    if name not in {k.name.lower() for k in KEYWORDS}:
        return None
    return name, f"{found[2]} per hero" if found[3] else int(found[2] or 1)


def keywords(card: Entry) -> dict[str, int | str]:
    """Keywords that are sentences of their own."""
    found = (_keyword(sentence) for line in _lines(card) for sentence in _sentences(line))
    return dict(keyword for keyword in found if keyword is not None)


def _uses(card: Entry) -> list[str | int]:
    found = re.search(r"Uses \((\d+) ([a-z-]+) counters?\)", _plain(str(card.get("text", ""))))
    return [found[2], int(found[1])] if found else []


def abilities(card: Entry) -> list[Ability]:
    """What a test has to show: every ability by its timing word, and lines without one as constant; of an obligation, what is
    done when it is revealed."""
    out: list[Ability] = []
    untimed = "when revealed" if card.get("type_code") == "obligation" else CONSTANT
    for line in _lines(card):
        timed = [a for a in (_timed(line, m) for m in re.finditer(r"<b>([^<]*)</b>([^:]{0,30}):", line)) if a]
        out += timed
        if not timed and _says_something(line):
            out.append(Ability(untimed))
    return out


def _timed(line: str, found: re.Match[str]) -> Ability | None:
    """The ability that a timing word in bold begins."""
    timing = found[1].strip().lower()
    beside = re.findall(r"[a-z-]+", _plain(f"{timing.partition('(')[2]} {found[2]}").lower())
    timing = timing.partition("(")[0].strip()
    if timing not in TIMINGS:
        return None
    known = [word for word in beside if word in (*LABELS, "hero", "alter-ego")]
    before = re.fullmatch(r"[\"\u201c]?([^\"\u201d<.:]{1,40}?)[.!?]?[\"\u201d]? \u2014 ", line[: found.start()])
    return Ability(timing, ", ".join(known), before[1].strip() if before else "")


def _says_something(line: str) -> bool:
    """Whether a line is more than keywords, uses, a note of whom a card is given to, or a bullet of what is above."""
    text = _plain(line).strip()
    if not text or text.startswith(("\u2022", "Give to ", "Contents", "Max ", "Linked ", "Play only ")):
        return False
    return any(_keyword(s) is None and not s.startswith("Uses (") for s in _sentences(line))
