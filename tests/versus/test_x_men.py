"""Cards of the X-Men."""

from __future__ import annotations

from mc_env.versus.engine import values
from mc_env.versus.table import Table
from mc_env.versus.terms import STAT_FEROCIOUS, STAT_LEADER
from tests.versus.citation import rulebook


def x_men(main: str = "Storm", **more: object) -> Table:
    return Table().side(main, **more)  # type: ignore[arg-type]


def test_storm_divides_two_counters_and_learns_from_super_powers() -> None:
    table = x_men(resources=["Laboratory"]).side("Hulk", front=["Ultron", "Drax"])
    table.choose("Use Lightning Storm", "Turn Laboratory", "Ultron", "Drax")
    table.expect(ko={1: ["Ultron"]}, values={"Drax": "5/5"})
    assert table.xp(0) == 1


def test_storm_2_lets_everybody_fly() -> None:
    table = x_men(level=2, front=["Beast"], resources=["Training Ground"]).side("Hulk", row="back", front=["Red Skull"])
    table.choose("Use Wind Storm", "Turn Training Ground", "Attack with Beast")
    assert table.options() == ["Red Skull of player 2", "Hulk of player 2"]


def test_wolverine_has_claws_and_learns_from_solo_attacks() -> None:
    table = x_men("Wolverine", resources=["Training Ground"]).side("Hulk", front=["Drax"])
    table.attack("Wolverine", "Drax").choose("Use SNIKT!", "Turn Training Ground").passes()
    table.expect(stunned=["Drax", "Wolverine"])
    assert table.xp(0) == 1


def test_wolverine_2_heals() -> None:
    table = x_men("Wolverine", level=2, resources=["Fortress"]).side("Hulk").card("Wolverine", wounds=2)
    table.choose("Use Healing Factor", "Turn Fortress").expect(wounds={"Wolverine": 1})


def test_professor_x_finds_a_character_and_learns_from_peace() -> None:
    deck = ["Think Again", "Academy", "Beast", "Thor", "Fortress", "Ant-Man"]
    table = x_men("Professor X", resources=["Laboratory"], deck=deck).side("Hulk").start("build")
    table.choose("Use Cerebro", "Turn Laboratory")
    assert table.options() == ["Thor", "Beast"]
    table.choose("Beast")
    assert table.hand(0) == ["Beast"]
    top = table.game.state.zones[0][-1]
    assert table.game.state.title(top) == "Ant-Man"
    table.choose("Done", "Done", "Done", "Done")
    assert table.xp(0) == 1


def test_professor_x_2_dominates_an_enemy_for_a_turn() -> None:
    table = (
        x_men("Professor X", level=2, resources=["Academy"]).side("Hulk", front=["Thor"]).card("Thor", exhausted=True)
    )
    table.choose("Use Mental Domination", "Turn Academy", "Thor", "Front row").attack("Thor", "Hulk").passes()
    table.expect(stunned=["Hulk"]).choose("Done")
    assert table.where("Thor") == "player 2's front row"


def test_iceman_freezes_until_the_turn_after_next() -> None:
    table = x_men(hand=["Iceman"], facedown=1).side("Hulk", front=["Thor"]).start("build")
    table.choose("Done", "Recruit Iceman into the back row", "Thor").expect(exhausted=["Thor"])
    table.choose("Done", "Done", "Done")
    table.expect(exhausted=["Thor"])
    table.choose("Done", "Done", "Done", "Done")  # player 2 is done, too
    table.choose("Done", "Done", "Done", "Done").expect(exhausted=[])


def test_magik_takes_a_friend_to_limbo() -> None:
    table = x_men(front=["Magik", "Beast"], resources=["Academy"]).side("Hulk")
    table.choose("Use Teleport to Limbo", "Turn Academy", "Beast")
    assert sorted(table.hand(0)) == ["Beast", "Magik"]


def test_cyclops_moves_a_teammate() -> None:
    table = x_men(front=["Cyclops", "Beast"], resources=["Training Ground"]).side("Hulk")
    table.choose("Use Battle Tactics", "Turn Training Ground", "Beast")
    assert table.where("Beast") == "player 1's back row"


def test_deadpool_attacks_with_any_main_character_and_comes_back() -> None:
    table = x_men("Hulk", front=["Deadpool", "Beast"]).side("Magneto")
    table.choose("Attack with Deadpool", "Magneto")
    assert table.options() == ["Hulk joins", "Beast joins", "Done"]
    table = x_men(ko=["Deadpool"], resources=["Fortress"]).side("Hulk").start("build")
    table.choose("Use Can't Keep a Bad Man Down", "Turn Fortress", "Front row")
    assert table.where("Deadpool") == "player 1's front row"


