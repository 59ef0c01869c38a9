"""Statements of the rulebook that cards of later sets, several players or decks bring up."""

from __future__ import annotations

import pytest

from mc_env import versus
from mc_env.errors import InvalidDeck
from mc_env.versus.cards.decks import Deck, problems, read
from mc_env.versus.engine import events, values
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.zones import FRONT, SIDE
from mc_env.versus.table import Table
from mc_env.versus.terms import STAT_ATTACKS_PLAYERS, STAT_FLIGHT
from tests.versus.citation import rulebook

# ------------------------------------------------------------------------------------------ concepts


@rulebook("types.2")
def test_cards_that_say_supporting_mean_no_main_character() -> None:
    table = Table().side("Hulk", front=["Yondu"], resources=["Training Ground"]).side("Magneto", front=["Ant-Man"])
    table.choose("Use Yaka Arrow", "Turn Training Ground")
    assert table.options() == ["Yondu", "Ant-Man of player 2"]
    table = Table().side("Hulk", front=["Yondu"]).side("Magneto", front=["Ant-Man"]).choose("Attack with Hulk")
    assert table.options() == ["Magneto of player 2", "Ant-Man of player 2"]


@rulebook("zones.5")
def test_hand_of_any_size_is_kept() -> None:
    table = Table().side("Hulk", hand=["Beast"] * 20).side("Magneto").start("turn")
    assert len(table.hand(0)) == 22


@rulebook("zones.8")
def test_each_player_has_three_rows() -> None:
    table = Table().side("Hulk", back=["Thor"], resources=["Academy"]).side("Magneto")
    assert table.where("Hulk") == "player 1's front row"
    assert table.where("Thor") == "player 1's back row"
    assert table.where("Academy") == "player 1's resource row"


@rulebook("zones.10")
def test_card_that_becomes_a_resource_does_so_in_its_owners_row() -> None:
    table = Table().side("Professor X", level=2, resources=["Academy"]).side("Hulk", front=["Mantis"])
    table.choose("Use Mental Domination", "Turn Academy", "Mantis", "Front row")
    table.attack("Mantis", "Hulk").passes().choose("Yes")
    assert table.where("Mantis") == "player 2's resource row"


def taken_in_a_free_for_all() -> Table:
    """Hulk's Professor X has taken Thor; then Hulk attacks somebody who KOs him."""
    table = (
        Table("free_for_all").side("Hulk", front=["Professor X"], resources=["Academy"]).side("Storm", front=["Thor"])
    )
    table.side("Magneto", front=["Abomination"]).card("Hulk", wounds=5)
    table.choose("Use Mind Control", "Turn Academy", "Thor", "Back row")
    return table.attack("Hulk", "Abomination").passes()


@rulebook("ending.6")
def test_character_goes_back_when_the_player_who_took_it_is_out() -> None:
    table = taken_in_a_free_for_all()
    assert table.game.state.alive == (False, True, True)
    assert table.where("Thor") == "player 2's back row"


@rulebook("ending.6")
def test_character_that_nobody_controlled_before_goes_to_its_owners_ko_pile() -> None:
    table = Table("free_for_all").side("Hulk", front=["Dormammu"], resources=["Academy", "Laboratory"])
    table.side("Storm", ko=["Beast"]).side("Magneto", front=["Abomination"]).card("Hulk", wounds=5)
    table.choose("Use Necromancy", "Turn Academy", "Turn Laboratory", "Beast", "Front row")
    table.attack("Hulk", "Abomination").passes().expect(ko={1: ["Beast"]})


# ------------------------------------------------------------------------------------------ decks


def deck_of(**more: int) -> dict[str, int]:
    """The deck of Hulk by rule, with so many more of some cards in place of others."""
    cards = dict(versus.for_main("Hulk").cards)
    for code, n in more.items():
        cards[code.replace("_", "-")] = n
    return cards


