"""Rules that need cards of their own (`keyword_cards`): cancelling, control, several labels, obligations, uniqueness."""

import pytest

import tests.rules.keyword_cards  # noqa: F401
from tests.rules.citation import rule
from tools import identities

# ------------------------------------------------------------------------------------------ cancelling


@rule("Cancel", "cancel.3", "cancel.4", "event.4")
def test_a_canceled_event_is_paid_for_and_discarded(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).environment("Jammer")
    table.play("Haymaker", pay=["Genius"])
    table.expect(damage={"Rhino": 0}, discard={0: ["Haymaker", "Genius"]})


@rule("max.3", "cancel.2")
def test_a_canceled_card_counts_toward_its_maximum(table):
    table.hero("Spider-Man", hand=["Once Only", "Once Only"]).environment("Jammer").play("Once Only")
    table.expect(hand={0: ["Once Only"]})
    assert "Play Once Only" not in table.options()


@rule("cancel.7")
def test_a_canceled_attack_event_is_no_attack(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"]).environment("Jammer").minion("Whiplash")
    table.play("Haymaker", pay=["Genius"])
    table.expect(damage={"Spider-Man": 0, "Whiplash": 0})


# ------------------------------------------------------------------------------------------ labels and defenses


@rule("labeled_ability.6", "labeled_ability.1", "star_icon.5")
def test_an_ability_with_two_labels_is_an_attack_and_a_thwart(table):
    identities.register()
    table.hero("Beta", damage=3, hand=["Two in One"]).main_scheme(threat=3).minion("Whiplash")
    table.play("Two in One", target=["Whiplash", "The Break-In!"]).choose("Peace of Mind")
    table.expect(damage={"Whiplash": 2, "Beta": 3 + 1 - 1}, threat={"The Break-In!": 1})


@pytest.mark.parametrize("status", [["stunned"], ["confused"], ["stunned", "confused"]])
@rule("labeled_ability.7", "labeled_ability.9")
def test_either_status_cancels_an_ability_with_two_labels_and_every_such_card_is_removed(table, status):
    table.hero("Spider-Man", hand=["Two in One"], status=status).main_scheme(threat=3).play("Two in One")
    table.expect(damage={"Rhino": 0}, threat={"The Break-In!": 3}, status={"Spider-Man": []})


@rule("defend.5")
def test_a_hero_declared_the_defender_makes_a_basic_defense(table):
    table.hero("Spider-Man", hand=["Stand Firm"]).start(phase="villain", step=2)
    table.choose("Play Stand Firm").decline()  # Spider-Sense
    table.expect(damage={"Spider-Man": 0}, ready=["Spider-Man"])


@rule("defend.19", "defend.9")
def test_a_defense_ability_against_an_attack_on_another_player_makes_its_player_the_target(table):
    table.hero("Spider-Man").hero("Captain Marvel", hand=["Shield Wall"]).start(phase="villain", step=2)
    table.decline().choose("Play Shield Wall")
    table.expect(damage={"Spider-Man": 0, "Captain Marvel": 2}, midway=True)


@rule("defend.15", "defend.2")
def test_only_one_player_may_use_defense_abilities_against_an_attack(table):
    table.hero("Captain Marvel", hand=["Shield Wall"]).hero("She-Hulk", hand=["Shield Wall"])
    table.start(phase="villain", step=2).choose("Play Shield Wall")
    table.expect(damage={"Captain Marvel": 2}, hand={1: ["Shield Wall"]}, midway=True)


# ------------------------------------------------------------------------------------------ powers of 0, control


@rule("target.7", "attack_player.1")
def test_a_character_with_0_atk_may_attack_and_suffers_what_follows(table):
    table.hero("Spider-Man", in_play=["Pacifist"]).minion("Whiplash")
    table.attack("Whiplash", by="Pacifist")
    table.expect(damage={"Whiplash": 0, "Pacifist": 1 + 1})


@rule("target.7", "thwart.2")
def test_a_character_with_0_thw_may_thwart_a_scheme_with_threat(table):
    table.hero("Spider-Man", in_play=["Pacifist"]).main_scheme(threat=2)
    table.thwart("The Break-In!", by="Pacifist")
    table.expect(threat={"The Break-In!": 2}, damage={"Pacifist": 1})


@rule("ownership_control.12", "ownership_control.13")
def test_a_character_that_changes_control_keeps_its_state_and_its_upgrades(table):
    table.hero("Captain Marvel", hand=["Loyalty Test"]).hero("Spider-Man", in_play=["Daredevil"])
    table.card("Daredevil", damage=1, exhausted=True).attach("Inspired", "Daredevil").play(
        "Loyalty Test", target="Daredevil"
    )
    table.expect(damage={"Daredevil": 1}, exhausted=["Daredevil"])
    state = table.game.state
    assert [state.controller[table.find(x)] for x in ("Daredevil", "Inspired")] == [0, 0]


@rule("ownership_control.9")
def test_a_card_under_anothers_control_goes_to_its_owners_discard_pile(table):
    table.hero("Captain Marvel", hand=["Loyalty Test"]).hero("Spider-Man", in_play=["Daredevil"])
    table.card("Daredevil", damage=2).play("Loyalty Test", target="Daredevil").attack("Rhino", by="Daredevil")
    table.expect(discard={1: ["Daredevil"]})


@rule("ally_limit.3")
def test_taking_control_of_a_fourth_ally_makes_the_player_discard_one(table):
    table.hero("Captain Marvel", hand=["Loyalty Test"], in_play=["Hawkeye", "Vision", "Maria Hill"])
    table.hero("Spider-Man", in_play=["Daredevil"]).play("Loyalty Test", target="Daredevil")
    assert len(table.options()) == 4


# ------------------------------------------------------------------------------------------ obligations and attachments


@rule("obligation.9", "action.3", "ability.16")
def test_only_the_player_with_an_obligation_may_use_its_action(table):
    table.hero("Captain Marvel").hero("Spider-Man").dealt(1, "Bad Habit").start(
        phase="villain", step=4, first=1, seat=1
    )
    assert "Use Bad Habit" in table.options()
    table.end_turn()
    assert "Use Bad Habit" not in table.options()


@rule("attachment.6", "ability.15")
def test_only_its_controller_may_use_the_action_of_an_attachment_on_a_player_card(table):
    table.hero("Captain Marvel", hand=["Genius"]).hero("Spider-Man", hand=["Genius"]).attach(
        "Shackles", "Captain Marvel"
    )
    assert "Use Shackles" in table.options()
    table.end_turn()
    assert "Use Shackles" not in table.options()


@rule("cannot.1", "target.10")
def test_a_card_that_cannot_ready_stays_exhausted(table):
    table.hero("Captain Marvel").attach("Shackles", "Captain Marvel").attack("Rhino").end_turn().run_until("turn")
    table.expect(exhausted=["Captain Marvel"])


@rule("stun.5")
def test_a_character_that_cannot_be_stunned_is_no_target_for_it(table):
    table.hero("Spider-Man", hand=["Mockingbird", "Genius", "Energy"]).minion("Calm Thug")
    table.play("Mockingbird", pay=["Genius", "Energy"]).choose("Use Mockingbird")
    assert table.options() == ["Rhino"]


# ------------------------------------------------------------------------------------------ uniqueness of namesakes


@rule("unique_icon.7")
def test_a_hero_and_an_ally_of_the_same_title_coexist_when_they_are_different_people(table):
    table.hero("Spider-Man", hand=["rules_miles"])
    table.play("Spider-Man")
    assert table.in_play().count("Spider-Man") == 2


@rule("unique_icon.7")
def test_an_ally_without_subtitle_cannot_coexist_with_a_hero_of_its_title(table):
    table.hero("Spider-Man", hand=["rules_impostor"])
    assert "Play Spider-Man" not in table.options()


@rule("unique_icon.6")
def test_an_ally_without_subtitle_cannot_coexist_with_one_that_has_a_subtitle(table):
    table.hero("Captain Marvel", hand=["rules_impostor"], in_play=["rules_miles"])
    assert "Play Spider-Man" not in table.options()


def test_a_hero_does_not_bar_allies_of_other_titles(table):
    table.hero("Captain Marvel", hand=["rules_impostor"])
    table.play("Spider-Man")
    table.expect(in_play=["Spider-Man"])
