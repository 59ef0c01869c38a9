"""Resources as numbers by type, and whether they meet a need (Reference "Resource")."""

from __future__ import annotations

from itertools import combinations
from typing import Final

Vec = tuple[int, int, int, int]  # energy, mental, physical, wild
Source = tuple[int, Vec]  # card id, or -(entry + 1) for a resource ability
Need = tuple[int, int, int, int, int]  # typed resources, then how many more of any type

NO_RESOURCES: Final[Vec] = (0, 0, 0, 0)


def total(sources: list[Source]) -> Vec:
    e = m = p = w = 0
    for _, v in sources:
        e += v[0]
        m += v[1]
        p += v[2]
        w += v[3]
    return (e, m, p, w)


def meets(v: Vec, need: Need, printed: bool = False) -> bool:
    """Whether resources cover a need; wilds fill in for any type (not if `printed`) but a needed wild must be wild."""
    e, m, p, w = v
    short = 0
    if need[0] > e:
        short += need[0] - e
    if need[1] > m:
        short += need[1] - m
    if need[2] > p:
        short += need[2] - p
    wild = w - need[3]
    if short > (min(0, wild) if printed else wild):
        return False
    return e + m + p + w >= need[0] + need[1] + need[2] + need[3] + need[4]


def deficit(v: Vec, need: Need, printed: bool = False) -> int:
    """How many resources are still missing (0 when the need is met)."""
    if not (need[0] or need[1] or need[2] or need[3]):
        rest = need[4] - v[0] - v[1] - v[2] - v[3]
        return rest if rest > 0 else 0
    short = max(0, need[3] - v[3])
    spare_wild = max(0, v[3] - need[3])
    typed = 0
    spare = 0
    for i in range(3):
        if need[i] > v[i]:
            typed += need[i] - v[i]
        else:
            spare += v[i] - need[i]
    covered = 0 if printed else min(typed, spare_wild)
    typed -= covered
    rest = need[4] - spare - (spare_wild - covered)
    return short + typed + (rest if rest > 0 else 0)


def covers(sources: list[Source], need: Need, reserve: int = 0, printed: bool = False) -> bool:
    """Whether sources cover a need, keeping `reserve` hand cards for other parts of the same cost."""
    if reserve <= 0:
        return meets(total(sources), need, printed)
    if need == (0, 0, 0, 0, 0):
        return True
    cards = [s for s in sources if s[0] >= 0]
    return any(
        meets(total([s for s in sources if s not in kept]), need, printed) for kept in combinations(cards, reserve)
    )


def plus(v: Vec, w: Vec) -> Vec:
    """Resources added up."""
    return (v[0] + w[0], v[1] + w[1], v[2] + w[2], v[3] + w[3])
