"""The examples of the rulebook, played as they are told."""

from __future__ import annotations

from mc_env.versus.engine import values
from mc_env.versus.table import Table
from mc_env.versus.terms import STAT_DODGE, STAT_RANGED
from tests.versus.citation import rulebook


@rulebook("values.1", "values.2", "level_up.3", "terms.10")
def test_loki_levels_up_in_the_middle_of_his_modifiers() -> None:
    """Find Cover, Trickster God and a new base before Savage Surprise: base values come first, timestamps after."""
    table = (
        Table().side("Hulk").side("Loki", hand=["Find Cover", "Trickster God", "Savage Surprise"]).card("Loki", xp=3)
    )
    table.attack("Hulk", "Loki").choose("Pass").expect(values={"Loki": "1/6"})
    table.choose("Play Find Cover", "Loki").expect(values={"Loki": "1/9"})
    table.choose("Pass", "Play Trickster God", "Loki").expect(values={"Loki": "11/4"})  # 9/1, then 4/8 as base
    assert (table.level(1), table.xp(1)) == (2, 0)
    table.choose("Pass", "Play Savage Surprise", "Loki").expect(values={"Loki": "15/4"})


@rulebook("triggers.3")
def test_daredevil_does_not_learn_if_he_protects_nobody_any_more() -> None:
    def attacked(first: str) -> Table:
        table = Table().side("Bullseye", front=["def-038b"]).side("Daredevil", back=["Black Widow"])
        table.choose("Attack with Mary Walker", "Daredevil", "Done", first)
        return table

    table = attacked("Typhoid Mary").choose("Daredevil", "Black Widow").expect(ko={1: ["Black Widow"]})
    assert table.xp(1) == 0
    assert attacked("Protector of Hell's Kitchen").xp(1) == 1


@rulebook("triggers.4")
def test_condition_after_while_is_asked_only_when_a_power_triggers() -> None:
    """Wolverine stuns while he attacks alone; that he is stunned himself, and out of the combat, comes too late."""
    table = Table().side("Wolverine").side("Hulk", front=["mnb-063", "def-039"])
    table.attack("Wolverine", "Rhino").passes().expect(stunned=["Wolverine"], ko={1: ["Rhino"]})
    assert table.xp(0) == 1


@rulebook("super_power.1")
def test_bullseye_aims_only_in_the_main_phase_and_pays_twice() -> None:
    table = Table().side("Bullseye", resources=["Academy", "Academy"]).side("Hulk", front=["Thor"])
    table.choose("Use Infallible Aim", "Turn Academy", "Turn Academy", "Thor").expect(wounds={"Thor": 1}, stunned=[])
    assert table.resources(0) == ["(Academy)", "(Academy)"]
    table = Table().side("Bullseye", resources=["Academy", "Academy"]).side("Hulk").attack("Bullseye", "Hulk")
    assert not [x for x in table.options() if x.startswith("Use")]


@rulebook("super_power.2", "plot_twist.3")
def test_luke_cage_who_is_attacked_discards_a_fortress_for_his_skin() -> None:
    table = Table().side("Magneto", front=["Thanos"]).side("def-007", hand=["Fortress"])
    table.attack("Thanos", "Luke Cage").choose("Pass", "Use Impervious Skin", "Discard Fortress").passes()
    table.expect(stunned=["Luke Cage"], wounds={"Luke Cage": 0})


@rulebook("reaction.1", "reaction.4")
def test_she_hulk_objects_to_a_super_power() -> None:
    table = Table().side("Hulk", front=["Thor"], resources=["Laboratory"])
    table.side("aff-004", level=2, resources=["Academy"])
    table.choose("Use Lightning Strike", "Turn Laboratory")
    assert table.game.decision is not None
    assert (table.game.decision.kind, table.game.decision.player) == ("reaction", 1)
    table.choose("Use Rules Lawyer", "Turn Academy").expect(values={"She-Hulk": "6/6"})  # canceled: it never resolves
    assert table.game.decision is not None
    assert table.game.decision.kind == "main"
    assert "Use Lightning Strike of Thor" not in table.options()  # it has been used, and paid for
    assert table.resources(0) == ["(Laboratory)"]


