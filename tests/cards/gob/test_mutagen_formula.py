"""Mutagen Formula: the Green Goblin's three stages, his main schemes, and the encounter set."""

import pytest

import mc_env
from mc_env.cards.terms import Stat
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.zones import DEALT
from mc_env.table import Table
from tests.rules.citation import rule


@pytest.fixture
def mutagen() -> Table:
    """An empty table of the scenario."""
    return Table(scenario="mutagen_formula")


# ------------------------------------------------------------------------------------------ the Green Goblin


@pytest.mark.parametrize(("stage", "damage", "threat"), [(1, 2, 1), (2, 2, 1), (3, 3, 2)])
def test_green_goblin_places_threat_after_he_has_damaged_you(stage, damage, threat):
    table = Table(scenario="mutagen_formula", mode="expert" if stage == 3 else "standard").hero("Captain Marvel")
    table.villain(stage=stage).main_scheme(threat=0).enemy_attacks("Green Goblin").run_until("turn")
    table.expect(damage={"Captain Marvel": damage}, threat={"Unleashing the Mutagen": threat})


def test_green_goblin_places_no_threat_after_he_has_damaged_an_ally(mutagen):
    mutagen.hero("Captain Marvel", in_play=["Nick Fury"]).main_scheme(threat=0).enemy_attacks("Green Goblin")
    mutagen.defend("Nick Fury").run_until("turn")
    mutagen.expect(damage={"Nick Fury": 2}, threat={"Unleashing the Mutagen": 0})


def test_green_goblin_places_no_threat_after_he_has_done_no_damage(mutagen):
    mutagen.hero("Captain Marvel", status=["tough"]).main_scheme(threat=0)
    mutagen.enemy_attacks("Green Goblin").run_until("turn").expect(threat={"Unleashing the Mutagen": 0})


def test_green_goblin_places_threat_though_a_bomb_has_eliminated_the_player_he_damaged(mutagen):
    mutagen.hero("Captain Marvel", damage=9).hero("She-Hulk").main_scheme(threat=0)
    mutagen.villain(attachments=["02021"]).enemy_attacks("Green Goblin").run_until("order")
    mutagen.choose("Pumpkin Bombs").run_until("turn").expect(threat={"Unleashing the Mutagen": 1})


@pytest.mark.parametrize(("mode", "stage", "cards"), [("standard", 1, 2), ("expert", 2, 3)])
@rule("Villain Defeat")
def test_green_goblin_deals_encounter_cards_to_every_player_when_he_takes_over(mode, stage, cards):
    table = Table(scenario="mutagen_formula", mode=mode).hero("Captain Marvel").hero("She-Hulk")
    table.villain(stage=stage, damage=31 if stage == 1 else 35).attack("Green Goblin")
    assert [len(table.dealt_to(seat)) for seat in (0, 1)] == [cards, cards]


def test_green_goblin_2_deals_encounter_cards_at_the_beginning_of_expert_mode():
    game = mc_env.new_game(heroes=["spider_man", "she_hulk"], scenario="mutagen_formula", mode="expert", seed=3)
    assert [len(game.state.zones[DEALT + p]) for p in (0, 1)] == [2, 2]


# ------------------------------------------------------------------------------------------ main schemes


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_unleashing_the_mutagen_engages_every_player_with_a_goblin_thrall(players):
    heroes = ["spider_man", "she_hulk", "iron_man", "captain_marvel"][:players]
    g = mc_env.new_game(heroes=heroes, scenario="mutagen_formula", seed=players).state
    thralls = [c for c in range(len(g.card)) if FACES[g.face[c]].title == "Goblin Thrall" and g.engaged[c] < 4]
    assert sorted(g.engaged[c] for c in thralls) == list(range(players))


def test_unleashing_the_mutagen_brings_the_first_goblin_minion_discarded(mutagen):
    mutagen.hero("Captain Marvel").hero("She-Hulk").minion("Goblin Thrall", engaged=0).main_scheme(threat=13)
    mutagen.encounter_deck("Hydra Mercenary", "Goblin Soldier", "Goblin Knight").place_threat(
        "Unleashing the Mutagen", 1
    )
    mutagen.run_until("turn").expect(in_play=["Goblin Soldier", "Mutagen Cloud"], not_in_play=["Goblin Knight"])
    assert mutagen.engaged("Goblin Soldier") == 1
    assert {"Hydra Mercenary", "Goblin Knight"} <= set(mutagen.discard(None))


def test_mutagen_cloud_grows_by_the_number_of_goblins(mutagen):
    mutagen.hero("Captain Marvel").minion("Goblin Thrall").minion("Hydra Mercenary").main_scheme(stage=2, threat=4)
    mutagen.start(phase="villain", step=1).run_until("defend").expect(threat={"Mutagen Cloud": 6}, midway=True)


