"""What a run has done so far, in `run.jsonl` of its folder: killed at any moment, it goes on from there."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from mc_env.agents.benchmark.playing import Played
from mc_env.agents.support import files
from mc_env.errors import ConfigError

NAME: Final = "run.jsonl"


class Journal:
    """Items that are finished, and the answers given so far in those that are not. May be written from several threads."""

    def __init__(self, folder: Path, origin: Mapping[str, Any]) -> None:
        self.path = folder / NAME
        self.done: dict[tuple[str, str], Played] = {}  # by team and item
        self.begun: dict[tuple[str, str], list[Any]] = {}
        self._lock = threading.Lock()
        head = json.loads(json.dumps(origin))
        folder.mkdir(parents=True, exist_ok=True)
        lines = files.read_lines(self.path) if self.path.is_file() else []
        if lines and lines[0] != head:
            changed = [key for key in {*lines[0], *head} if lines[0].get(key) != head.get(key)]
            said = "; ".join(f"{key} was {lines[0].get(key)!r}, is {head.get(key)!r}" for key in sorted(changed))
            raise ConfigError(
                f"{self.path} is of another run ({said}): take another folder, or delete it to begin anew"
            )
        for line in lines[1:]:
            key = (line["team"], line["item"])
            if "played" in line:
                self.done[key] = Played(**line["played"])
                self.begun.pop(key, None)
            else:
                self.begun.setdefault(key, []).append(line["answer"])
        files.write_lines(self.path, lines or [head])  # without half a line at the end

    def answered(self, team: str, item: str, answer: Mapping[str, Any]) -> None:
        """Write down one answer."""
        self._add({"team": team, "item": item, "answer": answer})

    def finished(self, team: str, played: Played) -> None:
        """Write down what became of an item."""
        self._add({"team": team, "item": played.item, "played": asdict(played)})
        with self._lock:
            self.done[team, played.item] = played

    def _add(self, record: Mapping[str, Any]) -> None:
        with self._lock:
            files.append_line(self.path, record)


def read(folder: Path) -> tuple[dict[str, Any], dict[tuple[str, str], Played]]:
    """The head of a run and everything that is finished."""
    path = folder / NAME
    if not path.is_file():
        raise ConfigError(f"{folder} holds no run of a benchmark: there is no {NAME}")
    lines = files.read_lines(path)
    if not lines:
        raise ConfigError(f"{path} is empty")
    done = [line for line in lines[1:] if "played" in line]
    return lines[0], {(line["team"], line["item"]): Played(**line["played"]) for line in done}
