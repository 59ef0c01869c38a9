"""Basic cards."""

import pytest

from tests.rules.citation import rule


def test_mockingbird_stuns_an_enemy_after_she_enters_play(table):
    table.hero("Spider-Man", hand=["Mockingbird", "Genius", "Energy"]).minion("Shocker")
    table.play("Mockingbird", pay=["Genius", "Energy"]).choose("Use Mockingbird", "Shocker")
    table.expect(status={"Shocker": ["stunned"], "Rhino": []})


def test_mockingbird_may_decline_to_stun(table):
    table.hero("Spider-Man", hand=["Mockingbird", "Genius", "Energy"])
    table.play("Mockingbird", pay=["Genius", "Energy"]).decline()
    table.expect(status={"Rhino": []}, in_play=["Mockingbird"])


@rule("target.6", "status_cards.2")
def test_mockingbird_is_not_asked_when_every_enemy_is_stunned(table):
    table.hero("Spider-Man", hand=["Mockingbird", "Genius", "Energy"]).villain("Rhino", status=["stunned"])
    table.play("Mockingbird", pay=["Genius", "Energy"])
    table.expect(status={"Rhino": ["stunned"]})


@rule("enters_play.2")
def test_mockingbird_stuns_when_she_is_put_into_play(table):
    table.hero("Spider-Man", hand=["Make the Call", "Genius", "Energy"], discard=["Mockingbird"])
    table.choose("Play Make the Call", "Mockingbird", "Genius", "Energy", "Use Mockingbird", "Rhino")
    table.expect(status={"Rhino": ["stunned"]})


@rule()
def test_nick_fury_removes_2_threat(table):
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"]).main_scheme(threat=3)
    table.play("Nick Fury", pay=["Genius", "Energy"]).choose("threat", "The Break-In!")
    table.expect(threat={"The Break-In!": 1}, in_play=["Nick Fury"])


def test_nick_fury_draws_3_cards(table):
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"]).main_scheme(threat=3)
    table.play("Nick Fury", pay=["Genius", "Energy"]).choose("Draw")
    table.expect(hand={0: 3})


def test_nick_fury_deals_4_damage(table):
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"])
    table.play("Nick Fury", pay=["Genius", "Energy"]).choose("damage", "Rhino")
    table.expect(damage={"Rhino": 4})


@rule("choose_option.5")
def test_nick_fury_cannot_remove_threat_when_no_scheme_has_any(table):
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"]).main_scheme(threat=0)
    table.play("Nick Fury", pay=["Genius", "Energy"])
    assert len(table.options()) == 2


@rule("Delayed Effect")
def test_nick_fury_is_discarded_at_the_end_of_the_round(table):
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"])
    table.play("Nick Fury", pay=["Genius", "Energy"]).choose("Draw").run_villain_phase()
    table.expect(discard={0: ["Nick Fury"]}, not_in_play=["Nick Fury"])


@rule("leaves_play.3")
def test_nick_fury_is_not_discarded_from_the_deck_when_he_left_play_before(table_of):
    table = table_of(filler=0)
    table.hero("Spider-Man", hand=["Nick Fury", "Genius", "Energy"], deck=["Strength"] * 6)
    table.villain("Rhino", attachments=["Charge"]).encounter_deck("Quiet Moment", "Assault", *["Quiet Moment"] * 6)
    table.play("Nick Fury", pay=["Genius", "Energy"]).choose("Draw").end_turn().run_until("defend")
    table.defend("Nick Fury").choose("Spider-Sense")  # he is defeated; the last card is drawn, the deck made anew
    table.run_until("turn")
    assert table.where("Nick Fury") == "player 1's deck"


