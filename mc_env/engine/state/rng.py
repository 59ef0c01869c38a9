"""A small counter-based generator whose state is a few integers inside the game.

Each purpose has its own stream, so that two games on the same seed stay comparable after they diverge.
"""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1

PLAYER_DECK: Final = 0  # + player
ENCOUNTER_DECK: Final = 4  # + area
RANDOM_DISCARD: Final = 9  # + player
MISC: Final = 13
EXTRA: Final = 14
N_STREAMS: Final = 16


def mix(x: int) -> int:
    """The finaliser of splitmix64."""
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def draw(rng: list[int], stream: int, n: int) -> int:
    """A number in range(n) from a stream; `rng` is [seed, counter of stream 0, ...]."""
    count = rng[stream + 1]
    rng[stream + 1] = count + 1
    return mix(rng[0] ^ mix((stream << 40) + count)) % n


def shuffled(rng: list[int], stream: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """A shuffled copy (Fisher-Yates over a linear congruential sequence that starts at one draw of the stream)."""
    out = list(cards)
    count = rng[stream + 1]
    rng[stream + 1] = count + 1
    x = mix(rng[0] ^ mix((stream << 40) + count))
    for i in range(len(out) - 1, 0, -1):
        x = (x * 6364136223846793005 + 1442695040888963407) & MASK
        j = (x >> 33) % (i + 1)
        out[i], out[j] = out[j], out[i]
    return tuple(out)


def new(seed: int) -> list[int]:
    """Fresh streams for a seed."""
    return [mix(seed & MASK)] + [0] * N_STREAMS