@rulebook("deck_building.4", "deck_building.6")
def test_loyal_cards_keep_to_their_team() -> None:
    wrong = problems(Deck(versus.for_main("Hulk").main, deck_of(leg_009=4, mnb_044=1)))
    assert "Avenge (leg-009) is loyal: Wolverine (mnb-044) is of another team" in wrong
    wrong = problems(Deck(versus.for_main("Storm").main, deck_of(leg_009=4)))
    assert "Avenge (leg-009) is loyal: Storm (mnb-027) is of another team" in wrong
    assert not [x for x in problems(Deck(versus.for_main("Hulk").main, deck_of(leg_009=4))) if "loyal" in x]


@rulebook("deck_building.4")
def test_one_of_a_kind_and_legion_say_how_many_copies_there_are() -> None:
    wrong = problems(Deck(versus.for_main("Hulk").main, deck_of(def_038a=2, aln_036=9)))
    assert "2 copies of Mary Walker (def-038a): a deck has only one of this card" in wrong
    assert "9 copies of Adolescent Xenomorph (aln-036): a deck has 1 to 8 of a card" in wrong
    assert not [x for x in problems(Deck(versus.for_main("Hulk").main, deck_of(aln_036=8))) if "copies" in x]


@rulebook("deck_building.5")
def test_locations_of_one_symbol_have_one_name() -> None:
    wrong = problems(Deck(versus.for_main("Hulk").main, deck_of(aln_055=1)))
    assert (
        "Laboratory (mnb-110) and The Nostromo (aln-055) are one location: all copies in a deck have one name" in wrong
    )


@rulebook("tokens.2")
def test_tokens_are_no_cards_for_decks() -> None:
    wrong = problems(Deck(versus.for_main("Hulk").main, deck_of(aff_054=1)))
    assert "Demon Goblin (aff-054) is a token: it is not part of a deck" in wrong


@rulebook("transform.2")
def test_side_deck_is_small_and_private() -> None:
    deck = {"main": "Hulk", "cards": versus.for_main("Hulk").cards}
    with pytest.raises(InvalidDeck, match="a side deck has at most 3 different main characters"):
        read({**deck, "side": ["Storm", "Magneto", "Groot", "Gamora"]})
    game = versus.new_game([{**deck, "side": ["Storm"]}, "Magneto"])
    side = game.state.zones[SIDE][0]
    assert game.state.title(side) == "Storm"
    assert "Storm" not in str(game.view(1))
    assert not game.state.known[side] >> 1 & 1


# ------------------------------------------------------------------------------------------ the turn


@rulebook("build.2")
def test_beginning_of_the_build_phase_comes_before_its_steps() -> None:
    table = Table().side("Hulk", front=["Cloak"], hand=["Academy"]).side("Magneto").start("turn")
    table.expect(values={"Cloak": "3/3", "Hulk": "2/2"})
    assert table.game.decision is not None
    assert table.game.decision.kind == "resource"


@rulebook("recovery.3")
def test_super_powers_of_the_recovery_phase_come_after_recovering() -> None:
    table = Table().side("def-031", resources=["Laboratory"]).side("Magneto").card("Venom", stunned=True)
    table.start("turn").choose("Use Revenge Bond", "Turn Laboratory").expect(values={"Venom": "5/5"})


# ------------------------------------------------------------------------------------------ combat


@rulebook("stun.12")
def test_dazed_character_is_stunned_without_a_wound() -> None:
    table = Table().side("Hulk", front=["Dazzler"], resources=["Laboratory"]).side("Magneto", front=["Thor"])
    table.choose("Use Dazzle", "Turn Laboratory", "Thor").expect(stunned=["Thor"], wounds={"Thor": 0})


