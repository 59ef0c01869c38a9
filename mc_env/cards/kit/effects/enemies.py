"""What enemies and schemes do, and how a game ends."""

from __future__ import annotations

from mc_env.cards.kit.effects.sentences import Effect
from mc_env.cards.kit.nodes import YOU, PlayerSel, Target, Val
from mc_env.cards.kit.nodes.base import node
from mc_env.cards.terms import Event, Stage, Stat

__all__ = [
    "EnemyAttacks",
    "EnemySchemes",
    "EnemyActivates",
    "AlsoAttack",
    "GiveBoost",
    "AttackGains",
    "DefendedBy",
    "AtEndOfActivation",
    "Delay",
    "Surge",
    "AddAcceleration",
    "AdvanceScheme",
    "MakeActive",
    "WinGame",
    "LoseGame",
    "Eliminate",
]


@node
class EnemyAttacks(Effect):
    """Enemies attack a player; `afterwards` sees the finished attack through `Hit` and `DealtByAttack`. Named, it is the
    identities of the players they have attacked."""

    enemies: Target
    who: PlayerSel = YOU
    afterwards: Effect | None = None
    engaged_players: bool = False  # each attacks the player it is engaged with
    character: Target | None = None  # attack this character instead of the identity
    more: Val = 0  # with so much more ATK
    boosted: bool = True  # a villain gets a boost card for it


@node
class EnemySchemes(Effect):
    """Enemies scheme."""

    enemies: Target
    who: PlayerSel = YOU
    afterwards: Effect | None = None
    more: Val = 0  # with so much more SCH
    boosted: bool = True


@node
class EnemyActivates(Effect):
    """Enemies activate against a player: attack in hero form, scheme in alter-ego form."""

    enemies: Target
    who: PlayerSel = YOU
    afterwards: Effect | None = None
    more: Val = 0
    boosted: bool = True


@node
class AlsoAttack(Effect):
    """The current attack is also resolved, in lockstep, against other players' heroes."""

    who: PlayerSel


@node
class GiveBoost(Effect):
    """Give an enemy boost cards (during its activation: for that activation)."""

    to: Target
    n: Val = 1


@node
class AttackGains(Effect):
    """This attack gains a keyword."""

    keyword: Stat


@node
class DefendedBy(Effect):
    """Declare a character the defender of the current attack."""

    target: Target


@node
class AtEndOfActivation(Effect):
    """When the current activation has finished, do this; `on_damage`: as soon as it has dealt damage, and only then."""

    effect: Effect
    on_damage: bool = False


@node
class Delay(Effect):
    """A delayed effect: the next time such an event happens, do this."""

    stage: Stage
    event: Event
    effect: Effect


@node
class Surge(Effect):
    """This card gains surge."""


@node
class AddAcceleration(Effect):
    """Place acceleration tokens on the main scheme (or another card)."""

    n: Val = 1
    on: Target | None = None


@node
class AdvanceScheme(Effect):
    """The main scheme deck advances (not completed)."""


@node
class MakeActive(Effect):
    """The active mark moves to this villain or main scheme, from the other of its kind in the same area."""

    target: Target


@node
class WinGame(Effect):
    """The players win."""

    reason: str = "card_effect"


@node
class LoseGame(Effect):
    """The players lose."""

    reason: str = "card_effect"


@node
class Eliminate(Effect):
    """Players are eliminated."""

    who: PlayerSel = YOU
