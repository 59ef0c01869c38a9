"""Inner Demons, and the Abomination set."""

import pytest

from mc_env.table import Table
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Inner Demons


@rule("obligation.6")
def test_inner_demons_change_hulk_to_bruce_banner_who_discards_2_cards(table):
    table.hero("Hulk", hand=["Genius", "Energy", "Strength"]).reveal("Inner Demons")
    table.choose("Genius", "Strength")
    table.expect(
        hand={0: ["Energy"]}, discard={0: ["Genius", "Strength"], None: ["Inner Demons"]}, ready=["Bruce Banner"]
    )


def test_inner_demons_change_bruce_banner_to_hulk_who_is_exhausted(table):
    """Errata: what follows does not ask for the form that was, but for the one that is."""
    table.hero("Hulk", form="alter-ego", hand=["Genius", "Energy"]).reveal("Inner Demons")
    table.expect(exhausted=["Hulk"], hand={0: 2}, discard={None: ["Inner Demons"]})


def test_inner_demons_are_discarded_when_bruce_banner_has_only_1_card(table):
    table.hero("Hulk", hand=["Genius"]).reveal("Inner Demons")
    table.run_until("turn").expect(hand={0: 0}, discard={0: ["Genius"], None: ["Inner Demons"]})


def test_inner_demons_are_discarded_when_hulk_is_exhausted_already(table):
    table.hero("Hulk", form="alter-ego", exhausted=True).reveal("Inner Demons")
    table.expect(exhausted=["Hulk"], discard={None: ["Inner Demons"]})


@rule("obligation.5")
def test_inner_demons_are_given_to_the_bruce_banner_player(table):
    table.hero("Captain Marvel").hero("Hulk", form="alter-ego").reveal("Inner Demons", seat=0)
    table.expect(exhausted=["Hulk"], ready=["Captain Marvel"], discard={None: ["Inner Demons"]})


def test_inner_demons_count_as_changing_form_for_boundless_rage(table):
    table.hero("Hulk", in_play=["Boundless Rage"]).reveal("Inner Demons")
    table.run_until("turn").expect(discard={0: ["Boundless Rage"]})


# ------------------------------------------------------------------------------------------ the nemesis set


def test_abomination_deals_2_damage_when_a_physical_resource_is_discarded(table):
    table.hero("Hulk", deck=["Thunderclap"]).minion("Abomination").enemy_attacks("Abomination").decline()
    table.expect(damage={"Hulk": 5}, discard={0: ["Thunderclap"]})


@pytest.mark.parametrize("card", ["Genius", "Vibranium"])  # a wild resource is physical only while it pays
def test_abomination_deals_no_more_damage_when_another_resource_is_discarded(table, card):
    table.hero("Hulk", deck=[card]).minion("Abomination").enemy_attacks("Abomination").decline()
    table.expect(damage={"Hulk": 3}, discard={0: [card]})


def test_abomination_discards_from_the_deck_of_the_player_who_defended(table):
    table.hero("Hulk", deck=["Strength"]).hero("Captain Marvel", deck=["Uppercut"]).minion("Abomination")
    table.enemy_attacks("Abomination").decline().defend("Captain Marvel")
    table.expect(damage={"Hulk": 0, "Captain Marvel": 4}, discard={0: [], 1: ["Uppercut"]})


def test_abomination_discards_a_card_though_an_ally_defended(table):
    table.hero("Hulk", deck=["Thunderclap"], in_play=["Brawn"]).minion("Abomination").enemy_attacks("Abomination")
    table.defend("Brawn").expect(damage={"Hulk": 2, "Brawn": 3}, discard={0: ["Thunderclap"]})


def test_abomination_discards_nothing_when_a_stunned_card_replaced_the_attack(table):
    table.hero("Hulk", deck=["Thunderclap"]).minion("Abomination", status="stunned").enemy_attacks("Abomination")
    table.expect(damage={"Hulk": 0}, discard={0: []}, status={"Abomination": []})


