"""Decisions and options in words. Labels are unique within a decision and tell the decider nothing they may not know."""

from __future__ import annotations

from typing import Final

from mc_env.kernel.game import Option, Words
from mc_env.kernel.state import Opt, Pending
from mc_env.kernel.zones import NOBODY
from mc_env.versus.engine import paying, values
from mc_env.versus.engine.options import (
    ASK_COMBAT,
    ASK_FIRST,
    ASK_MULLIGAN,
    ASK_PAY,
    V_ATTACK,
    V_EQUIP,
    V_JOIN,
    V_KEYWORD,
    V_LEVEL,
    V_MOVE,
    V_NAME,
    V_NO,
    V_OPTION,
    V_ORDER,
    V_PASS,
    V_PAY,
    V_PICK,
    V_PLAY,
    V_PLAYER,
    V_POWER_UP,
    V_REACT,
    V_RECRUIT,
    V_RESOURCE,
    V_ROW,
    V_STOP,
    V_TARGET,
    V_TEAM,
    V_USE,
    V_YES,
    DecisionKind,
    Verb,
)
from mc_env.versus.engine.state import State
from mc_env.versus.engine.tables import FACES, OPS, POWERS, Op
from mc_env.versus.engine.visibility import visible
from mc_env.versus.engine.zones import FRONT, HAND, RESOURCES, in_front, side_of, zone_name
from mc_env.versus.terms import KEYWORD_NAMES, SYMBOL_NAMES, TEAM_NAMES

_PROMPTS: Final = {
    DecisionKind.MULLIGAN: "Mulligan?",
    DecisionKind.ROW: "Which row?",
    DecisionKind.RESOURCE: "Resource step",
    DecisionKind.RECRUIT: "Recruit step",
    DecisionKind.FORMATION: "Formation step",
    DecisionKind.MAIN: "Main phase",
    DecisionKind.DEFENDER: "Whom to attack?",
    DecisionKind.TEAM: "Who joins the attack?",
    DecisionKind.COMBAT: "Combat",
    DecisionKind.STRIKE: "Strike back against whom?",
    DecisionKind.PAY: "Pay with which location?",
    DecisionKind.TARGET: "Choose",
    DecisionKind.ORDER: "Which power resolves next?",
    DecisionKind.OPTION: "Choose",
    DecisionKind.PICK: "Pick a card",
    DecisionKind.DISCARD: "Discard a card",
    DecisionKind.FIRST: "Go first?",
    DecisionKind.REACTION: "React?",
    DecisionKind.LEVEL: "Which version of the next level?",
    DecisionKind.RECOVERY: "Recovery phase",
    DecisionKind.NAME: "Name a card",
}


class VersusWords(Words[State]):
    """What decisions and options are called."""

    __slots__ = ()

    def kind(self, pending: Pending) -> str:
        return DecisionKind(pending.kind).name.lower()

    def prompt(self, g: State, pending: Pending) -> str:
        text = _PROMPTS[DecisionKind(pending.kind)]
        if pending.kind == ASK_PAY:
            text = f"Pay {paying.words(pending.prompt)} with which location?"
        if pending.kind == ASK_COMBAT and g.combat >= 0:
            rec = g.recs[g.combat]
            who = ", ".join([g.title(c) for c in rec.cards])
            return f"Combat: {who} against {g.title(rec.target)}"
        return f"{text} ({g.title(pending.source)})" if pending.source >= 0 else text

    def options(self, g: State, pending: Pending) -> tuple[Option, ...]:
        texts = unique([label(g, pending, o) for o in pending.opts])
        out = []
        for i, (verb, c, x, n) in enumerate(pending.opts):
            title = None if c < 0 else g.title(c) if verb == V_PICK else name_for(g, pending.player, c)
            target = g.title(x) if verb == V_POWER_UP else title if verb == V_TARGET else None
            out.append(Option(i, Verb(verb).name.lower(), texts[i], title, target, n if verb == V_OPTION else 0))
        return tuple(out)


WORDS: Final = VersusWords()


def unique(texts: list[str]) -> list[str]:
    """Labels that are the same get numbers."""
    out: list[str] = []
    for i, text in enumerate(texts):
        earlier = texts[:i].count(text)
        out.append(f"{text} ({earlier + 1})" if earlier else text)
    return out


