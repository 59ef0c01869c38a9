"""What agents make of the questions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mc_env.agents.judgement.question import MOST, Question
from mc_env.agents.players.base import Agent


@dataclass(frozen=True, slots=True)
class Answer:
    """How often an agent did right in a position."""

    question: Question
    right: int
    times: int

    @property
    def share(self) -> float:
        return self.right / self.times


def answers(agent: Agent, questions: Sequence[Question], times: int = 1) -> list[Answer]:
    """Put questions to an agent, each several times if it draws lots."""
    return [Answer(q, sum(did_right(agent, q, seed) for seed in range(times)), times) for q in questions]


def did_right(agent: Agent, question: Question, seed: int = 0) -> bool:
    """Let an agent play on from a position, at all seats, and look at what has come of it."""
    game = question.begin()
    agent.begin(seed)
    for _ in range(MOST):
        pending = game.state.pending
        if pending is None or question.over(game.state):
            break
        game.choose(agent.decide(game, pending.player) if len(pending.opts) > 1 else 0)
    return question.right(game)


def score(found: Sequence[Answer]) -> float:
    """The share of questions done right."""
    return sum(a.share for a in found) / len(found)


def by_topic(found: Sequence[Answer]) -> dict[str, float]:
    """The same for each topic, in the order of the questions."""
    topics: dict[str, list[Answer]] = {}
    for answer in found:
        topics.setdefault(answer.question.topic, []).append(answer)
    return {topic: score(those) for topic, those in topics.items()}
