"""Rhino: his three stages, The Break-In!, and his encounter set."""

import pytest

import mc_env
from mc_env.cards.terms import Stat
from mc_env.engine.state.zones import ENC_DECK
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ stages and main scheme


@pytest.mark.parametrize(("stage", "atk", "hp"), [(1, 2, 14), (2, 3, 15), (3, 4, 16)])
@rule("per_player_icon.1")
def test_rhino_has_hit_points_for_each_player(table, stage, atk, hp):
    table.hero("Spider-Man").hero("Captain Marvel").villain("Rhino", stage=stage)
    assert (table.stat("Rhino", Stat.ATK), table.stat("Rhino", Stat.SCH), table.stat("Rhino", Stat.HP)) == (
        atk,
        1,
        2 * hp,
    )


@rule("villain_defeat.3", "search.2")
def test_rhino_2_finds_and_reveals_breakin_and_takin_in_the_deck(table):
    table.hero("Spider-Man").villain("Rhino", stage=1, damage=13).encounter_deck("Advance", "Breakin' & Takin'")
    table.attack("Rhino").choose("Breakin' & Takin'")
    table.expect(damage={"Rhino": 0}, threat={"Breakin' & Takin'": 3})


def test_rhino_2_finds_breakin_and_takin_in_the_discard_pile(table):
    table.hero("Spider-Man").villain("Rhino", stage=1, damage=13).encounter_discard("Breakin' & Takin'", "Advance")
    table.attack("Rhino").choose("Breakin' & Takin'")
    table.expect(threat={"Breakin' & Takin'": 3})


@rule("search.5")
def test_rhino_2_reveals_nothing_when_breakin_and_takin_is_in_play_already(table):
    table.hero("Spider-Man").villain("Rhino", stage=1, damage=13).side_scheme("Breakin' & Takin'", threat=2)
    table.attack("Rhino")
    table.expect(threat={"Breakin' & Takin'": 2})


@rule("toughness.1")
def test_rhino_3_enters_play_tough(table_of):
    table = table_of(mode="expert")
    table.hero("Spider-Man").villain("Rhino", stage=2, damage=14)
    table.attack("Rhino")
    table.expect(status={"Rhino": ["tough"], "Spider-Man": ["stunned"]})


@rule("form.6")
def test_rhino_3_stuns_each_hero_and_no_alter_ego(table_of):
    table = table_of(mode="expert")
    table.hero("Spider-Man").hero("Captain Marvel", form="alter-ego").hero("She-Hulk")
    table.villain("Rhino", stage=2, damage=44)
    table.attack("Rhino")
    table.expect(status={"Spider-Man": ["stunned"], "Carol Danvers": [], "She-Hulk": ["stunned"]})


@rule("winning.2", "main_scheme.4")
def test_the_break_in_loses_the_game_when_it_is_completed(table):
    table.hero("Spider-Man").main_scheme(threat=6).start(phase="villain", step=1)
    table.expect(outcome="loss")
    assert table.game.outcome_reason == "scheme_completed"


@rule("per_player_icon.1")
def test_the_break_in_has_target_and_acceleration_for_each_player(table):
    table.hero("Spider-Man").hero("Captain Marvel").main_scheme()
    main = ("The Break-In!", Stat.TARGET_THREAT), ("The Break-In!", Stat.ESCALATION)
    assert [table.stat(*x) for x in main] == [14, 2]


def test_the_break_in_contains_the_sets_it_lists():
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    assert len(game.state.zones[ENC_DECK]) == 17 + 7 + 6 + 1  # Rhino, Standard, Bomb Scare, an obligation


# ------------------------------------------------------------------------------------------ attachments


