"""Work that is done somewhere: the same comes out everywhere, and whatever is missing is named."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from mc_env.agents.evaluation.cli import main as evaluate
from mc_env.agents.evaluation.games import Lineup
from mc_env.agents.evaluation.playing import play_all
from mc_env.agents.players.registry import files_of
from mc_env.agents.support import cluster, placing
from mc_env.agents.support.cluster import Cluster, Luggage, pack
from mc_env.agents.support.places import HERE, Place, PlaceLost, Processes
from mc_env.errors import ConfigError

JOBS = {3: (1, 2), 5: (3, 4), 9: (5, 6)}


def add(a: int, b: int) -> int:
    return a + b


def threads(_: int) -> str:
    return os.environ["OMP_NUM_THREADS"]


def die(_: int) -> None:
    os._exit(1)


def read(path: str) -> str:
    return Path(path).read_text()


def refuse(_: int) -> None:
    raise ConfigError("there is no such card")


# ------------------------------------------------------------------------------------------ a cluster without ray


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("a long traceback")
        self.cause = cause


class FakeRay(ModuleType):
    """What `Cluster` asks of ray, in this process: tasks are done when somebody waits, the last one asked for first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)
        self.processors = 2
        self.lost: set[int] = set()  # tasks that the cluster loses, by number
        self.connected: list[str] = []
        self.closed = 0
        self.most = 0  # tasks that somebody waited for at once
        self.asked = 0

    def init(self, address: str, **settings: object) -> None:
        if address == "auto":
            raise ConnectionError("Could not find any running Ray instance.\nPlease start one.")
        self.connected.append(address)

    def remote(self, **settings: object) -> Callable[[Callable[..., Any]], SimpleNamespace]:
        def decorate(work: Callable[..., Any]) -> SimpleNamespace:
            def ask(*arguments: Any) -> tuple[int, Callable[[], Any]]:
                self.asked += 1
                return self.asked, lambda: work(*arguments)

            return SimpleNamespace(remote=ask)

        return decorate

    def put(self, value: object) -> object:
        return value

    def wait(self, tasks: list[Any], timeout: float) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(tasks))
        return (tasks[-1:], tasks[:-1]) if self.processors else ([], tasks)

    def get(self, task: tuple[int, Callable[[], Any]]) -> Any:
        number, work = task
        if number in self.lost:
            raise RayError("the machine died ten times\nand more")
        try:
            return work()
        except Exception as error:
            raise RayTaskError(error) from None

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": self.processors} if self.processors else {}

    def shutdown(self) -> None:
        self.closed += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[FakeRay]:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr(cluster, "prepare_process", lambda: None)
    monkeypatch.setattr(cluster, "_ready", [])
    monkeypatch.chdir(tmp_path)  # what was changed by the work is as before afterwards
    yield fake
    cluster._own_folder.cache_clear()


CLUSTER = Cluster("head")


# ------------------------------------------------------------------------------------------ the same everywhere


@pytest.mark.parametrize("place", [HERE, Processes(2), CLUSTER], ids=["here", "processes", "cluster"])
def test_every_piece_comes_in_with_its_number(place: Place, ray: FakeRay) -> None:
    assert dict(place.each(add, JOBS)) == {3: 3, 5: 7, 9: 11}
    assert dict(place.each(add, {})) == {}


def test_games_of_a_cluster_are_those_of_this_machine(ray: FakeRay) -> None:
    lineups = [Lineup("t", ("heuristic",), {"heroes": ["spider_man"], "scenario": "rhino", "skirmish": 1})]
    ours, theirs = play_all(lineups, range(9)), play_all(lineups, range(9), CLUSTER)
    for one in (*ours, *theirs):
        one.seconds = 0.0
        one.seats = [replace(seat, seconds=0.0) for seat in one.seats]
    assert ours == theirs


def test_processes_have_one_thread() -> None:
    assert dict(Processes(2).each(threads, {0: (0,), 1: (1,)})) == {0: "1", 1: "1"}


def test_a_process_that_dies_is_told_with_what_to_do() -> None:
    with pytest.raises(PlaceLost, match="the same command goes on"):
        list(Processes(2).each(die, {0: (0,)}))


@pytest.mark.parametrize("place", [HERE, Processes(2), CLUSTER], ids=["here", "processes", "cluster"])
def test_what_is_wrong_with_the_work_is_told_as_it_is(place: Place, ray: FakeRay) -> None:
    with pytest.raises(ConfigError, match=r"^there is no such card$"):
        list(place.each(refuse, {0: (0,)}))


# ------------------------------------------------------------------------------------------ clusters