@rulebook("sources.3")
def test_modifier_that_brings_defense_to_zero_makes_its_character_the_source() -> None:
    table = Table().side("Hulk", front=["Spider-Woman"], resources=["Training Ground"]).side("Magneto", front=["Beast"])
    table.attack("Spider-Woman", "Beast").choose("Use Venom Blast", "Turn Training Ground", "Beast")
    table.expect(stunned=["Beast"])
    assert events.has_stunned(table.game.state, table.find("Spider-Woman"))


@rulebook("sources.5")
def test_last_wound_and_direct_kos_have_a_source() -> None:
    table = Table().side("Bullseye", resources=["Academy", "Academy"]).side("Hulk", front=["Ant-Man"])
    table.choose("Use Infallible Aim", "Turn Academy", "Turn Academy", "Ant-Man").expect(ko={1: ["Ant-Man"]})
    assert table.xp(0) == 1
    table = Table().side("Bullseye").side("Hulk", front=["Ant-Man"]).attack("Bullseye", "Ant-Man").choose("No").passes()
    assert table.xp(0) == 1
    table = Table().side("Bullseye", front=["Thanos"]).side("Hulk", front=["Ant-Man"])
    table.attack("Thanos", "Ant-Man").choose("No").passes()
    assert table.xp(0) == 0  # somebody else's KO


# ------------------------------------------------------------------------------------------ powers


@rulebook("super_power.7")
def test_different_super_powers_are_used_in_one_turn() -> None:
    table = Table().side("Hulk", front=["Mandarin"], resources=["Academy", "Fortress"]).side("Magneto")
    table.choose("Use Makluan Rings of Mandarin with Intellect", "Turn Academy")
    table.choose("Use Makluan Rings of Mandarin with Might", "Turn Fortress", "Hulk")
    assert not [x for x in table.options() if x.startswith("Use")]


@rulebook("super_power.8")
def test_teams_location_pays_for_its_character_in_the_ko_pile() -> None:
    table = Table().side("Hulk", ko=["Deadpool"], resources=["School for Gifted Youngsters"]).side("Magneto")
    table.start("build").choose("Use Can't Keep a Bad Man Down", "Turn School", "Front row")
    assert table.where("Deadpool") == "player 1's front row"


@rulebook("reaction.2")
def test_power_for_once_a_game_is_not_used_again() -> None:
    table = Table().side("aff-005", level=2, resources=["Academy", "Academy"]).side("Hulk", front=["Thor"])
    table.choose("Use Open Sesame", "Turn Academy")
    assert (table.level(0), len(table.hand(0))) == (1, 3)
    table.choose("Done", "Done", "Done", "Done", "Attack with Thor", "Sister Grimm", "Done").passes()
    assert table.level(0) == 2  # blood was shed, and she is level 2 again
    table.choose(*["Done"] * 4)
    assert table.game.state.active == 0
    assert "Done" in table.options()
    assert not [x for x in table.options() if x.startswith("Use")]


@rulebook("super_power.4", "reaction.1")
def test_reaction_to_two_kos_at_once_is_used_for_one() -> None:
    table = Table().side("Gamora", front=["mnb-042"], resources=["Laboratory"])
    table.side("leg-055", front=["aff-035", "Iceman"], hand=["Laboratory", "Laboratory"])
    table.choose("Use Thunder Storm", "Turn Laboratory")
    assert table.options() == [
        "Use Envelop of Singularity for Black Cat",
        "Use Envelop of Singularity for Iceman",
        "Pass",
    ]
    table.choose("Use Envelop of Singularity for Iceman", "Discard Laboratory").expect(
        ko={1: ["Black Cat", "Laboratory"]}
    )
    assert sorted(table.hand(1)) == ["Iceman", "Laboratory"]


@rulebook("modifiers.6")
def test_modifier_without_a_duration_lasts() -> None:
    table = Table().side("Deadpool", level=2, resources=["Academy"]).side("Hulk")
    table.choose("Use Oh, there's someone! Hi there!", "Turn Academy").choose(*["Done"] * 8)
    assert table.game.state.turns == 7
    assert values.has(table.game.state, table.find("Deadpool"), STAT_ATTACKS_PLAYERS)