@rulebook("modifiers.3")
def test_mystique_keeps_the_atk_she_took_from_venom() -> None:
    table = Table().side("Mystique", resources=["Training Ground"])
    table.side("Hulk", front=["def-043"], hand=["Savage Surprise"])
    table.attack("Mystique", "Venom").choose("Use Masquerade", "Turn Training Ground", "Venom")
    table.expect(values={"Mystique": "4/6"})
    table.choose("Play Savage Surprise", "Venom").expect(values={"Venom": "8/4", "Mystique": "4/6"})


@rulebook("modifiers.4", "terms.4")
def test_character_stays_frozen_though_iceman_loses_his_powers() -> None:
    table = Table().side("Hulk", hand=["Iceman"], facedown=3).side("Magneto", hand=["Cosmo"], facedown=3)
    table.start("build").choose("Done", "Recruit Iceman into the front row", "Magneto", "Done", "Done", "Done")
    table.choose("Done", "Recruit Cosmo into the front row", "Iceman").expect(exhausted=["Magneto"])
    assert not values.number(table.game.state, table.find("Iceman"), 1)


@rulebook("modifiers.1")
def test_groot_grows_as_soon_as_a_resource_comes() -> None:
    table = Table().side("Hulk", front=["mnb-070"], facedown=1, hand=["Academy"]).side("Magneto").start("build")
    before = table.atk("Groot")
    table.choose("Place Academy face up")
    assert table.atk("Groot") == before + 1


@rulebook("power_up.1")
def test_main_character_is_powered_up_with_its_supporting_namesake() -> None:
    table = Table().side("def-007", hand=["mnb-018"]).side("Hulk").attack("Luke Cage", "Hulk")
    table.choose("Power up Luke Cage").expect(values={"Luke Cage": "5/4"}, ko={0: ["Luke Cage"]})


@rulebook("power_up.5", "uniqueness.2")
def test_captain_marvel_is_ms_marvel_too() -> None:
    table = Table().side("Captain Marvel", hand=["Ms. Marvel"], facedown=9).side("Hulk")
    assert "Power up Captain Marvel" in table.options()
    table = Table().side("Captain Marvel", hand=["Ms. Marvel"], facedown=9).side("Hulk").start("build").choose("Done")
    assert table.options() == ["Done"]  # one person: she may not be recruited


@rulebook("recruit.2", "equipment.1", "equipment.2")
def test_ellen_recruits_two_characters_and_equips_her_main_character() -> None:
    table = (
        Table().side("Lt. Ripley", hand=["The Nostromo", "Newt", "Kane", "M41A Pulse Rifle"], facedown=3).side("Hulk")
    )
    table.start("build").choose("Place The Nostromo face up")
    assert table.game.state.points == 4
    table.choose("Recruit Newt into the front row", "Recruit Kane into the back row", "Equip Lt. Ripley with M41A")
    assert table.game.state.points == 0
    assert values.has(table.game.state, table.find("Lt. Ripley"), STAT_RANGED)


@rulebook("equipment.5", "modifiers.2")
def test_power_loader_gives_nothing_to_a_character_without_powers() -> None:
    table = Table().side("Lt. Ripley", hand=["Power Loader"], front=["Captain Dallas"], facedown=3)
    table.side("Hulk", hand=["Cosmo"], facedown=3).start("build").choose(
        "Done", "Equip Captain Dallas with Power Loader"
    )
    table.expect(values={"Captain Dallas": "7/9"}).choose("Done", "Done", "Lt. Ripley", "Done")
    table.choose("Done", "Recruit Cosmo into the front row", "Captain Dallas").expect(values={"Captain Dallas": "2/4"})


@rulebook("triggers.7")
def test_onslaught_has_powers_in_time_to_appear_with_them() -> None:
    table = Table().side("Hulk", hand=["Onslaught"], facedown=8, deck=["Academy", "mnb-010"])
    table.side("Magneto", deck=["Thor"]).start("build").choose("Done", "Recruit Onslaught into the front row")
    table.choose("Magneto")  # Black Widow's Sting, though it is Onslaught who appears
    table.expect(values={"Magneto": "1/3", "Onslaught": "8/6"})


@rulebook("copying.3")
def test_second_copy_of_shrink_has_nothing_left_to_cancel() -> None:
    table = Table().side("Hulk", front=["Ant-Man", "Wasp", "Thor"]).side("Magneto", front=["Taskmaster"])
    table.choose("Attack with Hulk", "Taskmaster", "Done")
    assert table.options() == ["Shrink of Taskmaster of player 2", "Shrink of Taskmaster of player 2 (2)"]
    table.choose("Shrink of Taskmaster of player 2", "Yes")
    assert table.game.state.combat < 0
    table.attack("Thor", "Taskmaster").passes().expect(ko={1: ["Taskmaster"]})  # the second attack is not canceled


