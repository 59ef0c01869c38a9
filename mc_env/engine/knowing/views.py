"""What one player may know: the only door through which encoders, renderers and front ends look at a game.

Hidden are the order of decks, facedown encounter and boost cards, and, with private hands, other players' hands. The state
records who knows which card; looked-at cards stay known until a shuffle. Card ids never appear in a view.
"""

from __future__ import annotations

from typing import Any, Final

from mc_env.cards.terms import (
    CHARACTER_TYPES,
    EVENT_ATTACK,
    EVENT_SCHEME,
    STAT_ATK,
    STAT_DEF,
    STAT_HAND_SIZE,
    STAT_REC,
    STAT_SCH,
    STAT_TARGET_THREAT,
    STAT_THW,
    TYPE_ALLY,
    TYPE_ENVIRONMENT,
    TYPE_HERO,
    TYPE_MAIN_SCHEME,
    TYPE_OBLIGATION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_SIDE_SCHEME,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
    TYPE_VILLAIN,
    CardType,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.visibility import lies_facedown, seen_from_top, visible
from mc_env.engine.knowing.forecast import forecast
from mc_env.engine.knowing.labels import labels, prompt
from mc_env.engine.program.tables import CARDS, COUNTERS, DECK_NAMES, FACES, GUISES
from mc_env.engine.state.options import DecisionKind, Signal
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ASIDE,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    ENC_DISCARD,
    EXTRA,
    HAND,
    MAIN_SCHEMES,
    MINIONS,
    NEMESIS,
    PLAY,
    REMOVED,
    TABLE,
    UNDER,
    VICTORY,
    VILLAIN_DECK,
)
from mc_env.kernel.zones import NOBODY

PHASES: Final = ("setup", "player", "villain")
OUTCOMES: Final = (None, "win", "loss")
_POWERS: Final = ((STAT_THW, "thw"), (STAT_ATK, "atk"), (STAT_DEF, "def"), (STAT_REC, "rec"), (STAT_SCH, "sch"))

View = dict[str, Any]


def name(g: State, p: int, c: int) -> str | None:
    """The title of a card if the player may see it."""
    return FACES[g.face[c]].name if visible(g, p, c) else None


def view(g: State, p: int) -> View:
    """Everything player p may know, as plain data."""
    decision = None
    if g.pending is not None and g.pending.player == p:
        decision = {
            "kind": DecisionKind(g.pending.kind).name.lower(),
            "prompt": prompt(g, g.pending),
            "options": list(labels(g, g.pending)),
        }
    return {
        "seat": p,
        "round": g.round,
        "phase": PHASES[g.phase],
        "step": g.step,
        "first_player": g.first,
        "active_player": g.active,
        "outcome": OUTCOMES[g.outcome],
        "outcome_reason": g.reason or None,
        "decision": decision,
        "players": [_player(g, p, q) for q in range(g.n)],
        "areas": [_area(g, p, a) for a in sorted(set(g.parea))],
        "set_aside": [FACES[g.face[c]].name for c in sorted_by_code(g, g.zones[ASIDE])],
        "victory_display": [FACES[g.face[c]].name for c in g.zones[VICTORY]],
        "removed": [FACES[g.face[c]].name for c in sorted_by_code(g, g.zones[REMOVED])],
        "resolving": [name(g, p, c) for c in g.zones[TABLE]],
        "activations": [_activation(g, p, r) for r in sorted(g.recs) if g.recs[r].kind <= EVENT_SCHEME],
        "lasting": sorted(
            (FACES[g.face[e.scope.src]].name if e.scope.src >= 0 and visible(g, p, e.scope.src) else "", e.until)
            for e in g.lasting.values()
        ),
        "extra_decks": {
            DECK_NAMES[deck]: {
                "deck": pile(g, p, EXTRA + 2 * i),
                "discard": [FACES[g.face[c]].name for c in g.zones[EXTRA + 2 * i + 1]],
            }
            for i, deck in enumerate(g.extra)
        },
    }


def sorted_by_code(g: State, cards: tuple[int, ...]) -> list[int]:
    return sorted(cards, key=lambda c: FACES[g.face[c]].code)


def pile(g: State, p: int, z: int) -> View:
    """A hidden pile: its size and what the player knows of it, by position from the top."""
    cards = g.zones[z]
    known = {i: FACES[g.face[cards[-1 - i]]].name for i in seen_from_top(g, p, z)}
    return {"size": len(cards), "known": known}


def _player(g: State, p: int, q: int) -> View:
    if not g.alive[q]:
        return {"seat": q, "eliminated": True}
    identity = g.identity[q]
    hand = g.zones[HAND + q]
    mine = [
        c
        for t in (TYPE_ALLY, TYPE_UPGRADE, TYPE_SUPPORT, TYPE_OBLIGATION)
        for c in g.zones[PLAY + t]
        if g.controller[c] == q and g.host[c] < 0
    ]
    limits = sorted(
        (FACES[g.face[key >> 8]].name, key & 255, n)
        for key, n in g.limits.items()
        if key >= 0 and g.controller[key >> 8] == q
    )
    return {
        "seat": q,
        "eliminated": False,
        "form": "hero" if g.ctype[identity] == TYPE_HERO else "alter-ego",
        "identity": card(g, p, identity),
        "hand_size": mod.stat(g, identity, STAT_HAND_SIZE),
        "hand": {
            "size": len(hand),
            "cards": [name(g, p, c) for c in hand],
            "codes": [FACES[g.face[c]].code if visible(g, p, c) else None for c in hand],
        },
        "deck": pile(g, p, DECK + q),
        "discard": [FACES[g.face[c]].name for c in g.zones[DISCARD + q]],
        "in_play": [card(g, p, c) for c in mine],
        "minions": [card(g, p, c) for c in g.zones[MINIONS] if g.engaged[c] == q],
        "encounter_cards": [name(g, p, c) for c in g.zones[DEALT + q]],
        "nemesis": [FACES[g.face[c]].name for c in sorted_by_code(g, g.zones[NEMESIS + q])],
        "changed_form": bool(g.changed >> q & 1),
        "declined": bool(g.declined >> q & 1),
        "limits_used": limits,
        **({"said": Signal(g.said[q]).name.lower()} if g.said else {}),
    }


