"""docs/CARDS.md is what the definitions say now."""

from __future__ import annotations

from mc_env.cards import catalog
from tests.cards.make_cards_page import PAGE, mentioned_in, mentions_in_tests, page, sections


def test_committed_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "docs/CARDS.md is out of date: run `make docs`"


def test_page_has_every_face_once() -> None:
    listed = [face.code for _, cards in sections() for card, _ in cards for face in card.faces]
    assert sorted(listed) == [face.code for face in catalog.faces()]


def test_longer_title_does_not_count_for_a_shorter_one() -> None:
    assert mentioned_in({"R1": "Energy Channel and Advance"}) == {"Energy Channel": ["R1"], "Advance": ["R1"]}


def test_tests_of_a_card_are_found() -> None:
    assert (
        "tests/cards/test_cards_page.py::test_longer_title_does_not_count_for_a_shorter_one"
        in (mentions_in_tests()["Energy Channel"])
    )