def test_namor_is_not_struck_back_from_the_back_row() -> None:
    table = x_men(front=["Namor"]).side("Hulk", level=2, row="back", front=["Red Skull"])
    table.attack("Namor", "Hulk").passes().expect(stunned=[])


def test_storm_rains_on_every_enemy() -> None:
    table = x_men("Hulk", front=["Storm"], resources=["Laboratory"]).side("Magneto", front=["Ultron"], back=["Loki"])
    table.choose("Use Thunder Storm", "Turn Laboratory").expect(
        ko={1: ["Ultron"]}, values={"Loki": "6/7", "Magneto": "1/3"}
    )


def test_beast_may_draw_when_the_turn_begins() -> None:
    table = x_men(front=["Beast"]).side("Hulk").start("turn").choose("No")
    assert len(table.hand(0)) == 2
    table = x_men(front=["Beast"]).side("Hulk").card("Beast", stunned=True).start("turn")
    assert table.game.decision is not None
    assert table.game.decision.kind == "resource"


def test_wolverine_regenerates_and_goes_berserk() -> None:
    table = x_men(front=["Wolverine"]).side("Hulk").card("Wolverine", wounds=1).start("turn")
    table.expect(wounds={"Wolverine": 0}).choose("Done", "Done", "Done").attack("Wolverine", "Hulk")
    table.expect(values={"Wolverine": "6/6"})


def test_colossus_tosses_a_friend_and_turns_to_steel() -> None:
    table = x_men(hand=["Colossus"], front=["Beast"], facedown=6).side("Hulk", row="back", front=["Red Skull"])
    table.start("build").choose(
        "Done", "Recruit Colossus into the front row", "Beast", "Done", "Done", "Attack with Beast"
    )
    assert "Hulk of player 2" in table.options()
    table = x_men(front=["Colossus"], resources=["Fortress"]).side("Hulk")
    table.attack("Colossus", "Hulk").choose("Use Organic Steel", "Turn Fortress").expect(values={"Colossus": "12/12"})


def test_emma_frost_may_change_a_hand() -> None:
    table = x_men(hand=["Emma Frost"], facedown=6).side("Hulk", hand=["Thor", "Beast"]).start("build")
    table.choose("Done", "Recruit Emma Frost into the back row", "Yes", "Player 2").expect(ko={1: ["Thor", "Beast"]})
    assert len(table.hand(1)) == 2


def test_professor_x_controls_supporting_characters_only() -> None:
    table = x_men("Storm", front=["Professor X"], resources=["Academy"]).side("Hulk", front=["Thor"])
    table.choose("Use Mind Control", "Turn Academy", "Thor", "Back row")
    assert table.where("Thor") == "player 1's back row"


def test_x_factor_readies_a_character() -> None:
    table = x_men(hand=["X-Factor"]).side("Hulk").card("Storm", exhausted=True)
    table.choose("Play X-Factor", "Storm").expect(exhausted=[])


def test_squad_tactics_strengthens_those_in_the_combat() -> None:
    table = x_men(front=["Beast", "Wolverine"], hand=["Squad Tactics"]).side("Hulk")
    table.attack("Beast", "Hulk").choose("Play Squad Tactics").expect(values={"Beast": "6/3", "Wolverine": "5/5"})


def test_uncanny_defense_replaces_the_defender() -> None:
    table = (
        Table()
        .side("Magneto", front=["Thanos"])
        .side("Storm", front=["Beast"], back=["Colossus"], hand=["Uncanny Defense"])
    )
    table.attack("Thanos", "Beast").choose("Pass", "Play Uncanny Defense")
    assert table.options() == ["Storm", "Colossus"]
    table.choose("Colossus").passes().expect(ko={1: ["Uncanny Defense", "Colossus"]})
    assert table.where("Beast") == "player 2's back row"


def test_school_for_gifted_youngsters_pays_for_x_men() -> None:
    table = x_men(front=["Thor"], resources=["School for Gifted Youngsters"]).side("Hulk")
    assert [x for x in table.options() if x.startswith("Use")] == ["Use Lightning Storm of Storm"]


def test_deadpool_makes_his_side_lethal() -> None:
    table = x_men("Deadpool", front=["Beast"], resources=["Training Ground"]).side("Hulk", front=["Black Panther"])
    table.choose("Use Merc with a Mouth", "Turn Training Ground")
    table.attack("Beast", "Black Panther").passes().expect(ko={1: ["Black Panther"]})


def test_deadpool_gains_xp_as_his_turn_ends_with_all_enemies_stunned() -> None:
    table = x_men("Deadpool").side("Hulk").card("Hulk", stunned=True).choose("Done")
    assert table.xp(0) == 1
    assert x_men("Deadpool").side("Hulk").choose("Done").xp(0) == 0


def deadpool_2() -> Table:
    return x_men("Deadpool", level=2, front=["Beast"], resources=["Academy"])


