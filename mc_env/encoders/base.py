"""What every encoder is: a name, a version, a space, and two ways to turn a view into arrays."""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from mc_env.encoders.packed import Packed
from mc_env.engine.game import Game
from mc_env.errors import ConfigError, McEnvError
from mc_env.kernel.rows import Column, Look

Array = npt.NDArray[np.generic]
HANDS: Final = ("open", "private", "signals")


class RowOverflow(McEnvError):
    """A position with more rows than the encoder has room for; nothing is ever cut off silently."""


@runtime_checkable
class Encoder(Protocol):
    """Turns what one seat may know into arrays. Pure: any seat, at any time, also when the game is over."""

    name: str
    version: int
    players: int

    @property
    def space(self) -> spaces.Dict | spaces.Box:
        """The observation space without the mask; the same object every time."""

    def encode(self, game: Game, seat: int) -> dict[str, Array] | Array:
        """Padded arrays with the exact dtypes and shapes of the space."""

    def pack(self, game: Game, seat: int, into: Packed) -> None:
        """Append one observation to a packed batch."""


@runtime_checkable
class RowEncoder(Protocol):
    """An encoder whose observations are rows as an engine writes them: quicker to put into batches."""

    history: int

    def raw(self, game: Any, seat: int) -> Look:
        """What the seat sees as packed rows, checked against the capacity."""

    def pack_all(self, games: list[Any], seats: list[int], into: Packed) -> None:
        """Fill a batch anew with what one seat sees in each game."""


def bounds(columns: tuple[Column, ...], rows: int | None = None) -> spaces.Box:
    """The space of a vector or table of such columns. Padding is 0, so 0 is always inside."""
    low = np.array([min(0, c.low) for c in columns], np.int16)
    high = np.array([c.high for c in columns], np.int16)
    if rows is not None:
        low = np.broadcast_to(low, (rows, len(columns))).copy()
        high = np.broadcast_to(high, (rows, len(columns))).copy()
    return spaces.Box(low, high, dtype=np.int16)


def check_arguments(players: int, hands: str, history: int) -> None:
    """Clear errors for wrong arguments of an encoder."""
    if not isinstance(players, int) or not 1 <= players <= 4:
        raise ConfigError(f"players is 1 to 4, not {players!r}")
    if hands not in HANDS:
        raise ConfigError(f"hands is one of {', '.join(HANDS)}, not {hands!r}")
    if not isinstance(history, int) or isinstance(history, bool) or not 0 <= history <= 256:
        raise ConfigError(f"history is a number of events from 0 to 256, not {history!r}")


def check_game(game: Game, seat: int, players: int) -> None:
    """A game too large for the encoder, or a seat nobody sits at."""
    if game.state.n > players:
        raise ConfigError(f"the encoder was made for {players} players, the game has {game.state.n}")
    if not 0 <= seat < game.state.n:
        raise ConfigError(f"there is no seat {seat}; seats are 0 to {game.state.n - 1}")
