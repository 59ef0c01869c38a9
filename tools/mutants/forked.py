"""A plugin of pytest that tries many mutants in one process: `-p tools.mutants.forked`.

All tests are collected once. For each mutant the process forks, and the child runs the changed function in place of the imported
one. So a trial costs the tests that it runs, and no start of an interpreter. What runs at import cannot be changed
that way: such a mutant is left to a process of its own (`trial`).
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

from tools.mutants.endings import not_endless, said
from tools.mutants.trial import KILLED, NOT_SWAPPED, SURVIVED, UNFINISHED

JOBS: Final = Path(os.environ["MUTANTS_JOBS"])
OUT: Final = Path(os.environ["MUTANTS_OUT"])
UNTIL: Final = float(os.environ["MUTANTS_UNTIL"])
ONE_TEST: Final = float(
    os.environ.get("MUTANTS_ONE_TEST", "20")
)  # processor seconds after which a test is taken to be endless; the longest takes about two
MEMORY: Final = 4 << 30  # bytes
FUNCTION: Final = 0x1  # the flag of a code object that is a function's: not a module's, not a class's

Key = tuple[str, str, int]  # file, function, first line


class CannotSwap(Exception):
    """The change touches more than functions."""


@dataclass
class Seen:
    """What has come of the tests of one child so far."""

    failed: str = ""
    said: str = ""
    passed: int = 0


_seen: Final = Seen()


# ------------------------------------------------------------------------------------------ changing functions


def swaps(file: str, old: bytes, new: bytes) -> dict[Key, CodeType]:
    """The functions that a change of a file changes, with what they become."""
    found: dict[Key, CodeType] = {}
    _pair(compile(old, file, "exec", dont_inherit=True), compile(new, file, "exec", dont_inherit=True), found)
    return found


def _pair(old: CodeType, new: CodeType, found: dict[Key, CodeType]) -> None:
    before, after = _inside(old), _inside(new)
    if [x.co_qualname for x in before] != [x.co_qualname for x in after]:
        raise CannotSwap(f"{old.co_qualname} holds other functions")
    for one, other in zip(before, after, strict=True):
        _pair(one, other, found)
    if old.co_flags & FUNCTION:
        if old != new:
            key = _key(old)
            if key in found or old.co_freevars != new.co_freevars:
                raise CannotSwap(f"{old.co_qualname} cannot be told from another, or closes over other names")
            found[key] = new
    elif _own(old) != _own(new):
        raise CannotSwap(f"{old.co_qualname} runs when it is imported")


def _inside(code: CodeType) -> list[CodeType]:
    return [x for x in code.co_consts if isinstance(x, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    """A module or the body of a class, apart from its functions."""
    return code.co_code, code.co_names, [x for x in code.co_consts if not isinstance(x, CodeType)]


def _key(code: CodeType) -> Key:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def functions(*folders: str) -> dict[Key, list[FunctionType]]:
    """All functions of files below some folders, closures too."""
    out: dict[Key, list[FunctionType]] = {}
    for x in gc.get_objects():
        if isinstance(x, FunctionType) and x.__code__.co_filename.startswith(folders):
            out.setdefault(_key(x.__code__), []).append(x)
    return out


# ------------------------------------------------------------------------------------------ running tests


def pytest_runtestloop(session: pytest.Session) -> bool:
    """Instead of all tests: some of them for each mutant."""
    items = {item.nodeid: item for item in session.items}
    known = functions(*(str(Path.cwd() / "mc_env" / name) for name in ("engine", "kernel")))
    gc.freeze()
    with OUT.open("a", encoding="utf-8") as out:
        for line in JOBS.read_text(encoding="utf-8").splitlines():
            if time.time() > UNTIL:
                break
            job = json.loads(line)
            out.write(json.dumps({"name": job["name"], **_outcome(job, items, known)}) + "\n")
            out.flush()
    return True


def _outcome(
    job: dict[str, Any], items: dict[str, pytest.Item], known: dict[Key, list[FunctionType]]
) -> dict[str, Any]:
    path = Path.cwd() / job["path"]
    old = path.read_bytes()
    new = old[: job["start"]] + bytes.fromhex(job["new"]) + old[job["end"] :]
    try:
        changed = swaps(str(path), old, new)
    except CannotSwap as error:
        return {"verdict": NOT_SWAPPED, "said": str(error)}
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _in_child(job, items, known, changed, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(child, 0)
    if told:
        return dict(json.loads(told))
    late = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU
    verdict = UNFINISHED if late else KILLED
    return {"verdict": verdict, "said": f"the process ended with {status}"}


def _in_child(
    job: dict[str, Any],
    items: dict[str, pytest.Item],
    known: dict[Key, list[FunctionType]],
    changed: dict[Key, CodeType],
    writing: int,
) -> None:
    """Change the functions, run the tests up to the first that fails, say so, and end."""
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, sys.stdout.fileno())
        os.dup2(silence, sys.stderr.fileno())
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (int(job["seconds"]), resource.RLIM_INFINITY))
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        for key, code in changed.items():
            for function in known.get(key, ()):
                function.__code__ = code
        tests = [items[test] for test in job["tests"] if test in items]
        for item, after in zip(tests, [*tests[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if _seen.failed:
                break
        verdict = KILLED if _seen.failed else SURVIVED
        told = {"verdict": verdict, "test": _seen.failed, "said": _seen.said, "passed": _seen.passed}
        os.write(writing, json.dumps(told).encode())
    except BaseException as error:  # it says nothing about the tests: the mutant is tried by itself
        os.write(writing, json.dumps({"verdict": NOT_SWAPPED, "said": repr(error)[:200]}).encode())
    finally:
        os._exit(0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with not_endless(ONE_TEST, of_the_processor=True):
        return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and not _seen.failed:
        _seen.failed, _seen.said = report.nodeid, said(report)
    elif report.when == "call":
        _seen.passed += 1
