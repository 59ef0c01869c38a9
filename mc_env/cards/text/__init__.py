"""Readable English made from definitions: the text of a card, an ability, an effect, a selector.

Nothing here is copied from a card: every sentence is put together from the nodes of the kit, so that the text says what
the engine does. Nodes without words raise `NotImplementedCard`.
"""

from __future__ import annotations

from functools import lru_cache

from mc_env.cards.kit import A, Ability, APlayer, AtRandom, Condition, Effect, Face, Pattern, PlayerSel, Sel, Val
from mc_env.cards.text import faces
from mc_env.cards.text.events import pattern
from mc_env.cards.text.grammar import each, one
from mc_env.cards.text.names import named
from mc_env.cards.text.nouns import number, target
from mc_env.cards.text.writers import CONDITIONS, EFFECTS, NOUNS

__all__ = [
    "ability_text",
    "card_text",
    "condition_text",
    "effect_text",
    "pattern_text",
    "selector_text",
    "value_text",
]


@lru_cache(maxsize=4096)
def card_text(face: Face) -> str:
    """Everything a face says: keywords, how it is played, then one ability a line. Empty for a card without text."""
    return faces.card(face)


def ability_text(ability: Ability, face: Face | None = None) -> str:
    """One ability: "Hero Action (attack): Deal 8 damage to an enemy." """
    return faces.ability(ability, faces.context(face))


@lru_cache(maxsize=4096)
def effect_text(effect: Effect, face: Face | None = None) -> str:
    """An effect as a clause without a period: "deal 8 damage to an enemy"."""
    return str(EFFECTS(effect, named(effect, faces.context(face))))


def selector_text(selector: Sel | PlayerSel | A | AtRandom | APlayer, face: Face | None = None) -> str:
    """Who or what is meant: "each enemy", "an enemy", "your hero"."""
    c = faces.context(face)
    if isinstance(selector, APlayer):
        return one(NOUNS(selector.of, c))
    return each(NOUNS(selector, c)) if isinstance(selector, PlayerSel) else target(selector, c)


def value_text(value: Val, face: Face | None = None) -> str:
    """A value: "3", "the number of side schemes"."""
    return number(value, faces.context(face))


def condition_text(condition: Condition, face: Face | None = None) -> str:
    """A condition as a sentence: "you are in hero form"."""
    return CONDITIONS(condition, faces.context(face))[0]


def pattern_text(trigger: Pattern, face: Face | None = None) -> str:
    """A trigger: "When the villain attacks you"."""
    return pattern(trigger, faces.context(face))
