"""Why something is not offered: the checks of "Initiating Abilities", one after another, in words."""

from __future__ import annotations

from mc_env.cards.terms import (
    ABILITY_ACTION,
    ABILITY_INTERRUPT,
    ABILITY_RESPONSE,
    STAT_CANNOT_BE_PLAYED,
    TYPE_ALLY,
    TYPE_ALTER_EGO,
    TYPE_EVENT,
    TYPE_HERO,
    Form,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.visibility import visible
from mc_env.engine.knowing.labels import labels
from mc_env.engine.program.tables import FACES, AbilityC
from mc_env.engine.resolving import attack
from mc_env.engine.resolving.playing import controllers_for, hosts_for, unique_in_play
from mc_env.engine.round.windows import may_use
from mc_env.engine.state import resources
from mc_env.engine.state.options import ASK_ASK, ASK_INTERRUPT, ASK_RESPONSE, ASK_TURN, DecisionKind
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, PLAY, zone_name
from mc_env.engine.using import costs, limits, payment, spending
from mc_env.engine.using.initiating import cancelling_status, right_form
from mc_env.errors import unknown
from mc_env.kernel.records import Scope
from mc_env.kernel.zones import NOWHERE


def why_not(g: State, name: str) -> str:
    """Why the deciding player is not offered to use or play a card of this title."""
    if g.pending is None:
        return "The game is over."
    p = g.pending.player
    offered = [text for text in labels(g, g.pending) if name in text]
    if offered:
        return f"It is offered: {offered[0]}."
    seen = [c for c in range(len(g.card)) if g.zone[c] != NOWHERE and visible(g, p, c)]
    cards = [c for c in seen if FACES[g.face[c]].title == name]
    if not cards:
        raise unknown("card on the table", name, {FACES[g.face[c]].title for c in seen if FACES[g.face[c]].title})
    mine = [c for c in cards if g.zone[c] == HAND + p or g.zone[c] >= PLAY]
    if not mine:
        return f"{name} is in {zone_name(g.zone[cards[0]])}."
    if g.pending.kind not in (ASK_TURN, ASK_INTERRUPT, ASK_RESPONSE, ASK_ASK):
        return f"Now {DecisionKind(g.pending.kind).name.lower()} is being decided; {name} has to wait."
    reasons = [_reason(g, p, c) for c in mine]
    return reasons[0]


def _reason(g: State, p: int, c: int) -> str:
    info = FACES[g.face[c]]
    name = info.name
    if g.zone[c] == HAND + p and g.ctype[c] != TYPE_EVENT:
        return _play_reason(g, p, c)
    turn = g.pending is not None and g.pending.kind in (ASK_TURN, ASK_ASK)
    wanted = (ABILITY_ACTION,) if turn else (ABILITY_INTERRUPT, ABILITY_RESPONSE)
    abilities = [ab for ab in info.abilities if ab.kind in wanted]
    if g.zone[c] >= PLAY and g.ctype[c] in (TYPE_HERO, TYPE_ALLY, TYPE_ALTER_EGO) and turn and not abilities:
        return _power_reason(g, p, c)
    if not abilities:
        kinds = {ab.kind for ab in info.abilities}
        if turn and kinds & {ABILITY_INTERRUPT, ABILITY_RESPONSE}:
            word = "an interrupt" if ABILITY_INTERRUPT in kinds else "a response"
            return f"{name} is {word}: it waits for its triggering condition."
        if not turn and ABILITY_ACTION in kinds:
            return f"{name} is an action: it is used on a turn."
        return f"{name} has no ability to use now."
    return _ability_reason(g, p, c, abilities[0])


def _play_reason(g: State, p: int, c: int) -> str:
    info = FACES[g.face[c]]
    name = info.name
    if costs.no_cost(g, c):
        return f"{name} cannot be played; it is spent for its resources."
    if g.pending is None or g.pending.kind != ASK_TURN:
        return f"{name} is played on your own turn."
    if not right_form(g, p, info):
        return f"{name} needs {info.form_name or Form(info.form).name.lower().replace('_', '-')} form."
    if unique_in_play(g, c):
        return f"{name} is unique and one is in play already."
    if info.attach is not None and not hosts_for(g, c, p):
        return f"There is nothing {name} can be attached to."
    if not controllers_for(g, c, p):
        return f"No player may control another {name}."
    cost = costs.play_cost(g, c)
    if not payment.payable(g, Scope(c, p), None, cost, c, info.requirement):
        have = sum(resources.total(spending.wallet(g, p, c)))
        return f"{name} costs {cost}; your other cards and abilities make {have}."
    return f"{name} does not meet a play restriction."


def _power_reason(g: State, p: int, c: int) -> str:
    name = FACES[g.face[c]].name
    if g.controller[c] != p:
        return f"You do not control {name}."
    if g.exhausted[c]:
        return f"{name} is exhausted."
    if not attack.attack_targets(g, p, c):
        return f"There is no enemy {name} can attack."
    return f"{name} cannot act now."


def _ability_reason(g: State, p: int, c: int, ab: AbilityC) -> str:
    name = FACES[g.face[c]].name
    if not may_use(g, p, c, ab):
        return f"You may not use {name}."
    if ab.form >= 0 and g.ctype[g.identity[p]] != ab.form:
        return f"{name} needs {Form(ab.form).name.lower().replace('_', '-')} form."
    if ab.limit and not limits.under_limit(g, c, ab):
        return f"{name} has reached its limit."
    s = Scope(c, p, -1, ab.id, ab.slots0, named=ab.named0)
    if ab.patterns:
        return f"{name} waits for its triggering condition, or was used or cannot be paid for this one."
    if ab.where is not None and not ab.where(g, s):
        return f"{name} does not meet its condition."
    if ab.aims is not None and not cancelling_status(g, s, ab.labels) and not ab.aims.possible(g, s):
        return f"{name} has no valid target."
    extra = costs.play_cost(g, c) if g.zone[c] < PLAY else 0
    if not payment.payable(g, s, ab.cost, extra, c):
        if extra:
            have = sum(resources.total(spending.wallet(g, p, c)))
            return f"{name} costs {extra}; your other cards and abilities make {have}."
        if g.zone[c] >= PLAY and g.exhausted[c]:
            return f"{name} is exhausted."
        return f"The cost of {name} cannot be paid."
    if mod.stat(g, c, STAT_CANNOT_BE_PLAYED):
        return f"{name} cannot be played."
    return f"{name} does not meet a play restriction."
