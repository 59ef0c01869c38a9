"""The words in capitals that card definitions are written with."""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit.nodes.players import EachPlayer, EngagedPlayer, EventPlayer, FirstPlayer, You
from mc_env.cards.kit.nodes.selectors import (
    ActiveMainScheme,
    ActiveVillain,
    ControlledBy,
    EventCard,
    Host,
    IdentityOf,
    In,
    IsExhausted,
    IsFacedown,
    IsReady,
    OfType,
    Self_,
)
from mc_env.cards.terms import CHARACTER_TYPES, SCHEME_TYPES, CardType, Form, Pile

__all__ = [
    "YOU",
    "EACH_PLAYER",
    "OTHER_PLAYERS",
    "FIRST_PLAYER",
    "ENGAGED_PLAYER",
    "TARGET_PLAYER",
    "ORIGINAL_TARGET",
    "ACTING_PLAYER",
    "SELF",
    "HOST",
    "ATTACKER",
    "THAT_CARD",
    "DEFENDER",
    "ALLY",
    "MINION",
    "ENEMY",
    "CHARACTER",
    "IDENTITY",
    "HERO",
    "ALTER_EGO",
    "FRIENDLY",
    "VILLAINS",
    "MAIN_SCHEMES",
    "SCHEME",
    "SIDE_SCHEME",
    "UPGRADE",
    "SUPPORT",
    "EVENT",
    "ATTACHMENT",
    "ENVIRONMENT",
    "TREACHERY",
    "OBLIGATION",
    "CARD",
    "VILLAIN",
    "MAIN_SCHEME",
    "YOUR_IDENTITY",
    "YOUR_HERO",
    "YOUR_ALTER_EGO",
    "YOURS",
    "READY",
    "EXHAUSTED",
    "FACEDOWN",
    "IN_YOUR_HAND",
    "IN_YOUR_DECK",
    "IN_YOUR_DISCARD",
    "IN_ANY_DISCARD",
    "IN_ENCOUNTER_DECK",
    "IN_ENCOUNTER_DISCARD",
    "SET_ASIDE",
    "YOUR_NEMESIS",
]

YOU: Final = You()
EACH_PLAYER: Final = EachPlayer()
OTHER_PLAYERS: Final = EachPlayer(others=True)
FIRST_PLAYER: Final = FirstPlayer()
ENGAGED_PLAYER: Final = EngagedPlayer()
TARGET_PLAYER: Final = EventPlayer("target")
ORIGINAL_TARGET: Final = EventPlayer("original")
ACTING_PLAYER: Final = EventPlayer("actor")

SELF: Final = Self_()
HOST: Final = Host()
ATTACKER: Final = EventCard("actor")
THAT_CARD: Final = EventCard("target")
DEFENDER: Final = EventCard("defender")

ALLY: Final = OfType(frozenset({CardType.ALLY}))
MINION: Final = OfType(frozenset({CardType.MINION}))
ENEMY: Final = OfType(frozenset({CardType.MINION, CardType.VILLAIN}))
CHARACTER: Final = OfType(CHARACTER_TYPES)
IDENTITY: Final = OfType(frozenset({CardType.HERO, CardType.ALTER_EGO}))
HERO: Final = OfType(frozenset({CardType.HERO}))
ALTER_EGO: Final = OfType(frozenset({CardType.ALTER_EGO}))
FRIENDLY: Final = OfType(frozenset({CardType.HERO, CardType.ALTER_EGO, CardType.ALLY}))
VILLAINS: Final = OfType(frozenset({CardType.VILLAIN}))
MAIN_SCHEMES: Final = OfType(frozenset({CardType.MAIN_SCHEME}))
SCHEME: Final = OfType(SCHEME_TYPES)
SIDE_SCHEME: Final = OfType(frozenset({CardType.SIDE_SCHEME, CardType.PLAYER_SIDE_SCHEME}))
UPGRADE: Final = OfType(frozenset({CardType.UPGRADE}))
SUPPORT: Final = OfType(frozenset({CardType.SUPPORT}))
EVENT: Final = OfType(frozenset({CardType.EVENT}))
ATTACHMENT: Final = OfType(frozenset({CardType.ATTACHMENT}))
ENVIRONMENT: Final = OfType(frozenset({CardType.ENVIRONMENT}))
TREACHERY: Final = OfType(frozenset({CardType.TREACHERY}))
OBLIGATION: Final = OfType(frozenset({CardType.OBLIGATION}))
CARD: Final = OfType(frozenset(CardType))

VILLAIN: Final = ActiveVillain()
MAIN_SCHEME: Final = ActiveMainScheme()
YOUR_IDENTITY: Final = IdentityOf(YOU)
YOUR_HERO: Final = IdentityOf(YOU, Form.HERO)
YOUR_ALTER_EGO: Final = IdentityOf(YOU, Form.ALTER_EGO)
YOURS: Final = ControlledBy(YOU)
READY: Final = IsReady()
EXHAUSTED: Final = IsExhausted()
FACEDOWN: Final = IsFacedown()

IN_YOUR_HAND: Final = In(Pile.HAND, YOU)
IN_YOUR_DECK: Final = In(Pile.DECK, YOU)
IN_YOUR_DISCARD: Final = In(Pile.DISCARD, YOU)
IN_ANY_DISCARD: Final = In(Pile.DISCARD, EACH_PLAYER)
IN_ENCOUNTER_DECK: Final = In(Pile.ENCOUNTER_DECK)
IN_ENCOUNTER_DISCARD: Final = In(Pile.ENCOUNTER_DISCARD)
SET_ASIDE: Final = In(Pile.SET_ASIDE)
YOUR_NEMESIS: Final = In(Pile.NEMESIS, YOU)
