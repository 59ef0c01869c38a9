"""Enemy attacks: the steps, boost cards, and to whom "you" refers."""

import pytest

from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ boost cards


@rule("attack_enemy.7", "boost.1", "boost.3")
def test_the_boost_card_lies_facedown_while_defenders_are_declared(table):
    table.hero("Captain Marvel").encounter_deck("Charge").start(phase="villain", step=2)
    assert table.decision.kind == "defend"
    assert table.where("Charge") == "boost card"


@rule("attack_enemy.14", "boost.4", "icons.9")
def test_boost_icons_add_to_the_attack(table):
    table.hero("Captain Marvel").encounter_deck("Charge").start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 4})


@rule("boost.4")
def test_boost_icons_count_for_one_activation_only(table):
    table.hero("Captain Marvel").encounter_deck("Charge", "Assault").start(phase="villain", step=2)
    table.choose("Do not defend", "Do not defend")
    table.expect(damage={"Captain Marvel": 4 + 2})


@rule("attack_enemy.15", "boost.10")
def test_a_boost_card_is_discarded_once_it_is_applied(table):
    table.hero("Captain Marvel").encounter_deck("Charge").start(phase="villain", step=2).choose("Do not defend")
    table.expect(discard={None: ["Charge"]}, not_in_play=["Charge"])


@rule("attack_enemy.13", "boost.7")
def test_only_the_boost_ability_of_a_boost_card_is_active(table):
    table.hero("Captain Marvel").encounter_deck("Shocker").start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 4}, not_in_play=["Shocker"])


@rule("boost.6", "star_icon.7", "star_icon.1")
def test_a_star_is_no_boost_icon(table):
    table.hero("Captain Marvel").encounter_deck("Tiger Shark").start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, status={"Rhino": ["tough"]})


@rule("attack_enemy.11", "boost.9")
def test_boost_cards_are_turned_up_in_the_order_they_were_dealt(table_of):
    table = table_of(scenario="klaw", log=True)
    table.hero("Captain Marvel").villain("Klaw").encounter_deck("Charge", "Stampede").start(phase="villain", step=2)
    log = table.game.record()
    table.choose("Do not defend")
    assert [e["card"] for e in log if e["event"] == "boost card"] == ["Charge", "Stampede"]


@rule("boost.9")
def test_boost_icons_of_several_boost_cards_add_up(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").villain("Klaw").encounter_deck("Charge", "Stampede").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 0 + 2 + 1})


@rule("boost.11", "boost.12")
def test_a_boost_card_given_before_waits_for_the_activation_and_the_usual_one_is_added(table):
    table.hero("Captain Marvel").villain("Rhino", boost=["Charge"]).encounter_deck("Stampede")
    table.start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2 + 2 + 1})


@rule("attack_enemy.8")
def test_a_minion_gets_no_boost_card(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion("Shocker").encounter_deck("Charge")
    table.start(phase="villain", step=2).choose("Activate Shocker", "Do not defend")
    table.expect(damage={"Captain Marvel": 2})


@rule("boost.8")
def test_damage_of_a_boost_ability_is_not_damage_of_the_activation(table):
    table.hero("Spider-Man").dealt(0, "Stampede").encounter_deck("Whirlwind").start(phase="villain", step=4)
    table.decline().defend("Spider-Man")  # the attack deals nothing, the boost ability 1
    table.expect(damage={"Spider-Man": 1}, status={"Spider-Man": []})


# ------------------------------------------------------------------------------------------ whom it hits


@rule("attack_enemy.25", "defend.22")
def test_an_undefended_attack_hits_the_target(table):
    table.hero("Captain Marvel").start(phase="villain", step=2).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, ready=["Captain Marvel"])


@rule("activation.2", "activation.3", "activation.4", "villain_phase.3")
def test_the_villain_activates_against_each_player_in_player_order(table):
    table.hero("Captain Marvel").hero("She-Hulk", form="alter-ego").main_scheme(threat=0)
    table.start(phase="villain", step=2, first=1, seat=1)
    assert table.decision.kind == "interrupt"  # Jennifer Walters may object to the scheme that comes first
    table.decline().choose("Do not defend")
    table.expect(threat={"The Break-In!": 1}, damage={"Captain Marvel": 2})


