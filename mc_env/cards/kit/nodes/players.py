"""Players, from the point of view of an ability."""

from __future__ import annotations

from mc_env.cards.kit.nodes.base import Condition, PlayerSel, Sel, node

__all__ = [
    "You",
    "EachPlayer",
    "FirstPlayer",
    "EngagedPlayer",
    "ControllerOf",
    "OwnerOf",
    "EventPlayer",
    "PlayerRef",
    "PlayerNamed",
    "PlayersWhere",
]


@node
class You(PlayerSel):
    """The player resolving the ability; where a character is meant, that player's identity (Reference "You")."""


@node
class EachPlayer(PlayerSel):
    """All players still in the game, in player order."""

    others: bool = False  # without you


@node
class FirstPlayer(PlayerSel):
    """The player with the first player token."""


@node
class EngagedPlayer(PlayerSel):
    """The player with whom a minion (by default the card itself) is engaged."""

    of: Sel | None = None


@node
class ControllerOf(PlayerSel):
    """The player who controls (or, out of play, owns) a card."""

    of: Sel


@node
class OwnerOf(PlayerSel):
    """The player who owns a card."""

    of: Sel


@node
class EventPlayer(PlayerSel):
    """A player of the triggering event: who acts, who is the target now, or who was at first."""

    role: str = "target"  # target | original | actor


@node
class PlayerRef(PlayerSel):
    """A player chosen earlier in the same ability."""

    name: str


@node
class PlayerNamed(PlayerSel):
    """The player whose identity carries this title on either face."""

    title: str


@node
class PlayersWhere(PlayerSel):
    """Players of a set for whom a condition holds (evaluated with each of them as "you")."""

    of: PlayerSel
    where: Condition
