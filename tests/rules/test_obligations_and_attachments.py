"""Obligations, the nemesis set, attachments and their hosts, ownership and control."""

from mc_env.cards.terms import CardType, Stat
from mc_env.engine.state.zones import PLAY
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ obligations


@rule("obligation.5", "reveal.9", "obligation.1")
def test_an_obligation_is_resolved_by_the_player_it_names(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego").dealt(0, "Eviction Notice")
    table.start(phase="villain", step=4).choose("Exhaust")
    table.expect(exhausted=["Peter Parker"], ready=["Captain Marvel"])


@rule("obligation.7")
def test_an_obligation_whose_player_is_gone_leaves_the_game_and_another_card_is_revealed(table):
    table.hero("Captain Marvel").dealt(0, "Eviction Notice").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    assert table.where("Eviction Notice") == "removed from the game"
    table.expect(in_play=["Hydra Mercenary"])


@rule("obligation.5", "surge.1")
def test_surge_of_an_obligation_falls_on_the_player_who_resolved_it(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego", hand=["Genius"]).dealt(0, "Eviction Notice")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4).choose("Discard")
    assert table.game.state.engaged[table.find("Hydra Mercenary")] == 1


@rule("boost.7")
def test_an_obligation_may_be_a_boost_card(table):
    table.hero("Captain Marvel").encounter_deck("Eviction Notice").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 4}, discard={None: ["Eviction Notice"]})


# ------------------------------------------------------------------------------------------ hosts


@rule("attach_to.2", "leaves_play.4")
def test_attached_cards_are_discarded_with_their_host(table):
    table.hero("Spider-Man").minion("Hydra Mercenary", damage=1, attachments=["Genetically Enhanced"])
    table.card("Hydra Mercenary", damage=4).attach("Webbed Up", "Hydra Mercenary").attack("Hydra Mercenary")
    table.expect(discard={None: ["Genetically Enhanced", "Hydra Mercenary"], 0: ["Webbed Up"]})


@rule("upgrade.3", "attachment.2")
def test_an_attached_upgrade_modifies_its_host(table):
    table.hero("Captain Marvel", in_play=["Maria Hill"]).attach("Inspired", "Maria Hill")
    assert (table.stat("Maria Hill", Stat.ATK), table.stat("Captain Marvel", Stat.ATK)) == (2, 2)


@rule("upgrade.4", "ownership_control.4")
def test_an_upgrade_on_another_players_ally_is_controlled_by_that_player(table):
    table.hero("Captain Marvel", hand=["Inspired", "Genius"]).hero("Spider-Man", in_play=["Daredevil"])
    table.play("Inspired", pay=["Genius"], target="Daredevil")
    assert table.game.state.controller[table.find("Inspired")] == 1


@rule("ownership_control.9", "discard.2")
def test_a_card_goes_to_its_owners_discard_pile_whoever_controls_it(table):
    table.hero("Captain Marvel", hand=["Inspired", "Genius"]).hero("Spider-Man", in_play=["Daredevil"])
    table.card("Daredevil", damage=2).play("Inspired", pay=["Genius"], target="Daredevil").end_turn()
    table.attack("Rhino", by="Daredevil")  # defeated by consequential damage
    table.expect(discard={0: ["Inspired"], 1: ["Daredevil"]})


@rule("attach_to.4")
def test_an_attached_card_exhausts_apart_from_its_host(table):
    table.hero("Captain Marvel", in_play=["Maria Hill"]).attach("Inspired", "Maria Hill")
    table.attack("Rhino", by="Maria Hill")
    table.expect(exhausted=["Maria Hill"], ready=["Inspired"])


@rule("attach_to.5")
def test_the_attach_to_condition_is_not_checked_again(table):
    table.hero("Captain Marvel").minion("Shocker", attachments=["Genetically Enhanced"]).dealt(0, "Sandman")
    table.start(phase="villain", step=4)
    assert table.stat("Shocker", Stat.HP) == 6
    assert table.stat("Sandman", Stat.HP) == 4


@rule("gets.3", "hit_points.7")
def test_a_minion_dies_when_it_loses_the_hit_points_an_attachment_gave(table_of):
    table = table_of(scenario="ultron")
    table.hero("Captain Marvel", hand=["Energy", "Genius", "Strength"]).environment("Ultron Drones")
    table.minion("Drone", damage=1).attach("Upgraded Drones", "Ultron Drones")
    table.use("Upgraded Drones", pay=["Energy", "Genius", "Strength"])
    assert table.game.state.zones[PLAY + CardType.MINION] == ()


@rule("leaves_play.3")
def test_a_card_that_left_play_remembers_nothing(table):
    table.hero("She-Hulk", hand=["Genius", "Energy"], in_play=["Hellcat"])
    table.card("Hellcat", damage=2, exhausted=True, status=["confused"])
    table.use("Hellcat").play("Hellcat", pay=["Genius", "Energy"])
    table.expect(damage={"Hellcat": 0}, ready=["Hellcat"], status={"Hellcat": []})


# ------------------------------------------------------------------------------------------ modifiers


@rule("ability_constant.4", "modifiers.3")
def test_modifiers_of_several_cards_add_up(table):
    table.hero("Spider-Man").villain("Rhino", attachments=["Charge", "Charge", "Enhanced Ivory Horn"])
    assert table.stat("Rhino", Stat.ATK) == 2 + 3 + 3 + 1


@rule("ability_constant.2")
def test_a_constant_ability_ends_when_its_card_leaves_play(table):
    table.hero("Spider-Man", in_play=["Heroic Intuition"]).dealt(0, "Caught Off Guard").start(phase="villain", step=4)
    assert table.stat("Spider-Man", Stat.THW) == 2
    table.choose("Heroic Intuition")
    assert table.stat("Spider-Man", Stat.THW) == 1


@rule("form.6", "ability_constant.3")
def test_a_bonus_to_your_hero_counts_in_hero_form_only(table):
    table.hero("Captain Marvel", form="hero", in_play=["Armored Vest"])
    assert table.stat("Captain Marvel", Stat.DEF) == 2
    table.change_form()
    assert table.stat("Carol Danvers", Stat.DEF) == 0


@rule("non_numerical_variable.2", "modifiers.1")
def test_a_value_defined_by_a_card_is_counted_all_the_time(table):
    table.hero("She-Hulk").minion("Titania", damage=2)
    assert table.stat("Titania", Stat.ATK) == 4
    table.attack("Titania")
    assert table.stat("Titania", Stat.ATK) == 1
