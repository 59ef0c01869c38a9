"""Words for the nodes of the later sets, for `text`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mc_env.versus.cards import kit
from mc_env.versus.terms import (
    KEYWORD_NAMES,
    PILE_DECK,
    PILE_HAND,
    PILE_KO,
    STAT_DEFENSELESS,
    STAT_IMMOBILE,
    STAT_PLAYS_FROM_TOP,
    STAT_TRIPLE_STRIKE,
    STAT_UNWOUNDABLE,
    SYMBOL_NAMES,
    TEAM_NAMES,
)

STATS: Final = {
    STAT_UNWOUNDABLE: "cannot be wounded",
    STAT_IMMOBILE: "cannot move in the formation step",
    STAT_DEFENSELESS: "cannot strike back",
    STAT_TRIPLE_STRIKE: "strikes with triple ATK",
    STAT_PLAYS_FROM_TOP: "shows you the top card of your deck, which you may recruit or play",
}
BEFORE: Final = {"exhausted": "exhausted", "ready": "ready", "unprotected": "unprotected"}
AFTER: Final = {
    "of the chosen player": "on that player's side",
    "like chosen": "with the same name",
    "like that": "on that side with the same name",
}
_FIGURES: Final = {
    "atk": "ATK",
    "dfn": "DEF",
    "health": "health",
}
_OF: Final = {"self": "this character's", "before": "its", "that": "its"}
_PILES: Final = {PILE_DECK: "deck", PILE_HAND: "hand", PILE_KO: "KO pile"}
_TO: Final = {
    kit.INTO_YOUR_HAND: "reveal and put into your hand",
    kit.ONTO_YOUR_SIDE: "put onto your side",
    kit.INTO_BACK_ROW: "put into your back row",
    kit.INTO_RESOURCES: "put face up into your resource row",
    kit.AT_THE_BOTTOM: "put at the bottom of your deck",
}


def kind(node: kit.Kind) -> str:
    """Cards of a kind, in the singular."""
    words = [
        "basic" if node.basic else "",
        node.type or "card",
        f"named {node.name}" if node.name else "",
        f"of the {TEAM_NAMES[node.team]}" if node.team is not None else "",
        f"with {KEYWORD_NAMES[node.keyword]}" if node.keyword >= 0 else "",
    ]
    return " ".join(word for word in words if word)


def number(node: kit.Number, inner: Callable[[kit.Number], str]) -> str | None:
    """What is counted."""
    if isinstance(node, kit.Figure):
        return f"{_OF[node.of.how]} {_FIGURES[node.word]}"
    if isinstance(node, kit.Missing):
        return f"what it lacks of {_FIGURES[node.word]} {inner(node.to)}"
    if isinstance(node, kit.HandGap):
        return f"until you have {node.to or 'as many in hand as that player'}"
    if isinstance(node, kit.HealthOfTheFallen):
        return "the health of all enemy characters that were KO'd this turn"
    return None


def cond(node: kit.Cond) -> str | None:
    """Something that is true or not."""
    if isinstance(node, kit.HandAtMost):
        return f"you have {node.n} cards or fewer in hand" if node.n else "you have no cards in hand"
    if isinstance(node, kit.BasicOnYourSide):
        return f"a basic {SYMBOL_NAMES[node.symbol]} location is on your side"
    return None


def _fetch(node: kit.Fetch, inner: Any) -> str:
    piles = " and ".join(_PILES[pile] for pile in node.piles)
    how = "Search" if PILE_DECK in node.piles else "Take from"
    many = "two cards of the same team" if node.same_team else "any number" if node.n > 9 else f"up to {node.n}"
    return f"{how} your {piles}: {kind(node.kind)} ({many if node.n > 1 else 'one'}), {_TO[node.to]}"


def _reveal(node: kit.Reveal, inner: Any) -> str:
    copies = " and any others with its name" if node.copies else ""
    told = f"Reveal the top {node.n} cards of your deck, take {inner.article(kind(node.kind))}{copies} into your hand"
    return f"{told}, put the rest at the bottom"


def _discards(node: kit.Discards, inner: Any) -> str:
    return f"That player discards a {'random ' if node.random else ''}card"


def _gain_one_of(node: kit.GainOneOf, inner: Any) -> str:
    names = [KEYWORD_NAMES[k] if k else "Berserker" for k in node.keywords]
    return f"{inner.target(node.target).capitalize()} gains one for good: {', '.join(names)}"


_EFFECTS: Final[dict[type[kit.Effect], Callable[[Any, Any], str]]] = {
    kit.Fetch: _fetch,
    kit.Reveal: _reveal,
    kit.Discards: _discards,
    kit.GainOneOf: _gain_one_of,
    kit.RevealUntil: lambda node, inner: (
        f"Reveal cards of your deck up to {inner.article(kind(node.kind))}: it goes to your hand, the others are shuffled in"
    ),
    kit.Choose: lambda node, inner: f"Choose {node.who}: {inner.lower(inner.effect(node.effect))}",
    kit.DiscardsHand: lambda node, inner: "Discard your hand",
    kit.TakeMinus: lambda node, inner: "Put -1/-1 counters on this character, as many as leave its DEF above 0",
    kit.Repeat: lambda node, inner: f"So many times, {inner.number(node.n)}: {inner.lower(inner.effect(node.effect))}",
    kit.NoMoreAttacks: lambda node, inner: "No more attacks are made this turn",
    kit.PutNext: lambda node, inner: "Put this card next to an attacker or defender on your side and cancel the combat",
    kit.MoveToAnother: lambda node, inner: "Move this character to another player's back row",
    kit.Collect: lambda node, inner: (
        f"Remove {inner.target(node.target)} from the game that shares no team with any you have removed so this game"
    ),
    kit.RemoveFromGame: lambda node, inner: "Remove that character from the game",
    kit.GrowHealth: lambda node, inner: f"This character has {node.n} more health for good",
    kit.KnockOutMain: lambda node, inner: "KO that player's main character",
    kit.JoinMinds: lambda node, inner: (
        "Each player reveals cards of their deck up to a character with another name, which is removed from the game;"
        " the others are shuffled in. This character has the powers of those removed, and their total ATK, DEF and health"
    ),
    kit.MakeToken: lambda node, inner: f"Put a {inner.named(node.code)} token onto your side",
    kit.TakeToHand: lambda node, inner: "Put that character into its owner's hand",
    kit.Reincarnate: lambda node, inner: (
        f"KO this character and put {inner.named(node.main)} onto your side, stunned, as your new main character"
    ),
    kit.Hatch: lambda node, inner: (
        "Reveal a random card of your Facehugger pile: a Facehugger takes the place of this character, which is KO'd, in your"
        " back row, and captures an enemy supporting character"
    ),
    kit.HatchEach: lambda node, inner: "One at a time, each Ovomorph on your side may try to hatch",
    kit.Burst: lambda node, inner: "Put the captive into its KO pile and KO this character",
    kit.EquipFromAnywhere: lambda node, inner: (
        "Search your deck, hand and KO pile: an equipment goes onto a character on your side"
    ),
    kit.DestroyNamed: lambda node, inner: (
        "KO enemy supporting characters with that name; look at enemy hands and discard those there; search enemy decks and put"
        " those there into the KO pile"
    ),
    kit.GoAwayAndComeBack: lambda node, inner: (
        "Put this character into its owner's hand; when their next turn begins it comes back with its counters"
    ),
}


def effect(node: kit.Effect, inner: Any) -> str | None:
    """What an effect does; `inner` says what it is made of."""
    words = _EFFECTS.get(type(node))
    return words(node, inner) if words is not None else None
