"""The exact side of the event log (`kernel.ledger`): what it tells of this game. Only auditors switch it on."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import PILE_PLAY, CardType
from mc_env.engine.program.tables import COUNTERS, FACES, GUISES
from mc_env.engine.state.zones import N_ZONES, ZONES
from mc_env.kernel import ledger as kernel

COLUMNS: Final = (
    "face",
    "ctype",
    "owner",
    "controller",
    "engaged",
    "exhausted",
    "stunned",
    "confused",
    "tough",
    "guise",
    "host",
    "damage",
    "threat",
    "accel",
)
PLAIN: Final = ("first", "active", "round", "phase", "step", "alive", "outcome", "peril")


def _pile_names() -> tuple[str, ...]:
    """Names of piles by zone: of several alike with their number, of cards in play with their type."""
    names = [""] * N_ZONES
    for zone in ZONES:
        for i, z in enumerate(zone.piles):
            which = CardType(i).name.lower() if zone.kind == PILE_PLAY else i
            names[z] = f"{zone.log} {which}" if len(zone.piles) > 1 else zone.log
    return tuple(names)


PILE_NAMES: Final = _pile_names()


class Ledger(kernel.Ledger):
    """What auditors of this game are told, with the names of its faces, guises and counters."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(COLUMNS, PILE_NAMES, PLAIN)

    def told(self, column: str, value: int) -> object:
        if column == "face":
            return FACES[value].code
        if column == "guise":
            guise = GUISES[value]
            return guise.name if guise is not None else ""
        return value

    def counter_name(self, counter: int) -> str:
        return COUNTERS[counter]