@rulebook("modifiers.9")
def test_conditional_power_works_only_while_its_condition_is_true() -> None:
    table = Table().side("Hulk", front=["Nighthawk"]).side("Magneto").expect(values={"Nighthawk": "3/3"})
    table.choose("Done").expect(values={"Nighthawk": "6/6"})


# ------------------------------------------------------------------------------------------ main characters


def kingpin(wounds: int = 2) -> Table:
    """Kingpin has taken over from Hulk, who was at his third XP."""
    table = Table().side("Hulk", front=["def-047", "Hellstrom", "Electro"], resources=["Fortress"])
    table.side("Magneto", front=["Thanos"]).card("Hulk", xp=3, wounds=wounds, plus=1).card("Kingpin", plus=2)
    return table.choose("Use Underworld Boss", "Turn Fortress")


@rulebook("main_character.3")
def test_promoted_and_demoted_characters_keep_what_is_on_them() -> None:
    table = kingpin().expect(values={"Kingpin": "7/11", "Hulk": "4/4"}, wounds={"Hulk": 2})
    g = table.game.state
    assert g.mains[0] == table.find("Kingpin")
    assert values.is_main(g, table.find("Kingpin"))
    assert not values.is_main(g, table.find("Hulk"))


@rulebook("main_character.5")
def test_demoted_main_character_still_levels_up() -> None:
    table = kingpin().attack("Hulk", "Thanos").passes().expect(stunned=["Hulk"])
    assert FACES[table.game.state.face[table.find("Hulk")]].level == 2


@rulebook("main_character.4")
def test_demoted_main_character_that_leaves_play_is_removed_and_has_no_cost() -> None:
    table = kingpin(wounds=5)
    assert FACES[table.game.state.face[table.find("Hulk")]].cost == 0
    table.attack("Hulk", "Thanos").passes()
    assert table.where("Hulk") == "removed from the game"
    assert table.game.winners is None


@rulebook("main_character.6")
def test_player_whose_main_character_is_away_goes_on() -> None:
    table = Table().side("Hulk", front=["aff-015"]).side("Magneto").choose("Done", "Hulk", "Done")
    assert table.where("Hulk") == "removed from the game"
    assert table.game.winners is None
    table.choose("Done", "Done", "Done", "Front row")
    assert table.where("Hulk") == "player 1's front row"


@rulebook("terms.11")
def test_your_main_character_is_the_one_on_your_side() -> None:
    table = Table().side("Hulk", hand=["Main Strength"]).side("Magneto").attack("Hulk", "Magneto")
    table.choose("Play Main Strength", "Hulk").expect(values={"Hulk": "5/3", "Magneto": "2/4"})


# ------------------------------------------------------------------------------------------ terms and keywords


@rulebook("terms.1")
def test_changing_sides_is_no_appearing_but_coming_from_a_ko_pile_is() -> None:
    table = Table().side("Professor X", level=2, resources=["Academy"]).side("Hulk", front=["mnb-010"])
    table.choose("Use Mental Domination", "Turn Academy", "Black Widow", "Front row").expect(values={"Hulk": "3/3"})
    table = Table().side("Storm", front=["Dormammu"], resources=["Academy", "Laboratory"]).side("Hulk", ko=["mnb-010"])
    table.choose("Use Necromancy", "Turn Academy", "Turn Laboratory", "Black Widow", "Front row")
    table.choose("Sting of Black Widow", "Hulk").expect(values={"Hulk": "2/2"})


