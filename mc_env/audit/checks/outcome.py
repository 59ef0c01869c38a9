"""The end: why a game was won or lost, villain stages, eliminated players."""

from __future__ import annotations

from mc_env.audit import figures
from mc_env.audit.base import Check, Entry
from mc_env.audit.rows import row
from mc_env.cards.terms import Stat

ENDLESS = 250  # acceleration tokens at which a game that cannot end is lost (docs/RULINGS.md, R39)


class Outcome(Check):
    """Reference "Winning the Game", "Villain Defeat", "Player Elimination", "Encounter Deck"."""

    def start(self) -> None:
        self.over = False
        self.defeated: set[int] = set()

    def on_table(self, e: Entry) -> None:
        self.start()

    def on_game_over(self, e: Entry) -> None:
        self.over = True
        t = self.t
        outcome, reason = e["outcome"], e["reason"]
        if reason == "villain_defeated":
            right, holds = "win", not t.villains() and bool(self.defeated)
        elif reason == "scheme_completed":
            full = [c for c in t.main_schemes() if t.get(c, "threat") >= figures.power(t, c, Stat.TARGET_THREAT)]
            right, holds = "loss", bool(full) and not any(t.pile(n) for n in t.piles if n.startswith("scheme deck"))
        elif reason == "all_players_eliminated":
            right, holds = "loss", not any(t.alive(p) for p in range(t.players))
        elif reason == "encounter_deck_exhausted":
            empty = not any(t.pile(n) for n in t.piles if n.startswith("encounter "))
            right, holds = "loss", empty or any(t.get(c, "accel") >= ENDLESS for c in t.main_schemes())
        else:
            right, holds = "", False
        self.expect("outcome", right, outcome, f"outcome with {reason}")
        self.demand("outcome", holds, lambda: f"{reason} is not so")

    def on_defeat(self, e: Entry) -> None:
        self.defeated.add(e["exact"]["card"])

    def on_villain_stage(self, e: Entry) -> None:
        c = e["exact"]["card"]
        old = self.t.old.get((c, "face"))
        self.demand("villain stage", c in self.defeated, lambda: f"{self.name(c)} changes stage without being defeated")
        self.expect("villain stage", 0, self.t.get(c, "damage"), f"damage on the new stage of {self.name(c)}")
        if old is not None:
            stages = (row(old).stage + 1, self.t.row(c).stage)
            self.expect("villain stage", *stages, f"stage of {self.name(c)}")

    def on_player_eliminated(self, e: Entry) -> None:
        c = self.t.identities[e["player"]]
        left = figures.remaining(self.t, c)
        self.demand("elimination", left == 0, lambda: f"{self.name(c)} is eliminated with {left} hit points left")

    def on_decision(self, e: Entry) -> None:
        p = e["exact"]["player"]
        self.demand("outcome", not self.over, lambda: "the game goes on after its end")
        self.demand("elimination", self.t.alive(p), lambda: f"seat {p} is eliminated and still asked")
        if e["exact"]["kind"] == "turn":
            self.demand("outcome", bool(self.t.villains()), lambda: "no villain is left and the game goes on")
            self.defeated = set()
