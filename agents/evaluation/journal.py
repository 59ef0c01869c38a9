"""What a long evaluation has played so far, in `unfinished.jsonl` of its folder: stopped at any moment, it goes on from there."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from mc_env.agents.evaluation.games import GameResult, SeatFigures
from mc_env.agents.support import files
from mc_env.errors import ConfigError

NAME: Final = "unfinished.jsonl"


class Journal:
    """Pieces of an evaluation by number, each with its games. Everything in `origin` must be as it was to go on."""

    def __init__(self, folder: Path, origin: Mapping[str, Any]) -> None:
        self.path = folder / NAME
        self.pieces: dict[int, list[GameResult]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        head = json.loads(json.dumps(origin))
        lines = self._read(head) if self.path.is_file() else []
        files.write_lines(self.path, lines if self.pieces else [head])

    def _read(self, head: dict[str, Any]) -> list[Any]:
        try:
            lines = files.read_lines(self.path)
            self.pieces = {line["piece"]: [game_result(game) for game in line["games"]] for line in lines[1:]}
        except (ValueError, TypeError, KeyError):
            raise ConfigError(f"{self.path} cannot be read: delete it to begin anew") from None
        if self.pieces and lines[0] != head:
            before = lines[0]
            changed = [key for key in before.keys() | head.keys() if before.get(key) != head.get(key)]
            said = [f"{key} was {before.get(key)!r}, is {head.get(key)!r}" for key in sorted(changed)]
            raise ConfigError(
                f"{self.path} holds {self.games} games of another evaluation ({'; '.join(said)}): "
                "take another --out, or delete it to begin anew"
            )
        return lines

    @property
    def games(self) -> int:
        """How many games are played."""
        return sum(map(len, self.pieces.values()))

    def add(self, piece: int, games: Sequence[GameResult]) -> None:
        """Keep what was just played."""
        self.pieces[piece] = list(games)
        files.append_line(self.path, {"piece": piece, "games": [asdict(game) for game in games]})

    def close(self) -> None:
        """The evaluation is finished and its results are written."""
        self.path.unlink(missing_ok=True)


def game_result(data: Mapping[str, Any]) -> GameResult:
    """A game as `asdict` wrote it."""
    seats = [SeatFigures(**seat) for seat in data["seats"]]
    return GameResult(**{**data, "team": tuple(data["team"]), "mask": tuple(data["mask"]), "seats": seats})
