"""Hidden information: entries and views name cards only to those who may see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mc_env.audit.base import Check, Entry

NAMING = ("card", "target", "source", "actor", "host", "defender")
DECKS = ("deck ", "encounter deck ", "extra deck ")
HIDDEN = ("deck ", "dealt ", "encounter deck ", "boost", "extra deck ", "under")


class Secrets(Check):
    """Who may see what: decks, facedown cards and, if hands are private, the hands of others are hidden."""

    def start(self) -> None:
        self.known: set[tuple[int, int]] = set()  # (player, card) of hidden cards that were looked at
        self.open: list[tuple[int, int, str]] = []  # named to a player who does not see it yet
        self.behind: set[tuple[int, int]] = set()  # (player, card) told of as where something comes from: it may leave

    def on_table(self, e: Entry) -> None:
        self.start()
        for c, mask in e["exact"]["known"]:
            self.known |= {(p, c) for p in range(self.t.players) if mask >> p & 1}

        self.look_at_tops()

    def look_at_tops(self) -> None:
        """The top card of an extra deck lies faceup if an identity says so."""
        if any(gift.to == "extra top" for c in self.t.identities for gift in self.t.row(c).gives):
            tops = [cards[-1] for name, cards in self.t.piles.items() if name.startswith("extra deck ") and cards]
            self.known |= {(p, c) for p in range(self.t.players) for c in tops}

    def sees(self, p: int, c: int) -> bool:
        """Whether a player may see the face of a card now."""
        where = self.t.where.get(c)
        return where is not None and ((p, c) in self.known or self.faceup(p, c, where))

    def faceup(self, p: int, c: int, where: str) -> bool:
        """Whether a card in a pile shows its face to a player."""
        if where.startswith("hand "):
            return self.t.open_hands or where == f"hand {p}"
        if where.startswith("play "):
            return not self.t.columns["guise"].get(c)
        return bool(where) and not where.startswith(HIDDEN)

    def every(self, e: Entry) -> None:
        for c, was in self.t.moved.items():  # who has seen a card knows it where it goes
            for p in range(self.t.players):
                if self.faceup(p, c, was) and not (was.startswith("play ") and self.t.old.get((c, "guise"))):
                    self.known.add((p, c))
        for name, before in self.t.old_piles.items():
            if name.startswith(DECKS) and e["event"] != "rearranged" and self.shuffled(before, self.t.pile(name)):
                self.known -= {(p, c) for p in range(self.t.players) for c in self.t.pile(name)}
        self.look_at_tops()
        seen_by = e["seen_by"]
        if seen_by:
            if e["event"] == "discard":  # faceup for all to see, if only until the pile is shuffled
                self.known |= {(p, e["exact"]["card"]) for p in range(self.t.players)}
            elif e["event"] in ("looks at", "found cards"):
                self.known |= {(p, c) for p in range(self.t.players) if seen_by >> p & 1 for c in e["exact"]["cards"]}
            else:
                self.named(e, seen_by)
        if self.open:
            self.open = [x for x in self.open if not self.sees(x[0], x[1])]

    def shuffled(self, before: list[int], now: list[int]) -> bool:
        """Whether more has happened to a deck than cards taken out of it, or one put on top of it or beneath."""
        if len(now) > len(before) + 1:
            return True
        left = set(now)
        return not ([c for c in before if c in left] == now or now[:-1] == before or now[1:] == before)

    def named(self, e: Entry, seen_by: int) -> None:
        x = e["exact"]
        cards = [
            x[key] for key in NAMING if e.get(key) and x.get(key, -1) >= 0 and not str(e[key]).startswith("facedown ")
        ]
        cards += x.get("cards", ()) if "cards" in e else ()
        behind = (x.get("source", -1), x.get("actor", -1))
        begun = x["card"] if e["event"] == "ability" else -1
        for p in range(self.t.players):
            if seen_by >> p & 1:
                for c in cards:
                    self.report.checks["hidden information"] += 1
                    if self.sees(p, c) or self.saw(p, c):
                        if c in behind or c == begun:
                            self.behind.add((p, c))
                    elif c not in behind or (p, c) not in self.behind:
                        self.open.append((p, c, str(e["event"])))

    def on_step(self, e: Entry) -> None:
        self.behind.clear()

    def saw(self, p: int, c: int) -> bool:
        """Whether the player saw the card as of the entry before."""
        return self.faceup(p, c, self.t.moved.get(c, ""))

    def on_decision(self, e: Entry) -> None:
        if e["exact"]["kind"] == "turn":  # nothing is going on that could come from anything
            self.behind.clear()
        for p, c, event in self.open:
            self.demand(
                "hidden information",
                False,
                lambda p=p, c=c, event=event: f"{event}: seat {p} is told of {self.name(c)}",
            )
        self.open = []

    def on_end(self, e: Entry) -> None:
        self.open = []

    # ------------------------------------------------------------------ views

    def view(self, p: int, view: Mapping[str, Any]) -> None:
        """Check a player's view, taken at the decision that was logged last."""
        for q, seat in enumerate(view["players"]):
            if seat["eliminated"]:
                continue
            self.pile(p, f"hand {q}", seat["hand"]["cards"])
            self.pile(p, f"hand {q}", seat["hand"]["codes"])
            self.pile(p, f"dealt {q}", seat["encounter_cards"])
            self.deck(p, f"deck {q}", seat["deck"]["known"])
        enemies = [m for seat in view["players"] for m in seat.get("minions", ())]
        for a, area in enumerate(view["areas"]):
            enemies += area["villains"]
            self.deck(p, f"encounter deck {a}", area["encounter_deck"]["known"])

        shown = [title for enemy in enemies for title in enemy.get("boost_cards", ()) if title is not None]
        known = sum(1 for c in self.t.pile("boost") if self.sees(p, c))
        self.demand("hidden view", len(shown) <= known, lambda: f"seat {p} sees facedown boost cards: {shown}")

    def pile(self, p: int, name: str, shown: list[str | None]) -> None:
        for c, title in zip(self.t.pile(name), shown, strict=True):
            fine = title is None or self.sees(p, c)
            self.demand("hidden view", fine, lambda title=title: f"seat {p} sees {title} in {name}")

    def deck(self, p: int, name: str, known: Mapping[int, str]) -> None:
        cards = self.t.pile(name)[::-1]
        for i, title in known.items():
            fine = self.sees(p, cards[i])
            self.demand("hidden view", fine, lambda title=title: f"seat {p} knows {title} in {name}")
        self.report.checks["hidden view"] += 1
