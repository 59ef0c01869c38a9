"""Iron Man, his ally, events and supports (`test_iron_man_upgrades.py`; obligation and nemesis: `test_iron_man_nemesis.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

TECH = ["Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Rocket Boots"]
MORE_TECH = [*TECH, "Powered Gauntlets", "Rocket Boots"]


# ------------------------------------------------------------------------------------------ the identity


@pytest.mark.parametrize(("upgrades", "size"), [([], 1), (TECH[:2], 3), (TECH, 6), (MORE_TECH[:6], 7), (MORE_TECH, 7)])
@rule("modifiers.1")
def test_iron_man_has_1_hand_size_for_each_tech_upgrade_up_to_7(table, upgrades, size):
    table.hero("Iron Man", in_play=upgrades)
    assert table.stat("Iron Man", Stat.HAND_SIZE) == size


def test_iron_man_counts_only_upgrades_that_are_tech(table):
    table.hero("Iron Man", in_play=["Combat Training", "Stark Tower"])
    assert table.stat("Iron Man", Stat.HAND_SIZE) == 1


def test_iron_man_counts_only_upgrades_he_controls(table):
    table.hero("Iron Man").hero("Spider-Man", in_play=["Web-Shooter"])
    assert table.stat("Iron Man", Stat.HAND_SIZE) == 1


def test_iron_man_draws_up_to_his_raised_hand_size(table):
    table.hero("Iron Man", in_play=["Arc Reactor", "Mark V Helmet"]).run_villain_phase()
    table.expect(hand={0: 3})


def test_tony_stark_has_hand_size_6_whatever_upgrades_he_controls(table):
    table.hero("Iron Man", form="alter-ego", in_play=TECH)
    assert table.stat("Tony Stark", Stat.HAND_SIZE) == 6


def test_futurist_adds_one_of_the_top_3_cards_and_discards_the_others(table):
    table.hero("Iron Man", form="alter-ego", deck=["Genius", "Energy", "Strength", "Arc Reactor"])
    table.use("Tony Stark").choose("Energy")
    table.expect(hand={0: ["Energy"]}, discard={0: ["Genius", "Strength"]})
    assert table.where("Arc Reactor") == "player 1's deck"


def test_futurist_must_add_a_card(table):
    table.hero("Iron Man", form="alter-ego", deck=["Genius", "Energy", "Strength", "Arc Reactor"])
    table.use("Tony Stark")
    assert sorted(table.options()) == ["Energy", "Genius", "Strength"]


@rule("limit.1")
def test_futurist_is_limited_to_once_per_round(table):
    table.hero("Iron Man", form="alter-ego", deck=["Genius", "Energy", "Strength"])
    assert any("Tony Stark" in x for x in table.options() if x.startswith("Use"))
    table.use("Tony Stark").choose("Energy")
    assert not [x for x in table.options() if x.startswith("Use")]


@rule("limit.1")
def test_futurist_can_be_used_again_in_the_next_round(table):
    table.hero("Iron Man", form="alter-ego").main_scheme(threat=0)
    table.use("Tony Stark").choose(table.options()[0])
    table.run_villain_phase()
    assert any("Tony Stark" in x for x in table.options() if x.startswith("Use"))


@rule("ability_triggered.4")
def test_futurist_is_not_offered_in_hero_form(table):
    table.hero("Iron Man", deck=["Genius", "Energy", "Strength"])
    assert not [x for x in table.options() if x.startswith("Use")]


def test_futurist_looks_at_what_is_left_of_a_short_deck(table_of):
    table = table_of(filler=0)
    table.hero("Iron Man", form="alter-ego", deck=["Genius", "Energy"]).encounter_deck("Advance", "Advance")
    table.use("Tony Stark")
    assert sorted(table.options()) == ["Energy", "Genius"]


# ------------------------------------------------------------------------------------------ War Machine


def test_war_machine_deals_1_damage_to_each_enemy(table):
    table.hero("Iron Man", in_play=["War Machine"]).hero("Spider-Man")
    table.villain("Rhino").minion("Shocker").minion("Sandman", engaged=1, status=[])
    table.use("War Machine")
    table.expect(damage={"War Machine": 2, "Rhino": 1, "Shocker": 1, "Sandman": 1}, exhausted=["War Machine"])


def test_war_machine_can_be_used_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", in_play=["War Machine"]).use("War Machine")
    table.expect(damage={"War Machine": 2, "Rhino": 1})


@rule("exhausted.4")
def test_war_machine_is_not_offered_when_exhausted(table):
    table.hero("Iron Man", in_play=["War Machine"]).card("War Machine", exhausted=True)
    assert "Use War Machine" not in table.options()


def test_war_machine_still_damages_each_enemy_when_the_cost_defeats_him(table):
    table.hero("Iron Man", in_play=["War Machine"]).card("War Machine", damage=2).use("War Machine")
    table.expect(damage={"Rhino": 1}, discard={0: ["War Machine"]}, not_in_play=["War Machine"])


@rule("prevent.5")
def test_war_machine_pays_his_cost_when_tough_prevents_the_damage(table):
    table.hero("Iron Man", in_play=["War Machine"]).card("War Machine", status=["tough"]).use("War Machine")
    table.expect(damage={"War Machine": 0, "Rhino": 1}, status={"War Machine": []})


@rule("consequential_damage.1", "consequential_damage.2")
def test_war_machine_attacks_for_2_and_takes_1_consequential_damage(table):
    table.hero("Iron Man", in_play=["War Machine"]).attack("Rhino", by="War Machine")
    table.expect(damage={"Rhino": 2, "War Machine": 1})


# ------------------------------------------------------------------------------------------ events


def test_repulsor_blast_deals_1_damage_when_no_energy_is_discarded(table):
    table.hero("Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Genius", "Strength"])
    table.play("Repulsor Blast", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 1})
    assert len(table.discard(0)) == 5 + 2


def test_repulsor_blast_deals_2_more_for_each_energy_icon_of_the_top_5_cards(table):
    deck = ["Energy", "Genius", "Supersonic Punch", "Strength", "Arc Reactor", "Energy"]
    table.hero("Iron Man", hand=["Repulsor Blast", "Genius"], deck=deck)
    table.play("Repulsor Blast", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 1 + 2 * (2 + 1 + 1)})


def test_repulsor_blast_counts_no_energy_icon_that_paid_for_it(table):
    table.hero("Iron Man", hand=["Repulsor Blast", "Energy"])
    table.play("Repulsor Blast", pay=["Energy"], target="Rhino")
    table.expect(damage={"Rhino": 1})


@rule("ability_triggered.4")
def test_repulsor_blast_is_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", hand=["Repulsor Blast", "Genius"])
    assert "Play Repulsor Blast" not in table.options()


@rule("stun.1")
def test_repulsor_blast_discards_nothing_when_iron_man_is_stunned(table):
    table.hero("Iron Man", hand=["Repulsor Blast", "Genius"], deck=["Energy"], status=["stunned"])
    table.play("Repulsor Blast", pay=["Genius"])
    table.expect(damage={"Rhino": 0}, status={"Iron Man": []})
    assert sorted(table.discard(0)) == ["Genius", "Repulsor Blast"]


def test_supersonic_punch_deals_4_damage(table):
    table.hero("Iron Man", hand=["Supersonic Punch", "Genius"])
    table.play("Supersonic Punch", pay=["Genius"], target="Rhino")
    table.expect(damage={"Rhino": 4}, ready=["Iron Man"])


def test_supersonic_punch_deals_8_damage_when_iron_man_is_aerial(table):
    table.hero("Iron Man", hand=["Supersonic Punch", "Genius", "Energy"], in_play=["Rocket Boots"])
    table.use("Rocket Boots", pay=["Genius"]).play("Supersonic Punch", pay=["Energy"], target="Rhino")
    table.expect(damage={"Rhino": 8})


@rule("ability_triggered.4")
def test_supersonic_punch_is_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", hand=["Supersonic Punch", "Genius"])
    assert "Play Supersonic Punch" not in table.options()


# ------------------------------------------------------------------------------------------ supports


@rule("Resource Ability")
def test_pepper_potts_generates_both_resources_of_the_top_discarded_card(table):
    table.hero("Iron Man", hand=["Arc Reactor"], in_play=["Pepper Potts"], discard=["Mark V Armor", "Energy"])
    table.play("Arc Reactor", pay=["Pepper Potts"])
    table.expect(in_play=["Arc Reactor"], exhausted=["Pepper Potts"], hand={0: 0}, discard={0: ["Energy"]})


def test_pepper_potts_sees_only_the_top_card_of_the_discard_pile(table):
    table.hero("Iron Man", hand=["Arc Reactor"], in_play=["Pepper Potts"], discard=["Energy", "Mark V Armor"])
    assert "Play Arc Reactor" not in table.options()


def test_pepper_potts_generates_nothing_when_the_discard_pile_is_empty(table):
    table.hero("Iron Man", hand=["Mark V Helmet"], in_play=["Pepper Potts"])
    assert "Play Mark V Helmet" not in table.options()


@rule("exhausted.4")
def test_pepper_potts_generates_nothing_when_exhausted(table):
    table.hero("Iron Man", hand=["Mark V Helmet"], in_play=["Pepper Potts"], discard=["Energy"])
    table.card("Pepper Potts", exhausted=True)
    assert "Play Mark V Helmet" not in table.options()


def test_pepper_potts_can_be_used_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", hand=["Arc Reactor"], in_play=["Pepper Potts"], discard=["Genius"])
    table.play("Arc Reactor", pay=["Pepper Potts"])
    table.expect(in_play=["Arc Reactor"])


def test_pepper_potts_generates_the_type_of_the_top_card(table):
    table.hero("Iron Man", in_play=["Pepper Potts", "Rocket Boots"], discard=["Energy"])
    assert "Use Rocket Boots" not in table.options()  # energy, not mental


def test_stark_tower_returns_the_topmost_tech_upgrade(table):
    discard = ["Arc Reactor", "Mark V Helmet", "Combat Training", "Genius"]
    table.hero("Iron Man", form="alter-ego", in_play=["Stark Tower"], discard=discard)
    table.use("Stark Tower").choose("Player 1")
    table.expect(hand={0: ["Mark V Helmet"]}, exhausted=["Stark Tower"], discard={0: ["Arc Reactor", "Genius"]})


def test_stark_tower_returns_a_tech_upgrade_of_another_player_to_that_player(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Stark Tower"], discard=["Arc Reactor"])
    table.hero("Spider-Man", discard=["Web-Shooter", "Genius"])
    table.use("Stark Tower").choose("Player 2")
    table.expect(hand={0: 0, 1: ["Web-Shooter"]}, discard={0: ["Arc Reactor"]})


@rule("target.2")
def test_stark_tower_offers_only_players_with_a_tech_upgrade_to_return(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Stark Tower"], discard=["Arc Reactor"])
    table.hero("Spider-Man", discard=["Genius"])
    table.use("Stark Tower")
    assert table.options() == ["Player 1 (Tony Stark)"]


@rule("target.2")
def test_stark_tower_is_not_offered_when_there_is_no_tech_upgrade_to_return(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Stark Tower"], discard=["Combat Training", "Genius"])
    assert "Use Stark Tower" not in table.options()


@rule("ability_triggered.4")
def test_stark_tower_is_not_offered_in_hero_form(table):
    table.hero("Iron Man", in_play=["Stark Tower"], discard=["Arc Reactor"])
    assert "Use Stark Tower" not in table.options()
