"""The cards of the Invocation deck."""

import pytest

from tests.rules.citation import rule

WINDS, RINGS, BANDS = "Winds of Watoomb", "Seven Rings of Raggadorr", "Crimson Bands of Cyttorak"
IMAGES, VAPORS = "Images of Ikonn", "Vapors of Valtorr"


def strange(table, card, **kw):
    """Doctor Strange, ready to invoke a card that he can pay for."""
    others = [x for x in (WINDS, RINGS, BANDS, IMAGES, VAPORS) if x != card]
    return table.hero("Doctor Strange", hand=["Energy"], extra={"Invocation": [card, *others]}, **kw)


def invoke(table, card, *choices):
    """Spell Mastery, paid with Energy if it costs anything."""
    pay = [] if card in (WINDS, VAPORS) else ["Energy"]
    return table.choose("Use Doctor Strange", card, *pay, *choices)


def test_crimson_bands_of_cyttorak_stun_an_enemy_and_deal_7_damage(table):
    invoke(strange(table, BANDS), BANDS, "Rhino").expect(damage={"Rhino": 7}, status={"Rhino": ["stunned"]})
    assert table.where(BANDS) == "extra discard pile"


@rule("guard.1")
def test_crimson_bands_of_cyttorak_are_no_attack(table):
    invoke(strange(table, BANDS, status="stunned").minion("Hydra Mercenary"), BANDS, "Rhino")
    table.expect(damage={"Rhino": 7}, status={"Rhino": ["stunned"], "Doctor Strange": ["stunned"]})


def test_crimson_bands_of_cyttorak_damage_an_enemy_that_is_stunned_already(table):
    invoke(strange(table, BANDS).villain(status="stunned"), BANDS, "Rhino").expect(damage={"Rhino": 7})


def test_crimson_bands_of_cyttorak_stun_a_tough_enemy(table):
    invoke(strange(table, BANDS).villain(status="tough"), BANDS, "Rhino")
    table.expect(damage={"Rhino": 0}, status={"Rhino": ["stunned"]})


def test_images_of_ikonn_confuse_the_villain_and_remove_4_threat(table):
    invoke(strange(table, IMAGES).main_scheme(threat=6), IMAGES, "The Break-In!")
    table.expect(threat={"The Break-In!": 2}, status={"Rhino": ["confused"]})
    assert table.where(IMAGES) == "extra discard pile"


def test_images_of_ikonn_are_no_thwart(table):
    invoke(strange(table, IMAGES, status="confused").main_scheme(threat=6), IMAGES, "The Break-In!")
    table.expect(threat={"The Break-In!": 2}, status={"Doctor Strange": ["confused"]})


@rule("target.2")
def test_images_of_ikonn_resolve_though_they_can_do_nothing_but_leave(table):
    """FAQ: the card itself is a valid target."""
    invoke(strange(table, IMAGES).main_scheme(threat=0).villain(status="confused"), IMAGES)
    assert table.where(IMAGES) == "extra discard pile"
    table.expect(exhausted=["Doctor Strange"], hand={0: 0})


def test_seven_rings_of_raggadorr_make_up_to_3_characters_tough(table):
    invoke(strange(table, RINGS, in_play=["Wong", "Clea"]), RINGS, "Doctor Strange", "Wong", "Clea")
    table.expect(status={"Doctor Strange": ["tough"], "Wong": ["tough"], "Clea": ["tough"]})
    assert table.where(RINGS) == "extra discard pile"


def test_seven_rings_of_raggadorr_may_stop_at_fewer_and_offer_nobody_who_is_tough(table):
    invoke(strange(table, RINGS, in_play=["Wong"], status="tough"), RINGS)
    assert "Doctor Strange" not in table.options()
    table.choose("Wong").decline().expect(status={"Wong": ["tough"]})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("stunned", "confused"),
        ("stunned", "tough"),
        ("confused", "stunned"),
        ("confused", "tough"),
        ("tough", "stunned"),
        ("tough", "confused"),
    ],
)
def test_vapors_of_valtorr_replace_a_status_card_by_another(table, old, new):
    strange(table, VAPORS).villain(status=old)
    invoke(table, VAPORS)
    table.choose(f"Replace a {old} status card of a character with a {new} one", "Rhino").expect(
        status={"Rhino": [new]}
    )
    assert table.where(VAPORS) == "extra discard pile"


def test_vapors_of_valtorr_reach_friends_too(table):
    strange(table, VAPORS, status="stunned")
    invoke(table, VAPORS)
    assert len(table.options()) == 2
    table.choose("with a tough one", "Doctor Strange").expect(status={"Doctor Strange": ["tough"]})


def test_vapors_of_valtorr_do_not_double_a_status_card(table):
    strange(table, VAPORS).villain(status=["stunned", "confused"])
    invoke(table, VAPORS)
    assert len(table.options()) == 2  # either becomes tough


def test_vapors_of_valtorr_leave_though_no_status_card_is_in_play(table):
    invoke(strange(table, VAPORS), VAPORS).expect(exhausted=["Doctor Strange"])
    assert table.where(VAPORS) == "extra discard pile"


def test_winds_of_watoomb_draw_3_cards(table):
    invoke(strange(table, WINDS), WINDS).expect(hand={0: 4})
    assert table.where(WINDS) == "extra discard pile"


def test_winds_of_watoomb_are_not_played_and_so_nothing_that_waits_for_events_answers(table):
    strange(table, WINDS).attach("Counterspell", "Doctor Strange")
    invoke(table, WINDS).expect(hand={0: 4}, in_play=["Counterspell"])
