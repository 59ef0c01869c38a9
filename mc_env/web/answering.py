"""What becomes of a message: done, or refused with a reason and nothing changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from mc_env import agents
from mc_env.agents.players.base import Seat
from mc_env.engine.game import Game
from mc_env.errors import ConfigError, IllegalChoice, McEnvError
from mc_env.web import protocol as p
from mc_env.web import reviewing, thinking
from mc_env.web.store import TABLE, Store
from mc_env.web.table import LiveTable, Side, heading

T = TypeVar("T")


class Answering:
    """One seat (or the spectators) of a table, as a page speaks to it."""

    def __init__(self, table: LiveTable, seat: int | None, store: Store) -> None:
        self.table = table
        self.seat = seat
        self.store = store

    @property
    def side(self) -> Side:
        return self.table.sides[self.seat]

    async def answer(self, said: p.ClientMessage) -> p.Refused | None:
        """Do what a page asks for; the refusal, if it cannot be done."""
        try:
            await self._answer(said)
        except McEnvError as error:
            return p.Refused("refused", said.kind, str(error))
        return None

    async def _answer(self, said: p.ClientMessage) -> None:
        if isinstance(said, p.SetPace):
            self.table.pace = said.pace
            self.table.steps = 0
            self.table.publish()
        elif isinstance(said, p.Step):
            self.table.steps += 1
            self.table.stir()
        elif self.seat is None:
            raise IllegalChoice("spectators only watch")
        elif isinstance(said, p.Choose | p.Pay | p.Undo):
            self._move(self.seat, said)
        elif isinstance(said, p.AskHint):
            await self._hint(self.seat, said)
        elif isinstance(said, p.AskWhy):
            self._why(self.seat, said)
        elif isinstance(said, p.AskReview):
            await self._review(self.seat)
        else:
            self._rest(self.seat, said)

    def _current(self, version: int) -> None:
        if version != self.side.eyes.version:
            raise IllegalChoice("the table has changed since; look again")

    def _move(self, seat: int, said: p.Choose | p.Pay | p.Undo) -> None:
        """What changes the course of the game."""
        course = self.table.course
        self._current(said.version)
        if isinstance(said, p.Undo):
            course.undo(seat)
            self.side.passing = "ask"
            self.table.publish(seat, anew=True)
            return
        decision = course.asks(seat)
        if isinstance(said, p.Pay):
            course.choose_all(said.options)
        elif said.option < len(decision):
            course.choose(said.option)
        else:
            raise IllegalChoice(f"option {said.option} does not exist: there are {len(decision)}")
        self.table.publish(seat)

    def _rest(self, seat: int, said: p.SetPassing | p.Save | p.Concede | p.Consent) -> None:
        table = self.table
        if isinstance(said, p.SetPassing):
            game = table.course.game
            self.side.passing = said.passing
            self.side.until = game.round + (game.state.active == seat)  # their next turn: this one does not count
            table.publish()
        elif isinstance(said, p.Save):
            if said.name.startswith(TABLE):
                raise ConfigError(f"names that begin with {TABLE!r} are those of tables that go on: choose another")
            self.store.write(said.name, table.course.game, {"seats": list(table.course.seats), **heading(table.course)})
            self.side.tell(p.Saved("saved", said.name))
        elif isinstance(said, p.Concede):
            table.course.concede()
            table.publish(seat, anew=True)
        else:
            self.side.consent = said.records
            table.greet()
            table.publish()

    def _why(self, seat: int, said: p.AskWhy) -> None:
        self._current(said.version)
        card = self.side.eyes.handles.card(said.card)
        if card is None:
            raise IllegalChoice("there is no such card in sight")
        self.side.tell(p.Why("why", said.card, self.table.course.why_not(seat, card)))

    # ------------------------------------------------------------------ what takes its time

    async def _help(self, what: str, work: Callable[[], T]) -> T:
        """Have something worked out beside the game; one thing at a time for each seat."""
        side = self.side
        if side.helped:
            raise IllegalChoice("one thing at a time: the last question is still being worked on")
        side.helped = True
        side.tell(p.Thinking("thinking", self.seat, what, True))
        try:
            return await asyncio.get_running_loop().run_in_executor(self.table.workshop.helper, work)
        finally:
            side.helped = False
            side.tell(p.Thinking("thinking", self.seat, what, False))

    async def _hint(self, seat: int, said: p.AskHint) -> None:
        course = self.table.course
        self._current(said.version)
        course.asks(seat)
        game, adviser = course.game.clone(), self.table.adviser
        found = await self._help("hint", lambda: hints(game, seat, adviser, said.search))
        self.side.tell(p.Hint("hint", said.version, found))

    async def _review(self, seat: int) -> None:
        course = self.table.course
        if not course.over:
            raise IllegalChoice("a review is made when the game is over")
        adviser = self.table.adviser
        if adviser is None:
            raise ConfigError("a review needs a network, and networks need torch: install mc_env[train]")
        only = seat if course.private else None  # what others held is still their own affair
        game = course.game
        self.side.tell(await self._help("review", lambda: reviewing.review(game, adviser, only, course.conceded)))


def hints(game: Game, seat: int, adviser: str | None, search: bool) -> tuple[p.HintSource, ...]:
    """Advice by the network, if there is one, and by search, if it is asked for or there is nothing else."""
    at = Seat(game, seat)
    out = [thinking.advice(thinking.network(adviser), adviser, at)] if adviser is not None else []
    if search or not out:
        out.append(thinking.advice(agents.make(thinking.SEARCH_HINT), thinking.SEARCH_HINT, at))
    return tuple(out)
