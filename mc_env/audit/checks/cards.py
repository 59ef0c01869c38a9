"""Cards: where they are, whose they are, how they are drawn; status cards; allies, unique cards, uses."""

from __future__ import annotations

from collections import Counter

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.audit.model import CHARACTERS, NOBODY
from mc_env.cards.terms import CardType, Stat

STATUSES = ("stunned", "confused", "tough")


class Cards(Check):
    """Conservation, owners, drawing, "Status Cards", "Ally Limit", "Unique Icon", "Uses (X Type)"."""

    def start(self) -> None:
        self.size = 0
        self.changed = True
        self.drawn: tuple[int, list[int]] | None = None
        self.refilled = False
        self.given: Counter[tuple[int, str]] = Counter()
        self.seen: Counter[tuple[int, str]] = Counter()
        self.came: set[int] = set()
        self.readied: set[int] = set()
        self.may_ready: set[int] = set()

    def on_table(self, e: Entry) -> None:
        self.start()
        self.size = len(self.t.columns["face"])

    def every(self, e: Entry) -> None:
        self.changed = self.changed or bool(self.t.old_piles)
        self.came |= self.t.moved.keys()
        for (c, column), old in self.t.old.items():
            if column in STATUSES and old is not None:
                self.seen[c, column] += self.t.get(c, column) - old
            elif column == "exhausted" and old and e["event"] != "readied" and self.t.in_play(c):
                self.readied.add(c)

    def on_enters_the_game(self, e: Entry) -> None:
        self.size = len(self.t.columns["face"])

    # ------------------------------------------------------------------ drawing

    def on_draw(self, e: Entry) -> None:
        p, n = e["player"], e["n"]
        before, now = self.t.was_pile(f"deck {p}"), self.t.pile(f"deck {p}")
        self.drawn = None
        if len(before) - len(now) == n and not self.refilled:
            self.drawn = (p, before[-n:][::-1])
        self.refilled = False

    def on_player_deck_refilled(self, e: Entry) -> None:
        self.refilled = True

    def on_drawn_cards(self, e: Entry) -> None:
        cards = list(e["exact"]["cards"])
        if self.drawn is not None:
            top = self.drawn[1]
            self.demand(
                "draw", cards == top, lambda: f"drawn: {self.names(cards)}; on top of the deck: {self.names(top)}"
            )
        for c in cards:
            there = self.t.where.get(c, "nowhere")
            own = there == f"hand {e['player']}" or self.t.type(c) == CardType.OBLIGATION
            self.demand("draw", own, lambda c=c, there=there: f"{self.name(c)} was drawn and is in {there}")

    # ------------------------------------------------------------------ status cards

    def on_status(self, e: Entry) -> None:
        self.given[e["exact"]["card"], e["status"]] += 1

    def on_status_used(self, e: Entry) -> None:
        self.given[e["exact"]["card"], e["status"]] -= 1

    on_status_discarded = on_status_used

    def on_tough(self, e: Entry) -> None:
        self.given[e["exact"]["card"], "tough"] -= 1

    def on_ready(self, e: Entry) -> None:
        self.may_ready.add(e["exact"]["card"])

    def on_villain_stage(self, e: Entry) -> None:
        self.came.add(e["exact"]["card"])

    def settle(self) -> None:
        for c, status in {*self.given, *self.seen}:
            if c not in self.came and self.t.in_play(c):
                self.expect(
                    "status account",
                    self.given[c, status],
                    self.seen[c, status],
                    f"change of {status} cards on {self.name(c)}",
                )
        fresh = self.readied - self.may_ready - self.came
        if self.readied:
            self.demand("ready account", not fresh, lambda: f"ready without being readied: {self.names(fresh)}")
        self.given.clear()
        self.seen.clear()
        self.came = set()
        self.readied = set()
        self.may_ready = set()

    # ------------------------------------------------------------------ at every decision

    def on_decision(self, e: Entry) -> None:
        self.refilled = False
        self.settle()
        if self.changed:
            self.changed = False
            self.conserved()
            self.owned()
        if e["exact"]["kind"] == "turn":
            self.limits()

    def on_end(self, e: Entry) -> None:
        self.conserved()

    def conserved(self) -> None:
        every = [c for cards in self.t.piles.values() for c in cards]
        twice = [c for c, n in Counter(every).items() if n > 1]
        lost = set(self.t.columns["face"]) - set(every)
        fine = not twice and not lost and len(every) == self.size
        self.demand(
            "cards conserved",
            fine,
            lambda: f"{len(every)} of {self.size} cards; twice: {self.names(twice)}; nowhere: {self.names(lost)}",
        )

    def owned(self) -> None:
        for p in range(self.t.players):
            for pile in ("deck", "hand", "discard"):
                strange = [c for c in self.t.pile(f"{pile} {p}") if self.t.get(c, "owner") != p]
                self.demand("owners", not strange, lambda s=strange, z=pile, p=p: f"{self.names(s)} in {z} of seat {p}")
        for name, cards in self.t.piles.items():
            if name.startswith("encounter "):
                strange = [c for c in cards if self.t.get(c, "owner") != NOBODY]
                self.demand("owners", not strange, lambda s=strange, z=name: f"{self.names(s)} in the {z}")

    def limits(self) -> None:
        t = self.t
        for p in t.order():
            mine = [c for c in t.of_type(CardType.ALLY) if t.controller(c) == p]
            most = figures.ally_limit(t, p)
            self.demand("ally limit", len(mine) <= most, lambda p=p, m=mine: f"seat {p} has {self.names(m)}")
        titles = Counter(
            (t.row(c).title, t.row(c).subtitle)
            for c in t.all_in_play()
            if t.row(c).unique and not figures.facedown(t, c)
        )
        twice = [title for title, n in titles.items() if n > 1]
        self.demand("unique", not twice, lambda: f"twice in play: {twice}")
        for c in t.all_in_play():
            uses = t.row(c).uses
            if uses and not figures.facedown(t, c):
                left = t.counters.get((c, uses), 0)
                self.demand("uses", left > 0, lambda c=c: f"{self.name(c)} has no uses left and is in play")
        for kind in CHARACTERS:
            for c in t.of_type(kind):
                most = max(t.get(c, status) for status in STATUSES)
                steady = bool(t.printed(c, Stat.STEADY))
                self.demand("status account", most <= 1 + steady, lambda c=c: f"{self.name(c)} has a status card twice")