def name_for(g: State, p: int, c: int) -> str:
    """A card as a player may call it; with its controller's number if that is another player."""
    if not visible(g, p, c):
        return f"face-down resource of player {g.owner[c] + 1}"
    name = g.title(c)
    owner = side_of(g.zone[c]) if g.zone[c] >= FRONT else g.zone[c] - RESOURCES if _resource(g, c) else NOBODY
    return f"{name} of player {owner + 1}" if owner not in (p, NOBODY) else name


def _resource(g: State, c: int) -> bool:
    return RESOURCES <= g.zone[c] < RESOURCES + 4


def _origin(g: State, pending: Pending, c: int) -> str:
    """Where a card lies, if there are copies of it to choose from in several places."""
    for o in pending.opts:
        if o[1] >= 0 and g.face[o[1]] == g.face[c] and g.zone[o[1]] != g.zone[c]:
            return f" from {zone_name(g.zone[c])}"
    return ""


def label(g: State, pending: Pending, o: Opt) -> str:
    """One option in words."""
    verb, c, x, n = o
    if c < 0:
        return _without_card(g, pending, verb, x, n)
    if verb == V_PICK:  # it lies open before the one who picks, be it in a deck that is searched
        return g.title(c) + _origin(g, pending, c)
    name = name_for(g, pending.player, c)
    if verb == V_RESOURCE:
        return f"Place {name} face up" if n else f"Place {name} face down"
    if verb == V_RECRUIT:
        how = " for " + " ".join([paying.words(symbol) for symbol in FACES[g.face[c]].instead_of_cost]) if n else ""
        return f"Recruit {g.title(c)}{_origin(g, pending, c)} into the {'front' if in_front(x) else 'back'} row{how}"
    if verb == V_EQUIP:
        return f"Equip {g.title(x)} with {g.title(c)}"
    if verb == V_ROW:
        return f"{'Front' if in_front(x) else 'Back'} row"
    if verb == V_LEVEL:
        face = FACES[x]
        return f"{face.name}, level {face.level} ({face.code})"
    if verb == V_MOVE:
        return f"Move {name} to the {'back' if in_front(g.zone[c]) else 'front'} row"
    if verb == V_USE:
        power = values.power_at(g, c, x)
        same = {p.id for _, p in values.powers_of(g, c) if p.name == power.name}
        more = f" with {SYMBOL_NAMES[power.cost[0]]}" if len(same) > 1 and power.cost else ""
        return f"Use {power.name} of {name}{more}"
    if verb == V_POWER_UP:
        return f"Power up {g.title(x)}"
    if verb == V_REACT:
        about = g.recs[g.due[n][2]].target
        return f"Use {POWERS[x].name} of {name}" + (f" for {name_for(g, pending.player, about)}" if about >= 0 else "")
    if verb == V_ORDER:
        return f"{POWERS[x].name} of {name}"
    if verb == V_PAY:
        return f"Discard {name}" if HAND <= g.zone[c] < HAND + 4 else f"Turn {name} face down"
    if verb == V_OPTION:
        return f"Place {name} face up" if n else f"Place {name} face down"
    return _VERBS[verb].format(name)


_VERBS: Final = {
    V_PLAY: "Play {}",
    V_ATTACK: "Attack with {}",
    V_JOIN: "{} joins",
    V_TARGET: "{}",
}


def _without_card(g: State, pending: Pending, verb: int, x: int, n: int) -> str:
    """An option that is about no card."""
    if verb == V_OPTION:
        asking = OPS[g.stack[-1].op]
        assert isinstance(asking, Op)
        return asking.option(n)
    if verb in (V_YES, V_NO):
        if pending.kind == ASK_MULLIGAN:
            return "Mulligan" if verb == V_YES else "Keep this hand"
        if pending.kind == ASK_FIRST:
            return "Go first" if verb == V_YES else "Go second"
        return "Yes" if verb == V_YES else "No"
    if verb == V_KEYWORD:
        return KEYWORD_NAMES[n].capitalize() if n else "Berserker"
    if verb == V_TEAM:
        return TEAM_NAMES[x] if x >= 0 else "No team"
    if verb == V_NAME:
        return FACES[x].name
    if verb == V_PLAYER:
        return f"Player {x + 1}"
    if verb == V_ROW:
        return zone_name(x)[0].upper() + zone_name(x)[1:]
    return {V_PASS: "Pass", V_STOP: "Done"}[verb]
