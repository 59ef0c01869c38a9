"""Forced abilities that must have triggered: those of enemies and attachments around an activation, as their rows say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.audit.model import Table
from mc_env.audit.rows import Condition


class Going:
    """An activation, and the cards whose forced abilities it must trigger."""

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy
        self.when: set[int] = set()
        self.after: set[int] = set()
        self.seen: set[int] = set()
        self.hurt: set[int] = set()  # characters that took damage from it
        self.target = -1  # the player it is against


CONDITIONS: Final[dict[str, Callable[[Table, Going], bool]]] = {  # what rows refer to by name
    "the attacked player is in the game": lambda t, going: t.alive(going.target),
    "the attacked player has cards in hand": lambda t, going: (
        t.alive(going.target) and bool(t.pile(f"hand {going.target}"))
    ),
    "it hurt an identity": lambda t, going: bool(going.hurt & set(t.identities)),
    "not tough": lambda t, going: not t.get(going.enemy, "tough"),
    "a character it hurt is not stunned": lambda t, going: any(
        t.in_play(x) and not t.get(x, "stunned") for x in going.hurt
    ),
}


class Forced(Check):
    """Reference "Forced": what must be initiated is."""

    def start(self) -> None:
        self.going: dict[int, Going] = {}

    def on_table(self, e: Entry) -> None:
        self.start()

    def must(self, going: Going, stage: str, does: str) -> set[int]:
        """The enemy and its attachments that must do something now: "attacks" is what the enemy does, of itself or as a host."""
        found: set[int] = set()
        for x, what in [(going.enemy, does), *((x, f"host {does}") for x in self.t.attached(going.enemy))]:
            for forced in self.t.row(x).forced:
                if (forced.stage, forced.does) == (stage, what) and self.able(going, forced.when):
                    found.add(x)
        return found

    def able(self, going: Going, when: Condition | None) -> bool:
        """Whether a condition of a forced ability holds."""
        if when is not None and when.rule:
            return CONDITIONS[when.rule](self.t, going)
        return figures.holds(self.t, when, going.target)

    def on_enemy_attacks(self, e: Entry) -> None:
        x = e["exact"]
        enemy = x["actor"]
        going = self.going[x["rec"]] = Going(enemy)
        going.target = e["player"]
        going.when = self.must(going, "when", "attacks")

    def on_enemy_schemes(self, e: Entry) -> None:
        self.going[e["exact"]["rec"]] = Going(e["exact"]["actor"])

    def on_defend(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["rec"])
        if going is not None:
            going.target = e["player"]

    def on_forced(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["rec"])
        if going is not None:
            going.seen.add(e["exact"]["card"])

    def on_attack_damage(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["rec"])
        if going is not None:
            missing = {c for c in going.when - going.seen if self.t.in_play(c)}
            self.demand("forced triggers", not missing, lambda: f"no forced interrupt of {self.names(missing)}")

    def on_damage(self, e: Entry) -> None:
        going = self.going.get(e["exact"]["link"])
        if going is not None and e["taken"] > 0:
            going.hurt.add(e["exact"]["target"])

    def on_retaliation_over(self, e: Entry) -> None:
        """After an attack: what must respond now, if it can do anything."""
        going = self.going.get(e["exact"]["rec"])
        if going is None or not self.t.in_play(going.enemy):
            return
        going.after |= self.must(going, "after", "attacks")

    def on_activation_over(self, e: Entry) -> None:
        going = self.going.pop(e["exact"]["rec"], None)
        if going is None or not e["exact"]["made"]:
            return
        if going.target < 0 and self.t.in_play(going.enemy):  # it schemed
            going.after |= self.must(going, "after", "schemes")
        missing = {c for c in going.after - going.seen if self.t.in_play(c)}
        if (
            missing and going.target >= 0 and not self.t.alive(going.target)
        ):  # another response has eliminated the player
            missing &= self.must(going, "after", "attacks")
        self.demand("forced triggers", not missing, lambda: f"no forced response of {self.names(missing)}")
