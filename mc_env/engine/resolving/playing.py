"""Playing a card that stays in play: who may, on what, for what (Reference "Play, Put into Play", "Unique Icon")."""

from __future__ import annotations

from mc_env.cards.terms import EVENT_PLAY, STAT_ADDITIONAL_COST, STAT_COST_ON_HOST, WHEN
from mc_env.engine.board import moves
from mc_env.engine.board.events import open_at
from mc_env.engine.program.ops import OP_PLAY, Op
from mc_env.engine.program.tables import FACES, M_UNIQUE
from mc_env.engine.resolving.entering import enter_play
from mc_env.engine.resolving.frames import PlayFrame
from mc_env.engine.state.options import ASK_TARGET, TARGETS, V_PLAYER, V_TARGET
from mc_env.engine.state.records import F_OVER
from mc_env.engine.state.resources import size
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY, TABLE
from mc_env.engine.using import additional, costs, payment, spending
from mc_env.engine.using.abilities import discard_spent, played_card
from mc_env.engine.using.initiating import restrictions_met
from mc_env.kernel.log import note
from mc_env.kernel.records import DONE, NOTHING, Scope
from mc_env.kernel.zones import NOBODY


def unique_in_play(g: State, c: int) -> bool:
    """Whether another unique card of that title is in play and the two may not coexist (Reference "Unique Icon")."""
    info = FACES[g.face[c]]
    title = info.title
    if not info.unique or not title:
        return False
    for x in g.marks[M_UNIQUE]:
        other = FACES[g.face[x]]
        if title in other.titles and x != c and not g.guise[x]:
            if not (info.subtitle and other.alias and info.subtitle != other.alias):
                return True
    return False


def hosts_for(g: State, c: int, p: int) -> list[int]:
    """Cards to which a card may be attached by a player (Reference "Attach To"; "Max 1 per ...")."""
    info = FACES[g.face[c]]
    assert info.attach is not None
    found = [x for x in info.attach(g, Scope(c, p)) if g.zone[x] >= PLAY and x != c]
    if info.max_per_host:
        found = [
            x
            for x in found
            if x not in g.host
            or sum(1 for y, h in enumerate(g.host) if h == x and FACES[g.face[y]].title == info.title)
            < info.max_per_host
        ]
    return found


def controllers_for(g: State, c: int, p: int) -> tuple[int, ...]:
    """Players under whose control a card may be played by p (Reference "Max, Maximum")."""
    info = FACES[g.face[c]]
    players = g.players() if info.any_control else (p,)
    if not info.max_per_player:
        return players
    title = info.title
    held: list[int] = []  # whose each copy in play is
    face = g.face
    for cards in g.zones[PLAY:]:
        for x in cards:
            if FACES[face[x]].title == title and g.controller[x] != NOBODY:
                held.append(g.controller[x])
    if not held:
        return players
    return tuple([q for q in players if held.count(q) < info.max_per_player])


def can_play(g: State, p: int, c: int, purse: spending.Purse | None = None) -> bool:
    """Whether a player could play an ally, upgrade, support or player side scheme now."""
    info = FACES[g.face[c]]
    if g.mods[STAT_COST_ON_HOST] and info.attach is not None:
        hosts = affordable_hosts(g, c, p)
        if not hosts:
            return False
        cost = min([costs.cost_on(g, c, h) for h in hosts])
    else:
        cost = costs.play_cost(g, c)
    more = additional.together(None, additional.extra_costs(g, c)) if g.mods[STAT_ADDITIONAL_COST] else None
    if purse is not None and info.plain_cost and more is None and not purse.special:
        if cost + info.n_icons > purse.number and not purse.affords(g, c, cost):  # as `payable`, without a scope
            return False
    elif not payment.payable(g, Scope(c, p), more, cost, c, info.requirement, purse):
        return False
    if not restrictions_met(g, p, c) or (info.unique and unique_in_play(g, c)):
        return False
    if info.attach is not None and not hosts_for(g, c, p):
        return False
    return bool(controllers_for(g, c, p)) if info.any_control or info.max_per_player else True


def affordable_hosts(g: State, c: int, p: int) -> list[int]:
    """Hosts on which a player could pay for a card, where the cost depends on the host."""
    more = additional.together(None, additional.extra_costs(g, c))
    required = FACES[g.face[c]].requirement
    return [h for h in hosts_for(g, c, p) if payment.payable(g, Scope(c, p), more, costs.cost_on(g, c, h), c, required)]


# ------------------------------------------------------------------------------------------ playing


