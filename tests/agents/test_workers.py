"""Processes that work in step, and notice when one of them has died."""

from __future__ import annotations

import os
import time
from typing import Any

import pytest
import torch

from mc_env.agents.learning.workers import ALONE, Peers, ProcessDied, start

TIMES = 50


def averages(peers: Peers) -> list[list[float]]:
    """What one process has after each of many averages."""
    found = []
    for n in range(TIMES):
        flat = torch.tensor([float(n), float(peers.rank)])
        peers.average(flat)
        found.append(flat.tolist())
    return found


def average_and_listen(peers: Peers) -> None:
    found = averages(peers)
    said = peers.share()
    peers.gather((peers.rank, found, said))


def die_while_others_wait(peers: Peers) -> None:
    peers.average(torch.zeros(3))
    if peers.rank == 2:
        os._exit(1)
    peers.average(torch.zeros(3))


class DiesOnArrival:
    """Something that ends the process in which it is unpacked."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (3,)

    def __call__(self, peers: Peers) -> None:
        """Never comes to that."""


def test_all_have_the_mean_and_hear_the_first_who_hears_all() -> None:
    crew = start(3, average_and_listen)
    try:
        found = averages(crew.peers)
        said = crew.peers.share({"weights": torch.ones(2)})
        heard = crew.peers.gather((0, found, said))
        crew.wait()
    finally:
        crew.close()
    assert [rank for rank, _, _ in heard] == [0, 1, 2]
    assert all(one == [[n, 1.0] for n in range(TIMES)] for _, one, _ in heard)
    assert all(said["weights"].tolist() == [1, 1] for _, _, said in heard)


def test_who_is_alone_keeps_what_it_has_and_hears_itself() -> None:
    flat = torch.tensor([1.0, 2.0])
    ALONE.average(flat)
    assert flat.tolist() == [1, 2]
    assert ALONE.gather("one") == ["one"]
    assert ALONE.share("two") == "two"


def test_one_that_dies_is_missed_at_once_by_all_who_wait() -> None:
    crew = start(3, die_while_others_wait)
    began = time.monotonic()
    try:
        crew.peers.average(torch.zeros(3))
        with pytest.raises(ProcessDied, match="has died"):
            crew.peers.average(torch.zeros(3))
        crew.peers.close()
        for process in crew.started:
            process.join(60)
        assert [process.exitcode for process in crew.started] == [0, 1]  # the other has ended by itself
    finally:
        crew.close()
    assert time.monotonic() - began < 60


def test_one_that_dies_on_its_way_is_missed() -> None:
    with pytest.raises(ProcessDied, match="has died"):
        start(2, DiesOnArrival())
