"""Two-headed teams: one side, one turn, two hands."""

from __future__ import annotations

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def teams(**of_first: list[str]) -> Table:
    """Hulk and Storm against Magneto and Green Goblin."""
    table = Table("two_headed").side("Hulk", **of_first).side("Storm", front=["Beast"], hand=["Beast"])  # type: ignore[arg-type]
    return table.side("Magneto", front=["Ultron"]).side("Green Goblin", row="back")


@rulebook("two_headed.1", "two_headed.3")
def test_teammates_attack_together_from_shared_rows() -> None:
    table = teams(front=["Thor"])
    assert [x for x in table.options() if "Attack" in x] == [
        "Attack with Hulk",
        "Attack with Thor",
        "Attack with Storm of player 2",
        "Attack with Beast of player 2",
    ]
    table.attack("Thor", "Magneto").passes().choose("Done", "Attack with Beast")
    assert table.game.decision is not None
    assert table.game.decision.player == 1


@rulebook("two_headed.1")
def test_row_of_either_teammate_protects_both() -> None:
    table = teams().choose("Attack with Hulk")
    assert table.options() == ["Magneto of player 3", "Ultron of player 3"]  # Green Goblin is behind them


@rulebook("two_headed.3")
def test_teammate_powers_up_any_character_of_the_side() -> None:
    table = Table("two_headed").side("Hulk", hand=["Storm"]).side("Storm").side("Magneto").side("Green Goblin")
    table.choose("Power up Storm").expect(values={"Storm": "3/6"})


@rulebook("two_headed.1", "two_headed.2")
def test_teammates_build_one_after_the_other_with_resources_of_their_own() -> None:
    table = Table("two_headed").side("Hulk", hand=["Ant-Man"], facedown=1).side("Storm", hand=["Beast"], facedown=1)
    table.side("Magneto").side("Green Goblin").start("build").choose("Done", "Done")
    assert table.options() == ["Recruit Ant-Man into the front row", "Recruit Ant-Man into the back row", "Done"]
    table.choose("Done")
    assert table.options() == ["Done"] or table.game.decision is not None
    assert table.game.decision is not None
    assert (table.game.decision.player, table.game.state.points) == (1, 1)  # Beast costs more


@rulebook("two_headed.1")
def test_formation_of_the_side_is_arranged_by_both() -> None:
    table = teams().start("build").choose("Done", "Done", "Done", "Done")
    assert "Move Beast of player 2 to the back row" in table.options()
    table.choose("Done")
    assert "Move Hulk of player 1 to the back row" in table.options()


@rulebook("two_headed.4")
def test_team_that_begins_draws_no_cards_and_the_other_two_each() -> None:
    first = teams().start("turn", player=0, turn=1)
    assert (len(first.hand(0)), len(first.hand(1))) == (0, 1)
    second = teams().start("turn", player=2, turn=2)
    assert (len(second.hand(2)), len(second.hand(3))) == (2, 2)


@rulebook("two_headed.1")
def test_turn_goes_from_one_team_to_the_other() -> None:
    table = teams().choose("Done", "Done")
    assert table.game.state.active == 2
    table.choose(*["Done"] * 8)
    assert table.game.state.active == 0


@rulebook("two_headed.5")
def test_player_goes_on_without_main_character_until_both_are_ko_d() -> None:
    table = teams(front=["Thanos", "Drax"]).card("Magneto", wounds=4).card("Green Goblin", wounds=4)
    table.card("Ultron", stunned=True).attack("Thanos", "Magneto").passes()
    assert table.game.state.alive == (True,) * 4
    assert table.where("Ultron") == "player 3's front row"
    table.attack("Drax", "Green Goblin").choose("Pass").passes().expect(winners=(0, 1))


@rulebook("two_headed.6")
def test_triggers_mean_who_owns_the_character_and_powers_who_pays() -> None:
    table = Table("two_headed").side("Hulk").side("Storm", front=["Doctor Octopus", "Mandarin"])
    table.side("Magneto").side("Green Goblin").start("turn").choose("Yes")
    assert (len(table.hand(0)), len(table.hand(1))) == (2, 3)  # two each, and Doctor Octopus's player one more
    table = Table("two_headed").side("Hulk", resources=["Academy"]).side("Storm", front=["Mandarin"])
    table.side("Magneto").side("Green Goblin").choose(
        "Use Makluan Rings of Mandarin of player 2 with Intellect", "Turn Academy"
    )
    assert (len(table.hand(0)), len(table.hand(1))) == (1, 0)


