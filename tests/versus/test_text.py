"""Generated texts: every defined card has one, in whole sentences."""

from __future__ import annotations

import pytest

from mc_env.versus.cards import registry
from mc_env.versus.cards.text import text


@pytest.mark.parametrize("code", registry.definitions())
def test_every_card_has_a_text_in_sentences(code: str) -> None:
    for line in text(code).split("\n"):
        assert line.endswith(".")
        assert not {"{", "}", "None", "Which"} & set(line.replace("(", " ").split())


def test_texts_read_like_cards() -> None:
    assert text("mnb-010") == "Sting: When this character appears: Put -1/-1 counters on an enemy character: 1."
    assert text("mnb-021") == "Lightning Strike: Main [Energy]: Put -1/-1 counters on an enemy character: 3."
    assert text("mnb-105") == "Any turn, Combat: ATK +2, DEF +0 for an attacker this combat."
    assert text("mnb-011") == "Ferocious."
    assert text("mnb-026") == "Energy or Intellect or Might or Skill."