def test_mutagen_cloud_is_lost_when_completed(mutagen):
    mutagen.hero("Captain Marvel").main_scheme(stage=2, threat=10).place_threat("Mutagen Cloud", 1).expect(
        outcome="loss"
    )


# ------------------------------------------------------------------------------------------ attachments


@pytest.mark.parametrize("code", ["02019", "02033"])
def test_goblin_glider_goes_to_the_enemy_with_the_most_printed_hit_points(mutagen, code):
    mutagen.hero("Captain Marvel").minion("Goblin Knight").reveal(code)
    assert mutagen.host("Goblin Glider") == "Green Goblin"
    assert mutagen.stat("Green Goblin", Stat.ATK) == 3


@pytest.mark.parametrize("code", ["02019", "02033"])
def test_goblin_glider_goes_to_an_enemy_without_one(mutagen, code):
    mutagen.hero("Captain Marvel").minion("Goblin Knight").minion("Goblin Thrall").villain(
        attachments=["02019"]
    ).reveal(code)
    assert mutagen.stat("Goblin Knight", Stat.ATK) == 3


@pytest.mark.parametrize("code", ["02019", "02033"])
@rule("Surge")
def test_goblin_glider_surges_if_every_enemy_has_one(mutagen, code):
    mutagen.hero("Captain Marvel").villain(attachments=["02019"]).encounter_deck("Goblin Thrall").reveal(code)
    mutagen.expect(in_play=["Goblin Thrall"])


@pytest.mark.parametrize("code", ["02019", "02033"])
def test_goblin_glider_is_discarded_for_two_energy_resources(mutagen, code):
    mutagen.hero("Captain Marvel", hand=["Energy"]).villain(attachments=[code]).use("Goblin Glider", pay=["Energy"])
    mutagen.expect(not_in_play=["Goblin Glider"])


def test_hysteria_is_discarded_for_two_mental_resources(mutagen):
    mutagen.hero("Captain Marvel", hand=["Genius"]).villain(attachments=["Hysteria"]).use("Hysteria", pay=["Genius"])
    mutagen.expect(not_in_play=["Hysteria"])


@pytest.mark.parametrize("code", ["02021", "02034"])
def test_pumpkin_bombs_are_discarded_for_two_physical_resources(mutagen, code):
    mutagen.hero("Captain Marvel", hand=["Strength"]).villain(attachments=[code]).use("Pumpkin Bombs", pay=["Strength"])
    mutagen.expect(not_in_play=["Pumpkin Bombs"])


def test_hysteria_gives_the_green_goblin_a_boost_card_when_he_attacks(mutagen):
    mutagen.hero("Captain Marvel").villain(attachments=["Hysteria"]).encounter_deck(
        "Overconfidence", "Death from Above"
    )
    mutagen.enemy_attacks("Green Goblin").run_until("turn").expect(damage={"Captain Marvel": 4})


def test_hysteria_gives_the_green_goblin_a_boost_card_when_he_schemes(mutagen):
    mutagen.hero("Captain Marvel", form="alter-ego").villain(attachments=["Hysteria"]).main_scheme(threat=0)
    mutagen.encounter_deck("Overconfidence", "Death from Above").enemy_schemes("Green Goblin")
    mutagen.expect(threat={"Unleashing the Mutagen": 3})


@rule("boost.3")
def test_hysteria_adds_to_a_boost_card_that_was_dealt_before(mutagen):
    """Boost cards are turned up in the order in which they were dealt."""
    mutagen.hero("Captain Marvel", form="alter-ego").villain(attachments=["Hysteria"], boost=["Wicked Ambitions"])
    mutagen.encounter_deck("Overconfidence", "Death from Above").enemy_schemes("Green Goblin")
    mutagen.expect_order(
        *(f"boost card: {title}" for title in ("Wicked Ambitions", "Overconfidence", "Death from Above"))
    )


@pytest.mark.parametrize("code", ["02021", "02034"])
def test_pumpkin_bombs_go_off_after_the_villain_attacks_you(mutagen, code):
    mutagen.hero("Captain Marvel").villain(attachments=[code]).enemy_attacks("Green Goblin").run_until("turn")
    mutagen.expect(damage={"Captain Marvel": 4}, not_in_play=["Pumpkin Bombs"])


# ------------------------------------------------------------------------------------------ minions


def test_goblin_knight_brings_a_goblin_minion_that_is_discarded(mutagen):
    mutagen.hero("Captain Marvel").minion("Goblin Knight").encounter_deck("Goblin Soldier").enemy_attacks(
        "Goblin Knight"
    )
    mutagen.run_until("turn").expect(in_play=["Goblin Soldier"], damage={"Captain Marvel": 2})


