"""Iron Man and his signature cards (his obligation and nemesis set: `test_iron_man_nemesis.py`)."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

TECH = ["Arc Reactor", "Mark V Armor", "Mark V Helmet", "Powered Gauntlets", "Rocket Boots"]
MORE_TECH = [*TECH, "Powered Gauntlets", "Rocket Boots"]


def take_off(table):
    """Use Rocket Boots with the Genius in hand: Iron Man has Aerial."""
    return table.use("Rocket Boots", pay=["Genius"])


# ------------------------------------------------------------------------------------------ the identity


@pytest.mark.parametrize(("upgrades", "size"), [([], 1), (TECH[:2], 3), (TECH, 6), (MORE_TECH[:6], 7), (MORE_TECH, 7)])
@rule("modifiers.1")
def test_iron_man_has_1_hand_size_for_each_tech_upgrade_up_to_7(table, upgrades, size):
    table.hero("Iron Man", in_play=upgrades)
    assert table.stat("Iron Man", Stat.HAND_SIZE) == size


def test_iron_man_counts_only_upgrades_that_are_tech(table):
    table.hero("Iron Man", in_play=["Combat Training", "Stark Tower"])
    assert table.stat("Iron Man", Stat.HAND_SIZE) == 1


@rule("ownership_control.9")
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


@rule("form.11")
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
    take_off(table).play("Supersonic Punch", pay=["Energy"], target="Rhino")
    table.expect(damage={"Rhino": 8})


@rule("form.11")
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


# ------------------------------------------------------------------------------------------ upgrades


def test_arc_reactor_readies_iron_man(table):
    table.hero("Iron Man", exhausted=True, in_play=["Arc Reactor"]).use("Arc Reactor")
    table.expect(ready=["Iron Man"], exhausted=["Arc Reactor"])


def test_arc_reactor_lets_iron_man_attack_twice(table):
    table.hero("Iron Man", in_play=["Arc Reactor"]).attack("Rhino").use("Arc Reactor").attack("Rhino")
    table.expect(damage={"Rhino": 2}, exhausted=["Iron Man", "Arc Reactor"])


def test_arc_reactor_is_not_offered_when_iron_man_is_ready(table):
    table.hero("Iron Man", in_play=["Arc Reactor"])
    assert "Use Arc Reactor" not in table.options()


@rule("ability_triggered.4")
def test_arc_reactor_is_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", exhausted=True, in_play=["Arc Reactor"])
    assert "Use Arc Reactor" not in table.options()


@pytest.mark.parametrize(("form", "title"), [("hero", "Iron Man"), ("alter-ego", "Tony Stark")])
def test_mark_v_armor_gives_6_hit_points_in_both_forms(table, form, title):
    table.hero("Iron Man", form=form, in_play=["Mark V Armor"])
    assert table.stat(title, Stat.HP) == 9 + 6


def test_mark_v_armor_keeps_iron_man_alive_with_9_damage(table):
    table.hero("Iron Man", in_play=["Mark V Armor"], damage=8).start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Iron Man": 10}, outcome=None)


def test_mark_v_helmet_removes_1_threat_from_one_scheme(table):
    table.hero("Iron Man", in_play=["Mark V Helmet"]).main_scheme(threat=3).side_scheme("Bomb Scare", threat=3)
    table.use("Mark V Helmet").choose("Bomb Scare")
    table.expect(threat={"The Break-In!": 3, "Bomb Scare": 2}, exhausted=["Mark V Helmet"], ready=["Iron Man"])


def test_mark_v_helmet_removes_1_threat_from_each_scheme_when_iron_man_is_aerial(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Mark V Helmet", "Rocket Boots"])
    table.main_scheme(threat=3).side_scheme("Bomb Scare", threat=3)
    take_off(table).use("Mark V Helmet")
    table.expect(threat={"The Break-In!": 2, "Bomb Scare": 2})


@rule("crisis_icon.1")
def test_mark_v_helmet_spares_the_main_scheme_when_a_crisis_icon_is_in_play(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Mark V Helmet", "Rocket Boots"])
    table.main_scheme(threat=3).side_scheme("Crowd Control", threat=2)
    take_off(table).use("Mark V Helmet")
    table.expect(threat={"The Break-In!": 3, "Crowd Control": 1})


@rule("confuse.1")
def test_mark_v_helmet_removes_nothing_when_iron_man_is_confused(table):
    table.hero("Iron Man", in_play=["Mark V Helmet"], status=["confused"]).main_scheme(threat=3)
    table.use("Mark V Helmet")
    table.expect(threat={"The Break-In!": 3}, status={"Iron Man": []}, exhausted=["Mark V Helmet"])


@rule("ability_triggered.4")
def test_mark_v_helmet_is_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Mark V Helmet"]).main_scheme(threat=3)
    assert "Use Mark V Helmet" not in table.options()


def test_powered_gauntlets_deal_1_damage(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets"]).minion("Shocker")
    table.use("Powered Gauntlets").choose("Shocker")
    table.expect(damage={"Shocker": 1, "Rhino": 0}, exhausted=["Powered Gauntlets"], ready=["Iron Man"])


def test_powered_gauntlets_deal_2_damage_when_iron_man_is_aerial(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Powered Gauntlets", "Rocket Boots"])
    take_off(table).use("Powered Gauntlets").choose("Rhino")
    table.expect(damage={"Rhino": 2})


@rule("stun.1")
def test_powered_gauntlets_deal_no_damage_when_iron_man_is_stunned(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets"], status=["stunned"]).use("Powered Gauntlets")
    table.expect(damage={"Rhino": 0}, status={"Iron Man": []}, exhausted=["Powered Gauntlets"])


@rule("guard.1")
def test_powered_gauntlets_cannot_hit_a_guarded_villain(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets"]).minion("Hydra Mercenary").use("Powered Gauntlets")
    assert table.options() == ["Hydra Mercenary"]


@rule("ability_triggered.4")
def test_powered_gauntlets_are_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", in_play=["Powered Gauntlets"])
    assert "Use Powered Gauntlets" not in table.options()


@pytest.mark.parametrize(("form", "title"), [("hero", "Iron Man"), ("alter-ego", "Tony Stark")])
def test_each_pair_of_rocket_boots_gives_1_hit_point_in_both_forms(table, form, title):
    table.hero("Iron Man", form=form, in_play=["Rocket Boots", "Rocket Boots"])
    assert table.stat(title, Stat.HP) == 9 + 2


@rule("cost.10")
def test_rocket_boots_exhaust_and_spend_a_mental_resource(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Rocket Boots"])
    take_off(table)
    table.expect(exhausted=["Rocket Boots"], ready=["Iron Man"], hand={0: 0}, discard={0: ["Genius"]})


@rule("resource.6")
def test_rocket_boots_are_not_offered_without_a_mental_resource(table):
    table.hero("Iron Man", hand=["Energy", "Strength"], in_play=["Rocket Boots"])
    assert "Use Rocket Boots" not in table.options()


@rule("ability_triggered.4")
def test_rocket_boots_are_not_offered_in_alter_ego_form(table):
    table.hero("Iron Man", form="alter-ego", hand=["Genius"], in_play=["Rocket Boots"])
    assert "Use Rocket Boots" not in table.options()


def test_rocket_boots_give_aerial_only_until_the_end_of_the_phase(table):
    table.hero("Iron Man", hand=["Genius"], in_play=["Powered Gauntlets", "Rocket Boots"])
    take_off(table).run_villain_phase()
    table.use("Powered Gauntlets").choose("Rhino")
    table.expect(damage={"Rhino": 1})


@rule("gets.2", "defeat.1")
def test_iron_man_is_defeated_when_he_loses_the_rocket_boots_he_lives_by(table):
    table.hero("Iron Man", damage=9, in_play=["Rocket Boots"]).dealt(0, "Electric Whip Attack")
    table.start(phase="villain", step=4)
    table.choose("Discard", "Rocket Boots")
    table.expect(outcome="loss")
