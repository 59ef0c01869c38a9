"""What is printed on cards, for everybody to look up."""

from __future__ import annotations

from functools import cache
from typing import Final

from mc_env.cards import catalog, registry
from mc_env.cards.kit import cards as kit
from mc_env.cards.kit.nodes import PerPlayer
from mc_env.cards.terms import DASH, KEYWORDS, NUMBERED_KEYWORDS, CardType, Stat
from mc_env.cards.text import card_text
from mc_env.errors import NotImplementedCard
from mc_env.seen.model import Face

FIGURES: Final = {
    Stat.THW: "thw",
    Stat.ATK: "atk",
    Stat.DEF: "def",
    Stat.REC: "rec",
    Stat.SCH: "sch",
    Stat.HP: "hp",
    Stat.HAND_SIZE: "hand_size",
    Stat.THREAT: "threat",
    Stat.TARGET_THREAT: "target",
    Stat.ESCALATION: "escalation",
    Stat.CONSEQUENTIAL_THW: "consequential_thw",
    Stat.CONSEQUENTIAL_ATK: "consequential_atk",
}
ICONS: Final = {
    Stat.ACCELERATION: "acceleration",
    Stat.CRISIS: "crisis",
    Stat.HAZARD: "hazard",
    Stat.AMPLIFY: "amplify",
}
KEYWORD_STATS: Final = tuple(sorted(KEYWORDS))


def type_word(kind: int) -> str:
    """ "alter_ego", "main_scheme"."""
    return CardType(kind).name.lower()


def keyword(stat: Stat, value: int) -> str:
    """ "guard", "retaliate 1"."""
    word = stat.name.lower().replace("_", " ")
    return f"{word} {value}" if stat in NUMBERED_KEYWORDS else word


def printed(value: kit.Num) -> str:
    """A printed figure: "2", "-", "14 per player"."""
    if value is None or value == DASH:
        return "-"
    return f"{value.n} per player" if isinstance(value, PerPlayer) else str(value)


def count(value: kit.Num) -> int:
    """A printed number of icons."""
    return value if isinstance(value, int) and value > 0 else 0


def face(of: kit.Face) -> Face:
    """One face of a card as it is printed."""
    card = registry.card(of.code)
    try:
        text = card_text(of)
    except NotImplementedCard:
        text = ""
    stats = of.stats
    return Face(
        of.code,
        of.title,
        of.subtitle,
        type_word(of.type),
        of.aspect,
        registry.SET_OF.get(card.code, ""),
        of.stage,
        of.unique,
        tuple(of.traits),
        tuple(keyword(s, count(stats[s])) for s in KEYWORD_STATS if s in stats),
        printed(stats[Stat.COST]) if Stat.COST in stats else "",
        tuple(r.name.lower() for r in of.icons),
        {word: printed(stats[s]) for s, word in FIGURES.items() if s in stats},
        count(stats.get(Stat.BOOST, 0)),
        of.boost_star,
        tuple(word for s, word in ICONS.items() for _ in range(count(stats.get(s, 0)))),
        text,
        tuple(f.code for f in card.faces if f is not of),
    )


@cache
def faces() -> dict[str, Face]:
    """Every face there is, by its code. All of them, so that asking for one tells nobody what one has seen."""
    return {f.code: face(f) for f in catalog.faces()}