def test_cluster_is_left_when_the_work_is_done_or_somebody_stops(ray: FakeRay) -> None:
    list(CLUSTER.each(add, JOBS))
    assert (ray.connected, ray.closed) == (["head"], 1)
    begun = CLUSTER.each(add, JOBS)
    next(begun)
    begun.close()  # type: ignore[attr-defined]
    assert ray.closed == 2


def test_cluster_is_never_asked_for_too_much_at_once(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "AHEAD", 4)
    assert len(list(CLUSTER.each(add, {i: (i, i) for i in range(20)}))) == 20
    assert ray.most == 4


def test_files_named_from_here_travel_with_the_work(ray: FakeRay, tmp_path: Path) -> None:
    (tmp_path / "nets").mkdir()
    (tmp_path / "nets" / "one.txt").write_text("weights")
    path = Path("nets/one.txt")
    assert dict(CLUSTER.each(read, {0: (str(path),)}, [path])) == {0: "weights"}
    assert Path.cwd() != tmp_path  # it was read from where it was unpacked


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"code": "other"}, "other sources of mc_env: install the same everywhere"),
        ({"versions": {"numpy": "1.0", "torch": "1.0"}}, r"has numpy 2\S*, not 1.0"),
        ({"expected": {"/nowhere/net.safetensors": "0"}}, "has no /nowhere/net.safetensors"),
        ({"expected": {__file__: "0"}}, r"has another .*test_places.py"),
    ],
)
def test_machine_that_might_play_otherwise_is_refused(
    change: dict[str, Any], told: str, ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    luggage: Luggage = replace(pack(), **change)
    monkeypatch.setattr(cluster, "pack", lambda files: luggage)
    with pytest.raises(ConfigError, match=told):
        list(CLUSTER.each(add, JOBS))


def test_files_from_above_the_current_folder_are_refused(ray: FakeRay, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="from the current folder down, or by their whole path"):
        pack([Path("../net.safetensors")])


def test_cluster_that_loses_work_or_all_its_machines_says_how_to_go_on(ray: FakeRay) -> None:
    ray.lost = {2}
    pieces = CLUSTER.each(add, JOBS)
    assert next(pieces) == (9, 11)  # what came in before is kept by who asked
    with pytest.raises(
        PlaceLost, match=r"lost a piece of work \(the machine died ten times\).* the same command goes on"
    ):
        next(pieces)
    ray.processors = 0
    with pytest.raises(PlaceLost, match="no machine of the cluster has a processor left"):
        list(CLUSTER.each(add, JOBS))


def test_machine_without_mc_env_is_told(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_here(task: object) -> None:
        raise RayTaskError(RayError("System error: No module named 'mc_env'\ntraceback"))

    monkeypatch.setattr(ray, "get", nothing_here)
    with pytest.raises(ConfigError, match=r"No module named 'mc_env'\): every machine needs the same mc_env"):
        list(CLUSTER.each(add, JOBS))


def test_no_cluster_is_told_with_how_to_begin_one(ray: FakeRay, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate(["random", "--seeds", "1", "--cluster", "auto", "--quiet"]) == 2
    told = capsys.readouterr().err
    assert "no Ray cluster can be used there (Could not find any running Ray instance.)" in told
    assert "`ray start --head` begins one" in told
    assert (
        evaluate(["random", "--seeds", "1", "--cluster", "127.0.0.1:1", "--quiet"]) == 2
    )  # at once, not after minutes
    assert "refused" in capsys.readouterr().err
    assert not ray.connected


def test_ray_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert evaluate(["random", "--seeds", "1", "--cluster", "auto", "--quiet"]) == 2
    assert "--cluster needs ray: install mc_env[cluster]" in capsys.readouterr().err


# ------------------------------------------------------------------------------------------ words


def place_for(words: list[str]) -> Place:
    parser = argparse.ArgumentParser()
    placing.add_arguments(parser, workers=2)
    return placing.place_of(parser.parse_args(words))


def test_words_say_where_to_work() -> None:
    assert place_for([]) == Processes(2)
    assert place_for(["--workers", "3"]) == Processes(3)
    assert place_for(["--cluster", "auto"]) == Cluster("auto")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--workers", "0"], "--workers is at least 1, not 0"),
        (["--workers", "2", "--cluster", "auto"], "say one of the two"),
    ],
)
def test_words_that_say_nothing_sensible_are_told(words: list[str], told: str) -> None:
    with pytest.raises(ConfigError, match=told):
        place_for(words)


def test_files_of_specs_are_networks_and_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("net.safetensors", "mine.py"):
        Path(name).touch()
    specs = [
        "ppo:net.safetensors",
        "search:net=net.safetensors,worlds=2",
        "mine.py:Agent,depth=3",
        "ppo:generalist",
        "random",
    ]
    assert files_of(specs) == [Path("net.safetensors"), Path("mine.py")]
