"""What may be initiated: forms, restrictions, valid targets, whose cards."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


@rule("initiating_abilities.3", "event.6", "target.2")
def test_an_event_without_a_valid_target_is_not_offered(table):
    table.hero("She-Hulk", hand=["Relentless Assault", "Strength"])
    assert "Play Relentless Assault" not in table.options()


@rule("target.2", "cost.13")
def test_an_ability_without_a_valid_target_does_not_take_its_cost(table):
    table.hero("Spider-Man", in_play=["Surveillance Team"]).main_scheme(threat=0)
    assert "Use Surveillance Team" not in table.options()


@rule("target.10")
def test_a_ready_card_is_no_target_for_readying(table):
    table.hero("Captain Marvel", hand=["Get Ready"], in_play=["Maria Hill"])
    assert "Play Get Ready" not in table.options()


@rule("target.5")
def test_drawing_has_a_target_while_there_is_a_card_to_draw(table_of):
    table = table_of(filler=0)
    table.hero("Spider-Man", in_play=["Avengers Mansion"]).encounter_deck("Advance", "Advance")
    assert "Use Avengers Mansion" not in table.options()


@rule("target.18")
def test_an_effect_on_a_future_card_needs_no_target(table):
    table.hero("Spider-Man", in_play=["Helicarrier"])
    assert "Use Helicarrier" in table.options()


@rule("initiating_abilities.5")
def test_a_card_being_played_is_not_in_play_while_it_is_paid_for(table):
    table.hero("Spider-Man", hand=["Black Cat", "Backflip", "Haymaker"])
    table.choose("Play Black Cat")
    assert table.where("Black Cat") == "on the table"


@rule("event.2", "event.3", "initiating_abilities.10")
def test_an_event_is_discarded_after_its_effect(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"])
    table.play("Haymaker", pay=["Genius"])
    assert table.where("Haymaker") == "on the table"
    table.choose("Rhino")
    assert table.where("Haymaker") == "player 1's discard pile"


@pytest.mark.parametrize(("form", "offered"), [("hero", True), ("alter-ego", False)])
@rule("player_turn.10", "ability_triggered.4")
def test_a_hero_action_needs_hero_form(table, form, offered):
    table.hero("Iron Man", form=form, hand=["Genius"], in_play=["Rocket Boots"])
    assert ("Use Rocket Boots" in table.options()) is offered


@pytest.mark.parametrize(("form", "offered"), [("hero", False), ("alter-ego", True)])
@rule("player_turn.10", "ability_triggered.4")
def test_an_alter_ego_action_needs_alter_ego_form(table, form, offered):
    table.hero("Black Panther", form=form, in_play=["The Golden City"])
    assert ("Use The Golden City" in table.options()) is offered


@rule("player_turn.6", "action.2")
def test_a_player_cannot_use_actions_of_another_players_cards(table):
    table.hero("Spider-Man").hero("Black Panther", form="alter-ego", in_play=["The Golden City"])
    assert "Use The Golden City" not in table.options()


@rule("player_turn.7", "ability.14")
def test_any_player_may_use_the_action_of_an_encounter_card(table):
    table.hero("Spider-Man").hero("Captain Marvel", hand=["Strength", "Backflip"])
    table.villain("Rhino", attachments=["Enhanced Ivory Horn"]).start(seat=1)
    table.use("Enhanced Ivory Horn", pay=["Strength", "Backflip"])
    table.expect(not_in_play=["Enhanced Ivory Horn"])


@rule("ability.3", "in_play.11")
def test_a_card_in_hand_has_no_abilities_to_use(table):
    table.hero("Spider-Man", hand=["Avengers Mansion"])
    assert "Use Avengers Mansion" not in table.options()


@rule("exhausted.3")
def test_a_constant_ability_of_an_exhausted_card_stays_active(table):
    table.hero("Spider-Man", in_play=["Heroic Intuition"]).card("Heroic Intuition", exhausted=True)
    assert table.stat("Spider-Man", Stat.THW) == 2


@rule("ready.1")
def test_cards_enter_play_ready(table):
    table.hero("Spider-Man", hand=["Black Cat", "Genius"]).main_scheme(threat=3)
    table.play("Black Cat", pay=["Genius"])
    assert {"Attack with Black Cat", "Thwart with Black Cat"} <= set(table.options())


@rule()
def test_an_ability_about_the_hero_does_nothing_for_the_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego", in_play=["Combat Training"])
    table.change_form()
    table.attack("Rhino")
    table.expect(damage={"Rhino": 3})


@rule("initiating_abilities.13")
def test_an_ability_resolves_though_its_card_left_play_as_a_cost(table):
    table.hero("Captain Marvel", in_play=["Energy Channel"]).card("Energy Channel", counters={"energy": 4})
    table.use("Energy Channel", target="Rhino")
    table.expect(damage={"Rhino": 8}, discard={0: ["Energy Channel"]})


@rule("recover.2")
def test_recovery_is_offered_only_when_there_is_damage_to_heal(table):
    table.hero("Spider-Man", form="alter-ego")
    assert "Recover with Peter Parker" not in table.options()


@rule("recover.1", "basic_power.5")
def test_recovery_exhausts_the_alter_ego_and_heals_rec(table):
    table.hero("Spider-Man", form="alter-ego", damage=5).recover()
    table.expect(damage={"Peter Parker": 2}, exhausted=["Peter Parker"])
