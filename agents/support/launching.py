"""What torchrun tells the processes that it starts, in their environment. Asked without importing torch."""

from __future__ import annotations

import os
from typing import Final

_PLACE: Final = ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT")  # any launcher that says these is as good


def by_torchrun() -> bool:
    """Whether this process is one of several that somebody has started together."""
    return all(name in os.environ for name in _PLACE)


def place() -> tuple[int, int]:
    """The number of this process, and how many there are."""
    return int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])


def local_place() -> tuple[int, int]:
    """The number of this process among those of its machine, and how many they are."""
    return int(os.environ.get("LOCAL_RANK", "0")), int(os.environ.get("LOCAL_WORLD_SIZE", "1"))


def first_here() -> bool:
    """Whether this is the process that speaks for its machine."""
    return local_place()[0] == 0


def restarts() -> int:
    """How often torchrun has started everything once more, because a process had died (--max-restarts)."""
    return int(os.environ.get("TORCHELASTIC_RESTART_COUNT", "0"))
