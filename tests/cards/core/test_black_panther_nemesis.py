"""Affairs of State, and the Killmonger set."""

import pytest

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

UPGRADES = ["Panther Claws", "Vibranium Suit"]

# ------------------------------------------------------------------------------------------ Affairs of State


@rule("Obligation")
def test_affairs_of_state_leave_the_game_when_tchalla_exhausts(table):
    table.hero("Black Panther", form="alter-ego", in_play=UPGRADES).dealt(0, "Affairs of State")
    table.start(phase="villain", step=4).choose("Exhaust your alter-ego")
    table.expect(exhausted=["T'Challa"], in_play=UPGRADES)
    assert table.where("Affairs of State") == "removed from the game"


@rule("may.1")
def test_affairs_of_state_let_black_panther_flip_first(table):
    table.hero("Black Panther").dealt(0, "Affairs of State").start(phase="villain", step=4)
    table.choose("Yes", "Exhaust your alter-ego")
    table.expect(exhausted=["T'Challa"])
    assert table.where("Affairs of State") == "removed from the game"


def test_affairs_of_state_discard_a_black_panther_upgrade_of_the_players_choice(table):
    table.hero("Black Panther", form="alter-ego", in_play=UPGRADES).dealt(0, "Affairs of State")
    table.start(phase="villain", step=4).choose("Discard a Black Panther upgrade", "Vibranium Suit")
    table.expect(
        discard={0: ["Vibranium Suit"], None: ["Affairs of State"]}, in_play=["Panther Claws"], ready=["T'Challa"]
    )


def test_affairs_of_state_discard_no_other_upgrade(table):
    table.hero("Black Panther", form="alter-ego", in_play=[*UPGRADES, "Combat Training"]).dealt(0, "Affairs of State")
    table.start(phase="villain", step=4).choose("Discard a Black Panther upgrade")
    assert sorted(table.options()) == UPGRADES


@rule("choose_option.1")
def test_affairs_of_state_offer_only_the_upgrade_when_black_panther_does_not_flip(table):
    table.hero("Black Panther", in_play=UPGRADES).dealt(0, "Affairs of State").start(phase="villain", step=4)
    table.choose("No")
    assert table.options() == ["Discard a Black Panther upgrade you control and discard this card"]


@rule("choose_option.1")
def test_affairs_of_state_offer_only_to_exhaust_when_there_is_no_black_panther_upgrade(table):
    table.hero("Black Panther", form="alter-ego", in_play=["Combat Training"]).dealt(0, "Affairs of State")
    table.start(phase="villain", step=4)
    assert table.options() == ["Exhaust your alter-ego, then remove this card from the game"]


@rule("choose_option.2")
def test_affairs_of_state_are_discarded_when_nothing_can_be_resolved_in_full(table):
    table.hero("Black Panther", form="alter-ego", exhausted=True).dealt(0, "Affairs of State")
    table.start(phase="villain", step=4).choose("Discard a Black Panther upgrade")
    table.expect(discard={None: ["Affairs of State"]})


@rule("obligation.5", "obligation.6")
def test_affairs_of_state_go_to_tchalla_when_another_player_reveals_them(table):
    table.hero("Spider-Man").hero("Black Panther", form="alter-ego").dealt(0, "Affairs of State")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1


# ------------------------------------------------------------------------------------------ the Killmonger set


@pytest.mark.parametrize(("others", "threat"), [([], 3), (["Spider-Man"], 6)])
@rule("side_scheme.2")
def test_usurp_the_throne_enters_with_3_threat_for_each_player(table, others, threat):
    table.hero("Black Panther")
    for other in others:
        table.hero(other)
    table.dealt(0, "Usurp The Throne").start(phase="villain", step=4)
    table.expect(threat={"Usurp The Throne": threat})


@rule("hazard_icon.1")
def test_usurp_the_throne_deals_one_more_encounter_card(table):
    table.hero("Black Panther").side_scheme("Usurp The Throne").encounter_deck("Hydra Mercenary", "Shocker", "Sandman")
    table.start(phase="villain", step=3)
    table.expect(in_play=["Hydra Mercenary", "Shocker"], not_in_play=["Sandman"])


def test_killmonger_has_the_printed_values(table):
    table.hero("Black Panther").minion("Killmonger")
    assert [table.stat("Killmonger", s) for s in (Stat.SCH, Stat.ATK, Stat.HP)] == [2, 2, 5]


@rule("cannot.1", "target.12")
@pytest.mark.parametrize("upgrade", UPGRADES)
def test_killmonger_cannot_be_chosen_for_an_attack_of_a_black_panther_upgrade(table, upgrade):
    table.hero("Black Panther", hand=["Wakanda Forever!", "Energy"], in_play=[upgrade], damage=3)
    table.minion("Killmonger").play("Wakanda Forever!", pay=["Energy"]).choose(upgrade)
    assert table.options() == ["Rhino"]


def test_killmonger_takes_no_damage_from_energy_daggers(table):
    table.hero("Black Panther", hand=["Wakanda Forever!", "Energy"], in_play=["Energy Daggers"])
    table.minion("Killmonger").minion("Shocker").play("Wakanda Forever!", pay=["Energy"])
    table.choose("Energy Daggers", "Player 1")
    table.expect(damage={"Killmonger": 0, "Shocker": 2, "Rhino": 2})


