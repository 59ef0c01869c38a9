"""A small counter-based generator whose state is a few integers inside the game.

Each purpose has its own stream, so that two games on the same seed stay comparable after they diverge. What the streams are for
is the game's to say.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.columns import COMPILED
from mc_env.kernel.native import i64

MASK: Final = (1 << 64) - 1

N_STREAMS: Final = 16


def mix(x: int) -> int:
    """The finaliser of splitmix64."""
    if COMPILED:
        return int(_mixed(_signed(x))) & MASK
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


# Compiled code calculates with signed numbers of 64 bits, which wrap around: the same bits without objects and masks. Only a
# shift to the right has to drop what comes from the sign.
_GOLDEN: Final[i64] = 0x9E3779B97F4A7C15 - (1 << 64)
_FIRST: Final[i64] = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final[i64] = 0x94D049BB133111EB - (1 << 64)
_STEP: Final[i64] = 6364136223846793005
_MORE: Final[i64] = 1442695040888963407


def _signed(x: int) -> i64:
    """A number of 64 bits as compiled code holds it."""
    x &= MASK
    return i64(x if x <= MASK >> 1 else x - MASK - 1)


def _mixed(x: i64) -> i64:
    """`mix` of a signed number."""
    x += _GOLDEN
    x = (x ^ (x >> 30 & (1 << 34) - 1)) * _FIRST
    x = (x ^ (x >> 27 & (1 << 37) - 1)) * _SECOND
    return x ^ (x >> 31 & (1 << 33) - 1)


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
    if COMPILED:
        _shuffle(out, _mixed(_signed(rng[0]) ^ _mixed((stream << 40) + count)))
        return tuple(out)
    x = mix(rng[0] ^ mix((stream << 40) + count))
    for i in range(len(out) - 1, 0, -1):
        x = (x * 6364136223846793005 + 1442695040888963407) & MASK
        j = (x >> 33) % (i + 1)
        out[i], out[j] = out[j], out[i]
    return tuple(out)


def _shuffle(out: list[int], x: i64) -> None:
    """The shuffling of `shuffled`, by signed numbers."""
    i: i64 = len(out) - 1
    while i > 0:
        x = x * _STEP + _MORE
        j = (x >> 33 & (1 << 31) - 1) % (i + 1)
        out[i], out[j] = out[j], out[i]
        i -= 1


def new(seed: int) -> list[int]:
    """Fresh streams for a seed."""
    return [mix(seed & MASK)] + [0] * N_STREAMS
