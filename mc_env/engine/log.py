"""The structured event log: switched on by setting `state.log` to a list.

An entry is a dict: `event` (what happened), the facts, and `seen_by`, a bit mask of the players who may see it.
Card ids stay inside; entries carry titles and, under `codes`, the codes of the same cards (of a guise: that of its face),
which are resolved when they are written.
"""

from __future__ import annotations

from mc_env.engine.state import State
from mc_env.engine.tables import FACES, GUISES
from mc_env.engine.zones import PLAY

EVERYONE = 15


def title(g: State, c: int) -> str:
    """A readable name of a card; facedown cards have that of their guise."""
    if c < 0:
        return ""
    guise = GUISES[g.guise[c]] if g.zone[c] >= PLAY else None
    if guise is not None and guise.facedown:
        return f"facedown {guise.name}"
    return FACES[g.face[c]].name


def note(g: State, event: str, *, seen_by: int = EVERYONE, **facts: object) -> None:
    """Write an entry if the log is on. Facts named card, target, source, actor, host and cards are card ids."""
    if g.log is None:
        return
    codes: dict[str, object] = {}
    entry: dict[str, object] = {"event": event, "round": g.round, "seen_by": seen_by, "codes": codes}
    for key, value in facts.items():
        if key in ("card", "target", "source", "actor", "host", "defender"):
            assert isinstance(value, int)
            entry[key] = title(g, value) if value >= 0 else None
            if value >= 0:
                codes[key] = FACES[g.face[value]].code
        elif key == "cards":
            assert isinstance(value, tuple | list)
            entry[key] = [title(g, c) for c in value]
            codes[key] = [FACES[g.face[c]].code for c in value]
        else:
            entry[key] = value
    g.log.append(entry)
