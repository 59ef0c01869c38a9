"""Cards of the Avengers."""

from __future__ import annotations

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def avengers(main: str = "Captain America", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


def test_captain_america_keeps_enemies_from_striking_back_at_team_attacks() -> None:
    table = avengers(front=["Ant-Man"], resources=["Training Ground"]).side("Hulk", level=2)
    table.choose("Use Avengers Assemble", "Turn Training Ground").attack("Captain America", "Hulk", "Ant-Man").passes()
    table.expect(stunned=[], ko={0: []})  # 6 ATK of Hulk would have stunned either
    table.choose("Done")
    table = avengers(front=["Ant-Man"], resources=["Training Ground"]).side("Hulk", level=2)
    table.choose("Use Avengers Assemble", "Turn Training Ground").attack("Ant-Man", "Hulk").choose("Pass", "Pass")
    table.expect(ko={0: ["Ant-Man"]})  # not in a team attack


def test_captain_america_gains_experience_in_team_attacks_only() -> None:
    table = avengers(front=["Thor"]).side("Magneto", front=["Red Skull", "Mystique"])
    table.attack("Captain America", "Red Skull", "Thor").passes().choose("Captain America")
    assert table.xp(0) == 1
    table = avengers().side("Magneto", front=["Ultron"])
    table.attack("Captain America", "Ultron").passes().expect(ko={1: ["Ultron"]})
    assert table.xp(0) == 0


def test_captain_america_2_strengthens_everybody() -> None:
    table = avengers(level=2, front=["Thor"], resources=["Academy"]).side("Magneto")
    table.choose("Use Leader of the Avengers", "Turn Academy").expect(values={"Thor": "7/6", "Captain America": "6/8"})


def test_hulk_smashes_by_his_wounds_and_grows_angry_when_stunned() -> None:
    table = avengers("Hulk", resources=["Fortress"]).side("Magneto").card("Hulk", wounds=2)
    table.choose("Use Smash", "Turn Fortress").expect(values={"Hulk": "5/5"})
    table = avengers("Hulk").side("Green Goblin", level=2).card("Hulk", xp=3)
    table.attack("Hulk", "Green Goblin").passes().expect(stunned=["Hulk"])
    assert (table.level(0), table.xp(0)) == (2, 0)


def test_hulk_2_turns_counters_into_cards() -> None:
    table = avengers("Hulk", level=2, resources=["Academy"]).side("Magneto").card("Hulk", plus=3)
    table.start("build").choose("Use Banner's Influence", "Turn Academy")
    assert (len(table.hand(0)), table.atk("Hulk")) == (3, 6)


def test_iron_man_blasts_and_may_push() -> None:
    table = avengers("Iron Man", resources=["Laboratory"]).side("Magneto", front=["Drax"])
    table.choose("Use Repulsor Blast", "Turn Laboratory", "Drax", "Yes")
    assert (table.where("Drax"), table.dfn("Drax")) == ("player 2's back row", 5)


def test_iron_man_gains_experience_when_anybody_powers_up() -> None:
    table = avengers("Iron Man", front=["Thor"], hand=["Thor"]).side("Magneto")
    table.choose("Power up Thor").expect(values={"Thor": "7/6"}, ko={0: ["Thor"]})
    assert table.xp(0) == 1


def test_iron_man_2_upgrades_who_has_a_counter() -> None:
    table = avengers("Iron Man", level=2, front=["Thor", "Hulk"], resources=["Academy"]).side("Magneto")
    table.card("Thor", plus=1).choose("Use Upgraded Armor", "Turn Academy", "Thor").expect(values={"Thor": "10/9"})


def test_spider_man_fights_with_his_friends_behind_him() -> None:
    table = avengers("Spider-Man", back=["Hawkeye", "Black Widow"], resources=["Fortress"]).side("Magneto")
    table.attack("Spider-Man", "Magneto").choose("Use Great Power", "Turn Fortress")
    table.expect(values={"Spider-Man": "4/7"})


def test_spider_man_2_defends_in_the_place_of_another() -> None:
    table = Table().side("Magneto", front=["Thanos"])
    table.side("Spider-Man", level=2, row="back", front=["Hawkeye"], resources=["Academy"])
    table.attack("Thanos", "Hawkeye").choose("Pass", "Use Friendly Neighbor", "Turn Academy").passes()
    table.expect(stunned=["Spider-Man"])
    assert (table.where("Spider-Man"), table.where("Hawkeye")) == ("player 2's front row", "player 2's back row")


@rulebook("keywords.11")
def test_ant_man_escapes_the_first_attack_of_a_turn() -> None:
    table = Table().side("Magneto", front=["Thanos"]).side("Hulk", front=["Ant-Man"])
    table.attack("Magneto", "Ant-Man").choose("Yes").expect(ko={1: []}, exhausted=["Magneto"])
    table.attack("Thanos", "Ant-Man").passes().expect(ko={1: ["Ant-Man"]})


def test_black_widow_stings_when_she_appears() -> None:
    table = avengers(hand=["Black Widow"], facedown=1).side("Magneto", front=["Ultron"])
    table.start("build").choose("Done", "Recruit Black Widow into the back row", "Ultron").expect(ko={1: ["Ultron"]})


def test_black_panther_strikes_first() -> None:
    table = avengers(front=["Black Panther"]).side("Magneto", front=["Red Skull"]).card("Black Panther", plus=1)
    table.attack("Black Panther", "Red Skull").passes().expect(stunned=[], ko={1: ["Red Skull"]})


def test_daredevil_doubles_his_strike_against_main_characters() -> None:
    table = avengers(front=["Daredevil"]).side("Green Goblin", level=2)  # 3 doubled against DEF 5
    table.attack("Daredevil", "Green Goblin").passes().expect(stunned=["Green Goblin"])
    assert table.where("Daredevil") == "player 1's KO pile"


def test_hawkeye_takes_aim_for_his_next_attack() -> None:
    table = avengers(back=["Hawkeye"], resources=["Training Ground"]).side("Magneto")  # ranged 2/4
    table.choose("Use Take Aim", "Turn Training Ground").expect(values={"Hawkeye": "2/3"}).attack("Hawkeye", "Magneto")
    table.expect(values={"Hawkeye": "5/3"}).passes().expect(stunned=["Magneto"], values={"Hawkeye": "2/3"})


def test_nick_fury_makes_a_resource_of_the_top_card() -> None:
    table = avengers(front=["Nick Fury"], resources=["Academy"], deck=["Fortress", "Thor"]).side("Magneto")
    table.choose("Use The Vast Resources", "Turn Academy", "Place Fortress face up")
    assert table.resources(0) == ["(Academy)", "Fortress"]


@rulebook("keywords.5", "keywords.6")
def test_captain_america_inspires_who_appears_and_leads_team_attacks() -> None:
    table = avengers("Hulk", front=["Captain America"], hand=["Ant-Man"], facedown=1).side("Magneto").start("build")
    table.choose("Done", "Recruit Ant-Man into the front row").expect(values={"Ant-Man": "3/3"})
    table = avengers("Hulk", front=["Captain America", "Ant-Man"]).side("Green Goblin")
    table.attack("Captain America", "Green Goblin", "Ant-Man").passes()
    assert table.game.decision is not None
    assert (table.game.decision.kind, table.game.decision.player) == ("strike", 0)


@rulebook("terms.6")
def test_spider_man_slings_somebody_to_the_front() -> None:
    table = avengers("Hulk", front=["Spider-Man"], resources=["Training Ground"]).side("Magneto", back=["Loki"])
    table.choose("Use Websling", "Turn Training Ground", "Loki")
    assert table.where("Loki") == "player 2's front row"


def test_ms_marvel_absorbs_energy_of_other_ranged_characters() -> None:
    table = avengers(front=["Ms. Marvel"], back=["Hawkeye", "Black Widow"], resources=["Laboratory"]).side("Magneto")
    table.choose("Use Energy Absorption", "Turn Laboratory").expect(values={"Ms. Marvel": "5/5"})


def test_luke_cage_gets_no_wound() -> None:
    table = avengers(front=["Luke Cage"], resources=["Fortress"]).side("Magneto", front=["Thanos"])
    table.attack("Luke Cage", "Thanos").choose("Use Impervious Skin", "Turn Fortress").passes()
    table.expect(stunned=["Luke Cage"], wounds={"Luke Cage": 0})


def test_dr_strange_transmutes_counters() -> None:
    table = avengers(front=["Dr. Strange"], resources=["Academy"]).side("Hulk").card("Hulk", plus=2)
    table.choose("Use Transmute", "Turn Academy", "Hulk").expect(values={"Hulk": "1/1"})


def test_iron_man_turns_a_location_up_when_he_appears() -> None:
    table = avengers("Hulk", hand=["Iron Man"], resources=["Academy"], facedown=5).side("Magneto")
    table._state.facedown[table.find("Academy")] = 1
    table.start("build").choose("Done", "Recruit Iron Man into the back row", "Yes", "Academy")
    assert table.resources(0)[0] == "Academy"


def test_thor_puts_three_counters_on_an_enemy() -> None:
    table = avengers(front=["Thor"], resources=["Laboratory"]).side("Magneto", front=["Thanos"])
    table.choose("Use Lightning Strike", "Turn Laboratory", "Thanos").expect(values={"Thanos": "9/9"})


def test_hulk_gets_seven_counters_only_when_wounded() -> None:
    table = avengers(front=["Hulk"], resources=["Fortress"]).side("Magneto")
    assert "Use Incredible Power of Hulk" not in table.options()
    table = avengers(front=["Hulk"], resources=["Fortress"]).side("Magneto").card("Hulk", wounds=1)
    table.choose("Use Incredible Power", "Turn Fortress").expect(values={"Hulk": "14/14"})


def test_earths_mightiest_heroes_help_somebody_in_the_combat() -> None:
    table = avengers(front=["Thor", "Ant-Man"], hand=["Earth's Mightiest Heroes"]).side("Magneto")
    table.attack("Thor", "Magneto").choose("Play Earth's Mightiest Heroes")
    assert table.options() == ["Thor", "Magneto of player 2"]
    table.choose("Thor").expect(values={"Thor": "8/7"})


def test_think_again_cancels_the_combat() -> None:
    table = avengers(hand=["Think Again"], front=["Ant-Man"]).side("Magneto", front=["Thanos"])
    table.attack("Ant-Man", "Thanos").choose("Play Think Again").expect(exhausted=["Ant-Man"], ko={0: ["Think Again"]})


def test_stark_tech_gives_a_counter_and_ranged_this_turn() -> None:
    table = avengers(row="back", back=["Thor"], hand=["Stark Tech"]).side("Magneto")
    assert table.options() == ["Play Stark Tech", "Done"]
    table.choose("Play Stark Tech", "Thor").expect(values={"Thor": "7/6"})
    assert "Attack with Thor" in table.options()


def test_avengers_mansion_pays_any_symbol_for_an_avenger() -> None:
    table = avengers(front=["Thor", "Nova"], resources=["Avengers Mansion"]).side("Magneto")
    assert "Use Lightning Strike of Thor" in table.options()
    assert "Use Nova Force Speed of Nova" not in table.options()