def test_total_destruction_keeps_its_threat_while_abomination_is_in_play(table):
    table.hero("Hulk", hand=["Sub-Orbital Leap", "Limitless Strength"], in_play=["Brawn"]).minion("Abomination")
    table.side_scheme("Total Destruction")
    assert not [o for o in table.options() if "Sub-Orbital Leap" in o or o.startswith("Thwart")]


def test_total_destruction_is_thwarted_when_abomination_is_gone(table):
    table.hero("Hulk", in_play=["Brawn"]).side_scheme("Total Destruction", threat=1).thwart(
        "Total Destruction", by="Brawn"
    )
    table.expect(not_in_play=["Total Destruction"], discard={None: ["Total Destruction"]})


def test_total_destruction_begins_with_2_threat_per_player_and_a_hazard_icon():
    table = Table().hero("Hulk").hero("Captain Marvel").reveal("Total Destruction")
    table.expect(threat={"Total Destruction": 4})
    table.run_villain_phase()
    assert len(table.events("deal encounter card")) == 3  # one for each player, and one more


def test_clash_of_the_titans_has_the_strongest_enemy_attack_the_strongest_hero(table):
    table.hero("Hulk", in_play=["Brawn"]).minion("Abomination").reveal("Clash Of The Titans")
    table.choose("Abomination", "Hulk").decline().expect(damage={"Hulk": 3, "Brawn": 0})


def test_clash_of_the_titans_damages_the_strongest_ally_when_nobody_defends(table):
    """FAQ: the attacked ally takes the damage of an undefended attack."""
    table.hero("Captain Marvel", in_play=["Sentry"]).hero("Hulk", form="alter-ego").minion("Abomination", engaged=1)
    table.reveal("Clash Of The Titans", seat=1).choose("Abomination", "Sentry")
    table.decline().expect(damage={"Sentry": 3, "Captain Marvel": 0})


@rule("first_player.5")
def test_clash_of_the_titans_lets_the_first_player_decide_ties(table):
    table.hero("Captain Marvel").hero("Spider-Man").minion("Abomination").minion("Vulture", engaged=1)
    table.reveal("Clash Of The Titans", seat=1)
    assert (table.decision.player, table.options()) == (0, ["Abomination", "Vulture"])
    table.choose("Vulture")
    assert (table.decision.player, table.options()) == (0, ["Captain Marvel", "Spider-Man"])
    table.choose("Captain Marvel").decline().decline().run_until("turn").expect(damage={"Captain Marvel": 3})


@rule("attacks_against_allies.2")
@pytest.mark.parametrize(("form", "strongest"), [("hero", "Hulk"), ("alter-ego", "Sentry")])
def test_clash_of_the_titans_attacks_the_player_of_the_strongest_whoever_reveals_it(table, form, strongest):
    table.hero("Captain Marvel", form="alter-ego")
    table.hero("Hulk", form=form, in_play=["Nova", "Sentry"][: 1 + (form == "alter-ego")], hand=["Energy"])
    table.reveal("Clash Of The Titans", seat=0).choose("Rhino", strongest)
    assert (table.decision.player, table.options()) == (1, ["Use Nova", "Pass"])  # an enemy attacks that player
    table.decline()
    assert (table.decision.player, table.decision.kind) == (1, "defend")


def test_clash_of_the_titans_surges_when_the_attacker_is_stunned(table):
    table.hero("Hulk").villain(status="stunned").encounter_deck("Shocker").reveal("Clash Of The Titans")
    table.run_until("turn").expect(in_play=["Shocker"], status={"Rhino": []})


def test_clash_of_the_titans_surges_when_there_is_neither_hero_nor_ally(table):
    table.hero("Hulk", form="alter-ego").encounter_deck("Shocker").reveal("Clash Of The Titans")
    table.run_until("turn").expect(in_play=["Shocker"], damage={"Bruce Banner": 0})


def test_clash_of_the_titans_does_not_surge_when_the_attack_was_made(table):
    table.hero("Hulk").encounter_deck("Advance", "Shocker").reveal("Clash Of The Titans").run_until("turn")
    table.expect(not_in_play=["Shocker"], damage={"Hulk": 2})
