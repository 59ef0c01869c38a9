"""Hard interactions 17, 18 and 19: threat about to be placed, Crisis Interdiction, and who has done it."""

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ 17: threat about to be placed


def lawyer_and_spider(table):
    """Jennifer Walters, who may object, and Spider-Man, who may take responsibility."""
    table.hero("She-Hulk", form="alter-ego").hero("Spider-Man", hand=["Great Responsibility"])
    return table.villain("Rhino", status=["confused"])


@rule("prevent.7")
def test_i_object_prevents_1_of_the_threat(table):
    table.hero("She-Hulk", form="alter-ego").villain("Rhino", status=["confused"]).main_scheme(threat=0)
    table.start(phase="villain", step=1).choose("I Object!")
    table.expect(threat={"The Break-In!": 0})


def test_great_responsibility_replaces_what_i_object_left(table):
    lawyer_and_spider(table).main_scheme(threat=0).start(phase="villain", step=1)
    table.choose("I Object!", "Play Great Responsibility")
    table.expect(threat={"The Break-In!": 0}, damage={"Spider-Man": 2 - 1}, midway=True)


@rule("interrupt.10", "replacement_effect.3")
def test_i_object_is_no_longer_offered_when_great_responsibility_has_replaced_the_threat(table):
    table.hero("Spider-Man", hand=["Great Responsibility"]).hero("She-Hulk", form="alter-ego")
    table.main_scheme(threat=0).start(phase="villain", step=1)
    assert table.decision.player == 0
    table.choose("Play Great Responsibility")
    table.expect(damage={"Spider-Man": 2}, threat={"The Break-In!": 0}, midway=True)
    assert table.options() == ["Use Spider-Man: Spider-Sense", "Pass"]  # step two has begun


@rule("replacement_effect.3")
def test_assault_on_norad_is_silent_when_no_threat_was_placed(table_of):
    table = table_of(scenario="ultron")
    table.hero("Spider-Man", hand=["Great Responsibility"]).main_scheme(stage=2, threat=0)
    table.start(phase="villain", step=1).choose("Play Great Responsibility")
    assert table.decision.kind != "option"
    table.expect(threat={"Assault on NORAD": 0}, damage={"Spider-Man": 1}, midway=True)


def test_rage_of_ultron_discards_nothing_when_no_threat_was_placed(table_of):
    table = table_of(scenario="ultron")
    table.hero("She-Hulk", form="alter-ego", deck=["Genius"]).hero("Spider-Man", hand=["Great Responsibility"])
    table.main_scheme(threat=0).dealt(0, "Rage of Ultron").start(phase="villain", step=4)
    table.decline().choose("Play Great Responsibility")
    table.expect(discard={0: []}, damage={"Spider-Man": 1})
    assert table.where("Genius") == "player 1's deck"


def test_rage_of_ultron_discards_a_card_for_each_threat_that_was_placed(table_of):
    table = table_of(scenario="ultron")
    table.hero("She-Hulk", form="alter-ego", deck=["Genius", "Energy", "Strength"]).main_scheme(threat=0)
    table.encounter_deck("Charge").dealt(0, "Rage of Ultron").start(phase="villain", step=4).choose("I Object!")
    table.expect(discard={0: ["Genius", "Energy"]}, threat={"The Crimson Cowl": 1 + 2 - 1})
    assert table.where("Strength") == "player 1's deck"


