"""Which game an episode is: the mode, who plays which deck. Drawn from its seed alone.

>>> from mc_env.versus_env.episodes import Episodes
>>> episodes = Episodes(mode="2v2", decks="mains")
>>> episodes.setup(7) == episodes.setup(7), episodes.players
(True, 4)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from mc_env.env.episodes import IGNORED, Dice, OneOf, spec, whole_number
from mc_env.errors import ConfigError, near
from mc_env.versus.cards import decks as deck_rules
from mc_env.versus.cards import registry
from mc_env.versus.cards.decks import Deck
from mc_env.versus.engine.game import Game, start
from mc_env.versus.engine.new_game import MODES, Setup

KEYS: Final = ("mode", "players", "decks")
MAINS: Final = "mains"  # a deck by rule for a main character that is drawn for each seat, all different
RANDOM: Final = "random"  # a random legal deck for each seat
DUEL: Final = "duel"


@cache
def deck_of(main: str) -> Deck:
    """The deck that goes with a main character by rule."""
    return deck_rules.for_main(main)


class Episodes:
    """A distribution over games. `players` is the largest number of players it can give."""

    def __init__(self, **arguments: Any) -> None:
        for key in arguments:
            if key not in KEYS:
                raise ConfigError(f"episodes: unknown key {key!r}; {near(key, KEYS)}")
        self.given = {key: spec(key, value) if key != "decks" else value for key, value in arguments.items()}
        self.mode = self.given.get("mode", DUEL)
        self.modes: tuple[str, ...] = tuple(self.mode.choices) if isinstance(self.mode, OneOf) else (self.mode,)
        for mode in self.modes:
            if mode not in MODES:
                raise ConfigError(f"mode {mode!r}: one of {', '.join(MODES)}")
        self.asked = self.given.get("players")
        self.decks = _checked(self.given.get("decks", MAINS))
        if isinstance(self.decks, tuple) and self.asked is None:
            self.asked = len(self.decks)
        counts = self.asked.choices if isinstance(self.asked, OneOf) else (self.asked,)
        self.players = max([self._count(mode, n) for mode in self.modes for n in counts])
        self._at_hand: list[Deck] = []

    def _count(self, mode: str, n: Any) -> int:
        """How many play in a mode, if so many are asked for."""
        least, most = MODES[mode]
        if n is None:
            return most
        n = whole_number("players", n)
        if not least <= n <= most:
            asked = f"{n} decks" if isinstance(self.decks, tuple) else f"players: {n}"
            raise ConfigError(f"{asked}, but mode {mode} is for {f'{least} to ' if least < most else ''}{most} players")
        return int(n)

    def setup(self, seed: int, options: Mapping[str, Any] | None = None) -> Setup:
        """The arguments of an episode's game. `options` are arguments that differ this time."""
        if options:
            return Episodes(**{**self.given, **options}).setup(seed)
        mode = Dice(seed, 0).draw(self.mode)
        players = self._count(mode, Dice(seed, 1).draw(self.asked))
        return Setup(tuple(self._drawn(seed, players)), seed, mode)

    def _drawn(self, seed: int, players: int) -> list[Deck]:
        """A deck for each seat."""
        if self.decks == MAINS:
            lots, rest = Dice(seed, 2), list(registry.main_characters())
            return [deck_of(rest.pop(lots.below(len(rest)))) for _ in range(players)]
        if self.decks == RANDOM:
            rng = Random(seed)
            return [deck_rules.random_deck(rng) for _ in range(players)]
        if isinstance(self.decks, OneOf):
            lots = Dice(seed, 2)
            return [lots.draw(self.decks) for _ in range(players)]
        return [Dice(seed, 3 + i).draw(deck) for i, deck in enumerate(self.decks)]

    def game(self, seed: int, options: Mapping[str, Any] | None = None) -> Game:
        """The game of an episode, at its first decision."""
        options = {k: v for k, v in options.items() if k != IGNORED} if options else None
        setup = self.setup(seed, options)
        if len(setup.decks) > self.players:
            raise ConfigError(
                f"options of reset: {len(setup.decks)} players, but this environment was made for at most {self.players}"
            )
        return start(setup)


def _checked(decks: Any) -> Any:
    """Decks as they are drawn: a word, one of several for every seat, or one (or one of several) for each seat."""
    if decks in (MAINS, RANDOM) and isinstance(decks, str):
        return decks
    if isinstance(decks, OneOf | Mapping | str):
        if isinstance(decks, Mapping) and "one_of" in decks:
            decks = spec("deck of each seat", decks)
        if not isinstance(decks, OneOf):
            raise ConfigError(
                f"decks: {decks!r}; known: {MAINS!r}, {RANDOM!r}, a list with a deck for each seat, or one_of for all seats"
            )
        return OneOf([_deck(one) for one in decks.choices], decks.weights)
    if not isinstance(decks, Sequence):
        raise ConfigError(f"decks is a word, a list or one_of, not {decks!r}")
    return tuple([_deck(one) for one in decks])


def _deck(given: Any) -> Any:
    """One deck, read and checked; or several to draw it from."""
    if isinstance(given, OneOf) or (isinstance(given, Mapping) and "one_of" in given):
        several = given if isinstance(given, OneOf) else spec("deck", given)
        return OneOf([_deck(one) for one in several.choices], several.weights)
    if not isinstance(given, Deck | str | Mapping):
        raise ConfigError(
            f"a deck is the name of a main character, a mapping with main and cards, or a Deck, not {given!r}"
        )
    return deck_rules.read(given)
