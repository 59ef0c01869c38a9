"""A table that is being played: who looks at it, what every page is shown, and agents that act in their time.

One task plays the agents' turns; thinking happens in threads with copies of the game, so that the event loop is never blocked.
What a seat is shown is sent to all its pages, and only if it differs from what they were shown before: that somebody else was
asked something in private does not even make a noise.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field, fields
from typing import Any, Final

import mc_env
from mc_env.cards import registry
from mc_env.engine.game import Decision, Game
from mc_env.engine.new_game import hands_of
from mc_env.seen.plain import to_json
from mc_env.web import protocol as p
from mc_env.web import thinking
from mc_env.web.course import OPENLY, Course, Perspective
from mc_env.web.summary import TurnLog
from mc_env.web.thinking import HUMAN, Partner, Thought

# seconds before an agent's choice: one that people want to follow, and one on the way (a payment, a target)
PACES: Final[dict[p.Pace, tuple[float, float]]] = {"slow": (2.0, 0.6), "normal": (0.9, 0.2), "fast": (0.0, 0.0)}
WAITING: Final = 500  # messages a page may be behind before it is let go
PAGES: Final = 8  # at one seat
_BESIDE: Final = [f.name for f in fields(p.TableMessage)][3:]  # what a table message tells beside version and table


class Page:
    """One open page: what is still to be sent to it."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str | None) -> None:
        """Queue a message; None ends the connection. A page that does not read is let go."""
        if self.queue.qsize() < WAITING:
            self.queue.put_nowait(text)
        else:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


@dataclass
class Side:
    """One viewer of a table (a seat, or the spectators) with all its pages."""

    eyes: Perspective
    pages: list[Page] = field(default_factory=list)
    shown: str = ""  # the last table as JSON
    beside: tuple[object, ...] = ()  # what was told with it
    heard: int = 0  # lines of the story
    passing: p.Passing = "ask"
    until: int = 0  # the round of the turn at which passing ends
    consent: bool | None = None
    helped: bool = False  # a hint or review is being made

    def tell(self, message: object) -> None:
        if self.pages:
            self.send(to_json(message))

    def send(self, text: str) -> None:
        for page in self.pages:
            page.send(text)

    def message(self) -> str:
        """What it is shown now, as a `TableMessage` whose table is JSON already."""
        rest = dict(zip(_BESIDE, self.beside, strict=True))
        head = f'{{"kind":"table","version":{self.eyes.version},"table":{self.shown},'
        return head + to_json(rest).removeprefix("{")


@dataclass(frozen=True)
class Workshop:
    """What tables share: threads to think in, and what becomes of a game that has changed."""

    thinker: Executor  # for agents that act
    helper: Executor  # for hints and reviews; one thread, which the advising networks need
    keep: Callable[[LiveTable], None]
    records: bool = False


