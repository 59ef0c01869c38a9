"""docs/CARDS.md is what the definitions say now, and every card on it with text has tests."""

from __future__ import annotations

import pytest

from mc_env.cards import catalog
from mc_env.cards.products import PRODUCTS
from mc_env.cards.text import card_text
from mc_env.render.cards import mentions
from tools.cards_page import PAGE, page, sections
from tools.named_tests import faces_named, named_tests, slug

WITH_TEXT = [face for face in catalog.faces() if card_text(face)]


def test_committed_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "docs/CARDS.md is out of date: run `make docs`"


def test_page_has_every_face_once() -> None:
    listed = [face.code for code in PRODUCTS for _, cards in sections(code) for card, _ in cards for face in card.faces]
    assert sorted(listed) == [face.code for face in catalog.faces()]


def test_longer_title_does_not_count_for_a_shorter_one() -> None:
    assert mentions({"R1": "Energy Channel and Advance"}) == {"Energy Channel": ["R1"], "Advance": ["R1"]}


@pytest.mark.parametrize("face", WITH_TEXT, ids=[f"{f.code}-{f.title}" for f in WITH_TEXT])
def test_card_with_text_has_a_test_named_after_it(face) -> None:
    assert named_tests().get(face.code), f"no test in tests/cards begins with test_{slug(face.title)}_"


def test_name_of_a_test_tells_its_subject() -> None:
    def codes(test: str) -> list[str]:
        return [face.code for face in faces_named(test)]

    assert codes("test_black_cat_takes_the_mental_cards") == ["01002"]
    assert codes("test_spider_sense_draws_a_card") == ["01001a"]
    assert codes("test_rhino_2_finds_a_side_scheme") == ["01095"]
    assert codes("test_rhino_has_hit_points") == ["01094", "01095", "01096"]
    assert codes("test_rhinos_attack_is_strong") == []
    assert codes("test_ultron_drone_is_not_ultron") != codes("test_ultron_1_attacks")
