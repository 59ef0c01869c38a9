"""Attacks and combat: rows, flight, ranged, team attacks, Ferocious, stuns, wounds, KOs, counters."""

from __future__ import annotations

import pytest

from mc_env.versus.engine.moves import change_row
from mc_env.versus.engine.zones import FRONT
from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def duel(**mine: object) -> Table:
    return Table().side("Captain America", **mine)  # type: ignore[arg-type]


def targets(table: Table, attacker: str) -> list[str]:
    table.choose(f"Attack with {attacker}")
    return [label.removesuffix(" of player 2") for label in table.options()]


# ------------------------------------------------------------------------------------------ who attacks whom


@rulebook("attack.1", "attack.2", "main.2", "stun.6")
def test_front_row_comes_first_and_the_attacker_exhausts() -> None:
    table = duel(front=["Thor"]).side("Magneto", row="back", front=["Red Skull", "Beast"]).card("Beast", stunned=True)
    assert targets(duel(front=["Hulk"]).side("Magneto", row="back", front=["Red Skull"]), "Hulk") == ["Red Skull"]
    table.attack("Thor", "Red Skull").passes().expect(exhausted=["Thor"], ko={1: ["Red Skull"]})


@rulebook("attack.3", "stun.7")
def test_back_row_is_open_when_all_in_front_are_stunned() -> None:
    table = duel(front=["Hulk"]).side("Magneto", row="back", front=["Red Skull"]).card("Red Skull", stunned=True)
    assert targets(table, "Hulk") == ["Magneto"]


@rulebook("attack.4", "attack.5")
def test_flyers_pass_a_front_row_without_flyers() -> None:
    table = duel(front=["Thor"]).side("Hulk", row="back", front=["Red Skull"])
    assert targets(table, "Thor") == ["Red Skull", "Hulk"]
    table = duel(front=["Thor"]).side("Hulk", row="back", front=["Red Skull", "Nova"])
    assert targets(table, "Thor") == ["Red Skull", "Nova"]
    table = duel(front=["Thor"]).side("Hulk", row="back", front=["Red Skull", "Nova"]).card("Nova", stunned=True)
    assert targets(table, "Thor") == ["Red Skull", "Hulk"]


def test_nobody_flies_over_a_character_with_grab() -> None:
    table = duel(front=["Thor"]).side("Hulk", row="back", front=["Drax"])
    assert targets(table, "Thor") == ["Drax"]


@rulebook("states.2")
def test_exhausted_and_stunned_characters_do_not_attack() -> None:
    table = duel(front=["Thor", "Hulk"]).side("Magneto").card("Thor", exhausted=True).card("Hulk", stunned=True)
    assert table.options() == ["Attack with Captain America", "Done"]


@rulebook("main.3", "ranged.1")
def test_back_row_attacks_only_with_ranged() -> None:
    table = duel(back=["Black Widow", "Hulk"]).side("Magneto")
    assert table.options() == ["Attack with Captain America", "Attack with Black Widow", "Done"]


@rulebook("ranged.2")
def test_defender_without_ranged_does_not_strike_back_at_a_ranged_attack() -> None:
    table = duel(back=["Black Widow"]).side("Hulk")
    table.attack("Black Widow", "Hulk").passes().expect(stunned=[])
    table = duel(back=["Black Widow"]).side("Magneto")
    table.attack("Black Widow", "Magneto").passes().expect(ko={0: ["Black Widow"]})


@rulebook("main.4")
def test_ranged_character_in_front_makes_a_melee_attack() -> None:
    table = duel(front=["Black Widow"]).side("Hulk")
    table.attack("Black Widow", "Hulk").passes().expect(ko={0: ["Black Widow"]})


@rulebook("ranged.3")
def test_ranged_flyer_attacks_the_back_row_from_the_back_row() -> None:
    table = duel(back=["Ms. Marvel"]).side("Hulk", row="back", front=["Sabretooth"])
    assert targets(table, "Ms. Marvel") == ["Sabretooth", "Hulk"]


@rulebook("keywords.3")
def test_dodge_is_safe_from_ranged_attacks() -> None:
    table = duel(back=["Black Widow"]).side("Hulk", front=["Red Skull"])
    assert targets(table, "Black Widow") == ["Hulk"]


# ------------------------------------------------------------------------------------------ striking


