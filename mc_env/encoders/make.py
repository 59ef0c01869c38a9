"""Encoders by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mc_env.encoders.base import Encoder
from mc_env.encoders.entities import EntityEncoder
from mc_env.encoders.flat import FlatEncoder
from mc_env.errors import ConfigError

ENCODERS: Final[dict[str, Callable[[int, str, int], Encoder]]] = {
    "entities": EntityEncoder,
    "flat": FlatEncoder,
}


def make_encoder(spec: str | Encoder, players: int, hands: str = "open", history: int = 0) -> Encoder:
    """An encoder by name for tables of up to so many players; an encoder object is checked and returned as it is."""
    if isinstance(spec, str):
        if spec not in ENCODERS:
            raise ConfigError(f"unknown encoder {spec!r}; known: {', '.join(ENCODERS)}")
        return ENCODERS[spec](players, hands, history)
    if not isinstance(spec, Encoder):
        raise ConfigError(f"{spec!r} is neither the name of an encoder nor an encoder")
    if spec.players < players:
        raise ConfigError(f"the encoder {spec.name!r} was made for {spec.players} players, not {players}")
    return spec