def _area(g: State, p: int, a: int) -> View:
    def here(*types: int) -> list[View]:
        return [card(g, p, c) for t in types for c in g.zones[PLAY + t] if g.area[c] == a and g.host[c] < 0]

    return {
        "villains": here(TYPE_VILLAIN),
        "next_stages": len(g.zones[VILLAIN_DECK + a]),
        "main_schemes": here(TYPE_MAIN_SCHEME),
        "side_schemes": here(TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME),
        "environments": here(TYPE_ENVIRONMENT),
        "encounter_deck": pile(g, p, ENC_DECK + a),
        "encounter_discard": [FACES[g.face[c]].name for c in g.zones[ENC_DISCARD + a]],
    }


def card(g: State, p: int, c: int) -> View:
    """A card in play as a player sees it: live values, tokens, status, attachments."""
    info = FACES[g.face[c]]
    t = g.ctype[c]
    out: View = {
        "title": info.name if g.guise[c] == 0 or info.title else f"facedown {GUISES[g.guise[c]].name}",  # type: ignore[union-attr]
        "code": info.code,
        "type": CardType(t).name.lower(),
        "exhausted": bool(g.exhausted[c]),
        "damage": g.damage[c],
        "threat": g.threat[c],
    }
    if lies_facedown(g, c) and visible(g, p, c):
        out["beneath"] = FACES[CARDS[g.card[c]].faces[0]].name
    if t in CHARACTER_TYPES:
        out["hp"] = mod.max_hp(g, c)
        out["remaining"] = mod.remaining(g, c)
        for stat, word in _POWERS:
            value = mod.stat(g, c, int(stat))
            if value or info.base[stat]:
                out[word] = value
        out["status"] = [
            w
            for col, w in ((g.stunned, "stunned"), (g.confused, "confused"), (g.tough, "tough"))
            for _ in range(col[c])
        ]
    elif t == TYPE_MAIN_SCHEME:
        out["target"] = mod.stat(g, c, STAT_TARGET_THREAT)
    if g.accel[c]:
        out["acceleration_tokens"] = g.accel[c]
    if g.engaged[c] != NOBODY:
        out["engaged"] = g.engaged[c]
    if g.controller[c] != NOBODY:
        out["controller"] = g.controller[c]
    counters = {COUNTERS[k & 255]: n for k, n in sorted(g.counters.items()) if k >> 8 == c}
    if counters:
        out["counters"] = counters
    if c in g.host:
        riders = [x for x, h in enumerate(g.host) if h == c]
        out["attached"] = [card(g, p, x) for x in order(g, riders) if g.zone[x] >= PLAY]
        out["beneath_it"] = [name(g, p, x) for x in order(g, riders) if g.zone[x] == UNDER]
        out["boost_cards"] = [name(g, p, x) for x in order(g, riders) if g.zone[x] == BOOST]
    return out


def order(g: State, cards: list[int]) -> list[int]:
    """Cards in the order of their zones, which does not depend on ids."""
    return sorted(cards, key=lambda c: (g.zone[c], g.zones[g.zone[c]].index(c)))


def _activation(g: State, p: int, r: int) -> View:
    rec = g.recs[r]
    return {
        "kind": "attack" if rec.kind == EVENT_ATTACK else "scheme",
        "enemy": g.title(rec.actor) or None,
        "against": rec.tplayer,
        "target": FACES[g.face[rec.target]].name if rec.target >= 0 else None,
        "defender": FACES[g.face[rec.defender]].name if rec.defender >= 0 else None,
        "boost": rec.boost,
        "boost_cards": len(rec.cards),
    }


def forecast_view(g: State) -> View:
    """What the villain phase surely brings (`forecast.Forecast`), as plain data; the same for every player."""
    found = forecast(g)
    return {
        "schemes": [
            {
                "title": g.title(c),
                "threat": g.threat[c],
                "target": mod.stat(g, c, STAT_TARGET_THREAT),
                "step_one": sum(n for scheme, n in found.step_one if scheme == c),
                "schemed": found.schemed(c),
            }
            for c in g.zones[MAIN_SCHEMES]
        ],
        "activations": [
            {
                "enemy": g.title(a.enemy),
                "player": a.player,
                "kind": "attack" if a.attacks else "scheme",
                "strength": a.strength,
                "boost_cards": a.boosts,
                "stopped": a.stopped or None,
            }
            for a in found.activations
        ],
        "damage": list(found.damage),
        "encounter_cards": list(found.cards),
    }
