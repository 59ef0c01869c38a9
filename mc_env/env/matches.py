"""One episode after another of any game, without any convention of PettingZoo or Gymnasium: what all the environments share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from mc_env.env.episodes import Seeds
from mc_env.errors import ConfigError, CorruptSave, IllegalChoice, McEnvError
from mc_env.kernel.game import Game
from mc_env.kernel.state import MAX_OPTIONS

ILLEGAL_ACTION = "illegal_action"
MAX_ROUNDS_REACHED = "max_rounds"
KEYS_USED = ("observation", "action_mask")
FIRST_RULES = 1  # of kept episodes that do not say by which they were played
Parts = tuple[float, ...]
G = TypeVar("G", bound=Game[Any, Any])


class Kept(NamedTuple):
    """A running episode as plain data: the stream of seeds it comes from, its place in that stream, and all its choices."""

    first_seed: int  # that the stream began with
    place: int  # how many episodes of the stream came before
    number: int  # of the episode, as the environment counts them
    choices: list[int]
    rules: int = FIRST_RULES


class AnySettings(Protocol):
    """Checked arguments, shared by all episodes of an environment, whatever the game."""

    players: int  # seats of the largest episode
    size: int  # of the action space
    keys: tuple[str, str]  # what observation and mask are called
    illegal: str
    max_rounds: int | None  # longer games are cut off
    arguments: Mapping[str, Any]  # as they were given
    masks: tuple[NDArray[np.int8], ...]  # by the number of options, of index actions
    numbers: bool  # infos hold numbers only
    reserved: range  # seeds kept for evaluation
    actions: Any  # what a number of the action space means; None: the index of an option
    encoder: Any
    episodes: Any
    reward: Any

    def match(self) -> AnyMatch[Any]:
        """Episodes by these settings."""

    def partner(self, spec: Any) -> Any:
        """Who may play another seat."""

    def mask(self, game: Any) -> NDArray[np.int8]:
        """A fresh mask of what the deciding player may do now."""


class AnyMatch(Generic[G]):
    """The running episode: its game, whether it is over and why, and what the last decision was worth.

    After `begin` and `play`: `seat` is who decides (-1 at the end), `reward` and `parts` what the last decision was worth to a
    learner, `reward_of` to each seat; `terminated`, `truncated`, `outcome`, `reason` how it ended. A game says the rest.
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

    game: G
    settings: AnySettings

    def __init__(self, settings: AnySettings) -> None:
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

    # ------------------------------------------------------------------ what a game says

    def settle(self) -> None:
        """After a choice: who decides now or how it ended, and what it was worth."""
        raise NotImplementedError

    def forfeit(self) -> None:
        """An illegal action loses the game for who did it, and those on their side."""
        raise NotImplementedError

    def numbers(self, deciding: bool) -> dict[str, int]:
        """An info without words, the same keys at every step."""
        raise NotImplementedError

    def labels(self) -> tuple[str, ...]:
        """Labels of the current decision, none at the end."""
        raise NotImplementedError

    @property
    def kind(self) -> str:
        """The kind of the current decision."""
        raise NotImplementedError

    def reward_of(self, seat: int) -> float:
        """What the last decision was worth to a seat."""
        raise NotImplementedError

    def parts_of(self, seat: int) -> Parts | None:
        """Its components; None if nothing was paid."""
        raise NotImplementedError

    def outcome_of(self, seat: int) -> str | None:
        """How the episode ended for a seat."""
        raise NotImplementedError

    def rules(self) -> int:
        """The version of the rules that are played by."""
        raise NotImplementedError

    def check_rules(self, what: str, rules: int) -> None:
        """Refuse choices that were made by other rules."""
        raise NotImplementedError

    def game_data(self) -> dict[str, Any]:
        """The game as plain data, which pickles whether the engine is compiled or not."""
        raise NotImplementedError

    def game_of(self, data: Mapping[str, Any]) -> G:
        """A game from `game_data`."""
        raise NotImplementedError

    # ------------------------------------------------------------------ playing

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
            return int(self.settings.actions.index(self.game, action))
        except (McEnvError, KeyError, ValueError, IndexError):
            raise IllegalChoice(f"action {action} is not legal for player_{self.seat}; {self._legal()}") from None

    def _legal(self) -> str:
        texts = self.labels()
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

    # ------------------------------------------------------------------ keeping

    def keep(self) -> Kept:
        """The running episode as plain data, for `resume`: small, and good for any later version that plays the same games.

        An episode that was begun with options of its own is not told by its seed: take `copy` or a saved game for that.
        """
        if self.number < 0 or self.seeds.master is None:
            raise ConfigError("there is no game to keep yet; call reset() first")
        return Kept(self.seeds.master, self.seeds.count, self.number, list(self.game.choices), self.rules())

    def begin_kept(self, kept: Kept) -> None:
        """Begin the episode that was kept, at its first decision."""
        self.check_rules("a kept game", kept.rules)
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

    @classmethod
    def _plain(cls) -> list[str]:
        """Everything that is kept as it is: all but the settings, the game and the stream of seeds."""
        slots = [name for kind in cls.__mro__ for name in getattr(kind, "__slots__", ())]
        return [name for name in slots if name not in ("game", "seeds", "settings")]

    def copy(self) -> Self:
        """An independent copy; the settings are shared."""
        twin = type(self)(self.settings)
        twin.seeds.master, twin.seeds.count = self.seeds.master, self.seeds.count
        for name in self._plain():
            setattr(twin, name, getattr(self, name))
        if self.number >= 0:
            twin.game = cast(G, self.game.clone())
            log = self.game.state.log
            twin.game.state.log = log[:] if log is not None else None
        return twin

    def __getstate__(self) -> dict[str, Any]:
        data = {name: getattr(self, name) for name in (*self._plain(), "settings")}
        data["seeds"] = (self.seeds.master, self.seeds.count)
        data["game"] = self.game_data() if self.number >= 0 else None
        return data

    def __setstate__(self, data: dict[str, Any]) -> None:
        data = dict(data)
        game = data.pop("game")
        self.seeds = Seeds()
        self.seeds.master, self.seeds.count = data.pop("seeds")
        for name, value in data.items():
            setattr(self, name, value)
        if game is not None:
            self.game = self.game_of(game)


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


def checked_keys(given: Any) -> tuple[str, str]:
    """The names of observation and mask, checked."""
    names = tuple(given) if isinstance(given, Sequence) and not isinstance(given, str) else ()
    if len(names) != 2 or not all(isinstance(name, str) and name for name in names) or names[0] == names[1]:
        raise ConfigError(f"keys are two different names, of the observation and of the mask, not {given!r}")
    return names[0], names[1]


def index_masks() -> tuple[NDArray[np.int8], ...]:
    """Index actions: the first so many are legal."""
    return tuple(
        np.concatenate([np.ones(n, np.int8), np.zeros(MAX_OPTIONS - n, np.int8)]) for n in range(MAX_OPTIONS + 1)
    )
