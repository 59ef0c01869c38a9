"""More than two players: free for all and 2 vs 2."""

from __future__ import annotations

from mc_env.versus.table import Table
from tests.versus.citation import rulebook


def free_for_all(third: str = "Storm") -> Table:
    table = Table("free_for_all").side("Hulk", front=["Thanos"]).side("Magneto", front=["Drax"])
    return table.side(third, front=["Nova"])


@rulebook("free_for_all.3", "free_for_all.4")
def test_everybody_may_be_attacked_and_everybody_may_play_in_a_combat() -> None:
    table = Table("free_for_all").side("Hulk", row="back", front=["Thanos"]).side("Magneto")
    table.side("Storm", hand=["Find Cover"]).choose("Attack with Thanos")
    assert table.options() == ["Magneto of player 2", "Storm of player 3"]
    table.choose("Magneto", "Done", "Pass", "Pass")
    assert table.game.decision is not None
    assert table.game.decision.player == 2
    table.choose("Play Find Cover", "Magneto").expect(values={"Magneto": "2/7"})


@rulebook("free_for_all.2")
def test_second_player_draws_one_card_on_the_first_turn() -> None:
    assert len(free_for_all().card("Magneto", stunned=True).start("turn", player=1, turn=2).hand(1)) == 1
    assert len(free_for_all().start("turn", player=2, turn=3).hand(2)) == 2


@rulebook("free_for_all.1", "free_for_all.5", "ending.3", "ending.5", "zones.9")
def test_player_without_main_character_is_out_and_the_last_one_wins() -> None:
    table = free_for_all().card("Magneto", wounds=4).attack("Thanos", "Magneto").passes()
    assert table.game.state.alive == (True, False, True)
    assert table.where("Drax") == "removed from the game"
    assert table.game.winners is None
    table = Table("free_for_all").side("Hulk", front=["Thanos", "Drax"]).side("Magneto").side("Storm")
    table.card("Magneto", wounds=4).card("Storm", wounds=4)
    table.attack("Thanos", "Magneto").passes().attack("Drax", "Storm").passes().expect(winners=(0,))


@rulebook("free_for_all.4", "facehuggers.4")
def test_captive_of_a_player_who_is_out_keeps_nothing() -> None:
    table = Table("free_for_all", seed=3).side("The Queen", front=["Ovomorph", "Thanos"], eggs=True, deck=[])
    table.side("Magneto", front=["Thor"], deck=[]).side("Storm", deck=[])
    table.card("Magneto", wounds=4).card("Thor", wounds=1)
    table.start("turn").choose("Thor", "Done", "Done", "Done")
    table.expect(wounds={"Thor": 1}).attack("Thanos", "Magneto").passes()
    assert table.where("Thor") == "removed from the game"
    table.expect(wounds={"Thor": 0})


@rulebook("two_vs_two.1", "two_vs_two.2", "two_vs_two.4", "two_vs_two.5")
def test_two_against_two_ends_when_both_enemies_are_out() -> None:
    table = Table("2v2").side("Hulk", front=["Thanos", "Drax"]).side("Magneto").side("Storm").side("Green Goblin")
    table.card("Magneto", wounds=4).card("Green Goblin", wounds=4).choose("Attack with Thanos")
    assert table.options() == ["Magneto of player 2", "Green Goblin of player 4"]
    table.choose("Magneto", "Done").passes()
    assert table.game.state.alive == (True, False, True, True)
    assert table.where("Magneto") == "removed from the game"
    table.attack("Drax", "Green Goblin").passes().expect(winners=(0, 2))


@rulebook("two_vs_two.3")
def test_second_player_of_two_against_two_draws_one_card_on_the_first_turn() -> None:
    table = Table("2v2").side("Hulk").side("Storm").side("Magneto").side("Green Goblin").start("turn", player=1, turn=2)
    assert len(table.hand(1)) == 1
