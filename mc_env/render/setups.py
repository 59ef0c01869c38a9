"""Which games are played, in words: arguments of an environment as configs and tasks write them."""

from __future__ import annotations

import json
from collections.abc import Mapping


def in_words(value: object) -> str:
    """A value, or what it is drawn from.

    >>> in_words({"one_of": ["rhino", "klaw"]}), in_words({"sample": 2, "of": ["she_hulk", "iron_man", "spider_man"]})
    ('rhino or klaw', '2 of she_hulk, iron_man, spider_man')
    >>> in_words(["spider_man", "captain_marvel"]), in_words({"random": {"aspect": "other"}})
    ('spider_man + captain_marvel', 'random (aspect other)')
    """
    if isinstance(value, Mapping):
        if "one_of" in value:
            return " or ".join(in_words(v) for v in value["one_of"])
        if "sample" in value:
            return f"{in_words(value['sample'])} of {', '.join(map(str, value['of']))}"
        if isinstance(value.get("random"), Mapping):
            return f"random ({', '.join(f'{word} {in_words(v)}' for word, v in value['random'].items())})"
        return json.dumps(value)
    if isinstance(value, list | tuple):
        return " + ".join(in_words(v) for v in value)
    return str(value)
