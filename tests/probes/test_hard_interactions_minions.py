"""Hard interaction 25 and further points: nemesis cards, Titania, Biomechanical Upgrades, Hydra, Explosion."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Shadow of the Past


def test_black_widow_cannot_cancel_the_nemesis_cards_that_shadow_of_the_past_reveals(table):
    table.hero("Captain Marvel", hand=["Genius"], in_play=["Black Widow"]).dealt(0, "Shadow of the Past")
    table.start(phase="villain", step=4).decline()  # of Shadow of the Past itself; nothing else comes from the deck
    table.expect(in_play=["Yon-Rogg", "The Psyche-Magnitron"], ready=["Black Widow"])


def test_shadow_of_the_past_can_be_canceled_itself(table):
    table.hero("Spider-Man", hand=["Enhanced Spider-Sense", "Genius"]).dealt(0, "Shadow of the Past")
    table.start(phase="villain", step=4).play("Enhanced Spider-Sense", pay=["Genius"])
    table.expect(not_in_play=["Vulture", "Highway Robbery"])
    assert table.where("Vulture") == "player 1's nemesis set"


@rule("quickstrike.1")
def test_vulture_attacks_in_the_middle_of_shadow_of_the_past(table):
    table.hero("Spider-Man").dealt(0, "Shadow of the Past").start(phase="villain", step=4)
    assert table.decision.kind == "defend"
    table.expect(in_play=["Vulture"], not_in_play=["Highway Robbery"], midway=True)
    table.choose("Do not defend", "Player 1")
    table.expect(in_play=["Highway Robbery"], damage={"Spider-Man": 3})


@rule("nemesis_encounter_set.2")
def test_shadow_of_the_past_shuffles_the_rest_of_the_nemesis_set_into_the_encounter_deck(table):
    table.hero("Captain Marvel").dealt(0, "Shadow of the Past").start(phase="villain", step=4)
    assert table.where("Kree Manipulator") == table.where("Yon-Rogg's Treason") == "encounter deck"


@rule("surge.1")
def test_shadow_of_the_past_gains_surge_only_when_the_nemesis_minion_is_no_longer_set_aside(table_of):
    table = table_of(log=True)
    table.hero("Captain Marvel").dealt(0, "Shadow of the Past", "Shadow of the Past")
    log = table.start(phase="villain", step=4).game.record()
    surges = [e["card"] for e in log if e["event"] == "surge"]
    assert surges.count("Shadow of the Past") == 1


# ------------------------------------------------------------------------------------------ Titania


@rule("non_numerical_variable.2", "modifiers.1")
def test_titanias_atk_is_her_remaining_hit_points(table):
    table.hero("She-Hulk").minion("Titania", damage=2)
    assert table.stat("Titania", Stat.ATK) == 4


@rule("gets.3")
def test_genetically_enhanced_raises_titanias_atk(table):
    table.hero("She-Hulk").minion("Titania", attachments=["Genetically Enhanced"])
    assert table.stat("Titania", Stat.ATK) == 6 + 3


@rule("modifiers.1")
def test_titanias_atk_drops_when_she_is_damaged(table):
    table.hero("She-Hulk").minion("Titania")
    table.attack("Titania")
    assert table.stat("Titania", Stat.ATK) == 3


def fury(table, form="hero", **titania):
    table.hero("She-Hulk", form=form).dealt(0, "Titania's Fury").encounter_deck("Hydra Mercenary")
    if titania:
        table.minion("Titania", **titania)
    return table.start(phase="villain", step=4)


def test_titanias_fury_has_her_attack_the_hero(table):
    fury(table, damage=2).choose("Do not defend")
    table.expect(damage={"She-Hulk": 4, "Titania": 2}, not_in_play=["Hydra Mercenary"])


@rule("stun.10")
def test_titanias_fury_heals_and_surges_when_she_is_stunned(table):
    fury(table, damage=2, status=["stunned"])
    table.expect(damage={"She-Hulk": 0, "Titania": 0}, status={"Titania": []}, in_play=["Hydra Mercenary"])


def test_titanias_fury_surges_when_she_is_not_in_play(table):
    fury(table)
    table.expect(in_play=["Hydra Mercenary"])


@rule("form.6")
def test_titanias_fury_heals_and_surges_when_the_player_is_in_alter_ego_form(table):
    fury(table, form="alter-ego", damage=2)
    table.expect(damage={"Titania": 0, "Jennifer Walters": 0}, in_play=["Hydra Mercenary"])


def test_titanias_fury_heals_and_surges_when_webbed_up_replaced_the_attack(table):
    fury(table, damage=2, attachments=["Webbed Up"])
    table.expect(damage={"Titania": 0}, status={"Titania": ["stunned"]}, in_play=["Hydra Mercenary"])


@rule("stun.10")
def test_masters_of_mayhem_looks_for_a_minion_when_the_only_attack_was_replaced(table):
    table.hero("Captain Marvel").minion("Melter", status=["stunned"]).dealt(0, "Masters of Mayhem")
    table.encounter_deck("Tiger Shark").start(phase="villain", step=4).choose("Tiger Shark")
    table.expect(in_play=["Tiger Shark"], status={"Melter": []}, damage={"Captain Marvel": 0})


@rule("form.6")
def test_masters_of_mayhem_looks_for_a_minion_when_its_minion_is_engaged_with_an_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego").minion("Melter").dealt(0, "Masters of Mayhem")
    table.encounter_deck("Tiger Shark").start(phase="villain", step=4).choose("Tiger Shark")
    table.expect(in_play=["Tiger Shark"], damage={"Carol Danvers": 0})


def test_masters_of_mayhem_finds_nobody_else_when_an_attack_was_made(table):
    table.hero("Captain Marvel").minion("Melter").dealt(0, "Masters of Mayhem").encounter_deck("Tiger Shark")
    table.start(phase="villain", step=4).choose("Do not defend")
    table.expect(not_in_play=["Tiger Shark"], damage={"Captain Marvel": 3})


def test_swarm_attack_makes_a_drone_when_the_only_drone_was_stunned(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel", deck=["Genius"]).environment("Ultron Drones").minion("Drone", status=["stunned"])
    table.dealt(0, "Swarm Attack").start(phase="villain", step=4)
    table.expect(status={"Drone": [], "Drone#2": []}, damage={"Captain Marvel": 0})


# ------------------------------------------------------------------------------------------ Biomechanical Upgrades


@rule("damage.12", "replacement_effect.3")
def test_biomechanical_upgrades_replace_the_defeat_and_nothing_sees_one(table):
    table.hero("Spider-Man", in_play=["Interrogation Room"]).main_scheme(threat=5)
    table.minion("Shocker", damage=2, attachments=["Spider-Tracer", "Biomechanical Upgrades"])
    table.attack("Shocker")
    table.expect(
        damage={"Shocker": 0},
        in_play=["Shocker", "Spider-Tracer"],
        not_in_play=["Biomechanical Upgrades"],
        threat={"The Break-In!": 5},
        ready=["Interrogation Room"],
    )


@rule("retaliate.2")
def test_modok_survives_by_his_upgrades_and_retaliates(table):
    table.hero("Spider-Man").minion("M.O.D.O.K.", damage=7, attachments=["Biomechanical Upgrades"])
    table.attack("M.O.D.O.K.")
    table.expect(damage={"M.O.D.O.K.": 0, "Spider-Man": 2})


def test_biomechanical_upgrades_look_for_a_minion_without_another_copy(table):
    table.hero("Captain Marvel").minion("M.O.D.O.K.", attachments=["Biomechanical Upgrades"])
    table.minion("Shocker", damage=1).dealt(0, "Biomechanical Upgrades").start(phase="villain", step=4)
    table.attack("Shocker")
    table.expect(in_play=["Shocker"], damage={"Shocker": 0})  # M.O.D.O.K. has more hit points, and a copy already


@rule("first_player.5")
def test_first_player_picks_among_the_minions_with_the_highest_printed_hit_points(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Shocker").minion("Hydra Mercenary", engaged=1)
    table.dealt(1, "Genetically Enhanced").start(phase="villain", step=4)
    assert (table.decision.player, sorted(table.options())) == (0, ["Hydra Mercenary", "Shocker"])


@rule("attach_to.7", "surge.1")
def test_genetically_enhanced_is_discarded_and_surges_when_there_is_no_minion(table):
    table.hero("Captain Marvel").dealt(0, "Genetically Enhanced").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(discard={None: ["Genetically Enhanced"]}, in_play=["Hydra Mercenary"])


# ------------------------------------------------------------------------------------------ Legions of Hydra


@rule("first_player.5")
def test_first_player_picks_the_legions_of_hydra_that_madame_hydra_strengthens(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion("Madame Hydra")
    table.side_scheme("Legions of Hydra", threat=3).side_scheme("Legions of Hydra", threat=5)
    table.start(phase="villain", step=2).choose("Activate Madame Hydra", "Do not defend")
    assert table.options() == ["Legions of Hydra (3 threat)", "Legions of Hydra (5 threat)"]
    table.choose("3 threat")
    table.expect(threat={"Legions of Hydra": 5, "Legions of Hydra#2": 5})


@rule("cannot.1", "target.12")
def test_madame_hydra_cannot_take_damage_while_a_legions_of_hydra_is_in_play(table):
    table.hero("Captain Marvel", hand=["Haymaker", "Energy"]).minion("Madame Hydra").side_scheme("Legions of Hydra")
    table.play("Haymaker", pay=["Energy"])
    assert table.options() == ["Rhino"]


@rule("forced.2")
def test_yon_rogg_places_nothing_when_the_psyche_magnitron_is_not_in_play(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).minion("Yon-Rogg").main_scheme(threat=0)
    table.side_scheme("Bomb Scare", threat=2).start(phase="villain", step=2)
    table.choose("Activate Yon-Rogg", "Do not defend")
    table.expect(threat={"The Break-In!": 0, "Bomb Scare": 2}, damage={"Captain Marvel": 3})


# ------------------------------------------------------------------------------------------ Explosion and choices


def explosion(table, threat):
    return table.side_scheme("Bomb Scare", threat=threat).dealt(1, "Explosion").start(phase="villain", step=4)


@rule("first_player.6")
def test_first_player_assigns_the_damage_of_explosion(table):
    table.hero("Captain Marvel", in_play=["Maria Hill"]).hero("She-Hulk")
    explosion(table, 2)
    assert (table.decision.kind, table.decision.player) == ("assign", 0)
    assert sorted(table.options()) == [
        "1 damage to Captain Marvel",
        "1 damage to Maria Hill",
        "1 damage to She-Hulk",
    ]


@rule("form.6")
def test_explosion_cannot_be_assigned_to_an_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego", in_play=["Maria Hill"]).hero("She-Hulk")
    explosion(table, 1)
    assert sorted(table.options()) == ["1 damage to Maria Hill", "1 damage to She-Hulk"]


@rule("indirect_damage.4")
def test_no_character_is_assigned_more_of_explosion_than_defeats_it(table):
    table.hero("Captain Marvel", in_play=["Maria Hill"]).hero("She-Hulk")
    explosion(table, 4).choose("Maria Hill", "Maria Hill")
    assert sorted(table.options()) == ["1 damage to Captain Marvel", "1 damage to She-Hulk"]
    table.choose("She-Hulk", "She-Hulk")
    table.expect(damage={"She-Hulk": 2}, not_in_play=["Maria Hill"])


@rule("choose_option.1", "form.6")
@pytest.mark.parametrize("card", ["Under Attack", "Ritual Combat"])
def test_alter_ego_cannot_choose_damage_to_their_hero(table, card):
    table.hero("Captain Marvel", form="alter-ego").dealt(0, card).start(phase="villain", step=4)
    if card == "Under Attack":
        table.choose("Player 1")
    assert len(table.options()) == 1
    assert "hreat" in table.options()[0]


@rule("energy_resource.1", "wild_resource.6", "grim_rule.1")
def test_yon_roggs_treason_discards_each_card_with_an_energy_icon_and_no_wild_one(table):
    table.hero("Captain Marvel", hand=["Energy", "Spider-Woman", "Haymaker", "Genius"])
    table.dealt(0, "Yon-Rogg's Treason").start(phase="villain", step=4)
    table.expect(hand={0: ["Spider-Woman", "Genius"]}, discard={0: ["Energy", "Haymaker"]})


@rule("resource.3", "wild_resource.6")
def test_the_vultures_plans_count_wild_as_a_type_of_its_own(table):
    table.hero("Captain Marvel", hand=["Spider-Woman"]).hero("She-Hulk", hand=["Energy"])
    table.hero("Iron Man", hand=["Energy"]).main_scheme(threat=0).dealt(0, "The Vulture's Plans")
    table.start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 2})


# ------------------------------------------------------------------------------------------ further points


@rule("activation.10", "activation.11")
def test_gang_up_has_the_villain_attack_first_and_then_the_minions_in_the_players_order(table):
    table.hero("Captain Marvel").minion("Shocker").minion("Sandman").dealt(0, "01189")
    table.start(phase="villain", step=4).choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, midway=True)
    assert table.options() == ["Activate Shocker", "Activate Sandman"]


@rule("minion.6")
def test_gang_up_includes_a_minion_that_engaged_during_the_villains_attack(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").dealt(0, "01189").encounter_deck("Weapons Runner").start(phase="villain", step=4)
    table.choose("Do not defend", "Do not defend")
    table.expect(damage={"Captain Marvel": 1}, in_play=["Weapons Runner"])


@rule("keywords.2")
def test_solid_sound_body_and_concussion_blasters_add_up_to_retaliate_2(table_of):
    table = table_of(scenario="klaw")
    table.hero("Captain Marvel").villain("Klaw", attachments=["Solid-Sound Body", "Concussion Blasters"])
    table.attack("Klaw")
    table.expect(damage={"Klaw": 2, "Captain Marvel": 2})


@rule("attack_player.12", "attack_player.13")
def test_retaliate_defeats_hulk_before_his_own_forced_response(table):
    table.hero("She-Hulk", in_play=["Hulk"], deck=["Genius"]).card("Hulk", damage=4)
    table.villain("Rhino", attachments=["Concussion Blasters"])
    table.attack("Rhino", by="Hulk")
    table.expect(not_in_play=["Hulk"], discard={0: ["Hulk"]})
    assert table.where("Genius") == "player 1's deck"


@rule("ability.14")
@pytest.mark.parametrize(
    ("attachment", "resource"),
    [("Vibranium Armor", "Strength"), ("Concussion Blasters", "Energy"), ("Program Transmitter", "Genius")],
)
def test_any_player_in_hero_form_may_discard_an_attachment_of_the_villain(table_of, attachment, resource):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel").hero("She-Hulk", hand=[resource]).villain("Ultron", attachments=[attachment])
    table.ask(1).use(attachment, pay=[resource])
    table.expect(not_in_play=[attachment], exhausted=["She-Hulk"], ready=["Captain Marvel"])


@rule("ability_triggered.4")
def test_attachment_of_the_villain_cannot_be_discarded_by_an_alter_ego(table):
    table.hero("She-Hulk", form="alter-ego", hand=["Strength"]).villain("Rhino", attachments=["Vibranium Armor"])
    assert "Use Vibranium Armor" not in table.options()


@rule("exhausted.4")
def test_attachment_of_the_villain_cannot_be_discarded_by_an_exhausted_hero(table):
    table.hero("She-Hulk", hand=["Strength"], exhausted=True).villain("Rhino", attachments=["Vibranium Armor"])
    assert "Use Vibranium Armor" not in table.options()
