"""Revealing encounter cards (Reference "Reveal", "Obligation", "Surge", "Peril")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    ABILITY_WHEN_REVEALED,
    AFTER,
    EVENT_ENGAGE,
    EVENT_ENTER_PLAY,
    EVENT_REVEAL,
    EVENT_SURGE,
    STAT_INCITE,
    STAT_PERIL,
    STAT_REVEALS_AGAIN,
    STAT_SURGE,
    TYPE_ATTACHMENT,
    TYPE_MINION,
    TYPE_OBLIGATION,
    TYPE_TREACHERY,
    WHEN,
    WOULD,
)
from mc_env.engine.board import dealing, moves
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.events import Pair, open_at, open_window
from mc_env.engine.program.ops import OP_REVEAL, Op
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.resolving.entering import quickstrike, teamwork
from mc_env.engine.resolving.frames import RevealFrame
from mc_env.engine.resolving.playing import hosts_for, unique_in_play
from mc_env.engine.resolving.threat import place_threat
from mc_env.engine.state.options import ASK_TARGET, TARGETS
from mc_env.engine.state.records import F_CANCELED, F_EFFECTS_CANCELED, F_FROM_DECK, F_OVER, F_REPLACED, F_SURGE
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import PLAY, REMOVED, TABLE
from mc_env.engine.using.abilities import resolve_kind
from mc_env.kernel.columns import replaced
from mc_env.kernel.log import fact, note
from mc_env.kernel.records import FULLY, NOTHING, Scope
from mc_env.kernel.zones import NOBODY


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
        if g.mods[STAT_REVEALS_AGAIN] and says_when_revealed(g, f.card):
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
                g.ask(g.first, ASK_TARGET, tuple([TARGETS[h] for h in hosts]), c)
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


def says_when_revealed(g: State, c: int) -> bool:
    """Whether what a card does as it is revealed is a When Revealed ability: the text of an obligation is none, nor that of an
    attachment which surges."""
    return not any(ab.bare for ab in FACES[g.face[c]].by_kind.get(ABILITY_WHEN_REVEALED, ()))
