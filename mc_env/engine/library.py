"""Compiled definitions by code: whatever the registry holds is compiled once, before the first game that needs it."""

from __future__ import annotations

from functools import cache
from typing import Final
from zlib import crc32

from mc_env.cards import registry
from mc_env.engine.compiler import compile_card, compile_guise
from mc_env.engine.program.ops import OPS
from mc_env.engine.program.tables import CARDS, FACES, CardInfo, counter_id, deck_id
from mc_env.engine.resolving import enemy_attack, enemy_scheme, schemes
from mc_env.engine.round import checks, end_phase, rounds, turn, villain_phase

_BY_CODE: Final[dict[str, int]] = {}
_GUISES: Final[set[str]] = set()
# importing them registers their ops
_KERNEL: Final = (checks, end_phase, enemy_attack, enemy_scheme, rounds, schemes, turn, villain_phase)

_FIRST_STATS: Final = 80  # stats that came later are not in checksums: what was saved before is understood

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
            compiled.encounter = registry.SET_OF[code] in registry.ENCOUNTER_SETS
            if code in registry.DECK_OF:
                for face in compiled.faces:
                    FACES[face].extra_deck = deck_id(registry.DECK_OF[code])
                    FACES[face].faceup_on_top = registry.DECK_OF[code] in registry.FACEUP_DECKS


def info(code: str) -> CardInfo:
    """The compiled card of a code (of any of its faces)."""
    known = _BY_CODE.get(code)
    if known is None:
        ready()
        known = _BY_CODE[registry.card(code).code]
    return CARDS[known]


def fingerprint() -> str:
    """Tells what the numbers in a snapshot stand for: how many faces and ops there are, and a checksum of them."""
    ready()
    return f"{len(FACES)}/{len(OPS)}/{_checksum(len(FACES), len(OPS))}"


def understands(other: object) -> bool:
    """Whether a snapshot with this fingerprint means the same here. Definitions that came later do not matter."""
    ready()
    try:
        faces, ops, checksum = map(int, str(other).split("/"))
    except ValueError:
        return False
    return 0 < faces <= len(FACES) and 0 < ops <= len(OPS) and checksum == _checksum(faces, ops)


@cache
def _checksum(faces: int, ops: int) -> int:
    words = [f"{f.code} {f.type} {f.base[:_FIRST_STATS]} {[a.kind for a in f.abilities]}" for f in FACES[:faces]]
    words += [type(op).__name__ for op in OPS[:ops]]
    return crc32("\n".join(words).encode())
