"""Standard encounter set."""

import pytest

from mc_env.engine.state.zones import ENC_DECK
from tests.rules.citation import rule


@rule("Scheme (Enemy Activation)")
def test_advance_makes_the_villain_scheme(table):
    table.hero("Spider-Man").main_scheme(threat=0).dealt(0, "Advance").encounter_deck("Charge")
    table.start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 3}, discard={None: ["Charge", "Advance"]})


@rule("confuse.9")
def test_advance_only_takes_the_confused_card_of_a_confused_villain(table):
    table.hero("Spider-Man").villain("Rhino", status=["confused"]).main_scheme(threat=0).dealt(0, "Advance")
    table.start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 0}, status={"Rhino": []})


def test_assault_makes_the_villain_attack_a_hero(table):
    table.hero("Spider-Man").dealt(0, "Assault").start(phase="villain", step=4)
    table.decline().choose("Do not defend")
    table.expect(damage={"Spider-Man": 2})


def test_assault_attacks_the_player_who_reveals_it(table):
    table.hero("Spider-Man").hero("Captain Marvel").dealt(1, "Assault").start(phase="villain", step=4)
    table.choose("Do not defend", "Do not defend")
    table.expect(damage={"Captain Marvel": 2, "Spider-Man": 0})


def test_assault_surges_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Assault").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"], damage={"Spider-Man": 0})


@rule("treachery.3")
def test_assault_is_not_in_the_discard_pile_when_its_boost_card_empties_the_deck(table_of):
    table = table_of(filler=0)
    table.hero("Spider-Man", deck=["Genius"] * 9).dealt(0, "Assault")
    table.encounter_deck("Charge").encounter_discard("Advance").main_scheme(threat=0)
    table.start(phase="villain", step=4).decline().choose("Do not defend")
    assert "Assault" in table.discard(None)
    assert table.where("Advance") == "encounter deck"


def test_caught_off_guard_discards_an_upgrade_or_support_you_choose(table):
    table.hero("Spider-Man", in_play=["Aunt May", "Web-Shooter", "Black Cat"]).dealt(0, "Caught Off Guard")
    table.start(phase="villain", step=4)
    assert sorted(table.options()) == ["Aunt May", "Web-Shooter"]
    table.choose("Web-Shooter")
    table.expect(discard={0: ["Web-Shooter"]}, in_play=["Aunt May"])


def test_caught_off_guard_does_not_surge_when_it_discarded_a_card(table):
    table.hero("Spider-Man", in_play=["Aunt May"]).dealt(0, "Caught Off Guard").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4).choose("Aunt May")
    table.expect(not_in_play=["Hydra Mercenary", "Aunt May"])


def test_caught_off_guard_surges_when_there_is_nothing_to_discard(table):
    table.hero("Spider-Man", in_play=["Black Cat"]).dealt(0, "Caught Off Guard").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary", "Black Cat"])


@rule("you.11")
def test_caught_off_guard_may_take_an_upgrade_you_control_on_an_enemy(table):
    table.hero("Spider-Man").villain("Rhino").attach("Webbed Up", "Rhino").dealt(0, "Caught Off Guard")
    table.start(phase="villain", step=4).choose("Webbed Up")
    table.expect(not_in_play=["Webbed Up"])


@rule("you.11")
def test_caught_off_guard_lets_the_player_who_reveals_it_choose_and_not_the_first_player(table):
    table.hero("Captain Marvel").hero("Spider-Man", in_play=["Aunt May", "Web-Shooter"]).dealt(1, "Caught Off Guard")
    table.start(phase="villain", step=4)
    assert (table.decision.player, sorted(table.options())) == (1, ["Aunt May", "Web-Shooter"])


def test_caught_off_guard_does_not_touch_cards_of_other_players(table):
    table.hero("Spider-Man", in_play=["Aunt May"]).hero("Captain Marvel").dealt(1, "Caught Off Guard")
    table.start(phase="villain", step=4)
    table.expect(in_play=["Aunt May"])


def test_gang_up_surges_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego").minion("Shocker").dealt(0, "01189")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"], damage={"Spider-Man": 0})


@rule("activation.10", "activation.11")
def test_gang_up_makes_the_villain_attack_and_then_your_minions_in_your_order(table):
    table.hero("Spider-Man").minion("Shocker").minion("Vulture").dealt(0, "01189").start(phase="villain", step=4)
    table.decline().choose("Do not defend")
    table.choose("Activate Vulture", "Do not defend", "Do not defend")
    table.expect(damage={"Spider-Man": 2 + 3 + 2})


def test_gang_up_leaves_minions_of_other_players_out(table):
    table.hero("Spider-Man").hero("Captain Marvel").minion("Shocker", engaged=1).dealt(0, "01189")
    table.start(phase="villain", step=4).decline().choose("Do not defend", "Do not defend")
    table.expect(damage={"Spider-Man": 2, "Captain Marvel": 0})


@rule("Nemesis Encounter Set")
def test_shadow_of_the_past_brings_the_nemesis_and_the_side_scheme_into_play(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Genius"]).dealt(0, "Shadow of the Past")
    table.start(phase="villain", step=4).choose("Player 1")
    table.expect(in_play=["Vulture", "Highway Robbery"], hand={0: 0})


def test_shadow_of_the_past_shuffles_the_rest_of_the_set_into_the_encounter_deck(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Shadow of the Past").start(phase="villain", step=4)
    table.choose("Player 1")
    where = {table.where(x) for x in ("Sweeping Swoop", "Sweeping Swoop#2", "The Vulture's Plans")}
    assert where == {"encounter deck"}


@pytest.mark.parametrize(
    ("hero", "nemesis", "other"),
    [
        ("Captain America", "Baron Zemo", "Hydra Soldier"),
        ("Ms. Marvel", "Thomas Edison", "Edison's Giant Robot"),
        ("Thor", "Loki", "Frost Giant"),
        ("Black Widow", "Taskmaster", "Hydra Mercenary"),
    ],
)
def test_shadow_of_the_past_brings_the_nemesis_and_no_other_minion_of_the_set(table, hero, nemesis, other):
    table.hero(hero, form="alter-ego").reveal("Shadow of the Past").run_until("turn")
    assert table.engaged(nemesis) == 0
    assert table.where(other) == "encounter deck"


def test_shadow_of_the_past_lets_vulture_attack_a_hero(table):
    table.hero("Spider-Man").dealt(0, "Shadow of the Past").start(phase="villain", step=4)
    table.choose("Do not defend", "Player 1")
    table.expect(damage={"Spider-Man": 3})


def test_shadow_of_the_past_does_not_surge_when_the_nemesis_enters_play(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Shadow of the Past").encounter_deck("Hydra Mercenary")
    table.start(phase="villain", step=4).choose("Player 1")
    table.expect(not_in_play=["Hydra Mercenary"])


def test_shadow_of_the_past_surges_when_the_nemesis_is_no_longer_set_aside(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Shadow of the Past", "Shadow of the Past")
    table.start(phase="villain", step=4).choose("Player 1")
    table.expect(in_play=["Vulture"])
    assert len(table.game.state.zones[ENC_DECK]) < 20 + 3  # filler and the rest of the set: a card was revealed


def test_shadow_of_the_past_uses_the_set_of_the_player_who_reveals_it(table):
    table.hero("Spider-Man", form="alter-ego").hero("Captain Marvel", form="alter-ego")
    table.dealt(1, "Shadow of the Past").start(phase="villain", step=4).run_until("turn")
    table.expect(in_play=["Yon-Rogg"], not_in_play=["Vulture"])