@rulebook("terms.3")
def test_everybody_else_is_an_enemy_but_a_teammate() -> None:
    sides = ("Hulk", "Magneto", "Green Goblin")
    table = Table("free_for_all").side("Gamora", front=["mnb-042"], resources=["Laboratory"])
    for main in sides[:2]:
        table.side(main)
    table.choose("Use Thunder Storm", "Turn Laboratory").expect(values={"Hulk": "2/2", "Magneto": "1/3"})
    table = Table("2v2").side("Gamora", front=["mnb-042"], resources=["Laboratory"])
    for main in sides:
        table.side(main)
    table.choose("Use Thunder Storm", "Turn Laboratory").expect(values={"Hulk": "2/2", "Magneto": "2/4"})


@rulebook("terms.12")
def test_good_and_evil_are_teams() -> None:
    table = Table().side("Hulk", front=["Blackheart"], ko=["Thor", "Sabretooth", "Rhino", "Beast"]).side("Magneto")
    table.expect(values={"Blackheart": "6/6"})


@rulebook("terms.13")
def test_that_player_is_the_one_mentioned_before() -> None:
    table = Table("free_for_all").side("Hulk", front=["Cloak"]).side("Magneto", front=["Thanos"]).side("Storm")
    table.choose("Done").expect(values={"Magneto": "1/3", "Thanos": "11/11", "Hulk": "3/3", "Cloak": "4/4"})


@rulebook("terms.14")
def test_positions_are_switched_for_both_or_for_neither() -> None:
    table = Table().side("Hulk", front=["Medusa"], resources=["Training Ground"])
    table.side("Spider-Man", level=2, front=["Beast"], row="back", resources=["Academy"])
    table.choose("Use Prehensile Hair", "Turn Training Ground", "Beast").attack("Hulk", "Beast")
    table.choose("Pass", "Use Friendly Neighbor", "Turn Academy")
    assert table.where("Beast") == "player 2's front row"
    assert table.where("Spider-Man", 1) == "player 2's back row"


@rulebook("keywords.4")
def test_hex_keeps_enemies_from_leveling_up() -> None:
    table = Table().side("Iron Man", hand=["Iron Man"]).side("Hulk", front=["Scarlet Witch"]).card("Iron Man", xp=2)
    table.choose("Power up Iron Man")
    assert (table.level(0), table.xp(0)) == (1, 3)


@rulebook("keywords.13")
def test_symbiosis_keeps_and_gains_counters_while_stunned() -> None:
    table = Table().side("Hulk").side("Magneto", front=["Carnage"]).card("Carnage", plus=1)
    table.attack("Hulk", "Carnage").passes()
    assert "Carnage" in table.stunned()
    assert table.game.state.plus[table.find("Carnage")] == 2


@rulebook("keywords.14")
def test_tough_character_recovers_at_once_with_its_wound() -> None:
    table = Table().side("Hulk", front=["Thor"]).side("Magneto", front=["Miss America"])
    table.attack("Thor", "Miss America").passes().choose("Yes").expect(wounds={"Miss America": 1})
    assert "Miss America" not in table.stunned()


@rulebook("tokens.1")
def test_tokens_are_characters_and_cease_to_exist_out_of_play() -> None:
    table = Table().side("Hulk", front=["Goblin Queen"], resources=["Academy"]).side("Magneto")
    table.choose("Use Summon Goblins", "Turn Academy")
    assert table.options().count("Attack with Demon Goblin") == 1
    g = table.game.state
    assert [g.title(c) for c in g.zones[FRONT]].count("Demon Goblin") == 4
    table.choose("Attack with Demon Goblin", "Magneto", "Done").passes().expect(ko={0: []})
    assert [g.title(c) for c in table.game.state.zones[FRONT]].count("Demon Goblin") == 3


# ------------------------------------------------------------------------------------------ Alien Battles, Legacy


@rulebook("main.5")
def test_beginning_of_the_main_phase_comes_before_anything_else() -> None:
    table = (
        Table().side("Lt. Ripley", front=["Captain Dallas"]).side("Hulk").start("build").choose("Done", "Done", "Done")
    )
    assert table.options() == ["Lt. Ripley"]


