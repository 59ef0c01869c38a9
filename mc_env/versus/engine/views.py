"""What one player may know, as plain data: the door for everybody who must not see more."""

from __future__ import annotations

from mc_env.versus.engine import values
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES
from mc_env.versus.engine.visibility import visible
from mc_env.versus.engine.zones import ATTACHED, BACK, DECK, EGGS, FRONT, HAND, KO_PILE, REMOVED, RESOURCES
from mc_env.versus.terms import KEYWORD_NAMES

View = dict[str, object]


def view(g: State, p: int) -> View:
    """Everything that player p may know."""
    return {
        "player": p,
        "round": g.round,
        "turn": g.turns,
        "phase": g.phase,
        "step": g.step,
        "active": g.active,
        "points": g.points,
        "winners": g.winners if g.outcome else None,
        "combat": _combat(g),
        "players": [_player(g, p, q) for q in range(g.n)],
    }


def _combat(g: State) -> View | None:
    if g.combat < 0:
        return None
    rec = g.recs[g.combat]
    return {"attackers": [g.title(c) for c in rec.cards], "defender": g.title(rec.target), "flags": rec.flags}


def _player(g: State, p: int, q: int) -> View:
    return {
        "side": g.sides[q],
        "alive": g.alive[q],
        "front": [character(g, c) for c in g.zones[FRONT + q]],
        "back": [character(g, c) for c in g.zones[BACK + q]],
        "resources": sorted(
            [(g.title(c) if visible(g, p, c) else "", not g.facedown[c]) for c in g.zones[RESOURCES + q]]
        ),
        "hand": sorted([g.title(c) if visible(g, p, c) else "" for c in g.zones[HAND + q]]),
        "deck": len(g.zones[DECK + q]),
        "known of deck": [(i, g.title(c)) for i, c in enumerate(reversed(g.zones[DECK + q])) if visible(g, p, c)],
        "KO pile": [g.title(c) for c in g.zones[KO_PILE + q]],
        "Facehugger pile": [g.title(c) for c in g.zones[EGGS + q]],
    }


def character(g: State, c: int) -> View:
    """A character in play; everybody may look at a stunned one."""
    atk, dfn = values.values(g, c)
    return {
        "name": g.title(c),
        "level": FACES[g.face[c]].level,
        "atk": max(atk, 0),
        "dfn": dfn,
        "health": values.health(g, c),
        "wounds": g.wounds[c],
        "stunned": bool(g.facedown[c]),
        "exhausted": bool(g.exhausted[c]),
        "frozen": bool(g.frozen[c]),
        "counters": g.plus[c] - g.minus[c],
        "xp": g.xp[c],
        "owner": g.owner[c],
        "equipment": [g.title(x) for x in g.zones[ATTACHED] if g.host[x] == c],
        "captive": [g.title(x) for x in g.zones[REMOVED] if g.host[x] == c],
        "keywords": [name for stat, name in KEYWORD_NAMES.items() if values.has(g, c, stat)],
    }
