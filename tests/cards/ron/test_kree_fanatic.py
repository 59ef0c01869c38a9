"""Kree Fanatic: Ronan the Accuser and what comes with him."""

import pytest

import tests.rules.grown_cards  # noqa: F401
from mc_env.cards.terms import Stat
from tests.rules.citation import rule


def test_ronan_the_accuser_comes_with_a_tough_card(table):
    table.hero("Captain Marvel").reveal("Ronan the Accuser").expect(status={"Ronan the Accuser": ["tough"]})


def test_ronan_the_accuser_cannot_be_stunned(table):
    table.hero("She-Hulk", hand=["Flashbulb"]).minion("Ronan the Accuser").choose("Play Flashbulb")
    assert table.options() == ["Rhino"]


@rule("per_player_icon.1")
def test_ronan_the_accuser_has_hit_points_for_each_player(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Ronan the Accuser")
    assert table.stat("Ronan the Accuser", Stat.HP) == 18


def test_ronan_the_accuser_engages_the_hero_with_the_fewest_hit_points_left(table):
    table.hero("Captain Marvel").hero("She-Hulk", damage=10).minion("Ronan the Accuser", engaged=0)
    table.end_turn().end_turn().run_until("defend")
    assert table.engaged("Ronan the Accuser") == 1


def test_ronan_the_accuser_looks_for_heroes_alone(table):
    table.hero("Captain Marvel").hero("She-Hulk", damage=14, form="alter-ego").minion("Ronan the Accuser", engaged=1)
    table.end_turn().end_turn().run_until("defend")
    assert table.engaged("Ronan the Accuser") == 0


def test_ronan_the_accuser_stays_where_he_is_without_a_hero(table):
    table.hero("Captain Marvel", form="alter-ego").minion("Ronan the Accuser").end_turn().run_until("turn")
    assert table.engaged("Ronan the Accuser") == 0


def test_ronan_the_accuser_comes_into_play_as_a_boost_card(table):
    table.hero("Captain Marvel").encounter_deck("Ronan the Accuser").enemy_attacks("Rhino").run_until("turn")
    assert table.engaged("Ronan the Accuser") == 0


def test_judge_jury_executioner_places_threat_when_an_enemy_attack_defeats_a_character(table):
    table.hero("Captain Marvel", in_play=["Nick Fury"]).card("Nick Fury", damage=2).main_scheme(threat=0)
    table.side_scheme("Judge, Jury, Executioner").enemy_attacks("Rhino").defend("Nick Fury").run_until("turn")
    table.expect(threat={"The Break-In!": 2})


def test_judge_jury_executioner_does_not_mind_other_defeats(table):
    table.hero("Captain Marvel", in_play=["Nick Fury"]).card("Nick Fury", damage=2).main_scheme(threat=0)
    table.side_scheme("Judge, Jury, Executioner").deal_damage("Nick Fury", 5).expect(threat={"The Break-In!": 0})


def test_judge_jury_executioner_comes_into_play_as_a_boost_card(table):
    table.hero("Captain Marvel").encounter_deck("Judge, Jury, Executioner").enemy_attacks("Rhino").run_until("turn")
    table.expect(threat={"Judge, Jury, Executioner": 3})


def test_the_accused_makes_attacks_against_you_stronger(table):
    table.hero("Captain Marvel").hero("She-Hulk").reveal("The Accused").enemy_attacks("Rhino").run_until("turn")
    table.expect(damage={"Captain Marvel": 3})
    table.enemy_attacks("Rhino", seat=1).run_until("turn").expect(damage={"She-Hulk": 2})


@rule("attack_enemy.9")
@pytest.mark.parametrize(("accused", "damage"), [(0, (3, 2)), (1, (2, 3))])
def test_the_accused_makes_one_of_whirlwinds_attacks_stronger(table, accused, damage):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Whirlwind").reveal("The Accused", seat=accused)
    table.enemy_attacks("Whirlwind").run_until("turn")
    table.expect(damage={"Captain Marvel": damage[0], "She-Hulk": damage[1]})


def test_the_accused_is_discarded_when_ronan_is_defeated(table):
    table.hero("Captain Marvel").minion("Ronan the Accuser", damage=8).reveal("The Accused")
    table.deal_damage("Ronan the Accuser", 1).deal_damage("Ronan the Accuser", 1)
    table.expect(not_in_play=["The Accused", "Ronan the Accuser"])


def test_the_accused_is_attached_to_you_as_a_boost_card(table):
    table.hero("Captain Marvel").encounter_deck("The Accused").enemy_attacks("Rhino").run_until("turn")
    assert table.host("The Accused") == "Captain Marvel"


@pytest.mark.parametrize(("form", "damage", "threat"), [("hero", 3, 0), ("alter-ego", 0, 3)])
def test_bring_the_hammer_down_has_ronan_activate_against_the_player_he_is_engaged_with(table, form, damage, threat):
    table.hero("Captain Marvel").hero("She-Hulk", form=form).minion("Ronan the Accuser", engaged=1).main_scheme(
        threat=0
    )
    table.reveal("Bring the Hammer Down").run_until("turn").expect(threat={"The Break-In!": threat})
    assert table.damage("She-Hulk" if form == "hero" else "Jennifer Walters") == damage


@rule("Surge")
def test_bring_the_hammer_down_surges_without_ronan(table):
    table.hero("Captain Marvel").encounter_deck("Hydra Mercenary").reveal("Bring the Hammer Down")
    table.expect(in_play=["Hydra Mercenary"])


@pytest.mark.parametrize(("defender", "cards"), [("Nick Fury", 1), ("Captain Marvel", 0)])
def test_bring_the_hammer_down_deals_the_first_player_a_card_if_the_activation_defeats_somebody(table, defender, cards):
    table.hero("Captain Marvel", in_play=["Nick Fury"]).encounter_deck("Bring the Hammer Down").enemy_attacks("Rhino")
    table.defend(defender).run_until("turn")
    assert len(table.dealt_to(0)) == cards


@rule("defeat.1")
@pytest.mark.parametrize("ally", ["Clea", "Red Dagger"])
def test_bring_the_hammer_down_counts_an_ally_that_leaves_for_deck_or_hand_as_it_is_defeated(table, ally):
    """FAQ "Operation Zero Tolerance": it was defeated, wherever it ended up."""
    table.hero("Ms. Marvel", hand=["Genius", "Strength"], in_play=[ally]).card(ally, damage=1)
    table.encounter_deck("Bring the Hammer Down").enemy_attacks("Rhino").defend(ally)
    table.run_until("turn", accept=[f"Use {ally}", "Genius", "Strength"]).expect(
        not_in_play=[ally], discard={0: [] if ally == "Clea" else ["Genius", "Strength"]}
    )
    assert len(table.dealt_to(0)) == 1


def test_you_dare_oppose_me_deals_you_the_cards_of_its_set_that_are_discarded(table):
    table.hero("Captain Marvel").encounter_deck(
        "Hydra Mercenary", "Ronan the Accuser", "Shocker", "The Accused", "Sandman"
    )
    table.reveal("You Dare Oppose Me?")
    assert table.dealt_to(0) == ["Ronan the Accuser", "The Accused"]
    table.expect(discard={None: ["Hydra Mercenary", "Shocker", "Sandman"]})


@rule("Overkill")
def test_you_dare_oppose_me_gives_an_attack_overkill(table):
    table.hero("Captain Marvel", in_play=["Nick Fury"]).card("Nick Fury", damage=2)
    table.encounter_deck("You Dare Oppose Me?").enemy_attacks("Rhino").defend("Nick Fury").run_until("turn")
    table.expect(damage={"Captain Marvel": 3})


def test_you_dare_oppose_me_gives_a_scheme_nothing(table):
    table.hero("Captain Marvel", form="alter-ego").main_scheme(threat=0).encounter_deck("You Dare Oppose Me?")
    table.enemy_schemes("Rhino").expect(threat={"The Break-In!": 3})
