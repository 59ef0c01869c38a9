"""Plain data that ops work with: scopes, records of what happens, lasting effects.

A *frame* is one op in progress (`frames`). A *scope* is the context of one resolving ability: whose it is, what was chosen, what
the effects before reported. A *record* is one occurrence that abilities can refer to; each game says what it remembers of one.
Frames point at scopes and records by serial number, so that a copy of a game shares nothing.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.native import native

# reports
NONE: Final = 0
PARTLY: Final = 1
FULLY: Final = 2

Slot = int | tuple[int, ...]
Report = tuple[int, int, tuple[int, ...]]  # status, amount, cards
NOTHING: Final[Report] = (NONE, 0, ())
DONE: Final[Report] = (FULLY, 1, ())


@native(acyclic=True, free_list_len=1)
class Scope:
    """The context of one resolving ability."""

    __slots__ = ("ability", "act", "final", "last", "named", "paid", "player", "rec", "slots", "src")

    def __init__(
        self,
        src: int,
        player: int,
        rec: int = -1,
        ability: int = -1,
        slots: tuple[Slot, ...] = (),
        act: int = -1,
        last: Report = NOTHING,
        paid: tuple[int, ...] = (),
        final: int = 0,
        named: tuple[Report, ...] = (),
    ) -> None:
        self.src = src  # the card that bears the ability
        self.player = player  # "you"
        self.rec = rec  # the triggering event
        self.ability = ability
        self.slots = slots  # what names stand for
        self.act = act  # the record of what this ability is or concerns: an attack, an activation
        self.last = last  # report of the effect just before
        self.paid = paid  # what was paid for it, in the numbers of the game
        self.final = final  # last step of a sequence
        self.named = named  # reports kept under a name

    def copy(self) -> Scope:
        return Scope(
            self.src,
            self.player,
            self.rec,
            self.ability,
            self.slots,
            self.act,
            self.last,
            self.paid,
            self.final,
            self.named,
        )

    def data(self) -> tuple[object, ...]:
        return (
            self.src,
            self.player,
            self.rec,
            self.ability,
            self.slots,
            self.act,
            self.last,
            self.paid,
            self.final,
            self.named,
        )


def set_slot(s: Scope, i: int, value: Slot) -> None:
    """What a name stands for from now on."""
    s.slots = s.slots[:i] + (value,) + s.slots[i + 1 :]


@native(acyclic=True)
class Occurrence:
    """What every record of an occurrence says; a game's own records say more."""

    __slots__ = ("actor", "amount", "flags", "kind", "link", "player", "src", "target", "tplayer")

    def __init__(
        self,
        kind: int,
        src: int = -1,
        actor: int = -1,
        player: int = -1,
        target: int = -1,
        tplayer: int = -1,
        amount: int = 0,
        flags: int = 0,
        link: int = -1,
    ) -> None:
        self.kind = kind
        self.src = src  # the card that caused it
        self.actor = actor  # the character that acts
        self.player = player  # the player who acts or resolves
        self.target = target  # the card it happens to
        self.tplayer = tplayer  # the player it happens to, as of now
        self.amount = amount  # dealt, placed, removed
        self.flags = flags
        self.link = link  # the occurrence it is part of

    def copy(self) -> Occurrence:
        raise NotImplementedError

    def data(self) -> tuple[object, ...]:
        """Everything it says, as plain data."""
        raise NotImplementedError

    def cards_named(self) -> tuple[int, ...]:
        """The cards that it is about, -1 for none."""
        return (self.src, self.actor, self.target)


@native(acyclic=True)
class Lasting:
    """A lasting or delayed effect: a modifier or an ability with a scope of its own and an end."""

    __slots__ = ("mod", "scope", "until", "until_rec")

    def __init__(self, mod: int, scope: Scope, until: int, until_rec: int = -1) -> None:
        self.mod = mod  # index of a compiled modifier, or of a compiled ability for delayed effects
        self.scope = scope
        self.until = until
        self.until_rec = until_rec

    def copy(self) -> Lasting:
        return Lasting(self.mod, self.scope.copy(), self.until, self.until_rec)

    def data(self) -> tuple[object, ...]:
        return (self.mod, self.scope.data(), self.until, self.until_rec)
