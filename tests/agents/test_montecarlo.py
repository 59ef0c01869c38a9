"""Search sees only redrawn games, repeats for a seed, and finds what a few rollouts show."""

from __future__ import annotations

import pytest

import mc_env
from mc_env import agents
from mc_env.agents.players.base import Seat
from mc_env.agents.players.montecarlo import MonteCarloAgent, prospects
from mc_env.engine.game import Game
from mc_env.engine.knowing.sight import Sight
from mc_env.table import Table


class Watched(Seat):
    """A seat that remembers the games it handed out."""

    __slots__ = ("given",)

    def __init__(self, game: Game, player: int) -> None:
        super().__init__(game, player)
        self.given: list[Game] = []

    def resample(self, seed: int) -> Game:
        world: Game = super().resample(seed)
        self.given.append(world)
        return world


def at_a_turn(seed: int) -> Game:
    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=seed)
    player = agents.make("heuristic")
    while game.decision and not (game.decision.kind == "turn" and game.round == 2):
        game.choose(player.decide(game, 0))
    return game


def test_every_rollout_starts_from_a_redrawn_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_a_turn(1)
    before = game.state.key()
    seat = Watched(game, 0)
    agent = MonteCarloAgent(rollouts=4, rounds=1)
    played: list[Game] = []
    rollout = agent.rollout

    def noted(world: Game, i: int, seat: int) -> float:
        played.append(world)
        return rollout(world, i, seat)

    monkeypatch.setattr(agent, "rollout", noted)
    agent.choose(seat)
    assert played
    assert all(any(world is given for given in seat.given) for world in played)
    assert len(seat.given) == 4
    assert game.state.key() == before


def test_redrawn_games_look_the_same_and_are_not() -> None:
    game = at_a_turn(1)
    worlds = [Seat(game, 0).resample(seed) for seed in range(6)]
    assert all(world.view(0) == game.view(0) for world in worlds)
    assert len({world.state.key() for world in worlds}) == 6


def test_search_repeats_for_a_seed() -> None:
    game = at_a_turn(2)

    def choices(seed: int) -> list[int]:
        agent = agents.make("montecarlo:rollouts=3,rounds=1", seed=seed)
        agent.begin(7)
        twin = game.clone()
        out: list[int] = []
        while twin.decision and len(out) < 6:
            out.append(agent.decide(twin, 0))
            twin.choose(out[-1])
        return out

    assert choices(1) == choices(1)


def test_search_takes_a_win_within_reach() -> None:
    t = Table(scenario="rhino", seed=1)
    t.hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"], damage=8, exhausted=True)
    t.villain("Rhino", stage=2, damage=12)
    t.main_scheme(threat=6)
    agent = MonteCarloAgent(rollouts=8, rounds=2)
    agent.talks = True
    choice = t.options()[agent.decide(t.game, 0)]
    assert choice == "Play Haymaker"
    assert agent.explain().startswith("Play Haymaker (+1.00")


def test_options_far_behind_are_dropped_early() -> None:
    agent = MonteCarloAgent(rollouts=64)
    results = {0: [1.0] * 8, 1: [-1.0] * 8, 2: [1.0] * 7 + [-1.0]}
    assert agent._not_behind(results, [0, 1, 2]) == [0, 2]  # two standard errors: 2 stays, it may be luck


def test_prospects_are_better_with_less_to_do_and_more_to_lose() -> None:
    def look(villain: int, threat: int, wounds: int) -> float:
        t = Table(scenario="rhino", seed=1)
        t.hero("Spider-Man", form="hero", damage=wounds)
        t.villain("Rhino", stage=2, damage=villain)
        t.main_scheme(threat=threat)
        assert t.decision is not None
        return prospects(Sight(t.game.state, 0))

    assert look(12, 0, 0) > look(2, 0, 0) > look(2, 5, 0) > look(2, 6, 9)
    assert -1 < look(2, 6, 9) < look(14, 0, 0) < 1


def test_wrong_numbers_are_refused() -> None:
    for spec in ("montecarlo:rollouts=0", "montecarlo:width=1", "montecarlo:rounds=0"):
        with pytest.raises(mc_env.ConfigError):
            agents.make(spec)
