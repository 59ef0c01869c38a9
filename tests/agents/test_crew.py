"""Processes that work in step, and what they hear of one that is gone."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest
import torch

from mc_env.agents.learning.workers import Crew, Gone


def crew(size: int, width: int = 3) -> list[Crew]:
    """All of them in this process."""
    gradients = torch.zeros(size, width)
    pipes = [Pipe() for _ in range(1, size)]
    return [Crew(0, gradients, [ours for ours, _ in pipes])] + [
        Crew(rank, gradients, [theirs]) for rank, (_, theirs) in enumerate(pipes, 1)
    ]


@pytest.mark.parametrize("size", [1, 2, 4])
def test_all_have_the_mean_and_nobody_overtakes_anybody(size: int) -> None:
    found: list[list[torch.Tensor]] = [[] for _ in range(size)]

    def work(one: Crew) -> None:
        for n in range(200):
            flat = torch.tensor([float(n), float(one.rank)])
            one.average(flat)
            found[one.rank].append(flat)

    threads = [threading.Thread(target=work, args=(one,)) for one in crew(size)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = [torch.tensor([n, (size - 1) / 2]) for n in range(200)]
    for rank in range(size):
        assert all(torch.equal(a, b) for a, b in zip(found[rank], expected, strict=True))


def test_who_is_alone_keeps_what_it_has() -> None:
    flat = torch.tensor([1.0, 2.0])
    Crew().average(flat)
    assert flat.tolist() == [1, 2]


def in_the_middle_of_a_word(line: Connection) -> None:
    os.write(line.fileno(), (1000).to_bytes(4, "big") + b"half of")
    line.close()


@pytest.mark.parametrize("end", [Connection.close, in_the_middle_of_a_word], ids=["silently", "in a word"])
@pytest.mark.parametrize("wait", [Crew.hear, Crew.meet, lambda one: one.average(torch.zeros(3))])
@pytest.mark.parametrize("rank", [0, 1], ids=["first", "other"])
def test_one_that_is_gone_is_missed_by_whoever_waits(
    rank: int, wait: Callable[[Crew], None], end: Callable[[Connection], None]
) -> None:
    both = crew(2)
    end(both[1 - rank].lines[0])
    with pytest.raises(Gone, match="has died"):
        wait(both[rank])


def test_nothing_can_be_told_to_one_that_is_gone() -> None:
    first, other = crew(2)
    other.leave()
    with pytest.raises(Gone):
        first.tell({"stop": True})
