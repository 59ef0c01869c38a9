"""What the streams of the generator are for."""

from __future__ import annotations

from typing import Final

PLAYER_DECK: Final = 0  # + player
ENCOUNTER_DECK: Final = 4  # + area
RANDOM_DISCARD: Final = 9  # + player
MISC: Final = 13
EXTRA: Final = 14
