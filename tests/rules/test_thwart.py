"""Thwarting, confusion, crisis icons, side schemes."""

import tests.rules.seldom_cards  # noqa: F401
from tests.rules.citation import rule
from tools import identities


@rule("thwart.1", "basic_power.3")
def test_a_basic_thwart_exhausts_the_hero_and_removes_thw(table):
    table.hero("Captain Marvel").main_scheme(threat=5)
    table.thwart("The Break-In!")
    table.expect(threat={"The Break-In!": 3}, exhausted=["Captain Marvel"])


@rule("thwart.2", "target.3")
def test_a_thwart_needs_a_scheme_with_threat(table):
    table.hero("Spider-Man").main_scheme(threat=0)
    assert "Thwart with Spider-Man" not in table.options()


@rule("defeat.2", "side_scheme.3", "discard.3")
def test_a_side_scheme_without_threat_is_defeated_and_discarded(table):
    table.hero("Captain Marvel").side_scheme("Bomb Scare", threat=2)
    table.thwart("Bomb Scare")
    table.expect(discard={None: ["Bomb Scare"]}, not_in_play=["Bomb Scare"])


def test_a_main_scheme_without_threat_stays(table):
    table.hero("Captain Marvel").main_scheme(threat=1)
    table.thwart("The Break-In!")
    table.expect(threat={"The Break-In!": 0}, in_play=["The Break-In!"])


@rule("Crisis Icon", "icons.7")
def test_a_crisis_icon_stops_every_way_of_removing_threat_from_the_main_scheme(table):
    table.hero("Spider-Man", in_play=["Surveillance Team", "Daredevil"]).main_scheme(threat=3)
    table.side_scheme("Crowd Control")
    for start in ("Use Surveillance Team", "Thwart with Spider-Man", "Thwart with Daredevil"):
        twin = table.game.clone()
        twin.choose(next(o for o in twin.decision.options if o.label == start))
        assert [o.label for o in twin.decision.options] == ["Crowd Control"], start


