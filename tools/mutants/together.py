"""Many mutants on trial, in forks of one process that has collected the tests. What happens there is in `forked`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tools.mutants.picking import Mutant
from tools.mutants.trial import KILLED, NOT_SWAPPED, Outcome

PAUSE: Final = 0.2  # seconds between two looks at what has come in

Job = tuple[Mutant, Sequence[str]]  # with the tests that matter to it, the first one first


def tried(folder: Path, jobs: Sequence[Job], seconds: float, until: float) -> Iterator[tuple[Mutant, Outcome]]:
    """What comes of mutants, as it comes in; `seconds` of the processor for each, none begun after the time `until`.

    A mutant that cannot be tried this way is said to be not swapped, and has to be tried by itself.
    """
    files = sorted({test.split("::")[0] for _, tests in jobs for test in tests})
    if not files:
        return
    with tempfile.TemporaryDirectory() as place:
        asked, out, said = Path(place) / "jobs.jsonl", Path(place) / "out.jsonl", Path(place) / "said.txt"
        asked.write_text("".join(json.dumps(_job(*job, seconds)) + "\n" for job in jobs), encoding="utf-8")
        out.touch()
        words = ["-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "tools.mutants.forked"]
        environment = {
            **os.environ,
            "MUTANTS_JOBS": str(asked),
            "MUTANTS_OUT": str(out),
            "MUTANTS_UNTIL": str(until),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        with said.open("w") as told:
            server = subprocess.Popen(
                [sys.executable, *words, *files], cwd=folder, env=environment, stdout=told, stderr=told
            )
            try:
                yield from _as_they_come(server, out, {mutant.name: mutant for mutant, _ in jobs})
            finally:
                server.kill()
                server.wait()
        if server.returncode:
            raise RuntimeError(f"the tests could not be collected:\n{said.read_text(errors='replace')[-2000:]}")


def _job(mutant: Mutant, tests: Sequence[str], seconds: float) -> Mapping[str, Any]:
    change = mutant.change
    span = {"path": change.path, "start": change.start, "end": change.end, "new": change.new.hex()}
    return {"name": mutant.name, **span, "tests": list(tests), "seconds": seconds}


def _as_they_come(
    server: subprocess.Popen[bytes], out: Path, mutants: Mapping[str, Mutant]
) -> Iterator[tuple[Mutant, Outcome]]:
    with out.open(encoding="utf-8") as lines:
        half = ""
        while True:
            over = server.poll() is not None
            half += lines.readline()
            if half.endswith("\n"):
                found = json.loads(half)
                half = ""
                yield mutants[found.pop("name")], Outcome(**found)
            elif over:
                return
            else:
                time.sleep(PAUSE)


def left_over(outcome: Outcome, at_import: bool) -> bool:
    """Whether a mutant has to be tried by itself: its change may not have come to anything after the import."""
    return outcome.verdict == NOT_SWAPPED or (outcome.verdict != KILLED and at_import)
