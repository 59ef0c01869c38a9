"""Game: the public face of the engine. Decide, choose, clone, look, save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mc_env.engine import save
from mc_env.engine.knowing import hidden, views
from mc_env.engine.knowing.labels import labels, prompt
from mc_env.engine.knowing.views import View
from mc_env.engine.knowing.why import why_not
from mc_env.engine.new_game import DeckSource, Setup, build, check
from mc_env.engine.program.tables import FACES
from mc_env.engine.round.run import run
from mc_env.engine.state.log import begin_exact
from mc_env.engine.state.options import V_ASK, V_ASSIGN, V_NUMBER, V_PAY_HELP, V_PLAYER, V_TARGET, DecisionKind, Verb
from mc_env.engine.state.state import State
from mc_env.errors import ConfigError, CorruptSave, IllegalChoice, McEnvError
from mc_env.kernel import game as kernel
from mc_env.kernel.game import Decision, Option, Words
from mc_env.kernel.state import MAX_OPTIONS, Pending


class ChampionsWords(Words[State]):
    """What decisions and options are called (`knowing.labels`)."""

    __slots__ = ()

    def kind(self, pending: Pending) -> str:
        return DecisionKind(pending.kind).name.lower()

    def prompt(self, g: State, pending: Pending) -> str:
        return prompt(g, pending)

    def options(self, g: State, pending: Pending) -> tuple[Option, ...]:
        texts = labels(g, pending)
        out = []
        for i, (verb, c, x, n) in enumerate(pending.opts):
            v = Verb(verb)
            target = None
            if v in (V_PLAYER, V_ASK, V_PAY_HELP):
                target = FACES[g.face[g.identity[x]]].name
            elif v == V_TARGET:
                target = g.title(c)
            amount = n if v in (V_NUMBER, V_ASSIGN) else 0
            out.append(Option(i, v.name.lower(), texts[i], g.title(c) if c >= 0 else None, target, amount))
        return tuple(out)


WORDS: Final = ChampionsWords()


class Game(kernel.Game[State, Setup]):
    """A game in progress.

    >>> import mc_env
    >>> game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7)
    >>> game.decision.kind
    'mulligan'
    """

    __slots__ = ()

    # ------------------------------------------------------------------ what the kernel asks

    def words(self) -> Words[State]:
        return WORDS

    def go_on(self) -> None:
        run(self.state)

    def redrawn(self, player: int, seed: int) -> State:
        return hidden.resample(self.state, player, seed)

    def begin_exact(self) -> None:
        begin_exact(self.state)

    # ------------------------------------------------------------------ where we are

    @property
    def outcome(self) -> str | None:
        return views.OUTCOMES[self.state.outcome]

    def points(self, player: int) -> float:
        """What a player has made of a game that is over; all win together."""
        return float(self.outcome == "win")

    def allied(self, player: int, other: int) -> bool:
        return True

    def view(self, player: int) -> View:
        """Everything a player may know, as plain data."""
        return views.view(self.state, self._seat(player))

    def forecast(self) -> View:
        """What the villain phase surely brings, or what is still to come of it, as plain data; the same for every player."""
        return views.forecast_view(self.state)

    def why_not(self, name: str) -> str:
        """Why the deciding player is not offered a card, in words."""
        return why_not(self.state, name)

    # ------------------------------------------------------------------ copies and keeping

    def clone(self) -> Game:
        """An exact, independent copy, at any decision."""
        return Game(self.state.clone(), self.setup, self.choices[:], self._origin)

    def rewind(self, choices: int, log: bool = False, exact: bool = False) -> Game:
        """A copy as the game was after its first so many choices, played anew from its origin; this one stays as it is."""
        if not 0 <= choices <= len(self.choices):
            raise ConfigError(f"cannot go back to choice {choices}: {len(self.choices)} have been made")
        if self.setup is not None:
            past = start(self.setup, log, exact)
        else:
            assert self._origin is not None
            past = Game(self._origin.clone(), None)
            if log or exact:
                past.record(exact)
        for i in self.choices[:choices]:
            past.choose(i)
        return past

    def restricted(self, options: Sequence[int]) -> Game:
        """A copy in which the deciding player has only some of the options, as if the others were never offered.

        Whoever must not know of the others is shown the copy; option k there is `options[k]` here, where the choice is made.
        """
        return Game(self._restricted(options), None)

    def resample(self, player: int, seed: int) -> Game:
        """A copy in which what a player cannot know is redrawn; their view stays the same."""
        return Game(self._resampled(player, seed), None)

    def save(self) -> str:
        """The game as a versioned JSON document."""
        return save.dump(self.setup, self._origin, self.choices)

    def __repr__(self) -> str:
        if self.setup is not None:
            who = f"{', '.join(self.setup.heroes)} against {self.setup.scenario}"
        else:
            who = f"{self.state.n} players"
        return f"<Game {who}, round {self.state.round}, {self.outcome or 'running'}>"


def new_game(
    heroes: Sequence[str],
    scenario: str,
    seed: int = 0,
    *,
    decks: Mapping[str, DeckSource] | None = None,
    modular: Sequence[str] | None = None,
    mode: str = "standard",
    heroic: int = 0,
    skirmish: int | None = None,
    hands: str = "open",
    auto: bool = True,
    overpay: bool = False,
    log: bool = False,
    exact: bool = False,
) -> Game:
    """Set up a game and run it to its first decision.

    `decks` maps a hero to a deck file or a mapping of cards; others get their starter deck. `auto` takes sole options by
    itself. `hands="private"` hides hands from other players, `hands="signals"` too, but lets
    players say a word (`options.Signal`) at the beginning of their turns. `log` switches the event log on from the start,
    `exact` the exact one that auditors read.
    """
    setup = check(
        heroes,
        scenario,
        seed,
        decks=decks,
        modular=modular,
        mode=mode,
        heroic=heroic,
        skirmish=skirmish,
        hands=hands,
        auto=auto,
        overpay=overpay,
    )
    return start(setup, log, exact)


def start(setup: Setup, log: bool = False, exact: bool = False) -> Game:
    """A game from checked arguments."""
    state = build(setup)
    if log:
        state.log = []
    if exact:
        begin_exact(state)
    run(state)
    return Game(state, setup)


def load_game(data: str) -> Game:
    """A game from `Game.save`: the origin, then every choice made since."""
    setup, origin, choices = save.parse(data)
    if setup is not None:
        try:
            checked = check(
                setup.heroes,
                setup.scenario,
                setup.seed,
                decks=setup.decks,
                modular=setup.modular,
                mode=setup.mode,
                heroic=setup.heroic,
                skirmish=setup.skirmish,
                hands=setup.hands,
                auto=setup.auto,
                overpay=setup.overpay,
            )
        except McEnvError as error:
            raise CorruptSave(f"saved game has a setup that cannot be played here: {error}") from None
        game = start(checked)
    else:
        assert origin is not None
        game = Game(origin, None)
    for n, i in enumerate(choices):
        try:
            game.choose(i)
        except IllegalChoice as error:
            raise CorruptSave(
                f"saved game is damaged: choice {n + 1} of {len(choices)} is not legal ({error})"
            ) from None
    return game


__all__ = ["MAX_OPTIONS", "Decision", "Game", "Option", "load_game", "new_game"]
