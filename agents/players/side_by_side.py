"""Many games side by side: an agent that sits in several of them chooses for all that wait for it at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from time import process_time
from typing import Protocol, TypeVar

from mc_env.agents.players.base import Agent, Seat


class Playable(Protocol):
    """A game with an agent at every seat."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to choose."""

    def ask(self) -> tuple[Agent, Seat] | None:
        """Who has to choose, and where; None if there is only one choice, number 0."""

    def choose(self, option: int, seconds: float) -> None:
        """Carry out what was chosen at the seat that `ask` gave; the agent thought so long about it."""


G = TypeVar("G", bound=Playable)


def play(games: Iterable[G], at_once: int = 1) -> Iterator[G]:
    """Play games to their ends, so many at once, begun in this order; yields each of them when it is over."""
    coming = iter(games)
    playing: list[G] = []
    while True:
        playing += islice(coming, at_once - len(playing))
        if not playing:
            return
        _choose_once([game for game in playing if not game.over])
        yield from (game for game in playing if game.over)
        playing = [game for game in playing if not game.over]


def _choose_once(games: Iterable[Playable]) -> None:
    """One choice in each of these games."""
    waiting: dict[int, tuple[Agent, list[tuple[Playable, Seat]]]] = {}  # by agent
    for game in games:
        asked = game.ask()
        if asked is None:
            game.choose(0, 0.0)
        else:
            agent, seat = asked
            waiting.setdefault(id(agent), (agent, []))[1].append((game, seat))
    for agent, places in waiting.values():
        began = process_time()
        options = agent.choose_together([seat for _, seat in places])
        each = (process_time() - began) / len(places)
        for (game, _), option in zip(places, options, strict=True):
            game.choose(option, each)
