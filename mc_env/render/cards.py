"""A card in words: facts, generated text, where it is defined and what has been ruled about it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from mc_env.cards import catalog, registry
from mc_env.cards.kit.cards import Face
from mc_env.cards.kit.nodes import PerPlayer
from mc_env.cards.terms import DASH, CardType, Res, Stat
from mc_env.cards.text import card_text
from mc_env.errors import NotImplementedCard

ROOT: Final = Path(__file__).resolve().parents[2]
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
ASPECT_STYLE: Final = {
    "aggression": "red",
    "justice": "yellow",
    "leadership": "blue",
    "protection": "green",
    "pool": "magenta",
    "hero": "bold",
}
RES_STYLE: Final = {Res.ENERGY: "yellow", Res.MENTAL: "cyan", Res.PHYSICAL: "red", Res.WILD: "green"}
_FIGURES: Final = (
    (Stat.COST, "Cost"),
    (Stat.THW, "THW"),
    (Stat.ATK, "ATK"),
    (Stat.DEF, "DEF"),
    (Stat.REC, "REC"),
    (Stat.SCH, "SCH"),
    (Stat.HP, "Hit points"),
    (Stat.HAND_SIZE, "Hand size"),
    (Stat.THREAT, "Starting threat"),
    (Stat.ESCALATION, "Threat each round"),
    (Stat.TARGET_THREAT, "Target threat"),
    (Stat.BOOST, "Boost"),
)


def type_name(kind: CardType) -> str:
    """ "alter-ego", "main scheme"."""
    return "alter-ego" if kind == CardType.ALTER_EGO else kind.name.lower().replace("_", " ")


def number(value: int | PerPlayer | None) -> str:
    """A printed figure."""
    if value is None or value == DASH:
        return "-"
    return f"{value.n} per player" if isinstance(value, PerPlayer) else str(value)


def icons(face: Face) -> Text:
    """The resources a card generates."""
    out = Text()
    for i, res in enumerate(face.icons):
        out.append(f"{' ' if i else ''}{res.name.lower()}", RES_STYLE[res])
    return out


def name(face: Face) -> str:
    """The title, with the subtitle or the stage."""
    extra = f" {ROMAN[face.stage]}" if face.stage and face.type == CardType.VILLAIN else ""
    return f"{face.title}{extra}" + (f" ({face.subtitle})" if face.subtitle else "")


def facts(face: Face) -> list[tuple[str, str]]:
    """Printed facts by name."""
    out = [("Type", type_name(face.type)), ("Code", face.code)]
    physical = registry.card(face.code)
    out.append(("Set", registry.SET_OF[physical.code]))
    if face.aspect and face.aspect != "hero":
        out.append(("Aspect", face.aspect))
    if face.unique:
        out.append(("Unique", "yes"))
    if face.traits:
        out.append(("Traits", ", ".join(face.traits)))
    figures = [f"{word} {number(face.stats[stat])}" for stat, word in _FIGURES if stat in face.stats]
    if face.boost_star:
        figures.append("boost star")
    if figures:
        out.append(("Figures", ", ".join(figures)))
    if face.type == CardType.ALLY:
        thw, atk = (number(face.stats[s]) for s in (Stat.CONSEQUENTIAL_THW, Stat.CONSEQUENTIAL_ATK))
        out.append(("Consequential damage", f"thwart {thw}, attack {atk}"))
    if face.icons:
        out.append(("Resources", icons(face).plain))
    return out


def text_of(face: Face) -> str:
    """The generated text."""
    try:
        return card_text(face)
    except NotImplementedCard as error:
        return f"(no words yet: {error})"


def panel(face: Face) -> RenderableType:
    """One face of a card."""
    body = Text()
    told = facts(face)
    width = max(len(label) for label, _ in told) + 1
    for label, value in told:
        body.append(f"{label:{width}}", "dim")
        body.append(f"{value}\n")
    words = text_of(face)
    body.append(f"\n{words}" if words else "\n(no text)", "" if words else "dim")
    style = ASPECT_STYLE.get(face.aspect, "")
    return Panel(body, title=Text(name(face), style), title_align="left", border_style=style or "dim")


def whereabouts(face: Face) -> str:
    """The file, line and constant of the definition; empty for cards of no product."""
    place = catalog.places().get(face.code)
    if place is None:
        return ""
    path = place.path.relative_to(ROOT) if place.path.is_relative_to(ROOT) else place.path
    return f"{path}:{place.line} ({place.constant})"


@cache
def rulings() -> dict[str, tuple[str, str]]:
    """Question and decision of each ruling of docs/RULINGS.md, by its id. None if the docs are not at hand."""
    try:
        lines = (ROOT / "docs" / "RULINGS.md").read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines if re.match(r"\|\s*R\d+", line)]
    return {row[0]: (row[1], row[2]) for row in rows if len(row) > 2}


@cache
def _any_title() -> re.Pattern[str]:
    """Matches a title; the longest one, so that Energy Channel does not count for Energy."""
    titles = sorted({f.title for f in catalog.faces()}, key=lambda t: (-len(t), t))
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, titles))})(?!\w)")


def mentions(texts: Mapping[str, str]) -> dict[str, list[str]]:
    """The keys of the texts that mention a card, by its title."""
    out: dict[str, list[str]] = {}
    for key, text in texts.items():
        for found in dict.fromkeys(_any_title().findall(text)):
            out.setdefault(found, []).append(key)
    return out


def rulings_on(title: str) -> list[str]:
    """The rulings that mention a card: id, question, decision."""
    ruled = rulings()
    found = mentions({key: " ".join(row) for key, row in ruled.items()}).get(title, ())
    return [f"{key}: {' '.join(ruled[key])}" for key in found]


def page(faces: list[Face], *, sources: bool = True) -> RenderableType:
    """Everything there is to show about a card."""
    parts: list[RenderableType] = [panel(f) for f in faces]
    if sources:
        defined = dict.fromkeys(w for f in faces if (w := whereabouts(f)))
        parts += [Text(f"Defined in {w}", "dim") for w in defined]
    ruled = dict.fromkeys(r for f in faces for r in rulings_on(f.title))
    parts += [Text(f"Ruling {r}") for r in ruled]
    return Group(*parts)
