"""Aggression."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ allies


def test_hulk_deals_2_more_damage_when_he_discards_a_physical_card(table):
    table.hero("Spider-Man", in_play=["Hulk"], deck=["Strength"]).minion("Sandman", status=[])
    table.attack("Rhino", by="Hulk").choose("deal 2 damage to an enemy", "Sandman")
    table.expect(damage={"Rhino": 3, "Sandman": 2, "Hulk": 1, "Spider-Man": 0}, discard={0: ["Strength"]})


def test_hulk_deals_1_damage_to_each_character_when_he_discards_an_energy_card(table):
    table.hero("Spider-Man", in_play=["Hulk"], deck=["Energy"]).hero("Captain Marvel", in_play=["Tigra"])
    table.minion("Sandman", engaged=1, status=[])
    table.attack("Rhino", by="Hulk").choose("deal 1 damage to each character")
    table.expect(damage={"Rhino": 4, "Hulk": 2, "Sandman": 1, "Spider-Man": 1, "Captain Marvel": 1, "Tigra": 1})


def test_hulk_damages_alter_egos_too_when_he_discards_an_energy_card(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Hulk"], deck=["Energy"])
    table.attack("Rhino", by="Hulk").choose("deal 1 damage to each character")
    table.expect(damage={"Peter Parker": 1})


def test_hulk_is_discarded_when_he_discards_a_mental_card(table):
    table.hero("Spider-Man", in_play=["Hulk"], deck=["Genius"])
    table.attack("Rhino", by="Hulk").choose("discard this card")
    table.expect(damage={"Rhino": 3, "Spider-Man": 0}, not_in_play=["Hulk"], discard={0: ["Genius", "Hulk"]})


def test_hulk_does_everything_when_he_discards_a_wild_card(table):
    table.hero("Spider-Man", in_play=["Hulk"], deck=["The Power of Aggression"])
    table.attack("Rhino", by="Hulk").choose("deal 2 damage", "Rhino", "1 damage to each", "discard this card")
    table.expect(damage={"Rhino": 6, "Spider-Man": 1}, not_in_play=["Hulk"])


@rule("Forced")
def test_hulk_cannot_decline_to_discard_a_card(table):
    table.hero("Spider-Man", in_play=["Hulk"], deck=["Genius", "Energy"])
    table.attack("Rhino", by="Hulk")
    assert (table.discard(), len(table.options())) == (["Genius"], 1)


def test_hulk_has_no_thwart_power(table):
    table.hero("Spider-Man", in_play=["Hulk"]).main_scheme(threat=3)
    assert "Thwart with Spider-Man" in table.options()
    assert "Thwart with Hulk" not in table.options()


def test_hulk_discards_nothing_when_another_character_attacks(table):
    table.hero("Spider-Man", in_play=["Hulk"], deck=["Genius"])
    table.attack("Rhino")
    table.expect(in_play=["Hulk"])
    assert table.discard() == []


@rule("stun.10")
def test_hulk_discards_nothing_when_he_is_stunned(table):
    table.hero("Spider-Man", in_play=["Hulk"], deck=["Genius"]).card("Hulk", status=["stunned"])
    table.choose("Attack with Hulk")
    table.expect(in_play=["Hulk"], status={"Hulk": []}, damage={"Rhino": 0})
    assert table.discard() == []


def test_tigra_heals_1_damage_after_she_defeats_a_minion(table):
    table.hero("Spider-Man", in_play=["Tigra"]).minion("Shocker", damage=1).card("Tigra", damage=1)
    table.attack("Shocker", by="Tigra").choose("Use Tigra")
    table.expect(damage={"Tigra": 1}, not_in_play=["Shocker"])


def test_tigra_may_decline_to_heal(table):
    table.hero("Spider-Man", in_play=["Tigra"]).minion("Shocker", damage=1).card("Tigra", damage=1)
    table.attack("Shocker", by="Tigra").decline()
    table.expect(damage={"Tigra": 2})


def test_tigra_does_not_heal_when_the_minion_survives(table):
    table.hero("Spider-Man", in_play=["Tigra"]).minion("Shocker").card("Tigra", damage=1)
    table.attack("Shocker", by="Tigra")
    table.expect(damage={"Tigra": 2, "Shocker": 2})


def test_tigra_does_not_heal_when_she_defeats_a_villain_stage(table):
    table.hero("Spider-Man", in_play=["Tigra"]).villain("Rhino", stage=1, damage=13).card("Tigra", damage=1)
    table.side_scheme("Breakin' & Takin'").attack("Rhino", by="Tigra")
    table.expect(damage={"Tigra": 2, "Rhino": 0})


def test_tigra_does_not_heal_when_her_controller_defeats_a_minion(table):
    table.hero("Spider-Man", in_play=["Tigra"]).minion("Shocker", damage=1).card("Tigra", damage=1)
    table.attack("Shocker")
    table.expect(damage={"Tigra": 1}, not_in_play=["Shocker"])


# ------------------------------------------------------------------------------------------ events


def test_chase_them_down_removes_2_threat_after_the_hero_defeats_a_minion(table):
    table.hero("Spider-Man", hand=["Chase Them Down"]).minion("Shocker", damage=1).main_scheme(threat=3)
    table.attack("Shocker").choose("Play Chase Them Down", "The Break-In!")
    table.expect(threat={"The Break-In!": 1}, discard={0: ["Chase Them Down"]})


def test_chase_them_down_may_remove_threat_from_a_side_scheme(table):
    table.hero("Spider-Man", hand=["Chase Them Down"]).minion("Shocker", damage=1).main_scheme(threat=3)
    table.side_scheme("Bomb Scare", threat=3)
    table.attack("Shocker").choose("Play Chase Them Down", "Bomb Scare")
    table.expect(threat={"The Break-In!": 3, "Bomb Scare": 1})


def test_chase_them_down_removes_2_threat_after_the_hero_defeats_a_villain_stage(table):
    table.hero("Spider-Man", hand=["Chase Them Down"]).villain("Rhino", stage=1, damage=13).main_scheme(threat=3)
    table.side_scheme("Breakin' & Takin'").attack("Rhino").choose("Play Chase Them Down", "The Break-In!")
    table.expect(threat={"The Break-In!": 1})


def test_chase_them_down_may_be_declined(table):
    table.hero("Spider-Man", hand=["Chase Them Down"]).minion("Shocker", damage=1).main_scheme(threat=3)
    table.attack("Shocker").decline()
    table.expect(threat={"The Break-In!": 3}, hand={0: ["Chase Them Down"]})


def test_chase_them_down_is_not_offered_when_the_enemy_survives(table):
    table.hero("Spider-Man", hand=["Chase Them Down"]).minion("Shocker").main_scheme(threat=3)
    table.attack("Shocker")
    table.expect(damage={"Shocker": 2}, hand={0: ["Chase Them Down"]})


def test_chase_them_down_is_not_offered_when_another_players_hero_defeats_a_minion(table):
    table.hero("Spider-Man", hand=["Chase Them Down"]).hero("Captain Marvel")
    table.minion("Shocker", engaged=1, damage=1).main_scheme(threat=3).start(seat=1)
    table.attack("Shocker")
    table.expect(hand={0: ["Chase Them Down"]}, not_in_play=["Shocker"])


@rule("labeled_ability.7", "confuse.6")
def test_chase_them_down_is_canceled_by_confusion(table):
    table.hero("Spider-Man", hand=["Chase Them Down"], status=["confused"])
    table.minion("Shocker", damage=1).main_scheme(threat=3)
    table.attack("Shocker").choose("Play Chase Them Down")
    table.expect(threat={"The Break-In!": 3}, status={"Spider-Man": []}, discard={0: ["Chase Them Down"]})


def test_relentless_assault_deals_5_damage_to_a_minion(table):
    table.hero("Spider-Man", hand=["Relentless Assault", "Genius"]).minion("Shocker").minion("Vulture", damage=0)
    table.play("Relentless Assault", pay=["Genius"], target="Shocker")
    table.expect(not_in_play=["Shocker"], damage={"Rhino": 0, "Vulture": 0}, ready=["Spider-Man"])


def test_relentless_assault_deals_its_excess_to_the_villain_when_paid_with_a_physical_resource(table):
    table.hero("Spider-Man", hand=["Relentless Assault", "Strength"]).minion("Shocker")
    table.play("Relentless Assault", pay=["Strength"], target="Shocker")
    table.expect(not_in_play=["Shocker"], damage={"Rhino": 2})


def test_relentless_assault_has_overkill_when_one_of_two_resources_is_physical(table):
    table.hero("Spider-Man", hand=["Relentless Assault", "Haymaker", "Uppercut"]).minion("Shocker")
    table.play("Relentless Assault", pay=["Haymaker", "Uppercut"], target="Shocker")
    table.expect(damage={"Rhino": 2})


def test_relentless_assault_is_not_offered_when_there_is_no_minion(table):
    table.hero("Spider-Man", hand=["Relentless Assault", "Strength"])
    assert "Play Relentless Assault" not in table.options()


def test_relentless_assault_cannot_choose_the_villain(table):
    table.hero("Spider-Man", hand=["Relentless Assault", "Strength"]).minion("Shocker").minion("Vulture")
    table.play("Relentless Assault", pay=["Strength"])
    assert sorted(table.options()) == ["Shocker", "Vulture"]


def test_relentless_assault_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Relentless Assault", "Strength"]).minion("Shocker")
    assert "Play Relentless Assault" not in table.options()


def test_uppercut_deals_5_damage(table):
    table.hero("Spider-Man", hand=["Uppercut", "Genius", "Haymaker"])
    table.play("Uppercut", pay=["Genius", "Haymaker"], target="Rhino")
    table.expect(damage={"Rhino": 5}, ready=["Spider-Man"], discard={0: ["Uppercut"]})


@rule("Guard")
def test_uppercut_cannot_choose_a_guarded_villain(table):
    table.hero("Spider-Man", hand=["Uppercut", "Genius", "Haymaker"]).minion("Hydra Mercenary")
    table.play("Uppercut", pay=["Genius", "Haymaker"])
    assert table.options() == ["Hydra Mercenary"]


@rule("labeled_ability.7")
def test_uppercut_is_canceled_when_the_hero_is_stunned(table):
    table.hero("Spider-Man", hand=["Uppercut", "Genius", "Haymaker"], status=["stunned"])
    table.play("Uppercut", pay=["Genius", "Haymaker"])
    table.expect(damage={"Rhino": 0}, status={"Spider-Man": []}, discard={0: ["Uppercut"]})


def test_uppercut_is_not_offered_when_2_resources_are_all_there_is(table):
    table.hero("Spider-Man", hand=["Uppercut", "Strength"])
    assert "Play Uppercut" not in table.options()


def test_uppercut_is_not_offered_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Uppercut", "Genius", "Haymaker"])
    assert "Play Uppercut" not in table.options()


# ------------------------------------------------------------------------------------------ resource, support, upgrade


@rule("resource_card.2")
def test_the_power_of_aggression_pays_2_for_an_aggression_card(table):
    table.hero("Spider-Man", hand=["Combat Training", "The Power of Aggression"])
    table.choose("Play Combat Training", "Player 1", "The Power of Aggression")
    table.expect(in_play=["Combat Training"], hand={0: 0})


@pytest.mark.parametrize(("other", "offered"), [("Interrogation Room", True), ("Haymaker", False)])  # cost 1, cost 2
def test_the_power_of_aggression_pays_1_for_any_other_card(table, other, offered):
    table.hero("Spider-Man", hand=[other, "The Power of Aggression"])
    assert (f"Play {other}" in table.options()) == offered


def test_tac_team_deals_2_damage_for_a_counter(table):
    table.hero("Spider-Man", in_play=["Tac Team"])
    table.use("Tac Team", target="Rhino")
    table.expect(damage={"Rhino": 2}, exhausted=["Tac Team"], counters={"Tac Team": {"attack": 2}})


def test_tac_team_enters_play_with_3_counters(table):
    table.hero("Spider-Man", hand=["Tac Team", "Strength", "Haymaker"])
    table.play("Tac Team", pay=["Strength", "Haymaker"])
    table.expect(counters={"Tac Team": {"attack": 3}}, ready=["Tac Team"])


def test_tac_team_cannot_be_used_when_it_is_exhausted(table):
    table.hero("Spider-Man", in_play=["Tac Team"]).card("Tac Team", exhausted=True)
    assert not [o for o in table.options() if "Tac Team" in o]


def test_tac_team_works_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", in_play=["Tac Team"])
    table.use("Tac Team", target="Rhino")
    table.expect(damage={"Rhino": 2})


@rule("uses.4")
def test_tac_team_is_discarded_after_its_last_counter_has_done_its_work(table):
    table.hero("Spider-Man", in_play=["Tac Team"]).card("Tac Team", counters=1)
    table.use("Tac Team", target="Rhino")
    table.expect(damage={"Rhino": 2}, discard={0: ["Tac Team"]})


@rule("labeled_ability.2", "Guard")
def test_tac_team_may_damage_a_guarded_villain_because_it_is_no_attack(table):
    table.hero("Spider-Man", in_play=["Tac Team"], status=["stunned"]).minion("Hydra Mercenary")
    table.use("Tac Team", target="Rhino")
    table.expect(damage={"Rhino": 2}, status={"Spider-Man": ["stunned"]})


def test_combat_training_gives_its_controllers_hero_1_attack(table):
    table.hero("Spider-Man", in_play=["Combat Training", "Tigra"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 3})
    assert table.stat("Tigra", Stat.ATK) == 2


@rule("players_play_area.6")
def test_combat_training_may_be_played_under_another_players_control(table):
    table.hero("Spider-Man", hand=["Combat Training", "Genius"]).hero("Captain Marvel")
    table.choose("Play Combat Training", "Player 2", "Genius")
    assert table.stat("Captain Marvel", Stat.ATK) == 3
    assert table.stat("Spider-Man", Stat.ATK) == 2


@rule("max.5")
def test_combat_training_is_offered_only_to_players_without_one(table):
    table.hero("Spider-Man", hand=["Combat Training", "Genius"], in_play=["Combat Training"]).hero("Captain Marvel")
    table.choose("Play Combat Training")
    assert table.options() == ["Player 2 (Captain Marvel)"]


@rule("max.5")
def test_combat_training_cannot_be_played_twice_by_one_player(table):
    table.hero("Spider-Man", hand=["Combat Training", "Genius"], in_play=["Combat Training"])
    assert "Play Combat Training" not in table.options()