@rulebook("running_out.2")
def test_teams_out_of_cards_have_a_turn_each_before_the_fewest_wounds_win() -> None:
    table = Table("two_headed", auto=True).side("Hulk", deck=[]).side("Storm", deck=[])
    table.side("Magneto", deck=[]).side("Green Goblin", deck=[]).card("Storm", wounds=1).start("main", turn=5)
    while table.game.decision is not None:
        table.choose("Done")
    table.expect(winners=(2, 3))
    assert (table.game.outcome_reason, table.game.state.turns) == ("out_of_cards", 7)


@rulebook("two_headed.1")
def test_team_begins_its_turn_for_both_teammates() -> None:
    table = Table("two_headed").side("Hulk").side("Storm", front=["Singularity", "Beast"])
    table.side("Magneto").side("Green Goblin").choose("Done", "Done", "Beast")
    assert table.where("Beast") == "removed from the game"
    table.choose(*["Done"] * 8)
    table.choose("Front row")
    assert table.where("Beast") == "player 2's front row"


@rulebook("two_headed.1")
def test_main_character_in_the_hand_comes_back_as_the_turn_of_the_team_begins() -> None:
    table = Table("two_headed").side("Hulk").side("leg-068", level=2, resources=["Academy"])
    table.side("Magneto").side("Green Goblin").choose("Done", "Use Hand Experience", "Turn Academy", "Done", "Done")
    assert table.where("Elektra") == "player 2's hand"
    table.choose(*["Done"] * 8).choose("Back row")
    assert table.where("Elektra") == "player 2's back row"


@rulebook("two_headed.3", "two_headed.6", "terms.14")
def test_characters_of_teammates_that_switch_positions_stay_with_their_players() -> None:
    table = Table("two_headed").side("Hulk", front=["Thanos"]).side("Green Goblin", row="back")
    table.side("Storm", row="back", front=["Beast"], hand=["Uncanny Defense"]).side("Magneto", back=["Drax"])
    table.attack("Thanos", "Beast").choose("Pass", "Pass", "Play Uncanny Defense", "Drax")
    assert table.where("Drax") == "player 4's front row"
    assert table.where("Beast") == "player 3's back row"


@rulebook("two_headed.1")
def test_ghost_rider_drives_to_the_row_of_the_whole_team() -> None:
    table = Table("two_headed").side("def-005", level=2, resources=["Training Ground"]).side("Storm")
    table.side("Magneto", row="back", front=["Drax"]).side("Green Goblin", row="back", front=["Beast"])
    table.choose("Use Hell on Wheels", "Turn Training Ground")
    assert len(table.options()) == 2  # front row and back row
    table.choose(table.options()[0])
    assert table.options() == ["Drax of player 3", "Beast of player 4", "Done"]


@rulebook("two_headed.3", "terms.13")
def test_gauntlet_takes_from_each_enemy_player_a_character_that_both_control() -> None:
    locations = ["Laboratory", "Academy", "Fortress", "Training Ground"]
    table = Table("two_headed").side("mnb-085", level=2, resources=locations).side("Storm")
    table.side("Magneto", front=["Drax", "Beast"]).side("Green Goblin")
    table.choose("Use The Infinity Gauntlet", *[f"Turn {name}" for name in locations])
    table.choose("Drax", "Beast").expect(stunned=["Green Goblin", "Magneto"], ko={2: ["Drax", "Beast"]})


@rulebook("two_headed.1", "two_headed.3")
def test_attack_of_the_side_is_an_attack_of_both_teammates() -> None:
    table = Table("two_headed").side("Hulk", front=["Thor"]).side("Sister Ripley").side("Magneto").side("Green Goblin")
    table.attack("Thor", "Magneto")
    assert table.xp(1) == 1
    table = Table("two_headed").side("Hulk").side("Sister Ripley").side("Magneto", front=["Drax"]).side("Green Goblin")
    table.choose("Done", "Done").choose(*["Done"] * 6).attack("Drax", "Hulk")
    assert table.xp(1) == 0
