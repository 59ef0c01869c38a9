"""Algorithms of the field: what each of them sees, remembers and learns from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from rich.console import Console

from mc_env.agents.baselines import comparing
from mc_env.agents.baselines.comparing import Plan, summary
from mc_env.agents.baselines.ippo import Ippo
from mc_env.agents.baselines.mappo import Mappo
from mc_env.agents.baselines.recurrent import FILE, Recurrent, RecurrentAgent
from mc_env.agents.evaluation import sections
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.learning.self_play import packed
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, chosen, log_probabilities, preset
from mc_env.agents.network.reading import inputs
from mc_env.agents.players.registry import make
from mc_env.agents.support import files
from mc_env.engine.game import new_game
from mc_env.env.vector import VectorGames

STEPS, GAMES = 12, 4


@pytest.fixture(scope="module")
def config(tmp_path_factory: pytest.TempPathFactory) -> RunConfig:
    """A tiny run with private hands, from weights of a small network."""
    torch.manual_seed(3)
    file = tmp_path_factory.mktemp("start") / "start.safetensors"
    saving.write(file, saving.pack(Network(preset("small")), {"decisions": 0}))
    ppo = PpoConfig(
        network="small", processes=1, games=GAMES, steps=STEPS, gae="seat", epochs=1, microbatch=24, learning_rate=0.01
    )
    task = "rhino-2p-private-standard-v1"
    return RunConfig(task=task, init=str(file), decisions=GAMES * STEPS, ppo=ppo, device="cpu")


def weights(network: torch.nn.Module) -> torch.Tensor:
    return torch.cat([p.detach().reshape(-1).clone() for p in network.parameters()])


def test_a_seats_last_decision_of_a_rollout_is_not_learned_from(config):
    learner = Ippo(config)
    steps = learner.play(STEPS)
    which, advantages = steps.by_seat(1.0, 0.95)
    seats = np.concatenate(steps.seats)
    last = {(i % GAMES, seats[i]): i for i in range(STEPS * GAMES)}
    assert not any(ends.any() for ends in steps.ends)  # so nothing but the last ones is left out
    assert sorted(which) == sorted(set(range(STEPS * GAMES)) - set(last.values()))
    assert len(advantages) == len(which)


def test_independent_learners_begin_alike_and_each_learns_from_its_own_decisions(config):
    learner = Ippo(config)
    before = weights(learner.networks[0])
    assert torch.equal(before, weights(learner.networks[1]))
    learner.iterate()
    after = [weights(network) for network in learner.networks]
    assert not any(torch.equal(before, one) for one in after)
    assert not torch.equal(*after)


def test_a_central_critic_sees_hidden_cards_and_its_policy_does_not(config):
    learner = Mappo(config)
    games = VectorGames(1, observations="packed", **config.arguments())
    games.reset(seed=5)
    with torch.no_grad():
        scores, value = learner.judge(games, None)
        match = games.games[0].match
        match.game = match.game.resample(match.seat, 8)  # what the seat cannot know is another now
        games.observe()
        again, otherwise = learner.judge(games, None)
    assert torch.equal(scores, again)
    assert not torch.equal(value, otherwise)


def test_a_critic_watches_games_to_their_end_before_its_policy_learns(config):
    learner = Mappo(replace(config, game={**config.game, "max_rounds": 1}))
    policy, critic = weights(learner.actor), weights(learner.critic)
    learner.watch(200)
    assert torch.equal(policy, weights(learner.actor))
    assert not torch.equal(critic, weights(learner.critic))
    assert learner.decisions == 0
    assert not learner.states


def test_a_comparison_of_other_weights_or_another_length_begins_anew(tmp_path, monkeypatch):
    made = []

    def make(plan, config, task, algorithm, folder):
        made.append(plan.decisions)
        return [(1, 0.5)], [1.0] * plan.games

    monkeypatch.setattr(comparing, "with_baseline", make)
    plan, console = Plan(games=2, decisions=64, out=tmp_path), Console(quiet=True)
    start = plan.start("rhino")
    start.parent.mkdir()
    for content, longer in ((b"one", plan), (b"one", plan), (b"two", plan), (b"two", replace(plan, decisions=128))):
        start.write_bytes(content)
        monkeypatch.setattr(Plan, "config", lambda *words: None)
        comparing.result(longer, "rhino", "IPPO", 1, console)
    assert made == [64, 64, 128]


def test_what_a_central_critic_taught_is_played_without_it(config, tmp_path):
    learner = Mappo(config)
    before = weights(learner.critic)
    learner.iterate()
    assert not torch.equal(before, weights(learner.critic))
    learner.save(tmp_path)
    assert not [name for name in saving.read(tmp_path / "last.safetensors")["weights"] if "critic" in name]
    game = new_game(heroes=["spider_man", "captain_marvel"], scenario="rhino", seed=1)
    assert game.decision is not None
    assert make(f"ppo:{tmp_path / 'last.safetensors'}").decide(game, game.decision.player) < len(game.decision)


def test_a_network_with_a_memory_begins_as_the_one_without(config):
    learner = Recurrent(config)
    plain = Network(preset("small"))
    saving.begin_with(plain, config.init)
    with torch.no_grad():
        scores, _ = learner.judge(learner.games, learner.memory)
        assert torch.allclose(scores, plain(inputs(packed(learner.games)))[0])
    assert learner.memory is not None
    assert learner.memory.abs().sum() > 0  # though it does not show yet


def test_learning_replays_what_was_remembered_in_the_games(config):
    learner = Recurrent(config)
    with torch.no_grad():
        learner.network.recalled.weight.normal_()
        learner.play(STEPS)  # so that something is remembered from before
        steps = learner.play(STEPS)
        rows = np.arange(STEPS * GAMES)
        logits, values, _ = learner._replay(steps, np.arange(GAMES), rows)
    said = chosen(log_probabilities(logits), torch.from_numpy(np.concatenate(steps.actions)))
    assert np.allclose(said.numpy(), np.concatenate(steps.logp), atol=1e-4)
    assert np.allclose(values.numpy(), np.concatenate(steps.values), atol=1e-4)


def test_a_memory_is_learned_saved_and_played(config, tmp_path):
    learner = Recurrent(config)
    before = weights(learner.network.recalled)
    learner.iterate()
    assert not torch.equal(before, weights(learner.network.recalled))
    learner.save(tmp_path)
    agent = RecurrentAgent(str(tmp_path / FILE), preset_name="small")
    game = new_game(heroes=["spider_man"], scenario="rhino", seed=1)
    first = game.decision
    assert first is not None
    agent.decide(game, first.player)
    kept = agent.memory
    assert kept.abs().sum() > 0
    agent.begin(2)
    assert agent.memory.abs().sum() == 0


def test_evaluations_do_not_disturb_what_is_remembered_in_training(config):
    learner = Recurrent(config)
    learner.play(STEPS)
    assert learner.memory is not None
    before = learner.memory.clone()
    won = learner.evaluate({**config.evaluation_arguments(), "max_rounds": 1}, [1, 2, 3])
    assert won == [False] * 3
    assert torch.equal(learner.memory, before)


def test_all_algorithms_begin_alike_and_learn_from_as_much(tmp_path):
    plan = Plan(out=tmp_path)
    configs = [plan.config(plan.tasks[0], name, 2) for name in plan.algorithms]
    assert {c.init for c in configs} == {str(tmp_path / plan.tasks[0] / "start.safetensors")}
    assert {c.decisions for c in configs} == {plan.decisions}
    assert {c.ppo.games * c.ppo.steps for c in configs} == {c.sb3.games * c.sb3.steps for c in configs}
    assert [c.name for c in configs[:2]] == ["ppo_ours_2", "maskableppo_2"]
    assert len({c.name for c in configs}) == len(plan.algorithms)


def test_the_page_shows_means_over_runs_with_intervals(tmp_path: Path):
    runs = [
        {"task": "rhino", "algorithm": "IPPO", "seed": s, "curve": [[10, 0.5]], "won": won, "seconds": 3.0}
        for s, won in ((1, [1.0, 0.0, 1.0, 1.0]), (2, [1.0, 0.0, 0.0, 0.0]))
    ]
    found = {"starts": {"rhino": {"won": [0.0, 0.0, 1.0, 0.0]}}, "runs": runs}
    made = summary(found)
    assert [(one["algorithm"], one["mean"]) for one in made] == [("after imitation", 0.25), ("IPPO", 0.5)]
    file = tmp_path / "results.json"
    data = {"summary": made, "imitated": 5, "decisions": 4096, "games": 4, "seeds": [1, 2]}
    files.write_json(file, data)
    says, table, _ = sections.field(file)
    assert "4,096 decisions" in says
    assert "baselines --task rhino --seeds 1,2 --decisions 4096 --games 4 --publish" in says
    assert sections.ONE_SEED not in says
    files.write_json(file, {**data, "seeds": [1]})
    assert sections.ONE_SEED in sections.field(file)[0]
    assert "| `rhino` | after imitation | 25.0% |" in table
    assert "| `rhino` | IPPO | 50.0% |" in table
    assert "| +25.0% (" in table  # game by game: what was gained
    assert "75.0%, 25.0% | 3 |" in table
