"""Weights are found by name: cards by code, columns, features and values by theirs, whatever has moved, come or gone since."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor

from mc_env.agents.learning.resuming import convert, optimiser_state, read_run
from mc_env.agents.network import model, saving
from mc_env.agents.network.layers import RowLayer
from mc_env.agents.network.model import Network, Shape, adam
from mc_env.agents.network.reading import Inputs, inputs
from mc_env.encoders import ENTITY_COLUMNS, Column, feature_names, vocab
from mc_env.errors import ConfigError
from tests.agents.test_networks import observed, taught

TINY = Shape(width=8, context=8, card=4, piles=True)
OLD = Path(__file__).parent / "data" / "version_1.pt"  # written by the version that wrote such files
EXTRA = (
    Column("new_number", "", 0, 9),
    Column("new_kind", "", 0, 3, "code"),
    Column("new_card", "", 0, 8191, "card"),
)


class WiderLayer(RowLayer):
    """A first layer that also reads columns of entities that mc_env has not: a number, a category and a card."""

    def __init__(
        self,
        columns: tuple[Column, ...],
        categories: tuple[str, ...],
        cards: tuple[str, ...],
        width: int,
        card: int,
        coded: tuple[str, ...] = (),
    ):
        if columns == ENTITY_COLUMNS:
            columns, categories, cards = (*EXTRA, *columns), ("new_kind", *categories), ("new_card", *cards)
        super().__init__(columns, categories, cards, width, card, coded)


def wider(monkeypatch: pytest.MonkeyPatch) -> Network:
    """A network for observations with more columns."""
    with monkeypatch.context() as patch:
        patch.setattr(model, "RowLayer", WiderLayer)
        return taught(Network(TINY))


def widened(seen: Inputs, *values: int) -> Inputs:
    """Observations with these values in the columns that mc_env has not."""
    more = torch.tensor(values, dtype=seen.entities.dtype).expand(len(seen.entities), -1)
    return Inputs(**{**seen._asdict(), "entities": torch.cat([more, seen.entities], 1)})


def agree(one: Network, seen: Inputs, two: Network, its: Inputs) -> bool:
    with torch.no_grad():
        return all(torch.allclose(a, b, atol=1e-5) for a, b in zip(one(seen), two(its), strict=True))


def shuffled(data: dict[str, Any], key: str, dim: int, labels: list[str]) -> None:
    """Put the slices of a tensor and their labels in another order, alike."""
    order = torch.randperm(len(labels), generator=torch.Generator().manual_seed(1))
    data["weights"][key] = data["weights"][key].index_select(dim, order)
    labels[:] = [labels[i] for i in order.tolist()]


def same(one: dict[str, Tensor], two: dict[str, Tensor]) -> bool:
    return one.keys() == two.keys() and all(torch.equal(one[name], two[name]) for name in one)


def test_weights_find_their_names_in_any_order() -> None:
    network = taught(Network(TINY))
    data = saving.pack(network, {})
    said = data["network"]
    shuffled(data, "own", 0, said["cards"])
    shuffled(data, "printed.weight", 1, said["features"])
    for name in ("entity_in", "option_in", "global_in", "decision_in"):
        shuffled(data, f"{name}.linear.weight", 1, said["tables"][name]["numbers"])
        shuffled(data, f"{name}.scale", 0, said["tables"][name]["columns"])
    zones = said["tables"]["option_in"]["categories"].pop("zone")  # from the middle of the table to its end
    values = list(said["tables"]["option_in"]["categories"].values())
    before = len(values[0]) + len(values[1]) + len(values[2])
    table = data["weights"]["option_in.table"]
    rest = table[before + len(zones) :]
    data["weights"]["option_in.table"] = torch.cat([table[:before], rest, table[before : before + len(zones)].flip(0)])
    said["tables"]["option_in"]["categories"]["zone"] = zones[::-1]
    assert same(saving.network_of(data, "a file").state_dict(), network.state_dict())


def test_a_card_the_checkpoint_has_never_met_is_known_by_its_features_alone() -> None:
    network = taught(Network(TINY))
    data = saving.pack(network, {})
    seen = inputs(observed())
    new = network.cards.index(int(seen.entities[:, 0].max()))
    keep = [i for i in range(len(network.cards)) if i != new]
    data["weights"]["own"] = data["weights"]["own"][keep]
    del data["network"]["cards"][new]
    found = saving.network_of(data, "a file")
    assert not agree(found, seen, network, seen)
    network.known[new] = 0
    assert agree(found, seen, network, seen)


def test_a_card_that_is_gone_takes_its_vector_with_it() -> None:
    network = taught(Network(TINY))
    data = saving.pack(network, {})
    data["network"]["cards"].append("99001")
    data["weights"]["own"] = torch.cat([data["weights"]["own"], torch.ones(1, TINY.card)])
    assert same(saving.network_of(data, "a file").state_dict(), network.state_dict())


def test_columns_that_are_gone_count_as_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    old, seen = wider(monkeypatch), inputs(observed())
    new = saving.network_of(saving.pack(old, {}), "a file")
    assert agree(new, seen, old, widened(seen, 0, 0, 0))
    assert not agree(new, seen, old, widened(seen, 0, 1, 0))


def test_columns_the_checkpoint_has_never_met_are_not_read_but_can_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    old, seen = taught(Network(TINY)), inputs(observed())
    monkeypatch.setattr(model, "RowLayer", WiderLayer)
    new = saving.network_of(saving.pack(old, {}), "a file")
    assert agree(new, widened(seen, 0, 0, 0), old, seen)
    assert agree(new, widened(seen, 3, 2, 5), old, seen)
    new(widened(seen, 3, 2, 5))[1].sum().backward()
    weight = new.entity_in.linear.weight
    assert not weight[:, 0].any()
    assert weight.grad is not None
    assert weight.grad[:, 0].any()


def test_a_column_keeps_the_scale_it_was_learned_with() -> None:
    network = Network(TINY)
    data = saving.pack(network, {})
    at = data["network"]["tables"]["entity_in"]["columns"].index("damage")
    data["weights"]["entity_in.scale"][at] = 7.0
    assert saving.network_of(data, "a file").entity_in.scale[at] == 7.0


def test_names_and_weights_that_disagree_are_told() -> None:
    data = saving.pack(Network(TINY), {})
    data["network"]["cards"].pop()
    with pytest.raises(ConfigError, match=r"names \d+ of the \d+ slices of own"):
        saving.network_of(data, "a file")


# ---------------------------------------------------------------------------------------------- the first version


def test_an_old_file_gives_every_card_and_feature_what_it_had() -> None:
    raw = torch.load(OLD, weights_only=True)
    network = saving.network_of(saving.read(OLD), OLD)
    own, printed = raw["weights"]["own"].float(), raw["weights"]["printed.weight"].float()
    for code, row in (("01001a", 2), ("01001b", 3), ("01002", 4), ("01094", 103), ("drone", 1023)):
        assert torch.equal(network.own[network.cards.index(vocab.card_id(code))], own[row]), code
    assert torch.equal(network.own[:2], own[:2])  # no card, and one that cannot be seen
    features = list(feature_names())
    for i, name in enumerate(raw["network"]["features"]):
        if name in features:
            assert torch.equal(network.printed.weight[:, features.index(name)], printed[:, i]), name
    assert torch.equal(network.option_mid.weight, raw["weights"]["option_mid.weight"].float())


def test_an_old_file_becomes_a_new_one_that_plays_alike_in_as_many_bits(tmp_path: Path) -> None:
    old = tmp_path / "best.pt"
    old.write_bytes(OLD.read_bytes())
    new = convert(old)
    assert new == tmp_path / "best.safetensors"
    data = saving.read(new)
    assert data["weights"]["own"].dtype == torch.float16
    assert data["weights"]["entity_in.scale"].dtype == torch.float32  # a tenth is not a tenth in 16 bits
    one, two = (saving.network_of(saving.read(file), file).state_dict() for file in (old, new))
    assert same(one, two)


def test_what_an_optimiser_remembers_moves_with_the_weights(tmp_path: Path) -> None:
    network = taught(Network(TINY))
    optimiser = adam(network, 1e-3)
    logits, values = network(inputs(observed()))
    (model.log_probabilities(logits)[:, 0].sum() + values.sum()).backward()
    optimiser.step()
    kept = {**saving.pack(network, {}), "optimiser": optimiser_state(optimiser, network)}
    names = kept["optimiser"]["names"]
    for i, values in kept["optimiser"]["state"].items():  # as if it remembered of each weight the weight itself
        values |= {kind: kept["weights"][names[i]].clone() for kind in ("exp_avg", "exp_avg_sq")}
    moments = kept["optimiser"]["state"][names.index("own")]
    shuffled(kept, "own", 0, kept["network"]["cards"])
    moments |= {kind: kept["weights"]["own"].clone() for kind in ("exp_avg", "exp_avg_sq")}
    saving.write(tmp_path / "last.safetensors", kept)
    found = read_run(tmp_path / "last.safetensors")
    assert torch.equal(found["weights"]["own"], network.own)
    for i, name in enumerate(names):
        for kind in ("exp_avg", "exp_avg_sq"):
            assert torch.equal(found["optimiser"]["state"][i][kind], found["weights"][name]), name
    optimiser.load_state_dict(found["optimiser"])


def test_what_an_old_optimiser_remembers_moves_too(tmp_path: Path) -> None:
    raw = torch.load(OLD, weights_only=True)
    state = {
        i: {"step": torch.tensor(3.0), "exp_avg": weight.float(), "exp_avg_sq": weight.float()}
        for i, weight in enumerate(raw["weights"].values())
    }
    groups = adam(saving.network_of(saving.read(OLD), OLD), 1e-3).state_dict()["param_groups"]
    past = {"taken": 1, "numbers": [0], "weights": [raw["weights"]]}
    torch.save({**raw, "past": past, "optimiser": {"state": state, "param_groups": groups}}, tmp_path / "last.pt")
    found = read_run(tmp_path / "last.pt")
    for i, name in enumerate(found["optimiser"]["names"]):
        assert torch.equal(found["optimiser"]["state"][i]["exp_avg"], found["weights"][name].float()), name
    network = Network(Shape(**raw["network"]["shape"]))
    network.load_state_dict(found["past"]["weights"][0])
    assert torch.equal(network.own, found["weights"]["own"].float())
    adam(network, 1e-3).load_state_dict(found["optimiser"])
