"""Compiled definitions by code: whatever the registry holds is compiled once, before the first game that needs it."""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.engine import checks, schemes
from mc_env.engine.compiler import compile_card, compile_guise
from mc_env.engine.tables import CARDS, FACES, CardInfo, counter_id, deck_id

_BY_CODE: Final[dict[str, int]] = {}
_GUISES: Final[set[str]] = set()
_KERNEL = (checks, schemes)  # importing them registers their ops

if counter_id("active") != 0:  # counter 0 marks the active villain or scheme
    raise RuntimeError("the active mark must be the first counter")


def ready() -> None:
    """Compile everything registered so far."""
    registry.load()
    if len(_BY_CODE) == len(registry.CARDS) and len(_GUISES) == len(registry.GUISES):
        return
    for name, guise in registry.GUISES.items():
        if name not in _GUISES:
            _GUISES.add(name)
            compile_guise(guise, "")
    for code, card in registry.CARDS.items():
        if code not in _BY_CODE:
            compiled = compile_card(card, registry.SET_OF[code])
            _BY_CODE[code] = compiled.id
            if code in registry.DECK_OF:
                for face in compiled.faces:
                    FACES[face].extra_deck = deck_id(registry.DECK_OF[code])


def info(code: str) -> CardInfo:
    """The compiled card of a code (of any of its faces)."""
    known = _BY_CODE.get(code)
    if known is None:
        ready()
        known = _BY_CODE[registry.card(code).code]
    return CARDS[known]


def fingerprint() -> int:
    """A number that changes when definitions (their codes and order of compilation) change; guards snapshots."""
    ready()
    h = 17
    for face in FACES:
        for ch in face.code:
            h = (h * 31 + ord(ch)) & 0xFFFFFFFF
        h = (h * 31 + len(face.abilities)) & 0xFFFFFFFF
    return h
