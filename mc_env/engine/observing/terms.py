"""Small things that all parts of an observation share: numbers of zones."""

from __future__ import annotations

from typing import Final

from mc_env.engine.state.zones import ZONES, by_zone

ZONE_NUMBER: Final = by_zone(lambda zone: ZONES.index(zone) + 1)  # in `columns.ZONE_NAMES`
