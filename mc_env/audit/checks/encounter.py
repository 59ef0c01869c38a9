"""Encounter cards: dealt, revealed, resolved; surge, quickstrike, toughness."""

from __future__ import annotations

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.audit.model import NOBODY
from mc_env.cards.terms import AbilityKind, CardType, Form, Stat


class Revealed:
    """A card being revealed."""

    def __init__(self, card: int, player: int) -> None:
        self.card = card
        self.player = player
        self.canceled = False
        self.resolved = False
        self.surges = 0
        self.next = 0  # cards revealed because of it


class Encounter(Check):
    """Reference "Villain Phase" steps three and four, "Reveal", "Surge", "Quickstrike", "Toughness"."""

    def start(self) -> None:
        self.dealing = False
        self.dealt: list[int] = []
        self.due: list[int] = []
        self.order: list[int] = []
        self.at = 0
        self.revealing = False
        self.stack: list[Revealed] = []
        self.quick: dict[int, int] = {}  # a quickstrike minion that has engaged, and whom

    def empty(self) -> bool:
        return not any(cards for name, cards in self.t.piles.items() if name.startswith("encounter "))

    def on_step(self, e: Entry) -> None:
        number = e["exact"]["number"]
        self.dealing = number == 3
        self.revealing = number == 4
        if number == 3:
            self.dealt = []
            order = self.t.order()
            hazards = figures.icons(self.t, Stat.HAZARD)
            self.due = [*order, *(order[i % len(order)] for i in range(hazards)), *(order * self.t.heroic)]
        elif number == 4:
            self.order = self.t.order()
            self.at = 0
            if not self.empty():
                self.expect("cards dealt", self.due, self.dealt, "seats to which encounter cards are dealt, in order")
        elif number == 5:
            left = {p: self.t.pile(f"dealt {p}") for p in self.t.order() if self.t.pile(f"dealt {p}")}
            self.demand("dealt cards left", not left, lambda: f"cards not revealed, by seat: {left}")

    def on_deal_encounter_card(self, e: Entry) -> None:
        if self.dealing:
            self.dealt.append(e["player"])

    def on_reveal(self, e: Entry) -> None:
        card, p = e["exact"]["card"], e["player"]
        if self.stack and self.stack[-1].surges:
            self.stack[-1].next += 1
        from_dealt = [q for q in range(self.t.players) if card in self.t.was_pile(f"dealt {q}")]
        if self.revealing and not self.stack and from_dealt:
            q = from_dealt[0]
            self.expect("cards revealed", q, p, f"who reveals {self.name(card)}")
            self.demand(
                "cards revealed",
                self.t.was_pile(f"dealt {q}")[0] == card,
                lambda: f"seat {q} reveals {self.name(card)} before what was dealt earlier",
            )
            self.in_turn(q)
        self.stack.append(Revealed(card, p))

    def in_turn(self, p: int) -> None:
        """Whoever comes before this player has no dealt cards left."""
        if p not in self.order:
            return
        n = len(self.order)
        to = self.order.index(p)
        between = [self.order[i % n] for i in range(self.at, to if to >= self.at else to + n)]
        waiting = [q for q in between if self.t.alive(q) and self.t.pile(f"dealt {q}")]
        self.demand("cards revealed", not waiting, lambda: f"seat {p} reveals before seats {waiting}")
        self.at = to

    def on_effects_canceled(self, e: Entry) -> None:
        for r in self.stack:
            r.canceled = r.canceled or r.card == e["exact"]["card"]

    on_card_canceled = on_effects_canceled

    def on_replaced(self, e: Entry) -> None:
        for r in self.stack:
            r.canceled = r.canceled or r.card == e["exact"]["target"]

    def on_unique_already_in_play(self, e: Entry) -> None:
        for r in self.stack:
            r.canceled = r.canceled or r.card == e["exact"]["card"]

    def on_when_revealed(self, e: Entry) -> None:
        for r in self.stack:
            r.resolved = r.resolved or r.card == e["exact"]["card"]

    def on_surge(self, e: Entry) -> None:
        for r in reversed(self.stack):
            if r.card == e["exact"]["card"]:
                r.surges += 1
                return

    def on_reveal_over(self, e: Entry) -> None:
        if not self.stack:
            return
        r = self.stack.pop()
        if r.card != e["exact"]["card"] or not self.t.alive(r.player) or self.empty():
            return
        face = self.t.face(r.card)
        forms = {a.form for a in face.abilities if a.kind == AbilityKind.WHEN_REVEALED}
        name = self.name(r.card)
        if (None in forms or forms >= {Form.HERO, Form.ALTER_EGO}) and not self.removed(r.card):
            self.demand("when revealed", r.resolved or r.canceled, lambda: f"{name} is revealed and does nothing")
        if self.t.printed(r.card, Stat.SURGE) and not r.canceled:
            self.demand("surge", r.surges > 0, lambda: f"{name} has surge and does not surge")
        if r.surges:
            self.demand("surge", r.next >= r.surges, lambda: f"{name} surges and no card is revealed")

    def removed(self, c: int) -> bool:
        """An obligation that nobody here can get leaves the game unresolved."""
        return self.t.where.get(c) == "removed"

    # ------------------------------------------------------------------ keywords of entering play

    def on_enters_play(self, e: Entry) -> None:
        c = e["exact"]["card"]
        if not self.t.in_play(c):
            return
        if self.t.printed(c, Stat.TOUGHNESS) and not figures.facedown(self.t, c):
            name = self.name(c)
            self.demand("toughness", self.t.get(c, "tough") > 0, lambda: f"{name} enters play without a tough card")
        self.engages(c)

    def on_engages(self, e: Entry) -> None:
        self.engages(e["exact"]["card"])

    def engages(self, c: int) -> None:
        p = self.t.get(c, "engaged")
        if self.t.type(c) == CardType.MINION and p != NOBODY and self.t.printed(c, Stat.QUICKSTRIKE):
            if not figures.facedown(self.t, c) and self.t.hero_form(p):
                self.quick[c] = p

    def on_activation(self, e: Entry) -> None:
        if e["exact"]["attack"] and self.quick.pop(e["exact"]["card"], None) is not None:
            self.report.checks["quickstrike"] += 1

    on_activation_waits = on_activation

    def on_decision(self, e: Entry) -> None:
        if e["exact"]["kind"] == "turn":
            for c, p in list(self.quick.items()):
                there = self.t.in_play(c) and self.t.alive(p) and self.t.hero_form(p)
                name = self.name(c)
                self.demand("quickstrike", not there, lambda name=name: f"{name} has engaged a hero and not attacked")
            self.quick = {}
            self.stack = []

    def on_table(self, e: Entry) -> None:
        self.dealing = self.revealing = False
        self.stack = []
        self.quick = {}
