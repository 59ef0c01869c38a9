"""Proof that a question is sound: all ways to play on are tried, until one is found that does right (or wrong)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mc_env.agents.judgement.question import Question
from mc_env.engine.game import Game
from mc_env.errors import McEnvError

MOST: Final = 40_000  # positions


@dataclass(frozen=True, slots=True)
class Line:
    """A way to play on: the labels of what was chosen, where there was a choice."""

    labels: tuple[str, ...]


def line(question: Question, right: bool = True, first: str | None = None) -> Line | None:
    """Some way to play on that does right (or wrong), perhaps after a first choice; None if there is none at all."""
    game = question.begin()
    if first is None:
        return _search(question, game, right, set(), ())
    decision = game.decision
    assert decision is not None
    labels = [o.label for o in decision.options]
    if first not in labels:
        raise McEnvError(f"{question.name}: {first!r} is not among {labels}")
    game.step(labels.index(first))
    return _search(question, game, right, set(), (first,))


def losing(question: Question) -> list[str]:
    """First choices after which nothing does right any more."""
    decision = question.begin().decision
    assert decision is not None
    return [o.label for o in decision.options if line(question, True, o.label) is None]


def _search(question: Question, game: Game, right: bool, seen: set[object], labels: tuple[str, ...]) -> Line | None:
    if question.over(game.state):
        return Line(labels) if question.right(game) == right else None
    key = game.state.key()
    if key in seen:
        return None
    seen.add(key)
    if len(seen) > MOST:
        raise McEnvError(f"{question.name}: more than {MOST} positions")
    pending = game.state.pending
    assert pending is not None
    several = len(pending.opts) > 1
    for i in range(len(pending.opts)):
        after = game.clone()
        label = game.decision.options[i].label if several and game.decision is not None else ""
        after.step(i)
        found = _search(question, after, right, seen, (*labels, label) if label else labels)
        if found is not None:
            return found
    return None
