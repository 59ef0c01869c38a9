"""What the streams of the generator are for."""

from __future__ import annotations

from typing import Final

DECK: Final = 0  # + player: shuffles
AT_RANDOM: Final = 4  # + player: random cards
MISC: Final = 8
