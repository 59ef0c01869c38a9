"""Cards entering play: playing a card, putting one into play, engaging, and revealing encounter cards.

Reference "Play, Put into Play", "Enters Play", "Engage", "Reveal", "Unique Icon", "Obligation", "Surge", "Peril".
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    ABILITY_WHEN_REVEALED,
    AFTER,
    EVENT_ATTACK,
    EVENT_ENGAGE,
    EVENT_ENTER_PLAY,
    EVENT_PLAY,
    EVENT_REVEAL,
    EVENT_SURGE,
    STAT_ADDITIONAL_COST,
    STAT_COST_ON_HOST,
    STAT_INCITE,
    STAT_PERIL,
    STAT_QUICKSTRIKE,
    STAT_REVEALS_AGAIN,
    STAT_SURGE,
    TYPE_ATTACHMENT,
    TYPE_HERO,
    TYPE_MINION,
    TYPE_OBLIGATION,
    TYPE_TREACHERY,
    WHEN,
    WOULD,
)
from mc_env.engine.board import dealing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import Pair, open_at, open_window
from mc_env.engine.program.ops import OP_ENTER, OP_PLAY, OP_REVEAL, Op
from mc_env.engine.program.tables import CARDS, FACES, M_UNIQUE
from mc_env.engine.resolving.activation import activate, initiate
from mc_env.engine.resolving.frames import EnterFrame, PlayFrame, RevealFrame
from mc_env.engine.resolving.threat import place_threat
from mc_env.engine.state.options import ASK_TARGET, V_PLAYER, V_TARGET
from mc_env.engine.state.records import F_CANCELED, F_EFFECTS_CANCELED, F_FROM_DECK, F_OVER, F_REPLACED, F_SURGE
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import MINIONS, PLAY, REMOVED, TABLE
from mc_env.engine.using import additional, costs, payment, spending
from mc_env.engine.using.abilities import discard_spent, played_card, resolve_kind
from mc_env.engine.using.initiating import restrictions_met
from mc_env.kernel.columns import replaced
from mc_env.kernel.log import fact, note
from mc_env.kernel.ops import FIRST
from mc_env.kernel.records import DONE, FULLY, NOTHING, Scope
from mc_env.kernel.zones import NOBODY

# ------------------------------------------------------------------------------------------ restrictions


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
            g.ask(p, ASK_TARGET, tuple((V_TARGET, h, -1, 0) for h in hosts), f.card)
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
        if sum(need):
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
            g.ask(p, ASK_TARGET, tuple((V_TARGET, h, -1, 0) for h in hosts_for(g, f.card, p)), f.card)
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


# ------------------------------------------------------------------------------------------ entering play


def enter_play(
    g: State,
    sc: int,
    c: int,
    controller: int = NOBODY,
    engaged: int = NOBODY,
    host: int = -1,
    with_events: tuple[Pair, ...] = (),
    guise: int = 0,
) -> None:
    """A card enters play; keywords of entering and engaging follow, then one response window for all of it."""
    if controller != NOBODY and not g.alive[controller]:  # eliminated while paying, or by the same ability
        moves.move(g, c, moves.home(g, c))
        g.report(sc, NOTHING)
        return
    if (
        engaged != NOBODY and not g.alive[engaged]
    ):  # likewise: whoever was engaged with them is with the next player now
        engaged = g.next_player(engaged)
    moves.put_in_play(g, c, controller, engaged, host, guise)
    if g.log is not None:
        note(g, "enters play", card=c, player=controller if controller != NOBODY else engaged)
    p = controller if controller != NOBODY else engaged if engaged != NOBODY else -1
    r = g.new_rec(EVENT_ENTER_PLAY, c, c, p, c, p)
    pairs: tuple[Pair, ...] = (*with_events, (r, EVENT_ENTER_PLAY))
    if engaged != NOBODY:
        pairs += ((r, EVENT_ENGAGE),)
    g.stack.append(EnterFrame(OP_ENTER, sc, pairs, r, at=FIRST if g.ctype[c] == TYPE_MINION else ENTER.answering))


class EnterOp(Op):
    """What follows a card's entering play, or engaging: keywords, then one window for all of it (Reference "Enters Play")."""

    __slots__ = ("answering",)

    def __init__(self) -> None:
        super().__init__(OP_ENTER)
        self.steps = (self.teamwork, self.quickstrike, self.responses, self.end)
        self.answering = self.number(self.responses)  # keywords of entering are those of minions

    def teamwork(self, g: State, f: EnterFrame) -> bool:
        enters = any(ev == EVENT_ENTER_PLAY for _, ev in f.pairs)
        return enters and teamwork(g, g.recs[f.record].target)

    def quickstrike(self, g: State, f: EnterFrame) -> bool:
        return quickstrike(g, g.recs[f.record].target)

    def responses(self, g: State, f: EnterFrame) -> bool:
        return open_window(g, f.pairs, AFTER)

    def end(self, g: State, f: EnterFrame) -> bool:
        c = g.recs.pop(f.record).target
        g.stack.pop()
        g.report(f.sc, (FULLY, 1, (c,)))
        return True


