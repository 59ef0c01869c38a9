"""Aggression cards of the Thor pack."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ allies


def test_hercules_costs_1_less_for_each_minion_engaged_with_his_player(table):
    table.hero("She-Hulk", hand=["Hercules", "Genius", "Strength"]).minion("Hydra Mercenary").minion("Shocker")
    table.play("Hercules", pay=["Genius", "Strength"])
    table.expect(in_play=["Hercules"], hand={0: 0})


def test_hercules_costs_6_when_the_minions_are_engaged_with_others(table):
    table.hero("She-Hulk", hand=["Hercules", "Genius", "Strength", "Energy"]).hero("Thor")
    table.minion("Hydra Mercenary", engaged=1).minion("Shocker", engaged=1)
    table.choose("Play Hercules", "Genius", "Strength")
    assert table.options() == ["Pay with Energy"]


def test_hercules_is_not_offered_when_he_is_too_dear(table):
    table.hero("She-Hulk", hand=["Hercules", "Genius", "Strength"]).minion("Hydra Mercenary")
    assert "Play Hercules" not in table.options()


def test_hercules_costs_nothing_when_6_minions_are_engaged(table):
    table.hero("She-Hulk", hand=["Hercules"])
    for name in ("Hydra Mercenary", "Shocker", "Sandman", "Vulture", "Titania", "Whiplash", "Killmonger"):
        table.minion(name)
    table.play("Hercules")
    table.expect(in_play=["Hercules"])


@rule("cost.6")
def test_hercules_has_his_printed_cost_for_make_the_call(table):
    table.hero("She-Hulk", hand=["Make the Call", "Genius", "Strength"], discard=["Hercules"])
    table.minion("Hydra Mercenary").minion("Shocker")
    assert "Play Make the Call" not in table.options()


def test_valkyrie_deals_2_damage_to_a_minion(table):
    table.hero("She-Hulk", hand=["Valkyrie", "Genius", "Strength"]).minion("Titania")
    table.play("Valkyrie", pay=["Genius", "Strength"]).choose("Use Valkyrie", "Titania")
    table.expect(damage={"Titania": 2})


def test_valkyrie_deals_3_damage_when_energy_was_paid(table):
    table.hero("She-Hulk", hand=["Valkyrie", "Energy", "Strength"]).minion("Titania")
    table.play("Valkyrie", pay=["Energy", "Strength"]).choose("Use Valkyrie", "Titania")
    table.expect(damage={"Titania": 3})


@rule("wild_resource.1")
def test_valkyrie_deals_3_damage_when_a_wild_resource_was_paid(table):
    table.hero("She-Hulk", hand=["Valkyrie", "Hellcat", "Strength"]).minion("Titania")
    table.play("Valkyrie", pay=["Hellcat", "Strength"]).choose("Use Valkyrie", "Titania")
    table.expect(damage={"Titania": 3})


@rule("cost.10")
def test_valkyrie_may_be_paid_for_with_more_so_that_energy_is_among_it(table):
    table.hero("She-Hulk", hand=["Valkyrie", "Genius", "Strength", "Haymaker"]).minion("Titania")
    table.choose("Play Valkyrie", "Genius", "Strength")
    assert table.options() == ["Pay with Haymaker", "Done paying"]
    table.choose("Haymaker", "Use Valkyrie", "Titania")
    table.expect(damage={"Titania": 3}, hand={0: 0})


@rule("cost.8")
def test_valkyrie_deals_3_damage_when_energy_paid_for_her_by_make_the_call(table):
    table.hero("She-Hulk", hand=["Make the Call", "Energy", "Strength"], discard=["Valkyrie"]).minion("Titania")
    table.choose("Play Make the Call", "Valkyrie", "Energy", "Strength").choose("Use Valkyrie", "Titania")
    table.expect(damage={"Titania": 3})


def test_valkyrie_deals_2_damage_when_nothing_was_paid_for_her(table):
    table.hero("She-Hulk", hand=["Valkyrie"], in_play=["Quinjet"]).card("Quinjet", counters={"time": 3}).minion(
        "Titania"
    )
    table.decline().use("Quinjet", target="Valkyrie").choose("Use Valkyrie", "Titania")
    table.expect(damage={"Titania": 2})


@rule("target.2")
def test_valkyrie_offers_nothing_when_there_is_no_minion(table):
    table.hero("She-Hulk", hand=["Valkyrie", "Genius", "Strength"])
    table.play("Valkyrie", pay=["Genius", "Strength"])
    table.expect(in_play=["Valkyrie"], damage={"Rhino": 0})


# ------------------------------------------------------------------------------------------ events


def test_get_over_here_deals_1_damage_and_does_not_engage_without_aerial(table):
    table.hero("Thor", hand=["Get Over Here!"]).hero("She-Hulk").minion("Hydra Mercenary", engaged=1)
    table.play("Get Over Here!", target="Hydra Mercenary")
    table.expect(damage={"Hydra Mercenary": 1})
    assert table.engaged("Hydra Mercenary") == 1


def test_get_over_here_engages_the_minion_when_you_are_aerial(table):
    table.hero("Thor", hand=["Get Over Here!"], in_play=["Mjolnir"]).hero("She-Hulk")
    table.minion("Hydra Mercenary", engaged=1)
    table.play("Get Over Here!", target="Hydra Mercenary").decline()
    table.expect(damage={"Hydra Mercenary": 1})
    assert table.engaged("Hydra Mercenary") == 0


def test_get_over_here_engages_nobody_when_the_minion_is_defeated(table):
    table.hero("Thor", hand=["Get Over Here!"], in_play=["Mjolnir"]).hero("She-Hulk")
    table.minion("Hydra Mercenary", engaged=1, damage=2)
    table.play("Get Over Here!", target="Hydra Mercenary")
    table.expect(not_in_play=["Hydra Mercenary"], hand={0: 0})


def test_get_over_here_is_not_offered_without_a_minion(table):
    table.hero("Thor", hand=["Get Over Here!"])
    assert "Play Get Over Here!" not in table.options()


def test_mean_swing_adds_3_to_a_basic_attack(table):
    table.hero("Thor", hand=["Mean Swing"], in_play=["Mjolnir"])
    table.attack("Rhino").play("Mean Swing", target="Mjolnir")
    table.expect(damage={"Rhino": 6}, exhausted=["Mjolnir", "Thor"])


@rule("lasting_effects.5")
def test_mean_swing_is_over_after_the_attack(table):
    table.hero("Thor", hand=["Mean Swing"], in_play=["Mjolnir"])
    table.attack("Rhino").play("Mean Swing", target="Mjolnir")
    assert table.stat("Thor", Stat.ATK) == 3


def test_mean_swing_is_not_offered_without_a_ready_weapon(table):
    table.hero("Thor", hand=["Mean Swing"], in_play=["Mjolnir"]).card("Mjolnir", exhausted=True)
    table.attack("Rhino")
    table.expect(damage={"Rhino": 3}, hand={0: ["Mean Swing"]})


def test_mean_swing_is_not_offered_when_an_attack_event_is_played(table):
    table.hero("Thor", hand=["Mean Swing", "Haymaker", "Genius"], in_play=["Mjolnir"])
    table.play("Haymaker", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 3}, hand={0: ["Mean Swing"]})


def test_mean_swing_is_not_offered_when_an_ally_attacks(table):
    table.hero("Thor", hand=["Mean Swing"], in_play=["Mjolnir", "Tigra"])
    table.attack("Rhino", by="Tigra")
    table.expect(damage={"Rhino": 2}, hand={0: ["Mean Swing"]})


@rule("Upgrade")
def test_mean_swing_cannot_use_a_weapon_of_another_player(table):
    table.hero("She-Hulk", hand=["Mean Swing"]).hero("Thor", in_play=["Mjolnir"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 3}, hand={0: ["Mean Swing"]})


# ------------------------------------------------------------------------------------------ in play


def test_hall_of_heroes_gets_a_counter_when_you_defeat_a_minion(table):
    table.hero("She-Hulk", in_play=["Hall of Heroes"]).minion("Hydra Mercenary")
    table.attack("Hydra Mercenary").choose("Use Hall of Heroes")
    table.expect(counters={"Hall of Heroes": {"glory": 1}})


@rule("You")
def test_hall_of_heroes_gets_no_counter_for_a_minion_that_an_ally_defeats(table):
    table.hero("She-Hulk", in_play=["Hall of Heroes", "Hulk"], deck=["Genius"]).minion("Hydra Mercenary")
    table.attack("Hydra Mercenary", by="Hulk")
    table.run_until("turn")
    table.expect(counters={"Hall of Heroes": {"glory": 0}}, not_in_play=["Hydra Mercenary"])


def test_hall_of_heroes_gets_no_counter_for_a_minion_of_another_player(table):
    table.hero("Spider-Man", in_play=["Hall of Heroes"]).hero("She-Hulk").minion("Hydra Mercenary", engaged=1)
    table.end_turn().attack("Hydra Mercenary")
    table.expect(counters={"Hall of Heroes": {"glory": 0}}, not_in_play=["Hydra Mercenary"])


def test_hall_of_heroes_draws_3_cards_for_3_counters(table):
    table.hero("She-Hulk", form="alter-ego", in_play=["Hall of Heroes"]).card("Hall of Heroes", counters={"glory": 4})
    table.use("Hall of Heroes")
    table.expect(hand={0: 3}, counters={"Hall of Heroes": {"glory": 1}}, exhausted=["Hall of Heroes"])


@pytest.mark.parametrize(("form", "glory"), [("alter-ego", 2), ("hero", 3)])
def test_hall_of_heroes_draws_nothing_in_hero_form_or_with_2_counters(table, form, glory):
    table.hero("She-Hulk", form=form, in_play=["Hall of Heroes"]).card("Hall of Heroes", counters={"glory": glory})
    assert "Use Hall of Heroes" not in table.options()


def test_battle_fury_readies_the_hero_for_1_damage_when_a_minion_is_defeated(table):
    table.hero("She-Hulk", in_play=["Battle Fury"]).minion("Hydra Mercenary")
    table.attack("Hydra Mercenary").choose("Use Battle Fury")
    table.expect(ready=["She-Hulk"], damage={"She-Hulk": 1}, discard={0: ["Battle Fury"]})


@rule("cost.20")
def test_battle_fury_is_paid_even_if_a_tough_card_takes_the_damage(table):
    table.hero("She-Hulk", in_play=["Battle Fury"], status=["tough"]).minion("Hydra Mercenary")
    table.attack("Hydra Mercenary").choose("Use Battle Fury")
    table.expect(ready=["She-Hulk"], damage={"She-Hulk": 0}, status={"She-Hulk": []})


def test_battle_fury_is_not_offered_when_the_minion_survives_or_the_villain_is_attacked(table):
    table.hero("She-Hulk", in_play=["Battle Fury"]).minion("Sandman")
    table.attack("Sandman")
    table.expect(exhausted=["She-Hulk"], in_play=["Battle Fury"])


def test_battle_fury_is_not_offered_when_the_hero_is_ready(table):
    table.hero("She-Hulk", hand=["Uppercut", "Genius", "Energy"], in_play=["Battle Fury"]).minion("Hydra Mercenary")
    table.play("Uppercut", pay=["Genius", "Energy"], target="Hydra Mercenary")
    table.expect(in_play=["Battle Fury"], ready=["She-Hulk"])


@rule("max.1")
def test_battle_fury_may_be_given_to_another_player_but_only_one_to_each(table):
    table.hero("She-Hulk", hand=["Battle Fury", "Genius"], in_play=["Battle Fury"]).hero("Thor")
    table.choose("Play Battle Fury")
    assert table.options() == ["Player 2 (Thor)"]


def test_jarnbjorn_deals_2_damage_after_a_basic_attack(table):
    table.hero("Thor", hand=["Strength"], in_play=["Jarnbjorn"]).minion("Hydra Mercenary")
    table.attack("Hydra Mercenary").use("Jarnbjorn", pay=["Strength"], target="Rhino")
    table.expect(damage={"Hydra Mercenary": 2, "Rhino": 2}, ready=["Jarnbjorn"])


def test_jarnbjorn_may_be_used_after_an_attack_event(table):
    """FAQ "Jarnbjorn": an attack-labeled ability is an attack."""
    table.hero("Thor", hand=["Strength", "Haymaker", "Genius"], in_play=["Jarnbjorn"])
    table.play("Haymaker", pay=["Genius"], target="Rhino").use("Jarnbjorn", pay=["Strength"], target="Rhino")
    table.expect(damage={"Rhino": 5})


def test_jarnbjorn_may_be_used_for_each_enemy_that_an_event_attacks(table):
    """FAQ "Jarnbjorn": each enemy that is dealt damage has been attacked."""
    table.hero("Thor", hand=["Strength", "Uppercut", "Melee", "Genius", "Energy"], in_play=["Jarnbjorn"])
    table.minion("Titania").play("Melee", pay=["Genius", "Energy"], target=["Rhino", "Titania"])
    table.use("Jarnbjorn (Rhino)", pay=["Strength"], target="Rhino")
    table.use("Jarnbjorn", pay=["Uppercut"], target="Rhino")
    table.expect(damage={"Rhino": 3 + 4, "Titania": 3})


def test_jarnbjorn_is_not_offered_without_a_physical_resource(table):
    table.hero("Thor", hand=["Genius"], in_play=["Jarnbjorn"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, hand={0: ["Genius"]})


def test_jarnbjorn_is_not_offered_after_an_ally_has_attacked(table):
    table.hero("Thor", hand=["Strength"], in_play=["Jarnbjorn", "Tigra"])
    table.attack("Rhino", by="Tigra")
    table.expect(damage={"Rhino": 2}, hand={0: ["Strength"]})


@rule("Restricted")
def test_jarnbjorn_is_restricted(table):
    table.hero("Thor", hand=["Jarnbjorn", "Genius"], in_play=["Mjolnir", "Captain America's Shield"])
    table.play("Jarnbjorn", pay=["Genius"]).choose("Jarnbjorn")
    table.expect(not_in_play=["Jarnbjorn"], in_play=["Mjolnir"])
