"""Reading a table, and which card a name means."""

from __future__ import annotations

import pytest

from mc_env.errors import UnknownCard
from mc_env.table import Table, TableError


def test_whose_a_card_is_and_on_what_it_lies() -> None:
    t = Table().hero("Spider-Man").hero("She-Hulk", in_play=["Focused Rage"]).minion("Hydra Mercenary", engaged=1)
    t.villain("Rhino", attachments=["Charge"], boost=["Shocker"])
    assert (t.engaged("Hydra Mercenary"), t.engaged("Rhino")) == (1, None)
    assert (t.controller("Focused Rage"), t.controller("Charge")) == (1, None)
    assert (t.host("Charge"), t.host("Shocker"), t.host("Rhino")) == ("Rhino", "Rhino", None)


def test_piles_are_read_in_their_order() -> None:
    t = Table(filler=1).hero("Spider-Man", deck=["Backflip", "Genius"]).hero("She-Hulk")
    t.encounter_deck("Advance", "Assault").dealt(1, "Shocker", "Charge").main_scheme(acceleration=2).start()
    assert (t.deck(), t.deck(1)) == (["Backflip", "Genius", "Filler"], ["Filler"])
    assert t.deck(None) == ["Advance", "Assault", "Quiet Moment"]
    assert (t.dealt_to(0), t.dealt_to(1)) == ([], ["Shocker", "Charge"])
    assert "Titania" in t.nemesis(1)
    assert "Titania" not in t.nemesis(0)
    assert t.acceleration() == t.acceleration("The Break-In!") == 2


def test_card_is_found_by_its_code() -> None:
    t = Table().hero("Black Panther", hand=["01043d"]).villain(damage=4)
    assert t.damage("01094") == 4
    assert t.where("01043d") == "player 1's hand"
    with pytest.raises(UnknownCard, match="unknown card at the table '01043a'"):
        t.find("01043a")


def test_title_of_several_different_cards_asks_which() -> None:
    t = Table(scenario="ultron").hero("Spider-Man").encounter_deck("Android Efficiency")
    with pytest.raises(
        TableError,
        match=r"several cards are called Android Efficiency: 01144a \(treachery, ultron\), 01144b .*; say which by its code",
    ):
        t.start()
    assert Table().hero("Spider-Man").encounter_deck("01144b").start().deck(None)[0] == "Android Efficiency"


def test_villain_that_is_placed_as_a_minion_is_named_with_its_codes() -> None:
    t = Table().hero("Spider-Man")
    with pytest.raises(
        TableError,
        match=r"Ultron is not a minion that can be placed here; so called: 01134 \(villain stage 1, ultron\), 01135 .*, 01136",
    ):
        t.minion("Ultron")


def test_cards_that_differ_in_resources_alone_need_no_code() -> None:
    t = Table().hero("Black Panther", hand=["Wakanda Forever!"])
    assert t.hand() == ["Wakanda Forever!"]


def test_title_that_is_no_player_card_is_named_with_its_codes() -> None:
    with pytest.raises(TableError, match=r"Shocker is not a player card; so called: 01103 \(minion, rhino\)"):
        Table().hero("Spider-Man", hand=["Shocker"])
