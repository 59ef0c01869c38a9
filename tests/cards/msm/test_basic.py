"""Basic cards of the Ms. Marvel pack."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def test_lockjaw_is_played_from_the_discard_pile_for_his_cost(table):
    table.hero("She-Hulk", hand=["Genius", "Energy"], discard=["Lockjaw", "Strength"])
    table.play("Lockjaw", pay=["Genius", "Energy"])
    table.expect(in_play=["Lockjaw"], discard={0: ["Strength", "Genius", "Energy"]}, hand={0: 0})


def test_lockjaw_is_played_from_hand_too(table):
    table.hero("She-Hulk", hand=["Lockjaw", "Genius", "Energy"])
    table.play("Lockjaw", pay=["Genius", "Energy"])
    table.expect(in_play=["Lockjaw"])


def test_lockjaw_is_not_offered_when_he_cannot_be_paid_for(table):
    table.hero("She-Hulk", hand=["Genius"], discard=["Lockjaw"])
    assert "Play Lockjaw" not in table.options()


def test_lockjaw_is_not_offered_to_another_player(table):
    table.hero("She-Hulk", hand=["Genius", "Energy"]).hero("Thor", discard=["Lockjaw"])
    assert "Play Lockjaw" not in table.options()


def test_lockjaw_is_not_offered_from_the_deck(table):
    table.hero("She-Hulk", hand=["Genius", "Energy"], deck=["Lockjaw"])
    assert "Play Lockjaw" not in table.options()


def test_lockjaw_comes_back_again_and_again(table):
    table.hero("She-Hulk", hand=["Genius", "Energy", "Strength", "Hellcat"], discard=["Lockjaw"]).minion("Shocker")
    table.play("Lockjaw", pay=["Genius", "Energy"]).attack("Rhino", by="Lockjaw").deal_damage("Lockjaw", 2)
    table.expect(discard={0: ["Lockjaw"]})
    assert "Play Lockjaw" not in table.options()


@rule("consequential_damage.1", "consequential_damage.2")
def test_lockjaw_takes_2_consequential_damage(table):
    table.hero("She-Hulk", in_play=["Lockjaw"]).main_scheme(threat=5).thwart("The Break-In!", by="Lockjaw")
    table.expect(damage={"Lockjaw": 2}, threat={"The Break-In!": 3})


def test_endurance_gives_3_hit_points_in_either_form(table):
    table.hero("She-Hulk", hand=["Endurance", "Genius"]).choose("Play Endurance", "Player 1", "Genius")
    assert table.stat("She-Hulk", Stat.HP) == 18
    table.change_form()
    assert table.stat("Jennifer Walters", Stat.HP) == 18


@rule("max.1")
def test_endurance_may_be_given_to_another_player_but_only_one_to_each(table):
    table.hero("She-Hulk", hand=["Endurance", "Genius"], in_play=["Endurance"]).hero("Thor")
    table.choose("Play Endurance", "Player 2", "Genius")
    assert (table.stat("Thor", Stat.HP), table.stat("She-Hulk", Stat.HP)) == (17, 18)


def test_enhanced_reflexes_generates_an_energy_resource(table):
    table.hero("Thor", hand=["Lightning Strike", "Genius"], in_play=["Enhanced Reflexes"])
    table.choose("Play Lightning Strike", "1", "Enhanced Reflexes", "Genius")
    table.expect(damage={"Rhino": 1}, counters={"Enhanced Reflexes": {"energy": 2}}, exhausted=["Enhanced Reflexes"])


@rule("uses.4")
def test_enhanced_reflexes_is_discarded_with_its_last_counter(table):
    table.hero("Thor", hand=["Mjolnir"], in_play=["Enhanced Reflexes"]).card("Enhanced Reflexes", counters=1)
    table.play("Mjolnir", pay=["Enhanced Reflexes"])
    table.expect(discard={0: ["Enhanced Reflexes"]})


@pytest.mark.parametrize("form", ["alter-ego", "hero"])
def test_enhanced_reflexes_cannot_be_used_in_alter_ego_form_or_exhausted(table, form):
    table.hero("Thor", form=form, hand=["Mjolnir"], in_play=["Enhanced Reflexes"])
    table.card("Enhanced Reflexes", exhausted=form == "hero")
    assert "Play Mjolnir" not in table.options()


def test_down_time_adds_2_to_recovery(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Down Time", "Genius"], damage=9)
    table.choose("Play Down Time", "Player 1", "Genius").recover()
    table.expect(damage={"Jennifer Walters": 2})


@rule("max.1")
def test_down_time_may_be_given_to_another_player_but_only_one_to_each(table):
    table.hero("She-Hulk", hand=["Down Time", "Genius"], in_play=["Down Time"]).hero("Thor", form="alter-ego")
    table.choose("Play Down Time", "Player 2", "Genius")
    assert table.stat("Odinson", Stat.REC) == 6
