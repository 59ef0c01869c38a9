"""Windows: in player order, forced abilities first, each ability once; limits; peril."""

from __future__ import annotations

from collections import Counter

from mc_env.audit.base import Check, Entry
from mc_env.cards.kit.abilities import Limit
from mc_env.cards.terms import Period

Use = tuple[int, int, int]  # card, ability, occurrence


class Window:
    """One window and what has happened in it."""

    def __init__(self, order: list[int]) -> None:
        self.order = order
        self.start = 0  # position of the player with the first opportunity
        self.last = -1  # how far round the opportunity has gone
        self.optional = False
        self.used: set[Use] = set()


class Windows(Check):
    """Reference "Interrupt", "Response", "Forced", "Limit", "Peril"."""

    def start(self) -> None:
        self.stack: list[Window] = []
        self.uses: Counter[tuple[int, str, int]] = Counter()
        self.periods: dict[tuple[int, str, int], Period] = {}

    def on_table(self, e: Entry) -> None:
        self.start()

    def every(self, e: Entry) -> None:
        gone = {c for c in self.t.moved if not self.t.in_play(c)}
        if gone:
            for key in [k for k in self.uses if k[0] in gone]:
                del self.uses[key]

    # ------------------------------------------------------------------ windows

    def on_window(self, e: Entry) -> None:
        self.stack.append(Window(self.t.order()))

    def on_window_closed(self, e: Entry) -> None:
        if self.stack:  # one that was open when the log began is not in it
            self.stack.pop()

    def on_decision(self, e: Entry) -> None:
        kind, p = e["exact"]["kind"], e["exact"]["player"]
        if kind == "turn":
            self.stack = []
        if kind not in ("interrupt", "response"):
            return
        peril = self.t.plain["peril"]
        self.demand("peril", peril < 0 or peril == p, lambda: f"seat {p} is asked during peril of seat {peril}")
        if not self.stack:
            return
        w = self.stack[-1]
        order = self.t.order()
        if order != w.order:  # somebody was eliminated, or is first player now
            w.order, w.start, w.last = order, 0, -1
            return
        at = (order.index(p) - w.start) % len(order)
        self.demand("window order", at > w.last, lambda: f"seat {p} is asked out of turn (order {order})")
        w.last = at

    def on_optional(self, e: Entry) -> None:
        if self.stack:
            w = self.stack[-1]
            w.optional = True
            p = e["exact"]["player"]
            if p in w.order:
                w.start, w.last = (w.order.index(p) + 1) % len(w.order), -1
            self.once(w, e)

    def on_forced(self, e: Entry) -> None:
        if self.stack:
            w = self.stack[-1]
            c = e["exact"]["card"]
            self.demand(
                "forced first", not w.optional, lambda: f"{self.name(c)} is forced and comes after optional abilities"
            )
            self.once(w, e)

    def once(self, w: Window, e: Entry) -> None:
        x = e["exact"]
        use = (x["card"], x["index"], x["rec"])
        again = use in w.used
        self.demand("once an occurrence", not again, lambda: f"{self.name(x['card'])} is used twice for one occurrence")
        w.used.add(use)

    # ------------------------------------------------------------------ limits

    def on_ability(self, e: Entry) -> None:
        x = e["exact"]
        if x["used"]:
            self.count(x["card"], x["index"])

    def on_pay(self, e: Entry) -> None:
        for c, index in e["exact"]["spent"]:
            if index >= 0:
                self.count(c, index)

    def count(self, c: int, index: int) -> None:
        face = self.t.face(c)
        limit: Limit | None = face.abilities[index].limit
        if limit is None or limit.period == Period.INSTANCE:
            return
        key = (-1 if limit.shared else c, face.code, index)
        self.uses[key] += 1
        self.periods[key] = limit.period
        n = self.uses[key]
        self.demand("limit", n <= limit.n, lambda: f"{face.title} is used {n} times, limit {limit.n}")

    def over(self, *periods: Period) -> None:
        for key in [k for k in self.uses if self.periods[k] in periods]:
            del self.uses[key]

    def on_ends_turn(self, e: Entry) -> None:
        self.over(Period.TURN)

    def on_readied(self, e: Entry) -> None:
        self.over(Period.TURN, Period.PHASE)

    def on_round_over(self, e: Entry) -> None:
        self.over(Period.TURN, Period.PHASE, Period.ROUND)
