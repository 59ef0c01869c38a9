"""Answers as plain data, as a table for terminals and pages, and question by question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mc_env.agents.judgement.scoring import Answer, by_topic, score


def data(found: Mapping[str, Sequence[Answer]], times: int) -> dict[str, Any]:
    """What is kept: the questions, and of each agent how often it did right."""
    some = next(iter(found.values()))
    return {
        "arguments": {"agents": list(found), "times": times},
        "questions": [{"name": a.question.name, "topic": a.question.topic, "why": a.question.why} for a in some],
        "agents": {
            spec: {"score": score(those), "topics": by_topic(those), "right": [a.right for a in those]}
            for spec, those in found.items()
        },
    }


def rows(kept: Mapping[str, Any]) -> tuple[list[str], list[list[str]]]:
    """Head and rows of the table: a row for each topic, a column for each agent."""
    agents = kept["agents"]
    topics: dict[str, int] = {}
    for question in kept["questions"]:
        topics[question["topic"]] = topics.get(question["topic"], 0) + 1
    body = [[topic, str(n), *(f"{one['topics'][topic]:.0%}" for one in agents.values())] for topic, n in topics.items()]
    body.append(["all", str(len(kept["questions"])), *(f"{one['score']:.1%}" for one in agents.values())])
    return ["topic", "positions", *agents], body


def missed(kept: Mapping[str, Any], spec: str) -> list[str]:
    """Questions an agent did not always do right, with how often it did."""
    times = kept["arguments"]["times"]
    right = kept["agents"][spec]["right"]
    return [
        f"{q['name']} ({n} of {times}): {q['why']}" for q, n in zip(kept["questions"], right, strict=True) if n < times
    ]


def command(kept: Mapping[str, Any]) -> str:
    """The words that ask the same again."""
    asked = kept["arguments"]
    return " ".join(["mc-env judge", *asked["agents"], "--times", str(asked["times"])])
