"""Cards of the Underworld."""

from __future__ import annotations

import pytest

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def underworld(main: str = "Bullseye", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


def powers(table: Table) -> list[str]:
    return [x for x in table.options() if x.startswith("Use")]


def through_build(table: Table) -> Table:
    return table.decline("resource", "recruit", "formation")


def deck_of(table: Table, player: int = 0) -> list[str]:
    """A deck, top first."""
    g = table.game.state
    return [g.title(c) for c in reversed(g.zones[player])]


def test_bullseye_wounds_and_learns_from_killing() -> None:
    table = underworld(resources=["Academy", "Academy"]).side("Hulk", front=["Ant-Man", "Drax"])
    table.choose("Use Infallible Aim", "Turn Academy", "Turn Academy", "Ant-Man").expect(ko={1: ["Ant-Man"]})
    assert table.xp(0) == 1
    table = underworld(front=["Drax"]).side("Hulk", front=["Iceman"]).attack("Drax", "Iceman").passes()
    assert table.xp(0) == 0  # it was not he
    assert underworld().side("Hulk", front=["Iceman"]).attack("Bullseye", "Iceman").passes().xp(0) == 1


def test_bullseye_2_wounds_a_main_character() -> None:
    table = underworld(level=2, resources=["Training Ground"] * 3).side("Hulk", front=["Ant-Man"])
    table.choose("Use Lovely Night", "Turn Training", "Turn Training", "Turn Training")
    assert table.options() == ["Bullseye", "Hulk of player 2"]
    table.choose("Hulk").expect(wounds={"Hulk": 1}, stunned=[])


def test_kingpin_finds_locations_and_learns_from_them() -> None:
    deck = ["Thor", "Academy", "Beast", "Fortress", "Drax", "Laboratory"]
    table = (
        underworld("Kingpin", resources=["Fortress"], hand=["Academy", "Thor"], deck=deck).side("Hulk").start("build")
    )
    table.choose("Use Expand the Empire", "Turn Fortress")
    assert table.options() == ["Fortress", "Academy"]
    table.choose("Fortress").choose("Place Fortress face up")
    assert (table.hand(0), table.xp(0)) == (["Academy", "Thor"], 1)
    assert deck_of(table)[0] == "Laboratory"
    table = underworld("Kingpin", hand=["Academy"]).side("Hulk").start("build").choose("Place Academy face down")
    assert table.xp(0) == 0  # nobody sees a location


def test_kingpin_2_pays_with_anything_as_often_as_he_can() -> None:
    table = underworld("Kingpin", level=2, resources=["Academy"], hand=["Training Ground"]).side("Hulk")
    table.choose("Use The Kingpin of Crime")
    assert table.options() == ["Turn Academy face down", "Discard Training Ground"]
    table.choose("Turn Academy", "Kingpin").choose("Use The Kingpin of Crime", "Discard", "Kingpin")
    table.expect(values={"Kingpin": "7/9"})
    assert powers(table) == []


def test_venom_takes_revenge_when_he_has_recovered() -> None:
    table = underworld("Venom", resources=["Laboratory"]).side("Hulk").card("Venom", stunned=True).start("turn")
    assert powers(table) == ["Use Revenge Bond of Venom"]
    table.choose("Use Revenge Bond", "Turn Laboratory").expect(values={"Venom": "5/5"})
    assert table.xp(0) == 1  # one or more
    table = underworld("Venom", resources=["Laboratory"]).side("Hulk").start("turn")
    assert table.game.decision is not None
    assert table.game.decision.kind == "resource"


@rulebook("keywords.13")
def test_venom_2_keeps_his_counters_while_stunned() -> None:
    table = Table().side("Hulk", front=["Thanos"]).side("Venom", level=2, resources=["Fortress"]).card("Venom", plus=2)
    table.attack("Thanos", "Venom").choose("Pass", "Use Permanent Bond", "Turn Fortress").passes()
    table.expect(stunned=["Venom"], values={"Venom": "8/8"})
    through_build(table.choose("Done")).expect(values={"Venom": "8/8"})
    assert not table.game.state.lasting  # until after his recovery phase


def test_winter_soldier_fights_with_a_bionic_arm_and_learns_in_stasis() -> None:
    table = underworld("Winter Soldier", resources=["Fortress"]).side("Magneto")
    table.attack("Winter Soldier", "Magneto").choose("Use Bionic Arm", "Turn Fortress")
    table.expect(values={"Winter Soldier": "4/6"}).passes().choose("Yes")
    assert (table.xp(0), bool(table.game.state.frozen[table.find("Winter Soldier")])) == (1, True)
    table = underworld("Winter Soldier", row="back", resources=["Fortress"]).side("Hulk", front=["Iceman"])
    table.attack("Winter Soldier", "Iceman")
    assert powers(table) == []
    table.passes().choose("No")
    assert table.xp(0) == 0


def test_winter_soldier_2_snipes_the_protected_alone() -> None:
    table = underworld("Winter Soldier", level=2, row="back", back=["Electro"], resources=["Training Ground"])
    table.side("Hulk", row="back", front=["Drax"]).choose("Use Sniper Rifle", "Turn Training Ground")
    table.choose("Attack with Winter Soldier")
    assert table.options() == ["Drax of player 2", "Hulk of player 2"]
    table.choose("Hulk")
    assert table.options() == ["Done"]


@rulebook("team_attack.3")
def test_nobody_joins_who_snipes_a_protected_character_not_even_a_flyer() -> None:
    table = underworld("Winter Soldier", level=2, row="back", back=["Hellstrom"], resources=["Training Ground"])
    table.side("Hulk", row="back", front=["Thor"], back=["Loki"]).card("Thor", exhausted=True)
    table.choose("Use Sniper Rifle", "Turn Training Ground", "Attack with Winter Soldier", "Thor")
    assert table.options() == ["Hellstrom joins", "Done"]
    table = underworld("Winter Soldier", level=2, row="back", back=["Hellstrom"], resources=["Training Ground"])
    table.side("Hulk", row="back", front=["Ronan"], back=["Loki"])
    table.choose("Use Sniper Rifle", "Turn Training Ground", "Attack with Winter Soldier", "Loki")
    assert table.options() == ["Done"]


@rulebook("keywords.13")
def test_carnage_grows_by_stunning_and_by_being_stunned() -> None:
    table = underworld(front=["Carnage"]).side("Hulk", front=["Black Widow"]).attack("Carnage", "Black Widow").passes()
    table.choose("Maximum Carnage of Carnage")
    table.expect(ko={1: ["Black Widow"]}, stunned=["Carnage"], values={"Carnage": "3/3"})
    table.choose("Done").decline("resource", "recruit", "formation").choose("Done")  # the enemy's turn
    table.expect(stunned=[], values={"Carnage": "3/3"})


def test_helmut_zemo_has_a_stranger_discarded() -> None:
    table = underworld(front=["Helmut Zemo"], resources=["Academy"])
    table.side("Hulk", hand=["Thor", "Drax", "Academy"]).choose("Use Sow Distrust", "Turn Academy", "Player 2")
    assert table.options() == ["Drax"]
    table.choose("Drax").expect(ko={1: ["Drax"]})
    assert table.game.view(0)["players"][1]["hand"] == ["Academy", "Thor"]  # type: ignore[index]


def test_electro_stuns_all_small_enemies() -> None:
    table = underworld(front=["Electro"], resources=["Laboratory"]).side(
        "Hulk", front=["Black Panther", "Captain America"]
    )
    table.choose("Use Chain Lightning", "Turn Laboratory").expect(stunned=["Black Panther"])


@pytest.mark.parametrize(("minus", "ko"), [(1, []), (0, ["Mary Walker"])])
def test_bloody_mary_is_not_struck_by_the_weakened(minus: int, ko: list[str]) -> None:
    table = underworld(front=["def-038a"]).side("Hulk", front=["Drax"]).card("Drax", minus=minus)
    table.attack("Mary Walker", "Drax").passes().expect(ko={0: ko})


def test_typhoid_mary_weakens_up_to_two_enemies() -> None:
    table = (
        underworld(front=["def-038b"]).side("Hulk", front=["Drax", "Beast"]).choose("Attack with Mary Walker", "Drax")
    )
    table.choose("Done")
    assert table.options() == ["Hulk of player 2", "Drax of player 2", "Beast of player 2", "Done"]
    table.choose("Drax", "Beast").expect(values={"Drax": "5/5", "Beast": "4/1"})


@pytest.mark.parametrize(("minus", "ko"), [(1, []), (0, ["Mary Walker"])])
def test_innocent_mary_is_not_struck_by_the_weakened(minus: int, ko: list[str]) -> None:
    table = Table().side("Hulk", front=["Thanos"]).side("Bullseye", front=["def-038c"]).card("Thanos", minus=minus)
    table.attack("Thanos", "Mary Walker").passes().expect(ko={1: ko})


@rulebook("copying.1")
def test_mary_walker_has_the_powers_of_the_others_that_died() -> None:
    table = underworld(front=["def-038d"], ko=["def-038b", "Thor"]).side("Hulk", front=["Drax"])
    table.choose("Attack with Mary Walker", "Drax", "Done", "Drax").expect(values={"Drax": "5/5"})


def test_rhino_is_angry_and_stupid() -> None:
    table = underworld(front=["Rhino", "Electro"]).side("Hulk", front=["Drax"], resources=["Academy"])
    assert [x for x in table.options() if x.startswith("Attack")] == ["Attack with Rhino"]
    table.choose("Attack with Rhino", "Hulk")
    assert table.options() == ["Bullseye joins", "Electro joins", "Done"]
    table.choose("Done", "Yes", "Turn Academy").expect(ko={0: ["Rhino"]})
    assert [x for x in table.options() if x.startswith("Attack")] == ["Attack with Bullseye", "Attack with Electro"]


def test_rhino_is_not_stopped_by_a_location_of_his_own_team() -> None:
    table = underworld(front=["Rhino"]).side("Hulk", resources=["Fisk Tower"]).attack("Rhino", "Hulk")
    assert table.options() == ["Pass"]


def test_hellstrom_heals_when_powered_up() -> None:
    table = underworld(front=["Hellstrom"], hand=["Hellstrom"]).side("Hulk").card("Hellstrom", wounds=1)
    table.choose("Power up Hellstrom").expect(wounds={"Hellstrom": 0}, values={"Hellstrom": "4/4"})


def test_winter_soldier_comes_into_the_fray() -> None:
    table = Table().side("Hulk", back=["Winter Soldier"], resources=["Training Ground"]).side("Magneto")
    table.card("Winter Soldier", exhausted=True).choose("Use Into the Fray", "Turn Training Ground").expect(
        exhausted=[]
    )
    assert table.where("Winter Soldier") == "player 1's front row"
    table = Table().side("Hulk", front=["Winter Soldier"], resources=["Training Ground"]).side("Magneto")
    assert powers(table) == []


def test_modok_calculates_the_top_of_his_deck() -> None:
    deck = ["Thor", "Beast", "Drax", "Academy", "Fortress"]
    table = underworld(front=["M.O.D.O.K."], deck=deck).side("Hulk").start("turn")
    assert table.options() == ["Academy", "Drax", "Beast", "Thor"]
    table.choose("Academy", "Thor", "Beast", "Drax")
    assert table.hand(0) == ["Drax", "Beast"]  # the last one picked lay on top
    assert deck_of(table) == ["Fortress", "Academy", "Thor"]


def test_venom_grows_stronger_and_keeps_it() -> None:
    table = underworld(front=["Venom"], resources=["Fortress"]).side("Hulk", front=["Thanos"])
    table.choose("Use Symbiote Strength", "Turn Fortress").expect(values={"Venom": "6/6"})
    table.attack("Venom", "Thanos").passes().expect(stunned=["Venom"], values={"Venom": "6/6"})


def test_bullseye_throws_his_strength_away() -> None:
    table = Table().side("Hulk", front=["Bullseye"], resources=["Training Ground"]).side("Magneto", front=["Ant-Man"])
    assert powers(table) == []
    table = Table().side("Hulk", front=["Bullseye"], resources=["Training Ground"]).side("Magneto", front=["Ant-Man"])
    table.card("Bullseye", plus=1).choose("Use Improvised Weapon", "Turn Training Ground", "Ant-Man")
    table.expect(values={"Bullseye": "6/4"}, ko={1: ["Ant-Man"]})


def brainwashed() -> Table:
    table = underworld(front=["Purple Man"], resources=["Academy"], row="back").side("Hulk", front=["Beast", "Thanos"])
    return table.choose("Use Brainwash", "Turn Academy", "Beast")


def test_purple_man_brainwashes_until_he_is_stunned() -> None:
    table = brainwashed().expect(exhausted=["Beast"])
    assert table.where("Beast") == "player 1's back row"
    through_build(table.choose("Done")).attack("Thanos", "Purple Man").passes().expect(ko={0: ["Purple Man"]})
    assert table.where("Beast") == "player 2's back row"


def test_purple_man_keeps_nobody_who_is_not_on_his_side_any_more() -> None:
    table = brainwashed()
    g = table.game.state
    assert [g.title(c) for e in g.lasting.values() for c in e.scope.slots[0]] == ["Beast"]  # type: ignore[union-attr]


def test_baron_mordo_kills_the_stunned() -> None:
    table = (
        Table().side("Hulk", back=["Baron Mordo"], resources=["Laboratory"]).side("Magneto", front=["Drax", "Beast"])
    )
    table.card("Drax", stunned=True).choose("Use Black Magic", "Turn Laboratory", "Drax").expect(ko={1: ["Drax"]})


@rulebook("main_character.3")
def test_kingpin_takes_over_with_two_of_his_people() -> None:
    table = underworld("Bullseye", front=["Kingpin", "Electro"], resources=["Fortress"]).side("Hulk")
    table.choose("Use Underworld Boss", "Turn Fortress")
    g = table.game.state
    assert (g.title(g.mains[0]), g.ctype[table.find("Bullseye")]) == ("Kingpin", 1)
    table = underworld("Storm", front=["Kingpin", "Electro"], resources=["Fortress"]).side("Hulk")
    assert powers(table) == []


def test_blackheart_is_made_of_evil() -> None:
    table = underworld(front=["Blackheart"], ko=["Electro", "Thanos", "Thor", "Academy"]).side("Hulk").start()
    table.expect(values={"Blackheart": "6/6"})


def test_fair_and_balanced() -> None:
    table = underworld(hand=["Fair and Balanced"]).side("Hulk").choose("Play Fair", "Bullseye", "Hulk")
    table.expect(values={"Bullseye": "4/5", "Hulk": "2/2"})


def test_pain_and_suffering_weaken_somebody_in_the_combat() -> None:
    table = underworld(hand=["Pain and Suffering"]).side("Hulk", level=2, front=["Drax"]).attack("Bullseye", "Drax")
    table.choose("Play Pain and Suffering", "Drax").expect(values={"Drax": "6/4"})


@rulebook("stun.12")
def test_play_dead_dazes_an_own_defender() -> None:
    table = Table().side("Hulk").side("Bullseye", front=["Electro"], hand=["Play Dead"]).attack("Hulk", "Electro")
    table.choose("Pass", "Play Dead", "Electro").expect(stunned=["Electro"], wounds={"Electro": 0})


def test_fisk_tower_pays_for_the_underworld() -> None:
    table = underworld(front=["Electro", "Nova"], resources=["Fisk Tower"]).side("Hulk", front=["Ant-Man"])
    assert powers(table) == ["Use Chain Lightning of Electro"]
