"""Whether an ability could be initiated and a card be played: what is checked first (Reference "Initiating Abilities")."""

from __future__ import annotations

from mc_env.cards.terms import (
    EVENT_ATTACK,
    EVENT_BOOST_FLIP,
    LABEL_ATTACK,
    LABEL_DEFENSE,
    LABEL_THWART,
    STAT_ADDITIONAL_COST,
    STAT_CANNOT_ATTACK,
    STAT_CANNOT_BE_PLAYED,
    STAT_CANNOT_THWART,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_EVENT,
    TYPE_HERO,
    TYPE_MINION,
    TYPE_RESOURCE,
    TYPE_SUPPORT,
    TYPE_UPGRADE,
    TYPE_VILLAIN,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.statuses import is_confused, is_stunned
from mc_env.engine.program.tables import FACES, AbilityC, CostC, FaceInfo
from mc_env.engine.state.records import F_DEFENDED, F_DEFENSE_USED, F_FINISHED, F_OVER
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import ALLIES, PLAY
from mc_env.engine.using import additional, costs, limits, payment, spending
from mc_env.kernel.records import Scope


def actor_of(g: State, c: int, p: int) -> int:
    """The character that performs what an ability of card c does (Reference "You")."""
    if p < 0:
        return c
    t = g.ctype[c]
    if t in (TYPE_EVENT, TYPE_HERO, TYPE_ALTER_EGO, TYPE_RESOURCE):
        return g.identity[p]
    if t == TYPE_UPGRADE:
        h = g.host[c]
        return h if h >= 0 and g.ctype[h] == TYPE_ALLY else g.identity[p]
    if t in (TYPE_ALLY, TYPE_MINION, TYPE_VILLAIN):
        return c
    return -1 if t == TYPE_SUPPORT else g.identity[p]


def cancelling_status(g: State, s: Scope, labels: int) -> bool:
    """Whether a status card will cancel a labeled ability: then it needs no valid target."""
    who = actor_of(g, s.src, s.player)
    if who < 0:
        return False
    if labels & LABEL_ATTACK and is_stunned(g, who):
        return True
    return bool(labels & LABEL_THWART) and is_confused(g, who)


def forbidden(g: State, s: Scope, labels: int) -> bool:
    """Whether who would make the attack or thwart that a labeled ability is cannot do so (Reference "Cannot")."""
    attack = labels & LABEL_ATTACK and g.mods[STAT_CANNOT_ATTACK]
    thwart = labels & LABEL_THWART and g.mods[STAT_CANNOT_THWART]
    if not attack and not thwart:
        return False
    who = actor_of(g, s.src, s.player)
    if who < 0:
        return False
    return bool(attack and mod.stat(g, who, STAT_CANNOT_ATTACK)) or bool(
        thwart and mod.stat(g, who, STAT_CANNOT_THWART)
    )


def can_initiate(
    g: State,
    s: Scope,
    ab: AbilityC,
    extra_cost: int = 0,
    purse: spending.Purse | None = None,
    more: list[CostC] | None = None,
) -> bool:
    """Form, limit, restrictions, a payable cost and a valid target: everything checked before declaring.

    `extra_cost` is that of the event card itself, `more` what other cards demand for playing it.
    """
    if ab.form >= 0 and s.player >= 0 and g.ctype[g.identity[s.player]] != ab.form:
        return False
    if ab.limit and g.limits and not limits.under_limit(g, s.src, ab):
        return False
    if ab.where is not None and not ab.where(g, s):
        return False
    cost = additional.together(ab.cost, more) if more else ab.cost
    # the requirement keyword asks for resources as the card is played, however little it costs
    required = ab.requirement
    if required and g.zone[s.src] >= PLAY:
        required = ()
    if (extra_cost or cost is not None or required) and not payment.payable(
        g, s, cost, extra_cost, s.src, required, purse
    ):
        return False
    if not ab.labels:
        if ab.aims is not None and not ab.aims.possible(g, s):
            return False
    else:
        if ab.labels & LABEL_DEFENSE and not may_defend_with_label(g, s):
            return False
        if forbidden(g, s, ab.labels):
            return False
        if not cancelling_status(g, s, ab.labels) and ab.aims is not None and not ab.aims.possible(g, s):
            return False
    return True


def enemy_attack(g: State, s: Scope) -> int:
    """The enemy attack during which an ability is used, -1 if there is none: the one that its event is part of, else the one
    that is going on, whatever its event is: damage of a boost ability, for one (Reference "Labeled Ability")."""
    serial = s.rec
    r = g.recs.get(serial)
    while r is not None and r.kind != EVENT_ATTACK:
        serial = r.link
        r = g.recs.get(serial)
    if r is not None and r.oplayer >= 0:
        return serial
    if not g.activating:
        return -1
    found = -1  # of attacks in lockstep the one whose boost card is turned up, or the one on this player
    for serial, r in g.recs.items():
        if r.kind == EVENT_BOOST_FLIP and g.recs[r.link].kind == EVENT_ATTACK:
            return r.link
        if r.kind == EVENT_ATTACK and r.oplayer >= 0 and not r.flags & (F_FINISHED | F_OVER):
            if found < 0 or r.tplayer == s.player:
                found = serial
    return found


def may_defend_with_label(g: State, s: Scope) -> bool:
    """Once a player defends an attack, others cannot use defense abilities during it; nor once a player has used one, even
    if their defender has left play since (Reference "Defend")."""
    r = g.recs.get(enemy_attack(g, s))
    if r is None:
        return True
    if r.flags & F_DEFENSE_USED:
        return r.tplayer == s.player
    if not r.flags & F_DEFENDED or r.defender < 0:
        return True
    return g.controller[r.defender] == s.player


def can_play_event(g: State, s: Scope, ab: AbilityC, purse: spending.Purse | None = None) -> bool:
    """Whether a player could play an event for this ability now."""
    if not restrictions_met(g, s.player, s.src):
        return False
    cost = costs.play_cost(g, s.src)
    if g.mods[STAT_ADDITIONAL_COST]:
        return can_initiate(g, s, ab, cost, purse, additional.extra_costs(g, s.src))
    if ab.cost is None and purse is not None and not purse.special:
        info = FACES[g.face[s.src]]
        if info.plain_cost:
            if cost + info.n_icons > purse.number and not purse.affords(g, s.src, cost):
                return False
            cost = 0  # as `payable` would answer: it need not be asked
    return can_initiate(g, s, ab, cost, purse)


def restrictions_met(g: State, p: int, c: int) -> bool:
    """Printed play restrictions of a card: form, team-up, maximums, conditions, "cannot be played"."""
    if g.mods[STAT_CANNOT_BE_PLAYED] and mod.stat(g, c, STAT_CANNOT_BE_PLAYED):
        return False
    info = FACES[g.face[c]]
    if not info.restrictions:
        return True
    if not right_form(g, p, info):
        return False
    if costs.no_cost(g, c):
        return False
    if info.only_if is not None and not info.only_if(g, Scope(c, p)):
        return False
    if info.max_per_round and g.happened.get(title_key(info.title), 0) >= info.max_per_round:
        return False
    if info.team_up:
        return team_in_play(g, info)
    return True


def team_in_play(g: State, info: FaceInfo) -> bool:
    """Whether all characters a team-up names are in play (Reference "Team-Up")."""
    titles = {FACES[g.face[x]].title for x in g.zones[PLAY] + g.zones[ALLIES]}
    return all(t in titles for t in info.team_up)


def right_form(g: State, p: int, info: FaceInfo) -> bool:
    """ "[type] form only": also for putting the card into play (Reference "Form, Change Form")."""
    if info.form >= 0 and g.ctype[g.identity[p]] != info.form:
        return False
    return not info.form_name or mod.in_form(g, p, info.form_name)


def title_key(title: str) -> int:
    """A stable number for a title, for maximums that count by title."""
    h = 1
    for ch in title:
        h = (h * 131 + ord(ch)) & 0xFFFFFF
    return h << 8
