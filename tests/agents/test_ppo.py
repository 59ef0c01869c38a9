"""Learning: advantages by hand, masks, tiny positions learned, runs that go on as if never stopped."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from mc_env.agents.learning.config import RunConfig, WarmStart
from mc_env.agents.learning.folders import training_figures
from mc_env.agents.learning.imitation import demonstrate
from mc_env.agents.learning.keys import fill
from mc_env.agents.learning.partners import Snapshots, groups
from mc_env.agents.learning.playing import play_seeds
from mc_env.agents.learning.ppo import PpoConfig, one_vector, squared_error, step_together, update
from mc_env.agents.learning.rollouts import SeatChains, team_advantages
from mc_env.agents.learning.self_play import Player
from mc_env.agents.learning.training import Learner
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape, adam, chosen, log_probabilities, padded, preset
from mc_env.agents.network.reading import Inputs, inputs
from mc_env.encoders import GLOBAL_COLUMNS, names
from mc_env.errors import ConfigError, McEnvError
from mc_env.table import Table

DUO: dict[str, Any] = {"heroes": ["spider_man", "captain_marvel"], "scenario": "rhino", "reward": "shaped"}


def alone(flat: torch.Tensor) -> None:
    """The mean over one process."""


# ---------------------------------------------------------------------------------------------- advantages


def test_team_advantages_follow_a_game_and_stop_at_its_end() -> None:
    rewards = np.array([[1.0], [0.0], [2.0]], np.float32)
    values = np.array([[0.5], [1.0], [0.25]], np.float32)
    ends = np.array([[False], [True], [False]])
    last = np.array([4.0], np.float32)
    found = team_advantages(rewards, values, ends, last, gamma=1.0, lam=0.5)
    # step 2: 2 + 4 - 0.25; step 1 ends an episode: 0 - 1; step 0: (1 + 1 - 0.5) + 0.5 * -1
    assert found[:, 0].tolist() == pytest.approx([1.0, -1.0, 5.75])


def test_seat_advantages_give_each_seat_all_rewards_between_its_own_decisions() -> None:
    chains = SeatChains(gamma=1.0, lam=0.5)
    chains.decide(0, 0, index=0, value=0.5)
    chains.earn(0, 1.0)
    chains.decide(0, 1, index=1, value=0.25)
    chains.earn(0, 2.0)  # both seats gain
    chains.decide(0, 0, index=2, value=1.0)
    chains.earn(0, 3.0)
    chains.end(0)
    closed, waiting = chains.finish()
    found = {step.index: step.advantage for step in closed}
    # seat 0, last: 3 - 1 = 2; first: 1 + 2 + 1 - 0.5 + 0.5 * 2; seat 1: 2 + 3 - 0.25
    assert found == pytest.approx({2: 2.0, 0: 4.5, 1: 4.75})
    assert not waiting


def test_a_seat_decision_stays_open_across_rollouts_until_the_terminal_reward_reaches_it() -> None:
    chains = SeatChains(gamma=1.0, lam=1.0)
    chains.decide(3, 1, index=0, value=0.5)
    closed, waiting = chains.finish()
    assert not closed
    assert [step.index for step in waiting] == [0]
    chains.earn(3, -1.0)
    chains.end(3)
    closed, waiting = chains.finish()
    assert [step.advantage for step in closed] == [-1.5]
    assert not waiting


def test_seat_advantages_equal_team_advantages_when_one_seat_decides_everything() -> None:
    rng = np.random.default_rng(5)
    rewards, values = rng.normal(size=(2, 12, 1)).astype(np.float32)
    ends = np.zeros((12, 1), bool)
    ends[[4, 11]] = True
    chains = SeatChains(gamma=0.9, lam=0.8)
    for t in range(12):
        chains.decide(0, 0, t, float(values[t, 0]))
        chains.earn(0, float(rewards[t, 0]))
        if ends[t, 0]:
            chains.end(0)
    closed, _ = chains.finish()
    team = team_advantages(rewards, values, ends, np.zeros(1, np.float32), 0.9, 0.8)
    assert {s.index: s.advantage for s in closed} == pytest.approx({t: float(team[t, 0]) for t in range(12)}, abs=1e-5)


ROUND = names(GLOBAL_COLUMNS)["round"]


class Rounds:
    """In place of a network: every option is as likely, and the value is the number of the round."""

    reads_piles = False

    def draw_known_cards(self, generator: torch.Generator) -> None:
        """It knows no cards."""

    def __call__(self, x: Inputs) -> tuple[torch.Tensor, torch.Tensor]:
        return padded(torch.zeros(len(x.options)), x), x.globals[:, ROUND].float()

    def look(self, x: Inputs) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        return *self(x), torch.zeros(len(x))


@pytest.mark.parametrize(("gae", "heroes"), [("team", 1), ("team", 2), ("seat", 1), ("seat", 2)])
def test_a_game_that_is_cut_off_is_worth_what_was_still_expected_of_it(gae: str, heroes: int) -> None:
    games = {**DUO, "heroes": DUO["heroes"][:heroes], "reward": "sparse", "max_rounds": 1}
    player = Player(PpoConfig(games=1, steps=60, gae=gae, gamma=0.9, lam=0.5), games, seed=1)
    rollout = player.play(Rounds())  # type: ignore[arg-type]
    assert rollout.episodes[0]["outcome"] is None
    first = rollout.advantages[: rollout.episodes[0]["decisions"]]
    # the last decision, value 1: 0 + 0.9 * 2 - 1; those before it: 0 + 0.9 * 1 - 1 + 0.9 * 0.5 * the next
    by_hand = [-0.1 + 0.45 * (-0.1 + 0.45 * 0.8), -0.1 + 0.45 * 0.8, 0.8]
    assert first[-3:].tolist() == pytest.approx(by_hand, abs=1e-6)
    chains = heroes if gae == "seat" else 1
    assert int(np.isclose(first, 0.8).sum()) == chains  # each seat's last decision
    assert training_figures(rollout.episodes)["train/truncated"] == 1


def test_a_game_that_is_over_is_worth_nothing_more() -> None:
    games = {"start": last_chance(), "reward": "sparse", "max_rounds": 3}
    player = Player(PpoConfig(games=1, steps=30, gamma=1.0, lam=0.0), games, seed=1)
    rollout = player.play(Rounds())  # type: ignore[arg-type]
    ended, value = rollout.episodes[0], float(rollout.values[rollout.episodes[0]["decisions"] - 1])
    outcome = {"win": 1.0, "loss": -1.0}[ended["outcome"]]
    assert float(rollout.advantages[ended["decisions"] - 1]) == outcome - value


@pytest.mark.parametrize("gae", ["team", "seat"])
def test_what_a_rollout_says_of_its_choices_is_what_the_update_finds_before_it_changes_anything(gae: str) -> None:
    player, network = Player(tiny(gae).ppo, tiny(gae).arguments(), seed=1), Network(preset("small"))
    with torch.no_grad():
        network.own.normal_()  # so that forgetting a card changes something
    for _ in range(3):
        rollout = player.play(network)
        with torch.no_grad():
            again = chosen(
                log_probabilities(network(inputs(rollout.observations))[0]), torch.from_numpy(rollout.actions)
            )
        assert again.numpy() == pytest.approx(rollout.logp, abs=1e-4)


# -------------------------------------------------------------------------------------------------- learning


def last_chance() -> Table:
    """One attack wins; anything else loses in the villain phase."""
    t = Table(scenario="rhino", mode="standard", seed=1)
    t.hero("Spider-Man", form="hero", hand=[], damage=8)
    t.villain("Rhino", stage=2, damage=13)
    t.main_scheme(threat=6, stage=1, acceleration=3)
    return t


def test_an_obvious_position_is_learned_to_certainty() -> None:
    torch.manual_seed(0)
    torch.set_num_threads(1)
    games = {"start": last_chance(), "reward": "sparse", "max_rounds": 3}
    config = PpoConfig(network="small", games=16, steps=16, microbatch=64, learning_rate=5e-3, entropy_start=0.0)
    player = Player(config, games, seed=1)
    network = Network(Shape(width=16, context=16, card=8))
    before = play_seeds(network, games, range(40), greedy=False)
    optimiser = adam(network, config.learning_rate)
    order = np.random.default_rng(0)
    for _ in range(8):
        update(network, optimiser, player.play(network), config, 0.0, order, alone)
    after = play_seeds(network, games, range(40), greedy=True)
    assert sum(r["outcome"] == "win" for r in before) < 40
    assert sum(r["outcome"] == "win" for r in after) == 40


def tiny(gae: str, hands: str = "open", partners: list[str] | None = None) -> RunConfig:
    config = RunConfig(game=dict(DUO, skirmish=1, hands=hands), decisions=100_000, warm_start=WarmStart(agent=""))
    config.ppo = PpoConfig(network="small", processes=1, games=4, steps=12, microbatch=16, gae=gae)
    if partners == ["balance"]:
        config.game |= {"heroes": {"sample": 1, "of": DUO["heroes"]}, "scenario": {"one_of": ["rhino", "klaw"]}}
        config.ppo = replace(config.ppo, steps=40, balance=True, compare="kind")
    elif partners:
        config.ppo = replace(config.ppo, games=8, partners=partners, partner_share=0.75, past_every=96)
    config.check()
    return config


@pytest.mark.parametrize(
    ("gae", "hands", "partners"),
    [
        ("team", "open", []),
        ("seat", "private", []),
        ("team", "open", ["past", "random"]),
        ("seat", "private", ["past", "heuristic:style=protective", "fighter"]),
        ("team", "open", ["balance"]),
    ],
)
def test_a_resumed_run_makes_the_update_that_would_have_come(
    gae: str, hands: str, partners: list[str], tmp_path: Path
) -> None:
    config = tiny(gae, hands, partners)
    first = Learner(config)
    for _ in range(3):
        first.iterate()
    data = saving.pack(first.network, {})
    data |= {"optimiser": first.optimiser.state_dict(), "decisions": first.decisions, "iteration": first.iteration}
    data["past"] = first.player.snapshots.state()
    data["processes"] = [pickle.loads(pickle.dumps(first.own_state()))]
    saving.write(tmp_path / "last.safetensors", data)
    first.iterate()
    second = Learner(config)
    second.restore(saving.read(tmp_path / "last.safetensors"))
    second.iterate()
    for (name, a), (_, b) in zip(first.network.state_dict().items(), second.network.state_dict().items(), strict=True):
        assert torch.equal(a, b), name
    for key in ("games", "beside"):
        assert first.own_state()["player"][key] == second.own_state()["player"][key]


# ----------------------------------------------------------------------------------------------- partners


def test_snapshots_of_the_past_are_taken_on_the_way_and_sit_beside_the_learner() -> None:
    learner = Learner(tiny("team", "open", ["past"]))
    for _ in range(3):
        learner.iterate()
    past = learner.player.snapshots
    assert list(past.agents) == [0, 1, 2, 3]
    weights = [past.agents[n].network.state_dict()["value_out.weight"] for n in past.agents]
    assert not torch.equal(weights[0], weights[1])
    assert torch.equal(weights[3], learner.network.state_dict()["value_out.weight"])
    own, first, second = learner.player.groups
    assert (own.num_envs, first.num_envs, second.num_envs) == (2, 3, 3)
    assert [g.seat for g in (*first.games, *second.games)] == [0, 0, 0, 1, 1, 1]
    assert all(seat.snapshot in range(4) for g in first.games for seat in g.partners.values())


def test_only_so_many_snapshots_are_kept_and_they_stay_spread_over_the_past() -> None:
    past, network = Snapshots(4), Network(Shape(width=8, context=8, card=4))
    for _ in range(20):
        past.take(network)
    numbers = sorted(past.agents)
    assert (len(numbers), numbers[0], numbers[-1]) == (4, 0, 19)
    assert max(b - a for a, b in pairwise(numbers)) <= 12
    assert past.agent(18) is past.agents[19]  # one that is gone: the nearest
    assert {past.draw(seed) for seed in range(100)} == set(numbers)


def test_the_past_begins_after_the_warm_start() -> None:
    config = tiny("team", "open", ["past"])
    config.warm_start = WarmStart(agent="random", games=1, updates=2)
    learner = Learner(config)
    learner.warm_start()
    assert list(learner.player.snapshots.agents) == [0]
    assert torch.equal(learner.player.snapshots.agents[0].network.own, learner.network.own)


def test_the_learner_takes_only_seats_that_every_game_has() -> None:
    one_or_two = {"heroes": {"sample": {"one_of": [1, 2]}, "of": ["spider_man", "she_hulk"]}, "scenario": "rhino"}
    asked = (8, 0.5, ["random", "helper"])
    assert [(n, extra.get("seat")) for n, extra in groups(*asked, one_or_two, Snapshots(1))] == [
        (4, None),
        (2, 0),
        (2, 0),
    ]
    three = {"heroes": ["spider_man", "she_hulk", "iron_man"], "scenario": "rhino"}
    with pytest.raises(ConfigError, match="played alone"):
        groups(*asked, {"heroes": ["spider_man"], "scenario": "rhino"}, Snapshots(1))
    with pytest.raises(ConfigError, match="4 games are too few for 6 pairs"):
        groups(*asked, three, Snapshots(1))


def test_the_same_seed_learns_the_same_weights() -> None:
    runs = [Learner(tiny("team")) for _ in range(2)]
    for run in runs:
        run.iterate()
    one, two = (run.network.state_dict() for run in runs)
    assert all(torch.equal(one[k], two[k]) for k in one)


def test_the_learning_rate_is_that_of_the_config_at_every_update() -> None:
    rates = {}
    for anneal in (False, True):
        config = tiny("team")
        config.ppo = replace(config.ppo, anneal=anneal)
        learner = Learner(config)
        learner.decisions = config.decisions // 2
        learner.optimiser.param_groups[0]["lr"] = 1.0  # as a checkpoint may say
        learner.iterate()
        rates[anneal] = learner.optimiser.param_groups[0]["lr"]
    assert rates == pytest.approx({False: config.ppo.learning_rate, True: 0.55 * config.ppo.learning_rate})


def test_imitated_games_that_were_cut_off_teach_choices_only() -> None:
    cut = demonstrate("random", {**DUO, "max_rounds": 1}, [1])
    assert len(cut.returns) == len(cut.actions) > 0
    assert bool(np.isnan(cut.returns).all())
    value = torch.tensor([1.0, 5.0], requires_grad=True)
    error = squared_error(value, torch.tensor([3.0, torch.nan]))
    error.backward()
    assert error.item() == 2.0
    assert value.grad is not None
    assert value.grad.tolist() == [-2.0, 0.0]


# ------------------------------------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"decisons": 5}, "decisions"),
        ({"ppo": {"learning_rat": 1}}, "learning_rate"),
        ({"ppo": {"games": "many"}}, "games is a whole number"),
        ({"ppo": {"gae": "both"}, "game": DUO}, "team or seat"),
        ({"ppo": {"network": "hugh"}, "game": DUO}, "large"),
        ({"algo": "pppo", "game": DUO}, "ppo"),
        ({"ppo": {"partners": ["pasta"], "partner_share": 0.5}, "game": DUO}, "past"),
        ({"ppo": {"partners": ["past"]}, "game": DUO}, "partner_share"),
        ({"ppo": {"past_every": 0}, "game": DUO}, "past_every is at least 1"),
        ({"game": dict(DUO, hands="private")}, "ppo.gae: with private hands it is seat, not team"),
        ({"evaluation": {"every": 0}, "game": DUO}, "evaluation.every is at least 1, not 0"),
        ({"evaluation": {"games": 0}, "game": DUO}, "evaluation.games is at least 1, not 0"),
        ({"evaluation": {"first_seed": -1}, "game": DUO}, "evaluation.first_seed is at least 0"),
        ({"warm_start": {"agent": "heuristics"}, "game": DUO}, "warm_start.agent: .*heuristic"),
        ({"warm_start": {"updates": 0}, "game": DUO}, "warm_start.updates is at least 1"),
        ({"warm_start": {"learning_rate": 0}, "game": DUO}, "warm_start.learning_rate is more than 0"),
        ({"sb3": {"network": "hugh"}, "game": DUO}, "large"),
        ({"sb3": {"games": 0}, "game": DUO}, "sb3.games is at least 1"),
        ({"sb3": {"steps": 0}, "game": DUO}, "sb3.steps is at least 1"),
        ({"sb3": {"batch": 0}, "game": DUO}, "sb3.batch is at least 1"),
        ({"sb3": {"learning_rate": 0}, "game": DUO}, "sb3.learning_rate is more than 0"),
        ({"seed": -1, "game": DUO}, "seed is between 0 and"),
        ({"ppo": {"games": 1 << 21}, "game": DUO}, "games is between 0 and 1,048,576"),
        ({"game": dict(DUO, action_space="semantic")}, "game.action_space: the network reads 'index' only"),
        ({"game": dict(DUO, encoder="flat")}, "game.encoder: the network reads 'entities' only, not 'flat'"),
        ({"game": dict(DUO, history=8)}, "game.history: the network reads 0 only, not 8"),
        ({"evaluation": {"game": {"history": 8}}, "game": DUO}, "evaluation.game.history: the network reads 0 only"),
        ({"game": {"heros": ["spider_man"]}}, "heroes"),
        ({"game": {"heroes": ["spiderman"], "scenario": "rhino"}}, "spider_man"),
        ({}, "task"),
    ],
)
def test_a_wrong_config_names_the_key_and_what_would_be_right(data: dict[str, object], words: str) -> None:
    with pytest.raises(McEnvError, match=words):
        fill(RunConfig, data, "test.yaml").check()


def test_a_checkpoint_that_would_run_code_is_refused(tmp_path: Path) -> None:
    class Trap:
        def __reduce__(self) -> tuple[object, ...]:
            return (Path.touch, (tmp_path / "sprung",))

    torch.save({"format": saving.FORMAT, "trap": Trap()}, tmp_path / "trap.pt")
    with pytest.raises(ConfigError, match="read safely"):
        saving.read(tmp_path / "trap.pt")
    assert not (tmp_path / "sprung").exists()


def test_a_checkpoint_with_other_card_features_finds_its_own_by_name() -> None:
    network = Network(Shape(width=16, context=16, card=8))
    data = saving.pack(network, {})
    old = data["network"]["features"]
    data["network"]["features"] = ["lost", *old[1:][::-1]]
    weights = data["weights"]["printed.weight"]
    data["weights"]["printed.weight"] = torch.cat([torch.ones(8, 1), weights[:, 1:].flip(1)], 1)
    again = saving.network_of(data, "best.safetensors").printed.weight
    assert torch.equal(again[:, 1:], network.printed.weight[:, 1:])
    assert not again[:, 0].any()


def test_foreign_and_missing_checkpoints_are_named(tmp_path: Path) -> None:
    torch.save({"weights": {}}, tmp_path / "foreign.pt")
    with pytest.raises(ConfigError, match="not a checkpoint of mc_env"):
        saving.read(tmp_path / "foreign.pt")
    with pytest.raises(ConfigError, match=r"no checkpoint.*foreign\.pt"):
        saving.read(tmp_path / "best.pt")
    (tmp_path / "torn.pt").write_bytes(b"PK\x03\x04 half")
    with pytest.raises(ConfigError, match="read safely"):
        saving.read(tmp_path / "torn.pt")
    data = saving.pack(Network(Shape(width=16, context=16, card=8)), {})
    data["weights"].pop("own")
    with pytest.raises(ConfigError, match="lacks own"):
        saving.network_of(data, "best.safetensors")


def test_gradients_in_one_vector_are_clipped_as_torch_clips_them() -> None:
    network, config = Network(Shape(width=16, context=16, card=8)), PpoConfig(max_gradient=0.5)
    gradients = one_vector(network)
    for p in network.parameters():
        p.sum().backward()
        assert p.grad is not None
        assert torch.equal(p.grad, torch.ones_like(p))
    assert gradients.tolist() == [1.0] * (len(gradients) - 1) + [0.0]
    reference = [torch.ones_like(p) for p in network.parameters()]
    torch.nn.utils.clip_grads_with_norm_(network.parameters(), 0.5, torch.nn.utils.get_total_norm(reference))
    expected = gradients.clone()
    gradients.fill_(1.0)
    kl = step_together(gradients, torch.optim.SGD(network.parameters(), lr=0.0), config, alone, kl=7.0)
    assert kl == 7.0
    torch.testing.assert_close(gradients, expected)
