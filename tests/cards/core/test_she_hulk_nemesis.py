"""Legal Work, and the Titania set."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Legal Work


@rule("Obligation")
def test_legal_work_leaves_the_game_when_jennifer_exhausts(table):
    table.hero("She-Hulk", form="alter-ego").dealt(0, "Legal Work").start(phase="villain", step=4)
    table.choose("Exhaust")
    table.expect(exhausted=["Jennifer Walters"])
    assert table.where("Legal Work") == "removed from the game"


@rule("may.1")
def test_legal_work_lets_she_hulk_flip_first(table):
    table.hero("She-Hulk").dealt(0, "Legal Work").start(phase="villain", step=4)
    table.choose("Yes", "Exhaust")
    table.expect(exhausted=["Jennifer Walters"])
    assert "Jennifer Walters" in table.in_play()
    assert table.where("Legal Work") == "removed from the game"


@rule("choose_option.1")
def test_legal_work_offers_only_the_acceleration_when_she_hulk_does_not_flip(table):
    table.hero("She-Hulk").dealt(0, "Legal Work").start(phase="villain", step=4)
    table.choose("No")
    assert len(table.options()) == 1
    assert "cceleration" in table.options()[0]


def test_legal_work_gives_the_main_scheme_an_acceleration_token_and_is_discarded(table):
    table.hero("She-Hulk", form="alter-ego").main_scheme(threat=0).dealt(0, "Legal Work")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4).choose("cceleration")
    table.expect(
        discard={None: ["Legal Work"]},
        ready=["Jennifer Walters"],
        threat={"The Break-In!": 0},
        not_in_play=["Hydra Mercenary"],
    )
    assert table.game.state.accel[table.find("The Break-In!")] == 1


def test_legal_work_makes_step_one_place_one_more_threat(table):
    table.hero("She-Hulk", form="alter-ego").villain("Rhino", status=["confused"]).main_scheme(threat=0)
    table.dealt(0, "Legal Work").start(phase="villain", step=4).choose("cceleration")
    table.run_villain_phase()
    table.expect(threat={"The Break-In!": 2})


@rule("choose_option.1")
def test_legal_work_offers_no_exhausting_when_jennifer_is_exhausted(table):
    table.hero("She-Hulk", form="alter-ego", exhausted=True).dealt(0, "Legal Work").start(phase="villain", step=4)
    assert not [o for o in table.options() if "Exhaust" in o]


@rule("obligation.5", "obligation.6")
def test_legal_work_goes_to_jennifer_walters_when_another_player_reveals_it(table):
    table.hero("Captain Marvel").hero("She-Hulk", form="alter-ego").dealt(0, "Legal Work")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1
    table.choose("Exhaust")
    table.expect(exhausted=["Jennifer Walters"], ready=["Captain Marvel"])


# ------------------------------------------------------------------------------------------ the Titania set


@pytest.mark.parametrize("players", [1, 2])
@rule("per_player_icon.1")
def test_personal_challenge_enters_with_1_more_threat_for_each_player(table, players):
    for hero in ["She-Hulk", "Captain Marvel"][:players]:
        table.hero(hero)
    table.dealt(0, "Personal Challenge").start(phase="villain", step=4)
    table.expect(threat={"Personal Challenge": 3 + players})


@rule("Crisis Icon")
def test_personal_challenge_protects_the_main_scheme(table):
    table.hero("She-Hulk").main_scheme(threat=3).side_scheme("Personal Challenge")
    table.choose("Thwart with She-Hulk")
    assert table.options() == ["Personal Challenge"]


def test_titania_has_1_scheme_and_6_hit_points(table):
    table.hero("She-Hulk").minion("Titania")
    assert (table.stat("Titania", Stat.SCH), table.stat("Titania", Stat.HP)) == (1, 6)


@pytest.mark.parametrize(("damage", "attack"), [(0, 6), (1, 5), (5, 1)])
@rule("non_numerical_variable.2")
def test_titania_attacks_for_her_remaining_hit_points(table, damage, attack):
    table.hero("She-Hulk").villain("Rhino", status=["stunned"]).minion("Titania", damage=damage)
    table.start(phase="villain", step=2).choose("Activate Titania", "Do not defend")
    table.expect(damage={"She-Hulk": attack})


def test_genetically_enhanced_attaches_to_the_minion_with_the_highest_printed_hit_points(table):
    table.hero("She-Hulk").hero("Captain Marvel").minion("Shocker").minion("Sandman", engaged=1)
    table.dealt(0, "Genetically Enhanced").start(phase="villain", step=4)
    assert (table.stat("Shocker", Stat.HP), table.stat("Sandman", Stat.HP)) == (3, 4 + 3)


@rule("printed.1")
def test_genetically_enhanced_looks_at_printed_not_at_remaining_hit_points(table):
    table.hero("She-Hulk").minion("Shocker").minion("Titania", damage=5)
    table.dealt(0, "Genetically Enhanced").start(phase="villain", step=4)
    assert (table.stat("Shocker", Stat.HP), table.stat("Titania", Stat.HP)) == (3, 6 + 3)


@rule("printed.1")
def test_genetically_enhanced_does_not_count_hit_points_a_minion_got(table):
    table.hero("She-Hulk").minion("Shocker", attachments=["Genetically Enhanced"]).minion("Sandman")
    table.dealt(0, "Genetically Enhanced").start(phase="villain", step=4).run_until("turn")
    assert (table.stat("Shocker", Stat.HP), table.stat("Sandman", Stat.HP)) == (3 + 3, 4 + 3)


def test_genetically_enhanced_goes_where_the_player_chooses_when_minions_are_equal(table):
    table.hero("She-Hulk").minion("Shocker").minion("Hydra Mercenary").dealt(0, "Genetically Enhanced")
    table.start(phase="villain", step=4)
    assert sorted(table.options()) == ["Hydra Mercenary", "Shocker"]
    table.choose("Hydra Mercenary")
    assert (table.stat("Shocker", Stat.HP), table.stat("Hydra Mercenary", Stat.HP)) == (3, 6)


def test_genetically_enhanced_does_not_surge_when_it_attached(table):
    table.hero("She-Hulk").minion("Titania").dealt(0, "Genetically Enhanced").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4).run_until("turn")
    table.expect(in_play=["Genetically Enhanced"], not_in_play=["Hydra Mercenary"])


@rule("Surge")
def test_genetically_enhanced_surges_and_is_discarded_when_there_are_no_minions(table):
    table.hero("She-Hulk").dealt(0, "Genetically Enhanced").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"], discard={None: ["Genetically Enhanced"]})
    assert table.stat("Hydra Mercenary", Stat.HP) == 3


def test_genetically_enhanced_leaves_play_with_its_minion(table):
    table.hero("She-Hulk").minion("Shocker", damage=3, attachments=["Genetically Enhanced"])
    table.attack("Shocker")
    table.expect(not_in_play=["Shocker"], discard={None: ["Shocker", "Genetically Enhanced"]})


def fury(table, form="hero", **titania):
    table.hero("She-Hulk", form=form, in_play=["Hellcat"]).hero("Captain Marvel").minion("Titania", **titania)
    table.dealt(0, "Titania's Fury").encounter_deck("Hydra Mercenary")
    return table.start(phase="villain", step=4)


def test_titanias_fury_makes_titania_attack_and_neither_heals_nor_surges(table):
    fury(table, damage=2).choose("Do not defend", "Do not defend")
    table.expect(damage={"She-Hulk": 4, "Titania": 2}, not_in_play=["Hydra Mercenary"])


@rule("Defend, Defense")
def test_titanias_fury_can_be_defended_with_an_ally(table):
    fury(table, damage=4).defend("Hellcat")
    table.expect(damage={"She-Hulk": 0, "Hellcat": 2, "Titania": 4}, not_in_play=["Hydra Mercenary"])


def test_titanias_fury_makes_titania_attack_your_hero_when_another_player_is_engaged_with_her(table):
    fury(table, damage=2, engaged=1).choose("Do not defend", "Do not defend")
    table.expect(damage={"She-Hulk": 4, "Captain Marvel": 0})


def test_titanias_fury_heals_all_damage_and_surges_in_alter_ego_form(table):
    fury(table, form="alter-ego", damage=5)
    table.expect(damage={"Titania": 0, "Jennifer Walters": 0}, in_play=["Hydra Mercenary"])


@rule("stun.10")
def test_titanias_fury_heals_all_damage_and_surges_when_titania_is_stunned(table):
    fury(table, damage=5, status=["stunned"])
    table.expect(damage={"Titania": 0, "She-Hulk": 0}, status={"Titania": []}, in_play=["Hydra Mercenary"])


@rule("Surge")
def test_titanias_fury_surges_when_titania_is_not_in_play(table):
    table.hero("She-Hulk").dealt(0, "Titania's Fury").encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"], not_in_play=["Titania"])


@rule("boost.9")
def test_titanias_fury_as_boost_gives_the_villain_another_boost_card(table):
    table.hero("She-Hulk").encounter_deck("Titania's Fury", "Charge").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"She-Hulk": 2 + 1 + 2}, discard={None: ["Titania's Fury", "Charge"]})
