"""Justice."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule


@rule("Thwart", "Response", "star_icon.4")
def test_daredevil_deals_1_damage_after_he_thwarts(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).main_scheme(threat=3)
    table.thwart("The Break-In!", by="Daredevil").choose("Use Daredevil", "Rhino")
    table.expect(threat={"The Break-In!": 1}, damage={"Rhino": 1, "Daredevil": 1})


def test_daredevil_may_decline_to_deal_damage(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).main_scheme(threat=3)
    table.thwart("The Break-In!", by="Daredevil").decline()
    table.expect(damage={"Rhino": 0, "Daredevil": 1})


@rule("consequential_damage.3", "timing_priority.9")
def test_daredevil_responds_before_his_consequential_damage(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).main_scheme(threat=3).card("Daredevil", damage=2)
    table.thwart("The Break-In!", by="Daredevil").choose("Use Daredevil", "Rhino")
    table.expect(damage={"Rhino": 1}, not_in_play=["Daredevil"])


@rule("you.17")
def test_daredevil_does_not_respond_when_his_controller_thwarts(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).main_scheme(threat=3)
    table.thwart("The Break-In!")
    table.expect(damage={"Rhino": 0})


@rule("labeled_ability.2", "Guard")
def test_daredevil_may_damage_a_guarded_villain_because_it_is_no_attack(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).main_scheme(threat=3).minion("Hydra Mercenary")
    table.thwart("The Break-In!", by="Daredevil").choose("Use Daredevil", "Rhino")
    table.expect(damage={"Rhino": 1})


@rule("confuse.10", "ally.6")
def test_daredevil_does_not_respond_when_confusion_stops_his_thwart(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).main_scheme(threat=3).card("Daredevil", status=["confused"])
    table.choose("Thwart with Daredevil")
    table.expect(damage={"Rhino": 0, "Daredevil": 0}, status={"Daredevil": []}, exhausted=["Daredevil"])


@rule("gets.1")
def test_jessica_jones_gets_1_thwart_for_each_side_scheme(table):
    table.hero("Spider-Man", in_play=["Jessica Jones"]).main_scheme(threat=3)
    table.side_scheme("Breakin' & Takin'").side_scheme("Bomb Scare")
    assert table.stat("Jessica Jones", Stat.THW) == 3


def test_jessica_jones_has_1_thwart_when_there_is_no_side_scheme(table):
    table.hero("Spider-Man", in_play=["Jessica Jones"]).main_scheme(threat=3)
    assert table.stat("Jessica Jones", Stat.THW) == 1


@rule("modifiers.2")
def test_jessica_jones_loses_the_bonus_when_a_side_scheme_is_defeated(table):
    table.hero("Spider-Man", in_play=["Jessica Jones"]).side_scheme("Bomb Scare", threat=1)
    table.thwart("Bomb Scare")
    assert table.stat("Jessica Jones", Stat.THW) == 1


def test_for_justice_removes_3_threat(table):
    table.hero("Spider-Man", hand=["For Justice!", "Strength"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["Strength"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 2}, ready=["Spider-Man"])


def test_for_justice_removes_4_threat_when_paid_with_a_mental_resource(table):
    table.hero("Spider-Man", hand=["For Justice!", "Genius"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["Genius"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 1})


@rule("wild_resource.3")
def test_for_justice_removes_4_threat_when_a_wild_resource_is_declared_mental(table):
    table.hero("Spider-Man", hand=["For Justice!", "Haymaker"], in_play=["Web-Shooter"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["Web-Shooter", "Haymaker"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 1})


def test_for_justice_removes_3_threat_when_only_physical_and_energy_are_paid(table):
    table.hero("Spider-Man", hand=["For Justice!", "Haymaker", "Backflip"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["Haymaker", "Backflip"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 2})


@rule("crisis_icon.1")
def test_for_justice_cannot_choose_the_main_scheme_during_a_crisis(table):
    table.hero("Spider-Man", hand=["For Justice!", "Genius"]).main_scheme(threat=5).side_scheme("Crowd Control")
    table.play("For Justice!", pay=["Genius"])
    assert table.options() == ["Crowd Control"]


@rule("labeled_ability.7", "confuse.6")
def test_for_justice_is_canceled_by_confusion_with_its_cost_paid(table):
    table.hero("Spider-Man", hand=["For Justice!", "Genius"], status=["confused"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["Genius"])
    table.expect(threat={"The Break-In!": 5}, hand={0: 0}, status={"Spider-Man": []}, discard={0: ["For Justice!"]})


@rule("ability_triggered.4")
def test_for_justice_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["For Justice!", "Genius"]).main_scheme(threat=5)
    assert "Play For Justice!" not in table.options()


@rule("Replacement Effect", "you.2")
def test_great_responsibility_turns_threat_into_damage(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).main_scheme(threat=2).side_scheme("Bomb Scare")
    table.start(phase="villain", step=1).choose("Play Great Responsibility")
    table.expect(threat={"The Break-In!": 2}, damage={"Spider-Man": 2}, midway=True)


def test_great_responsibility_may_be_declined(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).main_scheme(threat=2).start(phase="villain", step=1)
    table.decline()
    table.expect(threat={"The Break-In!": 3}, damage={"Spider-Man": 0}, midway=True)


def test_great_responsibility_answers_a_villain_scheme(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).main_scheme(threat=2)
    table.dealt(0, "Advance").start(phase="villain", step=4).choose("Play Great Responsibility")
    table.expect(threat={"The Break-In!": 2}, damage={"Spider-Man": 1})


@rule("tough.1")
def test_great_responsibility_costs_only_the_tough_card_of_a_tough_hero(table):
    table.hero("Spider-Man", hand=["Great Responsibility"], status=["tough"]).main_scheme(threat=2)
    table.start(phase="villain", step=1).choose("Play Great Responsibility")
    table.expect(threat={"The Break-In!": 2}, damage={"Spider-Man": 0}, status={"Spider-Man": []}, midway=True)


def test_great_responsibility_is_not_offered_for_starting_threat(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).dealt(0, "Crowd Control").start(phase="villain", step=4)
    table.expect(threat={"Crowd Control": 2}, hand={0: ["Great Responsibility"]})


def test_great_responsibility_answers_the_additional_threat_of_a_revealed_side_scheme(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).dealt(0, "Bomb Scare").start(phase="villain", step=4)
    table.choose("Play Great Responsibility")
    table.expect(threat={"Bomb Scare": 2}, damage={"Spider-Man": 1})


def test_great_responsibility_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Great Responsibility"]).main_scheme(threat=2)
    table.start(phase="villain", step=1)
    table.expect(threat={"The Break-In!": 4}, hand={0: ["Great Responsibility"]})


@rule("resource_card.2")
def test_the_power_of_justice_pays_2_for_a_justice_card(table):
    table.hero("Spider-Man", hand=["For Justice!", "The Power of Justice"]).main_scheme(threat=5)
    table.play("For Justice!", pay=["The Power of Justice"], target="The Break-In!")
    table.expect(threat={"The Break-In!": 1}, hand={0: 0})


def test_the_power_of_justice_pays_1_for_any_other_card(table):
    table.hero("Spider-Man", hand=["Haymaker", "The Power of Justice"])
    assert "Play Haymaker" not in table.options()


def test_interrogation_room_removes_1_threat_after_you_defeat_a_minion(table):
    table.hero("Spider-Man", in_play=["Interrogation Room"]).minion("Shocker", damage=1).main_scheme(threat=3)
    table.attack("Shocker").choose("Use Interrogation Room", "The Break-In!")
    table.expect(threat={"The Break-In!": 2}, exhausted=["Interrogation Room"])


def test_interrogation_room_may_be_declined(table):
    table.hero("Spider-Man", in_play=["Interrogation Room"]).minion("Shocker", damage=1).main_scheme(threat=3)
    table.attack("Shocker").decline()
    table.expect(threat={"The Break-In!": 3}, ready=["Interrogation Room"])


@rule("you.14")
def test_interrogation_room_responds_to_a_minion_defeated_by_an_event(table):
    table.hero("Spider-Man", hand=["Haymaker", "Genius"], in_play=["Interrogation Room"])
    table.minion("Shocker").main_scheme(threat=3)
    table.play("Haymaker", pay=["Genius"], target="Shocker").choose("Use Interrogation Room", "The Break-In!")
    table.expect(threat={"The Break-In!": 2})


@rule("you.17")
def test_interrogation_room_does_not_respond_to_a_minion_defeated_by_an_ally(table):
    table.hero("Spider-Man", in_play=["Interrogation Room", "Daredevil"])
    table.minion("Shocker", damage=1).main_scheme(threat=3)
    table.attack("Shocker", by="Daredevil")
    table.expect(threat={"The Break-In!": 3}, not_in_play=["Shocker"])


@rule("max.5")
def test_interrogation_room_cannot_be_played_twice_by_one_player(table):
    table.hero("Spider-Man", hand=["Interrogation Room", "Genius"], in_play=["Interrogation Room"])
    assert "Play Interrogation Room" not in table.options()


def test_surveillance_team_removes_1_threat_for_a_counter(table):
    table.hero("Spider-Man", in_play=["Surveillance Team"]).main_scheme(threat=3)
    table.use("Surveillance Team", target="The Break-In!")
    table.expect(
        threat={"The Break-In!": 2}, exhausted=["Surveillance Team"], counters={"Surveillance Team": {"snoop": 2}}
    )


def test_surveillance_team_works_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Surveillance Team"]).main_scheme(threat=3)
    table.use("Surveillance Team", target="The Break-In!")
    table.expect(threat={"The Break-In!": 2})


@rule("uses.4")
def test_surveillance_team_is_discarded_after_its_last_counter_has_done_its_work(table):
    table.hero("Spider-Man", in_play=["Surveillance Team"]).main_scheme(threat=3).card("Surveillance Team", counters=1)
    table.use("Surveillance Team", target="The Break-In!")
    table.expect(threat={"The Break-In!": 2}, discard={0: ["Surveillance Team"]})


@rule("support.3", "labeled_ability.5")
def test_surveillance_team_is_no_thwart_that_confusion_could_cancel(table):
    table.hero("Spider-Man", in_play=["Surveillance Team"], status=["confused"]).main_scheme(threat=3)
    table.use("Surveillance Team", target="The Break-In!")
    table.expect(threat={"The Break-In!": 2}, status={"Spider-Man": ["confused"]})


def test_heroic_intuition_gives_its_controllers_hero_1_thwart(table):
    table.hero("Spider-Man", in_play=["Heroic Intuition"]).main_scheme(threat=3)
    table.thwart("The Break-In!")
    table.expect(threat={"The Break-In!": 1})


@rule("players_play_area.6")
def test_heroic_intuition_may_be_played_under_another_players_control(table):
    table.hero("Spider-Man", hand=["Heroic Intuition", "Genius"]).hero("Captain Marvel")
    table.choose("Play Heroic Intuition", "Player 2", "Genius")
    assert table.stat("Captain Marvel", Stat.THW) == 3
    assert table.stat("Spider-Man", Stat.THW) == 1


@rule("max.5")
def test_heroic_intuition_is_offered_only_to_players_without_one(table):
    table.hero("Spider-Man", hand=["Heroic Intuition", "Genius"], in_play=["Heroic Intuition"]).hero("Captain Marvel")
    table.choose("Play Heroic Intuition")
    assert table.options() == ["Player 2 (Captain Marvel)"]