def test_emergency_reduces_the_threat_of_a_villain_scheme(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"]).main_scheme(threat=0)
    table.encounter_deck("Charge").start(phase="villain", step=2)
    table.choose("Play Emergency")
    table.expect(threat={"The Break-In!": 2}, discard={0: ["Emergency"]})


def test_emergency_may_be_declined(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"]).main_scheme(threat=0)
    table.encounter_deck("Charge").start(phase="villain", step=2).decline()
    table.expect(threat={"The Break-In!": 3}, hand={0: ["Emergency"]})


def test_emergency_is_not_offered_when_a_minion_schemes(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"]).minion("Sandman").main_scheme(threat=0)
    table.start(phase="villain", step=2).decline().choose("Activate Sandman")
    table.expect(threat={"The Break-In!": 3}, hand={0: ["Emergency"]})


@rule("labeled_ability.7")
def test_emergency_is_canceled_by_confusion(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"], status=["confused"]).main_scheme(threat=0)
    table.start(phase="villain", step=2).choose("Play Emergency")
    table.expect(threat={"The Break-In!": 1}, status={"Peter Parker": []}, discard={0: ["Emergency"]})


def test_emergency_works_in_hero_form_when_a_card_makes_the_villain_scheme(table):
    table.hero("Spider-Man", form="hero", hand=["Emergency"]).main_scheme(threat=0)
    table.dealt(0, "Advance").start(phase="villain", step=4).choose("Play Emergency")
    table.expect(threat={"The Break-In!": 0})


def test_first_aid_heals_2_damage_from_any_character(table):
    table.hero("Spider-Man", hand=["First Aid", "Genius"], in_play=["Daredevil"], damage=3)
    table.card("Daredevil", damage=2)
    table.play("First Aid", pay=["Genius"], target="Daredevil")
    table.expect(damage={"Daredevil": 0, "Spider-Man": 3})


@rule("target.6")
def test_first_aid_offers_only_damaged_characters(table):
    table.hero("Spider-Man", hand=["First Aid", "Genius"], in_play=["Daredevil"], damage=3).villain("Rhino", damage=1)
    table.play("First Aid", pay=["Genius"])
    assert sorted(table.options()) == ["Rhino", "Spider-Man"]


@rule("event.6")
def test_first_aid_is_not_offered_when_nobody_is_damaged(table):
    table.hero("Spider-Man", hand=["First Aid", "Genius"])
    assert "Play First Aid" not in table.options()


def test_haymaker_deals_3_damage(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"])
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 3}, ready=["Spider-Man"])


def test_haymaker_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Haymaker", "Genius"])
    assert "Play Haymaker" not in table.options()


@pytest.mark.parametrize("card", ["Energy", "Genius", "Strength"])
def test_a_double_resource_pays_2(table, card):
    table.hero("Spider-Man", hand=["Haymaker", card])
    table.play("Haymaker", pay=[card], target="Rhino")
    table.expect(damage={"Rhino": 3}, hand={0: 0})


@pytest.mark.parametrize("card", ["Energy", "Genius", "Strength"])
@rule("dash.2")
def test_a_resource_card_cannot_be_played(table, card):
    table.hero("Spider-Man", hand=["Haymaker", card])
    assert f"Play {card}" not in table.options()


def test_avengers_mansion_lets_its_controller_draw(table):
    table.hero("Spider-Man", in_play=["Avengers Mansion"], deck=["Genius"])
    table.use("Avengers Mansion", target="Player 1")
    table.expect(hand={0: ["Genius"]}, exhausted=["Avengers Mansion"])


def test_avengers_mansion_lets_another_player_draw(table):
    table.hero("Spider-Man", in_play=["Avengers Mansion"]).hero("Captain Marvel", deck=["Genius"])
    table.use("Avengers Mansion", target="Player 2")
    table.expect(hand={0: 0, 1: ["Genius"]})


def test_avengers_mansion_works_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Avengers Mansion"], deck=["Genius"])
    table.use("Avengers Mansion", target="Player 1")
    table.expect(hand={0: ["Genius"]})


def test_helicarrier_reduces_the_cost_of_the_next_card(table):
    table.hero("Spider-Man", hand=["Web-Shooter", "Haymaker", "Genius"], in_play=["Helicarrier"])
    table.use("Helicarrier", target="Player 1").play("Web-Shooter")
    table.expect(in_play=["Web-Shooter"], hand={0: 2}, exhausted=["Helicarrier"])


def test_helicarrier_reduces_the_cost_of_one_card_only(table):
    table.hero("Spider-Man", hand=["Aunt May", "Haymaker", "Backflip"], in_play=["Helicarrier"])
    table.use("Helicarrier", target="Player 1").play("Aunt May")
    assert "Play Haymaker" not in table.options()


def test_helicarrier_is_used_up_by_a_card_that_costs_nothing(table):
    table.hero("Spider-Man", hand=["Make the Call", "Web-Shooter", "Backflip", "Genius"], in_play=["Helicarrier"])
    table.hero("Captain Marvel", discard=["Mockingbird"])
    table.use("Helicarrier", target="Player 1").choose("Play Make the Call", "Mockingbird", "Genius", "Backflip")
    table.decline()
    assert "Play Web-Shooter" not in table.options()


def test_helicarrier_reduces_the_cost_for_the_chosen_player_only(table):
    table.hero("Spider-Man", hand=["Web-Shooter"], in_play=["Helicarrier"]).hero("Captain Marvel")
    table.use("Helicarrier", target="Player 2")
    assert "Play Web-Shooter" not in table.options()


@rule("end_of_player_phase.5")
def test_helicarrier_reduction_ends_with_the_phase(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Great Responsibility"], in_play=["Helicarrier"])
    table.use("Helicarrier", target="Player 1").end_turn().run_villain_phase()
    table.choose("Use Helicarrier", "Player 1")  # a single reduction again: the first one is over
    assert len(table.game.state.lasting) == 1


def test_tenacity_readies_your_hero(table):
    table.hero("Spider-Man", hand=["Strength"], in_play=["Tenacity"], exhausted=True)
    table.use("Tenacity", pay=["Strength"])
    table.expect(ready=["Spider-Man"], discard={0: ["Tenacity", "Strength"]})


@rule("resource.6")
def test_tenacity_needs_a_physical_resource(table):
    table.hero("Spider-Man", hand=["Genius", "Energy"], in_play=["Tenacity"], exhausted=True)
    assert "Use Tenacity" not in table.options()


@rule("target.6")
def test_tenacity_is_not_offered_when_the_hero_is_ready(table):
    table.hero("Spider-Man", hand=["Strength"], in_play=["Tenacity"])
    assert "Use Tenacity" not in table.options()


def test_tenacity_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Strength"], in_play=["Tenacity"], exhausted=True)
    assert "Use Tenacity" not in table.options()


def test_energy_pays_for_the_energy_resource_of_an_ability(table):
    table.hero("Captain Marvel", form="hero", hand=["Energy"], damage=3)
    table.use("Captain Marvel", pay=["Energy"])
    table.expect(damage={"Captain Marvel": 2}, discard={0: ["Energy"]})


def test_genius_pays_a_cost_of_2_alone(table):
    table.hero("Spider-Man", hand=["Genius", "Emergency", "Black Cat"])
    table.play("Black Cat", pay=["Genius"])
    table.expect(hand={0: ["Emergency"]}, in_play=["Black Cat"])


def test_strength_pays_for_the_physical_resource_of_an_ability(table):
    table.hero("Spider-Man", hand=["Strength"], in_play=["Tenacity"], exhausted=True)
    table.use("Tenacity", pay=["Strength"])
    table.expect(discard={0: ["Tenacity", "Strength"]}, hand={0: 0})


@pytest.mark.parametrize("title", ["Energy", "Genius", "Strength"])
def test_resource_card_is_never_offered_to_be_played(table, title):
    table.hero("Spider-Man", hand=[title, "Haymaker", "Web-Shooter"])
    assert f"Play {title}" not in table.options()
    assert "Play Web-Shooter" in table.options()
