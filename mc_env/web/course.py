"""The course of one game at a table: choices and who made them, taking back, paying at once, what each viewer is shown.

Nothing here waits or knows of sockets. Whatever is asked for is either done, or refused with a reason and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from mc_env.agents.players.heuristic import HeuristicAgent
from mc_env.cards import registry
from mc_env.engine.game import Decision, Game
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.program.tables import FACES
from mc_env.errors import IllegalChoice
from mc_env.kernel.state import Opt
from mc_env.render.story import tell
from mc_env.seen.handles import Handles
from mc_env.seen.looking import heroes_of, look
from mc_env.seen.model import Table
from mc_env.web.protocol import Line
from mc_env.web.thinking import HUMAN

OPENLY: Final = ("mulligan", "turn", "defend")  # kinds of decisions that everybody knows somebody faces
AT_ONCE: Final = ("pay", "discard", "mulligan", "pick", "assign")  # several picks of which may be sent at once
PASSED: Final = ("interrupt", "response")


class Course:
    """A game with a complete log, who plays each seat and who made each choice."""

    def __init__(self, game: Game, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.names = [name for _, name in heroes_of(game)]
        self.conceded = False
        self._adviser = HeuristicAgent()
        self._go_to(game, len(game.choices))

    def _go_to(self, game: Game, choices: int) -> None:
        """Take up a game after so many of its choices, with a log from the start."""
        self.game = game.rewind(0, log=True)
        self.deciders: list[int] = []
        for i in game.choices[:choices]:
            self.choose(i)

    # ------------------------------------------------------------------ where we are

    @property
    def over(self) -> bool:
        return self.conceded or self.game.decision is None

    @property
    def decision(self) -> Decision | None:
        """What is being asked; nothing after the end."""
        return None if self.conceded else self.game.decision

    @property
    def private(self) -> bool:
        return not self.game.state.open_hands

    def asks(self, seat: int | None) -> Decision:
        """The decision of a seat, which must be asked something."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over")
        if seat is None or decision.player != seat:
            raise IllegalChoice("it is not for you to decide now")
        return decision

    def waiting_for(self) -> int | None:
        """Whose decision everybody may know to be awaited."""
        decision = self.decision
        if decision is None or (self.private and decision.kind not in OPENLY):
            return None
        return decision.player

    # ------------------------------------------------------------------ going on and back

    def choose(self, option: int) -> None:
        decision = self.game.decision
        if decision is None or self.conceded:
            raise IllegalChoice("the game is over")
        self.game.choose(option)
        self.deciders.append(decision.player)

    def choose_all(self, options: Sequence[int]) -> None:
        """Several options of one decision, one after another. All are tried on a copy first."""
        trial = self.game.clone()
        decision = trial.decision
        if decision is None or decision.kind not in AT_ONCE:
            raise IllegalChoice("only payments, discards and picks are made several at once")
        asked, kind = decision.player, decision.kind
        wanted = [self._option(trial, i) for i in options]
        found = []
        for opt in wanted:
            now = trial.decision
            same = now is not None and (now.player, now.kind) == (asked, kind)
            i = self._find(trial, opt) if same else None
            if i is None:
                raise IllegalChoice("not all of these can be chosen together")
            trial.choose(i)
            found.append(i)
        for i in found:
            self.choose(i)

    @staticmethod
    def _option(game: Game, i: int) -> Opt:
        assert game.state.pending is not None
        opts = game.state.pending.opts
        if not 0 <= i < len(opts):
            raise IllegalChoice(f"option {i} does not exist: there are {len(opts)}")
        return opts[i]

    @staticmethod
    def _find(game: Game, opt: Opt) -> int | None:
        """Where an option is now; of cards alike in a hand only one is listed at a time."""
        g = game.state
        assert g.pending is not None
        opts = g.pending.opts
        for i, other in enumerate(opts):
            if other[:3] == opt[:3]:
                return i
        if opt[1] < 0:
            return None
        face = FACES[g.face[opt[1]]].code
        alike = (i for i, o in enumerate(opts) if o[0] == opt[0] and o[1] >= 0 and FACES[g.face[o[1]]].code == face)
        return next(alike, None)

    def undo(self, seat: int) -> None:
        """Back to before the latest choice of a seat, across what agents did since; not across another person's choices."""
        mine = [i for i, p in enumerate(self.deciders) if p == seat]
        if not mine:
            raise IllegalChoice("there is nothing to take back")
        others = {p for p in self.deciders[mine[-1] :] if p != seat and self.seats[p] == HUMAN}
        if others and not self.conceded:
            names = ", ".join(self.names[p] for p in sorted(others))
            raise IllegalChoice(f"{names} has chosen since; that has to be taken back first")
        self.conceded = False
        self._go_to(self.game, mine[-1])

    def can_undo(self, seat: int | None) -> bool:
        return seat is not None and seat in self.deciders

    def concede(self) -> None:
        if self.over:
            raise IllegalChoice("the game is over")
        self.conceded = True

    def pass_option(self, seat: int) -> int | None:
        """The option that declines an interrupt or response of a seat, if that is what is asked."""
        decision = self.decision
        if decision is None or decision.player != seat or decision.kind not in PASSED:
            return None
        return next((o.index for o in decision.options if o.kind == "pass"), None)

    # ------------------------------------------------------------------ helping

    def suggested(self) -> tuple[int, ...]:
        """Options that would complete the payment in progress, as the heuristic would pay."""
        trial = self.game.clone()
        decision = trial.decision
        if decision is None or decision.kind != "pay":
            return ()
        asked = decision.player
        out: list[int] = []
        while (now := trial.decision) is not None and (now.player, now.kind) == (asked, "pay"):
            i = self._adviser.pick(Sight(trial.state, asked))
            if not now.options[i].kind.startswith("pay_"):
                break
            first = self._find(self.game, self._option(trial, i))
            if first is None:
                return ()
            out.append(first)
            trial.choose(i)
        return tuple(out)

    def why_not(self, seat: int, card: int) -> str:
        """Why a card (the engine's id, one that the seat sees) is not offered."""
        self.asks(seat)
        g = self.game.state
        return self.game.why_not(FACES[g.face[card]].title)

    def title(self) -> str:
        """ "Spider-Man and Iron Man against Rhino"."""
        setup = self.game.setup
        against = f" against {registry.scenario(setup.scenario).name}" if setup is not None else ""
        return " and ".join(self.names) + against


