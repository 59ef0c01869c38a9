"""The structured event log: switched on by setting `state.log` to a list.

An entry is a dict: `event` (what happened), the facts, and `seen_by`, a bit mask of the players who may see it.
Card ids stay inside; entries carry titles and, under `codes`, the codes of the same cards (of a guise: that of its face),
which are resolved when they are written.

For auditors there is an exact log (`Game.record(exact=True)`): then entries also have `exact`, the card ids and further
facts, and `changes`, whatever is different since the entry before; and there are entries that no player sees.
"""

from __future__ import annotations

from typing import Final

from mc_env.kernel.state import State

EVERYONE: Final = 15
NAMING: Final = ("card", "target", "source", "actor", "host", "defender")


def note(g: State, event: str, *, seen_by: int = EVERYONE, **facts: object) -> None:
    """Write an entry if the log is on. Facts named card, target, source, actor, host and cards are card ids.

    Facts whose names begin with an underscore are for the exact log alone.
    """
    if g.log is None:
        return
    codes: dict[str, object] = {}
    entry: dict[str, object] = {"event": event, "round": g.round, "seen_by": seen_by, "codes": codes}
    for key, value in facts.items():
        if key in NAMING:
            assert isinstance(value, int)
            entry[key] = g.title(value) if value >= 0 else None
            if value >= 0:
                codes[key] = g.code(value)
        elif key == "cards":
            assert isinstance(value, tuple | list)
            entry[key] = [g.title(c) for c in value]
            codes[key] = [g.code(c) for c in value]
        elif key[0] != "_":
            entry[key] = value
    if g.ledger is not None:
        entry["exact"] = {
            k.removeprefix("_"): v for k, v in facts.items() if k[0] == "_" or k in NAMING or k == "cards"
        }
        entry["changes"] = g.ledger.changes(g)
    g.log.append(entry)


def fact(g: State, event: str, **facts: object) -> None:
    """Write an entry that only the exact log has, and no player sees."""
    if g.ledger is not None and g.log is not None:
        g.log.append({"event": event, "round": g.round, "seen_by": 0, "exact": facts, "changes": g.ledger.changes(g)})
