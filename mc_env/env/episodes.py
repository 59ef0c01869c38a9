"""Which game the next episode is: fixed arguments, values drawn anew for every episode, or a position to start from.

An episode is a function of the configuration and its seed: each argument is drawn from its own stream, so that fixing one
of them leaves what is drawn for the others as it was.

>>> from mc_env.env.episodes import Episodes, OneOf, Sample
>>> episodes = Episodes(heroes=Sample(2, ["spider_man", "she_hulk", "iron_man"]), scenario=OneOf(["rhino", "klaw"]))
>>> episodes.arguments(7) == episodes.arguments(7)
True
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mc_env.cards import decks as deck_rules
from mc_env.cards import registry
from mc_env.decks import Deck, random_deck
from mc_env.engine.game import Game, load_game, start
from mc_env.engine.new_game import Setup, check, hands_of
from mc_env.errors import ConfigError, near, unknown
from mc_env.kernel import rng as engine_rng
from mc_env.kernel.rng import MASK, mix
from mc_env.table import Table

DERIVED: Final = 1 << 62  # seeds of later episodes lie from here on, away from any seed that somebody writes down
KEYS: Final = ("heroes", "scenario", "mode", "modular", "decks", "heroic", "skirmish", "overpay")
DEFAULTS: Final[Mapping[str, Any]] = {
    "heroes": ("spider_man", "captain_marvel"),
    "scenario": "rhino",
    "mode": "standard",
    "modular": None,
    "decks": None,
    "heroic": 0,
    "skirmish": None,
    "overpay": False,
}
IGNORED: Final = "options"  # a key that PettingZoo's own api_test hands to every reset
STARTER: Final = "starter"
RANDOM: Final = "random"
OTHER: Final = "other"  # an aspect that is not the one of the hero's starter deck


# ------------------------------------------------------------------------------------------ what can be drawn


@dataclass(frozen=True)
class OneOf:
    """One of several values, drawn for every episode; all are equally likely unless there are weights."""

    choices: Sequence[Any]
    weights: Sequence[float] | None = None

    def __post_init__(self) -> None:
        if isinstance(self.choices, str) or not isinstance(self.choices, Sequence) or not self.choices:
            raise ConfigError(f"one_of needs a list of values, not {self.choices!r}")
        if self.weights is not None:
            if len(self.weights) != len(self.choices):
                raise ConfigError(f"one_of has {len(self.choices)} values and {len(self.weights)} weights")
            if min(self.weights) < 0 or sum(self.weights) <= 0:
                raise ConfigError(f"weights {list(self.weights)} of one_of: none is negative, one is positive")


@dataclass(frozen=True)
class Sample:
    """So many different ones of a list, in random order; how many may itself be one of several numbers."""

    n: int | OneOf
    of: Sequence[str]

    def __post_init__(self) -> None:
        if isinstance(self.of, str) or not isinstance(self.of, Sequence):
            raise ConfigError(f"sample needs a list of names, not {self.of!r}")
        for n in counts(self.n):
            if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= len(self.of):
                raise ConfigError(f"cannot sample {n!r} of {len(self.of)} names ({', '.join(map(str, self.of))})")


@dataclass(frozen=True)
class RandomDecks:
    """A random legal deck for each hero and episode: of an aspect (or any but the starter deck's), without or with cards.

    The cards come from some products; from all if none are named, and then a new product makes other decks of the same seeds.
    """

    aspect: str | None = None
    without: tuple[str, ...] = ()
    including: tuple[str, ...] = ()
    products: tuple[str, ...] | None = None

    def deck(self, hero: str, seed: int) -> Deck:
        aspect = self.aspect
        if aspect == OTHER:
            found = registry.hero(hero)
            own = set(Deck(hero, deck_rules.starter_deck(found)).aspects)
            others = [a for a in deck_rules.aspects_known(self.products) if a not in own]
            aspect = others[mix(seed ^ 0xA5) % len(others)]
        return random_deck(hero, seed, aspect, without=self.without, including=self.including, products=self.products)


def counts(n: int | OneOf) -> tuple[int, ...]:
    return tuple(n.choices) if isinstance(n, OneOf) else (n,)


def spec(key: str, value: Any) -> Any:
    """A value as it is, or what to draw it from; mappings (as files have them) become `OneOf`, `Sample`, `RandomDecks`."""
    if isinstance(value, Mapping):
        words = set(value)
        if "one_of" in words:
            _only(key, value, ("one_of", "weights"))
            return OneOf([spec(key, v) for v in _listed(key, "one_of", value["one_of"])], value.get("weights"))
        if "sample" in words:
            _only(key, value, ("sample", "of"))
            if "of" not in words:
                raise ConfigError(f"{key}: sample {value['sample']!r} of what? Add of: [...]")
            return Sample(spec(key, value["sample"]), tuple(_listed(key, "of", value["of"])))
        if key == "decks" and "random" in words:
            _only(key, value, ("random",))
            inner = value["random"]
            if not isinstance(inner, Mapping):
                inner = {"aspect": inner}
            _only("decks: random", inner, ("aspect", "without", "including", "products"))
            from_products = inner.get("products")
            return RandomDecks(
                inner.get("aspect"),
                tuple(inner.get("without", ())),
                tuple(inner.get("including", ())),
                None if from_products is None else tuple(_listed("decks: random", "products", from_products)),
            )
    if key == "decks":
        if value == RANDOM:
            return RandomDecks()
        if value == STARTER:
            return None
        if isinstance(value, str):
            raise ConfigError(f"decks: {value!r}; known: {STARTER}, {RANDOM}, or a mapping of heroes to decks")
    return value


def _listed(key: str, word: str, value: Any) -> Sequence[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise ConfigError(f"{key}: {word} needs a list, not {value!r}")
    return value


def _only(what: str, value: Mapping[str, Any], known: Sequence[str]) -> None:
    for word in value:
        if word not in known:
            raise bad_key(what, word, known)


def bad_key(what: str, key: object, known: Sequence[str]) -> ConfigError:
    """An error for an unknown key that names near matches."""
    return ConfigError(f"{what}: unknown key {key!r}; {near(key, known)}")


# ------------------------------------------------------------------------------------------ drawing


class Dice:
    """A stream of numbers for one purpose of one episode."""

    __slots__ = ("x",)

    def __init__(self, seed: int, purpose: int) -> None:
        self.x = mix((seed & MASK) ^ mix(0x5EED0000 + purpose))

    def below(self, n: int) -> int:
        self.x = mix(self.x)
        return self.x % n

    def draw(self, value: Any) -> Any:
        """A value from what it is drawn from; plain values are themselves."""
        if isinstance(value, OneOf):
            if value.weights is None:
                return self.draw(value.choices[self.below(len(value.choices))])
            point = self.below(1 << 53) / (1 << 53) * sum(value.weights)
            for choice, weight in zip(value.choices, value.weights, strict=True):
                point -= weight
                if point < 0:
                    return self.draw(choice)
            return self.draw(value.choices[-1])
        if isinstance(value, Sample):
            n = self.draw(value.n)
            rest = list(value.of)
            return tuple(rest.pop(self.below(len(rest))) for _ in range(n))
        return value


class Seeds:
    """The seed of each episode: the one given, or the next of the stream that the last given one began."""

    __slots__ = ("count", "master")

    def __init__(self) -> None:
        self.master: int | None = None
        self.count = 0

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.master = whole_number("seed", seed)
            self.count = 0
            return self.master
        if self.master is None:
            self.master = secrets.randbits(32)
            return self.master
        self.count += 1
        return DERIVED | mix(mix(self.master & MASK) + self.count) >> 2


def whole_number(what: str, value: Any) -> int:
    """A whole number, of Python or of numpy."""
    try:
        if isinstance(value, bool):
            raise TypeError
        return int(value.__index__())
    except (AttributeError, TypeError):
        raise ConfigError(f"{what} is a whole number, not {value!r}") from None


# ------------------------------------------------------------------------------------------ episodes


class Episodes:
    """A distribution over games. `sizes` are the numbers of players it can give, `players` is the largest."""

    def __init__(self, *, hands: str = "open", start: Table | Game | str | None = None, **arguments: Any) -> None:
        for key in arguments:
            if key not in KEYS:
                raise bad_key("episodes", key, (*KEYS, "hands", "start"))
        self.hands = hands
        self.log = False  # whether games keep an event log, which observations with a history need
        self.given = {key: spec(key, value) for key, value in arguments.items()}
        self.specs = {**DEFAULTS, **self.given}
        self.start: str | None = None
        self._position: Game | None = None
        self._fixed: Setup | None = None
        if start is not None:
            if arguments:
                raise ConfigError(f"start: the position says who plays whom; leave out {', '.join(sorted(arguments))}")
            self.start, self._position = position(start)
            self.players = self._position.players
            self.sizes: tuple[int, ...] = (self.players,)
            if hands_of(self._position.state) != hands:
                raise ConfigError(f"start: the hands of the position are not {hands}; set hands= to what it has")
            return
        self.sizes = tuple(sorted(set(_team_sizes(self.specs["heroes"]))))
        self.players = max(self.sizes)
        _check_every_choice(self.specs, hands)
        if not any(isinstance(v, OneOf | Sample | RandomDecks) for v in self.specs.values()):
            drawn = self.arguments(0)
            if not any(_is_random(d) for d in (self.specs["decks"] or {}).values()):
                self._fixed = check(**drawn, hands=hands)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it was made of, because a position is best kept as a saved game."""
        return _remake, (self.hands, self.start, self.given)

    def arguments(self, seed: int, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The arguments of `new_game` for an episode."""
        specs = {**self.specs, **{k: spec(k, v) for k, v in (options or {}).items()}}
        out = {key: Dice(seed, i).draw(specs[key]) for i, key in enumerate(KEYS)}
        out["decks"] = _decks(out["decks"], out["heroes"], seed)
        out["seed"] = seed
        return out

    def game(self, seed: int, options: Mapping[str, Any] | None = None) -> Game:
        """The game of an episode, at its first decision. `options` are arguments that differ this time."""
        options = {k: v for k, v in options.items() if k != IGNORED} if options else None
        if options:
            return self._other_game(seed, options)
        if self._position is not None:
            return restarted(self._position, seed, self.log)
        if self._fixed is not None:
            return start(with_seed(self._fixed, seed), self.log)
        return start(check(**self.arguments(seed), hands=self.hands), self.log)

    def _other_game(self, seed: int, options: Mapping[str, Any]) -> Game:
        for key in options:
            if key not in (*KEYS, "start"):
                raise bad_key("options of reset", key, (*KEYS, "start"))
        if options.get("start") is not None:
            if len(options) > 1:
                others = ", ".join(sorted(k for k in options if k != "start"))
                raise ConfigError(f"options of reset: start says who plays whom; leave out {others}")
            _, there = position(options["start"])
            self._fits(there.players)
            if hands_of(there.state) != self.hands:
                raise ConfigError(f"options of reset: the hands of the position in start are not {self.hands}")
            return restarted(there, seed, self.log)
        if self._position is not None:
            raise ConfigError(
                f"options of reset: {', '.join(sorted(options))} cannot differ in an environment that starts from a position"
            )
        arguments = self.arguments(seed, {k: v for k, v in options.items() if k != "start"})
        setup = check(**arguments, hands=self.hands)
        self._fits(len(setup.heroes))
        return start(setup, self.log)

    def _fits(self, players: int) -> None:
        if players > self.players:
            raise ConfigError(
                f"options of reset: {players} players, but this environment was made for at most {self.players}; "
                f"make it with players={players}"
            )


def with_seed(setup: Setup, seed: int) -> Setup:
    """The same setup with another seed, without going through all its fields as `replace` does."""
    return Setup(
        setup.heroes,
        setup.scenario,
        seed,
        setup.mode,
        setup.modular,
        setup.decks,
        setup.heroic,
        setup.skirmish,
        setup.hands,
        setup.auto,
        setup.overpay,
    )


def _remake(hands: str, begin: str | None, given: dict[str, Any]) -> Episodes:
    return Episodes(hands=hands, start=begin, **given)


def _team_sizes(heroes: Any) -> tuple[int, ...]:
    if isinstance(heroes, Sample):
        return counts(heroes.n)
    if isinstance(heroes, OneOf):
        return tuple(n for team in heroes.choices for n in _team_sizes(team))
    if isinstance(heroes, str) or not isinstance(heroes, Sequence) or not all(isinstance(h, str) for h in heroes):
        raise ConfigError(f"heroes is a list of names, or what to draw them from, not {heroes!r}")
    return (len(heroes),)


def _check_every_choice(specs: Mapping[str, Any], hands: str) -> None:
    """Refuse a distribution that could draw something wrong: each possible value is checked with first values of the others."""
    first = {key: possible_values(key, value)[0] for key, value in specs.items()}
    first["decks"] = None
    for key, value in specs.items():
        if key != "decks":
            for choice in possible_values(key, value):
                check(**{**first, key: choice}, hands=hands)
    for n in _team_sizes(specs["heroes"]):
        if not 1 <= n <= 4:
            raise ConfigError(f"{n} heroes: a game has 1 to 4 players")
    heroes = sorted({h for team in possible_values("heroes", specs["heroes"]) for h in team})
    for decks in specs["decks"].choices if isinstance(specs["decks"], OneOf) else (specs["decks"],):
        if isinstance(decks, RandomDecks):
            for hero in heroes:
                decks.deck(hero, 0)
        elif decks is not None:
            if not isinstance(decks, Mapping):
                raise ConfigError(f"decks is a mapping of heroes to decks, {STARTER!r} or {RANDOM!r}, not {decks!r}")
            for hero, source in decks.items():
                if hero not in heroes:
                    raise unknown("hero in decks", hero, heroes)
                if not _is_random(source) and source != STARTER:
                    found = registry.hero(hero)
                    deck_rules.validate(deck_rules.read_deck(source, found), found)


def possible_values(key: str, value: Any) -> list[Any]:
    """Values that a key can have: all of them, or for samples enough that every name is in one."""
    if isinstance(value, OneOf):
        return [v for choice in value.choices for v in possible_values(key, choice)]
    if isinstance(value, Sample):
        return [
            tuple(value.of[(i + j) % len(value.of)] for j in range(n))
            for n in counts(value.n)
            for i in range(len(value.of) if n else 1)
        ]
    return [value]


def _is_random(source: Any) -> bool:
    return isinstance(source, RandomDecks) or source == RANDOM or (isinstance(source, Mapping) and "random" in source)


def _decks(decks: Any, heroes: Sequence[str], seed: int) -> dict[str, Any] | None:
    """Decks of the heroes who play, in a form `new_game` takes; others get their starter deck."""
    if decks is None:
        return None
    sources = dict.fromkeys(heroes, decks) if isinstance(decks, RandomDecks) else decks
    out: dict[str, Any] = {}
    for seat, hero in enumerate(heroes):
        source = sources.get(hero, STARTER)
        if _is_random(source):
            made = source if isinstance(source, RandomDecks) else spec("decks", source)
            out[hero] = made.deck(hero, Dice(seed, 100 + seat).below(1 << 62))
        elif source != STARTER:
            out[hero] = source
    return out


# ------------------------------------------------------------------------------------------ positions


def position(start: Table | Game | str) -> tuple[str, Game]:
    """A position to start from, also as text that can be kept: a table, a game, or a saved game."""
    if isinstance(start, Table):
        start = start.game
    if isinstance(start, Game):
        text = start.save()
        game = start.clone()
    elif isinstance(start, str):
        text, game = start, load_game(start)
    else:
        raise ConfigError(f"start is a Table, a Game or the text of a saved game, not {start!r}")
    if game.decision is None:
        raise ConfigError(f"start: the game is over ({game.outcome_reason}); there is nothing to play")
    return text, game


def restarted(there: Game, seed: int, log: bool = False) -> Game:
    """A position taken up again: the table exactly as it was, every later shuffle and random draw from the seed."""
    state = there.state.clone()
    state.log = [] if log else None
    state.auto = True
    state.rng = engine_rng.new(seed)
    return Game(state, None)
