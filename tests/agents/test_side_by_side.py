"""The loop that plays many games: who is asked when, and together with whom."""

from __future__ import annotations

from collections.abc import Sequence

import mc_env
from mc_env.agents.players import side_by_side
from mc_env.agents.players.base import Agent, Seat


class Counting(Agent):
    """Always the first option; notes for how many seats it was asked at once."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, seat: Seat) -> int:
        return 1

    def choose_together(self, seats: Sequence[Seat]) -> list[int]:
        self.asked.append(len(seats))
        return super().choose_together(seats)


class Short:
    """A game of so many choices; at every third there is nothing to choose."""

    def __init__(self, name: str, choices: int, agents: Sequence[Agent], begun: list[str]) -> None:
        self.name, self.left, self.agents = name, choices, agents
        self.game = mc_env.new_game(["spider_man"], "rhino", seed=1)
        self.chosen: list[int] = []
        begun.append(name)

    @property
    def over(self) -> bool:
        return not self.left

    def ask(self) -> tuple[Agent, Seat] | None:
        if len(self.chosen) % 3 == 2:
            return None
        return self.agents[self.left % len(self.agents)], Seat(self.game, 0)

    def choose(self, option: int, seconds: float) -> None:
        self.chosen.append(option)
        self.left -= 1


def test_games_are_begun_when_there_is_room_and_come_out_as_they_end() -> None:
    begun: list[str] = []
    agent = Counting()
    lengths = {"a": 2, "b": 4, "c": 1, "d": 1}
    played = side_by_side.play((Short(name, n, [agent], begun) for name, n in lengths.items()), at_once=2)
    first = next(played)
    assert (first.name, begun) == ("a", ["a", "b"])
    assert [game.name for game in played] == ["c", "b", "d"]
    assert agent.asked == [2, 2, 1, 2]  # in the third b has nothing to choose


def test_each_agent_is_asked_once_for_all_games_that_wait_for_it() -> None:
    one, two = Counting(), Counting()
    games = [Short(str(i), 2 + i % 2, [one, two], []) for i in range(6)]
    assert len(list(side_by_side.play(games, at_once=6))) == 6
    assert (one.asked, two.asked) == ([3, 3], [3, 3])
    assert [game.chosen for game in games[:2]] == [[1, 1], [1, 1, 0]]


def test_a_game_that_is_over_before_it_begins_is_asked_nothing() -> None:
    (game,) = side_by_side.play([Short("a", 0, [Counting()], [])])
    assert not game.chosen