@rulebook("recruit.5")
def test_character_is_recruited_from_the_deck_and_the_deck_is_shuffled() -> None:
    table = Table().side("Hulk", facedown=4, deck=["Beast", "Spider-Gwen", "Thor"]).side("Magneto").start("build")
    table.choose("Done", "Recruit Spider-Gwen into the front row")
    assert table.where("Spider-Gwen") == "player 1's front row"
    assert not any(table.game.state.known[c] for c in table.game.state.zones[0])


@rulebook("attack.6")
def test_stealthy_character_reaches_the_protected_in_melee() -> None:
    table = Table().side("Hulk", front=["leg-071"]).side("Magneto", back=["Thor"]).choose("Attack with Elektra")
    assert table.options() == ["Magneto of player 2", "Thor of player 2"]


@rulebook("equipment.2")
def test_equipment_needs_somebody_of_its_team() -> None:
    table = Table().side("Hulk", hand=["Power Loader"], facedown=3).side("Magneto").start("build").choose("Done")
    assert table.options() == ["Done"]


def equipped(hand: tuple[str, ...] = ()) -> Table:
    """Lt. Ripley bears a pulse rifle, in the main phase."""
    table = Table().side("Lt. Ripley", hand=["M41A Pulse Rifle", *hand], facedown=4).side("Hulk", level=2)
    return table.start("build").choose("Done", "Equip Lt. Ripley with M41A Pulse Rifle")


@rulebook("equipment.3")
def test_new_equipment_ko_s_the_older() -> None:
    equipped(("Power Loader",)).choose("Equip Lt. Ripley with Power Loader").expect(ko={0: ["M41A Pulse Rifle"]})


@rulebook("equipment.4", "stun.3")
def test_equipment_is_ko_d_when_its_bearer_is_stunned() -> None:
    table = equipped().choose("Done", "Done").attack("Lt. Ripley", "Hulk").passes()
    table.expect(stunned=["Lt. Ripley"], ko={0: ["M41A Pulse Rifle"]})


@rulebook("super_power.9")
def test_super_power_is_one_of_each_symbol_of_its_cost() -> None:
    table = Table().side("Hulk", front=["leg-015", "Dormammu"], resources=["Academy", "Laboratory"])
    table.side("Magneto", ko=["Thor"]).choose("Use Necromancy", "Turn Academy", "Turn Laboratory", "Thor", "Front row")
    table.expect(values={"*Bishop*": "4/4"})


@rulebook("reaction.3")
def test_location_that_is_discarded_amplifies() -> None:
    table = Table().side("Hulk", front=["aln-046"], resources=["Fortress"], hand=["Fortress"]).side("Magneto", level=2)
    table.attack("The Newborn", "Magneto").choose("Use Tantrum", "Turn Fortress").expect(values={"The Newborn": "8/8"})
    table = Table().side("Hulk", front=["aln-046"], resources=["Fortress"], hand=["Fortress"]).side("Magneto", level=2)
    table.attack("The Newborn", "Magneto").choose("Use Tantrum", "Discard Fortress").expect(
        values={"The Newborn": "11/11"}
    )


@rulebook("level_up.5")
def test_player_chooses_among_versions_of_the_next_level() -> None:
    table = Table().side("Wolverine", front=["Ant-Man"]).side("Hulk", front=["mnb-010"]).card("Wolverine", xp=2)
    table.attack("Wolverine", "Black Widow").passes()
    assert table.options() == ["Wolverine, level 2 (mnb-030)", "Wolverine, level 2 (leg-012)"]
    table.choose("leg-012").expect(values={"Wolverine": "6/8"})


@rulebook("uniqueness.4")
def test_main_character_with_swarm_has_namesakes_beside_it() -> None:
    table = Table().side("leg-030", hand=["mnb-093"], facedown=4).side("Hulk").start("build").choose("Done")
    table.choose("Recruit Ultron into the front row").expect(ko={0: []})
    assert len(values.of_player(table.game.state, 0)) == 2


