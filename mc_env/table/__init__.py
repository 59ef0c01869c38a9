"""Table: build any position by name and play it by label.

Decks are filler until named. The first question starts the game at seat 0's turn (or `start(...)`). Options are chosen by
label (a unique part is enough); an unexpected decision fails and prints the legal labels. Every choice is repeated on a
clone and on a save/load round trip and compared, and the position it leads to is audited.

>>> from mc_env.table import Table
>>> t = Table(scenario="rhino")
>>> t.hero("Spider-Man", form="hero", hand=["Swinging Web Kick", "Genius", "Spider-Tracer"])
<Table rhino, not started>
>>> t.play("Swinging Web Kick", pay=["Genius", "Spider-Tracer"], target="Rhino").damage("Rhino")
8
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from mc_env.engine.game import Decision, load_game
from mc_env.engine.invariants import problems
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.options import DecisionKind, Verb
from mc_env.table.building import Building, Names, TableError, listed

__all__ = ["Table", "TableError"]

_UNSET: Final = object()
_DECLINES: Final = (Verb.PASS, Verb.NO_DEFENSE, Verb.NO, Verb.STOP)


class Table(Building):
    """A position under construction, then a game in progress."""

    def __repr__(self) -> str:
        return f"<Table {self.scenario}, {'not started' if self._game is None else repr(self._game)}>"

    # ------------------------------------------------------------------ playing

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
        wrong = problems(game.state)
        if wrong:
            raise TableError(f"the game is not sound any more: {'; '.join(wrong)}")

    def play(self, title: str, *, pay: Names = (), target: Names = ()) -> Self:
        """Play a card from hand, paying with these, then choosing these."""
        self.choose(f"Play {title}")
        return self._pay(pay).choose(*listed(target))

    def use(self, title: str, *, pay: Names = (), target: Names = ()) -> Self:
        """Use an ability of a card."""
        self.choose(f"Use {title}")
        return self._pay(pay).choose(*listed(target))

    def _pay(self, pay: Names) -> Self:
        for name in listed(pay):
            d = self.decision
            if d.kind != "pay":
                raise TableError(
                    f"nothing to pay with {name!r}: the decision is {d.kind}; legal: {', '.join(self.options())}"
                )
            self.choose(name)
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
            if o.kind in {v.name.lower() for v in _DECLINES}:
                self._choose(i)
                return self
        raise TableError(f"this decision cannot be declined; legal: {', '.join(self.options())}")

    def run_villain_phase(self) -> Self:
        """Go on to the next player phase: turns end, every optional window is declined, forced choices take the first
        option."""
        game = self.game
        start = game.round
        while game.decision is not None and (game.round == start or game.decision.kind != "turn"):
            self._least()
        return self

    def run_until(self, kind: str) -> Self:
        """Decline everything until a decision of a kind comes up (or the game ends)."""
        while self.game.decision is not None and self.game.decision.kind != kind:
            self._least()
        return self

    def _least(self) -> None:
        d = self.decision
        ways = {v.name.lower() for v in _DECLINES} | {"end_turn"}
        self._choose(next((i for i, o in enumerate(d.options) if o.kind in ways), 0))

    def _identity_name(self) -> str:
        g = self._g_now()
        return FACES[g.face[g.identity[self.decision.player]]].title

    # ------------------------------------------------------------------ checking

    def expect(
        self,
        *,
        damage: Mapping[str, int] | None = None,
        threat: Mapping[str, int] | None = None,
        hand: Mapping[int, int | Sequence[str]] | None = None,
        exhausted: Iterable[str] = (),
        ready: Iterable[str] = (),
        status: Mapping[str, Sequence[str]] | None = None,
        in_play: Iterable[str] = (),
        not_in_play: Iterable[str] = (),
        discard: Mapping[int | None, Sequence[str]] | None = None,
        counters: Mapping[str, Mapping[str, int]] | None = None,
        outcome: object = _UNSET,
        midway: bool = False,
    ) -> Self:
        """Check the table. Unless `midway`, the game must be at a player's turn or over: nothing may be left open."""
        d = self.game.decision  # a game that has not begun begins when it is asked for
        facts: list[tuple[str, object, object]] = [  # what, as it is, as it should be
            *((f"damage on {name}", self.damage(name), n) for name, n in (damage or {}).items()),
            *((f"threat on {name}", self.threat(name), n) for name, n in (threat or {}).items()),
            *(self._hand_fact(seat, cards) for seat, cards in (hand or {}).items()),
            *((f"{name} exhausted", self._exhausted(name), True) for name in exhausted),
            *((f"{name} exhausted", self._exhausted(name), False) for name in ready),
            *((f"status of {name}", sorted(self.status(name)), sorted(s)) for name, s in (status or {}).items()),
            *((f"{name} in play", name in self.in_play(), True) for name in in_play),
            *((f"{name} in play", name in self.in_play(), False) for name in not_in_play),
        ]
        for name, wanted in (counters or {}).items():
            facts += [(f"{what} counters on {name}", self.counters(name, what), n) for what, n in wanted.items()]
        if outcome is not _UNSET:
            facts.append(("outcome", self.game.outcome, outcome))
        wrong = [f"{what}: {got}, expected {want}" for what, got, want in facts if got != want]
        for whose, titles in (discard or {}).items():
            wrong += self._not_discarded(whose, titles)
        if not midway and d is not None and d.kind != DecisionKind.TURN.name.lower():
            wrong.append(f"a decision is left open: {d!r}")
        if wrong:
            raise TableError("; ".join(wrong))
        return self

    def _exhausted(self, name: str) -> bool:
        return bool(self.game.state.exhausted[self.find(name)])

    def _hand_fact(self, seat: int, cards: int | Sequence[str]) -> tuple[str, object, object]:
        """A hand as it is and as it should be: by number or by names."""
        if isinstance(cards, int):
            return f"cards in hand of seat {seat}", len(self.hand(seat)), cards
        return f"hand of seat {seat}", sorted(self.hand(seat)), sorted(cards)

    def _not_discarded(self, whose: int | None, titles: Sequence[str]) -> list[str]:
        """What a discard pile lacks."""
        pile = self.discard(whose)
        lacking = [name for name in set(titles) if pile.count(name) < list(titles).count(name)]
        return [f"{name} is not in the discard pile of seat {whose}: {pile}" for name in lacking]