@rulebook("resolve.1", "resolve.3", "resolve.4", "resolve.5")
@pytest.mark.parametrize(
    ("attacker", "defender", "stunned"),
    [
        ("Thor", "Red Skull", ["Red Skull"]),  # 6/5 against 2/4
        ("Agent Venom", "Doctor Octopus", ["Agent Venom"]),  # 3/3 against 3/5
        ("Nick Fury", "Doctor Octopus", []),  # 1/5 against 3/5
    ],
)
def test_strikes_are_compared_with_defense(attacker: str, defender: str, stunned: list[str]) -> None:
    table = duel(front=[attacker]).side("Magneto", front=[defender])
    table.attack(attacker, defender).passes()
    assert sorted(table.stunned() + table.pile(0) + table.pile(1)) == stunned
    assert table.game.decision is not None
    assert table.game.decision.kind == "main"


@rulebook("resolve.4")
def test_both_may_be_stunned_at_once() -> None:
    table = duel(front=["Rocket"]).side("Magneto", front=["Green Goblin"])  # 4/1 against 4/3
    table.attack("Rocket", "Green Goblin").passes()
    table.expect(ko={0: ["Rocket"], 1: ["Green Goblin"]})  # one health each


@rulebook("resolve.2")
def test_without_atk_there_is_no_strike() -> None:
    table = duel(front=["Nick Fury"]).side("Magneto", front=["Ultron"])  # DEF 1
    table._state.minus[table.find("Nick Fury")] = 1
    table.attack("Nick Fury", "Ultron").passes().expect(stunned=[])


@rulebook("team_attack.1", "team_attack.4", "team_attack.5")
def test_three_attackers_add_up_and_one_of_them_is_struck_back() -> None:
    """The rulebook's example: three 2/2 against a 6/6."""
    table = duel(front=["Ant-Man", "Hawkeye", "Black Widow"]).side("Green Goblin", level=2, front=["Drax"])
    table.attack("Ant-Man", "Drax", "Hawkeye", "Black Widow").passes()
    assert table.options() == ["Ant-Man of player 1", "Hawkeye of player 1", "Black Widow of player 1"]
    assert table.game.decision is not None
    assert table.game.decision.player == 1
    table.choose("Ant-Man").expect(stunned=["Drax"], ko={0: ["Ant-Man"]})


@rulebook("team_attack.1")
def test_only_one_team_in_one_row_attacks_together() -> None:
    table = duel(front=["Thor", "Beast"], back=["Hawkeye"]).side("Magneto")
    table.choose("Attack with Thor", "Magneto")
    assert table.options() == ["Captain America joins", "Done"]


@rulebook("team_attack.2")
def test_ranged_team_attack_needs_ranged_in_the_back_row() -> None:
    table = duel(back=["Hawkeye", "Black Widow", "Thor"]).side("Magneto")
    table.choose("Attack with Hawkeye", "Magneto")
    assert table.options() == ["Black Widow joins", "Done"]


@rulebook("team_attack.3")
def test_team_reaches_a_protected_character_only_if_each_of_it_does() -> None:
    table = duel(front=["Thor", "Dr. Strange", "Luke Cage"]).side("Hulk", row="back", front=["Red Skull"])
    table.choose("Attack with Thor", "Hulk")
    assert table.options() == ["Dr. Strange joins", "Done"]


# ------------------------------------------------------------------------------------------ Ferocious


@rulebook("ferocious.1", "ferocious.3", "ferocious.6")
def test_ferocious_attacker_is_not_struck_back_by_whom_it_stuns() -> None:
    table = duel(front=["Black Panther"]).side("Magneto", front=["Agent Venom"])  # 3/2 against 3/3
    table.attack("Black Panther", "Agent Venom").passes().expect(stunned=[], ko={1: ["Agent Venom"]})


@rulebook("ferocious.2")
def test_two_ferocious_strike_at_the_same_time() -> None:
    table = duel(front=["Black Panther"]).side("Magneto", front=["Beast"])  # 3/2 against 5/2
    table.attack("Black Panther", "Beast").passes().expect(stunned=["Beast", "Black Panther"])


