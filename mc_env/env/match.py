"""One episode of Marvel Champions after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mc_env.engine import library, save
from mc_env.engine.game import Game
from mc_env.engine.knowing.labels import labels
from mc_env.engine.state.options import DecisionKind
from mc_env.engine.version import FIRST_RULES, RULES_VERSION, check_rules
from mc_env.env.matches import ILLEGAL_ACTION, MAX_ROUNDS_REACHED, AnyMatch
from mc_env.env.rewards import LOST, RUNNING, TRUNCATED, Parts
from mc_env.errors import CorruptSave

if TYPE_CHECKING:
    from mc_env.env.settings import Settings

KINDS = tuple(k.name.lower() for k in DecisionKind)


class Match(AnyMatch[Game]):
    """The running episode: the team wins or loses together, and everybody gets the same."""

    __slots__ = ()

    settings: Settings

    def numbers(self, deciding: bool) -> dict[str, int]:
        """An info without words, the same keys at every step: the round, the kind of decision from 1 (0: not yours to make),
        and the outcome (1 won, -1 lost, 0 neither)."""
        pending = self.game.state.pending
        kind = pending.kind + 1 if deciding and pending is not None and self.seat >= 0 else 0
        outcome = {"win": 1, "loss": -1}.get(self.outcome or "", 0)
        return {"round": self.game.state.round, "decision": kind, "outcome": outcome}

    def settle(self) -> None:
        """After a choice: who decides now or how it ended, and what it was worth."""
        game = self.game
        settings = self.settings
        g = game.state
        pending = g.pending
        end = RUNNING
        if pending is not None and (settings.max_rounds is None or g.round <= settings.max_rounds):
            self.seat = pending.player
        else:
            self.seat = -1
            if pending is None:
                self.terminated = True
                self.outcome, self.reason = game.outcome, game.outcome_reason
                assert self.outcome is not None, "a game without a decision has an outcome"
                end = self.outcome
            else:
                self.truncated = True
                self.reason = MAX_ROUNDS_REACHED
                end = TRUNCATED
        self.parts, self.memory = settings.reward.after(game, self.memory, end)
        self.reward = sum(self.parts) if self.parts is not None else 0.0

    def forfeit(self) -> None:
        """An illegal action loses the game for the team."""
        self.seat = -1
        self.terminated = True
        self.outcome, self.reason = LOST, ILLEGAL_ACTION
        self.parts, self.memory = self.settings.reward.after(self.game, self.memory, LOST)
        self.reward = sum(self.parts) if self.parts is not None else 0.0

    def reward_of(self, seat: int) -> float:
        return self.reward

    def parts_of(self, seat: int) -> Parts | None:
        return self.parts

    def outcome_of(self, seat: int) -> str | None:
        return self.outcome

    def labels(self) -> tuple[str, ...]:
        """Labels of the current decision, none at the end."""
        pending = self.game.state.pending
        return tuple(labels(self.game.state, pending)) if pending is not None and self.seat >= 0 else ()

    @property
    def kind(self) -> str:
        """The kind of the current decision."""
        pending = self.game.state.pending
        assert pending is not None
        return KINDS[pending.kind]

    # ------------------------------------------------------------------ keeping

    def rules(self) -> int:
        return RULES_VERSION

    def check_rules(self, what: str, rules: int) -> None:
        check_rules(what, rules)

    def game_data(self) -> dict[str, Any]:
        return game_data(self.game)

    def game_of(self, data: Mapping[str, Any]) -> Game:
        return game_of(data)


def game_data(game: Game) -> dict[str, Any]:
    """A game as plain data, which pickles whether the engine is compiled or not."""
    return {
        "definitions": library.fingerprint(),
        "rules": RULES_VERSION,
        "setup": game.setup,
        "origin": save.snapshot(game._origin) if game._origin is not None else None,
        "state": save.snapshot(game.state),
        "choices": list(game.choices),
        "log": game.state.log,
    }


def game_of(data: Mapping[str, Any]) -> Game:
    """A game from `game_data`."""
    if not library.understands(data["definitions"]):
        raise CorruptSave("this environment was pickled with other card definitions than the ones loaded now")
    check_rules("this pickled environment", data.get("rules", FIRST_RULES))
    game = Game(save.restore(data["state"]), data["setup"], list(data["choices"]))
    game.state.log = data["log"]
    game._origin = save.restore(data["origin"]) if data["origin"] is not None else None
    return game
