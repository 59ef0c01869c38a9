"""Ms. Marvel's obligation and nemesis set."""

import pytest

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ the obligation


def test_home_by_dawn_leaves_the_game_when_kamala_khan_exhausts(table):
    table.hero("Ms. Marvel", in_play=["Aamir Khan"]).dealt(0, "Home by Dawn").start(phase="villain", step=4)
    table.choose("Yes", "exhaust your alter-ego")
    table.expect(exhausted=["Kamala Khan"], in_play=["Aamir Khan"])
    assert table.where("Home by Dawn") == "removed from the game"


def test_home_by_dawn_discards_a_persona_support(table):
    table.hero("Ms. Marvel", in_play=["Aamir Khan", "Bruno Carrelli", "Avengers Mansion"]).encounter_deck("Sandman")
    table.dealt(0, "Home by Dawn").start(phase="villain", step=4)
    table.choose("No", "discard a Persona support")
    assert sorted(table.options()) == ["Aamir Khan", "Bruno Carrelli"]
    table.choose("Aamir Khan")
    table.expect(not_in_play=["Aamir Khan", "Sandman"], in_play=["Bruno Carrelli"], discard={None: ["Home by Dawn"]})


@rule("Surge")
def test_home_by_dawn_surges_when_there_is_no_persona_support(table):
    table.hero("Ms. Marvel", in_play=["Avengers Mansion"]).encounter_deck("Sandman")
    table.dealt(0, "Home by Dawn").start(phase="villain", step=4)
    table.choose("No", "discard a Persona support")
    table.expect(in_play=["Sandman", "Avengers Mansion"], discard={None: ["Home by Dawn"]})


@rule("obligation.1")
def test_home_by_dawn_goes_to_the_player_of_ms_marvel(table):
    table.hero("She-Hulk").hero("Ms. Marvel", in_play=["Aamir Khan"]).dealt(0, "Home by Dawn")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1


# ------------------------------------------------------------------------------------------ the nemesis set


def test_generation_why_discards_a_card_of_each_player_for_each_ally_and_persona_support(table):
    table.hero("Ms. Marvel", in_play=["Aamir Khan", "Avengers Mansion"]).hero("She-Hulk", in_play=["Tigra"])
    table.dealt(0, "Generation Why?").start(phase="villain", step=4)
    assert (len(table.discard(0)), len(table.discard(1))) == (2, 2)
    table.expect(threat={"Generation Why?": 4})


def test_generation_why_discards_nothing_without_ally_and_persona_support(table):
    table.hero("Ms. Marvel", in_play=["Avengers Mansion"]).dealt(0, "Generation Why?").start(phase="villain", step=4)
    table.expect(threat={"Generation Why?": 2})
    assert table.discard(0) == []


@rule("hazard_icon.1")
def test_generation_why_deals_one_more_encounter_card(table):
    table.hero("Ms. Marvel", form="alter-ego").side_scheme("Generation Why?").start(phase="villain", step=3)
    assert len(table.discard(None)) == 2


def test_thomas_edison_takes_no_damage_while_his_player_has_another_minion(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"]).minion("Thomas Edison").minion("Shocker")
    table.play("Big Hands", pay=["Genius"])
    assert sorted(table.options()) == ["Rhino", "Shocker"]


def test_thomas_edison_takes_damage_when_he_is_alone(table):
    table.hero("Ms. Marvel", hand=["Big Hands", "Genius"], exhausted=True).minion("Thomas Edison")
    table.play("Big Hands", pay=["Genius"], target="Thomas Edison")
    table.expect(not_in_play=["Thomas Edison"])


@rule("You")
def test_thomas_edison_takes_damage_when_the_other_minion_is_engaged_with_another_player(table):
    table.hero("Ms. Marvel").hero("She-Hulk").minion("Thomas Edison", engaged=0).minion("Shocker", engaged=1)
    table.attack("Thomas Edison")
    table.expect(damage={"Thomas Edison": 1})


def test_edisons_giant_robot_cannot_take_damage(table):
    table.hero("Ms. Marvel").minion("Edison's Giant Robot")
    table.choose("Attack with Ms. Marvel")
    assert table.options() == ["Rhino"]


@rule("text_box.1")
def test_edisons_giant_robot_takes_damage_until_the_end_of_the_phase_for_a_mental_resource(table):
    table.hero("Ms. Marvel", hand=["Genius"]).minion("Edison's Giant Robot")
    table.use("Edison's Giant Robot", pay=["Genius"]).attack("Edison's Giant Robot")
    table.expect(damage={"Edison's Giant Robot": 1})
    assert "Use Edison's Giant Robot" not in table.options()
    table.run_villain_phase()
    table.deal_damage("Edison's Giant Robot", 3)
    table.expect(damage={"Edison's Giant Robot": 1})


def test_edisons_giant_robot_may_be_switched_off_by_a_player_it_is_not_engaged_with(table):
    table.hero("She-Hulk", hand=["Genius"]).hero("Ms. Marvel").minion("Edison's Giant Robot", engaged=1)
    table.use("Edison's Giant Robot", pay=["Genius"]).attack("Edison's Giant Robot")
    table.expect(damage={"Edison's Giant Robot": 3})


@pytest.mark.parametrize(("form", "card"), [("alter-ego", "Genius"), ("hero", "Strength")])
def test_edisons_giant_robot_is_switched_off_by_heroes_with_a_mental_resource_only(table, form, card):
    table.hero("Ms. Marvel", form=form, hand=[card]).minion("Edison's Giant Robot")
    assert "Use Edison's Giant Robot" not in table.options()


def test_harvest_exhausts_persona_supports_of_all_players_and_heals_the_villain(table):
    table.hero("Ms. Marvel", in_play=["Aamir Khan", "Bruno Carrelli"]).hero("Spider-Man", in_play=["Aunt May"])
    table.card("Bruno Carrelli", exhausted=True).villain("Rhino", damage=5).dealt(0, "Harvest").encounter_deck(
        "Sandman"
    )
    table.start(phase="villain", step=4)
    table.expect(exhausted=["Aamir Khan", "Aunt May"], damage={"Rhino": 3}, not_in_play=["Sandman"])


@rule("Surge")
def test_harvest_surges_when_no_persona_support_is_exhausted(table):
    table.hero("Ms. Marvel", in_play=["Aamir Khan"]).card("Aamir Khan", exhausted=True).villain("Rhino", damage=5)
    table.dealt(0, "Harvest").encounter_deck("Sandman").start(phase="villain", step=4)
    table.expect(damage={"Rhino": 5}, in_play=["Sandman"])


def test_harvest_does_not_surge_when_the_villain_has_nothing_to_heal(table):
    table.hero("Ms. Marvel", in_play=["Aamir Khan"]).dealt(0, "Harvest").encounter_deck("Sandman")
    table.start(phase="villain", step=4)
    table.expect(exhausted=["Aamir Khan"], not_in_play=["Sandman"])
