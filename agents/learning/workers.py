"""The processes of a training run, on one machine or on many, and how they work in step: a group of `torch.distributed`.

A run starts its processes itself, on this machine; started by torchrun, in as many processes on as many machines, it joins them.
Either way everybody has a connection to everybody. Whoever is killed, at any moment, closes its own, and is missed at once by
those who wait for it; they end too, and are missed by the others.
"""

from __future__ import annotations

import os
import re
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from multiprocessing.process import BaseProcess
from typing import Any, Final

import torch
import torch.distributed as dist
from torch import Tensor, multiprocessing
from torch.distributed import PrefixStore, TCPStore, rendezvous  # type: ignore[attr-defined]

from mc_env.agents.support import interrupts, launching, provenance
from mc_env.errors import ConfigError, McEnvError

DIED: Final = "a training process has died (its message is above, if it was not killed from outside)"
HERE: Final = "127.0.0.1"
# For one that is silent and yet connected: on one machine it works, or somebody has paused it; of a machine that has lost its
# network nothing else is ever heard. An hour is longer than anybody has to wait for games by search.
PATIENCE: Final = {"here": timedelta(days=30), "elsewhere": timedelta(hours=1)}
CARRIED: Final = ("cpu", "cuda")  # tensors that the libraries below can send themselves
STOP_SECONDS: Final = 900  # for a process that was told to stop


class ProcessDied(McEnvError):
    """Nobody is left at the other end of a connection."""


@dataclass(frozen=True)
class Peers:
    """The processes of a run as one of them sees them. What they say to each other is said by all of them in the same order."""

    rank: int = 0
    size: int = 1

    def average(self, flat: Tensor) -> None:
        """Replace a tensor by its mean over all processes."""
        if self.size > 1:
            carried = flat if flat.device.type in CARRIED else flat.cpu()
            with _death_noticed():
                dist.all_reduce(carried)
            flat.copy_(carried).div_(self.size)

    def gather(self, message: Any) -> list[Any]:
        """What every process says, in the order of their ranks; only the first is told."""
        if self.size == 1:
            return [message]
        found: list[Any] | None = None if self.rank else [None] * self.size
        with _death_noticed():
            dist.gather_object(message, found)
        return found or []

    def share(self, message: Any = None) -> Any:
        """What the first process says, for all."""
        said = [message]
        if self.size > 1:
            with _death_noticed():
                dist.broadcast_object_list(said)
        return said[0]

    def close(self) -> None:
        """Close all connections: whoever waits at the other end is told."""
        if self.size > 1 and dist.is_initialized():
            dist.destroy_process_group()


ALONE: Final = Peers()


def launched() -> Peers:
    """The processes that torchrun has started, this one among them."""
    rank, size = launching.place()
    if size == 1:
        return ALONE
    with _death_noticed():
        met, _, _ = next(rendezvous("env://", timeout=PATIENCE["elsewhere"]))
        store = PrefixStore(f"start {launching.restarts()}", met)  # an earlier start has left its addresses there
    peers = _join(rank, size, launching.local_place(), store=store, timeout=PATIENCE["elsewhere"])
    if peers.share(provenance.code()) != provenance.code():
        raise ConfigError(
            f"{socket.gethostname()} has other sources of mc_env than the machine of the first process: "
            "install the same version everywhere"
        )
    return peers


def _join(rank: int, size: int, here: tuple[int, int], **how: Any) -> Peers:
    """Join the group. gloo carries what lies in main memory; what lies on GPUs too, unless nccl can: every process of a machine
    needs a GPU of its own for that. `here`: which of the processes of this machine it is, and of how many."""
    backend, gpus = "gloo", torch.cuda.device_count()
    if gpus:
        torch.cuda.set_device(here[0] % gpus)
        if gpus >= here[1] and dist.is_nccl_available():
            backend = "cpu:gloo,cuda:nccl"
    with _death_noticed():
        dist.init_process_group(backend, rank=rank, world_size=size, **how)
    return Peers(rank, size)


@dataclass(frozen=True)
class Crew:
    """The processes of a run as the first of them has them: those that it has started itself are its to end."""

    peers: Peers = ALONE
    started: Sequence[BaseProcess] = ()

    def wait(self) -> None:
        """Until all have ended, who were told to."""
        for process in self.started:
            process.join(STOP_SECONDS)

    def close(self) -> None:
        """End the other processes, whatever they do."""
        self.peers.close()
        for process in self.started:
            process.join(5)
            if process.is_alive():
                process.terminate()


def start(size: int, work: Callable[[Peers], None]) -> Crew:
    """So many processes on this machine: this one is the first, in each of the others `work` is called."""
    if size == 1:
        return Crew()
    store = TCPStore(HERE, 0, is_master=True, wait_for_workers=False)
    context = multiprocessing.get_context("spawn")
    processes = [
        context.Process(target=_begin, args=(rank, size, store.port, work), daemon=True) for rank in range(1, size)
    ]
    with interrupts.ignored():  # the first process decides when to stop
        for process in processes:
            process.start()
    while not store.check([_here(rank) for rank in range(1, size)]):
        if not all(process.is_alive() for process in processes):  # one has died on its way
            Crew(ALONE, processes).close()
            raise ProcessDied(DIED)
        time.sleep(0.01)
    return Crew(_join_here(0, size, store), processes)


def _begin(rank: int, size: int, port: int, work: Callable[[Peers], None]) -> None:
    """The first thing that a process does which a run has started."""
    peers = ALONE
    try:
        with _death_noticed():
            store = TCPStore(HERE, port, is_master=False)
            store.set(_here(rank), "")
        peers = _join_here(rank, size, store)
        work(peers)
    except ProcessDied:
        return  # the first process tells it, if it still lives
    finally:
        peers.close()


def _join_here(rank: int, size: int, store: TCPStore) -> Peers:
    loopback = [name for _, name in socket.if_nameindex() if name.startswith("lo")]
    if loopback:
        os.environ.setdefault("GLOO_SOCKET_IFNAME", loopback[0])  # nobody outside has to be able to connect
    return _join(rank, size, (rank, size), store=store, timeout=PATIENCE["here"])


def _here(rank: int) -> str:
    return f"here/{rank}"


@contextmanager
def _death_noticed() -> Iterator[None]:
    try:
        yield
    except (RuntimeError, OSError) as error:
        told = re.sub(r"^\[\S+\] ", "", str(error).splitlines()[0])  # without the line of the library that says so
        raise ProcessDied(f"{DIED}: {told}") from error
