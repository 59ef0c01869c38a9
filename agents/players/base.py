"""What every agent is: something that sits at a seat and chooses among the options of a decision.

Two ways in, one way to think:

- `agent.act(observation, mask, info)` for the environment: arrays are enough for networks and `random`; agents that think in
  cards want a `Seat` in `info["seat"]`.
- `agent.decide(game, seat)` for games without an environment: evaluation, the terminal, search.

Both end in `choose(seat)`. A `Seat` is a door that opens on one player's knowledge only: the view, the decision, redrawn copies.
An agent gets no game, so it cannot look at a deck by accident. What an agent keeps between decisions is only its generator;
`begin` starts a game anew, so that a seed repeats a game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from mc_env.engine.knowing.sight import Sight
from mc_env.engine.knowing.views import View
from mc_env.errors import ConfigError, IllegalChoice
from mc_env.kernel.game import Decision, Game

if TYPE_CHECKING:
    from mc_env.text.briefing import Briefing, Said

T = TypeVar("T")
AnyGame = Game[Any, Any]


class Seat:
    """One player's door to a game: what they may know, what they are asked, and copies in which the rest is redrawn."""

    __slots__ = ("_course", "_game", "player")

    def __init__(self, game: AnyGame, player: int, course: AnyGame | None = None) -> None:
        """`course` is the game itself where `game` is a copy of it that shows only some of the options."""
        self._game: Any = game  # of whichever kind; agents of one game refuse another
        self._course: Any = course or game
        self.player = player

    @property
    def decision(self) -> Decision:
        """What this player is asked now."""
        decision: Decision | None = self._game.decision
        if decision is None or decision.player != self.player:
            raise IllegalChoice(f"player {self.player} is not asked anything now")
        return decision

    @property
    def players(self) -> int:
        return int(self._game.players)

    def view(self) -> View:
        """Everything this player may know, as plain data (`Game.view`)."""
        found: View = self._game.view(self.player)
        return found

    @property
    def moment(self) -> int:
        """How many choices have been made in this game."""
        return len(self._course.choices)

    @property
    def clock(self) -> int:
        """How far the game is, in what players plan ahead by (`Game.clock`)."""
        return int(self._game.clock)

    @property
    def logged(self) -> int:
        """How many entries the log of the game has; 0 if none is kept."""
        return len(self._course.state.log or ())

    def briefing(self, since: int = 0, talk: Sequence[Said] = (), notes: Sequence[str] = ()) -> Briefing:
        """What this player is told in words (`mc_env.text`); the story begins at an entry of the log."""
        from mc_env.text.telling import briefing_of  # only players who read need it

        return briefing_of(self._game, self.player, since, course=self._course, talk=talk, notes=notes)

    def sight(self) -> Sight:
        """The same, looked up piece by piece: quicker than a view where only a few things matter."""
        return Sight(self._game.state, self.player)

    def resample(self, seed: int) -> Any:
        """A game that looks the same from here; what this player cannot know is redrawn by the seed. Play it out at will."""
        return self._game.resample(self.player, seed)

    def encode(self, encoder: Callable[[Any, int], T]) -> T:
        """The observation an encoder makes for this player. Encoders of `mc_env.encoders` are held against leaks by tests."""
        return encoder(self._game, self.player)

    def __repr__(self) -> str:
        return f"<Seat {self.player} of {self._game!r}>"


class Agent(ABC):
    """A player. `spec` is the string that makes another one like it; set `talks` to have choices explained."""

    spec: str = ""
    talks: bool = False
    weights: str = ""  # which weights it plays with, as a digest, if it has any
    said: str = ""  # what it said to the other players with its last choice
    remembers: bool = (
        False  # it keeps more than a generator between decisions, by the moment, and need not be begun again for each
    )
    together: bool = False  # it keeps nothing between decisions, and many at once are cheaper: see `choose_together`
    ranked: Sequence[
        tuple[int, str]
    ] = ()  # the favourite options of the last choice that was explained, with scores in words
    _said: str = ""

    def begin(self, seed: int) -> None:  # noqa: B027 - most agents keep nothing
        """A new game begins; an agent that draws lots starts its generator from this seed and its own."""

    def hear(self, said: Said, moment: int) -> None:  # noqa: B027 - most agents do not listen
        """Another player says something, at a moment of the game (`Seat.moment`)."""

    def take_back(self, moment: int) -> None:  # noqa: B027 - most agents remember nothing
        """The game goes back to a moment."""

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """The index of an option of the decision at this seat."""

    def choose_together(self, seats: Sequence[Seat]) -> list[int]:
        """Choices at seats of different games, which are played side by side."""
        return [self.choose(seat) for seat in seats]

    def decide(self, game: AnyGame, seat: int) -> int:
        """The index of an option of the current decision, which must be this seat's."""
        return self.choose(Seat(game, seat))

    def act(self, observation: Any, mask: Sequence[int], info: Mapping[str, Any]) -> int:
        """The action for an environment. Agents that think in cards need a `Seat` in `info`, which the caller puts there."""
        seat = info.get("seat")
        if not isinstance(seat, Seat):
            raise ConfigError(
                f"{self.spec or type(self).__name__} thinks in cards: info['seat'] must be a Seat, not {seat!r}. "
                "Give it agents.Seat(game, player), or call agent.decide(game, player)"
            )
        return self.choose(seat)

    def explain(self) -> str:
        """Why the last choice was made, in a line: the options it liked best, with scores. "" if there is nothing to say.

        Kept only while `talks` is set: labels cost more than the choice itself.
        """
        return self._said

    def say(self, seat: Seat, ranked: Sequence[tuple[int, str]]) -> None:
        """Remember the favourite options (index, score in words) for `explain`."""
        if self.talks:
            self.ranked = tuple(ranked)
            options = seat.decision.options
            self._said = " | ".join(f"{options[i].label} ({words})" for i, words in ranked[:3])

    def __repr__(self) -> str:
        return f"<{self.spec or type(self).__name__}>"
