"""The table of zones is complete and says the same as the numbers it is about."""

from __future__ import annotations

from collections import Counter

from mc_env.cards.terms import Pile
from mc_env.engine.observing.columns import ZONE_NAMES
from mc_env.engine.observing.terms import ZONE_NUMBER
from mc_env.engine.state.ledger import PILE_NAMES
from mc_env.engine.state.zones import DECKS, HAND, MAX_AREAS, N_ZONES, PILE_KIND, SECRECY, TABLE, ZONES, zone_name
from mc_env.kernel.zones import MAX_PLAYERS, NOWHERE, OF_AREA, OF_PLAYER


def test_every_zone_is_in_exactly_one_row_of_the_table() -> None:
    assert Counter(z for zone in ZONES for z in zone.piles) == Counter(range(N_ZONES))


def test_players_and_areas_have_one_pile_each() -> None:
    for zone in ZONES:
        wanted = {OF_PLAYER: MAX_PLAYERS, OF_AREA: MAX_AREAS}.get(zone.whose)
        assert wanted is None or len(zone.piles) == wanted, zone.name


def test_every_kind_of_pile_that_cards_speak_of_is_one_row() -> None:
    """What is being played or resolved is the only zone that cards have no word for."""
    assert sorted(zone.kind for zone in ZONES) == [-1, *sorted(int(pile) for pile in Pile)]
    assert [z for z in range(N_ZONES) if PILE_KIND[z] < 0] == [TABLE]


def test_no_two_zones_share_a_name_but_cards_in_play_and_piles_of_areas() -> None:
    assert len({zone.name for zone in ZONES}) == len({zone.log for zone in ZONES}) == len(ZONES)
    assert len(set(PILE_NAMES)) == N_ZONES
    assert zone_name(HAND + 1) == "player 2's hand"
    assert {zone_name(z) for z in DECKS if z >= MAX_PLAYERS} == {"encounter deck", "extra deck"}


def test_observations_number_zones_as_their_names_stand() -> None:
    for zone in ZONES:
        for z in zone.piles:
            assert ZONE_NAMES[ZONE_NUMBER[z]] == (zone.observed or zone.name)
    assert ZONE_NAMES[0] == "none"


def test_a_card_that_is_nowhere_is_in_no_kind_of_pile() -> None:
    assert PILE_KIND[NOWHERE] == SECRECY[NOWHERE] == -1
    assert zone_name(NOWHERE) == "nowhere"
