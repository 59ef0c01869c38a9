"""Cards of A-Force, and of their set without a team."""

from __future__ import annotations

import pytest

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def a_force(main: str = "She-Hulk", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


def powers(table: Table) -> list[str]:
    return [x for x in table.options() if x.startswith("Use")]


@rulebook("power_up.5")
def test_captain_marvel_absorbs_energy_and_is_ms_marvel_too() -> None:
    table = a_force("Captain Marvel", back=["Hawkeye", "Dazzler"], resources=["Laboratory"], hand=["Ms. Marvel"])
    table.side("Hulk").choose("Use Energy Absorption", "Turn Laboratory").expect(values={"Captain Marvel": "4/6"})
    table.choose("Power up Captain Marvel").expect(values={"Captain Marvel": "5/7"})
    assert (
        a_force("Captain Marvel").side("Hulk", front=["Iceman"]).attack("Captain Marvel", "Iceman").passes().xp(0) == 1
    )


def test_captain_marvel_2_blasts_with_her_counters() -> None:
    table = a_force("Captain Marvel", level=2, resources=["Training Ground"]).side("Hulk", front=["Drax"])
    table.card("Captain Marvel", plus=4).choose("Use Photonic Blast", "Turn Training", "Drax")
    table.expect(values={"Drax": "2/2"})


def test_she_hulk_assembles_the_next_team_attack() -> None:
    table = a_force(front=["Wasp", "Dazzler", "Titania"], resources=["Training Ground"]).side("Hulk", front=["Drax"])
    table.choose("Use A-Force Assemble!", "Turn Training").attack("Dazzler", "Hulk").passes()
    table.expect(values={"Dazzler": "3/7"}).attack("She-Hulk", "Drax", "Wasp")
    table.choose("the next time of She-Hulk").expect(values={"She-Hulk": "4/5", "Wasp": "2/3", "Dazzler": "3/7"})
    assert table.xp(0) == 1  # one of the two attacks was a team attack


@rulebook("reaction.1")
def test_she_hulk_2_objects() -> None:
    table = Table().side("Hulk", front=["Thor"], resources=["Laboratory"]).side("She-Hulk", level=2, hand=["Academy"])
    table.choose("Use Lightning Strike", "Turn Laboratory")
    assert table.options() == ["Use Rules Lawyer of She-Hulk", "Pass"]
    table.choose("Use Rules Lawyer", "Discard Academy").expect(values={"She-Hulk": "6/6"})
    assert table.resources(0) == ["(Laboratory)"]  # it stays paid


@pytest.mark.parametrize(("player", "level"), [(0, 2), (1, 1)])
def test_sister_grimm_learns_from_blood_on_enemy_turns(player: int, level: int) -> None:
    table = Table().side("Hulk", front=["Thanos"]).side("Sister Grimm").start("main", player=player)
    table.attack(*(("Thanos", "Sister Grimm") if player == 0 else ("Sister Grimm", "Thanos"))).passes()
    table.expect(stunned=["Sister Grimm"])
    assert table.level(1) == level


def test_sister_grimm_2_muzzles_everybody_until_after_her_next_turn() -> None:
    table = a_force("Sister Grimm", level=2, front=["Beast"], resources=["Training Ground"]).side("Hulk")
    table.card("Beast", stunned=True).choose("Use Muzzle", "Turn Training")
    assert table.level(0) == 1
    build = ("resource", "recruit", "formation")
    table.choose("Done").decline(*build)
    assert table.options() == ["Done"]  # nobody to attack, not even Beast
    table.choose("Done").decline(*build).choose("Done").decline(*build)
    assert table.options() == ["Attack with Hulk", "Done"]


def test_sister_grimm_2_bounces_up_to_two_supporting_characters() -> None:
    table = a_force("Sister Grimm", level=2, front=["Beast"], resources=["Laboratory"]).side(
        "Hulk", front=["Drax", "Thor"]
    )
    table.choose("Use Bounce House", "Turn Laboratory", "Beast", "Thor")
    assert (table.hand(0), table.hand(1), table.level(0)) == (["Beast"], ["Thor"], 1)


@rulebook("reaction.2")
def test_sister_grimm_2_opens_sesame_once_a_game() -> None:
    table = a_force("Sister Grimm", level=2, resources=["Academy", "Academy", "Fortress"]).side(
        "Hulk", front=["Thanos"]
    )
    table.choose("Use Open Sesame", "Turn Academy")
    assert (len(table.hand(0)), table.level(0)) == (3, 1)
    build = ("resource", "recruit", "formation")
    table.choose("Done").decline(*build).attack("Thanos", "Sister Grimm").passes()
    assert table.level(0) == 2
    table.choose("Done").decline(*build)
    assert powers(table) == ["Use Caffeine Injection of Sister Grimm"]


def test_sister_grimm_2_injects_caffeine() -> None:
    table = a_force("Sister Grimm", level=2, front=["Wasp"], resources=["Fortress"]).side("Hulk")
    table.choose("Use Caffeine Injection", "Turn Fortress", "Wasp").expect(values={"Wasp": "5/6"})
    assert table.level(0) == 1


def test_phoenix_heals_and_learns_among_twenty() -> None:
    table = a_force("Phoenix", front=["Drax"], resources=["Academy"]).side("Hulk").card("Drax", wounds=1)
    table.choose("Use Life Incarnate", "Turn Academy", "Drax").expect(wounds={"Drax": 0})
    for in_piles, level in ((18, 2), (17, 1)):
        table = a_force("Phoenix", front=["Drax"], hand=["Carnage"], facedown=1).side("Hulk", ko=["Beast"] * in_piles)
        table.start("build").choose("Done", "Recruit Carnage into the front row")
        assert table.level(0) == level
        if level == 1:
            assert table.xp(0) == 0


def test_phoenix_2_resurrects() -> None:
    table = a_force("Phoenix", level=2, resources=["Laboratory"], ko=["Academy", "Thor"]).side("Hulk")
    table.choose("Use Resurrect", "Turn Laboratory")
    assert table.options() == ["Thor"]
    table.choose("Thor", "Back row")
    assert table.where("Thor") == "player 1's back row"


def test_wasp_stings_and_shrinks() -> None:
    table = a_force(hand=["Wasp"], facedown=1).side("Hulk").start("build").choose("Done", "Recruit Wasp into the back")
    table.choose("Hulk").expect(values={"Hulk": "2/2"})
    table = Table().side("Hulk").side("She-Hulk", front=["Wasp"]).attack("Hulk", "Wasp").choose("Yes")
    table.expect(exhausted=["Hulk"], ko={1: []})


def test_sister_grimm_plays_a_plot_twist_from_the_deck() -> None:
    deck = ["Think Again", "Thor", "Find Cover", "Stark Tech", "Cat Fight", "Savage Surprise"]
    table = (
        Table()
        .side("Hulk")
        .side("She-Hulk", back=["Sister Grimm"], resources=["Academy"], deck=deck, ko=["Find Cover"])
    )
    table.attack("Hulk", "She-Hulk").choose("Pass", "Use The Staff of One", "Turn Academy")
    assert table.options() == ["Savage Surprise", "Done"]  # no team for the others, and no second Find Cover
    table.choose("Savage Surprise", "She-Hulk").expect(
        values={"She-Hulk": "7/4"}, ko={1: ["Find Cover", "Savage Surprise"]}
    )


def test_pixie_hallucinates_somebody_for_a_turn() -> None:
    deck = ["Academy", "Pixie", "Thor", "Drax"]
    table = a_force(front=["Pixie"], resources=["Laboratory"], deck=deck).side("Hulk")
    table.choose("Use Hallucinogenic Dust", "Turn Laboratory", "Front row")
    assert (table.where("Thor"), table.where("Academy")) == ("player 1's front row", "player 1's deck")
    table.choose("Done").expect(ko={0: ["Thor"]})


def test_spider_woman_blasts_with_venom_in_melee() -> None:
    table = a_force(front=["Spider-Woman"], resources=["Training Ground"]).side("Hulk", front=["Beast", "Drax"])
    table.attack("Spider-Woman", "Drax").choose("Use Venom Blast", "Turn Training", "Drax").expect(
        values={"Drax": "6/3"}
    )
    table.passes().expect(stunned=["Drax"])


def test_meggan_feels_with_the_others() -> None:
    table = a_force(front=["Meggan", "Drax"], resources=["Fortress"]).side("Hulk").card("Hulk", plus=3)
    table.card("Drax", plus=2).card("She-Hulk", plus=1).choose("Use Empathic Metamorph", "Turn Fortress")
    table.expect(values={"Meggan": "5/5"})


def test_medusa_holds_somebody_until_she_is_stunned() -> None:
    table = a_force(front=["Medusa"], resources=["Training Ground"]).side("Hulk", front=["Thanos", "Drax"])
    table.choose("Use Prehensile Hair", "Turn Training", "Drax").expect(exhausted=["Drax"]).choose("Done")
    table.decline("resource", "recruit").expect(exhausted=["Drax"])
    assert table.options() == ["Move Hulk to the back row", "Move Thanos to the back row", "Done"]
    table.choose("Done").attack("Thanos", "Medusa").passes().choose("Done")
    table.decline("resource", "recruit", "formation").choose("Done").expect(exhausted=[])


@rulebook("keywords.4")
def test_medusa_grabs_who_flies_over_her() -> None:
    table = Table().side("Storm").side("She-Hulk", row="back", front=["Medusa"]).choose("Attack with Storm")
    assert table.options() == ["Medusa of player 2"]


@rulebook("terms.1")
def test_singularity_takes_others_away_until_the_next_turn() -> None:
    table = a_force(front=["Singularity", "Wasp", "Drax"]).side("Hulk", front=["Thanos"]).card("Drax", plus=2, wounds=1)
    table.choose("Done", "She-Hulk", "Drax")
    assert table.where("Drax") == table.where("She-Hulk") == "removed from the game"
    assert table.game.winners is None
    table.decline("resource", "recruit", "formation").choose("Done", "Front row", "Back row")
    table.expect(values={"Drax": "8/8"}, wounds={"Drax": 1})
    assert table.where("Drax") == "player 1's back row"
    table = a_force(front=["Singularity", "Wasp"]).side("Hulk", front=["Thanos"]).choose("Done", "Wasp")
    table.decline("target", "resource", "recruit", "formation").attack("Thanos", "Singularity").passes()
    table.choose("Front row", "Hulk").expect(
        ko={0: ["Singularity"]}, values={"Hulk": "2/2"}
    )  # Wasp appears: she stings


def test_counters_that_mister_hyde_comes_back_with_cancel_those_he_kept() -> None:
    table = a_force(front=["Singularity", "Mister Hyde"]).side("Hulk").card("Mister Hyde", plus=1, minus=0)
    table.choose("Done", "Mister Hyde").decline("target", "resource", "recruit", "formation")
    table.choose("Done", "Front row").expect(values={"Mister Hyde": "6/6"})
    counters = table.game.state.plus, table.game.state.minus
    assert [column[table.find("Mister Hyde")] for column in counters] == [0, 4]


@rulebook("stun.12")
def test_dazzler_dazes() -> None:
    table = a_force(front=["Dazzler"], resources=["Laboratory"]).side("Hulk", front=["Iceman"])
    table.choose("Use Dazzle", "Turn Laboratory", "Iceman").expect(stunned=["Iceman"], wounds={"Iceman": 0})


def test_she_hulk_commands_attacking_heroines_from_anywhere() -> None:
    table = Table().side("Captain Marvel", front=["Wasp"], back=["She-Hulk"], resources=["Fortress"]).side("Hulk")
    table.attack("Captain Marvel", "Hulk", "Wasp").choose("Use Baroness of Arcadia", "Turn Fortress")
    table.expect(values={"Captain Marvel": "4/6", "Wasp": "3/4", "She-Hulk": "5/5"})
    table = Table().side("Hulk").side("Captain Marvel", front=["She-Hulk"], resources=["Fortress"])
    table.attack("Hulk", "She-Hulk").choose("Pass")
    assert table.options() == ["Pass"]  # only on her player's turn


def test_spectrum_takes_energy_when_she_appears_or_recovers() -> None:
    table = a_force(hand=["Spectrum"], resources=["Laboratory", "Arcadia", "Academy"], facedown=3)
    table.side("Hulk", resources=["Laboratory"]).start("build").choose("Done", "Recruit Spectrum into the front row")
    table.expect(values={"Spectrum": "6/6"})
    table = a_force(front=["Spectrum"], resources=["Laboratory"]).side("Hulk").card("Spectrum", stunned=True)
    table.start("turn").expect(values={"Spectrum": "5/5"})


@rulebook("keywords.14")
def test_miss_america_is_tough() -> None:
    table = a_force(front=["Miss America"]).side("Hulk", front=["Thanos"]).attack("Miss America", "Thanos").passes()
    table.choose("Yes").expect(stunned=[], exhausted=["Miss America"], wounds={"Miss America": 1})


def test_loki_draws_once_a_turn_and_deserts_to_the_strongest() -> None:
    table = a_force(front=["aff-020"], hand=["She-Hulk", "She-Hulk"]).side("Hulk").choose("Power up She-Hulk")
    assert len(table.hand(0)) == 4
    table.choose("Power up She-Hulk")
    assert len(table.hand(0)) == 3
    table = a_force(front=["aff-020"]).side("Hulk", front=["Thanos"]).start("turn")
    assert table.where("Loki") == "player 2's back row"
    table = a_force(front=["aff-020"]).side("Hulk", front=["Thanos"]).card("Thanos", stunned=True).start("turn")
    assert table.where("Loki") == "player 1's front row"


def test_loki_goes_to_one_of_several_who_are_stronger() -> None:
    table = Table("free_for_all").side("She-Hulk", front=["aff-020"]).side("Hulk", front=["Thanos"])
    table.side("Storm", front=["Thanos"]).start("turn").choose("Player 3")
    assert table.where("Loki") == "player 3's back row"


def test_medusa_holds_somebody_against_being_taken() -> None:
    table = Table().side("Storm", front=["Medusa", "Professor X"], resources=["Training Ground", "Academy"])
    table.side("Hulk", front=["Drax"]).choose("Use Prehensile Hair", "Turn Training", "Drax")
    assert not any("Mind Control" in x for x in table.options())


@rulebook("copying.1")
def test_rogue_absorbs_powers_of_whom_she_kos() -> None:
    table = a_force(front=["Rogue"], resources=["Laboratory"]).side("Hulk", front=["Nova", "Iceman"])
    table.attack("Rogue", "Nova").passes().expect(ko={1: ["Nova"]}, exhausted=["Rogue"])
    table.choose("Use Nova Force Speed of Rogue", "Turn Laboratory").expect(exhausted=[])


def test_rogue_loses_counters_with_the_symbiosis_that_she_had_absorbed() -> None:
    table = Table().side("She-Hulk", front=["Rogue"], resources=["Fortress"]).side("Hulk", front=["Venom", "Thanos"])
    table.card("Venom", wounds=1).attack("Rogue", "Venom").passes().choose("Use Symbiote Strength", "Turn Fortress")
    table.expect(values={"Rogue": "8/8"}).choose("Done").decline("resource", "recruit", "formation")
    table.attack("Thanos", "Rogue").passes().expect(stunned=["Rogue"], values={"Rogue": "6/6"})


def test_phoenix_shields_the_defender_as_often_as_she_likes() -> None:
    table = Table().side("Hulk", front=["Thanos"]).side("She-Hulk", back=["Phoenix"], resources=["Academy", "Academy"])
    table.attack("Thanos", "She-Hulk").choose("Pass", "Use Teke Shield", "Turn Academy", "She-Hulk").choose("Pass")
    assert powers(table) == ["Use Teke Shield of Phoenix"]
    table.passes().expect(stunned=[])


def test_heroines_of_arcadia_help_a_team_attack() -> None:
    table = a_force(front=["Wasp"], hand=["Heroines of Arcadia"]).side("Hulk").attack("She-Hulk", "Hulk", "Wasp")
    table.choose("Play Heroines of Arcadia").expect(values={"She-Hulk": "6/4", "Wasp": "4/2", "Hulk": "3/3"})
    table = a_force(hand=["Heroines of Arcadia"]).side("Hulk").attack("She-Hulk", "Hulk")
    assert table.options() == ["Pass"]


def test_you_wont_like_her_when_she_defends() -> None:
    table = Table().side("Hulk").side("She-Hulk", hand=["You Won't Like Her When She's Angry"])
    table.attack("Hulk", "She-Hulk").choose("Pass", "Play You Won't", "She-Hulk").expect(values={"She-Hulk": "5/6"})


@pytest.mark.parametrize("combat", [False, True])
def test_build_a_better_world_turns_a_basic_location_up(combat: bool) -> None:
    table = a_force(hand=["Build a Better World"], resources=["Academy", "Arcadia"]).side("Hulk")
    for name in ("Academy", "Arcadia"):
        table._state.facedown[table.find(name)] = 1
    table.start()
    if combat:
        table.attack("She-Hulk", "Hulk")
    table.choose("Play Build a Better World")
    assert table.options() == ["Academy"]
    table.choose("Academy")
    assert table.resources(0) == ["Academy", "(Arcadia)"]


def test_arcadia_pays_for_a_force() -> None:
    table = a_force(front=["Dazzler", "Nova"], resources=["Arcadia"]).side("Hulk", front=["Iceman"])
    assert powers(table) == ["Use A-Force Assemble! of She-Hulk", "Use Dazzle of Dazzler"]


@rulebook("terms.11")
def test_main_strength_helps_the_own_main_character_in_the_combat() -> None:
    table = a_force(hand=["Main Strength"]).side("Hulk").attack("She-Hulk", "Hulk").choose("Play Main Strength")
    assert table.options() == ["She-Hulk"]
    table.choose("She-Hulk").expect(values={"She-Hulk": "5/4"})
    table = a_force(front=["Wasp"], hand=["Main Strength"]).side("Hulk").attack("Wasp", "Hulk")
    assert table.options() == ["Pass"]
