"""Under Attack."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Under Attack


def test_under_attack_gets_2_threat_when_you_choose_that(table):
    table.hero("Captain Marvel").dealt(0, "Under Attack").start(phase="villain", step=4).run_until("option")
    table.choose("threat")
    table.expect(threat={"Under Attack": 3 + 2}, damage={"Captain Marvel": 0})


def test_under_attack_deals_3_damage_to_your_hero_when_you_choose_that(table):
    table.hero("Captain Marvel").dealt(0, "Under Attack").start(phase="villain", step=4).run_until("option")
    table.choose("damage")
    table.expect(threat={"Under Attack": 3}, damage={"Captain Marvel": 3})


@rule("choose_option.1")
def test_under_attack_offers_an_alter_ego_no_damage(table):
    table.hero("Captain Marvel", form="alter-ego").dealt(0, "Under Attack").start(phase="villain", step=4)
    table.run_until("option")
    assert len(table.options()) == 1
    table.choose("threat")
    table.expect(threat={"Under Attack": 5}, damage={"Carol Danvers": 0})


@rule("tough.5")
def test_under_attack_may_be_dealt_to_a_tough_hero(table):
    table.hero("Captain Marvel", status=["tough"]).dealt(0, "Under Attack").start(phase="villain", step=4)
    table.run_until("option").choose("damage")
    table.expect(threat={"Under Attack": 3}, damage={"Captain Marvel": 0}, status={"Captain Marvel": []})


@rule("each_player.2")
def test_under_attack_lets_each_player_choose(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(0, "Under Attack").start(phase="villain", step=4)
    table.choose("Player 2", "damage", "Player 1", "threat")
    table.expect(threat={"Under Attack": 5}, damage={"Captain Marvel": 0, "She-Hulk": 3})


@rule("Crisis Icon")
def test_under_attack_protects_the_main_scheme(table):
    table.hero("Captain Marvel").main_scheme(threat=3).side_scheme("Under Attack")
    table.choose("Thwart with Captain Marvel")
    assert table.options() == ["Under Attack"]


# ------------------------------------------------------------------------------------------ attachments


@pytest.mark.parametrize("title", ["Vibranium Armor", "Concussion Blasters"])
@rule("reveal.4")
def test_attachment_of_under_attack_attaches_to_the_villain_when_revealed(table, title):
    table.hero("Captain Marvel").dealt(0, title).start(phase="villain", step=4)
    g = table.game.state
    assert g.host[table.find(title)] == table.find("Rhino")


def test_vibranium_armor_makes_the_villain_tough_after_it_takes_damage(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Vibranium Armor"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2}, status={"Rhino": ["tough"]})


@rule("tough.5")
def test_vibranium_armor_does_nothing_when_tough_prevents_the_damage(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Vibranium Armor"], status=["tough"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 0}, status={"Rhino": []})


def test_vibranium_armor_does_nothing_when_a_minion_takes_damage(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Vibranium Armor"]).minion("Shocker")
    table.attack("Shocker")
    table.expect(damage={"Shocker": 2}, status={"Rhino": [], "Shocker": []})


def test_concussion_blasters_give_the_villain_retaliate_1(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Concussion Blasters"])
    table.attack("Rhino")
    table.expect(damage={"Rhino": 2, "Captain Marvel": 1})


def test_concussion_blasters_give_no_retaliate_to_a_minion(table):
    table.hero("Captain Marvel").villain("Rhino", attachments=["Concussion Blasters"]).minion("Shocker")
    assert (table.stat("Rhino", Stat.RETALIATE), table.stat("Shocker", Stat.RETALIATE)) == (1, 0)


ATTACHMENTS = pytest.mark.parametrize(
    ("title", "right", "wrong"),
    [("Vibranium Armor", "Strength", "Energy"), ("Concussion Blasters", "Energy", "Strength")],
)


@ATTACHMENTS
@rule("player_turn.7", "resource.6")
def test_attachment_of_under_attack_is_discarded_for_your_hero_and_2_resources(table, title, right, wrong):
    table.hero("Captain Marvel", hand=[right]).villain("Rhino", attachments=[title])
    table.use(title, pay=[right])
    table.expect(exhausted=["Captain Marvel"], discard={None: [title], 0: [right]}, not_in_play=[title])


@ATTACHMENTS
def test_attachment_of_under_attack_may_be_discarded_by_another_player(table, title, right, wrong):
    table.hero("Captain Marvel").hero("She-Hulk", hand=[right]).villain("Rhino", attachments=[title])
    table.ask(1).use(title, pay=[right])
    table.expect(exhausted=["She-Hulk"], ready=["Captain Marvel"], discard={None: [title], 1: [right]})


@ATTACHMENTS
@rule("resource.6")
def test_attachment_of_under_attack_cannot_be_discarded_for_other_resources(table, title, right, wrong):
    table.hero("Captain Marvel", hand=[wrong]).villain("Rhino", attachments=[title])
    assert f"Use {title}" not in table.options()


@ATTACHMENTS
def test_attachment_of_under_attack_cannot_be_discarded_by_an_exhausted_hero(table, title, right, wrong):
    table.hero("Captain Marvel", hand=[right], exhausted=True).villain("Rhino", attachments=[title])
    assert f"Use {title}" not in table.options()


@ATTACHMENTS
def test_attachment_of_under_attack_cannot_be_discarded_in_alter_ego_form(table, title, right, wrong):
    table.hero("Captain Marvel", form="alter-ego", hand=[right]).villain("Rhino", attachments=[title])
    assert f"Use {title}" not in table.options()


# ------------------------------------------------------------------------------------------ Concussive Blast


def test_concussive_blast_deals_1_damage_to_each_friendly_character(table):
    table.hero("Captain Marvel", in_play=["Daredevil"]).hero("She-Hulk", form="alter-ego", in_play=["Hawkeye"])
    table.minion("Shocker").dealt(0, "Concussive Blast").start(phase="villain", step=4)
    table.run_until("turn")
    table.expect(
        damage={"Captain Marvel": 1, "Daredevil": 1, "Jennifer Walters": 1, "Hawkeye": 1, "Shocker": 0, "Rhino": 0}
    )


def test_concussive_blast_as_a_boost_card_damages_the_characters_you_control(table):
    table.hero("Captain Marvel", in_play=["Daredevil"]).hero("She-Hulk", in_play=["Hawkeye"])
    table.villain("Rhino").encounter_deck("Concussive Blast").start(phase="villain", step=2)
    table.choose("Do not defend", "Do not defend")
    table.expect(damage={"Captain Marvel": 2 + 1, "Daredevil": 1, "She-Hulk": 0, "Hawkeye": 0}, midway=True)


def test_concussive_blast_as_a_boost_card_damages_an_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego", in_play=["Daredevil"]).main_scheme(threat=0)
    table.encounter_deck("Concussive Blast").start(phase="villain", step=2)
    table.run_until("turn")
    table.expect(damage={"Carol Danvers": 1, "Daredevil": 1}, threat={"The Break-In!": 1})


def test_concussive_blast_as_a_boost_card_defeats_the_defender_before_the_attack_deals_damage(table):
    table.hero("Captain Marvel", in_play=["Daredevil"]).card("Daredevil", damage=2)
    table.encounter_deck("Concussive Blast").start(phase="villain", step=2).defend("Daredevil")
    table.run_until("turn")
    table.expect(not_in_play=["Daredevil"], damage={"Captain Marvel": 1 + 2})