def test_emergency_lowers_the_threat_of_a_villain_that_schemes(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"]).main_scheme(threat=0).encounter_deck("Charge")
    table.start(phase="villain", step=2).choose("Play Emergency")
    table.expect(threat={"The Break-In!": 1 + 2 - 1})


def test_emergency_is_not_offered_when_a_minion_schemes(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"]).villain("Rhino", status=["confused"])
    table.minion("Sandman").main_scheme(threat=0).start(phase="villain", step=2).choose("Activate Sandman")
    table.expect(threat={"The Break-In!": 2}, hand={0: ["Emergency"]})


def test_emergency_is_not_offered_when_step_one_places_threat(table):
    table.hero("Captain Marvel", hand=["Emergency"]).main_scheme(threat=0).start(phase="villain", step=1)
    table.expect(threat={"The Break-In!": 1}, midway=True)
    assert table.decision.kind == "defend"


@rule("confuse.6", "labeled_ability.7")
def test_emergency_is_canceled_when_its_player_is_confused(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Emergency"], status=["confused"]).main_scheme(threat=0)
    table.start(phase="villain", step=2).choose("Play Emergency")
    table.expect(threat={"The Break-In!": 1}, status={"Peter Parker": []}, discard={0: ["Emergency"]})


@rule("side_scheme.2")
def test_starting_threat_is_not_placed_and_cannot_be_objected_to(table):
    table.hero("She-Hulk", form="alter-ego").dealt(0, "Crowd Control").start(phase="villain", step=4)
    table.expect(threat={"Crowd Control": 2})


@rule("when_revealed.2", "prevent.7")
def test_threat_placed_when_a_side_scheme_is_revealed_can_be_objected_to(table):
    table.hero("She-Hulk", form="alter-ego").dealt(0, "Bomb Scare").start(phase="villain", step=4)
    table.choose("I Object!")
    table.expect(threat={"Bomb Scare": 2})


@rule("limit.1")
def test_i_object_is_used_once_a_round(table):
    table.hero("She-Hulk", form="alter-ego").dealt(0, "Bomb Scare").main_scheme(threat=0)
    table.start(phase="villain", step=1).choose("I Object!")
    table.expect(threat={"The Break-In!": 1, "Bomb Scare": 2 + 1})


# ------------------------------------------------------------------------------------------ 18: Crisis Interdiction


def marvel(table, *in_play):
    return table.hero("Captain Marvel", hand=["Crisis Interdiction", "Energy"], in_play=list(in_play))


def test_crisis_interdiction_stops_after_one_scheme_when_she_is_not_aerial(table):
    marvel(table).main_scheme(threat=4).side_scheme("Bomb Scare", threat=3)
    table.play("Crisis Interdiction", pay=["Energy"], target="Bomb Scare")
    table.expect(threat={"The Break-In!": 4, "Bomb Scare": 1})


def test_crisis_interdiction_reaches_a_different_scheme_when_she_is_aerial(table):
    marvel(table, "Cosmic Flight").main_scheme(threat=4).side_scheme("Bomb Scare", threat=3)
    table.play("Crisis Interdiction", pay=["Energy"], target="Bomb Scare")
    assert table.options() == ["The Break-In!"]
    table.choose("The Break-In!")
    table.expect(threat={"The Break-In!": 2, "Bomb Scare": 1})


@rule("then.3")
def test_crisis_interdiction_stops_when_it_could_not_remove_both_threat(table):
    marvel(table, "Cosmic Flight").main_scheme(threat=4).side_scheme("Bomb Scare", threat=1)
    table.play("Crisis Interdiction", pay=["Energy"], target="Bomb Scare")
    table.expect(threat={"The Break-In!": 4}, not_in_play=["Bomb Scare"])


@rule("crisis_icon.1")
def test_crisis_interdiction_frees_the_main_scheme_when_it_clears_the_crisis(table):
    marvel(table, "Cosmic Flight").main_scheme(threat=4).side_scheme("Crowd Control", threat=2)
    table.play("Crisis Interdiction", pay=["Energy"])
    assert table.options() == ["Crowd Control"]
    table.choose("Crowd Control", "The Break-In!")
    table.expect(threat={"The Break-In!": 2}, not_in_play=["Crowd Control"])


@rule("crisis_icon.1")
def test_crisis_interdiction_cannot_reach_the_main_scheme_when_the_crisis_stays(table):
    marvel(table, "Cosmic Flight").main_scheme(threat=4).side_scheme("Crowd Control", threat=3)
    table.play("Crisis Interdiction", pay=["Energy"], target="Crowd Control")
    table.expect(threat={"The Break-In!": 4, "Crowd Control": 1})


# ------------------------------------------------------------------------------------------ 19: who has done it


def detective(table, **hero):
    hero["in_play"] = ["Interrogation Room", *hero.get("in_play", [])]
    return table.hero("Spider-Man", **hero).main_scheme(threat=5)


@rule("you.6")
def test_interrogation_room_responds_when_the_identity_defeats_a_minion(table):
    detective(table).minion("Shocker", damage=1)
    table.attack("Shocker").choose("Use Interrogation Room", "The Break-In!")
    table.expect(threat={"The Break-In!": 4}, exhausted=["Interrogation Room"])


@rule("you.14")
def test_interrogation_room_responds_when_an_event_defeats_a_minion(table):
    detective(table, hand=["Haymaker", "Genius"]).minion("Shocker")
    table.play("Haymaker", pay=["Genius"], target="Shocker").choose("Use Interrogation Room", "The Break-In!")
    table.expect(threat={"The Break-In!": 4})


@rule("you.16")
def test_interrogation_room_responds_when_an_upgrade_defeats_a_minion(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets", "Interrogation Room"]).main_scheme(threat=5)
    table.minion("Shocker", damage=2)
    table.use("Powered Gauntlets", target="Shocker").choose("Use Interrogation Room", "The Break-In!")
    table.expect(threat={"The Break-In!": 4})


@rule("you.17")
def test_interrogation_room_is_silent_when_an_ally_defeats_a_minion(table):
    detective(table, in_play=["Daredevil"]).minion("Shocker", damage=1)
    table.attack("Shocker", by="Daredevil")
    table.expect(not_in_play=["Shocker"], ready=["Interrogation Room"])


@rule("you.17")
def test_interrogation_room_is_silent_when_the_ability_of_an_ally_defeats_a_minion(table):
    detective(table, in_play=["Daredevil"]).minion("Shocker", damage=2)
    table.thwart("The Break-In!", by="Daredevil").choose("Use Daredevil", "Shocker")
    table.expect(not_in_play=["Shocker"], ready=["Interrogation Room"])


@rule("you.18")
def test_interrogation_room_is_silent_when_a_support_defeats_a_minion(table):
    detective(table, in_play=["Tac Team"]).minion("Shocker", damage=1)
    table.use("Tac Team", target="Shocker")
    table.expect(not_in_play=["Shocker"], ready=["Interrogation Room"])


@rule("attack_player.3", "response.1")
def test_chase_them_down_follows_an_attack_event_that_defeats_an_enemy(table):
    table.hero("She-Hulk", hand=["Haymaker", "Energy", "Chase Them Down"]).main_scheme(threat=5).minion("Shocker")
    table.play("Haymaker", pay=["Energy"], target="Shocker").choose("Play Chase Them Down", "The Break-In!")
    table.expect(threat={"The Break-In!": 3})


def test_chase_them_down_is_not_offered_when_the_damage_was_no_attack(table):
    table.hero("She-Hulk", hand=["Ground Stomp", "Energy", "Chase Them Down"]).main_scheme(threat=5)
    table.minion("Shocker", damage=2)
    table.play("Ground Stomp", pay=["Energy"])
    table.expect(not_in_play=["Shocker"], hand={0: ["Chase Them Down"]})


@rule("ally.9")
def test_chase_them_down_is_not_offered_when_an_ally_attacked(table):
    table.hero("She-Hulk", hand=["Chase Them Down"], in_play=["Tigra"]).main_scheme(threat=5)
    table.minion("Shocker", damage=2).attack("Shocker", by="Tigra")
    table.expect(not_in_play=["Shocker"], hand={0: ["Chase Them Down"]})


@rule("villain_defeat.1")
def test_chase_them_down_follows_the_defeat_of_a_villain_stage(table):
    table.hero("She-Hulk", hand=["Chase Them Down"]).main_scheme(threat=5).villain("Rhino", damage=12)
    table.attack("Rhino").choose("Play Chase Them Down", "The Break-In!")
    table.expect(threat={"The Break-In!": 3}, damage={"Rhino": 0})


@rule("attack_player.15", "consequential_damage.3")
def test_tigra_heals_before_consequential_damage(table):
    table.hero("She-Hulk", in_play=["Tigra"]).card("Tigra", damage=2).minion("Shocker", damage=2)
    table.attack("Shocker", by="Tigra").choose("Use Tigra")
    table.expect(damage={"Tigra": 2}, in_play=["Tigra"])  # 2 - 1 + 1; without the heal she had fallen
