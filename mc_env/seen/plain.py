"""Typed data as JSON."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, Final

_NAMES: Final[dict[type, tuple[str, ...]]] = {}  # of fields


def _plain(thing: Any) -> dict[str, Any]:
    names = _NAMES.get(type(thing))
    if names is None:
        names = _NAMES[type(thing)] = tuple([f.name for f in fields(thing)])
    return {name: getattr(thing, name) for name in names}


def to_json(thing: object) -> str:
    """One line of JSON, without spaces: the same data gives the same bytes."""
    return json.dumps(thing, default=_plain, separators=(",", ":"))