@rule("crisis_icon.1", "target.16", "target.17")
def test_an_effect_on_each_scheme_skips_the_main_scheme_during_a_crisis(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Mark V Helmet", "Rocket Boots"]).main_scheme(threat=3)
    table.side_scheme("Crowd Control", threat=2).side_scheme("Bomb Scare", threat=2)
    table.use("Rocket Boots", pay=["Genius"]).use("Mark V Helmet")
    table.expect(threat={"The Break-In!": 3, "Crowd Control": 1, "Bomb Scare": 1})


@rule("crisis_icon.1")
def test_the_main_scheme_is_free_again_when_the_crisis_is_over(table):
    table.hero("Captain Marvel", in_play=["Daredevil"]).main_scheme(threat=3).side_scheme("Crowd Control", threat=2)
    table.thwart("Crowd Control").thwart("The Break-In!", by="Daredevil").decline()
    table.expect(threat={"The Break-In!": 1})


@rule("confuse.6", "confuse.7", "confuse.10")
def test_a_confused_hero_exhausts_and_loses_the_card_instead_of_thwarting(table):
    table.hero("Spider-Man", status=["confused"]).main_scheme(threat=3)
    table.choose("Thwart with Spider-Man")
    table.expect(threat={"The Break-In!": 3}, exhausted=["Spider-Man"], status={"Spider-Man": []})


@rule("confuse.8", "thwart.2")
def test_a_confused_hero_may_try_to_thwart_without_a_valid_target(table):
    table.hero("Spider-Man", status=["confused"]).main_scheme(threat=0)
    table.choose("Thwart with Spider-Man")
    table.expect(status={"Spider-Man": []})


@rule("confuse.1")
def test_confusion_does_not_stop_an_attack(table):
    table.hero("Spider-Man", status=["confused"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, status={"Spider-Man": ["confused"]})


@rule("labeled_ability.5", "confuse.6")
def test_confusion_cancels_a_thwart_labeled_event(table):
    table.hero("Captain Marvel", hand=["Crisis Interdiction", "Genius"], status=["confused"]).main_scheme(threat=3)
    table.play("Crisis Interdiction", pay=["Genius"])
    table.expect(threat={"The Break-In!": 3}, status={"Captain Marvel": []})


@rule("labeled_ability.5")
def test_confusion_does_not_stop_threat_removal_without_the_label(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Genius"], in_play=["Superhuman Law Division"], status=["confused"])
    table.main_scheme(threat=3).use("Superhuman Law Division", pay=["Genius"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 1}, status={"Jennifer Walters": ["confused"]})


@rule("status_cards.2")
def test_a_character_has_at_most_one_card_of_each_status(table):
    table.hero("Spider-Man", hand=["Mockingbird", "Genius", "Energy"]).villain("Rhino", status=["stunned"])
    table.minion("Shocker").play("Mockingbird", pay=["Genius", "Energy"]).choose("Use Mockingbird")
    assert table.options() == ["Shocker"]


@rule("ally.5", "consequential_damage.2")
def test_a_thwarting_ally_takes_the_consequential_damage_of_its_thwart(table):
    table.hero("Spider-Man", in_play=["Jessica Jones"]).main_scheme(threat=3)
    table.thwart("The Break-In!", by="Jessica Jones")
    table.expect(threat={"The Break-In!": 2}, damage={"Jessica Jones": 1})


@rule("scheme_card.2")
def test_the_player_chooses_which_scheme_loses_threat(table):
    table.hero("Spider-Man").main_scheme(threat=3).side_scheme("Bomb Scare")
    table.choose("Thwart with Spider-Man")
    assert table.options() == ["The Break-In!", "Bomb Scare"]


def test_threat_beyond_what_is_there_is_not_removed_from_elsewhere(table):
    table.hero("Captain Marvel").main_scheme(threat=3).side_scheme("Bomb Scare", threat=1)
    table.thwart("Bomb Scare")
    table.expect(threat={"The Break-In!": 3}, not_in_play=["Bomb Scare"])


@rule("then.1", "then.3")
def test_what_follows_then_needs_the_first_part_in_full(table):
    table.hero("Captain Marvel", hand=["Crisis Interdiction", "Genius"], in_play=["Cosmic Flight"])
    table.main_scheme(threat=3).side_scheme("Bomb Scare", threat=1)
    table.play("Crisis Interdiction", pay=["Genius"], target="Bomb Scare")
    table.expect(threat={"The Break-In!": 3})


@rule("then.2")
def test_what_follows_then_resolves_when_the_first_part_did(table):
    table.hero("Captain Marvel", hand=["Crisis Interdiction", "Genius"], in_play=["Cosmic Flight"])
    table.main_scheme(threat=3).side_scheme("Bomb Scare", threat=2)
    table.play("Crisis Interdiction", pay=["Genius"], target=["Bomb Scare", "The Break-In!"])
    table.expect(threat={"The Break-In!": 1}, not_in_play=["Bomb Scare"])


@rule("labeled_ability.5")
def test_a_thwart_ability_that_only_prevents_threat_is_a_thwart(table):
    identities.register()
    table.hero("Beta", damage=2, hand=["Emergency"]).main_scheme(threat=0).dealt(0, "Advance")
    table.start(phase="villain", step=4).choose("Play Emergency", "Peace of Mind")
    table.expect(damage={"Beta": 1}, threat={"The Break-In!": 0})


@rule("labeled_ability.8")
def test_a_thwart_ability_that_confusion_canceled_is_no_thwart(table):
    identities.register()
    table.hero("Beta", damage=2, hand=["Emergency"], status=["confused"]).main_scheme(threat=0).dealt(0, "Advance")
    table.start(phase="villain", step=4).choose("Play Emergency")
    table.expect(damage={"Beta": 2}, threat={"The Break-In!": 1})


@rule("thwart.3")
def test_a_thwart_ability_whose_last_part_does_nothing_has_thwarted(table):
    table.hero("Spider-Man", hand=["Quiet Word"], in_play=["Whistle"]).main_scheme(threat=2).play("Quiet Word")
    table.expect(threat={"The Break-In!": 1}, hand={0: 1})
