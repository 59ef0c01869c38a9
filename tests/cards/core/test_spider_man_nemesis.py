"""Eviction Notice, and the Vulture set."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

# ------------------------------------------------------------------------------------------ Eviction Notice


@rule("Obligation")
def test_eviction_notice_leaves_the_game_when_peter_exhausts(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Eviction Notice").start(phase="villain", step=4)
    table.choose("Exhaust")
    table.expect(exhausted=["Peter Parker"])
    assert table.where("Eviction Notice") == "removed from the game"


@rule("may.1")
def test_eviction_notice_lets_spider_man_flip_first(table):
    table.hero("Spider-Man").dealt(0, "Eviction Notice").start(phase="villain", step=4)
    table.choose("Yes", "Exhaust")
    table.expect(exhausted=["Peter Parker"])
    assert table.where("Eviction Notice") == "removed from the game"


@rule("choose_option.1")
def test_eviction_notice_offers_only_the_discard_when_spider_man_does_not_flip(table):
    table.hero("Spider-Man", hand=["Genius"]).dealt(0, "Eviction Notice").start(phase="villain", step=4)
    table.choose("No")
    assert len(table.options()) == 1


def test_eviction_notice_discards_a_card_at_random_and_surges(table):
    table.hero("Spider-Man", form="alter-ego", hand=["Genius"]).dealt(0, "Eviction Notice")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Discard")
    table.expect(
        hand={0: 0},
        discard={0: ["Genius"], None: ["Eviction Notice"]},
        in_play=["Hydra Mercenary"],
        ready=["Peter Parker"],
    )


@rule("choose_option.2")
def test_eviction_notice_surges_when_nothing_can_be_resolved_in_full(table):
    table.hero("Spider-Man", form="alter-ego", exhausted=True).dealt(0, "Eviction Notice")
    table.encounter_deck("Hydra Mercenary").start(phase="villain", step=4)
    table.choose("Discard")
    table.expect(in_play=["Hydra Mercenary"], discard={None: ["Eviction Notice"]})


@rule("obligation.5", "obligation.6")
def test_eviction_notice_goes_to_peter_parker_when_another_player_reveals_it(table):
    table.hero("Captain Marvel").hero("Spider-Man", form="alter-ego").dealt(0, "Eviction Notice")
    table.start(phase="villain", step=4)
    assert table.decision.player == 1


# ------------------------------------------------------------------------------------------ the Vulture set


@rule("per_player_icon.1")
def test_highway_robbery_takes_a_card_of_each_player(table):
    table.hero("Spider-Man", hand=["Genius"]).hero("Captain Marvel", hand=["Energy"])
    table.dealt(0, "Highway Robbery").start(phase="villain", step=4)
    table.choose("Player 1", "Player 2")
    table.expect(threat={"Highway Robbery": 6}, hand={0: 0, 1: 0})
    assert table.where("Genius") == table.where("Energy") == "beneath a card"


@rule("when_defeated.2")
def test_highway_robbery_returns_the_cards_when_it_is_defeated(table):
    table.hero("Spider-Man", hand=["Genius"]).dealt(0, "Highway Robbery").start(phase="villain", step=4)
    table.choose("Player 1").thwart("Highway Robbery")
    table.run_villain_phase().thwart("Highway Robbery")
    table.run_villain_phase().thwart("Highway Robbery")
    table.expect(not_in_play=["Highway Robbery"])
    assert "Genius" in table.hand(0)


@rule("each_player.3")
def test_highway_robbery_takes_nothing_from_an_empty_hand(table):
    table.hero("Spider-Man").dealt(0, "Highway Robbery").start(phase="villain", step=4)
    table.choose("Player 1")
    table.expect(threat={"Highway Robbery": 3}, hand={0: 0})


@rule("acceleration_icon.1")
def test_highway_robbery_accelerates_the_main_scheme(table):
    table.hero("Spider-Man").side_scheme("Highway Robbery").main_scheme(threat=0)
    table.start(phase="villain", step=1).run_until("turn")
    table.expect(threat={"The Break-In!": 2})


@rule("Quickstrike")
def test_vulture_attacks_when_he_engages_a_hero(table):
    table.hero("Spider-Man").dealt(0, "Vulture").start(phase="villain", step=4)
    table.choose("Do not defend")
    table.expect(damage={"Spider-Man": 3}, in_play=["Vulture"])


@rule("quickstrike.1")
def test_vulture_does_not_attack_when_he_engages_an_alter_ego(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Vulture").start(phase="villain", step=4)
    table.expect(damage={"Spider-Man": 0}, in_play=["Vulture"])


def test_sweeping_swoop_stuns_your_hero(table):
    table.hero("Spider-Man").dealt(0, "Sweeping Swoop").start(phase="villain", step=4)
    table.expect(status={"Spider-Man": ["stunned"]})


@rule("form.6")
def test_sweeping_swoop_stuns_nobody_in_alter_ego_form(table):
    table.hero("Spider-Man", form="alter-ego").dealt(0, "Sweeping Swoop").start(phase="villain", step=4)
    table.expect(status={"Spider-Man": []})


@rule("Surge")
def test_sweeping_swoop_surges_when_vulture_is_in_play(table):
    table.hero("Spider-Man", form="alter-ego").minion("Vulture").encounter_deck("Hydra Mercenary")
    table.dealt(0, "Sweeping Swoop").start(phase="villain", step=4)
    table.expect(in_play=["Hydra Mercenary"])


def test_sweeping_swoop_does_not_surge_when_vulture_is_not_in_play(table):
    table.hero("Spider-Man", form="alter-ego").encounter_deck("Hydra Mercenary")
    table.dealt(0, "Sweeping Swoop").start(phase="villain", step=4)
    table.expect(not_in_play=["Hydra Mercenary"])


@rule("boost.5")
def test_sweeping_swoop_as_boost_stuns_the_character_that_was_dealt_damage(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).encounter_deck("Sweeping Swoop").start(phase="villain", step=2)
    table.decline().defend("Daredevil")
    table.expect(status={"Daredevil": ["stunned"], "Spider-Man": []}, damage={"Daredevil": 2})


@rule("prevent.2")
def test_sweeping_swoop_as_boost_stuns_even_when_tough_prevents_the_damage(table):
    table.hero("Spider-Man", status=["tough"]).encounter_deck("Sweeping Swoop").start(phase="villain", step=2)
    table.decline().choose("Do not defend")
    table.expect(status={"Spider-Man": ["stunned"]}, damage={"Spider-Man": 0})


@rule("delayed_effect.2")
def test_sweeping_swoop_as_boost_stuns_before_the_hero_who_defended_can_respond(table):
    table.hero("Captain Marvel", hand=["Counter-Punch"]).encounter_deck("Sweeping Swoop").start(phase="villain", step=2)
    table.defend("Captain Marvel").choose("Play Counter-Punch")
    table.expect(damage={"Captain Marvel": 1, "Rhino": 0}, status={"Captain Marvel": []})  # it is canceled by the stun


@rule("overkill.1")
def test_sweeping_swoop_as_boost_stuns_both_characters_of_an_overkill_attack_without_asking(table):
    table.hero("Spider-Man", in_play=["Daredevil"]).villain("Rhino", attachments=["Charge", "Enhanced Ivory Horn"])
    table.encounter_deck("Sweeping Swoop").start(phase="villain", step=2).decline().defend("Daredevil")
    table.expect(not_in_play=["Daredevil"], status={"Spider-Man": ["stunned"]})


@rule("defend.3")
def test_sweeping_swoop_as_boost_stuns_nobody_when_the_defense_leaves_no_damage(table):
    table.hero("Spider-Man").encounter_deck("Sweeping Swoop").start(phase="villain", step=2)
    table.decline().defend("Spider-Man")
    table.expect(status={"Spider-Man": []})


def test_the_vultures_plans_counts_the_resource_types_it_discards(table):
    table.hero("Spider-Man", hand=["Genius"]).hero("Captain Marvel", hand=["Energy"]).main_scheme(threat=0)
    table.dealt(0, "The Vulture's Plans").start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 2}, hand={0: 0, 1: 0})


def test_the_vultures_plans_counts_equal_types_once(table):
    table.hero("Spider-Man", hand=["Genius"]).hero("Captain Marvel", hand=["Genius"]).main_scheme(threat=0)
    table.dealt(0, "The Vulture's Plans").start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 1})


def test_the_vultures_plans_places_nothing_when_hands_are_empty(table):
    table.hero("Spider-Man").main_scheme(threat=0).dealt(0, "The Vulture's Plans").start(phase="villain", step=4)
    table.expect(threat={"The Break-In!": 0})


def test_vulture_has_3_attack_and_1_scheme(table):
    table.hero("Spider-Man").minion("Vulture")
    assert (table.stat("Vulture", Stat.ATK), table.stat("Vulture", Stat.SCH)) == (3, 1)
