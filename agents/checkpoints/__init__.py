"""Trained networks that come with the package: `ppo:rhino_solo` plays the one of that name.

Each is a small file of weights, NAME.safetensors, with everything there is to know about it inside, and a card, NAME.md, made
from that and never edited. `mc-env checkpoints` lists them; `mc-env checkpoints ship RUN_FOLDER --name NAME` adds one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mc_env.errors import ConfigError, unknown

FOLDER: Final = Path(__file__).resolve().parent
SUFFIX: Final = ".safetensors"
BEST: Final = f"best{SUFFIX}"  # of a run: the network with the highest evaluation,
LAST: Final = f"last{SUFFIX}"  # and what it goes on from
VERSUS: Final = "versus_"  # how the names of networks of Vs. System begin, and of no others
OLD_SUFFIX: Final = ".pt"  # of files of the first version, which are still read


def shipped(folder: Path = FOLDER) -> dict[str, Path]:
    """Files by name."""
    return {path.stem: path for path in sorted(folder.glob(f"*{SUFFIX}"))}


def of_marvel(folder: Path = FOLDER) -> dict[str, Path]:
    """Files by name of those that play Marvel Champions."""
    return {name: path for name, path in shipped(folder).items() if not name.startswith(VERSUS)}


def find(text: str, folder: Path = FOLDER) -> Path:
    """The file that a spec means: a path if there is such a file, otherwise the shipped checkpoint of that name."""
    path = Path(text)
    if path.is_file() or path.suffix in (SUFFIX, OLD_SUFFIX) or len(path.parts) > 1:
        return path  # a wrong path is told by who reads it, with the files beside it
    known = shipped(folder)
    if text in known:
        return known[text]
    if not known:
        raise ConfigError(f"no checkpoint {text!r}: there is no such file, and none is shipped with this mc_env")
    hint = str(unknown("name", text, known)).partition("; ")[2]
    raise ConfigError(
        f"no checkpoint {text!r}: there is no such file, and none of that name is shipped; {hint} "
        f"(shipped: {', '.join(known)})"
    )
