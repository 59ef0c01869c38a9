"""Every text parses back: whatever names an option, as it is listed, means that option and no other."""

from __future__ import annotations

import json

import pytest

from mc_env.seen.model import Decision
from mc_env.text import read
from mc_env.text.board import number, option
from tests.text.games import decisions, told


def ways(decision: Decision, i: int) -> list[str]:
    """Different ways to answer with an option where options are listed."""
    o = decision.options[i]
    n, label = number(decision.kind, o), o.label
    return [
        str(n),
        f"{n}.",
        f"{n}. {option(o)}",
        label,
        json.dumps({"answer": n}),
        json.dumps({"answer": label, "say": "3", "note": "not 1"}),
        f"Option 1 looks weak, and 2 is worse.\nANSWER: {n}",
        f"<think>Perhaps 1? Or 2?</think>\n**Answer:** {label}",
        f"Let me see.\n```json\n{json.dumps({'choice': str(n)})}\n```",
    ]


@pytest.mark.parametrize(("seed", "most"), [(0, 250), pytest.param(1, 10_000, marks=pytest.mark.slow)])
def test_every_option_is_meant_by_its_number_its_label_and_its_line(seed: int, most: int) -> None:
    for game, _ in decisions(seed, most, "open"):
        decision = told(game).decision
        for i in range(len(decision.options)):
            for words in ways(decision, i):
                assert read(decision, words).option == i, (words, [o.label for o in decision.options])
            label = decision.options[i].label
            for words in (label, json.dumps({"answer": label})):
                assert read(decision, words, listed=False).option == i, (words, [o.label for o in decision.options])