class Perspective:
    """What one viewer (a seat, or a spectator: None) has been shown."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.handles = Handles()
        self.version = 0
        self.lines: list[Line] = []
        self._told = 0  # entries of the log
        self._game: Game | None = None  # whose log that was

    def look(self, course: Course) -> Table:
        """The table as this viewer may see it now."""
        found = look(course.game, self.seat, self.handles)
        asked = found.decision
        if course.conceded:
            return replace(found, decision=None, forecast=None)
        if asked is not None and asked.payment is not None:
            return replace(found, decision=replace(asked, payment=replace(asked.payment, suggested=course.suggested())))
        return found

    def listen(self, course: Course) -> tuple[int, list[Line]]:
        """What is new of the story: from which line on, and the lines."""
        log = course.game.record()
        again = self._game is not course.game  # something was taken back
        told = 0 if again else self._told
        heard = [Line(x.event, x.text, x.heading) for x in tell(log, course.names, self.seat, told)]
        self._game, self._told = course.game, len(log)
        if not again:
            self.lines += heard
            return len(self.lines) - len(heard), heard
        pairs = enumerate(zip(self.lines, heard, strict=False))
        same = next((i for i, (old, new) in pairs if old != new), min(len(self.lines), len(heard)))
        self.lines = heard
        return same, heard[same:]
