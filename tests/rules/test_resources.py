"""Arithmetic of resources, compared with trying out everything: what covers a need in part, and what of it was paid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from mc_env.cards.terms import RES_WILD, Res
from mc_env.engine.state.resources import Need, Vec, counting, meets, was_paid, within

VECS: list[Vec] = [(e, m, p, w) for e, m, p, w in product(range(3), range(2), range(2), range(3))]
NEEDS: list[Need] = [(e, m, p, w, x) for e, m, p, w, x in product(range(2), range(3), range(2), range(2), range(3))]


def smaller(need: Need) -> Iterator[Need]:
    """Every part of a need, itself included."""
    yield from ((e, m, p, w, x) for e, m, p, w, x in product(*(range(n + 1) for n in need)))


def payments(v: Vec, need: Need) -> Iterator[list[int]]:
    """Every way to pay a need with resources: the types that the resources paid were used as."""
    slots = [kind for kind, n in enumerate(need) for _ in range(n)]

    def fill(left: list[int], rest: list[int]) -> Iterator[list[int]]:
        if not rest:
            yield []
            return
        for kind in range(4):
            if not left[kind]:
                continue
            used_as = range(4) if kind == RES_WILD else (kind,)
            less = [n - (i == kind) for i, n in enumerate(left)]
            for use in used_as:
                if rest[0] in (use, 4):
                    yield from ([use, *others] for others in fill(less, rest[1:]))

    yield from fill(list(v), slots)


def test_within_is_the_largest_part_of_a_need_that_resources_cover() -> None:
    for v, need in product(VECS, NEEDS):
        best = max(sum(part) for part in smaller(need) if meets(v, part))
        found = within(v, need)
        assert meets(v, found), (v, need, found)
        assert sum(found) == best, (v, need, found)


def test_a_type_was_paid_when_some_way_of_paying_uses_it() -> None:
    for v, need in product(VECS[::3], NEEDS[::2]):
        if not meets(v, need):
            continue
        ways = list(payments(v, need))
        paid = (*counting(v, need), sum(need))
        for res in Res:
            assert was_paid(paid, int(res), 1) == any(res in way for way in ways), (v, need, res)