@rulebook("ferocious.5")
def test_what_ferocious_attackers_struck_with_counts_later() -> None:
    """The rulebook's example: Black Panther and Nick Fury against Major Victory."""
    table = duel(front=["Black Panther", "Nick Fury"]).side("Hulk", front=["Major Victory"])
    table.attack("Black Panther", "Major Victory", "Nick Fury").passes().choose("Black Panther")
    table.expect(stunned=["Black Panther"], ko={1: ["Major Victory"]})


@rulebook("ferocious.7")
def test_ferocious_means_nothing_in_a_ranged_combat() -> None:
    table = duel(hand=["Vigilante Justice"], front=["Drax"], back=["Hawkeye"]).side("Hulk", front=["Iceman"])
    table.attack("Hawkeye", "Iceman").choose("Play Vigilante Justice", "Hawkeye").passes()
    table.expect(ko={0: ["Vigilante Justice"], 1: ["Iceman"]})  # 2/3 against ranged 2/1: DEF 3 holds
    assert table.where("Hawkeye") == "player 1's back row"


@rulebook("ferocious.4")
def test_triggers_of_the_first_strikes_resolve_before_the_second() -> None:
    """A Ferocious defender stuns one attacker, and Green Goblin's XP come before the other one strikes."""
    table = (
        Table().side("Hulk", front=["Drax", "Nova"], row="back").side("Green Goblin", row="back", front=["Sabretooth"])
    )
    table.card("Green Goblin", xp=5).card("Drax", plus=0)
    table.attack("Nova", "Sabretooth", "Drax").passes().choose("Nova")
    assert table.level(1) == 1  # Nova's DEF of 5 holds against 4
    table = Table().side("Hulk", front=["Mantis", "Agent Venom"], row="back")
    table.side("Green Goblin", row="back", front=["Sabretooth"]).card("Green Goblin", xp=5)
    table.attack("Mantis", "Sabretooth", "Agent Venom").passes()
    table.choose("Mantis", "Chaos and Destruction", "mnb-080")
    assert (table.level(1), table.options()) == (
        2,
        ["Yes", "No"],
    )  # her own power, while Agent Venom has not struck yet
    assert table.stunned() == []


# ------------------------------------------------------------------------------------------ stuns, wounds, KOs


@rulebook("stun.1", "stun.2", "stun.10", "counters.1")
def test_stunned_character_lies_face_down_exhausted_wounded_and_without_counters() -> None:
    table = duel(front=["Thor"]).side("Magneto", front=["Abomination"]).card("Abomination", plus=1)
    assert (table.atk("Abomination"), table.dfn("Abomination")) == (6, 6)
    table.attack("Thor", "Abomination").passes()
    table.expect(stunned=["Abomination", "Thor"], wounds={"Abomination": 1, "Thor": 1})
    assert table.dfn("Abomination") == 5


@rulebook("stun.4", "states.3")
def test_as_many_wounds_as_health_are_a_ko() -> None:
    table = duel(front=["Thor"]).side("Magneto", front=["Red Skull"])
    table.attack("Thor", "Red Skull").passes().expect(ko={1: ["Red Skull"]})


@rulebook("stun.8")
def test_stunned_character_has_no_powers() -> None:
    table = duel(front=["Thor"], resources=["Laboratory"]).side("Magneto")
    assert "Use Lightning Strike of Thor" in table.options()
    table = duel(front=["Thor"], resources=["Laboratory"]).side("Magneto").card("Thor", stunned=True)
    assert "Use Lightning Strike of Thor" not in table.options()


@rulebook("stun.9")
def test_stunned_character_gets_no_counters() -> None:
    table = Table().side("Captain America", level=2, front=["Thor", "Beast"], resources=["Academy"]).side("Magneto")
    table.card("Thor", stunned=True).choose("Use Leader of the Avengers", "Turn Academy")
    assert [table.game.state.plus[table.find(x)] for x in ("Thor", "Beast", "Captain America")] == [0, 1, 1]


@rulebook("stun.5", "sources.1")
def test_attacker_stunned_by_a_power_is_out_of_the_combat() -> None:
    table = duel(front=["Thor", "Drax"]).side("Hulk", front=["Red Skull"], resources=["Training Ground"])
    table.attack("Drax", "Red Skull").choose("Pass", "Use Dust of Death", "Turn Training Ground", "Drax")
    table.expect(stunned=["Drax"], ko={1: []})
    assert table.game.decision is not None
    assert table.game.decision.kind == "main"