class PlayOp(Op):
    """Play an ally, upgrade, support or player side scheme: steps 3 to 7 of Reference "Initiating Abilities"."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(OP_PLAY)
        self.steps = (
            self.choose_host_first,
            self.take_host,
            self.choose_controller,
            self.place_and_pay,
            self.pay_the_rest,
            self.check_it_is_paid,
            self.commence,
            self.choose_host,
            self.enter_play,
            self.end,
        )

    def choose_host_first(self, g: State, f: PlayFrame) -> bool:
        """On which card it is played, where the cost depends on that."""
        if g.mods[STAT_COST_ON_HOST] and FACES[g.face[f.card]].attach is not None:
            p = g.scopes[f.sc].player
            hosts = affordable_hosts(g, f.card, p)
            g.ask(p, ASK_TARGET, tuple([TARGETS[h] for h in hosts]), f.card)
            return True
        f.at += 1  # it is chosen when the card enters play
        return False

    def take_host(self, g: State, f: PlayFrame) -> bool:
        f.host = g.answer[1]
        return False

    def choose_controller(self, g: State, f: PlayFrame) -> bool:
        """Under whose control it is played, where the card leaves a choice."""
        c = f.card
        p = g.scopes[f.sc].player
        info = FACES[g.face[c]]
        cost = costs.play_cost(g, c) if f.host < 0 else costs.cost_on(g, c, f.host)
        f.record = g.new_rec(EVENT_PLAY, c, g.identity[p], p, c, p, cost)
        if info.any_control or info.max_per_player:
            g.ask(p, ASK_TARGET, tuple((V_PLAYER, -1, q, 0) for q in controllers_for(g, c, p)), c)
            return True
        g.answer = (V_PLAYER, -1, p, 0)
        return False

    def place_and_pay(self, g: State, f: PlayFrame) -> bool:
        """Steps 3 to 5: the card is placed on the table, and its resource cost is paid."""
        f.controller = g.answer[2]
        c = f.card
        s = g.scopes[f.sc]
        cost = g.recs[f.record].amount
        if g.log is not None:
            note(g, "play", card=c, player=s.player, cost=cost)
        s.slots = (g.zone[c],)
        moves.move(g, c, TABLE)
        more = additional.together(None, additional.extra_costs(g, c))
        need = costs.with_requirement(costs.ability_need(g, s, more, cost), FACES[g.face[c]].requirement)
        if size(need):
            payment.pay(g, f.sc, need, c, s.player, more.reserve if more is not None else 0)
            return True
        s.last = DONE
        return False

    def pay_the_rest(self, g: State, f: PlayFrame) -> bool:
        """Step 5: additional costs. If help was refused, nothing was paid and the card goes back."""
        s = g.scopes[f.sc]
        if s.last == NOTHING:
            was = s.slots[0]
            assert isinstance(was, int)
            moves.move(g, f.card, was)
            return self.end(g, f)
        played_card(g, s.player, f.card)
        if additional.do_all(g, f.sc, additional.extra_costs(g, f.card)):
            return True
        f.at += 1  # there are none
        return False

    def check_it_is_paid(self, g: State, f: PlayFrame) -> bool:
        return g.scopes[f.sc].last == NOTHING and self.discard(g, f)

    def commence(self, g: State, f: PlayFrame) -> bool:
        """Step 6: it commences being played."""
        return open_at(g, f.record, EVENT_PLAY, WHEN)

    def choose_host(self, g: State, f: PlayFrame) -> bool:
        if f.host >= 0 and g.zone[f.host] >= PLAY:
            g.answer = (V_TARGET, f.host, -1, 0)
            return False
        if FACES[g.face[f.card]].attach is not None:
            p = g.scopes[f.sc].player
            g.ask(p, ASK_TARGET, tuple([TARGETS[h] for h in hosts_for(g, f.card, p)]), f.card)
            return True
        g.answer = (V_TARGET, -1, -1, 0)
        return False

    def enter_play(self, g: State, f: PlayFrame) -> bool:
        """Step 7."""
        host = g.answer[1]
        controller = f.controller
        if host >= 0 and g.controller[host] != NOBODY:
            controller = g.controller[host]
        if g.recs[f.record].flags & F_OVER:
            return self.discard(g, f)
        enter_play(g, -1, f.card, controller, NOBODY, host, ((f.record, EVENT_PLAY),))
        return True

    def discard(self, g: State, f: PlayFrame) -> bool:
        """It is not played after all."""
        moves.discard(g, f.card)
        return self.end(g, f)

    def end(self, g: State, f: PlayFrame) -> bool:
        g.recs.pop(f.record, None)
        del g.scopes[f.sc]
        g.stack.pop()
        discard_spent(g)
        return True


PlayOp()


def start_play(g: State, p: int, c: int) -> None:
    """Push the playing of a card that stays in play."""
    g.stack.append(PlayFrame(OP_PLAY, g.new_scope(c, p), c))
