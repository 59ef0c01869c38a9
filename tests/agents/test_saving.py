"""Files of checkpoints: what they say, and every way they can be wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch
from safetensors import safe_open
from safetensors.torch import save_file

from mc_env.agents import checkpoints
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, Shape
from mc_env.engine.version import RULES_VERSION
from mc_env.errors import ConfigError

TINY = Shape(width=8, context=8, card=4)


def written(file: Path) -> Path:
    saving.write(file, saving.pack(Network(TINY), {"decisions": 3}))
    return file


def test_a_file_says_everything_that_its_weights_mean(tmp_path: Path) -> None:
    with safe_open(written(tmp_path / "best.safetensors"), framework="pt") as file:
        said, rows = file.metadata(), file.get_slice("own").get_shape()[0]
    assert said["format"] == "mc_env network"
    assert (said["version"], said["rules"]) == ("2", str(RULES_VERSION))
    assert json.loads(said["shape"])["width"] == 8
    cards = json.loads(said["cards"])
    assert len(cards) == rows
    assert cards[:3] == ["", "?", "01001a"]
    assert "trait_avenger" in json.loads(said["features"])
    tables = json.loads(said["tables"])
    assert "damage" in tables["entity_in"]["numbers"]
    assert tables["entity_in"]["categories"]["zone"][:2] == ["none", "in play"]
    assert tables["option_in"]["cards"] == ["card_id", "target_id"]
    assert json.loads(said["card"]) == {"decisions": 3}


def test_the_same_checkpoint_makes_the_same_bytes(tmp_path: Path) -> None:
    data = {**saving.pack(Network(TINY), {}), "more": {"b": torch.ones(2), "a": 1}}
    files = [tmp_path / f"{i}.safetensors" for i in range(3)]
    for file in files:
        saving.write(file, data)
    assert len({file.read_bytes() for file in files}) == 1


def test_what_learning_needs_comes_back_as_it_was(tmp_path: Path) -> None:
    kept = {
        "state": {0: {"step": torch.tensor(2.0), "moments": [torch.ones(2, 3), torch.zeros(2, dtype=torch.bool)]}},
        "generator": torch.Generator().manual_seed(1).get_state(),
        "words": ["one", None, 0.1, True, {"tensor": "no tensor"}, {"items": []}],
    }
    saving.write(tmp_path / "last.safetensors", {**saving.pack(Network(TINY), {}), "kept": kept})
    found = saving.read(tmp_path / "last.safetensors")["kept"]
    assert found["words"] == kept["words"]
    assert torch.equal(found["generator"], kept["generator"])  # type: ignore[arg-type]
    (number, one) = next(iter(found["state"].items()))
    assert number == 0
    assert one["step"] == 2.0
    assert torch.equal(one["moments"][0], torch.ones(2, 3))
    assert one["moments"][1].dtype == torch.bool


@pytest.mark.parametrize("size", [0, 4, 200, 20_000])
def test_a_file_cut_off_anywhere_is_told(size: int, tmp_path: Path) -> None:
    whole = written(tmp_path / "best.safetensors").read_bytes()
    (tmp_path / "torn.safetensors").write_bytes(whole[:size])
    with pytest.raises(ConfigError, match=r"torn\.safetensors' is not a checkpoint that can be read safely"):
        saving.read(tmp_path / "torn.safetensors")


def test_files_of_others_and_of_other_versions_are_told_apart(tmp_path: Path) -> None:
    weights = {"own": torch.zeros(2, 2)}
    for header, words in (
        (None, "not a checkpoint of mc_env"),
        ({"format": "pt"}, "not a checkpoint of mc_env"),
        ({"format": saving.FORMAT, "version": "3"}, r"has checkpoint version 3; this mc_env reads 1 \(\.pt\) and 2"),
        ({"format": saving.FORMAT, "version": "2"}, "has a header that mc_env does not write: 'rules'"),
    ):
        save_file(weights, tmp_path / "foreign.safetensors", header)
        with pytest.raises(ConfigError, match=words):
            saving.read(tmp_path / "foreign.safetensors")


def test_a_header_that_names_a_tensor_that_is_not_there_is_told(tmp_path: Path) -> None:
    file = written(tmp_path / "best.safetensors")
    with safe_open(file, framework="pt") as content:
        header = content.metadata()
    for more, words in (('{"tensor": "more.gone"}', "names what is not in it"), ("[", "does not write")):
        save_file({"own": torch.zeros(2, 2)}, file, {**header, "more": more})
        with pytest.raises(ConfigError, match=words):
            saving.read(file)


def test_a_path_with_the_other_ending_gets_a_hint(tmp_path: Path) -> None:
    written(tmp_path / "best.safetensors")
    with pytest.raises(ConfigError, match=r"no checkpoint .*best\.pt'; did you mean .*best\.safetensors'\?"):
        saving.read(tmp_path / "best.pt")
    (tmp_path / "old.pt").touch()
    with pytest.raises(ConfigError, match=r"did you mean .*old\.pt'\?"):
        saving.read(tmp_path / "old.safetensors")
    with pytest.raises(ConfigError, match=r"there is .*best\.safetensors, .*old\.pt"):
        saving.read(tmp_path / "other.safetensors")


def test_a_shipped_name_with_an_ending_gets_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ConfigError, match="the shipped one is called 'rhino_solo'"):
        saving.read(checkpoints.find("rhino_solo.pt"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("own", "the checkpoint lacks own"),
        ("option_mid.weight", "the checkpoint lacks option_mid.weight"),
        ("entity_in.table", "the checkpoint lacks entity_in.table"),
        ("option_in.slots.0.weight", "the checkpoint lacks option_in.slots.0.weight"),  # of a column that it names
    ],
)
def test_a_tensor_that_is_missing_is_named(name: str, words: str) -> None:
    data = saving.pack(Network(TINY), {})
    del data["weights"][name]
    with pytest.raises(ConfigError, match=f"'a file': {words}$"):
        saving.network_of(data, "a file")


def test_a_tensor_that_nothing_describes_and_one_of_another_size_are_named() -> None:
    data = saving.pack(Network(TINY), {})
    data["weights"]["option_in.slots.9.weight"] = torch.zeros(2, 2)
    with pytest.raises(ConfigError, match=r"does not describe option_in\.slots\.9\.weight"):
        saving.network_of(data, "a file")
    data = saving.pack(Network(TINY), {})
    data["weights"]["option_mid.weight"] = data["weights"]["option_mid.weight"][:3]
    with pytest.raises(
        ConfigError, match="'a file' does not fit this version of the network: size mismatch for option_mid"
    ):
        saving.network_of(data, "a file")


def test_a_shape_that_is_no_shape_is_told() -> None:
    data = saving.pack(Network(TINY), {})
    data["network"]["shape"]["width"] = "wide"
    with pytest.raises(ConfigError, match="'a file' does not fit this version of the network"):
        saving.network_of(data, "a file")
