"""Acceleration tokens and icons, counters, resources and resource icons, what stays in play."""

import pytest

import tests.rules.entry_cards
import tests.rules.keyword_cards  # noqa: F401
from tests.rules.citation import rule


def tokens(table, what="main_schemes"):
    """Acceleration tokens on the first card of a kind."""
    return table.game.view(0)["areas"][0][what][0].get("acceleration_tokens", 0)


@rule("acceleration_token.3", "acceleration_token.4")
def test_token_on_another_card_adds_its_threat_to_the_main_scheme(table):
    table.hero("Captain Marvel").side_scheme("Slow Fuse").main_scheme(threat=0).dealt(0, "Fuse")
    table.start(phase="villain", step=4).choose("Slow Fuse")
    assert (tokens(table), tokens(table, "side_schemes")) == (0, 1)
    table.run_villain_phase().expect(threat={"The Break-In!": 1 + 1, "Slow Fuse": 2})


@rule("acceleration_token.7")
def test_token_on_another_card_goes_when_that_card_leaves_play(table):
    table.hero("Captain Marvel", hand=["Cold Front"]).side_scheme("Slow Fuse", threat=1).main_scheme(threat=0)
    table.dealt(0, "Fuse").start(phase="villain", step=4).choose("Slow Fuse").thwart("Slow Fuse")
    table.expect(not_in_play=["Slow Fuse"]).run_villain_phase().expect(threat={"The Break-In!": 1})


@rule("acceleration_token.5")
def test_token_at_the_main_scheme_cannot_be_removed(table):
    table.hero("Captain Marvel", hand=["Defuse"]).main_scheme(threat=0, acceleration=1)
    assert "Play Defuse" not in table.options()
    table.run_villain_phase().expect(threat={"The Break-In!": 1 + 1})
    assert tokens(table) == 1


@rule("acceleration_icon.3", "acceleration_token.8")
def test_icon_is_no_token_and_token_is_no_icon(table):
    table.hero("Captain Marvel", hand=["Icon Hunt"]).side_scheme("Slow Fuse").dealt(0, "Fuse")
    table.start(phase="villain", step=4).choose("Slow Fuse")
    assert "Play Icon Hunt" not in table.options()


@rule("acceleration_icon.3", "icons.5")
def test_icon_adds_threat_without_any_token(table):
    table.hero("Captain Marvel", hand=["Icon Hunt"]).side_scheme("Icon Scheme").main_scheme(threat=0)
    assert "Play Icon Hunt" in table.options()
    assert tokens(table, "side_schemes") == 0
    table.run_villain_phase().expect(threat={"The Break-In!": 1 + 1})


@rule("all_purpose_counter.2")
def test_any_counter_a_card_names_is_tracked(table):
    table.hero("Captain Marvel", in_play=["Garden"]).use("Garden").use("Garden")
    table.expect(counters={"Garden": {"tulip": 4}})
    assert table.game.view(0)["players"][0]["in_play"][0]["counters"] == {"tulip": 4}


@rule("energy_resource.2")
def test_energy_resources_pay_the_cost_of_a_card(table):
    table.hero("Spider-Man", hand=["Haymaker", "Energy"])
    table.play("Haymaker", pay=["Energy"], target="Rhino").expect(damage={"Rhino": 3}, discard={0: ["Energy"]})


@pytest.mark.parametrize(("card", "offered"), [("Energy", True), ("Genius", False), ("Strength", False)])
@rule("energy_resource.3", "icons.1", "energy_resource.1")
def test_ability_may_ask_for_energy_in_particular(table, card, offered):
    table.hero("Captain Marvel", damage=2, hand=[card])
    assert any("Rechannel" in x for x in table.options()) == offered


@pytest.mark.parametrize(("card", "offered"), [("Genius", True), ("Energy", False), ("Strength", False)])
@rule("icons.2")
def test_mental_icon_pays_what_asks_for_a_mental_resource(table, card, offered):
    table.hero("Spider-Man", in_play=["Black Widow"], hand=[card]).dealt(0, "Advance").start(phase="villain", step=4)
    assert ("Use Black Widow" in table.options()) == offered


@pytest.mark.parametrize(("card", "offered"), [("Strength", True), ("Energy", False), ("Genius", False)])
@rule("icons.3")
def test_physical_icon_pays_what_asks_for_a_physical_resource(table, card, offered):
    table.hero("Spider-Man", in_play=["Tenacity"], exhausted=True, hand=[card])
    assert any("Tenacity" in x for x in table.options()) == offered


