"""Cards of the Defenders, and of their set without a team."""

from __future__ import annotations

import pytest

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def defenders(main: str = "Daredevil", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


def powers(table: Table) -> list[str]:
    return [x for x in table.options() if x.startswith("Use")]


def test_daredevil_strikes_with_double_atk_and_learns_from_protecting() -> None:
    table = defenders(resources=["Training Ground"]).side("Magneto")  # 2 doubled against DEF 4
    table.attack("Daredevil", "Magneto").choose("Use The Man Without Fear", "Turn Training Ground").passes()
    table.expect(stunned=["Magneto"])
    table = Table().side("Hulk").side("Daredevil", back=["Beast"]).attack("Hulk", "Daredevil")
    assert table.xp(1) == 1
    table = Table().side("Hulk").side("Daredevil", front=["Beast"]).attack("Hulk", "Daredevil")
    assert table.xp(1) == 0  # there is nobody behind him


def test_daredevil_2_opens_the_hands_of_enemies_until_one_pays() -> None:
    table = defenders(level=2, resources=["Academy"]).side("Hulk", hand=["Thor", "Training Ground"])
    g = table.game.state
    assert table.game.view(0)["players"][1]["hand"] == ["", ""]  # type: ignore[index]
    table.choose("Use Radar Sense", "Turn Academy")
    assert table.game.view(0)["players"][1]["hand"] == ["Thor", "Training Ground"]  # type: ignore[index]
    table.choose("Done")  # the enemy player draws two cards, seen by all
    assert len([x for x in table.game.view(0)["players"][1]["hand"] if x]) == 4  # type: ignore[index]
    table.decline("resource", "recruit", "formation").choose("Discard Training Ground")
    assert not g.lasting
    assert table.pile(1) == ["Training Ground"]


def test_card_that_was_seen_in_a_hand_is_not_seen_face_down() -> None:
    deck = ["Beast", "Thor", "Drax"]
    table = Table().side("Professor X", resources=["Laboratory"], deck=deck, hand=["Hulk"]).side("Hulk").start("build")
    table.choose("Use Cerebro", "Turn Laboratory", "Beast")
    assert table.game.view(1)["players"][0]["hand"] == ["", "Beast"]  # type: ignore[index]
    table.choose("Place Beast face down")
    seen = table.game.view(1)["players"][0]  # type: ignore[index]
    assert (seen["hand"], seen["resources"][0]) == ([""], ("", False))


def test_dr_strange_draws_as_often_as_he_pays_and_learns_from_it() -> None:
    table = defenders("Dr. Strange", resources=["Laboratory", "Laboratory"]).side("Hulk").start("build")
    table.choose("Use Supreme Knowledge", "Turn Laboratory").choose("Use Supreme Knowledge", "Turn Laboratory")
    assert (len(table.hand(0)), table.xp(0)) == (2, 2)
    assert defenders("Dr. Strange").side("Hulk").start("turn").xp(0) == 1  # two cards, one event


def test_dr_strange_2_transmutes_any_number_of_characters() -> None:
    table = defenders("Dr. Strange", level=2, front=["Beast", "Drax"], resources=["Academy"]).side("Hulk")
    table.card("Hulk", plus=2).card("Drax", minus=1).card("Beast", plus=1)
    table.choose("Use Mass Transmutation", "Turn Academy")
    assert table.options() == ["Beast", "Drax", "Hulk of player 2", "Done"]
    table.choose("Drax", "Hulk").expect(values={"Drax": "7/7", "Hulk": "1/1", "Beast": "6/3"})


def test_ghost_rider_takes_vengeance_on_who_has_attacked() -> None:
    table = Table().side("Hulk", front=["Drax", "Beast"]).side("Ghost Rider", resources=["Academy", "Fortress"])
    table.attack("Drax", "Ghost Rider").passes().choose("Done")
    table.decline("resource", "recruit", "formation").choose("Use Spirit of Vengeance", "Turn Academy", "Turn Fortress")
    assert table.options() == ["Drax of player 1"]
    table.choose("Drax").expect(stunned=["Drax"])


def test_ghost_rider_has_no_vengeance_left_after_his_next_turn() -> None:
    table = Table().side("Hulk", front=["Drax"]).side("Ghost Rider", resources=["Academy", "Fortress"])
    table.attack("Drax", "Ghost Rider").passes()
    kinds = ("resource", "recruit", "formation", "main")
    table.choose("Done").decline(*kinds[:3]).choose("Done").decline(*kinds[:3]).choose("Done").decline(*kinds[:3])
    assert not any("Spirit of Vengeance" in x for x in table.options())


@pytest.mark.parametrize(("player", "xp"), [(0, 1), (1, 0)])
def test_ghost_rider_learns_from_innocent_blood_on_enemy_turns(player: int, xp: int) -> None:
    table = Table().side("Hulk", front=["Thanos"]).side("Ghost Rider", front=["Iceman"]).start("main", player=player)
    if player == 0:
        table.attack("Thanos", "Iceman").passes()
    else:
        table.attack("Iceman", "Thanos").passes()
    table.expect(ko={1: ["Iceman"]})
    assert table.xp(1) == xp


def test_ghost_rider_2_drives_through_an_enemy_row() -> None:
    table = defenders("Ghost Rider", level=2, resources=["Training Ground"])
    table.side("Hulk", front=["Thor"], back=["Iceman", "Black Widow"])
    table.choose("Use Hell on Wheels", "Turn Training Ground", "Player 2's back row")
    assert table.options() == ["Iceman of player 2", "Black Widow of player 2", "Done"]
    table.choose("Iceman").passes().choose("Black Widow").passes()  # protected, and one after another
    table.expect(ko={1: ["Iceman", "Black Widow"]}).choose("Back row").expect(exhausted=["Ghost Rider"])
    assert table.where("Ghost Rider") == "player 1's back row"


def test_ghost_rider_2_stops_when_stunned_and_must_be_ready() -> None:
    table = defenders("Ghost Rider", level=2, resources=["Training Ground"]).side("Hulk", front=["Thanos", "Drax"])
    table.choose("Use Hell on Wheels", "Turn Training Ground", "Player 2's front row", "Thanos").passes()
    table.choose("Front row").expect(stunned=["Ghost Rider"])
    table = defenders("Ghost Rider", level=2, resources=["Training Ground"]).side("Hulk")
    table.card("Ghost Rider", exhausted=True)
    assert powers(table) == []


def test_luke_cage_is_for_hire_and_impervious() -> None:
    table = defenders("Luke Cage", facedown=3).side("Hulk").start("build").choose("Done")
    table.choose("Use Hero for Hire", "Use Hero for Hire")
    assert (table.xp(0), table.game.state.points) == (2, 1)
    table.choose("Use Hero for Hire")
    assert not any("Hero for Hire" in x for x in table.options())
    table = defenders("Luke Cage", resources=["Fortress"]).side("Hulk", front=["Thanos"])
    table.attack("Luke Cage", "Thanos").choose("Use Impervious Skin", "Turn Fortress").passes()
    table.expect(stunned=["Luke Cage"], wounds={"Luke Cage": 0})


@pytest.mark.parametrize("where", ["hand", "deck", "ko"])
def test_luke_cage_2_fetches_iron_fist_from_anywhere(where: str) -> None:
    table = defenders("Luke Cage", level=2, resources=["Academy"], **{where: ["Iron Fist"]}).side("Hulk")
    table.start("build").choose("Use Power Man and...", "Turn Academy", "Iron Fist", "Front row")
    assert table.where("Iron Fist") == "player 1's front row"


def test_luke_cage_2_says_where_iron_fist_comes_from() -> None:
    table = defenders("Luke Cage", level=2, resources=["Academy"], hand=["Iron Fist"], ko=["Iron Fist"]).side("Hulk")
    table.start("build").choose("Use Power Man and...", "Turn Academy")
    assert table.options() == ["Iron Fist from player 1's hand", "Iron Fist from player 1's KO pile", "Done"]


def test_angel_dodges_and_heals_a_supporting_character() -> None:
    table = defenders(front=["Angel", "Drax"], resources=["Laboratory"]).side("Hulk").card("Drax", wounds=1)
    table.choose("Use Healing Blood", "Turn Laboratory", "Drax").expect(wounds={"Drax": 0})
    table = Table().side("Magneto", row="back").side("Hulk", row="back", front=["Angel"])
    assert powers(table) == []
    assert "Attack with Magneto" not in table.options()


@pytest.mark.parametrize(("exhausted", "ko"), [(True, []), (False, ["Ant-Man"])])
def test_hellcat_pounces_on_the_exhausted(exhausted: bool, ko: list[str]) -> None:
    table = defenders("Hulk", front=["Hellcat"]).side("Magneto", front=["Drax"]).card("Drax", exhausted=exhausted)
    table.attack("Hellcat", "Drax").passes().expect(stunned=[] if exhausted else ["Hellcat"])


def test_dagger_takes_minus_counters_away_and_keeps_them_off() -> None:
    table = defenders(hand=["Dagger"], facedown=2, front=["Beast"]).side("Hulk", front=["Thor"]).card("Beast", minus=1)
    table.start("build").choose("Done", "Recruit Dagger into the back row").expect(values={"Beast": "5/2"})
    table = Table().side("Hulk", front=["Thor"], resources=["Laboratory"]).side("Daredevil", back=["Dagger"])
    table.choose("Use Lightning Strike", "Turn Laboratory", "Daredevil").expect(values={"Daredevil": "2/5"})


def test_iron_fist_stuns_whom_he_strikes() -> None:
    table = defenders(front=["Iron Fist"], resources=["Training Ground"]).side("Hulk", front=["Thanos"])
    table.attack("Iron Fist", "Thanos").choose("Use Iron Fist Punch", "Turn Training Ground").passes()
    table.expect(stunned=["Thanos"], ko={0: ["Iron Fist"]})
    table = Table().side("Hulk", front=["Drax"]).side("Daredevil", front=["Iron Fist"], resources=["Training Ground"])
    table.attack("Drax", "Iron Fist").choose("Pass", "Use Iron Fist Punch", "Turn Training Ground").passes()
    table.expect(stunned=["Drax"])


def test_iron_fist_punches_after_the_strike_by_an_effect() -> None:
    table = defenders(front=["Iron Fist"], resources=["Training Ground"]).side("Hulk", front=["Titania"])
    table.card("Titania", plus=3).attack("Iron Fist", "Titania")
    table.choose("Use Iron Fist Punch", "Turn Training Ground").passes()
    table.expect(stunned=[], exhausted=["Titania"], wounds={"Titania": 0})  # durable: she was not stunned by the strike


@rulebook("keywords.4")
def test_scarlet_witch_keeps_enemies_on_their_level() -> None:
    table = Table().side("Hulk", hand=["Thor"]).side("Daredevil", back=["Scarlet Witch"]).card("Hulk", xp=3)
    table.attack("Hulk", "Daredevil").passes()
    table = Table().side("Iron Man", front=["Thor"], hand=["Thor"]).side("Daredevil", back=["Scarlet Witch"])
    table.card("Iron Man", xp=2).choose("Power up Thor")
    assert (table.level(0), table.xp(0)) == (1, 3)


def test_cloak_weakens_the_side_whose_build_phase_begins() -> None:
    table = defenders(front=["Cloak"]).side("Hulk").start("turn").expect(values={"Cloak": "3/3", "Daredevil": "1/4"})
    table.expect(values={"Hulk": "3/3"}).decline("resource", "recruit", "formation").choose("Done")
    table.expect(values={"Hulk": "2/2", "Daredevil": "1/4"})


def test_deathlok_takes_the_values_of_a_fallen_one() -> None:
    table = defenders(front=["Deathlok"], resources=["Fortress"], ko=["Thanos", "Academy"]).side("Hulk")
    table.card("Deathlok", plus=1).choose("Use Rebuilt Body", "Turn Fortress", "Thanos")
    table.expect(values={"Deathlok": "13/13"}, ko={0: ["Academy"]})
    g = table.game.state
    assert g.title(g.zones[0][0]) == "Thanos"


def test_moon_knight_is_powered_up_by_any_character() -> None:
    table = defenders(front=["Moon Knight"], hand=["Thor", "Academy", "Moon Knight"]).side("Hulk")
    assert [x for x in table.options() if x.startswith("Power up")] == [
        "Power up Moon Knight",
        "Power up Moon Knight (2)",
    ]
    table.choose("Power up Moon Knight").expect(values={"Moon Knight": "6/6"}, ko={0: ["Thor"]})


def test_nighthawk_pays_for_a_defender_and_is_stronger_at_night() -> None:
    table = defenders(front=["Nighthawk"], hand=["War Machine", "Beast"], resources=["Academy", "Fortress"]).side(
        "Hulk"
    )
    table.start("build").choose("Done", "Use Mobilize the Team", "Turn Academy").expect(values={"Nighthawk": "3/3"})
    assert [x for x in table.options() if "Recruit" in x] == [
        "Recruit War Machine into the front row",
        "Recruit War Machine into the back row",
    ]
    table.choose("Recruit War Machine into the back row")
    assert table.game.state.points == 0
    Table().side("Hulk").side("Daredevil", front=["Nighthawk"]).start().expect(values={"Nighthawk": "6/6"})


def test_punisher_is_lethal_and_cannot_be_struck_at_range() -> None:
    table = defenders(back=["Punisher"], resources=["Training Ground"]).side("Hulk", row="back", front=["Moondragon"])
    table.attack("Punisher", "Moondragon").choose("Use Perfect Position", "Turn Training Ground").passes()
    table.expect(stunned=[], ko={1: ["Moondragon"]})
    table = defenders(front=["Punisher"], resources=["Training Ground"]).side("Hulk")
    table.attack("Punisher", "Hulk")
    assert powers(table) == []  # melee


def test_vision_doubles_himself_or_cannot_be_touched() -> None:
    table = defenders(front=["Vision"], resources=["Laboratory"]).side("Hulk").card("Vision", plus=1)
    table.attack("Vision", "Hulk").choose("Use Infinite Something", "Turn Laboratory")
    table.expect(values={"Vision": "12/12"})
    table = Table().side("Hulk", front=["Thanos"]).side("Daredevil", front=["Vision"], resources=["Laboratory"])
    table.attack("Thanos", "Vision").choose("Pass")
    assert powers(table) == ["Use Something Else of Vision"]
    table.choose("Use Something Else", "Turn Laboratory").passes().expect(stunned=[])


def test_valkyrie_recruits_from_the_ko_pile() -> None:
    table = defenders(front=["Valkyrie"], resources=["Academy"], facedown=2, ko=["Black Panther", "Academy"]).side(
        "Hulk"
    )
    table.start("build").choose("Done")
    assert not any("Recruit" in x for x in table.options())
    table.choose("Use Chooser of the Slain", "Turn Academy", "Recruit Black Panther into the front row")
    assert table.where("Black Panther") == "player 1's front row"


def test_war_machine_destroys_a_supporting_character() -> None:
    table = defenders(back=["War Machine"], resources=["Fortress", "Fortress"]).side("Hulk", front=["Thanos"])
    table.choose("Use Rocket Launcher", "Turn Fortress", "Turn Fortress", "Thanos").expect(ko={1: ["Thanos"]})


def test_ghost_rider_stares_with_the_good_that_died() -> None:
    table = defenders(hand=["Ghost Rider"], facedown=7, ko=["Thor", "Beast", "Thanos", "Academy"])
    table.side("Hulk", front=["Thanos"]).start("build")
    table.choose("Done", "Recruit Ghost Rider into the front row", "Thanos").expect(values={"Thanos": "10/10"})


def test_spellbound_keeps_enemies_from_plot_twists() -> None:
    table = defenders(hand=["Spellbound", "Find Cover"]).side("Hulk", hand=["Find Cover"])
    table.attack("Daredevil", "Hulk").choose("Play Spellbound")
    assert table.options() == ["Pass"]
    table.choose("Pass")
    assert table.options() == ["Play Find Cover", "Pass"]
    table = defenders(hand=["Spellbound"]).side("Hulk", hand=["Find Cover"])
    table.attack("Daredevil", "Hulk").choose("Pass")
    assert "Play Find Cover" in table.options()


def test_hidden_weapons_help_in_the_main_phase_or_in_a_combat() -> None:
    table = defenders("Magneto", back=["Angel", "Drax"], hand=["Hidden Weapons"]).side("Hulk")
    table.choose("Play Hidden Weapons", "Drax").expect(values={"Drax": "7/7"})
    assert "Attack with Drax" in table.options()
    table = defenders("Magneto", back=["Angel"], hand=["Hidden Weapons"], row="back").side("Hulk", row="front")
    table.attack("Magneto", "Hulk").choose("Play Hidden Weapons")
    assert table.options() == ["Hulk of player 2", "Magneto"]
    table.choose("Hulk").passes().expect(stunned=["Magneto"])  # 4/4 now, and ranged: it strikes back


def test_super_senses_help_a_defender() -> None:
    table = Table().side("Hulk").side("Daredevil", hand=["Super Senses"]).attack("Hulk", "Daredevil")
    table.choose("Pass", "Play Super Senses", "Daredevil").expect(values={"Daredevil": "2/10"})


def test_sanctum_sanctorum_pays_for_defenders_alone() -> None:
    table = defenders(front=["Angel", "Thor"], resources=["Sanctum Sanctorum"]).side("Hulk").card("Angel", wounds=0)
    table.card("Thor", wounds=1)
    assert powers(table) == ["Use Healing Blood of Angel"]


def test_loyal_soldiers_are_all_of_one_team() -> None:
    table = defenders(front=["Hellcat"], hand=["Loyal Soldiers"]).side("Hulk").choose("Play Loyal Soldiers")
    table.expect(values={"Daredevil": "3/6", "Hellcat": "3/3"})
    assert "Play Loyal Soldiers" not in defenders(front=["Thor"], hand=["Loyal Soldiers"]).side("Hulk").options()


def test_shock_to_the_system_weakens_an_attacker() -> None:
    table = Table().side("Hulk").side("Magneto", hand=["Shock to the System"]).attack("Hulk", "Magneto")
    table.choose("Pass", "Play Shock to the System", "Hulk").expect(values={"Hulk": "0/3"})
