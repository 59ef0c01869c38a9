"""Game: the public face of the engine. Decide, choose, clone, look, save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mc_env.engine import save
from mc_env.engine.knowing import hidden, views
from mc_env.engine.knowing.labels import labels, prompt
from mc_env.engine.knowing.views import View
from mc_env.engine.knowing.why import why_not
from mc_env.engine.new_game import DeckSource, Setup, build, check
from mc_env.engine.program.tables import FACES
from mc_env.engine.round.run import run
from mc_env.engine.state.log import begin_exact, title
from mc_env.engine.state.options import V_ASK, V_ASSIGN, V_NUMBER, V_PAY_HELP, V_PLAYER, V_TARGET, DecisionKind, Verb
from mc_env.engine.state.state import MAX_OPTIONS, Note, Pending, State
from mc_env.errors import ConfigError, CorruptSave, IllegalChoice, McEnvError


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


class Decision:
    """What is being asked now: who decides, what kind of choice, why, and the options (built when looked at)."""

    __slots__ = ("_options", "_pending", "_state")

    def __init__(self, state: State, pending: Pending) -> None:
        self._state = state
        self._pending = pending
        self._options: tuple[Option, ...] | None = None

    @property
    def player(self) -> int:
        return self._pending.player

    @property
    def kind(self) -> str:
        return DecisionKind(self._pending.kind).name.lower()

    @property
    def prompt(self) -> str:
        return prompt(self._state, self._pending)

    @property
    def source(self) -> str | None:
        """The card that makes this decision necessary."""
        c = self._pending.source
        return title(self._state, c) if c >= 0 else None

    def __len__(self) -> int:
        return len(self._pending.opts)

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            g = self._state
            texts = labels(g, self._pending)
            out = []
            for i, (verb, c, x, n) in enumerate(self._pending.opts):
                v = Verb(verb)
                target = None
                if v in (V_PLAYER, V_ASK, V_PAY_HELP):
                    target = FACES[g.face[g.identity[x]]].name
                elif v == V_TARGET:
                    target = title(g, c)
                out.append(
                    Option(
                        i,
                        v.name.lower(),
                        texts[i],
                        title(g, c) if c >= 0 else None,
                        target,
                        n if v in (V_NUMBER, V_ASSIGN) else 0,
                    )
                )
            self._options = tuple(out)
        return self._options

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of player {self.player}: {', '.join(o.label for o in self.options)}>"


class Game:
    """A game in progress.

    >>> import mc_env
    >>> game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7)
    >>> game.decision.kind
    'mulligan'
    """

    __slots__ = ("_decision", "_origin", "choices", "setup", "state")

    def __init__(
        self, state: State, setup: Setup | None, choices: list[int] | None = None, origin: State | None = None
    ) -> None:
        self.state = state
        self.setup = setup
        self.choices: list[int] = choices if choices is not None else []
        # what `choices` are counted from: the setup, or else a position that stays as it is
        self._origin: State | None = origin if origin is not None or setup is not None else state.clone()
        self._decision: Decision | None = None

    # ------------------------------------------------------------------ where we are

    @property
    def decision(self) -> Decision | None:
        """The current decision, None when the game is over."""
        pending = self.state.pending
        if pending is None:
            return None
        if self._decision is None or self._decision._pending is not pending:
            self._decision = Decision(self.state, pending)
        return self._decision

    @property
    def outcome(self) -> str | None:
        return views.OUTCOMES[self.state.outcome]

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

    def view(self, player: int) -> View:
        """Everything a player may know, as plain data."""
        return views.view(self.state, self._seat(player))

    def forecast(self) -> View:
        """What the villain phase surely brings, or what is still to come of it, as plain data; the same for every player."""
        return views.forecast_view(self.state)

    def why_not(self, name: str) -> str:
        """Why the deciding player is not offered a card, in words."""
        return why_not(self.state, name)

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
        run(g)

    def _legal(self) -> str:
        current = self.decision
        assert current is not None
        return "legal: " + ", ".join(f"{o.index} {o.label}" for o in current.options)

    # ------------------------------------------------------------------ copies

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
        pending = self.state.pending
        if pending is None:
            raise IllegalChoice(f"the game is over ({self.state.reason}); there are no options")
        if not options or len(set(options)) < len(options) or not all(0 <= i < len(pending.opts) for i in options):
            raise IllegalChoice(
                f"options {list(options)}: different ones of 0 to {len(pending.opts) - 1}, at least one"
            )
        state = self.state.clone()
        opts = tuple([pending.opts[i] for i in options])
        state.pending = Pending(pending.player, pending.kind, opts, pending.source, pending.prompt)
        return Game(state, None)

    def resample(self, player: int, seed: int) -> Game:
        """A copy in which what a player cannot know is redrawn; their view stays the same."""
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise ConfigError(f"seed is a whole number, not {seed!r}")
        return Game(hidden.resample(self.state, self._seat(player), seed), None)

    def __eq__(self, other: object) -> bool:
        """Whether two games are at the same position and go on alike. Games change, so they have no hash."""
        return isinstance(other, Game) and self.state.key() == other.state.key()

    # ------------------------------------------------------------------ keeping

    def save(self) -> str:
        """The game as a versioned JSON document."""
        return save.dump(self.setup, self._origin, self.choices)

    def record(self, exact: bool = False) -> list[Note]:
        """Switch the event log on; returns the list that entries are added to.

        An exact log is for auditors (`mc_env.audit`): it holds card ids and every change, and is fit for no player's eyes.
        """
        if self.state.log is None:
            self.state.log = []
        if exact and self.state.ledger is None:
            begin_exact(self.state)
        return self.state.log

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
    itself. `hands="private"` hides hands from other players. `log` switches the event log on from the start,
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
