"""Abilities that players use: in the right form, by the right player, at the right time, and for their cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mc_env.audit.base import Check, Entry
from mc_env.audit.model import NOBODY
from mc_env.cards.kit.abilities import Ability
from mc_env.cards.kit.effects import Discard, Do, Effect, Exhaust, RemoveCounters, Spend
from mc_env.cards.kit.nodes import SELF
from mc_env.cards.terms import AbilityKind

USED_BY_PLAYERS = (AbilityKind.ACTION, AbilityKind.INTERRUPT, AbilityKind.RESPONSE)


@dataclass
class Cost:
    """A part of a cost that has to show on the table before the next turn decision."""

    card: int
    what: str  # exhaust, discard, counter or pay
    counter: str = ""
    before: int = 0
    paid: bool = False


def parts(cost: Effect | None) -> Iterator[Effect]:
    """The single parts of a cost."""
    if isinstance(cost, Do):
        for step in cost.steps:
            yield from parts(step)
    elif cost is not None:
        yield cost


class Abilities(Check):
    """Reference "Action", "Ability: Triggered Abilities", "Cost"."""

    def start(self) -> None:
        self.due: list[Cost] = []
        self.asked = -1  # the player asked to act in another's turn
        self.sure = True

    def on_table(self, e: Entry) -> None:
        self.start()
        self.sure = False  # somebody may have been asked before the log began

    def on_asks(self, e: Entry) -> None:
        self.asked = e["other"]

    def on_acts(self, e: Entry) -> None:
        self.asked = -1
        self.sure = True

    def on_play(self, e: Entry) -> None:
        index = e["exact"].get("index", -1)
        if index >= 0:
            face = self.t.face(e["exact"]["card"])
            self.proper(face.abilities[index], e["player"], face.title)

    def on_ability(self, e: Entry) -> None:
        x = e["exact"]
        c, p = x["card"], e["player"]
        face = self.t.face(c)
        ability = face.abilities[x["index"]]
        if not x["used"] or ability.kind not in USED_BY_PLAYERS:
            return
        self.proper(ability, p, face.title)
        owner = self.t.controller(c)
        theirs = owner in (p, NOBODY) or ability.anyone
        self.demand("ability control", theirs, lambda: f"seat {p} uses {face.title} of seat {owner}")
        for part in parts(ability.cost):
            self.owe(c, part)

    def proper(self, ability: Ability, p: int, title: str) -> None:
        """Form and moment."""
        if ability.form is not None:
            form = int(self.t.type(self.t.identities[p]))
            self.expect("ability form", int(ability.form), form, f"form (0 hero, 1 alter-ego) in which {title} is used")
        if ability.kind == AbilityKind.ACTION and self.sure:
            active = self.t.plain["active"]
            self.demand("action", p in (active, self.asked), lambda: f"seat {p} acts in the turn of seat {active}")

    # ------------------------------------------------------------------ costs

    def owe(self, c: int, part: Effect) -> None:
        if isinstance(part, Exhaust) and part.target is SELF:
            name = self.name(c)
            self.demand("ability cost", not self.t.get(c, "exhausted"), lambda: f"{name} is used though exhausted")
            self.due.append(Cost(c, "exhaust"))
        elif isinstance(part, Discard) and part.target is SELF:
            self.due.append(Cost(c, "discard"))
        elif isinstance(part, RemoveCounters) and part.target is SELF:
            before = self.t.counters.get((c, part.counter), 0)
            self.demand("ability cost", before > 0, lambda: f"{self.name(c)} is used without counters")
            self.due.append(Cost(c, "counter", part.counter, before))
        elif isinstance(part, Spend):
            self.due.append(Cost(c, "pay", before=len(part.resources)))

    def every(self, e: Entry) -> None:
        for cost in self.due:
            c = cost.card
            if cost.what == "exhaust":
                cost.paid = cost.paid or bool(self.t.get(c, "exhausted")) or not self.t.in_play(c)
            elif cost.what == "discard":
                cost.paid = cost.paid or not self.t.in_play(c)
            elif cost.what == "counter":
                left = self.t.counters.get((c, cost.counter), 0)
                cost.paid = cost.paid or left < cost.before or not self.t.in_play(c)

    def on_pay(self, e: Entry) -> None:
        for cost in self.due:
            if cost.what == "pay" and cost.card == e["exact"]["source"] and sum(e["exact"]["need"]) >= cost.before:
                cost.paid = True

    def on_decision(self, e: Entry) -> None:
        if e["exact"]["kind"] == "turn":
            for cost in self.due:
                name = self.name(cost.card)
                self.demand(
                    "ability cost", cost.paid, lambda n=name, w=cost.what: f"{n} is used, its cost ({w}) is not paid"
                )
            self.due = []
