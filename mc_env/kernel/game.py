"""A game in progress, whichever it is: decide, choose, clone, redraw, keep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from mc_env.errors import ConfigError, IllegalChoice
from mc_env.kernel.ops import G
from mc_env.kernel.state import Note, Pending, State

S = TypeVar("S")  # the arguments of a new game


@dataclass(frozen=True, slots=True)
class Option:
    """One thing the deciding player may choose. `label` is unique within its decision."""

    index: int
    kind: str
    label: str
    card: str | None = None
    target: str | None = None
    amount: int = 0

    def __str__(self) -> str:
        return self.label


class Words(Generic[G]):
    """What a game calls its decisions and options."""

    __slots__ = ()

    def kind(self, pending: Pending) -> str:
        """The kind of a decision."""
        raise NotImplementedError

    def prompt(self, g: G, pending: Pending) -> str:
        """The question."""
        raise NotImplementedError

    def options(self, g: G, pending: Pending) -> tuple[Option, ...]:
        """The answers."""
        raise NotImplementedError


class Decision:
    """What is being asked now: who decides, what kind of choice, why, and the options (built when looked at)."""

    __slots__ = ("_options", "_pending", "_state", "_words")

    def __init__(self, words: Words[Any], state: State, pending: Pending) -> None:
        self._words = words
        self._state = state
        self._pending = pending
        self._options: tuple[Option, ...] | None = None

    @property
    def player(self) -> int:
        return self._pending.player

    @property
    def kind(self) -> str:
        return self._words.kind(self._pending)

    @property
    def prompt(self) -> str:
        return self._words.prompt(self._state, self._pending)

    @property
    def source(self) -> str | None:
        """The card that makes this decision necessary."""
        c = self._pending.source
        return self._state.title(c) if c >= 0 else None

    def __len__(self) -> int:
        return len(self._pending.opts)

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = self._words.options(self._state, self._pending)
        return self._options

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of player {self.player}: {', '.join(o.label for o in self.options)}>"


class Game(Generic[G, S]):
    """A game in progress."""

    __slots__ = ("_decision", "_origin", "choices", "setup", "state")

    def __init__(self, state: G, setup: S | None, choices: list[int] | None = None, origin: G | None = None) -> None:
        self.state = state
        self.setup = setup
        self.choices: list[int] = choices if choices is not None else []
        # what `choices` are counted from: the setup, or else a position that stays as it is
        self._origin: G | None = origin if origin is not None or setup is not None else cast(G, state.clone())
        self._decision: Decision | None = None

    # ------------------------------------------------------------------ what a game says

    def words(self) -> Words[G]:
        """What its decisions and options are called."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Resolve until a decision is pending or the game has ended."""
        raise NotImplementedError

    def redrawn(self, player: int, seed: int) -> G:
        """A copy of the state in which what a player cannot know is redrawn."""
        raise NotImplementedError

    def begin_exact(self) -> None:
        """Make the log exact from here on."""
        raise NotImplementedError

    @property
    def clock(self) -> int:
        """How far the game is, in what players plan ahead by: rounds, or turns."""
        return self.state.round

    def points(self, player: int) -> float:
        """What a player has made of a game that is over: 1 for a win, 0 for a loss, a share of a tie."""
        raise NotImplementedError

    def allied(self, player: int, other: int) -> bool:
        """Whether two players win together."""
        raise NotImplementedError

    def view(self, player: int) -> object:
        """Everything a player may know, as plain data."""
        raise NotImplementedError

    def clone(self) -> Game[G, S]:
        """An exact, independent copy, at any decision."""
        raise NotImplementedError

    def resample(self, player: int, seed: int) -> Game[G, S]:
        """A copy in which what a player cannot know is redrawn; their view stays the same."""
        raise NotImplementedError

    # ------------------------------------------------------------------ where we are

    @property
    def decision(self) -> Decision | None:
        """The current decision, None when the game is over."""
        pending = self.state.pending
        if pending is None:
            return None
        if self._decision is None or self._decision._pending is not pending:
            self._decision = Decision(self.words(), self.state, pending)
        return self._decision

    @property
    def outcome_reason(self) -> str | None:
        return self.state.reason or None

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def players(self) -> int:
        """Players who started the game."""
        return self.state.n

    def _seat(self, player: int) -> int:
        if not isinstance(player, int) or isinstance(player, bool) or not 0 <= player < self.state.n:
            raise ConfigError(f"player {player!r}: this game has players 0 to {self.state.n - 1}")
        return player

    # ------------------------------------------------------------------ going on

    def choose(self, option: int | Option) -> None:
        """Choose an option of the current decision, by index or as an `Option`. Anything else leaves the game untouched."""
        pending = self.state.pending
        if pending is None:
            raise IllegalChoice(f"the game is over ({self.state.reason}); there is nothing to choose")
        if isinstance(option, Option):
            i = option.index
            current = self.decision
            assert current is not None
            if not 0 <= i < len(pending.opts) or current.options[i] != option:
                raise IllegalChoice(f"{option.label!r} is not an option of the current decision; {self._legal()}")
        elif isinstance(option, int) and not isinstance(option, bool):
            i = int(option)
        else:
            raise IllegalChoice(f"{option!r} is neither an index nor an Option; {self._legal()}")
        if not 0 <= i < len(pending.opts):
            raise IllegalChoice(f"option {i} does not exist; {self._legal()}")
        self.choices.append(i)
        self.step(i)

    def step(self, i: int) -> None:
        """`choose` without checks and record, for search and benchmarks."""
        g = self.state
        assert g.pending is not None
        g.answer = g.pending.opts[i]
        g.pending = None
        self.go_on()

    def _legal(self) -> str:
        current = self.decision
        assert current is not None
        return "legal: " + ", ".join(f"{o.index} {o.label}" for o in current.options)

    # ------------------------------------------------------------------ copies

    def _restricted(self, options: Sequence[int]) -> G:
        """A copy of the state in which the deciding player has only some of the options."""
        pending = self.state.pending
        if pending is None:
            raise IllegalChoice(f"the game is over ({self.state.reason}); there are no options")
        if not options or len(set(options)) < len(options) or not all(0 <= i < len(pending.opts) for i in options):
            raise IllegalChoice(
                f"options {list(options)}: different ones of 0 to {len(pending.opts) - 1}, at least one"
            )
        state = cast(G, self.state.clone())
        opts = tuple([pending.opts[i] for i in options])
        state.pending = Pending(pending.player, pending.kind, opts, pending.source, pending.prompt)
        return state

    def _resampled(self, player: int, seed: int) -> G:
        """A copy of the state in which what a player cannot know is redrawn, after a look at the arguments."""
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise ConfigError(f"seed is a whole number, not {seed!r}")
        return self.redrawn(self._seat(player), seed)

    def __eq__(self, other: object) -> bool:
        """Whether two games are at the same position and go on alike. Games change, so they have no hash."""
        return type(other) is type(self) and isinstance(other, Game) and self.state.key() == other.state.key()

    # ------------------------------------------------------------------ keeping

    def record(self, exact: bool = False) -> list[Note]:
        """Switch the event log on; returns the list that entries are added to.

        An exact log is for auditors (`mc_env.audit`): it holds card ids and every change, and is fit for no player's eyes.
        """
        if self.state.log is None:
            self.state.log = []
        if exact and self.state.ledger is None:
            self.begin_exact()
        return self.state.log