@rule("damage.7")
def test_armored_rhino_suit_takes_the_damage_dealt_to_rhino(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Armored Rhino Suit"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 0, "Armored Rhino Suit": 2})


def test_armored_rhino_suit_is_discarded_when_it_holds_5_damage(table):
    table.hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Strength"])
    table.villain("Rhino", attachments=["Armored Rhino Suit"])
    table.play("Swinging Web Kick", pay=["Genius", "Strength"], target="Rhino")
    table.expect(damage={"Rhino": 0}, discard={None: ["Armored Rhino Suit"]})


def test_armored_rhino_suit_adds_up_the_damage_it_takes(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Armored Rhino Suit"]).card("Armored Rhino Suit", damage=3)
    table.attack("Rhino")
    table.expect(damage={"Rhino": 0}, discard={None: ["Armored Rhino Suit"]})


@rule("damage.8")
def test_armored_rhino_suit_keeps_rhinos_tough_card(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Armored Rhino Suit"], status=["tough"])
    table.attack("Rhino")
    table.expect(damage={"Armored Rhino Suit": 2}, status={"Rhino": ["tough"]})


@rule("reveal.4")
def test_armored_rhino_suit_attaches_to_rhino_when_revealed(table):
    table.hero("Spider-Man").dealt(0, "Armored Rhino Suit").start(phase="villain", step=4)
    table.attack("Rhino")
    table.expect(damage={"Rhino": 0, "Armored Rhino Suit": 2})


@rule("attachment.2")
def test_charge_gives_rhino_3_attack(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Charge"])
    assert table.stat("Rhino", Stat.ATK) == 5


@rule("overkill.1", "star_icon.3")
def test_charge_gives_the_attack_overkill(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).decline().defend("Black Cat")
    table.expect(damage={"Spider-Man": 3}, not_in_play=["Black Cat"])


def test_charge_is_discarded_at_the_end_of_the_attack(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Charge"])
    table.start(phase="villain", step=2).decline().choose("Do not defend")
    table.expect(damage={"Spider-Man": 5}, discard={None: ["Charge"]}, not_in_play=["Charge"])


@rule("stun.9")
def test_charge_stays_when_rhino_is_stunned(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Charge"], status=["stunned"])
    table.start(phase="villain", step=2)
    table.expect(in_play=["Charge"], damage={"Spider-Man": 0})


def test_charge_stays_when_rhino_schemes(table):
    table.hero("Spider-Man", form="alter-ego").villain("Rhino", attachments=["Charge"]).main_scheme(threat=0)
    table.start(phase="villain", step=2)
    table.expect(in_play=["Charge"], threat={"The Break-In!": 1})


def test_enhanced_ivory_horn_gives_rhino_1_attack(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Enhanced Ivory Horn"])
    assert table.stat("Rhino", Stat.ATK) == 3


@rule("player_turn.7", "resource.6")
def test_enhanced_ivory_horn_is_discarded_for_3_physical_resources(table):
    table.hero("Spider-Man", hand=["Strength", "Backflip"]).villain("Rhino", attachments=["Enhanced Ivory Horn"])
    table.use("Enhanced Ivory Horn", pay=["Strength", "Backflip"])
    table.expect(discard={None: ["Enhanced Ivory Horn"], 0: ["Strength", "Backflip"]})


@rule("resource.6")
def test_enhanced_ivory_horn_cannot_be_discarded_for_other_resources(table):
    table.hero("Spider-Man", hand=["Strength", "Genius"]).villain("Rhino", attachments=["Enhanced Ivory Horn"])
    assert "Use Enhanced Ivory Horn" not in table.options()


def test_enhanced_ivory_horn_cannot_be_discarded_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Strength", "Backflip"])
    table.villain("Rhino", attachments=["Enhanced Ivory Horn"])
    assert "Use Enhanced Ivory Horn" not in table.options()


# ------------------------------------------------------------------------------------------ minions


@rule("Guard")
def test_hydra_mercenary_protects_rhino(table):
    table.hero("Spider-Man").minion("Hydra Mercenary")
    table.choose("Attack with Spider-Man")
    assert table.options() == ["Hydra Mercenary"]


@rule("toughness.1", "tough.1")
def test_sandman_enters_play_tough(table):
    table.hero("Spider-Man").dealt(0, "Sandman").start(phase="villain", step=4)
    table.attack("Sandman")
    table.expect(damage={"Sandman": 0}, status={"Sandman": []})


@rule("and.1")
def test_shocker_deals_1_damage_to_each_hero(table):
    table.hero("Spider-Man").hero("Captain Marvel").hero("She-Hulk", form="alter-ego")
    table.dealt(1, "Shocker").start(phase="villain", step=4)
    table.expect(damage={"Spider-Man": 1, "Captain Marvel": 1, "Jennifer Walters": 0}, in_play=["Shocker"])


# ------------------------------------------------------------------------------------------ treacheries


def test_hard_to_keep_down_heals_rhino_by_4(table):
    table.hero("Spider-Man").villain("Rhino", damage=6).dealt(0, "Hard to Keep Down").start(phase="villain", step=4)
    table.expect(damage={"Rhino": 2})


def test_hard_to_keep_down_does_not_surge_when_it_healed_less_than_4(table):
    table.hero("Spider-Man").villain("Rhino", damage=1).dealt(0, "Hard to Keep Down")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(damage={"Rhino": 0}, not_in_play=["Hydra Mercenary"])


def test_hard_to_keep_down_surges_when_nothing_was_healed(table):
    table.hero("Spider-Man").villain("Rhino").dealt(0, "Hard to Keep Down")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"])


def test_im_tough_makes_rhino_tough(table):
    table.hero("Spider-Man").villain("Rhino").dealt(0, '"I\'m Tough"').encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(status={"Rhino": ["tough"]}, not_in_play=["Hydra Mercenary"])


@rule("alteration_already.2")
def test_im_tough_surges_when_rhino_is_tough_already(table):
    table.hero("Spider-Man").villain("Rhino", status=["tough"]).dealt(0, '"I\'m Tough"')
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(status={"Rhino": ["tough"]}, in_play=["Hydra Mercenary"])


def test_stampede_surges_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Stampede").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"], damage={"Spider-Man": 0})


def test_stampede_attacks_and_stuns_the_damaged_hero(table):
    table.hero("Spider-Man").dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().choose("Do not defend")
    table.expect(damage={"Spider-Man": 2}, status={"Spider-Man": ["stunned"]})


def test_stampede_stuns_nobody_when_the_defense_leaves_no_damage(table):
    table.hero("Spider-Man").dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().defend("Spider-Man")
    table.expect(damage={"Spider-Man": 0}, status={"Spider-Man": []})


@rule("tough.5")
def test_stampede_stuns_nobody_when_tough_prevents_the_damage(table):
    table.hero("Spider-Man", status=["tough"]).dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().choose("Do not defend")
    table.expect(status={"Spider-Man": []})


def test_stampede_stuns_a_defending_ally_that_survives(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().defend("Daredevil")
    table.expect(damage={"Daredevil": 2}, status={"Daredevil": ["stunned"], "Spider-Man": []})


@rule("overkill.3")
def test_stampede_stuns_a_hero_damaged_by_overkill(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).villain("Rhino", attachments=["Charge"])
    table.dealt(0, "Stampede").start(phase="villain", step=4)
    table.decline().defend("Daredevil")
    table.expect(damage={"Spider-Man": 2}, status={"Spider-Man": ["stunned"]})


def test_stampede_does_nothing_but_unstun_a_stunned_rhino(table):
    table.hero("Spider-Man").villain("Rhino", status=["stunned"]).dealt(0, "Stampede").start(phase="villain", step=4)
    table.expect(damage={"Spider-Man": 0}, status={"Rhino": [], "Spider-Man": []})


# ------------------------------------------------------------------------------------------ side schemes


def test_breakin_and_takin_enters_with_1_more_threat_for_each_player(table):
    table.hero("Spider-Man").hero("Captain Marvel").dealt(0, "Breakin' & Takin'").start(phase="villain", step=4)
    table.expect(threat={"Breakin' & Takin'": 4})


@rule("hazard_icon.1")
def test_breakin_and_takin_deals_one_more_encounter_card(table):
    table.hero("Spider-Man").side_scheme("Breakin' & Takin'").encounter_deck("Hydra Mercenary", "Shocker", "Sandman")
    table.start(phase="villain", step=3)
    table.expect(in_play=["Hydra Mercenary", "Shocker"], not_in_play=["Sandman"])


@rule("side_scheme.2")
def test_crowd_control_enters_with_2_threat_for_each_player(table):
    table.hero("Spider-Man").hero("Captain Marvel").dealt(0, "Crowd Control").start(phase="villain", step=4)
    table.expect(threat={"Crowd Control": 4})


@rule("Crisis Icon")
def test_crowd_control_protects_the_main_scheme(table):
    table.hero("Spider-Man").main_scheme(threat=3).side_scheme("Crowd Control")
    table.choose("Thwart with Spider-Man")
    assert table.options() == ["Crowd Control"]
