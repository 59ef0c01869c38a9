"""The round: turns, the end of the player phase, the steps of the villain phase, the first player."""

from __future__ import annotations

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.audit.model import NOBODY
from mc_env.cards.terms import Stat


class Round(Check):
    """Reference "Round Overview", "Player Phase", "Villain Phase"."""

    def start(self) -> None:
        self.turns: list[int] = []
        self.order: list[int] = []
        self.flipped = 0
        self.step = 0
        self.first = -1

    def on_round(self, e: Entry) -> None:
        self.order = self.t.order()
        self.turns = []
        self.expect(
            "first player", self.first if self.first >= 0 else e["first"], e["first"], "seat of the first player"
        )

    def on_turn(self, e: Entry) -> None:
        p = e["player"]
        if self.order:
            left = [q for q in self.order if q not in self.turns and self.t.alive(q)]
            self.expect("turn order", left[0] if left else None, p, "seat whose turn it is")
        self.turns.append(p)
        self.flipped = 0

    def on_acts(self, e: Entry) -> None:
        x = e["exact"]
        self.expect("active player acts", self.t.plain["active"], x["player"], "seat that acts")
        if x["verb"] == "change_form":
            self.flipped += 1
            name = self.name(x["card"])
            self.demand("form change", self.flipped == 1, lambda: f"{name} changes form {self.flipped} times in a turn")

    def on_end_of_player_phase(self, e: Entry) -> None:
        if self.order:
            missing = [q for q in self.order if q not in self.turns and self.t.alive(q)]
            self.expect("turn order", [], missing, "players without a turn")

    def on_drawn_up(self, e: Entry) -> None:
        for p in self.t.order():
            hand = len(self.t.pile(f"hand {p}"))
            size = figures.hand_size(self.t, p)
            if hand < size and not self.t.pile(f"deck {p}") and not self.t.pile(f"discard {p}"):
                continue  # nothing left to draw
            self.expect("hand size", size, hand, f"hand of seat {p}")

    def on_readied(self, e: Entry) -> None:
        tired = [
            c
            for c in self.t.all_in_play()
            if self.t.get(c, "exhausted")
            and self.t.controller(c) != NOBODY
            and self.t.alive(self.t.controller(c))
            and not figures.power(self.t, c, Stat.CANNOT_READY)
        ]
        self.demand("all ready", not tired, lambda: f"still exhausted: {self.names(tired)}")

    def on_villain_phase(self, e: Entry) -> None:
        self.step = 0

    def on_step(self, e: Entry) -> None:
        number = e["exact"]["number"]
        if self.step >= 0:
            self.expect("order of steps", self.step + 1, number, "step of the villain phase")
        self.step = number
        if number == 5:
            self.first = self.t.plain["first"]

    def on_first_player(self, e: Entry) -> None:
        if self.first >= 0:
            self.expect("first player", self.t.next_player(self.first), e["player"], "seat of the next first player")
        self.first = e["player"]

    def on_player_eliminated(self, e: Entry) -> None:
        self.first = -1  # the token may move at once

    def on_table(self, e: Entry) -> None:
        self.start()
        self.step = -1