def test_goblin_knight_discards_any_other_card(mutagen):
    mutagen.hero("Captain Marvel").minion("Goblin Knight").encounter_deck("Hydra Mercenary").enemy_attacks(
        "Goblin Knight"
    )
    mutagen.run_until("turn").expect(discard={None: ["Hydra Mercenary"]})


def test_goblin_knight_is_shuffled_into_the_deck_when_he_boosts(mutagen):
    mutagen.hero("Captain Marvel").encounter_deck("Goblin Knight").enemy_attacks("Green Goblin").run_until("turn")
    mutagen.expect(damage={"Captain Marvel": 4})
    assert mutagen.where("Goblin Knight") == "encounter deck"


def test_goblin_soldier_hurts_the_engaged_player_when_defeated(mutagen):
    mutagen.hero("Captain Marvel").hero("She-Hulk").minion("Goblin Soldier", engaged=1, damage=4).attack(
        "Goblin Soldier"
    )
    mutagen.expect(damage={"Captain Marvel": 0, "She-Hulk": 1}, not_in_play=["Goblin Soldier"])


def test_goblin_soldier_comes_into_play_as_a_boost_card(mutagen):
    mutagen.hero("Captain Marvel").encounter_deck("Goblin Soldier").enemy_attacks("Green Goblin").run_until("turn")
    assert mutagen.engaged("Goblin Soldier") == 0


def test_goblin_thrall_comes_into_play_as_a_boost_card(mutagen):
    mutagen.hero("Captain Marvel").encounter_deck("Goblin Thrall").enemy_attacks("Green Goblin").run_until("turn")
    assert mutagen.engaged("Goblin Thrall") == 0


def test_goblin_thrall_guards_the_green_goblin(mutagen):
    mutagen.hero("Captain Marvel").minion("Goblin Thrall").choose("Attack with Captain Marvel")
    assert mutagen.options() == ["Goblin Thrall"]


def test_monster_stuns_you(mutagen):
    mutagen.hero("Captain Marvel").reveal("Monster").expect(
        status={"Captain Marvel": ["stunned"]}, damage={"Captain Marvel": 0}
    )


def test_monster_is_shuffled_into_the_deck_when_it_boosts(mutagen):
    mutagen.hero("Captain Marvel").encounter_deck("Monster").enemy_attacks("Green Goblin").run_until("turn")
    assert mutagen.where("Monster") == "encounter deck"


def test_monster_hurts_you_if_you_are_already_stunned(mutagen):
    mutagen.hero("Captain Marvel", status=["stunned"]).reveal("Monster")
    mutagen.expect(status={"Captain Marvel": ["stunned"]}, damage={"Captain Marvel": 2})


# ------------------------------------------------------------------------------------------ side schemes


def test_goblin_reinforcements_has_threat_for_every_goblin_minion(mutagen):
    mutagen.hero("Captain Marvel").minion("Goblin Thrall").minion("Goblin Soldier").minion("Hydra Mercenary")
    mutagen.reveal("Goblin Reinforcements").expect(threat={"Goblin Reinforcements": 4})


def test_goblin_nation_makes_every_goblin_stronger(mutagen):
    mutagen.hero("Captain Marvel").minion("Goblin Thrall").minion("Hydra Mercenary").side_scheme("Goblin Nation")
    assert [mutagen.stat(x, Stat.ATK) for x in ("Green Goblin", "Goblin Thrall", "Hydra Mercenary")] == [3, 2, 1]


def test_goblin_nation_comes_into_play_as_a_boost_card(mutagen):
    """It counts for the attack that turned it up."""
    mutagen.hero("Captain Marvel").encounter_deck("Goblin Nation").enemy_attacks("Green Goblin").run_until("turn")
    mutagen.expect(in_play=["Goblin Nation"], damage={"Captain Marvel": 3}, threat={"Goblin Nation": 2})


def test_overrun_brings_every_goblin_minion_discarded_for_each_player(mutagen):
    mutagen.hero("Captain Marvel").hero("She-Hulk").side_scheme("Overrun", threat=1)
    mutagen.encounter_deck("Goblin Thrall", "Goblin Soldier", "Hydra Mercenary", "Monster").thwart("Overrun").run_until(
        "turn"
    )
    assert [mutagen.engaged(x) for x in ("Goblin Thrall", "Goblin Soldier", "Monster")] == [0, 0, 1]
    mutagen.expect(discard={None: ["Overrun", "Hydra Mercenary"]}, status={"She-Hulk": []})


def test_overrun_accelerates_by_two(mutagen):
    mutagen.hero("Captain Marvel").side_scheme("Overrun").main_scheme(threat=0).start(phase="villain", step=1)
    mutagen.run_until("defend").expect(threat={"Unleashing the Mutagen": 3}, midway=True)


