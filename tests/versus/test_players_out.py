"""Players who are out, in the middle of things: their combat, their turn, what they took and what they were doing."""

from __future__ import annotations

from mc_env.versus.engine import ending
from mc_env.versus.engine.invariants import problems
from mc_env.versus.table import Table
from tests.versus.citation import rulebook


@rulebook("free_for_all.4", "free_for_all.5")
def test_player_who_is_out_has_no_opportunity_in_the_combat_that_goes_on() -> None:
    table = Table("free_for_all").side("Professor X", level=2, row="back", front=["Thor"], resources=["Academy"])
    table.side("Storm", front=["Private Hudson"], resources=["Training Ground"]).side("Hulk").card("Hulk", wounds=5)
    table.choose("Use Mental Domination", "Turn Academy", "Hulk of player 3", "Front row")
    table.attack("Thor", "Storm", "Hulk").choose("Pass", "Use You Want Some Of This?", "Turn Training", "Hulk")
    table.choose("Children of the Atom")
    assert table.game.state.alive == (True, True, False)
    assert table.game.decision is not None
    assert (table.game.decision.kind, table.game.decision.player) == ("combat", 0)
    table.passes().expect(stunned=["Storm"])


@rulebook("ending.6")
def test_character_that_goes_back_to_its_player_does_not_fight_on_for_who_is_out() -> None:
    table = Table("free_for_all").side("Professor X", level=2, resources=["Academy"])
    table.side("Storm", front=["Private Hudson"], resources=["Training Ground"]).side("Magneto", front=["Beast"])
    table.card("Professor X", wounds=4).choose(
        "Use Mental Domination", "Turn Academy", "Beast of player 3", "Front row"
    )
    table.attack("Professor X", "Storm", "Beast").choose("Pass", "Use You Want Some Of This?", "Turn Training")
    table.choose("Professor X")
    assert table.game.state.alive == (False, True, True)
    assert table.where("Beast") == "player 3's front row"
    assert table.game.decision is not None
    assert (table.game.decision.kind, table.game.state.active) == ("resource", 1)


@rulebook("ending.5", "ending.6")
def test_characters_in_the_pocket_dimension_of_a_player_who_is_out_come_back_to_others() -> None:
    table = Table("free_for_all").side("Professor X", level=2, front=["Singularity"], resources=["Academy"])
    table.side("Storm", front=["Thanos"]).side("Magneto", front=["Beast"]).card("Professor X", wounds=4)
    table.choose("Use Mental Domination", "Turn Academy", "Beast of player 3", "Front row", "Done")
    table.choose("Pocket Dimension", "Beast", "Done")
    assert table.where("Beast") == "removed from the game"
    table.decline("resource", "recruit", "formation").attack("Thanos", "Professor X").passes()
    assert table.game.state.alive == (False, True, True)
    table.choose("Back row")
    assert table.where("Beast") == "player 3's back row"


@rulebook("free_for_all.5")
def test_what_a_player_who_is_out_was_doing_comes_to_nothing() -> None:
    table = Table("free_for_all").side("Hulk", hand=["Fair and Balanced"], front=["Blackheart"])
    table.side("Magneto").side("Storm").choose("Play Fair and Balanced", "Magneto")
    game = table.game
    game.state.fallen, game.state.dirty = (0,), True
    game.choose(0)
    assert game.decision is not None
    assert game.decision.player == 1
    assert problems(game.state) == []


@rulebook("ending.4")
def test_last_two_who_fall_together_in_the_turn_of_a_player_who_is_out_share_the_game() -> None:
    g = Table("free_for_all").side("Hulk").side("Magneto").side("Storm").game.state
    g.fallen = (0,)
    assert ending.fallen(g)
    g.fallen = (0, 1, 2)
    ending.fallen(g)
    assert (g.outcome, g.winners) == (1, (1, 2))


@rulebook("main_character.3", "ending.3")
def test_kingpin_who_is_the_main_character_of_two_players_is_lost_to_both() -> None:
    table = Table("free_for_all").side("Hulk", front=["def-047", "Hellstrom", "Electro"], resources=["Fortress"])
    table.side("Professor X", level=2, front=["Blackheart", "Mister Hyde"], resources=["Academy", "Fortress"])
    table.side("Storm", front=["Thanos"]).card("Kingpin", wounds=1, minus=4)
    table.choose("Use Underworld Boss", "Turn Fortress")
    table.choose("Done").decline("resource", "recruit", "formation")
    table.choose("Use Mental Domination", "Turn Academy", "Kingpin of player 1", "Front row")
    table.choose("Use Underworld Boss", "Turn Fortress")
    assert table.game.state.mains[0] == table.game.state.mains[1]
    table.attack("Kingpin", "Thanos").passes().expect(winners=(2,))
