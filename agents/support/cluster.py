"""A Ray cluster as a place to work: a piece is a task that any of its machines does, and another one if that machine dies.

The machines need the same mc_env and the same torch, which is checked where the work is done: numbers are those of one machine.
Files that are named by a relative path travel with the work; by a whole path, every machine must have them.
"""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import metadata
from itertools import islice
from pathlib import Path
from typing import Any, Final

from mc_env.agents.support import provenance
from mc_env.agents.support.places import Jobs, PlaceLost, Result, prepare_process
from mc_env.cards.products import VARIABLE as CARDS
from mc_env.errors import ConfigError

AHEAD: Final = 1000  # pieces that are asked for before the first of them is back
TRIES: Final = 10  # times that a piece is begun anew whose machine has died
PATIENCE: Final = 10.0  # seconds without any news, after which the machines are counted
SAME: Final = ("numpy", "torch")  # packages whose other versions may round otherwise
START: Final = (
    "`ray start --head` begins one on a machine, `ray start --address HOST:6379` joins it from each of the others "
    "(docs/SCALE.md)"
)


@dataclass(frozen=True)
class Cluster:
    """The cluster at an address: HOST:PORT of its head, or "auto" for the one that this machine belongs to."""

    address: str

    def each(self, work: Callable[..., Result], jobs: Jobs, files: Iterable[Path] = ()) -> Iterator[tuple[int, Result]]:
        luggage = pack(files)
        ray = connect(self.address)
        try:
            yield from _results(ray, work, jobs, luggage)
        finally:
            ray.shutdown()  # ends what is still at work


def connect(address: str) -> Any:
    """Ray, connected to a cluster; everything that may be missing has its own words."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ConfigError("--cluster needs ray: install mc_env[cluster] (docs/SCALE.md)") from None
    try:
        host, _, port = address.rpartition(":")
        if host and port.isdigit() and "/" not in host:
            socket.create_connection((host, int(port)), timeout=5).close()  # Ray tries for minutes before it gives up
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (RuntimeError, ValueError, OSError, ray.exceptions.RayError) as error:
        raise ConfigError(
            f"--cluster {address}: no Ray cluster can be used there ({_first_line(error)}); {START}"
        ) from None
    return ray


def _results(ray: Any, work: Callable[..., Result], jobs: Jobs, luggage: Luggage) -> Iterator[tuple[int, Result]]:
    """Ask for every piece, never for too many at once; hand on what comes in."""
    task = ray.remote(num_cpus=1, max_retries=TRIES)(do)
    shared = ray.put(luggage)  # fetched once by each machine
    left = iter(jobs.items())
    waiting: dict[Any, int] = {}
    while True:
        for number, arguments in islice(left, AHEAD - len(waiting)):
            waiting[task.remote(work, arguments, shared)] = number
        if not waiting:
            return
        done, _ = ray.wait(list(waiting), timeout=PATIENCE)
        if not done and not ray.cluster_resources().get("CPU"):
            raise PlaceLost(
                f"no machine of the cluster has a processor left; what was kept so far stays. {START}, then the same "
                "command goes on"
            )
        for piece in done:
            yield waiting.pop(piece), _got(ray, piece)


def _got(ray: Any, piece: Any) -> Any:
    """What a task returned; what went wrong there goes wrong here, without the words of those who carried it."""
    try:
        return ray.get(piece)
    except ray.exceptions.RayTaskError as error:
        if not isinstance(error.cause, ray.exceptions.RayError):
            raise error.cause from None
        raise ConfigError(
            f"a machine of the cluster cannot begin the work ({_first_line(error.cause)}): every machine needs the same mc_env "
            "as this one (docs/SCALE.md)"
        ) from None
    except ray.exceptions.RayError as error:
        raise PlaceLost(
            f"the cluster has lost a piece of work ({_first_line(error)}); what was kept so far stays, and the same command "
            "goes on"
        ) from None


def _first_line(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


# ------------------------------------------------------------------------------------------ what travels with the work


@dataclass(frozen=True)
class Luggage:
    """What a machine needs beside the arguments of the work, and what it must have itself."""

    code: str  # digest of the sources of mc_env
    versions: Mapping[str, str]
    variables: Mapping[str, str]  # of the environment
    carried: Mapping[str, bytes] = field(repr=False)  # files by relative path
    expected: Mapping[str, str]  # files by whole path, each with its digest


def pack(files: Iterable[Path] = ()) -> Luggage:
    """What travels from here."""
    carried: dict[str, bytes] = {}
    expected: dict[str, str] = {}
    for path in files:
        if path.is_absolute():
            expected[str(path)] = provenance.digest(path)
        elif ".." in path.parts:
            raise ConfigError(
                f"{path}: files for a cluster are named from the current folder down, or by their whole path"
            )
        else:
            carried[str(path)] = path.read_bytes()
    variables = {name: os.environ[name] for name in (CARDS,) if name in os.environ}
    return Luggage(provenance.code(), _versions(), variables, carried, expected)


def _versions() -> dict[str, str]:
    out = {}
    for package in SAME:
        try:
            out[package] = metadata.version(package)
        except metadata.PackageNotFoundError:
            out[package] = "not installed"
    return out


def do(work: Callable[..., Result], arguments: tuple[Any, ...], luggage: Luggage) -> Result:
    """A piece of work, on whatever machine."""
    unpack(luggage)
    return work(*arguments)


def unpack(luggage: Luggage) -> None:
    """Make this process ready for the work: once, and again only if it is given something else."""
    if _ready and _ready[-1] == luggage:
        return
    check_same(luggage)
    os.environ.update(luggage.variables)
    prepare_process()
    folder = _own_folder()
    for name, content in luggage.carried.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    os.chdir(folder)
    _ready[:] = [luggage]


_ready: Final[list[Luggage]] = []


def check_same(luggage: Luggage) -> None:
    """Refuse to work where other numbers might come out."""
    here = socket.gethostname()
    if luggage.code != provenance.code():
        raise ConfigError(f"{here}, a machine of the cluster, has other sources of mc_env: install the same everywhere")
    for package, version in _versions().items():
        if luggage.versions[package] != version:
            raise ConfigError(
                f"{here}, a machine of the cluster, has {package} {version}, not {luggage.versions[package]}: install the "
                "same everywhere"
            )
    for name, digest in luggage.expected.items():
        if not Path(name).is_file():
            raise ConfigError(
                f"{here}, a machine of the cluster, has no {name}: only files named by a relative path travel there"
            )
        if provenance.digest(Path(name)) != digest:
            raise ConfigError(f"{here}, a machine of the cluster, has another {name}")


@cache
def _own_folder() -> Path:
    """A folder for the files of this process, as long as it lives."""
    folder = Path(tempfile.mkdtemp(prefix="mc_env-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