# ------------------------------------------------------------------------------------------ treacheries


@pytest.mark.parametrize(("stage", "damage"), [(1, 3), (2, 4)])
def test_death_from_above_adds_the_stage_number_to_an_attack(mutagen, stage, damage):
    mutagen.hero("Captain Marvel").villain(stage=stage).reveal("Death from Above").run_until("turn")
    mutagen.expect(damage={"Captain Marvel": damage})


@pytest.mark.parametrize(("stage", "threat"), [(1, 2), (2, 4)])
def test_death_from_above_adds_the_stage_number_to_a_scheme(mutagen, stage, threat):
    mutagen.hero("Captain Marvel", form="alter-ego").villain(stage=stage).main_scheme(threat=0).reveal(
        "Death from Above"
    )
    mutagen.expect(threat={"Unleashing the Mutagen": threat})


def test_i_see_you_has_the_green_goblin_attack_an_alter_ego_without_a_boost_card(mutagen):
    """FAQ on I See You (#30): he attacks whatever form you are in."""
    mutagen.hero("Captain Marvel", form="alter-ego").encounter_deck("Death from Above").reveal("I See You").run_until(
        "turn"
    )
    mutagen.expect(damage={"Carol Danvers": 2})
    assert mutagen.events("boost card") == []


def test_i_see_you_has_the_green_goblin_attack_a_hero_with_a_boost_card(mutagen):
    mutagen.hero("Captain Marvel").encounter_deck("Death from Above").reveal("I See You").run_until("turn")
    mutagen.expect(damage={"Captain Marvel": 3})


@pytest.mark.parametrize(("minion", "damage"), [("Goblin Soldier", 4), ("Hydra Mercenary", 3)])
def test_i_see_you_has_one_more_boost_icon_beside_a_goblin_minion(mutagen, minion, damage):
    mutagen.hero("Captain Marvel").minion(minion).encounter_deck("I See You").enemy_attacks("Green Goblin").run_until(
        "turn"
    )
    mutagen.expect(damage={"Captain Marvel": damage})


@pytest.mark.parametrize(("boost", "surges"), [("Death from Above", True), ("Regenerative Healing", False)])
def test_overconfidence_surges_after_three_damage(mutagen, boost, surges):
    mutagen.hero("Captain Marvel").encounter_deck(boost, "Goblin Thrall").reveal("Overconfidence").run_until("turn")
    assert ("Goblin Thrall" in mutagen.in_play()) == surges


@rule("damage.11")
def test_overconfidence_does_not_surge_when_a_tough_hero_takes_no_damage(mutagen):
    mutagen.hero("Captain Marvel", status="tough").encounter_deck("Death from Above", "Goblin Thrall")
    mutagen.reveal("Overconfidence").run_until("turn")
    mutagen.expect(damage={"Captain Marvel": 0})
    assert "Goblin Thrall" not in mutagen.in_play()


def test_overconfidence_counts_damage_on_an_ally_who_defends(mutagen):
    mutagen.hero("Captain Marvel", in_play="Nick Fury").encounter_deck("Death from Above", "Goblin Thrall")
    mutagen.reveal("Overconfidence").run_until("turn", accept=["Defend with Nick Fury"])
    mutagen.expect(damage={"Captain Marvel": 0})
    assert "Goblin Thrall" in mutagen.in_play()


@pytest.mark.parametrize(("boost", "surges"), [("Goblin Reinforcements", True), ("Death from Above", False)])
def test_overconfidence_surges_after_three_threat(mutagen, boost, surges):
    mutagen.hero("Captain Marvel", form="alter-ego").encounter_deck(boost, "Goblin Thrall").reveal("Overconfidence")
    assert ("Goblin Thrall" in mutagen.in_play()) == surges


@rule("Alteration Effect")
def test_wicked_ambitions_asks_at_each_goblin_minion(mutagen):
    mutagen.hero("Captain Marvel").encounter_deck("Goblin Soldier", "Goblin Thrall", "Monster").reveal(
        "Wicked Ambitions"
    )
    assert mutagen.where("Goblin Thrall") == "encounter deck"
    mutagen.choose("Take 3 damage").choose("Put that minion into play, engaging you")
    mutagen.expect(damage={"Captain Marvel": 3}, in_play=["Goblin Thrall"], discard={None: ["Goblin Soldier"]})
    assert mutagen.where("Monster") == "encounter deck"


def test_wicked_ambitions_discards_two_cards_for_each_stage(mutagen):
    mutagen.hero("Captain Marvel").villain(stage=2).encounter_deck(*["Hydra Mercenary"] * 5).reveal("Wicked Ambitions")
    assert mutagen.discard(None).count("Hydra Mercenary") == 4
