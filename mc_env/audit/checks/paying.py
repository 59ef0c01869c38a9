"""Costs: what a card costs, what was spent for it, whether that is enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.cards.kit.effects import Generate, GenerateFromCard
from mc_env.cards.terms import AbilityKind, Res, Stat

Resources = list[Res]
ELSEWHERE: Final = ("discard ", "extra deck ")  # where a card lies whose printed cost an ability asks for


def enough(spent: Resources, need: Sequence[int]) -> bool:
    """Whether resources pay a need: so many of each type, then so many of any. Each resource pays for one thing."""
    left = list(spent)
    for wanted in (Res.WILD, Res.ENERGY, Res.MENTAL, Res.PHYSICAL):
        for _ in range(need[wanted]):
            if wanted in left:
                left.remove(wanted)
            elif Res.WILD in left:
                left.remove(Res.WILD)
            else:
                return False
    return len(left) >= need[4]


class Paying(Check):
    """Reference "Cost", "Resource", "Wild Resource", "Resource Ability"."""

    def start(self) -> None:
        self.unpaid: dict[int, int] = {}  # a card being played, and what it costs
        self.exhausting: list[int] = []  # cards that must be seen exhausted for what they generated
        self.spent: list[tuple[int, str]] = []  # cards spent, and the hand they must leave
        self.again: set[int] = set()  # cards that have come back to a hand

    def on_table(self, e: Entry) -> None:
        self.start()

    def every(self, e: Entry) -> None:
        if self.exhausting:
            self.exhausting = [c for c in self.exhausting if self.t.in_play(c) and not self.t.get(c, "exhausted")]

    def on_drawn_cards(self, e: Entry) -> None:
        self.again |= set(e["exact"]["cards"])

    def on_moves(self, e: Entry) -> None:
        self.again.add(e["exact"]["card"])

    def on_play(self, e: Entry) -> None:
        c, p = e["exact"]["card"], e["player"]
        costs = figures.costs(self.t, c)
        cost = e["cost"] if e["cost"] in costs else costs[0]
        self.expect("cost", cost, e["cost"], f"cost of {self.name(c)}")
        self.expect("sources", f"hand {p}", self.t.where.get(c, "nowhere"), f"where {self.name(c)} is played from")
        if cost:
            self.unpaid[c] = cost

    def on_pay(self, e: Entry) -> None:
        x = e["exact"]
        p, source = e["player"], x["source"]
        resources: Resources = []
        seen: set[tuple[int, int]] = set()
        for c, index in x["spent"]:
            name = self.name(c)
            self.demand("sources", (c, index) not in seen, lambda name=name: f"{name} is spent twice")
            seen.add((c, index))
            self.demand("sources", c != source or index >= 0, lambda name=name: f"{name} pays for itself")
            resources += self.from_hand(p, c, source) if index < 0 else self.from_ability(p, c, index)
        claimed = tuple(sum(1 for r in resources if r == kind) for kind in Res)
        self.expect("resources", claimed, tuple(e["resources"]), "energy, mental, physical, wild generated")
        need = x["need"]
        paid = enough(resources, need)
        words = ", ".join(r.name.lower() for r in resources)
        self.demand("sufficient", paid, lambda: f"{tuple(need)} for {self.name(source)} paid with {words or 'nothing'}")
        due = self.unpaid.pop(source, 0)
        if self.t.where.get(source, "").startswith(
            ELSEWHERE
        ):  # its cost is paid together with that of the event that says so
            due = sum(self.unpaid.values()) + self.t.printed(source, Stat.COST)
            self.unpaid.clear()
        self.demand("cost paid", sum(need) >= due, lambda: f"{self.name(source)} costs {due}, {sum(need)} asked for")

    def from_hand(self, p: int, c: int, source: int) -> Resources:
        where = self.t.where.get(c, "nowhere")
        self.expect("sources", f"hand {p}", where, f"where {self.name(c)} is spent from")
        self.spent.append((c, where))
        doubles_for = self.t.face(c).doubles_for
        twice = doubles_for and source >= 0 and self.t.row(source).aspect == doubles_for
        return [r for r in self.t.row(c).icons for _ in range(2 if twice else 1)]

    def from_ability(self, p: int, c: int, index: int) -> Resources:
        face = self.t.face(c)
        ability = face.abilities[index]
        name = self.name(c)
        owner = self.t.controller(c)
        mine = self.t.in_play(c) and (owner == p or ability.anyone)
        self.demand("sources", mine and ability.kind == AbilityKind.RESOURCE, lambda: f"seat {p} cannot use {name}")
        costs = self.t.row(c).generating
        if costs.get("exhaust"):
            self.demand("sources", not self.t.get(c, "exhausted"), lambda: f"{name} is exhausted already")
            use = costs.get("counter")
            left = self.t.counters.get((c, use), 0) if use else 1
            self.demand("sources", left > 0, lambda: f"{name} has no counters left")
            self.exhausting.append(c)
        if ability.form is not None:
            form = self.t.type(self.t.identities[p])
            self.expect("sources", int(ability.form), int(form), f"form in which {name} is used")
        effect = ability.effect
        if isinstance(effect, Generate):
            return list(effect.resources)
        assert isinstance(effect, GenerateFromCard)
        pile = self.t.pile(f"discard {p}")
        return list(self.t.row(pile[-1]).icons) if pile else []

    def on_enters_play(self, e: Entry) -> None:
        self.was_paid(e["exact"]["card"])

    def was_paid(self, c: int) -> None:
        due = self.unpaid.pop(c, 0)
        self.demand("cost paid", not due, lambda: f"nothing was paid for {self.name(c)}, which costs {due}")

    def on_decision(self, e: Entry) -> None:
        for c in self.exhausting:
            self.demand("sources", False, lambda c=c: f"{self.name(c)} was not exhausted")
        self.exhausting = []
        for c, hand in self.spent:
            gone = self.t.where.get(c) != hand or c in self.again
            self.demand("sources", gone, lambda c=c: f"{self.name(c)} was spent and is still in hand")
        self.spent = []
        self.again = set()
        if e["exact"]["kind"] == "turn":
            for c in list(self.unpaid):
                self.was_paid(c)