ENTER: Final = EnterOp()


def teamwork(g: State, c: int) -> bool:
    """A minion with teamwork that entered play engaged activates beside another of the trait (Reference "Teamwork").

    It comes before quickstrike, which such a minion may have as well (docs/RULINGS.md, R70).
    """
    if g.zone[c] < PLAY or g.ctype[c] != TYPE_MINION or g.engaged[c] == NOBODY:
        return False
    trait = FACES[g.face[c]].teamwork if not g.blank[c] else ""
    if trait and any(x != c and mod.has_trait(g, x, trait) for x in g.zones[MINIONS]):
        return activate(g, c, g.engaged[c])
    return False


def quickstrike(g: State, c: int) -> bool:
    """A minion with quickstrike attacks the player it has just engaged, if in hero form (Reference "Quickstrike")."""
    if g.zone[c] < PLAY or g.ctype[c] != TYPE_MINION or g.engaged[c] == NOBODY:
        return False
    p = g.engaged[c]
    if mod.stat(g, c, STAT_QUICKSTRIKE) and g.ctype[g.identity[p]] == TYPE_HERO:
        return initiate(g, EVENT_ATTACK, c, p)
    return False


def engage(g: State, sc: int, c: int, p: int) -> None:
    """A minion in play engages another player."""
    g.engaged[c] = p
    g.area = replaced(g.area, c, g.parea[p])
    note(g, "engages", card=c, player=p)
    r = g.new_rec(EVENT_ENGAGE, c, c, p, c, p)
    g.stack.append(EnterFrame(OP_ENTER, sc, ((r, EVENT_ENGAGE),), r))


# ------------------------------------------------------------------------------------------ revealing


def reveal(g: State, sc: int, c: int, p: int, from_deck: bool) -> None:
    """Push the revealing of an encounter card by a player."""
    g.stack.append(RevealFrame(OP_REVEAL, sc, c, -1, p, int(from_deck), g.peril))


def reveal_top(g: State, sc: int, p: int) -> None:
    """A player reveals the top card of the encounter deck."""
    c = dealing.encounter_top(g, g.parea[p])
    if c < 0:
        g.report(sc, NOTHING)
        return
    moves.lay(g, c, TABLE)
    reveal(g, sc, c, p, True)


# what a revealed card did, kept as the amount of the reveal's record
ENTERED: Final = 0  # it entered play (or is a treachery)
MOVED: Final = 1  # it was in play and engaged another player
STAYED: Final = 2  # it was in play and stays where it is


