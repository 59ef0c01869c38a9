"""Leadership cards of the Captain America pack."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ allies


def falcon(table, *deck):
    table.hero("She-Hulk", hand=["Falcon", "Genius", "Energy"]).encounter_deck(*deck).main_scheme(threat=6)
    return table.play("Falcon", pay=["Genius", "Energy"])


@rule("for_each.2", "for_each.3")
def test_falcon_removes_1_threat_from_a_scheme_for_each_treachery_he_sees(table):
    falcon(table, "Advance", "Sandman", "Assault", "Stampede").choose("Use Falcon", "The Break-In!")
    table.expect(threat={"The Break-In!": 4})
    assert table.deck(None)[:3] == ["Advance", "Sandman", "Assault"]


def test_falcon_removes_nothing_when_he_sees_no_treachery(table):
    falcon(table, "Sandman", "Shocker", "Charge", "Advance").choose("Use Falcon")
    table.expect(threat={"The Break-In!": 6})


def test_falcon_may_look_when_no_scheme_has_threat(table):
    table.hero("She-Hulk", hand=["Falcon", "Genius", "Energy"]).encounter_deck("Advance").main_scheme(threat=0)
    table.play("Falcon", pay=["Genius", "Energy"]).choose("Use Falcon")
    table.expect(in_play=["Falcon"])


def test_squirrel_girl_deals_1_damage_to_each_enemy(table):
    table.hero("She-Hulk", hand=["Squirrel Girl", "Genius"]).hero("Thor").minion("Shocker").minion("Titania", engaged=1)
    table.play("Squirrel Girl", pay=["Genius"]).choose("Use Squirrel Girl")
    table.expect(damage={"Rhino": 1, "Shocker": 1, "Titania": 1, "Squirrel Girl": 0})


def test_squirrel_girl_may_be_declined(table):
    table.hero("She-Hulk", hand=["Squirrel Girl", "Genius"]).play("Squirrel Girl", pay=["Genius"]).decline()
    table.expect(damage={"Rhino": 0})


@rule("cost.18")
def test_wonder_man_attacks_for_a_card_from_hand(table):
    table.hero("She-Hulk", hand=["Genius", "Energy"], in_play=["Wonder Man"])
    table.choose("Attack with Wonder Man", "Genius", "Rhino")
    table.expect(damage={"Rhino": 3, "Wonder Man": 1}, hand={0: ["Energy"]}, exhausted=["Wonder Man"])


@rule("cost.19")
def test_wonder_man_cannot_attack_with_an_empty_hand(table):
    table.hero("She-Hulk", in_play=["Wonder Man"])
    assert "Attack with Wonder Man" not in table.options()


def test_wonder_man_thwarts_and_defends_for_nothing(table):
    table.hero("She-Hulk", in_play=["Wonder Man"]).main_scheme(threat=3).thwart("The Break-In!", by="Wonder Man")
    table.expect(threat={"The Break-In!": 2})


@rule("stun.7")
def test_wonder_man_discards_a_card_even_if_he_is_stunned(table):
    table.hero("She-Hulk", hand=["Genius"], in_play=["Wonder Man"]).card("Wonder Man", status=["stunned"])
    table.choose("Attack with Wonder Man", "Genius")
    table.expect(damage={"Rhino": 0, "Wonder Man": 0}, hand={0: 0}, status={"Wonder Man": []}, exhausted=["Wonder Man"])


# ------------------------------------------------------------------------------------------ events


def test_avengers_assemble_readies_your_avengers_and_strengthens_all(table):
    table.hero(
        "She-Hulk", hand=["Avengers Assemble!", "Genius", "Energy"], in_play=["Tigra", "Black Widow"], exhausted=True
    )
    table.hero("Thor", in_play=["Vision"], exhausted=True)
    table.card("Tigra", exhausted=True).card("Black Widow", exhausted=True).card("Vision", exhausted=True)
    table.play("Avengers Assemble!", pay=["Genius", "Energy"])
    table.expect(ready=["She-Hulk", "Tigra"], exhausted=["Thor", "Vision", "Black Widow"])
    assert [table.stat(name, Stat.ATK) for name in ("She-Hulk", "Tigra", "Thor", "Vision", "Black Widow")] == [
        4,
        3,
        3,
        3,
        1,
    ]
    assert [table.stat(name, Stat.THW) for name in ("She-Hulk", "Tigra", "Thor", "Vision", "Black Widow")] == [
        2,
        2,
        2,
        2,
        2,
    ]


def test_avengers_assemble_is_over_at_the_end_of_the_phase(table):
    table.hero("She-Hulk", hand=["Avengers Assemble!", "Genius", "Energy"]).play(
        "Avengers Assemble!", pay=["Genius", "Energy"]
    )
    table.end_turn().run_until("defend")
    assert table.stat("She-Hulk", Stat.ATK) == 3


@rule("lasting_effects.3")
def test_avengers_assemble_strengthens_an_avenger_who_comes_later(table):
    table.hero("She-Hulk", hand=["Avengers Assemble!", "Genius", "Energy", "Squirrel Girl", "Strength"])
    table.play("Avengers Assemble!", pay=["Genius", "Energy"]).play("Squirrel Girl", pay=["Strength"]).decline()
    assert table.stat("Squirrel Girl", Stat.ATK) == 2


@rule("max.2")
def test_avengers_assemble_is_played_once_per_round_by_all_players(table):
    hand = ["Avengers Assemble!", "Genius", "Energy"]
    table.hero("She-Hulk", hand=hand).hero("Thor", hand=hand).play("Avengers Assemble!", pay=["Genius", "Energy"])
    table.end_turn()
    assert "Play Avengers Assemble!" not in table.options()


def test_avengers_assemble_is_not_offered_in_alter_ego_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Avengers Assemble!", "Genius", "Energy"], in_play=["Tigra"])
    assert "Play Avengers Assemble!" not in table.options()


def test_strength_in_numbers_draws_a_card_for_each_ally_exhausted(table):
    table.hero("She-Hulk", hand=["Strength In Numbers"], in_play=["Tigra", "Vision", "Hawkeye"])
    table.choose("Play Strength In Numbers", "Tigra", "Vision", "Done")
    table.expect(hand={0: 2}, exhausted=["Tigra", "Vision"], ready=["Hawkeye"])


@rule("cost.17")
def test_strength_in_numbers_is_not_offered_without_a_ready_ally(table):
    table.hero("She-Hulk", hand=["Strength In Numbers"], in_play=["Tigra"]).hero("Thor", in_play=["Vision"])
    table.card("Tigra", exhausted=True)
    assert "Play Strength In Numbers" not in table.options()


def test_strength_in_numbers_is_played_in_either_form(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Strength In Numbers"], in_play=["Tigra"])
    table.choose("Play Strength In Numbers", "Tigra")
    table.expect(hand={0: 1}, exhausted=["Tigra"])


# ------------------------------------------------------------------------------------------ Quinjet


def test_quinjet_gets_a_counter_at_the_beginning_of_its_players_turn(table):
    table.hero("She-Hulk").hero("Thor", in_play=["Quinjet"])
    table.expect(counters={"Quinjet": {"time": 0}})
    table.end_turn().choose("Use Quinjet")
    table.expect(counters={"Quinjet": {"time": 1}})


def test_quinjet_puts_an_avenger_of_that_cost_or_less_into_play_and_is_discarded(table):
    hand = ["Squirrel Girl", "Tigra", "Daredevil", "Black Widow"]
    table.hero("She-Hulk", hand=hand, in_play=["Quinjet"]).card("Quinjet", counters={"time": 2})
    table.decline().choose("Use Quinjet")
    assert table.options() == ["Squirrel Girl"]
    table.choose("Squirrel Girl", "Use Squirrel Girl")
    table.expect(in_play=["Squirrel Girl"], discard={0: ["Quinjet"]}, damage={"Rhino": 1})


def test_quinjet_takes_a_dearer_ally_with_more_counters(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Tigra"], in_play=["Quinjet"]).card("Quinjet", counters={"time": 2})
    assert not [label for label in table.options() if label == "Tigra"]
    table.choose("Use Quinjet").use("Quinjet", target="Tigra")
    table.expect(in_play=["Tigra"], not_in_play=["Quinjet"])


@rule("play.7")
def test_quinjet_does_not_play_the_ally(table):
    table.hero("Captain America", form="alter-ego", hand=["Squirrel Girl", "Agent 13", "Genius"], in_play=["Quinjet"])
    table.card("Quinjet", counters={"time": 2}).decline().use("Quinjet", target="Squirrel Girl").decline()
    assert "Play Agent 13" in table.options()


@pytest.mark.parametrize("hand", [["Tigra"], ["Daredevil"], []])
def test_quinjet_is_not_offered_without_a_fitting_ally(table, hand):
    table.hero("She-Hulk", hand=hand, in_play=["Quinjet"]).card("Quinjet", counters={"time": 2}).decline()
    assert "Use Quinjet" not in table.options()


@rule("unique_icon.2")
def test_quinjet_cannot_bring_an_ally_who_is_in_play(table):
    table.hero("She-Hulk", hand=["Squirrel Girl"], in_play=["Quinjet"]).hero("Thor", in_play=["Squirrel Girl"])
    table.card("Quinjet", counters={"time": 2}).decline()
    assert "Use Quinjet" not in table.options()
