"""One episode of Vs. System after another: who has won, and what that is worth to each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mc_env.env.matches import ILLEGAL_ACTION, MAX_ROUNDS_REACHED, AnyMatch, Parts
from mc_env.errors import CorruptSave
from mc_env.versus.engine import compiler
from mc_env.versus.engine.game import RULES_VERSION, SAVES, VERSION, Game
from mc_env.versus_env.rewards import FORFEIT, OVER, RUNNING, TRUNCATED

if TYPE_CHECKING:
    from mc_env.versus_env.settings import Settings

WON, LOST, TIED = "win", "loss", "tie"
NOTHING: Parts = ()


class Match(AnyMatch[Game]):
    """The running episode. `reward` and `parts` are those of the learner's seat, or of who has just decided."""

    __slots__ = ("by_seat", "payee", "winners")

    settings: Settings

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.payee = -1  # the learner's seat; -1: whoever decides
        self.by_seat: tuple[tuple[float, ...], ...] | None = None  # for each component what each seat got
        self.winners: tuple[int, ...] = ()

    def begin(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        super().begin(seed, options)
        self.by_seat, self.winners = None, ()

    def settle(self) -> None:
        """After a choice: who decides now or how it ended, and what it was worth."""
        g, limit, decided = self.game.state, self.settings.max_rounds, self.seat
        pending = g.pending
        end = RUNNING
        if pending is not None and (limit is None or g.round <= limit):
            self.seat = pending.player
        else:
            self.seat = -1
            if pending is None:
                self.terminated, self.reason, end = True, self.game.outcome_reason, OVER
                self.winners = g.winners
            else:
                self.truncated, self.reason, end = True, MAX_ROUNDS_REACHED, TRUNCATED
        self._pay(end, decided)

    def forfeit(self) -> None:
        """An illegal action loses the game for who did it, and those on their side."""
        g, decided = self.game.state, self.seat
        self.winners = tuple([p for p in range(g.n) if g.alive[p] and g.sides[p] != g.sides[decided]])
        self.seat = -1
        self.terminated, self.reason = True, ILLEGAL_ACTION
        self._pay(FORFEIT, decided)

    def _pay(self, end: str, decided: int) -> None:
        self.by_seat, self.memory = self.settings.reward.after(self.game, self.memory, end, self.winners)
        seat = self.payee if self.payee >= 0 else decided
        self.reward, self.parts = self.reward_of(seat), self.parts_of(seat)
        self.outcome = self.outcome_of(seat)

    def reward_of(self, seat: int) -> float:
        return sum([by_seat[seat] for by_seat in self.by_seat]) if self.by_seat is not None else 0.0

    def parts_of(self, seat: int) -> Parts | None:
        return tuple([by_seat[seat] for by_seat in self.by_seat]) if self.by_seat is not None else None

    def rewards(self) -> tuple[float, ...]:
        """What the last decision was worth to each seat."""
        return tuple([self.reward_of(seat) for seat in range(self.game.players)])

    def points(self) -> tuple[float, ...]:
        """What each seat has made of the episode: 1 for a win, a share of a tie or of a game that was cut off."""
        sides = self.game.state.sides
        if not self.terminated:
            return (1 / len(set(sides)),) * len(sides)
        share = 1 / max(1, len({sides[p] for p in self.winners}))
        return tuple([share if p in self.winners else 0.0 for p in range(len(sides))])

    def outcome_of(self, seat: int) -> str | None:
        """ "win", "loss", or "tie" if several sides share it; None for a game that is running or was cut off."""
        if not self.terminated:
            return None
        if seat not in self.winners:
            return LOST
        sides = self.game.state.sides
        return WON if all(sides[p] == sides[seat] for p in self.winners) else TIED

    def numbers(self, deciding: bool) -> dict[str, int]:
        """The round, the kind of decision from 1 (0: not yours to make), and the outcome (1 won, -1 lost, 0 neither)."""
        pending = self.game.state.pending
        kind = pending.kind + 1 if deciding and pending is not None and self.seat >= 0 else 0
        outcome = {WON: 1, LOST: -1}.get(self.outcome or "", 0)
        return {"round": self.game.state.round, "decision": kind, "outcome": outcome}

    def labels(self) -> tuple[str, ...]:
        """Labels of the current decision, none at the end."""
        decision = self.game.decision
        return tuple([o.label for o in decision.options]) if decision is not None and self.seat >= 0 else ()

    @property
    def kind(self) -> str:
        """The kind of the current decision."""
        decision = self.game.decision
        assert decision is not None
        return decision.kind

    # ------------------------------------------------------------------ keeping

    def rules(self) -> int:
        return RULES_VERSION

    def check_rules(self, what: str, rules: int) -> None:
        if rules != RULES_VERSION:
            raise CorruptSave(
                f"{what} was played by rules {rules}; this mc_env has rules {RULES_VERSION} of Vs. System"
            )

    def game_data(self) -> dict[str, Any]:
        """The game as plain data, which pickles whether the engine is compiled or not."""
        game = self.game
        return {
            "definitions": compiler.fingerprint(),
            "rules": RULES_VERSION,
            "setup": game.setup,
            "origin": SAVES.snapshot(game._origin) if game._origin is not None else None,
            "state": SAVES.snapshot(game.state),
            "choices": list(game.choices),
            "log": game.state.log,
        }

    def game_of(self, data: Mapping[str, Any]) -> Game:
        """A game from `game_data`."""
        if not SAVES.understands(data["definitions"]):
            raise CorruptSave("this environment was pickled with other card definitions than the ones loaded now")
        self.check_rules("this pickled environment", data["rules"])
        origin = SAVES.restore(data["origin"], VERSION) if data["origin"] is not None else None
        game = Game(SAVES.restore(data["state"], VERSION), data["setup"], list(data["choices"]), origin)
        game.state.log = data["log"]
        return game
