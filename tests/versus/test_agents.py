"""Players of Vs. System: the duelist, networks, search, learning, evaluation, the terminal."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mc_env import versus
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape
from mc_env.agents.network.reads import VERSUS, reads
from mc_env.agents.players import registry
from mc_env.agents.players.base import Seat
from mc_env.agents.players.network_agent import NetworkAgent
from mc_env.agents.players.search import SearchAgent
from mc_env.agents.versus import evaluation, report
from mc_env.agents.versus.duelist import DuelistAgent
from mc_env.agents.versus.imitation import WarmStart, imitate, show
from mc_env.agents.versus.playing import Match, made, play
from mc_env.agents.versus.rollouts import Player
from mc_env.agents.versus.terminal import Session, watch
from mc_env.agents.versus.training import Run, read_config
from mc_env.errors import ConfigError
from mc_env.versus.table import Table

TINY = Shape(width=8, context=8, card=4, win=True, coded=True)


def liked(t: Table, agent: Any = None) -> str:
    """The label of what the duelist chooses now."""
    decision = t.game.decision
    assert decision is not None
    return decision.options[(agent or DuelistAgent()).decide(t.game, decision.player)].label


# ------------------------------------------------------------------------------------------ the duelist


def test_duelist_beats_random_play_nearly_always() -> None:
    match = Match({"mode": "duel", "decks": "random"}, 20)
    points = [r.points_of("duelist") for r in play(match.pairings("duelist", "random"), made(["duelist", "random"]))]
    assert sum(points) >= 18


def test_duelist_attacks_whom_it_can_stun_without_being_struck_back() -> None:
    t = Table().side("Hulk", row="back", front=["Black Panther"]).side("Magneto", row="back", front=["Sabretooth"])
    t.card("Black Panther", plus=5)
    assert liked(t) == "Attack with Black Panther"
    t.choose("Attack with Black Panther")
    assert liked(t).startswith("Sabretooth")


def test_duelist_ends_its_turn_when_every_attack_would_lose_more_than_it_wins() -> None:
    t = Table().side("Hulk", row="back", front=["Black Panther"]).side("Magneto", row="back", front=["Sabretooth"])
    t.card("Sabretooth", plus=30)
    assert liked(t) == "Done"


def test_duelist_attacks_as_a_team_whom_nobody_stuns_alone() -> None:
    t = Table().side("Captain America", front=["Thor", "Falcon"]).side("Magneto", row="back", front=["Sabretooth"])
    need = t.dfn("Sabretooth")
    t.card("Sabretooth", plus=t.atk("Thor") + 1 - need if t.atk("Thor") >= need else 0)
    t.choose("Attack with Thor", "Sabretooth")
    if t.game.decision is not None and t.game.decision.kind == "team":
        assert "joins" in liked(t)


def test_duelist_goes_for_the_last_wound_of_a_main_character() -> None:
    t = Table().side("Hulk", front=["Thor"]).side("Magneto", front=["Sabretooth"])
    t.card("Magneto", wounds=4).card("Thor", plus=9)
    t.choose("Attack with Thor")
    assert liked(t).startswith("Magneto")


def test_duelist_makes_a_location_a_resource_face_up() -> None:
    t = Table().side("Hulk", hand=["Thor", "Fortress"]).side("Magneto").start("build")
    assert liked(t) == "Place Fortress face up"


def test_duelist_recruits_the_most_for_its_points() -> None:
    t = Table().side("Hulk", hand=["Thor", "Ant-Man"], facedown=9).side("Magneto").start("build")
    t.choose("Done")
    assert liked(t).startswith("Recruit Thor")


def test_duelist_keeps_out_of_a_game_that_is_not_its_own() -> None:
    import mc_env

    game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    with pytest.raises(ConfigError, match="plays Vs"):
        DuelistAgent().decide(game, 0)


def test_duelist_chooses_by_what_it_may_know_alone() -> None:
    """Its choice is the same when what it cannot know is redrawn: it looks only into worlds of its own."""
    game = versus.new_game(["Hulk", "Magneto"], seed=6)
    agent = DuelistAgent()
    for _ in range(60):
        decision = game.decision
        if decision is None:
            break
        choice = agent.decide(game, decision.player)
        twin = game.resample(decision.player, 11)
        twin.choices[:] = game.choices  # how many choices there were is known
        assert agent.decide(twin, decision.player) in range(len(decision))
        game.choose(choice)


# ------------------------------------------------------------------------------------------ networks


def test_network_of_one_game_is_known_by_its_checkpoint(tmp_path: Path) -> None:
    network = Network(TINY, reads(VERSUS))
    saving.write(tmp_path / "net.safetensors", saving.pack(network, {"decisions": 1}))
    found = saving.network_of(saving.read(tmp_path / "net.safetensors"), "net")
    assert found.reads.game == VERSUS
    game = versus.new_game(["Hulk", "Magneto"], seed=2)
    assert game.decision is not None
    seat = game.decision.player
    assert NetworkAgent(found).decide(game, seat) == NetworkAgent(network.eval()).decide(game, seat)


def test_card_that_a_network_has_never_met_is_known_by_its_features(tmp_path: Path) -> None:
    network = Network(TINY, reads(VERSUS))
    data = saving.pack(network, {})
    gone = data["network"]["cards"].index("mnb-003")
    keep = [i for i in range(len(network.cards)) if i != gone]
    data["weights"]["own"] = data["weights"]["own"][keep]
    del data["network"]["cards"][gone]
    found = saving.network_of(data, "net")
    assert not found.own[gone].any()
    assert found.features[gone].any()


def test_search_takes_the_defender_whose_stun_wins() -> None:
    t = Table().side("Hulk", row="back", front=["Thor"]).side("Magneto", front=["Sabretooth"])
    t.card("Magneto", wounds=4).card("Thor", plus=9)
    t.choose("Attack with Thor")
    search = SearchAgent(Network(TINY, reads(VERSUS)).eval(), worlds=4, width=4, least=0.0, sure=1.0, margin=0.0)
    assert liked(t, search).startswith("Magneto")


# ------------------------------------------------------------------------------------------ learning


def test_decisions_of_each_side_are_paid_as_that_side_is() -> None:
    config = PpoConfig(games=4, steps=400, gamma=1.0, lam=1.0)
    player = Player(config, {"mode": "duel"}, 3, Network(TINY, reads(VERSUS)))
    rollout = player.play(Network(TINY, reads(VERSUS)))
    returns = rollout.returns
    ended = np.abs(np.abs(returns) - 1) < 1e-4  # with lambda 1 what is closed by an end is worth the outcome
    assert ended.any()
    assert {round(x) for x in returns[ended].tolist()} == {-1, 1}
    assert set(np.round(rollout.wins[ended]).tolist()) == {0, 1}


def test_decisions_of_rivals_are_not_learned_from() -> None:
    config = PpoConfig(games=4, steps=30, partners=["random"], partner_share=1.0)
    player = Player(config, {"mode": "duel"}, 3, Network(TINY, reads(VERSUS)))
    rollout = player.play(Network(TINY, reads(VERSUS)))
    kept = len(player.kept) if player.kept is not None else 0
    assert len(rollout) + kept < 4 * 30


def test_imitation_agrees_more_and_more() -> None:
    config = WarmStart("duelist", games=6, epochs=12, batch=64)
    shown = show(config, {"mode": "duel"}, 1, False)
    network = Network(TINY, reads(VERSUS))
    first = imitate(network, shown, WarmStart("duelist", epochs=1, batch=64), 1)["agreement"]
    assert imitate(network, shown, config, 1)["agreement"] > first


def test_recipe_runs_and_writes_what_can_be_played(tmp_path: Path) -> None:
    words = [
        "--out",
        str(tmp_path),
        "--decisions",
        "60",
        "--ppo.games",
        "4",
        "--ppo.steps",
        "8",
        "--ppo.microbatch",
        "16",
    ]
    words += [
        "--warm_start.games",
        "1",
        "--warm_start.epochs",
        "1",
        "--ppo.network",
        "small",
        "--evaluation.games",
        "2",
    ]
    words += ["--evaluation.every", "30"]
    Run(read_config("configs/versus/duel.yaml", words)).go()
    folder = tmp_path / "versus_duel"
    assert {path.name for path in folder.iterdir()} >= {"metrics.jsonl", "last.safetensors", "best.safetensors"}
    game = versus.new_game(["Hulk", "Magneto"], seed=1)
    agent = registry.make(f"ppo:{folder / 'last.safetensors'}")
    assert agent.choose(Seat(game, game.decision.player)) in (0, 1)  # type: ignore[union-attr]


# ------------------------------------------------------------------------------------------ evaluation


def test_every_setup_is_played_from_every_place() -> None:
    lineups = list(Match({"mode": "2v2"}, 4).pairings("a", "b"))
    assert [lineup for _, lineup in lineups] == [("a", "b", "a", "b"), ("b", "a", "b", "a")] * 2
    assert [setup.seed for setup, _ in lineups] == [0, 0, 1, 1]


def test_elo_says_what_points_say() -> None:
    found = evaluation.elo(np.array([[0, 75.0], [25.0, 0]]), np.array([[0, 100.0], [100.0, 0]]))
    assert found[0] - found[1] == pytest.approx(400 * math.log10(3), rel=0.02)
    assert found.sum() == pytest.approx(0)


def test_payoff_matrix_adds_up_and_is_told() -> None:
    found = evaluation.payoff(made(["random", "duelist"]), {"mode": "duel"}, 4)
    matrix = found.matrix()
    assert matrix[0, 1] + matrix[1, 0] == 1
    (random, _, _), (duelist, low, high) = evaluation.strengths(found)
    assert low <= duelist <= high
    assert duelist > random
    told = "\n".join(report.lines(report.of_payoff(found, "")))
    assert "| duelist |" in told
    assert "| first turn |" in told


def test_partners_are_compared_against_the_same_rival() -> None:
    found = evaluation.cross_play(made(["random", "duelist"]), "random", 2, {"mode": "2v2"})
    assert list(found) == [("duelist", "duelist")]
    assert 0 <= found["duelist", "duelist"][0] <= 1


# ------------------------------------------------------------------------------------------ the terminal


def test_people_play_take_back_and_keep_a_game(tmp_path: Path) -> None:
    game = versus.new_game(["Hulk", "Magneto"], seed=1)
    lines = iter(["0", "nonsense", "hint", "0", "undo", "board", f"save {tmp_path / 'game.json'}", "quit"])
    told: list[str] = []
    agents = {1: registry.make("duelist")}
    Session(game, agents, registry.make("duelist"), lambda _: next(lines), told.append).play()
    assert any("a number chooses" in line for line in told)
    assert any("Go first" in line for line in told)
    seen: list[str] = []
    watch(tmp_path / "game.json", 0, lambda _: "", seen.append)
    assert seen[-1] == "It goes on from here."
