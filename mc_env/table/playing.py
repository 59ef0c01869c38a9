"""Playing a position: choosing by label, paying, and running on by a policy. Every choice is repeated on a copy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from mc_env.engine.game import Decision, load_game
from mc_env.engine.invariants import problems
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.options import Verb
from mc_env.table import events
from mc_env.table.naming import Names, TableError, listed
from mc_env.table.starting import Starting

_DECLINES: Final = frozenset(v.name.lower() for v in (Verb.PASS, Verb.NO_DEFENSE, Verb.NO, Verb.STOP))
_MOST_CHOICES: Final = 2000  # that one run makes


class Playing(Starting):
    """A game in progress."""

    @property
    def decision(self) -> Decision:
        found = self.game.decision
        if found is None:
            raise TableError(f"the game is over: {self.game.outcome} ({self.game.outcome_reason})")
        return found

    def options(self) -> list[str]:
        """Labels of the current decision."""
        return [o.label for o in self.decision.options]

    def choose(self, *labels: str) -> Self:
        """Choose one label after another; a unique part of a label is enough."""
        for label in labels:
            self._choose(self._index(label))
        return self

    def _index(self, label: str) -> int:
        texts = self.options()
        for test in (
            lambda t: t == label,
            lambda t: t.endswith(" " + label),
            lambda t: t.startswith(label),
            lambda t: label in t,
            lambda t: label.lower() in t.lower(),
        ):
            found = [i for i, t in enumerate(texts) if test(t)]
            if len(found) == 1:
                return found[0]
            if found:
                raise TableError(f"{label!r} fits several options: {', '.join(texts[i] for i in found)}")
        d = self.decision
        raise TableError(
            f"{label!r} is not offered to seat {d.player} ({d.kind}: {d.prompt}); legal: {', '.join(texts)}"
        )

    def _choose(self, i: int) -> None:
        game = self.game
        if not self.verify:
            game.choose(i)
            return
        twin = game.clone()
        loaded = load_game(game.save())
        if loaded != game:
            raise TableError("a saved and loaded game differs from the original")
        game.choose(i)
        twin.choose(i)
        loaded.choose(i)
        if twin != game:
            raise TableError("a clone went another way")
        if loaded != game:
            raise TableError("a loaded game went another way")
        self._sound()

    def _sound(self) -> None:
        """Whether the position is one that can be."""
        wrong = problems(self.game.state) if self.verify else []
        if wrong:
            raise TableError(f"the game is not sound any more: {'; '.join(wrong)}")

    # ------------------------------------------------------------------ by verb

    def play(self, title: str, *, pay: Names = (), target: Names = ()) -> Self:
        """Play a card from hand, paying with these (more than needed where that is offered), then choosing these."""
        self.choose(f"Play {title}")
        return self._pay(pay).choose(*listed(target))

    def use(self, title: str, *, pay: Names = (), target: Names = ()) -> Self:
        """Use an ability of a card."""
        self.choose(f"Use {title}")
        return self._pay(pay).choose(*listed(target))

    def _pay(self, pay: Names) -> Self:
        """Pick every named source, in this order, and be done with paying if more could be picked."""
        picked: list[str] = []
        for name in listed(pay):
            d = self.decision
            so_far = f"picked so far: {', '.join(picked) or 'nothing'}"
            if d.kind != "pay":
                raise TableError(
                    f"nothing to pay with {name!r}: no further source is asked for ({so_far}); the decision is {d.kind}; "
                    f"legal: {', '.join(self.options())}"
                )
            try:
                i = self._index(name)
            except TableError as error:
                raise TableError(f"{name!r} cannot be spent here ({so_far}): {error}") from None
            self._choose(i)
            picked.append(name)
        now = self.game.decision
        if picked and now is not None and now.kind == "pay" and _DECLINES & {o.kind for o in now.options}:
            self.decline()
        return self

    def attack(self, target: str, *, by: str | None = None) -> Self:
        """Use a basic attack power."""
        return self.choose(f"Attack with {by or self._identity_name()}", target)

    def thwart(self, target: str, *, by: str | None = None) -> Self:
        """Use a basic thwart power."""
        return self.choose(f"Thwart with {by or self._identity_name()}", target)

    def recover(self) -> Self:
        """Use the recovery power."""
        return self.choose(f"Recover with {self._identity_name()}")

    def change_form(self) -> Self:
        """Change form, as once a turn."""
        return self.choose("Change form to")

    def defend(self, title: str) -> Self:
        """Defend with a character."""
        return self.choose(f"Defend with {title}")

    def ask(self, seat: int) -> Self:
        """Ask another player to act."""
        return self.choose(f"Ask Player {seat + 1}")

    def end_turn(self) -> Self:
        """End the turn."""
        return self.choose("End turn")

    def decline(self) -> Self:
        """Pass, decline, do not defend, stop: whatever this decision's way out is."""
        for i, o in enumerate(self.decision.options):
            if o.kind in _DECLINES:
                self._choose(i)
                return self
        raise TableError(f"this decision cannot be declined; legal: {', '.join(self.options())}")

    # ------------------------------------------------------------------ by policy

    def run_villain_phase(self, *, accept: Names = ()) -> Self:
        """Go on to the next player phase: turns end, every optional window is declined, forced choices take the first
        option; but what `accept` names is chosen whenever it is offered."""
        start = self.game.round
        return self._run(lambda d: self.game.round > start and d.kind == "turn", accept)

    def run_until(self, kind: str, *, accept: Names = ()) -> Self:
        """Decline everything (but choose what `accept` names whenever it is offered) until a decision of a kind comes up, or
        the game ends."""
        return self._run(lambda d: d.kind == kind, accept)

    def _run(self, there: Callable[[Decision], bool], accept: Names) -> Self:
        for _ in range(_MOST_CHOICES):
            d = self.game.decision
            if d is None or there(d):
                return self
            self._choose(self._least(d, listed(accept)))
        raise TableError(f"not there after {_MOST_CHOICES} choices; the decision is {self.game.decision!r}")

    def _least(self, d: Decision, accept: list[str]) -> int:
        """The first option that is to be accepted, else the way out, else the first option."""
        for wanted in accept:
            for o in d.options:
                if wanted.lower() in o.label.lower():
                    return o.index
        return next((o.index for o in d.options if o.kind in _DECLINES or o.kind == "end_turn"), 0)

    def _identity_name(self) -> str:
        g = self._g_now()
        return FACES[g.face[g.identity[self.decision.player]]].title

    # ------------------------------------------------------------------ what happened

    def events(self, about: str = "") -> list[str]:
        """What happened so far, in order, a line each (`mc_env.table.events`); `about` keeps lines with all of its words."""
        log = self.game.state.log
        if log is None:
            raise TableError("this table keeps no log of events: build it without log=False")
        return [line for line in events.lines(log) if events.fits(line, about)]