@rulebook("keywords.2")
def test_creature_has_no_equipment() -> None:
    table = Table().side("The Queen", hand=["Power Loader"], front=["Newt"], facedown=3).side("Hulk").start("build")
    table.choose("Done")
    assert [x for x in table.options() if x.startswith("Equip")] == ["Equip Newt with Power Loader"]


@rulebook("keywords.7")
def test_leap_is_flight_in_ones_own_turn() -> None:
    table = Table().side("Hulk", front=["aln-038"]).side("Magneto", front=["aln-038"]).start()
    g = table.game.state
    assert values.has(g, table.find("Leaping Xenomorph", 0), STAT_FLIGHT)
    assert not values.has(g, table.find("Leaping Xenomorph", 1), STAT_FLIGHT)


@rulebook("keywords.15")
def test_enemies_of_nightmare_have_minus_counters_while_stunned() -> None:
    table = Table().side("Hulk", front=["Nightmare", "Black Widow"], hand=["mnb-010"], facedown=1)
    table.side("Magneto", front=["Thor"]).card("Thor", stunned=True).start("build")
    table.choose("Done", "Recruit Black Widow into the front row", "Thor")
    assert table.game.state.minus[table.find("Thor")] == 1


def hatched(*answers: str) -> Table:
    """An Ovomorph of The Queen begins its build phase, against Thor and Drax."""
    table = Table(seed=3).side(
        "The Queen", front=["Ovomorph"], eggs=True, resources=["Space"], hand=["aln-037"], deck=[]
    )
    table.side("Hulk", front=["Thor", "Drax"]).card("Thor", wounds=1).start("turn")
    return table.choose(*answers)


@rulebook("facehuggers.1", "facehuggers.2")
def test_random_card_of_the_facehugger_pile_is_revealed() -> None:
    seen = set()
    for seed in range(12):
        table = (
            Table(seed=seed)
            .side("The Queen", front=["Ovomorph"], eggs=True, deck=[])
            .side("Hulk", front=["Thor", "Drax"])
        )
        table.start("turn")
        waits = table.where("Ovomorph") == "player 1's front row"  # Extended Incubation: nothing hatches
        seen.add(waits)
        if not waits:
            table.expect(ko={0: ["Ovomorph"]})
            assert table.options() == ["Thor of player 2", "Drax of player 2"]
    assert seen == {True, False}


@rulebook("facehuggers.3")
def test_captive_is_out_of_the_game_with_its_wounds() -> None:
    table = hatched("Thor")
    assert table.where("Thor") == "removed from the game"
    assert table.where("Facehugger") == "player 1's back row"
    table.expect(wounds={"Thor": 1})


@rulebook("facehuggers.4")
def test_captive_comes_back_stunned_when_its_captor_leaves_play() -> None:
    table = Table(seed=3).side("The Queen", front=["Ovomorph"], eggs=True, deck=[])
    table.side("Hulk", front=["Thor", "Drax", "War Machine"], resources=["Fortress", "Fortress"], deck=[])
    table.start("turn").choose("Thor", "Done", "Done", "Done", "Done")
    table.choose("Done", "Done", "Done", "Use Rocket Launcher", "Turn Fortress", "Turn Fortress", "Facehugger")
    assert table.where("Thor") == "player 2's back row"
    assert "Thor" in table.stunned()


@rulebook("facehuggers.5")
def test_captive_makes_room_for_a_xenomorph() -> None:
    table = hatched("Thor").choose("Done", "Done", "Done", "Done").choose("Done", "Done", "Done", "Done")
    table.choose("Yes", "Turn Space", "Yes", "Xenomorph Ambusher").expect(ko={1: ["Thor"]})
    assert table.where("Xenomorph Ambusher") == "player 1's back row"
