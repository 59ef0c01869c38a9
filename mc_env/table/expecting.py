"""Checking a table: everything that is not as it should be, in one error."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Self

from mc_env.engine.state.options import DecisionKind
from mc_env.table import events
from mc_env.table.happening import Happening
from mc_env.table.naming import TableError

_UNSET: Final = object()


class Expecting(Happening):
    """A game that can be compared with what is expected of it."""

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

    def expect_order(self, *patterns: str) -> Self:
        """Check that these things happened, one after another: an event fits if each word of a pattern is in its line."""
        told = self.events()
        missing = events.first_missing(told, patterns)
        if missing is not None:
            raise TableError(
                f"{missing!r} did not happen in this place ({' | '.join(patterns)}); events: {'; '.join(told)}"
            )
        return self
