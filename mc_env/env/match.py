"""One episode after another, without any convention of PettingZoo or Gymnasium: what all the environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from mc_env.engine import library, save
from mc_env.engine.game import Game
from mc_env.engine.knowing.labels import labels
from mc_env.engine.state.options import DecisionKind
from mc_env.engine.version import FIRST_RULES, RULES_VERSION, check_rules
from mc_env.env.episodes import Seeds
from mc_env.env.rewards import LOST, RUNNING, TRUNCATED, Parts
from mc_env.env.settings import Settings
from mc_env.errors import ConfigError, CorruptSave, IllegalChoice, McEnvError

KINDS = tuple(k.name.lower() for k in DecisionKind)
ILLEGAL_ACTION = "illegal_action"
MAX_ROUNDS_REACHED = "max_rounds"


class Kept(NamedTuple):
    """A running episode as plain data: the stream of seeds it comes from, its place in that stream, and all its choices."""

    first_seed: int  # that the stream began with
    place: int  # how many episodes of the stream came before
    number: int  # of the episode, as the environment counts them
    choices: list[int]
    rules: int = FIRST_RULES


class Match:
    """The running episode: its game, whether it is over and why, and what the last decision was worth.

    After `begin` and `play`: `seat` is who decides (-1 at the end), `reward` and `parts` what the team got for the last
    decision, `terminated`, `truncated`, `outcome`, `reason` how it ended.
    """

    __slots__ = (
        "game",
        "memory",
        "number",
        "outcome",
        "parts",
        "reason",
        "reward",
        "seat",
        "seed",
        "seeds",
        "settings",
        "terminated",
        "truncated",
    )

    game: Game

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.seeds = Seeds()
        self.number = -1  # of the episode
        self.seed = 0
        self.seat = -1
        self.memory: Any = None
        self.reward = 0.0
        self.parts: Parts | None = None
        self.terminated = False
        self.truncated = False
        self.outcome: str | None = None
        self.reason: str | None = None

    def __getattr__(self, name: str) -> Any:
        """Only what is missing comes here: there is no game before the first episode."""
        if name == "game":
            raise ConfigError("there is no game yet; call reset() first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    @property
    def over(self) -> bool:
        return self.seat < 0

    def begin(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The next episode: of this seed, or the next one in the stream of the last seed."""
        if options is not None and not isinstance(options, Mapping):
            raise ConfigError(f"options of reset is a mapping, not {options!r}")
        if seed is not None and seed in self.settings.reserved:
            raise ConfigError(f"seed {seed} is kept for evaluation; train with others (those below 2^32 are all free)")
        was = (self.seeds.master, self.seeds.count)
        episode_seed = self.seeds.next(seed)
        try:
            game = self.settings.episodes.game(episode_seed, options)
        except McEnvError:
            self.seeds.master, self.seeds.count = was  # a reset that is refused has changed nothing
            raise
        self.seed = episode_seed
        self.game = game
        self.number += 1
        self.memory = self.settings.reward.begin(game)
        self.reward = 0.0
        self.parts = None
        self.terminated = self.truncated = False
        self.outcome = self.reason = None
        pending = game.state.pending
        assert pending is not None, "a game begins with a decision"
        self.seat = pending.player

    def numbers(self, deciding: bool) -> dict[str, int]:
        """An info without words, the same keys at every step: the round, the kind of decision from 1 (0: not yours to make),
        and the outcome (1 won, -1 lost, 0 neither)."""
        pending = self.game.state.pending
        kind = pending.kind + 1 if deciding and pending is not None and self.seat >= 0 else 0
        outcome = {"win": 1, "loss": -1}.get(self.outcome or "", 0)
        return {"round": self.game.state.round, "decision": kind, "outcome": outcome}

    def index(self, action: Any) -> int:
        """The option an action stands for; raises `IllegalChoice` with what is legal. Nothing changes."""
        pending = self.game.state.pending
        if pending is None or self.seat < 0:
            raise IllegalChoice(f"the episode is over ({self.reason}); reset before the next action")
        if type(action) is not int:
            action = as_int(action, self._legal)
        if self.settings.actions is None:
            if 0 <= action < len(pending.opts):
                return int(action)
            raise IllegalChoice(f"action {action} is not legal for player_{self.seat}; {self._legal()}")
        try:
            return self.settings.actions.index(self.game, action)
        except (McEnvError, KeyError, ValueError, IndexError):
            raise IllegalChoice(f"action {action} is not legal for player_{self.seat}; {self._legal()}") from None

    def _legal(self) -> str:
        pending = self.game.state.pending
        assert pending is not None
        texts = labels(self.game.state, pending)
        ids = range(len(texts)) if self.settings.actions is None else self.settings.actions.ids(self.game)
        return "legal: " + ", ".join(f"{i} {text}" for i, text in zip(ids, texts, strict=True))

    def play(self, action: Any) -> None:
        """Choose for the deciding player."""
        try:
            i = self.index(action)
        except IllegalChoice:
            if self.settings.illegal == "raise" or self.seat < 0:
                raise
            self.forfeit()
            return
        self.choose(i)

    def choose(self, i: int) -> None:
        """Choose an option by index; the caller knows it is legal."""
        self.game.choices.append(i)
        self.game.step(i)
        self.settle()

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

    def keep(self) -> Kept:
        """The running episode as plain data, for `resume`: small, and good for any later version that plays the same games.

        An episode that was begun with options of its own is not told by its seed: take `copy` or a saved game for that.
        """
        if self.number < 0 or self.seeds.master is None:
            raise ConfigError("there is no game to keep yet; call reset() first")
        return Kept(self.seeds.master, self.seeds.count, self.number, list(self.game.choices), RULES_VERSION)

    def begin_kept(self, kept: Kept) -> None:
        """Begin the episode that was kept, at its first decision."""
        check_rules("a kept game", kept.rules)
        if kept.place:
            self.seeds.master, self.seeds.count = kept.first_seed, kept.place - 1
        self.begin(None if kept.place else kept.first_seed)
        self.number = kept.number

    def choose_kept(self, i: int) -> None:
        """Make the next choice of an episode that was kept."""
        pending = self.game.state.pending
        if self.seat < 0 or pending is None or not 0 <= i < len(pending.opts):
            raise CorruptSave(
                f"a kept game does not fit this environment: its choice {len(self.game.choices) + 1} is not legal"
            )
        self.choose(i)

    def resume(self, kept: Kept) -> None:
        """Go on where `keep` was called: the same episode, every choice made again."""
        self.begin_kept(kept)
        for i in kept.choices:
            self.choose_kept(i)

    # ------------------------------------------------------------------ copies

    def copy(self) -> Match:
        """An independent copy; the settings are shared."""
        twin = Match(self.settings)
        twin.seeds.master, twin.seeds.count = self.seeds.master, self.seeds.count
        for name in ("memory", "number", "outcome", "parts", "reason", "reward", "seat", "seed"):
            setattr(twin, name, getattr(self, name))
        twin.terminated, twin.truncated = self.terminated, self.truncated
        if self.number >= 0:
            twin.game = self.game.clone()
            log = self.game.state.log
            twin.game.state.log = log[:] if log is not None else None
        return twin

    def __getstate__(self) -> dict[str, Any]:
        data = {name: getattr(self, name) for name in self.__slots__ if name not in ("game", "seeds")}
        data["seeds"] = (self.seeds.master, self.seeds.count)
        data["game"] = game_data(self.game) if self.number >= 0 else None
        return data

    def __setstate__(self, data: dict[str, Any]) -> None:
        data = dict(data)
        game = data.pop("game")
        self.seeds = Seeds()
        self.seeds.master, self.seeds.count = data.pop("seeds")
        for name, value in data.items():
            setattr(self, name, value)
        if game is not None:
            self.game = game_of(game)


def as_int(action: Any, legal: Any) -> int:
    """An action as a plain number; anything that is not a whole number is an illegal choice."""
    if not isinstance(action, bool | np.bool_):
        if isinstance(action, np.ndarray) and action.size == 1:
            action = action.reshape(()).item() if action.dtype.kind in "iu" else action
        try:
            return int(action.__index__())
        except (AttributeError, TypeError):
            pass
    raise IllegalChoice(f"{action!r} is not an action: actions are whole numbers; {legal()}")


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
