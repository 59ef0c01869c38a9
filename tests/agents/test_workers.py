"""Processes that work in step, and notice when one of them has died."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection

import pytest
import torch

from mc_env.agents.learning.workers import Peers, ProcessDied


def peers(size: int, width: int = 3) -> list[Peers]:
    """All of them in this process."""
    gradients = torch.zeros(size, width)
    pipes = [Pipe() for _ in range(1, size)]
    return [Peers(0, gradients, [ours for ours, _ in pipes])] + [
        Peers(rank, gradients, [theirs]) for rank, (_, theirs) in enumerate(pipes, 1)
    ]


@pytest.mark.parametrize("size", [1, 2, 4])
def test_all_have_the_mean_and_nobody_overtakes_anybody(size: int) -> None:
    found: list[list[torch.Tensor]] = [[] for _ in range(size)]

    def work(one: Peers) -> None:
        for n in range(200):
            flat = torch.tensor([float(n), float(one.rank)])
            one.average(flat)
            found[one.rank].append(flat)

    threads = [threading.Thread(target=work, args=(one,)) for one in peers(size)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = [torch.tensor([n, (size - 1) / 2]) for n in range(200)]
    for rank in range(size):
        assert all(torch.equal(a, b) for a, b in zip(found[rank], expected, strict=True))


def test_who_is_alone_keeps_what_it_has() -> None:
    flat = torch.tensor([1.0, 2.0])
    Peers().average(flat)
    assert flat.tolist() == [1, 2]


def in_the_middle_of_a_message(pipe: Connection) -> None:
    os.write(pipe.fileno(), (1000).to_bytes(4, "big") + b"half of")
    pipe.close()


@pytest.mark.parametrize("end", [Connection.close, in_the_middle_of_a_message], ids=["silently", "in a message"])
@pytest.mark.parametrize("wait", [Peers.receive, Peers.wait, lambda one: one.average(torch.zeros(3))])
@pytest.mark.parametrize("rank", [0, 1], ids=["first", "other"])
def test_one_that_is_gone_is_missed_by_whoever_waits(
    rank: int, wait: Callable[[Peers], None], end: Callable[[Connection], None]
) -> None:
    both = peers(2)
    end(both[1 - rank].pipes[0])
    with pytest.raises(ProcessDied, match="has died"):
        wait(both[rank])


def test_nothing_can_be_sent_to_one_that_is_gone() -> None:
    first, other = peers(2)
    other.close()
    with pytest.raises(ProcessDied):
        first.send({"stop": True})
