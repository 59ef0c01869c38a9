"""Masters of Evil: the modular encounter set."""

from mc_env.cards.terms import Stat
from tests.rules.citation import rule

MAIN = "The Break-In!"

# ------------------------------------------------------------------------------------------ The Masters of Evil


@rule("per_player_icon.1")
def test_the_masters_of_evil_enters_with_3_threat_for_each_player(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(0, "The Masters of Evil").encounter_deck("Melter")
    table.start(phase="villain", step=4)
    table.expect(threat={"The Masters of Evil": 6})


def test_the_masters_of_evil_passes_over_other_minions(table):
    table.hero("Captain Marvel").dealt(0, "The Masters of Evil")
    table.encounter_deck("Shocker", "Advance", "Tiger Shark", "Melter").start(phase="villain", step=4)
    table.expect(
        in_play=["Tiger Shark"],
        not_in_play=["Melter", "Shocker"],
        discard={None: ["Shocker", "Advance"]},
        damage={"Captain Marvel": 0},  # Shocker was discarded, not revealed
    )


@rule("encounter_deck.5", "encounter_deck.6")
def test_the_masters_of_evil_runs_through_the_deck_once_when_it_finds_no_minion(table_of):
    table = table_of(filler=3)
    table.hero("Captain Marvel").dealt(0, "The Masters of Evil").encounter_discard("Melter")
    table.start(phase="villain", step=4)
    table.expect(threat={"The Masters of Evil": 3}, not_in_play=["Melter"])
    assert table.where("Melter") == "encounter deck"


@rule("First Player")
def test_the_masters_of_evil_engages_its_minion_with_the_first_player(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(0, "The Masters of Evil").encounter_deck("Tiger Shark")
    table.start(phase="villain", step=4, first=1)
    assert table.game.state.engaged[table.find("Tiger Shark")] == 1


@rule("Acceleration Icon")
def test_the_masters_of_evil_accelerates_the_main_scheme(table):
    table.hero("Captain Marvel").villain("Rhino", status=["stunned"]).side_scheme("The Masters of Evil")
    table.main_scheme(threat=0).start(phase="villain", step=1)
    table.expect(threat={MAIN: 1 + 1})


# ------------------------------------------------------------------------------------------ Radioactive Man


def stunned_rhino(table):
    """Rhino spends the villain phase on his stun, so only minions attack."""
    return table.villain("Rhino", status=["stunned"]).main_scheme(threat=0)


def test_radioactive_man_discards_a_card_of_the_player_he_attacks(table):
    table.hero("Captain Marvel", hand=["Energy", "Energy"])
    stunned_rhino(table).minion("Radioactive Man").start(phase="villain", step=2)
    table.choose("Activate Radioactive Man", "Do not defend")
    table.expect(hand={0: ["Energy"]}, discard={0: ["Energy"]}, damage={"Captain Marvel": 1})


def test_radioactive_man_discards_a_card_when_the_defense_leaves_no_damage(table):
    table.hero("Captain Marvel", hand=["Energy"])
    stunned_rhino(table).minion("Radioactive Man").start(phase="villain", step=2)
    table.choose("Activate Radioactive Man").defend("Captain Marvel")
    table.expect(hand={0: 0}, damage={"Captain Marvel": 0})


def test_radioactive_man_discards_nothing_when_the_hand_is_empty(table):
    table.hero("Captain Marvel")
    stunned_rhino(table).minion("Radioactive Man").start(phase="villain", step=2)
    table.choose("Activate Radioactive Man", "Do not defend")
    table.expect(hand={0: 0}, damage={"Captain Marvel": 1})
    assert table.discard(0) == []


def test_radioactive_man_discards_nothing_when_he_schemes(table):
    table.hero("Captain Marvel", form="alter-ego", hand=["Energy"]).villain("Rhino", status=["confused"])
    table.main_scheme(threat=0).minion("Radioactive Man").start(phase="villain", step=2)
    table.choose("Activate Radioactive Man")
    table.expect(hand={0: ["Energy"]}, threat={MAIN: 1})


@rule("stun.9", "stun.10")
def test_radioactive_man_discards_nothing_when_he_is_stunned(table):
    table.hero("Captain Marvel", hand=["Energy"])
    stunned_rhino(table).minion("Radioactive Man", status=["stunned"]).start(phase="villain", step=2)
    table.choose("Activate Radioactive Man")
    table.expect(hand={0: ["Energy"]}, status={"Radioactive Man": []})


def test_radioactive_mans_boost_discards_a_card_of_the_attacked_player(table):
    table.hero("Captain Marvel", hand=["Energy", "Energy"]).hero("She-Hulk", form="alter-ego", hand=["Genius"])
    table.encounter_deck("Radioactive Man").start(phase="villain", step=2).decline().decline()
    table.expect(hand={0: ["Energy"], 1: ["Genius"]}, damage={"Captain Marvel": 2})


def test_radioactive_mans_boost_discards_a_card_when_the_villain_schemes(table):
    table.hero("Captain Marvel", form="alter-ego", hand=["Energy"]).main_scheme(threat=0)
    table.encounter_deck("Radioactive Man").start(phase="villain", step=2)
    table.expect(hand={0: 0}, threat={MAIN: 1})


# ------------------------------------------------------------------------------------------ Whirlwind


def test_whirlwind_attacks_the_engaged_hero_when_there_is_nobody_else(table):
    table.hero("Captain Marvel")
    stunned_rhino(table).minion("Whirlwind").start(phase="villain", step=2)
    table.choose("Activate Whirlwind", "Do not defend")
    table.expect(damage={"Captain Marvel": 2})


def test_whirlwind_attacks_each_other_hero_too(table):
    table.hero("Captain Marvel").hero("She-Hulk").villain("Rhino", status=["stunned"]).minion("Whirlwind", engaged=1)
    table.start(phase="villain", step=2, seat=1).run_until("turn")
    table.expect(damage={"Captain Marvel": 2, "She-Hulk": 2})


def test_whirlwind_schemes_once_when_he_is_engaged_with_an_alter_ego(table):
    table.hero("Captain Marvel", form="alter-ego").hero("She-Hulk").villain("Rhino", status=["confused", "stunned"])
    table.main_scheme(threat=0).minion("Whirlwind").start(phase="villain", step=2).choose("Activate Whirlwind")
    table.expect(damage={"She-Hulk": 0}, threat={MAIN: 1})


@rule("boost.5")
def test_whirlwinds_boost_damages_each_hero_and_no_alter_ego(table):
    table.hero("Captain Marvel").hero("She-Hulk").hero("Iron Man", form="alter-ego").encounter_deck("Whirlwind")
    table.villain("Rhino").start(phase="villain", step=2).run_until("turn")
    table.expect(damage={"Captain Marvel": 2 + 1, "She-Hulk": 2 + 1, "Tony Stark": 0})


def test_whirlwinds_boost_damages_heroes_when_the_villain_schemes(table):
    table.hero("She-Hulk", form="alter-ego").hero("Captain Marvel").encounter_deck("Whirlwind")
    table.start(phase="villain", step=2)
    table.expect(damage={"Captain Marvel": 1, "Jennifer Walters": 0}, midway=True)


# ------------------------------------------------------------------------------------------ Tiger Shark


def test_tiger_shark_becomes_tough_after_he_attacks(table):
    table.hero("Captain Marvel")
    stunned_rhino(table).minion("Tiger Shark").start(phase="villain", step=2)
    table.choose("Activate Tiger Shark", "Do not defend")
    table.expect(damage={"Captain Marvel": 3}, status={"Tiger Shark": ["tough"]})


def test_tiger_shark_stays_tough_once_when_he_attacks_again(table):
    table.hero("Captain Marvel")
    stunned_rhino(table).minion("Tiger Shark", status=["tough"]).start(phase="villain", step=2)
    table.choose("Activate Tiger Shark", "Do not defend")
    table.expect(status={"Tiger Shark": ["tough"]})


def test_tiger_shark_does_not_become_tough_when_he_schemes(table):
    table.hero("Captain Marvel", form="alter-ego").villain("Rhino", status=["confused"]).main_scheme(threat=0)
    table.minion("Tiger Shark").start(phase="villain", step=2).choose("Activate Tiger Shark")
    table.expect(threat={MAIN: 1}, status={"Tiger Shark": []})


@rule("stun.9", "stun.10")
def test_tiger_shark_does_not_become_tough_when_he_is_stunned(table):
    table.hero("Captain Marvel")
    stunned_rhino(table).minion("Tiger Shark", status=["stunned"]).start(phase="villain", step=2)
    table.choose("Activate Tiger Shark")
    table.expect(damage={"Captain Marvel": 0}, status={"Tiger Shark": []})


def test_tiger_sharks_boost_makes_the_villain_tough(table):
    table.hero("Captain Marvel").encounter_deck("Tiger Shark").start(phase="villain", step=2).decline()
    table.expect(status={"Rhino": ["tough"]}, damage={"Captain Marvel": 2})


def test_tiger_sharks_boost_makes_the_villain_tough_when_he_schemes(table):
    table.hero("Captain Marvel", form="alter-ego").encounter_deck("Tiger Shark").start(phase="villain", step=2)
    table.expect(status={"Rhino": ["tough"]})


# ------------------------------------------------------------------------------------------ Melter


def test_melter_leaves_the_choice_of_the_defending_ally(table):
    table.hero("Captain Marvel", in_play=["Daredevil", "Mockingbird"])
    stunned_rhino(table).minion("Melter").start(phase="villain", step=2).choose("Activate Melter")
    assert sorted(table.options()) == ["Defend with Daredevil", "Defend with Mockingbird"]


def test_melter_may_be_defended_by_the_hero_when_there_is_no_ally(table):
    table.hero("Captain Marvel")
    stunned_rhino(table).minion("Melter").start(phase="villain", step=2).choose("Activate Melter")
    table.defend("Captain Marvel")
    table.expect(damage={"Captain Marvel": 2})


def test_melter_does_not_bind_the_defense_against_the_villain(table):
    table.hero("Captain Marvel", in_play=["Daredevil"]).minion("Melter").start(phase="villain", step=2)
    table.choose("Do not defend")
    table.expect(damage={"Captain Marvel": 2}, ready=["Daredevil"], midway=True)


def test_melters_boost_exhausts_each_ally_of_the_attacked_player(table):
    table.hero("Captain Marvel", in_play=["Daredevil", "Mockingbird"])
    table.hero("She-Hulk", form="alter-ego", in_play=["Hellcat"])
    table.encounter_deck("Melter").start(phase="villain", step=2).decline().run_until("turn")
    table.expect(exhausted=["Daredevil", "Mockingbird"], ready=["Captain Marvel", "Hellcat"])


def test_melters_boost_exhausts_each_ally_when_the_villain_schemes(table):
    table.hero("Captain Marvel", form="alter-ego", in_play=["Daredevil"]).encounter_deck("Melter")
    table.start(phase="villain", step=2)
    table.expect(exhausted=["Daredevil"], ready=["Carol Danvers"])


# ------------------------------------------------------------------------------------------ Masters of Mayhem


def test_masters_of_mayhem_makes_each_of_their_minions_attack_its_hero(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Melter", engaged=0).minion("Tiger Shark", engaged=1)
    table.dealt(0, "Masters of Mayhem").encounter_deck("Whirlwind").start(phase="villain", step=4).run_until("turn")
    table.expect(damage={"Captain Marvel": 3, "She-Hulk": 3}, not_in_play=["Whirlwind"])


def test_masters_of_mayhem_makes_no_other_minion_attack(table):
    table.hero("Captain Marvel").minion("Melter").minion("Hydra Mercenary").dealt(0, "Masters of Mayhem")
    table.start(phase="villain", step=4).run_until("turn")
    table.expect(damage={"Captain Marvel": 3})


def test_masters_of_mayhem_makes_a_minion_attack_another_players_hero(table):
    table.hero("Captain Marvel", form="alter-ego").hero("She-Hulk").minion("Melter", engaged=1)
    table.dealt(0, "Masters of Mayhem").encounter_deck("Whirlwind").start(phase="villain", step=4).run_until("turn")
    table.expect(damage={"She-Hulk": 3, "Carol Danvers": 0}, not_in_play=["Whirlwind"])


@rule("activation.11")
def test_masters_of_mayhem_lets_a_player_order_the_attacks_when_all_are_against_their_hero(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Melter", engaged=1).minion("Tiger Shark", engaged=1)
    table.dealt(0, "Masters of Mayhem").start(phase="villain", step=4)
    assert (table.decision.kind, table.decision.player) == ("order", 1)
    assert table.options() == ["Activate Melter", "Activate Tiger Shark"]


@rule("first_player.7")
def test_masters_of_mayhem_lets_the_first_player_order_the_attacks_when_several_heroes_are_attacked(table):
    table.hero("Captain Marvel").hero("She-Hulk").minion("Melter", engaged=0).minion("Tiger Shark", engaged=1)
    table.dealt(1, "Masters of Mayhem").start(phase="villain", step=4)
    assert (table.decision.kind, table.decision.player) == ("order", 0)
    table.choose("Activate Tiger Shark")
    assert table.options() == ["Defend with She-Hulk", "Do not defend"]


@rule("you.8")
def test_masters_of_mayhem_lets_the_player_who_reveals_it_search(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(1, "Masters of Mayhem").encounter_deck("Melter", "Whirlwind")
    table.start(phase="villain", step=4)
    assert (table.decision.kind, table.decision.player) == ("pick", 1)


@rule("search.2", "search.3")
def test_masters_of_mayhem_lets_the_player_choose_a_minion_of_deck_and_discard_pile(table):
    table.hero("Captain Marvel").dealt(0, "Masters of Mayhem").encounter_deck("Shocker", "Whirlwind")
    table.encounter_discard("Tiger Shark", "Advance").start(phase="villain", step=4)
    assert sorted(table.options()) == ["Tiger Shark", "Whirlwind"]
    table.choose("Tiger Shark")
    table.expect(in_play=["Tiger Shark"], not_in_play=["Whirlwind"])


def test_masters_of_mayhem_engages_its_minion_with_the_player_who_reveals_it(table):
    table.hero("Captain Marvel").hero("She-Hulk").dealt(1, "Masters of Mayhem").encounter_deck("Whirlwind")
    table.start(phase="villain", step=4).choose("Whirlwind")
    assert table.game.state.engaged[table.find("Whirlwind")] == 1
    table.expect(damage={"Captain Marvel": 0, "She-Hulk": 0})


def test_masters_of_mayhem_finds_nobody_when_all_their_minions_are_elsewhere(table):
    table.hero("Captain Marvel").dealt(0, "Masters of Mayhem").encounter_deck("Shocker").start(phase="villain", step=4)
    table.expect(not_in_play=["Shocker"], discard={None: ["Masters of Mayhem"]})


def test_masters_of_mayhem_finds_a_minion_when_the_only_one_in_play_is_stunned(table):
    table.hero("Captain Marvel").minion("Melter", status=["stunned"]).dealt(0, "Masters of Mayhem")
    table.encounter_deck("Whirlwind").start(phase="villain", step=4).run_until("turn")
    table.expect(in_play=["Whirlwind"], status={"Melter": []}, damage={"Captain Marvel": 0})


def test_the_minions_of_the_masters_of_evil_have_their_printed_values(table):
    table.hero("Captain Marvel")
    printed = {
        "Radioactive Man": (1, 1, 7),
        "Whirlwind": (1, 2, 6),
        "Tiger Shark": (1, 3, 6),
        "Melter": (1, 3, 5),
    }
    for title in printed:
        table.minion(title)
    found = {title: tuple(table.stat(title, s) for s in (Stat.SCH, Stat.ATK, Stat.HP)) for title in printed}
    assert found == printed
