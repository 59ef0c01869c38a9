"""Threat: step one, placing and removing, crisis, acceleration tokens, completed schemes."""

from __future__ import annotations

from collections import Counter

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.cards.terms import CardType, Stat


class Due:
    """Threat about to be placed."""

    def __init__(self, target: int, amount: int) -> None:
        self.target = target
        self.amount = amount
        self.prevented = 0


class Threat(Check):
    """Reference "Main Scheme", "Acceleration Icon", "Acceleration Token", "Crisis Icon", "Threat"."""

    def start(self) -> None:
        self.step_one = -1
        self.due: dict[int, Due] = {}
        self.told: Counter[int] = Counter()
        self.seen: Counter[int] = Counter()
        self.moved: set[int] = set()
        self.schemes: dict[int, int] = {}  # main schemes that were in play until now, with their acceleration tokens

    def every(self, e: Entry) -> None:
        for (c, column), old in self.t.old.items():
            if column == "threat" and old is not None:
                self.seen[c] += self.t.get(c, "threat") - old
            elif column == "face" and old is not None and self.t.type(c) == CardType.MAIN_SCHEME:
                self.told[c] += self.t.printed(c, Stat.THREAT) - self.t.was(c, "threat")  # side B has come up
        self.moved |= self.t.moved.keys()
        if before := self.t.old_piles.get("play main_scheme"):
            self.schemes = {c: self.t.was(c, "accel") for c in before}

    def on_table(self, e: Entry) -> None:
        self.step_one = -1
        self.due = {}
        self.settle(quiet=True)

    # ------------------------------------------------------------------ step one

    def on_step(self, e: Entry) -> None:
        number = e["exact"]["number"]
        if number == 1:
            schemes = self.t.main_schemes()
            own = sum(figures.power(self.t, c, Stat.ESCALATION) for c in schemes)
            tokens = sum(self.t.get(c, "accel") for c in self.t.all_in_play())
            self.step_one = own + figures.icons(self.t, Stat.ACCELERATION) + tokens
        elif number == 2:
            self.demand("step one threat", self.step_one <= 0, lambda: f"{self.step_one} threat was not placed")
            self.step_one = -1

    def on_threat_due(self, e: Entry) -> None:
        x = e["exact"]
        if x["step_one"]:
            self.expect("step one threat", self.step_one, sum(n for _, _, n in x["due"]), "threat of step one")
            self.step_one = 0
        for rec, target, amount in x["due"]:
            self.due[rec] = Due(target, amount)

    # ------------------------------------------------------------------ placing and removing

    def on_prevent(self, e: Entry) -> None:
        due = self.due.get(e["exact"]["rec"])
        if due is not None:
            due.prevented += e["amount"]

    def on_place_threat(self, e: Entry) -> None:
        x = e["exact"]
        due = self.due.pop(x["rec"], None)
        if due is not None:
            self.expect(
                "threat placed", due.amount - due.prevented, e["amount"], f"threat placed on {self.name(x['target'])}"
            )
        self.told[x["target"]] += e["amount"]

    def on_remove_threat(self, e: Entry) -> None:
        c = e["exact"]["target"]
        self.told[c] -= e["amount"]
        if self.t.type(c) == CardType.MAIN_SCHEME:
            n = figures.icons(self.t, Stat.CRISIS)
            self.demand("crisis", not n, lambda: f"{self.name(c)} loses threat with {n} crisis icons in play")

    def on_encounter_deck_refilled(self, e: Entry) -> None:
        if self.t.plain["outcome"]:
            return  # the last token ended the game, and that entry has shown it
        for c in self.t.main_schemes():
            self.expect(
                "acceleration token",
                self.t.was(c, "accel") + 1,
                self.t.get(c, "accel"),
                f"acceleration tokens on {self.name(c)}",
            )

    # ------------------------------------------------------------------ stages

    def on_scheme_completed(self, e: Entry) -> None:
        c = e["exact"]["card"]
        there, target = self.t.get(c, "threat"), figures.power(self.t, c, Stat.TARGET_THREAT)
        self.demand("scheme completed", there >= target, lambda: f"{self.name(c)} with {there} of {target} threat")

    def on_scheme_advances(self, e: Entry) -> None:
        c = e["exact"]["card"]
        self.moved.add(c)
        tokens = sum(n for x, n in self.schemes.items() if x != c)
        self.expect("scheme advances", tokens, self.t.get(c, "accel"), f"acceleration tokens on {self.name(c)}")
        self.expect("scheme advances", 0, self.t.get(c, "threat"), f"threat on {self.name(c)} as it comes into play")

    def on_decision(self, e: Entry) -> None:
        self.settle()
        if e["exact"]["kind"] != "turn":
            return
        self.due = {}
        for c in self.t.main_schemes():
            there, target = self.t.get(c, "threat"), figures.power(self.t, c, Stat.TARGET_THREAT)
            self.demand(
                "scheme completed",
                not target or there < target,
                lambda c=c, n=there, of=target: f"{self.name(c)} has {n} of {of} threat and is not completed",
            )
        for c in self.t.of_type(CardType.SIDE_SCHEME, CardType.PLAYER_SIDE_SCHEME):
            self.demand(
                "side scheme defeat",
                self.t.get(c, "threat") > 0,
                lambda c=c: f"{self.name(c)} has no threat and is still in play",
            )

    def on_end(self, e: Entry) -> None:
        self.settle()

    def settle(self, quiet: bool = False) -> None:
        """What was told must be what is seen, for cards that neither came nor went."""
        if not quiet:
            for c in {*self.told, *self.seen}:
                if c not in self.moved and self.t.in_play(c):
                    self.expect("threat account", self.told[c], self.seen[c], f"change of threat on {self.name(c)}")
        self.told.clear()
        self.seen.clear()
        self.moved = set()
