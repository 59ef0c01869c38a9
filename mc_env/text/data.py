"""A briefing as JSON, without what goes without saying: fields that are empty, zero or false are left out."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any

from mc_env.text.board import number
from mc_env.text.briefing import Briefing

_ALWAYS = (
    "id",
    "seat",
    "code",
    "title",
    "label",
    "size",
    "round",
    "phase",
    "first_player",
    "threat",
    "amount",
    "against",
)


def plain(thing: Any) -> Any:
    """Typed data as dicts, lists and plain values, without empty fields."""
    if is_dataclass(thing) and not isinstance(thing, type):
        pairs = [(f.name, getattr(thing, f.name)) for f in fields(thing)]
        return {name: plain(value) for name, value in pairs if value or (name in _ALWAYS and value is not None)}
    if isinstance(thing, dict):
        return {key: plain(value) for key, value in thing.items()}
    return [plain(value) for value in thing] if isinstance(thing, tuple | list) else thing


def document(b: Briefing, listed: bool, left_out: str = "") -> dict[str, Any]:
    """Everything a seat is told, as plain data. Options have the number or label to answer with; ids point at cards."""
    table = plain(b.table)
    del table["decision"]
    decision = plain(b.decision)
    if listed:
        told = zip(b.decision.options, decision["options"], strict=True)
        decision["options"] = [{"answer": number(b.decision.kind, o), **_option(d)} for o, d in told]
    else:
        del decision["options"]
    found = {
        "you": b.decision.seat,
        "left_out": left_out,
        "before": list(b.before),
        "story": list(b.story),
        "talk": plain(b.talk),
        "notes": list(b.notes),
        "cards": plain(b.cards),
        "table": table,
        "decision": decision,
    }
    return {key: value for key, value in found.items() if value or key == "you"}


def _option(told: dict[str, Any]) -> dict[str, Any]:
    """An option without the number that counts from 0, which could be taken for the answer."""
    return {key: value for key, value in told.items() if key != "index"}


def dumps(b: Briefing, listed: bool, left_out: str = "") -> str:
    """The document as one line."""
    return json.dumps(document(b, listed, left_out), separators=(",", ":"), ensure_ascii=False)