@rulebook("copying.4")
def test_second_copy_of_mobile_moves_nobody_twice() -> None:
    table = Table().side("Hulk", front=["Taskmaster"]).side("Magneto", front=["Falcon", "Spiral"])
    move = [x for x in table.options() if x.startswith("Move")]
    assert move == ["Move Taskmaster to the back row"]
    table.choose(*move)
    assert not [x for x in table.options() if x.startswith("Move")]


@rulebook("modifiers.6")
def test_what_genetic_manipulation_gives_stays() -> None:
    table = Table().side("Hulk", front=["Mister Sinister", "Thor"], resources=["Laboratory"]).side("Magneto")
    table.choose("Use Genetic Manipulation", "Turn Laboratory", "Thor", "Dodge").choose(*["Done"] * 8)
    assert table.game.state.turns == 7
    assert values.has(table.game.state, table.find("Thor"), STAT_DODGE)


def hypnotized(grimm_xp: int = 0) -> Table:
    """Baron Mordo has hypnotized a Sister Grimm of level 2."""
    table = Table().side("leg-048", level=2, front=["Thor"], resources=["Academy"])
    table.side("aff-005", level=2, resources=["Academy"])
    return table.choose("Use Hypnotize", "Turn Academy", "Sister Grimm")


@rulebook("main_character.2", "level_up.6")
def test_sister_grimm_under_hypnosis_gains_xp_in_vain() -> None:
    table = hypnotized()
    assert table.level(1) == 1
    table.attack("Thor", "Sister Grimm").passes()
    assert (table.level(1), table.xp(1)) == (1, 1)  # Hex
    table.choose("Done").choose(*["Done"] * 4)
    assert (table.level(1), table.xp(1)) == (2, 0)


@rulebook("main_character.2")
def test_ripley_8_who_took_over_becomes_her_own_level_1() -> None:
    table = Table().side("aln-005", level=2, resources=["Earth"]).side("leg-048", level=2, resources=["Academy"])
    table.attack("Sister Ripley", "Baron Mordo").choose(
        "Use Sacrifice and Resurrection", "Turn Earth", "Front row"
    ).passes()
    assert table.game.winners is None
    assert table.game.state.title(table.game.state.mains[0]) == "Ripley #8"
    assert table.level(0) == 2
    table.choose("Done").choose("Done", "Done", "Done").choose("Use Hypnotize", "Turn Academy", "Ripley #8")
    assert table.level(0) == 1
    assert table.game.state.title(table.game.state.mains[0]) == "Ripley #8"


@rulebook("transform.1", "main_character.2")
def test_mystique_becomes_sister_grimm_and_falls_back_to_her_level_1() -> None:
    table = Table().side("leg-067", level=3, resources=["Academy", "Training Ground"], side_deck=["aff-005", "aln-005"])
    table.side("Hulk").card("Mystique", wounds=2, plus=1).choose("Use Identity Theft", "Turn Academy")
    assert [x.split(" (")[0] for x in table.options()] == [
        "Sister Grimm, level 2"
    ]  # Sister Ripley is no Marvel character
    table.choose("Sister Grimm").expect(values={"Sister Grimm": "5/6"}, wounds={"Sister Grimm": 2})
    assert table.where("Mystique") == "removed from the game"
    table.choose("Use Muzzle", "Turn Training Ground")
    assert (table.game.state.title(table.game.state.mains[0]), table.level(0)) == ("Sister Grimm", 1)
    table.expect(wounds={"Sister Grimm": 2}, values={"Sister Grimm": "3/6"})


@rulebook("power_up.4")
def test_two_hawkeyes_are_two_people() -> None:
    table = Table().side("Hulk", front=["mnb-013"], hand=["leg-059"]).side("Magneto")
    assert not [x for x in table.options() if x.startswith("Power up")]
    table = Table().side("Hulk", front=["mnb-013", "leg-059"]).side("Magneto").expect(ko={0: []})
    assert len([x for x in table.options() if "Hawkeye" in x and "Attack" in x]) == 2