class LiveTable:
    """A game that goes on."""

    def __init__(self, name: str, course: Course, workshop: Workshop, guided: bool = False) -> None:
        self.name = name
        self.course = course
        self.guided = guided
        self.workshop = workshop
        self.pace: p.Pace = "normal"
        self.steps = 0  # choices that agents may make while they pause
        self.partners = {i: Partner(who) for i, who in enumerate(course.seats) if who != HUMAN}
        people: list[int | None] = [i for i, who in enumerate(course.seats) if who == HUMAN]
        self.sides = {viewer: Side(Perspective(viewer)) for viewer in people or [None]}
        self.adviser = thinking.adviser(course.game)
        self._turns = TurnLog()
        self._stirred = asyncio.Event()  # something has changed that the task should look at
        self._generation = 0  # counts what makes a thought about the game useless
        self._task: asyncio.Task[None] | None = None
        for side in self.sides.values():
            self._show(side)

    # ------------------------------------------------------------------ pages come and go

    def open(self, seat: int | None) -> Page:
        """A page at a seat. It is told everything there is to know there."""
        side = self.sides[seat]
        page = Page()
        side.pages.append(page)
        if len(side.pages) > PAGES:
            side.pages.pop(0).send(None)
        self.greet()
        page.send(side.message())
        page.send(to_json(p.Story("story", 0, tuple(side.eyes.lines))))
        self.stir()
        return page

    def close(self, seat: int | None, page: Page) -> None:
        side = self.sides[seat]
        if page in side.pages:
            side.pages.remove(page)
        self.greet()

    def greet(self) -> None:
        """Tell every page who is here."""
        for side in self.sides.values():
            side.tell(self._welcome(side))

    def _welcome(self, side: Side) -> p.Welcome:
        me = side.eyes.seat
        hints = (*((self.adviser,) if self.adviser else ()), thinking.SEARCH_HINT)
        return p.Welcome(
            "welcome",
            p.PROTOCOL,
            mc_env.__version__,
            info(self.name, self.course.game, self.guided),
            me,
            self.seat_infos(me),
            side.consent,
            self.workshop.records,
            hints if me is not None else (),
        )

    def seat_infos(self, me: int | None = None) -> tuple[p.SeatInfo, ...]:
        """Who sits where."""
        setup = self.course.game.setup
        heroes = setup.heroes if setup is not None else [""] * self.course.game.players
        return tuple(
            p.SeatInfo(i, heroes[i], self.course.names[i], who, i == me, who != HUMAN or bool(self.sides[i].pages))
            for i, who in enumerate(self.course.seats)
        )

    # ------------------------------------------------------------------ showing

    def _show(self, side: Side, anyway: bool = False) -> None:
        """Show a side the table if it looks different now (or anyway: an answer is awaited), and what is new of the story.

        Only a table that looks different is a new version: who changes the pace does not make somebody's click stale.
        """
        course, me = self.course, side.eyes.seat
        text = to_json(side.eyes.look(course))
        beside = (course.can_undo(me), course.waiting_for(), self.pace, side.passing, course.conceded)
        if text != side.shown or anyway:
            side.eyes.version += 1
        if text != side.shown or anyway or beside != side.beside:
            side.shown, side.beside = text, beside
            side.send(side.message())
        start, lines = side.eyes.listen(self.course)
        if lines or start < side.heard:
            side.tell(p.Story("story", start, tuple(lines)))
        side.heard = len(side.eyes.lines)

    def publish(self, by: int | None = None, *, anew: bool = False) -> None:
        """Something has changed: everybody is shown what they may see of it, and the game is kept.

        `by` is the seat that awaits an answer; `anew`: thoughts about the game as it was are void.
        """
        self._generation += anew
        if anew:
            self._turns = TurnLog()
        self._pass_for_people()
        for seat, side in self.sides.items():
            self._show(side, anyway=by is not None and seat == by)
        self.workshop.keep(self)
        self.stir()

    def stir(self) -> None:
        """Have the task look again; begin it if there is none."""
        self._stirred.set()
        if not self.course.over and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._play())

    def _tell_all(self, message: object) -> None:
        for side in self.sides.values():
            side.tell(message)

    # ------------------------------------------------------------------ agents

    async def _play(self) -> None:
        """Let agents act until the game is over."""
        while (decision := self.course.decision) is not None:
            partner = self.partners.get(decision.player)
            watched = None not in self.sides or bool(self.sides[None].pages)
            if partner is None or not watched:
                await self._wait()
            else:
                await self._agent_acts(decision.player, partner)

    async def _wait(self, seconds: float | None = None) -> None:
        """Until something happens, or for so long."""
        self._stirred.clear()
        try:
            await asyncio.wait_for(self._stirred.wait(), seconds)
        except TimeoutError:
            pass

    def _pass_for_people(self) -> None:
        """Pass for those who do not want to be asked, before anybody sees the question."""
        while (decision := self.course.decision) is not None and (side := self.sides.get(decision.player)) is not None:
            option = self._passes(side, decision)
            if option is None:
                return
            self.course.choose(option)

    def _passes(self, side: Side, decision: Decision) -> int | None:
        """The option that passes for a person; their wish ends with an attack or their next turn."""
        if side.passing == "ask":
            return None
        game = self.course.game
        attacked = any(a["kind"] == "attack" for a in game.view(decision.player)["activations"])
        next_turn = decision.kind == "turn" and game.round >= side.until
        if next_turn or (side.passing == "until_attack" and attacked):
            side.passing = "ask"
            return None
        return self.course.pass_option(decision.player)

    async def _agent_acts(self, seat: int, partner: Partner) -> None:
        """One choice of an agent, at the pace that people asked for."""
        course = self.course
        decision = course.decision
        assert decision is not None
        generation = self._generation
        openly = decision.kind in OPENLY or not course.private
        if openly:
            self._tell_all(p.Thinking("thinking", seat, "choice", True))
        if not await self._in_time(decision.kind in OPENLY) or generation != self._generation:
            return
        loop = asyncio.get_running_loop()
        try:
            thought = await loop.run_in_executor(self.workshop.thinker, partner.think, course.game.clone())
        except Exception as error:  # whatever is wrong with an agent, the table stays
            self.pace = "pause"
            self._tell_all(p.Refused("refused", "", f"{partner.spec} could not choose ({error}); it waits for a step"))
            self.publish()
            return
        if generation != self._generation or course.decision is not decision:
            return  # somebody took something back meanwhile
        option = decision.options[thought.option]
        if not course.private:
            self._tell_all(self._explained(seat, thought))
        course.choose(thought.option)
        if openly:
            self._tell_all(p.Thinking("thinking", seat, "choice", False))
        self.publish()
        summary = self._turns.add(course, seat, decision.kind, option)
        if summary is not None:
            self._tell_all(summary)
        await asyncio.sleep(0)

    async def _in_time(self, followed: bool) -> bool:
        """Wait as long as the pace says; False if the pace changed meanwhile, and everything has to be looked at again."""
        pace = self.pace
        if pace == "pause":
            if self.steps == 0:
                await self._wait()
                return False
            self.steps -= 1
            return True
        self.steps = 0
        seconds = PACES[pace][0 if followed else 1]
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while (left := end - loop.time()) > 0:
            await self._wait(left)
            if self.pace != pace:
                return False
        return True

    def _explained(self, seat: int, thought: Thought) -> p.Explained:
        decision = self.course.decision
        assert decision is not None
        chose = decision.options[thought.option].label
        name = self.course.names[seat]
        about = (decision.kind, decision.prompt, chose, thought.considered, thought.value, thought.value_name)
        return p.Explained("explained", seat, name, *about)

    def stop(self) -> None:
        """The server goes down: no more choices, and pages are let go."""
        if self._task is not None:
            self._task.cancel()
        for side in self.sides.values():
            for page in side.pages:
                page.send(None)


def info(name: str, game: Game, guided: bool = False) -> p.GameInfo:
    """What stays the same over a game."""
    setup = game.setup
    if setup is None:
        hands = hands_of(game.state)
        return p.GameInfo(name, "", "", "", 0, (), 0, hands, guided)
    scenario = registry.scenario(setup.scenario)
    modular = setup.modular if setup.modular is not None else scenario.modular
    about = (setup.scenario, scenario.name, setup.mode, setup.heroic, modular, setup.seed, setup.hands)
    return p.GameInfo(name, *about, guided)


def heading(course: Course) -> dict[str, Any]:
    """What a list of games says of one."""
    outcome = "conceded" if course.conceded else course.game.outcome
    return {"title": course.title(), "round": course.game.round, "outcome": outcome, "conceded": course.conceded}