@rule("cannot.1")
def test_killmonger_keeps_his_tough_card_when_energy_daggers_cannot_damage_him(table):
    table.hero("Black Panther", hand=["Wakanda Forever!", "Energy"], in_play=["Energy Daggers"])
    table.minion("Killmonger", status=["tough"]).play("Wakanda Forever!", pay=["Energy"])
    table.choose("Energy Daggers", "Player 1")
    table.expect(status={"Killmonger": ["tough"]}, damage={"Rhino": 2})


def test_killmonger_takes_damage_from_a_basic_attack(table):
    table.hero("Black Panther", in_play=UPGRADES).minion("Killmonger").attack("Killmonger")
    table.expect(damage={"Killmonger": 2})


def test_killmonger_takes_damage_from_an_upgrade_that_is_not_black_panther(table):
    table.hero("Iron Man", in_play=["Powered Gauntlets"]).minion("Killmonger")
    table.use("Powered Gauntlets").choose("Killmonger")
    table.expect(damage={"Killmonger": 1})


@rule("surge.1")
def test_heart_shaped_herb_gives_tough_to_the_villain_and_engaged_minions_and_surges(table):
    table.hero("Black Panther").minion("Shocker").dealt(0, "Heart-Shaped Herb").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(status={"Rhino": ["tough"], "Shocker": ["tough"], "Hydra Mercenary": []}, in_play=["Hydra Mercenary"])


def test_heart_shaped_herb_gives_nothing_to_minions_engaged_with_others(table):
    table.hero("Black Panther").hero("Spider-Man").minion("Shocker", engaged=1)
    table.dealt(0, "Heart-Shaped Herb").start(phase="villain", step=4)
    table.expect(status={"Rhino": ["tough"], "Shocker": []})


@rule("status_cards.2")
def test_heart_shaped_herb_gives_no_second_tough_card(table):
    table.hero("Black Panther").villain("Rhino", status=["tough"]).dealt(0, "Heart-Shaped Herb")
    table.start(phase="villain", step=4)
    table.expect(status={"Rhino": ["tough"]})


def test_heart_shaped_herb_as_boost_gives_the_villain_tough_and_adds_1_attack(table):
    table.hero("Spider-Man").minion("Shocker").encounter_deck("Heart-Shaped Herb").start(phase="villain", step=2)
    table.decline().choose("Do not defend")
    table.expect(damage={"Spider-Man": 2 + 1}, status={"Rhino": ["tough"], "Shocker": []}, midway=True)


@rule("tough.1")
def test_heart_shaped_herb_as_boost_protects_the_villain_from_retaliate(table):
    table.hero("Black Panther").encounter_deck("Heart-Shaped Herb").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Rhino": 0, "Black Panther": 3}, status={"Rhino": []})


@pytest.mark.parametrize(("discarded", "x"), [("Charge", 3), ("Stampede", 2), ("Hard to Keep Down", 1)])
def test_ritual_combat_deals_1_damage_more_than_the_boost_icons_discarded(table, discarded, x):
    table.hero("Black Panther").main_scheme(threat=0).dealt(0, "Ritual Combat").encounter_deck(discarded)
    table.start(phase="villain", step=4).choose("damage")
    table.expect(damage={"Black Panther": x}, threat={"The Break-In!": 0}, discard={None: [discarded]})


@pytest.mark.parametrize(("discarded", "x"), [("Charge", 3), ("Stampede", 2), ("Hard to Keep Down", 1)])
def test_ritual_combat_places_1_threat_more_than_the_boost_icons_discarded(table, discarded, x):
    table.hero("Black Panther").main_scheme(threat=0).dealt(0, "Ritual Combat").encounter_deck(discarded)
    table.start(phase="villain", step=4).choose("threat")
    table.expect(damage={"Black Panther": 0}, threat={"The Break-In!": x}, discard={None: [discarded]})


@rule("then.2")
def test_ritual_combat_discards_before_the_player_chooses(table):
    table.hero("Black Panther").dealt(0, "Ritual Combat").encounter_deck("Charge").start(phase="villain", step=4)
    assert table.decision.kind == "option"
    table.expect(discard={None: ["Charge"]}, midway=True)


@rule("form.6", "choose_option.1")
def test_ritual_combat_can_only_place_threat_when_the_player_is_in_alter_ego_form(table):
    table.hero("Black Panther", form="alter-ego").dealt(0, "Ritual Combat").encounter_deck("Charge")
    table.start(phase="villain", step=4)
    assert not [x for x in table.options() if "damage" in x]


def test_ritual_combat_does_not_resolve_the_discarded_card(table):
    table.hero("Black Panther").dealt(0, "Ritual Combat").encounter_deck("Shocker").start(phase="villain", step=4)
    table.choose("threat")
    table.expect(damage={"Black Panther": 0}, not_in_play=["Shocker"])


def test_ritual_combat_is_chosen_by_the_player_who_reveals_it(table):
    table.hero("Black Panther").hero("Spider-Man").dealt(1, "Ritual Combat").encounter_deck("Charge")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1
    table.choose("damage").expect(damage={"Spider-Man": 3, "Black Panther": 0})


@rule("encounter_deck.2")
def test_ritual_combat_counts_the_discarded_card_though_it_was_the_last_one_and_is_shuffled_away(table_of):
    table = table_of(filler=0).hero("Black Panther", deck=["Genius"]).main_scheme(threat=0)
    table.dealt(0, "Ritual Combat").encounter_deck("Charge").encounter_discard("Advance", "Stampede")
    table.start(phase="villain", step=4).choose("threat")
    table.expect(threat={"The Break-In!": 3})
