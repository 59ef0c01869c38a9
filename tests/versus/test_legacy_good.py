"""Legacy: Avengers, X-Men, Guardians, Defenders, A-Force."""

from __future__ import annotations

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def against(main: str = "Magneto", **more: object) -> Table:
    """A table whose first side is added by `.side` of the test, against a simple enemy."""
    return Table().side(main, **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ Avengers


def test_thor_gains_experience_when_good_characters_attack() -> None:
    table = against("Thor", front=["Nova", "Ultron"]).side("Hulk", front=["Thanos", "Ronan"])
    table.attack("Nova", "Ronan").passes()  # Nova is Good, Ultron is not
    assert table.xp(0) == 1
    table.attack("Ultron", "Hulk").passes()
    assert table.xp(0) == 1
    table.choose("Attack with Thor", "Thanos", "Done", "Berserker").expect(values={"Thor": "2/5"})  # Berserker
    assert table.xp(0) == 2


def test_thor_2_doubles_his_counters_and_those_of_another() -> None:
    table = against("Thor", level=2, resources=["Fortress"]).side("Hulk", front=["Thanos"])
    table.card("Thor", plus=2).card("Thanos", minus=3)
    table.choose("Use God of Thunder", "Turn Fortress", "Thanos").expect(values={"Thor": "9/9", "Thanos": "6/6"})


def test_spider_man_2_of_legacy_learns_from_his_friends() -> None:
    table = against("leg-003", level=2, back=["Hawkeye", "Thor"], resources=["Fortress"]).side("Hulk")
    table.attack("Spider-Man", "Hulk").choose("Use Great Power", "Turn Fortress").expect(values={"Spider-Man": "6/12"})
    table.passes().choose("Done")
    assert table.xp(0) == 2


@rulebook("level_up.2")
def test_spider_man_3_draws_for_his_amazing_friends() -> None:
    table = against("leg-003", level=2, back=["Hawkeye", "Thor"]).side("Hulk").card("Spider-Man", xp=4)
    table.choose("Done")
    assert (table.level(0), table.xp(0)) == (3, 0)
    table = against("Spider-Man", level=3, back=["Hawkeye", "Thor"], resources=["Academy"]).side("Hulk").start("build")
    table.choose("Use His Amazing Friends", "Turn Academy")
    assert len(table.hand(0)) == 2


def test_falcon_is_mobile_and_helps_other_attackers() -> None:
    table = against("Captain America", back=["Falcon"], front=["Thor"]).side("Hulk", front=["Thanos"])
    table.choose("Move Falcon to the front row")
    assert "Move Falcon to the back row" not in table.options()
    table.attack("Falcon", "Thanos", "Thor").expect(values={"Thor": "7/6", "Falcon": "1/4"})


def test_agent_peggy_carter_makes_avengers_cheaper() -> None:
    table = against("Hulk", back=["Agent Peggy Carter"], hand=["Black Panther", "Drax"], facedown=1).side("Magneto")
    table.start("build").choose("Done")
    assert "Recruit Black Panther into the front row" in table.options()
    table = against("Hulk", hand=["Black Panther"], facedown=1).side("Magneto").start("build").choose("Done")
    assert "Recruit Black Panther into the front row" not in table.options()


def test_mockingbird_grows_with_the_supporters_of_an_enemy() -> None:
    table = against("Hulk", front=["Mockingbird"], resources=["Training Ground"]).side("Magneto", back=["Loki", "Drax"])
    table.choose("Use Martial Mastery", "Turn Training Ground").expect(values={"Mockingbird": "6/7"})


def test_captain_britain_gets_more_of_a_power_up() -> None:
    table = against("Hulk", front=["Captain Britain"], hand=["Captain Britain"]).side("Magneto")
    table.choose("Power up Captain Britain").expect(values={"Captain Britain": "7/7"})


def test_avenge_stuns_who_is_exhausted() -> None:
    table = against("Hulk", hand=["Avenge"]).side("Magneto", front=["Drax", "Loki"]).card("Loki", exhausted=True)
    table.choose("Play Avenge")
    assert table.options() == ["Loki of player 2"]
    table.choose("Loki").expect(ko={1: ["Loki"]})


# ------------------------------------------------------------------------------------------ X-Men


def test_cyclops_learns_from_x_men_that_appear() -> None:
    table = against("Cyclops", hand=["Iceman", "Ant-Man"], facedown=2).side("Hulk").start("build")
    table.choose("Done", "Recruit Iceman into the back row", "Freeze", "Hulk")
    assert table.xp(0) == 1
    table.choose("Recruit Ant-Man into the back row")
    assert table.xp(0) == 1


def test_cyclops_2_blasts_the_unprotected_but_no_brother() -> None:
    table = against("Cyclops", level=2, front=["Havok"], resources=["Laboratory", "Laboratory"])
    table.side("Hulk", front=["Drax"], back=["Loki"])
    table.choose("Use Optic Blast", "Turn Laboratory", "Turn Laboratory")
    assert table.options() == ["Drax of player 2"]
    table.choose("Drax").expect(stunned=["Drax"])
    table = against("Cyclops", back=["Thor"], resources=["Training Ground"]).side("Hulk")
    table.choose("Use Battle Tactics", "Turn Training Ground", "Thor")
    assert table.where("Thor") == "player 1's front row"


@rulebook("level_up.5")
def test_wolverine_may_become_either_version_of_level_2() -> None:
    table = against("Wolverine", resources=["Training Ground"]).side("Hulk", front=["Ant-Man"]).card("Wolverine", xp=2)
    table.attack("Wolverine", "Ant-Man").choose("No").passes()
    assert len(table.options()) == 2
    table.choose("leg-012")
    assert (table.level(0), table.xp(0)) == (2, 0)
    table.expect(values={"Wolverine": "6/8"})


def test_wolverine_2_of_legacy_learns_alone() -> None:
    table = against("leg-012", level=2).side("Hulk", front=["Ronan", "Loki"])
    table.attack("Wolverine", "Ronan").passes()
    assert table.xp(0) == 1


def test_wolverine_3_attacks_again_in_his_frenzy() -> None:
    table = against("Wolverine", level=3, front=["Storm"], resources=["Fortress", "Training Ground"])
    table.side("Hulk", front=["Drax", "Loki"]).choose("Use Kill-Frenzy", "Turn Fortress")
    table.attack("Wolverine", "Drax").passes()
    assert "Attack with Wolverine" in table.options()
    table.attack("Wolverine", "Loki").choose("Use SNIKT!", "Turn Training").expect(values={"Wolverine": "12/8"})
    table.passes()
    assert "Attack with Wolverine" not in table.options()


def test_shadowcat_lets_somebody_escape_from_hand() -> None:
    table = against("Hulk", front=["Thanos"]).side(
        "Storm", hand=["Shadowcat"], back=["Beast"], resources=["Laboratory"]
    )
    table.attack("Thanos", "Storm").choose("Pass", "Use Intangible Escape", "Turn Laboratory", "Storm")
    table.expect(stunned=[], exhausted=["Thanos"])
    assert table.where("Shadowcat") == "player 2's front row"


@rulebook("power_up.4")
def test_bishop_gathers_energy_and_is_not_the_bishop_of_the_company() -> None:
    table = against("Groot", back=["*Bishop*", "Nova"], hand=["Bishop"], resources=["Laboratory"]).side("Hulk")
    assert not any(x.startswith("Power up") for x in table.options())
    table.choose("Use Nova Force Speed", "Turn Laboratory").expect(values={"*Bishop*": "4/4"})
    table = against("Wolverine", back=["*Bishop*"], resources=["Training Ground"]).side("Hulk")
    table.attack("Wolverine", "Hulk").choose("Use SNIKT!", "Turn").expect(values={"*Bishop*": "2/2"})


def test_psylocke_makes_whom_she_stuns_discard() -> None:
    table = against("Hulk", front=["Psylocke"]).side("Magneto", hand=["Loki", "Drax"], back=["Iceman"])
    table.attack("Psylocke", "Magneto").passes().choose("Loki")
    assert table.hand(1) == ["Drax"]


def test_havok_blasts_everybody_but_his_brother() -> None:
    table = against("Cyclops", front=["Havok", "Thor"], resources=["Laboratory", "Laboratory", "Laboratory"])
    table.side("Magneto", front=["Drax"])
    table.choose("Use Plasma Blast", "Turn Laboratory", "Turn Laboratory", "Turn Laboratory")
    table.expect(stunned=["Drax", "Thor"])


def test_gifted_and_talented_draws_two() -> None:
    table = against("Cyclops", hand=["Gifted and Talented"]).side("Hulk").start("build")
    table.choose("Play Gifted and Talented")
    assert len(table.hand(0)) == 2


# ------------------------------------------------------------------------------------------ Guardians


def test_drax_gains_the_health_of_whom_he_kos() -> None:
    table = against("Drax").side("Magneto", row="back", front=["Dormammu", "Abomination"])
    table.card("Dormammu", minus=4).attack("Drax", "Dormammu").passes()
    table.choose("The Destroyer", "No")  # Lethal; it stays dead
    assert table.xp(0) == 2
    table = against("Drax", resources=["Academy"]).side("Magneto", back=["Loki"])
    table.choose("Use Call Enemy", "Turn Academy", "Loki")
    assert table.where("Loki") == "player 2's front row"


def test_drax_2_grows_with_the_fallen_of_this_turn() -> None:
    table = against("Drax", level=2, resources=["Fortress"]).side("Magneto", row="back", front=["Ronan"])
    table.attack("Drax", "Ronan").passes().choose("Use Brutal Strength", "Turn Fortress")
    table.expect(values={"Drax": "8/8"})


def test_groot_2_of_legacy_grows_to_level_3() -> None:
    table = against("leg-021", level=2, hand=["Drax"], facedown=3, resources=["Fortress"]).side("Hulk")
    table.card("Groot", xp=2).start("build").choose("Place Drax face down")
    assert table.level(0) == 3
    table.expect(values={"Groot": "10/10"})
    table = against("Groot", level=3, facedown=3, resources=["Laboratory"]).side("Hulk")
    table.choose("Use I am Groot of Groot with Energy", "Turn Laboratory").expect(values={"Groot": "14/14"})


def test_groot_fights_with_his_resources() -> None:
    table = against("Groot", level=3, facedown=3, resources=["Fortress"], hand=["We Are Groot"]).side("Hulk")
    table.attack("Groot", "Hulk").choose("Use I am Groot", "Turn").expect(values={"Groot": "14/14"})
    table.choose("Pass", "Play We Are Groot", "Hulk").expect(values={"Hulk": "7/7"})


def test_charlie_27_grows_to_27() -> None:
    table = against("Groot", front=["Charlie-27"], resources=["Fortress"]).side("Hulk").card("Charlie-27", plus=2)
    table.attack("Charlie-27", "Hulk").choose("Use Jovian Strength", "Turn").expect(values={"Charlie-27": "27/27"})


def test_martinex_heats_up_and_cools_down() -> None:
    table = against("Groot", back=["Martinex"], resources=["Laboratory", "Laboratory"])
    table.side("Hulk", front=["Drax", "Ronan"]).choose("Use Heat Up", "Turn Laboratory")
    assert table.options() == ["Ronan of player 2"]
    table.choose("Ronan").expect(stunned=["Ronan"])
    table.choose("Use Cool Down", "Turn Laboratory", "Drax").expect(exhausted=["Drax"])
    table.choose("Done").decline("resource", "recruit", "formation")  # the enemy's own turn
    assert "Drax" in table.exhausted()
    table.decline("main").decline("resource", "recruit", "formation", "main")  # and mine, after which it may
    table.expect(exhausted=[])


def test_starhawk_knows_and_plays_the_top_card() -> None:
    table = against("Groot", back=["Starhawk"], facedown=3, deck=["Nova", "We Are Groot", "Rocket"]).side("Hulk")
    table.start("build").choose("Done")
    assert "Recruit Rocket into the front row" not in table.options()
    table = against("Groot", back=["Starhawk"], facedown=4, deck=["Nova", "We Are Groot", "Drax"]).side("Hulk")
    table.start("build").choose("Done", "into the front row").decline("recruit", "formation")
    table.attack("Nova", "Hulk").choose("Play We Are Groot", "Nova").expect(values={"Nova": "9/9"})
    seen = table.game.view(0)["players"][0]["known of deck"]  # type: ignore[index]
    assert seen == [(0, "Drax")]


def test_the_collector_collects_one_of_each_team_and_is_not_wounded() -> None:
    table = against("Groot", front=["The Collector"], resources=["Academy"], back=["Rocket"])
    table.side("Hulk", front=["Drax", "Thor"]).choose("Use Add to the Collection", "Turn Academy", "Drax")
    assert table.where("Drax") == "removed from the game"
    table.choose("Done")
    table.decline("resource", "recruit", "formation").attack("Thor", "The Collector").passes()
    table.expect(stunned=["The Collector"], wounds={"The Collector": 0})


def test_the_collector_leaves_those_of_a_collected_team() -> None:
    table = against("Groot", front=["The Collector"], resources=["Academy"], hand=["Academy"])
    table.side("Hulk", front=["Drax", "Thor"]).choose("Use Add to the Collection", "Turn Academy", "Drax")
    table.choose("Done").decline("resource", "recruit", "formation").decline("main")
    table.decline("resource", "recruit", "formation").choose("Use Add to the Collection", "Discard Academy")
    assert table.options() == ["Thor of player 2"]  # The Collector is a Guardian, as Drax was


# ------------------------------------------------------------------------------------------ Defenders


def test_jessica_jones_cannot_be_wounded_once_each_level() -> None:
    table = against("Jessica Jones", resources=["Fortress", "Fortress"]).side("Hulk", front=["Thanos"])
    table.attack("Jessica Jones", "Thanos").choose("Use Limited Invulnerability", "Turn").passes().choose("Yes")
    table.expect(wounds={"Jessica Jones": 0}, stunned=[])  # Tough
    table.choose("Done").decline("resource", "recruit", "formation")
    table.attack("Thanos", "Jessica Jones").choose("Pass")
    assert not any("Limited" in x for x in table.options())


def test_jessica_jones_stakes_out_enemies_that_appear() -> None:
    table = against("Hulk", hand=["Ant-Man"], facedown=1).side("Jessica Jones").start("build")
    table.choose("Done", "Recruit Ant-Man into the back row")
    assert table.xp(1) == 1


def test_jessica_jones_2_collars_a_suspect() -> None:
    table = against("Jessica Jones", level=2, resources=["Academy"]).side("Hulk", hand=["Drax", "Find Cover"])
    table.choose("Use Collar the Suspect", "Turn Academy").choose("Player 2", "Drax")
    assert (table.hand(1), table.pile(1)) == (["Find Cover"], ["Drax"])


def test_daredevil_of_legacy_learns_while_he_protects() -> None:
    table = against("Hulk").side("leg-039", level=2, back=["Iceman"])
    table.attack("Hulk", "Daredevil")
    assert table.level(1) == 3
    table = against("Hulk").side("leg-039", level=2).attack("Hulk", "Daredevil")
    assert table.level(1) == 2


def test_daredevil_3_ends_the_attacks_of_a_turn() -> None:
    table = against("Hulk", front=["Drax"]).side("Daredevil", level=3, resources=["Academy", "Training Ground"])
    table.attack("Hulk", "Daredevil").choose("Pass", "Use Savior of Hell's Kitchen", "Turn Academy", "Pass")
    table.choose("Use The Man Without Fear", "Turn Training").passes()
    table.expect(stunned=["Hulk"])  # 7 doubled
    assert "Attack with Drax" not in table.options()


def test_misty_knight_sees_a_hand_and_is_strong_in_melee() -> None:
    table = against("Hulk", hand=["Misty Knight"], facedown=1, resources=["Fortress"]).side("Magneto", hand=["Drax"])
    table.start("build").choose("Done", "Recruit Misty Knight into the front row", "Player 2")
    assert table.game.view(0)["players"][1]["hand"] == ["Drax"]  # type: ignore[index]
    table.decline("recruit", "formation").attack("Misty Knight", "Magneto").choose("Use Bionic Arm", "Turn")
    table.expect(values={"Misty Knight": "4/5"})


@rulebook("keywords.7")
def test_white_tiger_has_powers_by_her_counters() -> None:
    table = against("Hulk", front=["White Tiger"]).side("Magneto", row="back", front=["Ronan"], back=["Loki"])
    assert "Loki of player 2" not in table.choose("Attack with White Tiger").options()
    table = against("Hulk", front=["White Tiger"]).side("Magneto", row="back", front=["Ronan"], back=["Loki"])
    table.card("White Tiger", plus=1)
    assert "Loki of player 2" in table.choose("Attack with White Tiger").options()  # Leap
    keywords = ["flight", "Ferocious", "Lethal", "Leap"]
    table = against("Hulk", front=["White Tiger"]).side("Magneto").card("White Tiger", plus=3)
    seen = table.game.view(0)["players"][0]["front"][1]["keywords"]  # type: ignore[index]
    assert sorted(seen) == sorted(keywords)


def test_jessica_jones_keeps_enemies_from_intellect() -> None:
    table = against("Captain America", level=2, resources=["Academy", "Training Ground"])
    table.side("Hulk", back=["leg-043"])
    assert not any("Leader of the Avengers" in x for x in table.options())
    assert any("Avengers Assemble" in x for x in table.options())


def test_stick_teaches_daredevil_more() -> None:
    table = against("Daredevil", hand=["Stick"], facedown=4).side("Hulk").start("build")
    before = table.atk("Daredevil")
    table.choose("Done", "Recruit Stick into the back row")
    assert table.atk("Daredevil") == before + 4
    table = against("Hulk", hand=["Stick"], facedown=4).side("Magneto").start("build")
    table.choose("Done", "Recruit Stick into the back row").expect(values={"Hulk": "5/5"})


def test_reality_shift_heals() -> None:
    table = against("Daredevil", hand=["Reality Shift"]).side("Hulk").card("Daredevil", wounds=2)
    table.choose("Play Reality Shift", "Daredevil").expect(wounds={"Daredevil": 1})


# ------------------------------------------------------------------------------------------ A-Force


def test_singularity_envelops_who_is_kod() -> None:
    table = against("Singularity", front=["Ant-Man"], resources=["Laboratory"]).side("Hulk", front=["Thanos"])
    table.attack("Ant-Man", "Thanos").passes().choose("Use Envelop", "Turn Laboratory")
    assert table.hand(0) == ["Ant-Man"]


def test_singularity_finds_her_friends() -> None:
    team = ["Wasp", "Medusa", "Dazzler", "Crystal"]
    table = against("Singularity", back=team).side("Hulk").start("turn")
    assert table.level(0) == 2
    table = against("Singularity", back=team[:3]).side("Hulk").start("turn")
    assert table.level(0) == 1


def test_singularity_2_sends_an_enemy_home() -> None:
    table = against("Singularity", level=2, resources=["Academy"]).side("Hulk", front=["Drax"])
    table.choose("Use Gravity Vortex", "Turn Academy", "Drax")
    assert table.hand(1) == ["Drax"]


def test_she_hulk_2_of_legacy_leads_team_attacks() -> None:
    table = against("leg-057", level=2, front=["Medusa"], resources=["Training Ground"]).side("Hulk")
    table.choose("Use A-Force Assemble!", "Turn Training").attack("She-Hulk", "Hulk", "Medusa")
    table.choose("Keep Fighting")
    table.expect(values={"She-Hulk": "8/7", "Medusa": "4/6"})
    assert table.xp(0) == 1


def test_she_hulk_3_welcomes_two_of_a_team() -> None:
    table = against("She-Hulk", level=3, resources=["Academy"], deck=["Drax", "Thor", "Rocket", "Loki"]).side("Hulk")
    table.start("build").choose("Use Welcome to the Team", "Turn Academy")
    assert table.options() == ["Rocket", "Drax", "Done"]
    table.choose("Drax")
    assert table.options() == ["Rocket"]
    table.choose("Rocket")
    assert sorted(table.hand(0)) == ["Drax", "Rocket"]


def test_hawkeye_of_a_force_is_not_struck_back_from_afar() -> None:
    table = against("She-Hulk", back=["*Hawkeye*"]).side("Magneto", row="back", back=["Hawkeye"])
    table.attack("*Hawkeye*", "Hawkeye").passes().expect(ko={1: ["Hawkeye"]})
    table = against("She-Hulk", back=["*Hawkeye*"]).side("Magneto", level=2, row="back")
    table.attack("*Hawkeye*", "Magneto").passes().expect(stunned=[])


@rulebook("tokens.1")
def test_squirrel_girl_and_her_squirrels() -> None:
    table = against("She-Hulk", hand=["Squirrel Girl"], facedown=2).side("Hulk", front=["Thanos"]).start("build")
    table.choose("Done", "Recruit Squirrel Girl into the front row", "Yes", "Back row")
    table.expect(values={"Squirrel Girl": "3/5"})
    table.decline("recruit", "formation").attack("Squirrel Girl", "Thanos").passes().choose("Done")
    table.decline("resource", "recruit", "formation", "main").choose("Yes", "Back row")  # she recovers
    table.expect(values={"Squirrel Girl": "5/5"})
    table.decline("resource", "recruit", "formation").attack("Squirrel Girl", "Thanos").passes()  # her second wound
    table.choose("Squirrel Interrupted of Monkey Joe")
    assert table.game.view(0)["players"][0]["back"] == []  # type: ignore[index]


def test_spider_gwen_comes_out_of_the_deck() -> None:
    table = against("She-Hulk", facedown=4, deck=["Drax", "Spider-Gwen"]).side("Hulk").start("build")
    table.choose("Done", "into the back row")
    assert table.where("Spider-Gwen") == "player 1's back row"


def test_crystal_masters_the_elements_of_her_locations() -> None:
    locations = ["Laboratory", "Training Ground", "Fortress", "Academy"]
    table = against("She-Hulk", front=["Crystal"], resources=locations).side("Hulk")
    table.expect(values={"Crystal": "10/10"})
    assert table.game.view(0)["players"][0]["front"][1]["keywords"] == ["flight", "ranged"]  # type: ignore[index]
    table = against("She-Hulk", front=["Crystal"], resources=["Arcadia"]).side("Hulk")
    table.expect(values={"Crystal": "5/5"})  # a location with a team is not basic


def test_ready_for_anything_readies_everybody() -> None:
    table = against("She-Hulk", front=["Medusa"], hand=["Ready For Anything"]).side("Hulk")
    table.card("Medusa", exhausted=True).card("She-Hulk", exhausted=True)
    table.choose("Play Ready For Anything").expect(exhausted=[])
