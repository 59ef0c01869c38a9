"""Effects on what characters are: levels, identities, tokens."""

from __future__ import annotations

from dataclasses import dataclass

from mc_env.versus.cards.kit.effects import Effect

__all__ = ["GoAwayAndComeBack", "JoinMinds", "MakeToken", "Reincarnate", "TakeToHand"]


@dataclass(frozen=True)
class Reincarnate(Effect):
    """The main character is KO'd, and another one from outside the game comes onto your side, stunned, as your new one."""

    main: str  # the code of its level


@dataclass(frozen=True)
class GoAwayAndComeBack(Effect):
    """The character itself goes to its owner's hand; when that player's next turn begins it comes back as it was."""


@dataclass(frozen=True)
class JoinMinds(Effect):
    """Each player reveals cards up to a character; those are removed, and the card itself has their powers and total figures."""


@dataclass(frozen=True)
class MakeToken(Effect):
    """A token comes onto your side."""

    code: str


@dataclass(frozen=True)
class TakeToHand(Effect):
    """The character that was KO'd goes from its KO pile to its owner's hand."""
