"""Alien Battles: the Xenomorphs, their eggs, and cards without a team."""

from __future__ import annotations

from typing import Any

import pytest

from mc_env.versus.cards import registry
from mc_env.versus.cards.decks import Deck, for_main
from mc_env.versus.engine.new_game import build, check
from mc_env.versus.engine.zones import EGGS
from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def against(main: str = "The Queen", **more: object) -> Table:
    """The first side; the enemy is added by `.side`."""
    return Table(**({"seed": more.pop("seed")} if "seed" in more else {})).side(main, **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ eggs


def hatching(incubates: bool, **more: Any) -> Table:
    """An Ovomorph that hatches, or does not yet: whatever card of the pile the seed reveals."""
    for seed in range(1, 30):
        table = against(back=["Ovomorph"], eggs=True, seed=seed, **more).side("Hulk", front=["Drax", "Thanos"])
        table.card("Drax", wounds=1).start("turn", turn=5)
        if incubates == (table.where("Ovomorph") == "player 1's back row"):
            return table
    raise AssertionError("no seed shows it")


@rulebook("facehuggers.1", "facehuggers.3")
def test_hatched_ovomorph_becomes_a_facehugger_that_captures_an_enemy() -> None:
    table = hatching(incubates=False).choose("Drax")
    view = table.game.view(1)["players"]
    (facehugger,) = view[0]["back"]  # type: ignore[index]
    assert (facehugger["name"], facehugger["captive"]) == ("Facehugger", ["Drax"])
    assert table.where("Ovomorph") == "player 1's KO pile"
    assert table.where("Drax") == "removed from the game"
    assert len(view[0]["Facehugger pile"]) == 3  # type: ignore[index]


@rulebook("facehuggers.2")
def test_extended_incubation_goes_back_and_nothing_hatches() -> None:
    table = hatching(incubates=True)
    assert len(table.game.state.zones[EGGS]) == 4


@rulebook("facehuggers.4")
def test_captive_comes_back_stunned_with_its_wounds_when_the_captor_falls() -> None:
    table = hatching(incubates=False, row="back").choose("Drax")
    table.decline("resource", "recruit", "formation").decline("main").decline("resource", "recruit", "formation")
    table.attack("Thanos", "Facehugger").passes().expect(stunned=["Drax"], wounds={"Drax": 1})
    assert table.where("Drax") == "player 2's back row"
    assert len(table.game.state.zones[EGGS]) == 4  # the Facehugger is in its pile again


@rulebook("facehuggers.5")
def test_facehugger_bursts_for_an_alien_symbol() -> None:
    table = hatching(incubates=False, resources=["Space"], hand=["Xenomorph Ambusher", "Thor"]).choose("Drax")
    table.decline("resource", "recruit", "formation").decline("main")
    table.decline("resource", "recruit", "formation").decline("main").choose("Yes", "Turn Space", "Yes")
    assert (table.hand(0).count("Xenomorph Ambusher"), table.pile(1)) == (1, ["Drax"])
    table.choose("Xenomorph Ambusher")
    assert table.where("Xenomorph Ambusher") == "player 1's back row"
    assert len(table.game.state.zones[EGGS]) == 4


@rulebook("reaction.1")
def test_reaction_to_a_hatched_ovomorph_comes_before_the_choice_of_whom_to_capture() -> None:
    for seed in range(1, 30):
        table = Table(seed=seed).side("leg-055", back=["Ovomorph"], eggs=True, hand=["Laboratory"])
        table.side("Hulk", front=["Drax", "Thanos"]).start("turn", turn=5)
        if "Pass" in table.options():
            break
    assert table.options() == ["Use Envelop of Singularity for Ovomorph", "Pass"]
    table.choose("Pass")
    assert table.options() == ["Drax of player 2", "Thanos of player 2"]
    table.choose("Drax")
    assert table.where("Drax") == "removed from the game"


def test_player_without_a_pile_uses_that_of_an_opponent() -> None:
    for seed in range(1, 30):
        table = Table(seed=seed).side("Hulk", back=["Ovomorph"]).side("Magneto", front=["Drax"], eggs=True)
        table.start("turn", turn=5)
        if table.where("Ovomorph") == "player 1's KO pile":
            table.choose("Drax")
            assert table.where("Facehugger", 0) == "player 1's back row"
            return
    raise AssertionError("no seed shows it")


def test_deck_with_ovomorphs_brings_a_facehugger_pile() -> None:
    with_eggs, without = for_main("The Queen"), for_main("Lt. Ripley")
    assert "aln-035" in with_eggs.cards
    state = build(check([with_eggs, without]))
    assert sorted(state.title(c) for c in state.zones[EGGS]) == ["Extended Incubation"] + ["Facehugger"] * 3
    assert state.zones[EGGS + 1] == ()


@rulebook("deck_building.4")
def test_legion_allows_eight_copies() -> None:
    assert registry.facts("aln-036").limit == 8
    deck = for_main("The Queen")
    cards = dict(deck.cards) | {"aln-036": 8}
    more = sum(cards.values()) - 60
    cards["aln-047"] = cards["aln-047"] - 1
    for code in [c for c in cards if registry.facts(c).type == "supporting" and c != "aln-036"]:
        while more > 1 and cards[code] > 1:
            cards[code] -= 1
            more -= 1
    check([Deck(deck.main, cards), deck])


# ------------------------------------------------------------------------------------------ main characters


def test_the_perfect_organism_is_not_struck_back_and_learns_by_surviving() -> None:
    table = against("The Perfect Organism", resources=["Space"]).side("Hulk", front=["Thanos"])
    table.attack("The Perfect Organism", "Thanos").choose("Use Its Structural Perfection", "Turn Space").passes()
    table.expect(stunned=[])
    assert table.xp(0) == 1


def test_the_perfect_organism_2_is_not_struck() -> None:
    table = against("Hulk", front=["Thanos"]).side("The Perfect Organism", level=2, resources=["Academy"])
    table.attack("Thanos", "The Perfect Organism").choose("Pass", "Use ...Is Matched", "Turn Academy").passes()
    table.expect(stunned=[])


def test_the_queen_calls_several_of_one_name_out_of_the_walls() -> None:
    young, leaping = "Adolescent Xenomorph", "Leaping Xenomorph"
    table = (
        against(resources=["Space"], deck=[young, "Drax", young, leaping, young, "Thor"]).side("Hulk").start("build")
    )
    table.choose("Use They're Coming", "Turn Space")
    assert table.options() == [young, leaping] or table.options() == [leaping, young]
    table.choose(young, young, "Done")
    assert table.hand(0) == [young, young]


@rulebook("keywords.12")
def test_the_queen_learns_when_a_swarm_grows() -> None:
    young = "Adolescent Xenomorph"
    table = against(hand=[young, young, "Xenomorph Ambusher"], facedown=4).side("Hulk").start("build")
    table.choose("Done", f"Recruit {young} into the back row", "Recruit Xenomorph Ambusher into the back row")
    assert table.xp(0) == 0
    table.choose(f"Recruit {young} into the back row", "They're All Around Us, Man")
    assert table.xp(0) == 1


def test_the_queen_2_lays_eggs_that_may_hatch() -> None:
    table = against(level=2, resources=["Laboratory"], deck=["Thor", "Ovomorph"], back=["Ovomorph"], eggs=True, seed=1)
    table.side("Hulk", front=["Drax"]).choose("Use Who's Laying", "Turn Laboratory", "Ovomorph", "Yes", "Drax")
    assert table.where("Drax") == "removed from the game"
    assert [c["name"] for c in table.game.view(0)["players"][0]["back"]] == ["Ovomorph", "Facehugger"]  # type: ignore[index]
    table = against(level=2, resources=["Laboratory"], deck=["Thor", "Ovomorph"], back=["Ovomorph"], eggs=True, seed=2)
    table.side("Hulk", front=["Drax"]).choose("Use Who's Laying", "Turn Laboratory", "Ovomorph", "Yes", "No")
    assert table.where("Drax") == "player 2's front row"  # one incubates, the other may not try


def test_the_dragon_readies_and_learns_by_attacking() -> None:
    table = against("The Dragon", resources=["Fortress"]).side("Hulk", front=["Abomination"])
    table.attack("The Dragon", "Abomination").passes().expect(stunned=["The Dragon"])
    assert table.xp(0) == 1
    table = against("The Dragon", resources=["Fortress"]).side("Hulk").card("The Dragon", exhausted=True)
    table.choose("Use Nobody Can Stop It", "Turn Fortress").expect(exhausted=[])


def test_the_dragon_2_feeds_on_minds() -> None:
    table = against("The Dragon", level=2, resources=["Space"]).side("Hulk", front=["Abomination"], row="back")
    table.card("The Dragon", wounds=2).choose("Use It Feeds on Minds", "Turn Space")
    table.attack("The Dragon", "Abomination").passes().expect(ko={1: ["Abomination"]}, wounds={"The Dragon": 1})


def test_the_newborn_roars_with_an_empty_hand_and_grows_by_emptying_it() -> None:
    table = against("The Newborn", resources=["Fortress"]).side("Hulk").attack("The Newborn", "Hulk")
    table.choose("Use Rrrrrrrraaaaaaaaaaar", "Turn Fortress").expect(values={"The Newborn": "6/6"})
    table = against("The Newborn", hand=["Thor"], facedown=1).side("Hulk").start("build")
    table.decline("resource", "recruit", "formation").choose("Yes").expect(ko={0: ["Thor"]})
    assert table.level(0) == 2


def test_the_newborn_2_is_a_beautiful_butterfly_in_defense() -> None:
    table = against("Hulk", front=["Thor", "Spider-Man"]).side("The Newborn", level=2, resources=["Space"])
    table.attack("Thor", "The Newborn", "Spider-Man").choose("Pass", "Use A Beautiful Butterfly", "Turn Space").passes()
    table.expect(stunned=["Thor"])  # first, and against each: 6 against 5 and 7
    assert table.wounds("The Newborn") == 0


# ------------------------------------------------------------------------------------------ supporting characters


def test_adolescent_xenomorphs_grow_with_each_other() -> None:
    young = "Adolescent Xenomorph"
    table = against("Hulk", hand=[young, young], facedown=2).side("Magneto").start("build").choose("Done")
    table.choose(f"Recruit {young} into the back row", f"Recruit {young} into the front row")
    atks = [c["atk"] for c in table.game.view(0)["players"][0]["back"]]  # type: ignore[index]
    assert atks == [3]


def test_xenomorph_ambusher_hides_in_the_back_row() -> None:
    table = against("Hulk", front=["Thanos"]).side("The Queen", row="back", back=["Xenomorph Ambusher"])
    assert table.choose("Attack with Thanos").options() == ["The Queen of player 2"]


@rulebook("keywords.7")
def test_leaping_xenomorph_flies_in_its_own_turn_only() -> None:
    table = against(front=["Leaping Xenomorph"], row="back").side("Hulk", row="back", front=["Ronan"], back=["Loki"])
    assert "Loki of player 2" in table.choose("Attack with Leaping Xenomorph").options()
    table = against("Hulk", row="back", front=["Nova"]).side("The Queen", row="back", front=["Leaping Xenomorph"])
    assert "The Queen of player 2" in table.choose("Attack with Nova").options()  # it does not fly now


def test_ferocious_xenomorph_strikes_first() -> None:
    table = against(front=["Ferocious Xenomorph"]).side("Hulk", row="back", front=["Ronan"])
    table.attack("Ferocious Xenomorph", "Ronan").passes().expect(stunned=["Ronan"], ko={0: []})


def test_salivating_xenomorph_draws_up_to_three() -> None:
    table = against(back=["Salivating Xenomorph"], resources=["Academy"], hand=["Thor"]).side("Hulk")
    table.choose("Use Salivate", "Turn Academy")
    assert len(table.hand(0)) == 3
    table = against(back=["Salivating Xenomorph"], resources=["Academy"], hand=["Thor"] * 3).side("Hulk")
    assert not any("Salivate" in x for x in table.options())


def test_acid_blood_xenomorph_bleeds_when_wounded() -> None:
    table = (
        against(front=["Acid Blood Xenomorph"]).side("Hulk", front=["Thanos"]).attack("Acid Blood Xenomorph", "Thanos")
    )
    table.expect(values={"Thanos": "12/12"})
    table = (
        against(front=["Acid Blood Xenomorph"]).side("Hulk", front=["Thanos"]).card("Acid Blood Xenomorph", wounds=1)
    )
    table.attack("Acid Blood Xenomorph", "Thanos").expect(values={"Thanos": "11/11"})
    table = against("Hulk", front=["Thanos"]).side("The Queen", front=["Acid Blood Xenomorph"])
    table.card("Acid Blood Xenomorph", wounds=1).attack("Thanos", "Acid Blood Xenomorph")
    table.expect(values={"Thanos": "11/11"})


def test_xenomorph_spitters_spit_together() -> None:
    table = against(back=["Xenomorph Spitter", "Xenomorph Spitter"], resources=["Laboratory"]).side(
        "Hulk", front=["Thanos"]
    )
    use = next(x for x in table.options() if "Spit Acid" in x)
    table.choose(use, "Turn Laboratory", "Thanos", "Hulk").expect(values={"Thanos": "10/10", "Hulk": "1/1"})


def test_screeching_xenomorph_strengthens_a_swarm() -> None:
    young = "Adolescent Xenomorph"
    table = against(back=["Screeching Xenomorph", young, young], resources=["Fortress"]).side("Hulk")
    table.choose("Use Screech", "Turn Fortress").choose(young)
    assert [c["atk"] for c in table.game.view(0)["players"][0]["back"]] == [3, 4, 4]  # type: ignore[index]


@rulebook("reaction.3")
@pytest.mark.parametrize(("paid", "left"), [("Turn Space", 1), ("Discard Space", 0)])
def test_the_dragon_heals_more_if_a_location_is_discarded(paid: str, left: int) -> None:
    table = against(front=["The Dragon"], resources=["Space"], hand=["Space"]).side("Hulk").card("The Dragon", wounds=2)
    table.attack("The Dragon", "Hulk").choose("Use It Is Generally Unpleasant", paid)
    table.expect(wounds={"The Dragon": left})


@pytest.mark.parametrize(("paid", "falls"), [("Turn Academy", False), ("Discard Academy", True)])
def test_the_perfect_organism_strikes_with_double_or_triple(paid: str, falls: bool) -> None:
    table = against(front=["The Perfect Organism"], resources=["Academy"], hand=["Academy"]).side(
        "Hulk", front=["Thanos"]
    )
    table.attack("The Perfect Organism", "Thanos").choose("Use This Thing is Huge", paid).passes()
    table.expect(stunned=["Thanos"] if falls else ["The Perfect Organism"])


@pytest.mark.parametrize(("paid", "values"), [("Turn Fortress", "8/8"), ("Discard Fortress", "11/11")])
def test_the_newborn_has_a_tantrum(paid: str, values: str) -> None:
    table = against(front=["The Newborn"], resources=["Fortress"], hand=["Fortress"]).side("Hulk")
    table.attack("The Newborn", "Hulk").choose("Use Tantrum", paid).expect(values={"The Newborn": values})


def test_the_supporting_queen_lays_eggs_into_hand_or_row() -> None:
    laid = {"resources": ["Laboratory"], "hand": ["Laboratory"], "deck": ["Ovomorph", "Thor"], "ko": ["Ovomorph"]}
    table = against("The Dragon", front=["The Queen"], **laid).side("Hulk").attack("The Queen", "Hulk")
    table.choose("Use Who's Laying The Eggs?", "Turn Laboratory", "deck", "Ovomorph")
    assert table.hand(0).count("Ovomorph") == 2
    table = against("The Dragon", front=["The Queen"], **laid).side("Hulk").attack("The Queen", "Hulk")
    table.choose("Use Who's Laying The Eggs?", "Discard Laboratory", "into your back row", "KO pile", "Ovomorph")
    assert [c["name"] for c in table.game.view(0)["players"][0]["back"]] == ["Ovomorph"] * 2  # type: ignore[index]


# ------------------------------------------------------------------------------------------ plot twists and locations


def test_chestburst_works_in_melee_only() -> None:
    table = against(hand=["Chestburst"], front=["The Dragon"]).side("Hulk", front=["Thanos"])
    table.attack("The Dragon", "Thanos").choose("Play Chestburst", "Thanos").expect(values={"Thanos": "10/10"})
    table = against(hand=["Chestburst"], back=["Xenomorph Spitter"]).side("Hulk").attack("Xenomorph Spitter", "Hulk")
    assert "Play Chestburst" not in table.options()


def test_spook_dazes_the_unprotected() -> None:
    table = against(hand=["Spook"]).side("Hulk", back=["Drax"]).choose("Play Spook")
    assert table.options() == ["Hulk of player 2"]
    table.choose("Hulk").expect(stunned=["Hulk"], wounds={"Hulk": 0})


def test_build_the_hive_turns_an_enemy_location() -> None:
    table = against(hand=["Build the Hive"], resources=["Space"]).side("Hulk", resources=["Fortress"])
    table.choose("Play Build the Hive")
    assert table.options() == ["Fortress of player 2"]
    table.choose("Fortress")
    assert table.resources(1) == ["(Fortress)"]


def test_lv_426_pays_for_xenomorphs() -> None:
    table = against(resources=["LV-426"], deck=["Thor"]).side("Hulk").start("build")
    assert any("They're Coming" in x for x in table.options())


def test_lets_rock_helps_attackers_or_defenders() -> None:
    table = against(hand=["Let's Rock!", "Let's Rock!"]).side("Hulk").attack("The Queen", "Hulk")
    table.choose("Play Let's Rock!")
    assert table.options() == [
        "ATK +1, DEF +0 for an attacker this combat",
        "ATK +0, DEF +2 for a defender this combat",
    ]
    table.choose("ATK +1", "The Queen").expect(values={"The Queen": "3/5"})
    table.choose("Pass", "Play Let's Rock!", "DEF +2", "Hulk").expect(values={"Hulk": "3/5"})


@rulebook("deck_building.5")
def test_locations_of_the_set_are_the_neutral_ones_under_other_names() -> None:
    table = against("Hulk", resources=["Fury 161"]).side("Magneto").card("Hulk", wounds=1)
    table.choose("Use Smash", "Turn Fury 161").expect(values={"Hulk": "4/4"})
