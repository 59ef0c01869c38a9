"""Damage: tough, prevention, overkill, defeat, and an account of every point."""

from __future__ import annotations

from collections import Counter

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.audit.model import CHARACTERS
from mc_env.cards.terms import CardType, Stat


class Due:
    """Damage about to be dealt."""

    def __init__(self, e: Entry, rest: int, tough: bool, more: int) -> None:
        x = e["exact"]
        self.target: int = x["target"]
        self.source: int = x["source"]
        self.actor: int = x["actor"]
        self.amount: int = x["amount"] + more
        self.link: int = x["link"]
        self.attack: bool = x["attack"]
        self.excess: bool = x["excess"]
        self.ignores_tough: bool = x["ignores_tough"]
        self.rest = rest  # hit points the target had then
        self.was_tough = tough
        self.prevented = 0
        self.tough = False
        self.done = False
        self.moot = False  # replaced, or the target cannot take damage


class Damage(Check):
    """Reference "Damage", "Tough", "Prevent", "Overkill", "Defeat"."""

    def start(self) -> None:
        self.dues: dict[int, Due] = {}
        self.told: Counter[int] = Counter()
        self.seen: Counter[int] = Counter()
        self.moved: set[int] = set()
        self.charging: set[int] = set()  # activations with overkill
        self.dying: set[int] = set()

    def on_table(self, e: Entry) -> None:
        self.start()

    def every(self, e: Entry) -> None:
        for (c, column), old in self.t.old.items():
            if column == "damage" and old is not None:
                self.seen[c] += self.t.get(c, "damage") - old
        self.moved |= self.t.moved.keys()

    # ------------------------------------------------------------------ one packet of damage

    def on_damage_due(self, e: Entry) -> None:
        x = e["exact"]
        c = x["target"]
        source = x["source"] if not x["excess"] else -1
        more = figures.temporary(self.t, source, Stat.DAMAGE_DEALT) if source >= 0 and x["amount"] > 0 else 0
        due = Due(e, figures.remaining(self.t, c), self.t.get(c, "tough") > 0, more)
        due.moot = not self.t.in_play(c) or figures.immune(self.t, c, x["source"]) or x["amount"] <= 0
        self.dues[x["rec"]] = due
        if due.excess:
            self.passed_on(due)

    def passed_on(self, due: Due) -> None:
        """Overkill: what the ally or minion cannot take goes to the identity or the villain."""
        main = [
            d
            for d in self.dues.values()
            if d.link == due.link and not d.excess and self.t.type(d.target) in (CardType.ALLY, CardType.MINION)
        ]
        over = [d.amount - d.rest for d in main if d.amount > d.rest and not self.t.get(d.target, "tough")]
        self.demand(
            "overkill", due.amount in over, lambda: f"excess damage: expected one of {over}, found {due.amount}"
        )
        owners = {
            self.t.identities[self.t.controller(d.target)] for d in main if self.t.type(d.target) == CardType.ALLY
        }
        fits = due.target in owners or self.t.type(due.target) == CardType.VILLAIN
        self.demand("overkill", fits, lambda: f"excess damage goes to {self.name(due.target)}")

    def on_prevent(self, e: Entry) -> None:
        due = self.dues.get(e["exact"]["rec"])
        if due is not None:
            due.prevented += e["amount"]

    def on_replaced(self, e: Entry) -> None:
        due = self.dues.get(e["exact"]["rec"])
        if due is not None:
            due.moot = True

    def on_tough(self, e: Entry) -> None:
        c = e["exact"]["card"]
        due = self.dues.get(e["exact"]["rec"])
        if due is not None:
            due.tough = True
        change = self.t.was(c, "tough") - self.t.get(c, "tough")
        self.expect("tough", 1, change, f"tough cards {self.name(c)} loses")

    def on_damage(self, e: Entry) -> None:
        x = e["exact"]
        c = x["target"]
        due = self.dues.get(x["rec"])
        name = self.name(c)
        if due is not None:
            due.done = True
            self.expect("damage taken", due.amount, e["amount"], f"damage dealt to {name}")
            taken = 0 if due.tough else due.amount - due.prevented
            self.expect("damage taken", taken, e["taken"], f"damage {name} takes of {due.amount}")
            if e["taken"] > 0 and not due.ignores_tough:
                self.demand("tough", not self.t.get(c, "tough"), lambda: f"{name} takes damage though tough")
            if due.was_tough and not due.ignores_tough:
                self.demand("tough", e["taken"] == 0 or due.tough or self.shared(due), lambda: f"{name} was tough")
        self.told[c] += e["taken"]

    def shared(self, due: Due) -> bool:
        """Whether other damage at the same time used up the tough card."""
        return any(d.tough and d.target == due.target for d in self.dues.values())

    # ------------------------------------------------------------------ other ways

    def on_heal(self, e: Entry) -> None:
        self.told[e["exact"]["target"]] -= e["amount"]

    def on_recover(self, e: Entry) -> None:
        self.told[e["exact"]["card"]] -= e["amount"]

    def on_damage_placed(self, e: Entry) -> None:
        self.told[e["exact"]["target"]] += e["amount"]

    def on_hit_points_set(self, e: Entry) -> None:
        c = e["exact"]["target"]
        self.told[c] += figures.hit_points(self.t, c) - e["amount"] - self.t.was(c, "damage")

    def on_villain_stage(self, e: Entry) -> None:
        self.moved.add(e["exact"]["card"])

    # ------------------------------------------------------------------ overkill

    def on_enemy_attacks(self, e: Entry) -> None:
        enemy = e["exact"]["actor"]
        if figures.power(self.t, enemy, Stat.OVERKILL):
            self.charging.add(e["exact"]["rec"])

    def on_attack_made(self, e: Entry) -> None:
        rec = e["exact"]["rec"]
        if rec in self.charging:
            mine = [d for d in self.dues.values() if d.link == rec]
            for d in mine:
                if d.excess or self.t.row(d.target).type != CardType.ALLY or d.was_tough or d.amount <= d.rest:
                    continue
                name = self.name(d.target)
                there = any(x.excess for x in mine)
                self.demand("overkill", there, lambda name=name: f"excess damage on {name} is dealt to nobody")

    # ------------------------------------------------------------------ defeat

    def on_defeat(self, e: Entry) -> None:
        c = e["exact"]["card"]
        name = self.name(c)
        if self.t.type(c) in CHARACTERS:
            # what falls together fell when the first of them did: a new villain stage may raise hit points of the rest
            self.dying |= {x for kind in CHARACTERS for x in self.t.of_type(kind) if not figures.remaining(self.t, x)}
            left = figures.remaining(self.t, c)
            self.demand("defeat", c in self.dying, lambda: f"{name} is defeated with {left} hit points left")
        else:
            threat = self.t.get(c, "threat")
            self.demand("side scheme defeat", threat == 0, lambda: f"{name} is defeated with {threat} threat on it")

    def on_decision(self, e: Entry) -> None:
        self.settle()
        self.dying = set()
        if e["exact"]["kind"] == "turn":
            for kind in CHARACTERS:
                for c in self.t.of_type(kind):
                    left = figures.remaining(self.t, c)
                    self.demand("defeat", left > 0, lambda c=c: f"{self.name(c)} has no hit points left and is in play")
            for due in self.dues.values():
                name = self.name(due.target)
                over = due.done or due.moot or not self.t.in_play(due.target)
                self.demand("damage resolves", over, lambda n=name: f"damage to {n} came to nothing")
            self.dues = {}
            self.charging = set()

    def on_end(self, e: Entry) -> None:
        self.settle()

    def settle(self) -> None:
        """What was told must be what is seen, for cards that neither came nor went."""
        for c in {*self.told, *self.seen}:
            if c not in self.moved and self.t.in_play(c):
                self.expect("damage account", self.told[c], self.seen[c], f"change of damage on {self.name(c)}")
        self.told.clear()
        self.seen.clear()
        self.moved = set()