@rulebook("stun.13")
def test_wounding_does_not_stun() -> None:
    table = Table().side("Magneto", front=["Thanos"], resources=["Fortress"]).side("Hulk", front=["Drax", "Beast"])
    table.card("Drax", stunned=True).choose("Use Welcome Death", "Turn Fortress")
    table.expect(stunned=["Drax"], wounds={"Drax": 1, "Beast": 0})


@rulebook("counters.3", "sources.2")
def test_defense_of_zero_stuns_at_once_and_who_did_it_is_the_source() -> None:
    table = Table().side("Gamora", front=["Thor"], resources=["Laboratory"]).side("Hulk", front=["Beast"])
    table.choose("Use Lightning Strike", "Turn Laboratory", "Beast").expect(stunned=["Beast"], wounds={"Beast": 1})
    g = table.game.state
    from mc_env.versus.engine import events

    assert events.has_stunned(g, table.find("Thor"))


@rulebook("counters.2")
def test_counters_of_both_kinds_cancel_out() -> None:
    table = Table().side("Storm", resources=["Laboratory"]).side("Hulk").card("Hulk", plus=1)
    table.choose("Use Lightning Storm", "Turn Laboratory", "Hulk", "Hulk")
    g, c = table.game.state, table.find("Hulk")
    assert (g.plus[c], g.minus[c], table.dfn("Hulk")) == (0, 1, 2)


@rulebook("states.4", "keywords.8")
def test_lethal_knocks_out_a_defending_supporting_character_whatever_its_health() -> None:
    table = Table().side("Hulk", front=["Gamora"]).side("Magneto", front=["Namor"])  # two health
    table.attack("Gamora", "Namor").passes().expect(ko={1: ["Namor"]})
    table = Table().side("Hulk", front=["Gamora"]).side("Rocket", level=2)  # 3/4 against 6/5
    table.card("Gamora", plus=2).attack("Gamora", "Rocket").passes()
    table.expect(wounds={"Rocket": 1})


@rulebook("sources.4", "level_up.1")
def test_all_attackers_are_the_source_of_a_stun() -> None:
    table = Table().side("Captain America", front=["Thor"]).side("Hulk")
    table.attack("Captain America", "Hulk", "Thor").passes().choose("Thor", "Side by Side")
    assert table.xp(0) == 1


@rulebook("terms.2", "terms.7")
def test_canceled_combat_stuns_nobody_and_the_attacker_stays_exhausted() -> None:
    table = duel(front=["Thor"]).side("Captain America", front=["Hawkeye"], hand=["Think Again"])
    table.attack("Thor", "Hawkeye").choose("Pass", "Play Think Again").expect(stunned=[], exhausted=["Thor"])


@rulebook("in_combat.1", "in_combat.2", "in_combat.3", "in_combat.4", "plot_twist.3", "plot_twist.4", "plot_twist.5")
def test_players_play_one_thing_at_a_time_until_both_pass() -> None:
    table = duel(front=["Thor"], hand=["Open Fire"]).side(
        "Hulk", front=["Drax"], hand=["Find Cover", "Savage Surprise"]
    )
    table.attack("Thor", "Drax")
    assert (table.game.decision.player, table.options()) == (0, ["Play Open Fire", "Pass"])  # type: ignore[union-attr]
    table.choose("Pass", "Play Find Cover", "Drax", "Play Open Fire", "Thor")
    table.expect(values={"Thor": "8/5", "Drax": "6/9"}, ko={0: ["Open Fire"], 1: ["Find Cover"]})
    table.choose("Play Savage Surprise", "Drax").expect(values={"Drax": "10/9"})
    table.choose("Pass", "Pass").expect(stunned=["Thor"])


@rulebook("in_combat.5", "keywords.1")
def test_powers_that_trigger_on_the_attack_come_before_anybody_plays() -> None:
    table = duel(front=["Drax"], hand=["Open Fire"]).side("Hulk")
    table.attack("Drax", "Hulk").expect(values={"Drax": "7/7"})
    assert table.options() == ["Play Open Fire", "Pass"]


