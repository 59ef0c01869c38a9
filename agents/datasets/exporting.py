"""Datasets in the formats of other libraries, unpadded: Hugging Face datasets and Minari."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces

import mc_env
from mc_env.agents.datasets.making import OUTCOMES
from mc_env.agents.datasets.reading import Dataset
from mc_env.encoders import EntityEncoder, Packed
from mc_env.errors import ConfigError

FORMATS: Final = ("hf", "minari")
STEADY: Final = ("globals", "decision")  # one row for every decision
TABLES: Final = {"entities": "entity_start", "options": "option_start", "piles": "pile_start"}


def export(data: Dataset, to: str, out: str) -> None:
    """Write a dataset in a format: `out` is a folder for hf, the id of the new dataset for minari."""
    if to not in FORMATS:
        raise ConfigError(f"--to {to}: must be one of {', '.join(FORMATS)}")
    try:
        (to_huggingface if to == "hf" else to_minari)(data, out)
    except ModuleNotFoundError as error:
        raise ConfigError(
            f"--to {to} needs {error.name}: pip install {'datasets' if to == 'hf' else 'minari[hdf5]'}"
        ) from error


def rows(data: Dataset) -> Iterator[dict[str, Any]]:
    """Every decision as one row, its tables as long as they are."""
    for shard in data.shards():
        arrays = shard.seen.arrays()
        for b in range(len(shard)):
            yield {
                **{name: arrays[name][arrays[start][b] : arrays[start][b + 1]] for name, start in TABLES.items()},
                "globals": arrays["globals"][b],
                "decision": arrays["decision"][b],
                "action": int(shard.actions[b]),
                "seat": int(shard.seats[b]),
                "game": int(shard.game[b]),
                "outcome": float(np.nan_to_num(shard.outcomes[b])),
            }


def to_huggingface(data: Dataset, out: str) -> None:
    """`datasets.load_from_disk(out)` reads it: tables are lists of rows of int16, nothing is padded."""
    import datasets

    first = next(rows(data))
    table = datasets.Sequence(datasets.Sequence(datasets.Value("int16")))
    features = dict.fromkeys(TABLES, table) | {
        "globals": datasets.Sequence(datasets.Value("int16"), length=len(first["globals"])),
        "decision": datasets.Sequence(datasets.Value("int16"), length=len(first["decision"])),
        "action": datasets.Value("int16"),
        "seat": datasets.Value("int8"),
        "game": datasets.Value("int32"),
        "outcome": datasets.Value("float32"),
    }
    made = datasets.Dataset.from_generator(lambda: rows(data), features=datasets.Features(features))
    made.save_to_disk(out)
    Path(out, "README.md").write_text(data.card(), encoding="utf-8")


def to_minari(data: Dataset, out: str) -> None:
    """`minari.load_dataset(out)` reads it. An episode is a game of all seats, each decision seen by who made it.

    Minari knows no rows of changing number, and padded ones would be mostly zeros: an observation is `globals` and
    `decision`, and the tables stand in the infos of the episode, rows one after another with where each step begins
    (`tables_at`).
    """
    import minari
    from minari.data_collector import EpisodeBuffer

    games = data.games()
    players = max(len(game["setup"]["heroes"]) for game in games)
    encoder = EntityEncoder(players, games[0]["setup"].get("hands", "open"))
    space = encoder.space
    minari.create_dataset_from_buffers(
        out,
        [_episode(game, number, encoder, EpisodeBuffer) for number, game in enumerate(games)],
        observation_space=spaces.Dict({name: space[name] for name in STEADY}),
        action_space=spaces.Discrete(mc_env.MAX_OPTIONS),
        description=data.card(),
        algorithm_name=" | ".join(sorted({" + ".join(game["team"]) for game in games})),
        author="mc_env",
    )


def _episode(game: dict[str, Any], number: int, encoder: EntityEncoder, buffer: Any) -> Any:
    """A saved game, played again, as an episode."""
    whole = mc_env.load_game(game["save"])
    now = whole.rewind(0)
    seen = Packed(len(whole.choices) + 1)
    for choice in whole.choices:
        assert now.decision is not None
        encoder.pack(now, now.decision.player, seen)
        now.choose(choice)
    encoder.pack(now, 0, seen)  # the end, as the first player sees it
    arrays = seen.arrays()
    running = [False] * (len(whole.choices) - 1)
    cut = game["outcome"] == "truncated"
    return buffer(
        id=number,
        seed=game["seed"],
        observations={name: arrays[name].copy() for name in STEADY},
        actions=np.array(whole.choices, np.int64),
        rewards=[0.0] * len(running) + [float(OUTCOMES[game["outcome"]])],
        terminations=[*running, not cut],
        truncations=[*running, cut],
        infos={name: arrays[name].copy() for pair in TABLES.items() for name in pair},
    )


def tables_at(infos: Mapping[str, Any], step: int) -> dict[str, Any]:
    """The rows of a step of a Minari episode: `tables_at(episode.infos, step)["options"]` are its legal options."""
    return {name: infos[name][infos[start][step] : infos[start][step + 1]] for name, start in TABLES.items()}