def test_deadpool_2_attacks_a_player_whose_characters_are_all_stunned() -> None:
    table = deadpool_2().side("Hulk").card("Hulk", stunned=True)
    assert not [x for x in table.options() if x.startswith("Attack")]
    table.choose("Use Oh, there's someone! Hi there!", "Turn Academy")
    assert [x for x in table.options() if x.startswith("Attack")] == ["Attack with Deadpool"]
    table.choose("Attack with Deadpool", "Player 2")
    assert table.options() == ["Done"]  # nobody else attacks players
    table.choose("Done").passes().expect(winners=(0,))


def test_deadpool_2_does_not_attack_a_player_who_has_a_face_up_character() -> None:
    table = deadpool_2().side("Hulk", front=["Drax"]).card("Hulk", stunned=True)
    table.choose("Use Oh, there's someone! Hi there!", "Turn Academy", "Attack with Deadpool")
    assert table.options() == ["Drax of player 2"]


def test_player_who_is_attacked_is_0_1_and_may_be_saved() -> None:
    table = deadpool_2().side("Hulk", hand=["Find Cover", "Find Cover"]).card("Hulk", stunned=True)
    table.choose("Use Oh, there's someone! Hi there!", "Turn Academy")
    table.choose("Attack with Deadpool", "Player 2", "Done").expect(values={"Player": "0/1"})
    table.choose("Pass", "Play Find Cover", "Player", "Pass", "Play Find Cover", "Player").expect(
        values={"Player": "0/7"}
    )
    table.passes().choose("Done")  # Deadpool's 6 ATK is not enough, and the game goes on
    assert table.game.winners is None
    assert table.where("Player") == "nowhere"


def test_hope_summers_has_what_other_x_men_can_do() -> None:
    table = x_men(front=["Hope Summers", "Beast", "Cyclops"], resources=["Training Ground"]).side("Hulk")
    assert "Use Battle Tactics of Hope Summers" in table.options()
    hope, g = table.find("Hope Summers"), table.game.state
    assert values.has(g, hope, STAT_FEROCIOUS)
    assert values.has(g, hope, STAT_LEADER)
    table.choose("Use Battle Tactics of Hope", "Turn Training Ground", "Storm")
    table = x_men(front=["Hope Summers", "Beast"]).side("Hulk").card("Beast", stunned=True).start()
    assert not values.has(table.game.state, table.find("Hope Summers"), STAT_FEROCIOUS)


def test_hope_summers_does_what_others_do_when_they_appear() -> None:
    table = x_men(front=["Iceman"], hand=["Hope Summers"], facedown=2).side("Hulk").start("build")
    table.choose("Done", "Recruit Hope Summers into the front row", "Hulk").expect(exhausted=["Hulk"])


@rulebook("copying.1", "copying.2")
def test_copy_of_a_super_power_is_used_and_paid_for_by_its_copier() -> None:
    resources = ["Laboratory", "Laboratory"]
    table = x_men(front=["Hope Summers", "Colossus"], resources=["Fortress", "Fortress"]).side("Hulk")
    table.attack("Hope Summers", "Hulk").choose("Use Organic Steel of Hope Summers", "Turn Fortress")
    table.expect(values={"Hope Summers": "7/9", "Colossus": "7/7"})
    table = x_men(front=["Hope Summers", "Gambit"], resources=resources, hand=["Storm", "Beast", "Beast"])
    table.side("Hulk", front=["Ant-Man", "Black Widow"])
    table.choose("Use Kinetic Card Throw of Hope Summers", "Turn Laboratory", "Ant-Man", "Storm")
    assert "Use Kinetic Card Throw of Gambit" in table.options()
    assert "Use Kinetic Card Throw of Hope Summers" not in table.options()


@rulebook("copying.3")
def test_copied_trigger_comes_as_well_as_the_original() -> None:
    table = x_men(front=["Hope Summers", "Beast"]).side("Hulk").start("turn")
    assert table.options() == ["Genius of Beast", "Genius of Hope Summers"]
    table.choose("Genius of Hope Summers", "Yes", "Yes")
    assert len(table.hand(0)) == 4


def test_gambit_throws_a_card_that_costs_enough() -> None:
    table = x_men(front=["Gambit"], resources=["Laboratory"], hand=["Beast", "Academy", "Storm"])
    table.side("Hulk", front=["Drax", "Ant-Man"]).choose("Use Kinetic Card Throw", "Turn Laboratory")
    assert table.options() == ["Ant-Man of player 2"]  # nothing in hand costs as much as Drax
    table.choose("Ant-Man")
    assert table.options() == ["Beast", "Storm"]
    table.choose("Beast").expect(ko={0: ["Beast"], 1: ["Ant-Man"]})