@rule("icons.4")
def test_wild_icon_is_spent_for_any_type(table):
    wild = "Vibranium"
    table.hero("Captain Marvel", damage=2, hand=[wild], in_play=["Tenacity"], exhausted=True)
    assert any("Rechannel" in x for x in table.options())  # energy
    assert any("Tenacity" in x for x in table.options())  # physical


@rule("icons.10")
def test_star_in_the_boost_field_stands_for_a_mandatory_ability(table):
    table.hero("Captain Marvel").encounter_deck("Sting Ray").start(phase="villain", step=2).defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 1 + 1}, midway=True)  # Rhino's 2 less 1, and 1 of the boost ability


@rule("ally.1")
def test_ally_stays_in_play_until_something_makes_it_leave(table):
    table.hero("Captain Marvel", in_play=["Mockingbird"], hand=["Recall Notice"]).run_villain_phase()
    table.run_villain_phase().expect(in_play=["Mockingbird"])
    table.play("Recall Notice", target="Mockingbird").expect(not_in_play=["Mockingbird"])


@rule("environment.1", "environment.2")
def test_environment_lays_down_a_rule_for_the_whole_scenario(table):
    table.hero("Spider-Man").hero("Captain Marvel").minion("Hydra Mercenary", engaged=1).dealt(0, "Heat Wave")
    table.start(phase="villain", step=4)
    view = table.game.view(1)
    assert [x["title"] for x in view["areas"][0]["environments"]] == ["Heat Wave"]
    assert (view["areas"][0]["villains"][0]["atk"], view["players"][1]["minions"][0]["atk"]) == (3, 2)


@rule("environment.3")
def test_environment_stays_until_something_makes_it_leave(table):
    table.hero("Spider-Man", hand=["Cold Front"]).environment("Heat Wave").run_villain_phase()
    table.expect(in_play=["Heat Wave"])
    table.play("Cold Front", target="Heat Wave").expect(not_in_play=["Heat Wave"], discard={None: ["Heat Wave"]})


@rule("gains.2")
def test_gained_keyword_is_not_printed(table):
    table.hero("Spider-Man", hand=["Read the Label"]).minion("Shocker", attachments=["Second Guard"])
    assert table.choose("Attack with Spider-Man").options() == ["Shocker"]  # it guards the villain ...
    table.choose("Shocker")
    assert "Play Read the Label" not in table.options()  # ... but not by its printed text


@rule("gains.2")
def test_printed_keyword_is_printed(table):
    table.hero("Spider-Man", hand=["Read the Label"]).minion("Hydra Mercenary")
    table.play("Read the Label", target="Hydra Mercenary").expect(damage={"Hydra Mercenary": 1})


@rule("indirect_damage.6")
def test_indirect_damage_is_not_assigned_to_a_character_that_cannot_take_damage(table):
    table.hero("Captain Marvel", in_play=["Ghost of Mine"]).dealt(0, "Scatter Shot").start(phase="villain", step=4)
    assert table.options() == ["1 damage to Captain Marvel"]


@rule("indirect_damage.7")
def test_indirect_damage_that_cannot_be_assigned_is_ignored(table):
    table.hero("Captain Marvel", in_play=["Ghost of Mine", "Aegis"]).dealt(0, "Scatter Shot")
    table.start(phase="villain", step=4)
    table.expect(damage={"Captain Marvel": 0, "Ghost of Mine": 0}, discard={None: ["Scatter Shot"]})


@rule("indirect_damage.7")
def test_indirect_damage_beyond_what_characters_can_be_assigned_is_ignored(table):
    table.hero("Captain Marvel", in_play=["Mockingbird", "Aegis"]).dealt(0, "Scatter Shot")
    table.start(phase="villain", step=4)
    for _ in range(3):
        table.choose("1 damage to Mockingbird")
    table.expect(not_in_play=["Mockingbird"], damage={"Captain Marvel": 0})


@rule("engage.4")
def test_minion_a_player_engages_has_engaged_that_player(table):
    table.hero("Spider-Man", hand=["Come Here"]).hero("Captain Marvel", form="alter-ego").minion("Vulture", engaged=1)
    table.play("Come Here", target="Vulture")
    assert table.decision.kind == "defend"  # quickstrike: after it engages a hero, it attacks
    table.run_until("turn").expect(damage={"Spider-Man": 3})
