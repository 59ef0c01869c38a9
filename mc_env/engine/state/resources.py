"""Resources as numbers by type, and whether they meet a need (Reference "Resource")."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mc_env.cards.terms import RES_WILD

Vec = tuple[int, int, int, int]  # energy, mental, physical, wild
Source = tuple[int, Vec]  # card id, or -(entry + 1) for a resource ability
Need = tuple[int, int, int, int, int]  # typed resources, then how many more of any type

NO_RESOURCES: Final[Vec] = (0, 0, 0, 0)


def size(need: Need) -> int:
    """How many resources a need asks for."""
    return need[0] + need[1] + need[2] + need[3] + need[4]


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
    # type by type: a tuple that is read by a variable index is made as an object first
    typed = max(0, need[0] - v[0]) + max(0, need[1] - v[1]) + max(0, need[2] - v[2])
    spare = max(0, v[0] - need[0]) + max(0, v[1] - need[1]) + max(0, v[2] - need[2])
    covered = 0 if printed else min(typed, spare_wild)
    typed -= covered
    rest = need[4] - spare - (spare_wild - covered)
    return short + typed + (rest if rest > 0 else 0)


def within(v: Vec, need: Need, printed: bool = False) -> Need:
    """The most of a need that resources cover; wilds fill in for types as far as they go (not if `printed`)."""
    wild = max(0, v[3] - need[3])
    spare = 0
    typed = [0, 0, 0]
    for i in range(3):
        typed[i] = min(v[i], need[i])
        spare += v[i] - typed[i]
        if not printed:
            filled = min(wild, need[i] - typed[i])
            typed[i] += filled
            wild -= filled
    return (typed[0], typed[1], typed[2], min(v[3], need[3]), min(need[4], spare + wild))


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


def any_of(v: Vec, types: tuple[int, ...]) -> bool:
    """Whether there are resources of one of these types, or wild ones, which can be of any."""
    for res in types:
        if v[res]:
            return True
    return v[RES_WILD] > 0


def counting(v: Vec, need: Need) -> Vec:
    """What of the resources generated can have been paid for a need; the rest was overpaid (Reference "Cost").

    There is room for no more of a type than is asked for, by that type or by any; a wild that had to stand in for a type is of
    that type.
    """
    if not (need[0] or need[1] or need[2] or need[3]):
        return v
    room = need[4]
    short = max(0, need[0] - v[0]) + max(0, need[1] - v[1]) + max(0, need[2] - v[2])
    return (
        max(need[0], min(v[0], need[0] + room)),
        max(need[1], min(v[1], need[1] + room)),
        max(need[2], min(v[2], need[2] + room)),
        min(v[3] - short, need[3] + room),
    )


def was_paid(paid: tuple[int, ...], res: int, n: int) -> bool:
    """Whether so many resources paid (four types, then the cost) can be of a type, as wild ones can; 0: all of them."""
    of_type = paid[res] + (paid[RES_WILD] if res != RES_WILD else 0)
    return min(of_type, paid[4]) >= (n or max(1, paid[4]))