class RevealOp(Op):
    """An encounter card is revealed and resolved (Reference "Reveal")."""

    __slots__ = ("entered",)

    def __init__(self) -> None:
        super().__init__(OP_REVEAL)
        self.steps = (
            self.flip,
            self.incite,
            self.enter_play,
            self.take_host,
            self.teamwork,
            self.quickstrike,
            self.when_revealed,
            self.responses,
            self.surge_is_imminent,
            self.surge,
            self.end,
        )
        self.entered = self.number(self.teamwork)

    def flip(self, g: State, f: RevealFrame) -> bool:
        c, p = f.card, f.player
        if g.zone[c] < PLAY and g.zone[c] != TABLE:
            moves.move(g, c, TABLE)
        f.record = g.new_rec(EVENT_REVEAL, c, -1, p, c, p, 0, F_FROM_DECK if f.from_deck else 0)
        if g.log is not None:
            note(g, "reveal", card=c, player=p)
        if mod.stat(g, c, STAT_PERIL):
            g.peril = p
        return open_at(g, f.record, EVENT_REVEAL, WHEN)

    def incite(self, g: State, f: RevealFrame) -> bool:
        """Unless it was canceled: threat by incite comes before the card enters play (Reference "Incite X")."""
        c = f.card
        if g.recs[f.record].flags & F_CANCELED:
            if g.zone[c] == TABLE:
                moves.discard(g, c)
            return self.end(g, f)
        n = mod.stat(g, c, STAT_INCITE)
        scheme = mod.active_main_scheme(g, g.parea[f.player])
        if not n or scheme < 0:
            return False
        place_threat(g, -1, [(scheme, n)], c, f.player)
        return True

    def enter_play(self, g: State, f: RevealFrame) -> bool:
        """The card is put where its type belongs."""
        if not g.alive[f.player]:  # eliminated by the card before it: it is the next player's now
            f.player = g.next_player(f.player)
        if not self.enter(g, f, f.card, f.player):
            return True
        f.at = self.entered  # no host has to be picked
        return False

    def take_host(self, g: State, f: RevealFrame) -> bool:
        """The first player has picked the host of an attachment."""
        self.attach(g, f.card, g.answer[1])
        return False

    def teamwork(self, g: State, f: RevealFrame) -> bool:
        return g.zone[f.card] >= PLAY and g.recs[f.record].amount == ENTERED and teamwork(g, f.card)

    def quickstrike(self, g: State, f: RevealFrame) -> bool:
        return g.zone[f.card] >= PLAY and g.recs[f.record].amount != STAYED and quickstrike(g, f.card)

    def when_revealed(self, g: State, f: RevealFrame) -> bool:
        """Its When Revealed abilities (Reference "When Revealed Abilities")."""
        rec = g.recs[f.record]
        if rec.flags & (F_EFFECTS_CANCELED | F_OVER):
            return False
        if g.mods[STAT_REVEALS_AGAIN]:
            for _ in range(mod.stat(g, g.identity[rec.player], STAT_REVEALS_AGAIN)):
                resolve_kind(g, f.card, ABILITY_WHEN_REVEALED, rec.player, f.record)
        return resolve_kind(g, f.card, ABILITY_WHEN_REVEALED, rec.player, f.record)

    def responses(self, g: State, f: RevealFrame) -> bool:
        """A treachery is discarded; then one response window for all that the card did."""
        c = f.card
        if g.zone[c] == TABLE:
            moves.discard(g, c)
        did = g.recs[f.record].amount
        pairs: tuple[Pair, ...] = ((f.record, EVENT_REVEAL),)
        if g.zone[c] >= PLAY:
            if did == ENTERED:
                pairs += ((f.record, EVENT_ENTER_PLAY),)
            if g.engaged[c] != NOBODY and did != STAYED:
                pairs += ((f.record, EVENT_ENGAGE),)
        return open_window(g, pairs, AFTER)

    def surge_is_imminent(self, g: State, f: RevealFrame) -> bool:
        """Its surge would resolve: nobody needs to wait for that if there is none."""
        rec = g.recs[f.record]
        if g.outcome or not g.alive[rec.player] or not self.surges(g, f):
            return False
        return open_at(g, f.record, EVENT_SURGE, WOULD)

    def surges(self, g: State, f: RevealFrame) -> bool:
        return bool(g.recs[f.record].flags & F_SURGE) or mod.stat(g, f.card, STAT_SURGE) > 0

    def surge(self, g: State, f: RevealFrame) -> bool:
        """Another card follows (Reference "Surge")."""
        rec = g.recs[f.record]
        if g.outcome or rec.flags & F_REPLACED or not self.surges(g, f):
            return False
        q = rec.player if g.alive[rec.player] else -1
        note(g, "surge", card=f.card, player=q)
        if q < 0:
            return False
        g.peril = f.peril
        reveal_top(g, -1, q)
        return True

    def end(self, g: State, f: RevealFrame) -> bool:
        g.peril = f.peril
        del g.recs[f.record]
        g.stack.pop()
        if g.ledger is not None:
            fact(g, "reveal over", card=f.card)
        g.report(f.sc, (FULLY, 1, (f.card,)))
        return True

    def enter(self, g: State, f: RevealFrame, c: int, p: int) -> bool:
        """Put the card where its type belongs; False if the reveal waits for a choice or is over."""
        rec = g.recs[f.record]
        info = FACES[g.face[c]]
        t = g.ctype[c]
        if g.zone[c] >= PLAY:  # found in play and revealed again: it may engage, but is not entering play ("Find")
            rec.amount = STAYED
            if t == TYPE_MINION and g.engaged[c] != p:
                rec.amount = MOVED
                g.engaged[c] = p
                g.area = replaced(g.area, c, g.parea[p])
            return True
        if t == TYPE_MINION:
            if unique_in_play(g, c):
                note(g, "unique already in play", card=c)
                moves.discard(g, c)
                self.end(g, f)
                reveal_top(g, -1, p)
                return False
            who = info.engage(g, Scope(c, p)) if info.engage is not None else (p,)
            moves.put_in_play(g, c, NOBODY, who[0] if who else p)
            if g.log is not None:
                note(g, "enters play", card=c, player=who[0] if who else p)
        elif t == TYPE_ATTACHMENT:
            hosts = hosts_for(g, c, p)
            if not hosts:
                note(g, "cannot attach", card=c)
                moves.discard(g, c)
                return True
            if len(hosts) > 1:
                g.ask(g.first, ASK_TARGET, tuple((V_TARGET, h, -1, 0) for h in hosts), c)
                return False
            self.attach(g, c, hosts[0])
        elif t == TYPE_OBLIGATION:
            return self.obligation(g, f, c, p)
        elif t != TYPE_TREACHERY:
            g.area = replaced(g.area, c, g.parea[p])
            moves.put_in_play(g, c)
            if g.log is not None:
                note(g, "enters play", card=c, player=-1)
        rec.tplayer = g.engaged[c] if g.engaged[c] != NOBODY else p
        return True

    def attach(self, g: State, c: int, host: int) -> None:
        moves.put_in_play(g, c, NOBODY, NOBODY, host)
        note(g, "attach", card=c, host=host)

    def obligation(self, g: State, f: RevealFrame, c: int, p: int) -> bool:
        """An obligation goes to the player it names, who resolves it; else it leaves the game and another card comes."""
        title = FACES[g.face[c]].give_to
        to = p
        if title:
            named = [q for q in g.players() if any(FACES[x].title == title for x in CARDS[g.card[g.identity[q]]].faces)]
            if not named:
                note(g, "moves", card=c, zone=g.zone[c], to=REMOVED, host=-1)
                moves.move(g, c, REMOVED)
                self.end(g, f)
                reveal_top(g, -1, p)
                return False
            to = named[0]
        moves.put_in_play(g, c, to)
        note(g, "obligation", card=c, player=to)
        g.recs[f.record].player = to
        g.recs[f.record].tplayer = to
        return True


RevealOp()