@rulebook("end_of_combat.1", "end_of_combat.3")
def test_modifiers_of_a_combat_end_with_it() -> None:
    table = duel(front=["Thor"], hand=["Open Fire"]).side("Hulk")
    table.attack("Thor", "Hulk").choose("Play Open Fire", "Thor").expect(values={"Thor": "8/5"})
    table.passes().expect(stunned=["Hulk"])
    assert (table.atk("Thor"), table.game.state.combat) == (6, -1)


@rulebook("end_of_combat.2", "terms.9", "modifiers.7")
def test_cable_stuns_who_survived_when_the_combat_ends() -> None:
    table = Table().side("Storm", front=["Cable"], resources=["Training Ground"]).side("Magneto", front=["Thanos"])
    table.attack("Cable", "Thanos").choose("Use Ultimate Soldier", "Turn Training Ground").passes()
    table.expect(stunned=["Thanos"], ko={0: ["Cable"]})


@rulebook("ending.1")
def test_ko_of_a_main_character_ends_the_duel() -> None:
    table = duel(front=["Thor"]).side("Green Goblin").card("Green Goblin", wounds=4)
    table.attack("Thor", "Green Goblin").passes().expect(winners=(0,))
    assert table.game.decision is None


@rulebook("ending.2")
def test_player_whose_main_character_is_controlled_by_an_opponent_loses_as_the_turn_begins() -> None:
    table = Table().side("Hulk").side("Magneto")
    change_row(table._state, table.find("Magneto"), FRONT)
    table.start("turn", player=1).expect(winners=(0,))


@rulebook("ending.4")
def test_turn_player_wins_when_both_main_characters_fall_together() -> None:
    table = Table().side("Hulk").side("Hulk").card("Hulk", 0, wounds=5).card("Hulk", 1, wounds=5)
    table.attack("Hulk", "Hulk").passes().expect(winners=(0,))


# ------------------------------------------------------------------------------------------ values


@rulebook("values.1", "values.2", "terms.10")
def test_modifiers_apply_in_the_order_of_their_timestamps() -> None:
    """What comes after values were switched is not switched with them."""
    table = Table().side("Hulk", front=["Red Skull"], hand=["Trickster God", "Find Cover", "Savage Surprise"])
    table.side("Magneto", front=["Thor"]).start("main", player=1)
    table.attack("Thor", "Red Skull").choose("Pass", "Play Find Cover", "Red Skull")
    table.expect(values={"Red Skull": "2/7"})
    table.choose("Pass", "Play Trickster God", "Red Skull").expect(values={"Red Skull": "7/2"})
    table.choose("Pass", "Play Savage Surprise", "Red Skull").expect(values={"Red Skull": "11/2"})


@rulebook("values.4", "values.5")
def test_atk_below_zero_counts_as_zero_but_is_raised_from_below() -> None:
    table = duel(front=["Nick Fury"]).side("Hulk")
    g, c = table._state, table.find("Nick Fury")
    g.minus[c] = 3
    assert table.atk("Nick Fury") == 0
    g.minus[c] = 2
    g.plus[c] = 0
    assert (table.atk("Nick Fury"), table.dfn("Nick Fury")) == (0, 3)


@rulebook("values.3", "modifiers.1", "modifiers.2")
def test_groot_grows_with_every_resource() -> None:
    table = Table().side("Hulk", front=["Groot"], facedown=3, hand=["Thor"]).side("Magneto").start("build")
    table.expect(values={"Groot": "3/3"}).choose("Place Thor face down").expect(values={"Groot": "4/4"})


@rulebook("terms.5")
def test_face_up_front_row_protects_the_back_row() -> None:
    from mc_env.versus.engine.values import protected

    table = duel(front=["Thor"], back=["Hawkeye"]).side("Magneto")
    assert protected(table._state, table.find("Hawkeye"))
    assert not protected(table._state, table.find("Thor"))


@rulebook("end_of_combat.1", "end_of_combat.2")
def test_modifiers_of_a_combat_have_expired_when_its_end_resolves() -> None:
    table = Table().side("Storm", front=["Cable"], resources=["Training Ground"])
    table.side("Magneto", front=["Thanos"], back=["Phoenix"], resources=["Academy"])
    table.attack("Cable", "Thanos").choose("Use Ultimate Soldier", "Turn Training Ground")
    table.choose("Use Teke Shield", "Turn Academy", "Thanos").passes().expect(stunned=["Thanos"])