@rule("activation.5", "activation.6", "activation.7", "minion.5", "engage.3")
def test_minions_attack_a_hero_and_scheme_against_an_alter_ego(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego").main_scheme(threat=0)
    table.villain("Rhino", status=["stunned", "confused"])
    table.minion("Shocker", engaged=0).minion("Sandman", engaged=1).start(phase="villain", step=2)
    table.choose("Activate Shocker", "Do not defend", "Activate Sandman")
    table.expect(damage={"Captain Marvel": 2}, threat={"The Break-In!": 2})


@rule("minion.4", "villain_phase.5")
def test_the_engaged_player_orders_their_minions_after_the_villain(table):
    table.hero("Captain Marvel").minion("Shocker").minion("Sandman").start(phase="villain", step=2)
    table.choose("Do not defend")
    assert table.options() == ["Activate Shocker", "Activate Sandman"]


@rule("minion.6")
def test_a_minion_that_joins_during_the_villains_activation_activates_too(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").villain("Klaw").encounter_deck("Weapons Runner", "Quiet Moment")
    table.start(phase="villain", step=2).choose("Do not defend")
    assert table.options() == ["Activate Weapons Runner"]


@rule("defend.23", "attack_enemy.24")
def test_an_attack_is_undefended_when_a_boost_ability_defeats_the_defending_ally(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).card("Black Cat", damage=1).encounter_deck("Concussive Blast")
    table.start(phase="villain", step=2).decline().defend("Black Cat")
    table.expect(damage={"Spider-Man": 1 + 2}, not_in_play=["Black Cat"])


@rule("defend.21", "defend.23", "grim_rule.1")
def test_the_player_whose_defending_ally_was_defeated_stays_the_target(table):
    table.hero("Captain Marvel").hero("Spider-Man", in_play=["Black Cat"]).card("Black Cat", damage=1)
    table.encounter_deck("Concussive Blast").start(phase="villain", step=2)
    table.choose("Do not defend").defend("Black Cat")
    table.expect(damage={"Captain Marvel": 0, "Spider-Man": 1 + 2}, midway=True)


# ------------------------------------------------------------------------------------------ "you"


@rule("defend.20", "attack_enemy.6")
def test_when_attacks_you_means_the_player_attacked_at_first(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=2).environment("Ultron Drones")
    table.start(phase="villain", step=2).choose("Do not defend").defend("She-Hulk")
    assert "Activate facedown Drone" in table.options()
    assert table.decision.player == 0


@rule("defend.20", "you.7", "attack_enemy.5")
def test_after_attacks_you_means_the_player_who_defended(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").hero("She-Hulk").villain("Ultron", stage=1).main_scheme(threat=0)
    table.start(phase="villain", step=2).choose("Do not defend").defend("She-Hulk")
    assert (table.decision.kind, table.decision.player) == ("option", 1)


@rule("you.7", "attack_enemy.4")
def test_after_attacks_you_triggers_for_a_player_who_defended_with_an_ally(table_of):
    table = table_of(scenario="ultron")
    table.hero("Spider-Man", in_play=["Daredevil"]).villain("Ultron", stage=1).main_scheme(threat=0)
    table.start(phase="villain", step=2).decline().defend("Daredevil")
    assert (table.decision.kind, table.decision.player) == ("option", 0)


@pytest.mark.parametrize("defender", ["She-Hulk", "Hellcat"])
@rule("defend.21")
def test_you_in_a_boost_ability_is_the_defending_player(table, defender):
    table.hero("Captain Marvel", hand=["Genius"]).hero("She-Hulk", hand=["Energy"], in_play=["Hellcat"])
    table.encounter_deck("Radioactive Man").start(phase="villain", step=2)
    table.choose("Do not defend").defend(defender)
    table.expect(hand={0: ["Genius"], 1: 0}, midway=True)


@rule("activation.9", "activation.8")
def test_an_attack_a_card_causes_is_an_activation_with_a_boost_card(table):
    table.hero("Captain Marvel").dealt(0, "Assault").encounter_deck("Charge").start(phase="villain", step=4)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 4}, discard={None: ["Charge", "Assault"]})


@rule("stun.9", "stun.10")
def test_a_stunned_villain_discards_the_card_instead_of_attacking(table):
    table.hero("Spider-Man").villain("Rhino", status=["stunned"]).start(phase="villain", step=2)
    table.expect(damage={"Spider-Man": 0}, status={"Rhino": []})


@rule("attack_enemy.28", "attack_enemy.29")
def test_forced_abilities_after_an_attack_come_before_optional_ones(table):
    table.hero("Spider-Man", hand=["Counter-Punch"]).villain("Rhino", status=["stunned"]).minion("Tiger Shark")
    table.start(phase="villain", step=2).choose("Activate Tiger Shark").defend("Spider-Man")
    assert table.options() == ["Play Counter-Punch", "Pass"]
    table.expect(status={"Tiger Shark": ["tough"]}, midway=True)
