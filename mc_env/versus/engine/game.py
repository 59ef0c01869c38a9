"""Game: the public face of Vs. System. Decide, choose, clone, look, save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from mc_env.errors import ConfigError, CorruptSave, IllegalChoice, McEnvError
from mc_env.kernel import game as kernel
from mc_env.kernel.game import Decision, Option, Words
from mc_env.kernel.saving import Saving
from mc_env.versus.cards.decks import Deck
from mc_env.versus.engine import compiler, views
from mc_env.versus.engine.course import run
from mc_env.versus.engine.hidden import HIDDEN_CARDS
from mc_env.versus.engine.labels import WORDS
from mc_env.versus.engine.new_game import DeckSource, Setup, build, check
from mc_env.versus.engine.state import Record, State
from mc_env.versus.engine.tables import OPS
from mc_env.versus.engine.views import View

VERSION: Final = 1  # of saved games
RULES_VERSION: Final = 1


class Saves(Saving[State]):
    """Saved games of Vs. System."""

    __slots__ = ()

    def fresh(self) -> State:
        return State()

    def record(self, values: tuple[Any, ...]) -> Record:
        return Record(*values)

    def fingerprint(self) -> object:
        return compiler.fingerprint()

    def understands(self, fingerprint: object) -> bool:
        return fingerprint == compiler.fingerprint()

    def check_rules(self, rules: object) -> None:
        if rules != RULES_VERSION:
            raise CorruptSave(
                f"saved game was played by rules {rules}; this mc_env has rules {RULES_VERSION} of Vs. System"
            )


SAVES: Final = Saves("mc_env game of Vs. System", VERSION, RULES_VERSION, OPS)


class Game(kernel.Game[State, Setup]):
    """A game in progress.

    >>> from mc_env import versus
    >>> game = versus.new_game(["Captain America", "Magneto"], seed=1)
    >>> game.decision.kind
    'first'
    """

    __slots__ = ()

    def words(self) -> Words[State]:
        return WORDS

    def go_on(self) -> None:
        run(self.state)

    def redrawn(self, player: int, seed: int) -> State:
        return HIDDEN_CARDS.resample(self.state, player, seed)

    def begin_exact(self) -> None:
        raise ConfigError("there is no auditor of Vs. System yet: its log is not exact")

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The players who have won (several share a tie or a side), None while the game is running."""
        return self.state.winners if self.state.outcome else None

    @property
    def clock(self) -> int:
        return self.state.turns

    def points(self, player: int) -> float:
        g = self.state
        return 1.0 / len({g.sides[p] for p in g.winners}) if g.outcome and player in g.winners else 0.0

    def allied(self, player: int, other: int) -> bool:
        return self.state.sides[player] == self.state.sides[other]

    def view(self, player: int) -> View:
        """Everything a player may know, as plain data."""
        return views.view(self.state, self._seat(player))

    def clone(self) -> Game:
        """An exact, independent copy, at any decision."""
        return Game(self.state.clone(), self.setup, self.choices[:], self._origin)

    def restricted(self, options: Sequence[int]) -> Game:
        """A copy in which the deciding player has only some of the options, as if the others were never offered."""
        return Game(self._restricted(options), None)

    def resample(self, player: int, seed: int) -> Game:
        """A copy in which what a player cannot know is redrawn; their view stays the same."""
        return Game(self._resampled(player, seed), None)

    def save(self) -> str:
        """The game as a versioned JSON document."""
        setup = asdict(self.setup) if self.setup is not None else None
        return SAVES.dump(setup, self._origin, self.choices)

    def __repr__(self) -> str:
        return f"<Game of Vs. System, {self.state.n} players, turn {self.state.turns}>"


def new_game(
    decks: Sequence[DeckSource], seed: int = 0, *, mode: str = "duel", auto: bool = True, log: bool = False
) -> Game:
    """Set up a game and run it to its first decision.

    A deck is the name of a main character (its deck is made by rule), {"main": ..., "cards": {...}} or a `Deck`. Modes are
    "duel", "free_for_all" (3 or 4 players) and "2v2". `auto` takes sole options by itself.
    """
    return start(check(decks, seed, mode=mode, auto=auto), log)


def start(setup: Setup, log: bool = False) -> Game:
    """A game from checked arguments."""
    state = build(setup)
    if log:
        state.log = []
    run(state)
    return Game(state, setup)


def load_game(data: str) -> Game:
    """A game from `Game.save`: the origin, then every choice made since."""
    setup, origin, choices = SAVES.parse(data)
    game = start(_setup(setup)) if origin is None else Game(origin, None)
    for n, i in enumerate(choices):
        try:
            game.choose(i)
        except IllegalChoice as error:
            raise CorruptSave(
                f"saved game is damaged: choice {n + 1} of {len(choices)} is not legal ({error})"
            ) from None
    return game


def _setup(data: Mapping[str, Any]) -> Setup:
    try:
        decks = [Deck(deck["main"], deck["cards"], tuple(deck["side"])) for deck in data["decks"]]
        return check(decks, data["seed"], mode=data["mode"], auto=data["auto"])
    except (TypeError, KeyError, ValueError, AttributeError) as error:
        raise CorruptSave(f"saved game is damaged: its setup cannot be read ({error})") from None
    except McEnvError as error:
        raise CorruptSave(f"saved game has a setup that cannot be played here: {error}") from None


__all__ = ["Decision", "Game", "Option", "load_game", "new_game"]
