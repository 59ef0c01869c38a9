"""The network: masks, gradients, rows read once, cards known by their features only."""

from __future__ import annotations

from copy import deepcopy

import numpy as np
import pytest
import torch
from torch.nn.functional import embedding_bag

from mc_env.agents.learning.playing import play_seeds
from mc_env.agents.network import reading
from mc_env.agents.network.layers import SumOfVectors
from mc_env.agents.network.model import NONE, Network, Shape, adam, entropy, log_probabilities, sample
from mc_env.agents.network.reading import distinct, from_each, inputs
from mc_env.encoders import Packed
from mc_env.env.vector import VectorGames
from tests.agents.test_ppo import DUO

TINY = Shape(width=16, context=16, card=8)


def test_sums_of_vectors_have_the_gradient_of_embedding_bag() -> None:
    index = torch.tensor([[0, 2], [2, 2], [1, 0]])
    table = torch.randn(4, 3, dtype=torch.float64, requires_grad=True)
    weights = torch.randn(3, 3, dtype=torch.float64)
    found, wanted = (
        torch.autograd.grad((sums * weights).sum(), table)[0]
        for sums in (SumOfVectors.apply(index, table), embedding_bag(index, table, mode="sum"))
    )
    assert torch.allclose(found, wanted)


@pytest.mark.parametrize("width", [3, 8])
@pytest.mark.parametrize("chance", [False, True], ids=["told_apart", "keys_that_agree_by_chance"])
def test_different_rows_are_kept_once_and_every_row_is_found_again(
    width: int, chance: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if chance:
        monkeypatch.setattr(reading, "_MIX", np.zeros_like(reading._MIX))
    rows = np.random.default_rng(1).integers(-2, 2, (500, width)).astype(np.int16)
    found, which = distinct(rows)
    assert np.array_equal(found[which], rows)
    assert len(found) == len(set(map(tuple, rows.tolist()))) < len(rows)


def test_no_option_that_does_not_exist_is_ever_drawn() -> None:
    generator = torch.Generator().manual_seed(0)
    counts = torch.randint(1, 12, (1000,), generator=generator)
    logits = torch.randn(1000, 12, generator=generator) * 8
    logits = torch.where(torch.arange(12) < counts[:, None], logits, torch.tensor(NONE))
    for _ in range(100):
        assert bool((sample(logits, generator) < counts).all())


def test_options_are_drawn_by_their_probabilities() -> None:
    generator = torch.Generator().manual_seed(1)
    logits = torch.tensor([[0.0, 1.0, NONE, 2.0]]).repeat(40_000, 1)
    shares = torch.bincount(sample(logits, generator), minlength=4) / 40_000
    assert shares.tolist() == pytest.approx(log_probabilities(logits)[0].exp().tolist(), abs=0.01)


def test_an_observation_is_scored_the_same_alone_and_in_a_batch() -> None:
    games = VectorGames(6, observations="packed", **DUO)
    packed, _ = games.reset(seed=3)
    for _ in range(30):
        counts = np.diff(packed.option_start)
        packed, *_ = games.step(np.minimum(counts - 1, 1))
    network = Network(Shape(piles=True)).eval().requires_grad_(False)
    together, values = network(inputs(packed))
    for b in range(6):
        logits, value = network(inputs(packed.take(np.array([b]))))
        assert torch.allclose(logits[0], together[b, : logits.shape[1]], atol=1e-5)
        assert bool((together[b, logits.shape[1] :] == NONE).all())
        assert float(value) == pytest.approx(float(values[b]), abs=1e-5)


def test_a_look_after_any_change_of_the_weights_says_what_they_say_now() -> None:
    games = VectorGames(3, observations="packed", **DUO)
    seen = inputs(games.reset(seed=3)[0])
    network, other = Network(TINY).eval(), Network(TINY)
    optimiser = adam(network, 0.1)

    def learn() -> None:
        network.train()
        optimiser.zero_grad()
        network(seen)[1].sum().backward()
        optimiser.step()
        network.eval()

    def agree() -> bool:
        return all(torch.equal(a, b.detach()) for a, b in zip(network.look(seen), network.judge(seen), strict=True))

    said = [network.look(seen)[1]]
    changes = (
        learn,
        lambda: network.draw_known_cards(torch.Generator().manual_seed(1)),
        lambda: network.load_state_dict(other.state_dict()),
        lambda: network.load_state_dict(other.state_dict(), assign=True),
        learn,
        lambda: torch.nn.utils.vector_to_parameters(
            torch.ones(sum(map(torch.numel, network.parameters()))), network.parameters()
        ),
    )
    for change in changes:
        change()
        assert agree()
        said.append(network.look(seen)[1])
    assert not torch.equal(said[0], said[1])
    assert deepcopy(network).look(seen)[1].tolist() == said[-1].tolist()


@pytest.mark.parametrize("options", [0, 1])
def test_gradients_are_finite_when_there_is_at_most_one_option(options: int) -> None:
    arrays = dict(VectorGames(2, observations="packed", **DUO).reset(seed=3)[0].arrays())
    arrays["options"] = arrays["options"][:options]  # of the first observation; the second has none
    arrays["option_start"] = np.array([0, options, options])
    network = Network(TINY)
    logits, value = network(inputs(Packed.of(arrays)))
    assert logits.shape == (2, 1)
    logp = log_probabilities(logits)
    assert logp.tolist() == [[0.0], [0.0]]
    (logp.sum() + entropy(logp).sum() + value.sum()).backward()
    assert all(bool(torch.isfinite(p.grad).all()) for p in network.parameters() if p.grad is not None)


def test_padded_observations_are_read_as_packed_ones_are() -> None:
    packed, _ = VectorGames(3, observations="packed", **DUO).reset(seed=3)
    games = VectorGames(3, **DUO)
    games.reset(seed=3)
    for one, other in zip(from_each([game.observe() for game in games.games]), inputs(packed), strict=True):
        assert torch.equal(one, other)


def test_packed_observations_survive_being_saved_as_arrays() -> None:
    games = VectorGames(3, observations="packed", **DUO)
    packed, _ = games.reset(seed=3)
    again = Packed.of({k: v.copy() for k, v in packed.arrays().items()})
    for name, array in packed.arrays().items():
        assert np.array_equal(array, again.arrays()[name]), name


# ------------------------------------------------------------------------------- cards known by their features only


def observed() -> Packed:
    """A few decisions of a game."""
    packed, _ = VectorGames(4, observations="packed", **DUO).reset(seed=3)
    assert isinstance(packed, Packed)
    return packed


def known_by_features(network: Network) -> int:
    return int((network.known == 0).sum())


def taught(network: Network) -> Network:
    """The network with some vector of its own for every card."""
    with torch.no_grad():
        network.own.normal_(generator=torch.Generator().manual_seed(0))
    return network


def test_about_as_many_cards_are_forgotten_as_the_shape_says() -> None:
    network, generator = Network(TINY), torch.Generator().manual_seed(1)
    shares = []
    for _ in range(20):
        network.draw_known_cards(generator)
        shares.append(known_by_features(network) / len(network.known))
    assert sum(shares) / len(shares) == pytest.approx(0.15, abs=0.01)
    assert len(set(shares)) > 1  # others each time
    network.know_all_cards()
    assert known_by_features(network) == 0


def test_evaluation_knows_every_card() -> None:
    network = Network(TINY)
    network.draw_known_cards(torch.Generator().manual_seed(1))
    play_seeds(network, {**DUO, "skirmish": 1, "max_rounds": 1}, [1])
    assert known_by_features(network) == 0


def test_a_forgotten_card_loses_its_own_vector_and_nothing_else() -> None:
    network = taught(Network(TINY)).requires_grad_(False)
    seen = inputs(observed())
    network.known[::2] = 0
    forgotten = network(seen)
    network.known.fill_(1)
    assert not torch.equal(network(seen)[1], forgotten[1])
    network.own[::2] = 0
    for found, wanted in zip(network(seen), forgotten, strict=True):
        assert torch.equal(found, wanted)


def test_a_card_that_was_never_met_plays_by_its_features_alone() -> None:
    network, batch = Network(TINY), observed()
    optimiser = adam(network, 1e-2)
    for _ in range(3):
        logits, value = network(inputs(batch))
        (log_probabilities(logits)[:, 0].sum() + value.sum()).backward()
        optimiser.step()
    moved = set(network.own.abs().sum(1).nonzero().flatten().tolist())
    never = set(range(len(network.cards))) - moved
    assert moved
    assert len(never) > len(moved)  # most cards are not in that game
    assert not network.own[sorted(never)].any()
