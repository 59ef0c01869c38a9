"""Compiled definitions by code: a product is compiled when one of its cards is needed, in its own room of the tables."""

from __future__ import annotations

from functools import cache
from typing import Final
from zlib import crc32

from mc_env.cards import products, registry
from mc_env.engine.compiler import compile_card, compile_guise
from mc_env.engine.program.ops import OP_ROOMS, OPS
from mc_env.engine.program.tables import CARDS, FACE_ROOMS, FACES, CardInfo, counter_id, deck_id
from mc_env.engine.resolving import enemy_attack, enemy_scheme, schemes
from mc_env.engine.round import checks, end_phase, rounds, turn, villain_phase
from mc_env.kernel import rooms

_BY_CODE: Final[dict[str, int]] = {}
_GUISES: Final[set[str]] = set()
_CORE: Final = 1  # the room of the core set
_FILLER: Final = "table_filler"
# importing them registers their ops
_KERNEL: Final = (checks, end_phase, enemy_attack, enemy_scheme, rounds, schemes, turn, villain_phase)

_FIRST_STATS: Final = 80  # stats that came later are not in checksums: what was saved before is understood

if counter_id("active") != 0:  # counter 0 marks the active villain or scheme
    raise RuntimeError("the active mark must be the first counter")


def ready() -> None:
    """Compile everything registered, in every product."""
    registry.load()
    _compile(None)


def info(code: str) -> CardInfo:
    """The compiled card of a code (of any of its faces)."""
    known = _BY_CODE.get(code)
    if known is None:
        first = registry.card(code).code
        if first not in _BY_CODE:
            _compile(_room(first))
        known = _BY_CODE[first]
    return CARDS[known]


def compiled() -> int:
    """How many cards have been compiled."""
    return len(_BY_CODE)


def _room(code: str) -> int:
    """In which room a card or the face of a guise stands. Fillers stand behind the core set, as they always have."""
    home = products.PRODUCTS.get(registry.PRODUCT_OF.get(code, ""))
    if home is not None and home.number:
        return home.number
    return _CORE if _is_filler(code) else rooms.OWN


def _is_filler(code: str) -> bool:
    return registry.SET_OF.get(code) == _FILLER


def _compile(room: int | None) -> None:
    """Compile what is registered and not compiled: of one room, or of all."""
    if room == _CORE:
        registry.load("core")
    waiting: dict[int, list[str]] = {}
    for name, guise in registry.GUISES.items():
        if name not in _GUISES:
            waiting.setdefault(rooms.OWN if guise.face is None else _room(guise.face.code), []).append(name)
    for code in registry.CARDS:
        if code not in _BY_CODE:
            waiting.setdefault(_room(code), []).append(code)
    for number in sorted(waiting) if room is None else [room]:
        rooms.enter(number)
        try:
            for name in sorted(waiting.get(number, []), key=_is_filler):
                _compile_one(name)
        finally:
            rooms.leave()


def _compile_one(name: str) -> None:
    """A guise by its name, or a card by its code."""
    if name in registry.GUISES:
        _GUISES.add(name)
        compile_guise(registry.GUISES[name], "")
        return
    made = compile_card(registry.CARDS[name], registry.SET_OF[name])
    _BY_CODE[name] = made.id
    made.encounter = registry.SET_OF[name] in registry.ENCOUNTER_SETS
    for face in made.faces:
        FACES[face].nemesis = name in registry.NEMESES
    if name in registry.DECK_OF:
        deck = registry.DECK_OF[name]
        for face in made.faces:
            FACES[face].extra_deck = deck_id(deck)
            FACES[face].faceup_on_top = deck in registry.FACEUP_DECKS
            FACES[face].refills_deck = deck not in registry.FINITE_DECKS
            FACES[face].own_pile = deck not in registry.PILELESS_DECKS


# ------------------------------------------------------------------------------------------ fingerprints


def fingerprint() -> str:
    """Tells what the numbers in a snapshot stand for: of each room how many faces and ops there are, and a checksum of them."""
    sizes = [(room, FACE_ROOMS.filled(room), OP_ROOMS.filled(room)) for room in range(1, rooms.OWN + 1)]
    return " ".join(f"{room}:{faces}/{ops}/{_checksum(room, faces, ops)}" for room, faces, ops in sizes if faces or ops)


def understands(other: object) -> bool:
    """Whether a snapshot with this fingerprint means the same here. Definitions that came later do not matter."""
    try:
        return all(_means_the_same(part) for part in str(other).split(" "))
    except ValueError:
        return False


def _means_the_same(part: str) -> bool:
    """Compare one room. Snapshots from before there were rooms know that of the core set, and count the ops of the rules."""
    name, _, told = part.rpartition(":")
    room = int(name or _CORE)
    faces, ops, checksum = map(int, told.split("/"))
    if not name:
        ops -= OP_ROOMS.begin
    for home in products.PRODUCTS.values():
        if home.number == room:
            registry.load(home.code)
    _compile(room)
    there = 0 <= faces <= FACE_ROOMS.filled(room) and 0 <= ops <= OP_ROOMS.filled(room)
    return there and checksum == _checksum(room, faces, ops)


@cache
def _checksum(room: int, faces: int, ops: int) -> int:
    """Of the ops of the rules too, because numbers are counted from behind them."""
    face, op = FACE_ROOMS.first(room), OP_ROOMS.first(room)
    words = [
        f"{f.code} {f.type} {f.base[:_FIRST_STATS]} {[a.kind for a in f.abilities]}" for f in FACES[face : face + faces]
    ]
    words += [type(x).__name__ for x in (*OPS[: OP_ROOMS.begin], *OPS[op : op + ops])]
    return crc32("\n".join(words).encode())
