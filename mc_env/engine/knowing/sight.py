"""A quick look at the table by handle: what a view says, without building the whole view.

`views.view` is plain data for everybody; it takes longer to build than many a decision takes to make. A `Sight` is the same door
for programs that look at a few things many times. It belongs to one seat and answers only what that seat's player may know:
faces of hidden cards are None, their figures 0, their type -1; hidden hands are empty, the order of decks is not asked for; of
another player's decision nothing is told. Cards are handles: numbers good for asking further questions at this decision, and for
nothing else (they mean nothing to a player, nor in another game).
"""

from __future__ import annotations

from typing import Final

from mc_env.cards.kit.effects import Effect
from mc_env.cards.terms import (
    EVENT_ATTACK,
    STAT_ESCALATION,
    STAT_HP,
    STAT_TARGET_THREAT,
    TYPE_HERO,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.visibility import seen_of_hand, shows_face, visible
from mc_env.engine.knowing.forecast import Forecast, forecast
from mc_env.engine.program.ops import OP_BASIC_ATTACK, OP_BASIC_THWART, OP_END_PHASE, OP_NODES, OP_PAY, OPS
from mc_env.engine.program.tables import CARDS, COUNTERS, FACES, FaceInfo
from mc_env.engine.round.villain_phase import acceleration
from mc_env.engine.state.options import ASK_PAY, ASK_TARGET
from mc_env.engine.state.records import F_OVERKILL, Record
from mc_env.engine.state.resources import Need, Source
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import (
    ALLIES,
    ATTACHMENTS,
    DISCARD,
    EXTRA,
    HAND,
    MINIONS,
    PLAY,
    PLAYER_SIDE_SCHEMES,
    SCHEME_DECK,
    SIDE_SCHEMES,
    SUPPORTS,
    UPGRADES,
    VILLAIN_DECK,
)
from mc_env.engine.using.costs import play_cost
from mc_env.engine.using.payment import still_to_pay
from mc_env.engine.using.spending import wallet
from mc_env.kernel.state import Opt
from mc_env.kernel.zones import NOBODY

_SIDE: Final = (SIDE_SCHEMES, PLAYER_SIDE_SCHEMES)


class Occurrence:
    """What everybody sees of an event in progress: of what kind, who does it to whom, how much."""

    __slots__ = ("actor", "amount", "boost", "defender", "kind", "overkill", "player", "target")

    def __init__(self, r: Record) -> None:
        self.kind = r.kind
        self.actor = r.actor
        self.target = r.target
        self.player = r.tplayer  # to whom it happens
        self.amount = max(r.amount, r.taken)
        self.defender = r.defender
        self.boost = r.boost  # icons turned up so far
        self.overkill = bool(r.flags & F_OVERKILL)


class Sight:
    """What one seat may know of a game, looked up piece by piece."""

    __slots__ = ("_g", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._g = state
        self.seat = seat

    # ------------------------------------------------------------------ the decision

    @property
    def kind(self) -> int:
        """The kind of the decision (`options.DecisionKind`), -1 if this seat is asked nothing."""
        p = self._g.pending
        return p.kind if p is not None and p.player == self.seat else -1

    @property
    def options(self) -> tuple[Opt, ...]:
        """The options as (verb, card, target or ability, extra), for the seat that decides."""
        p = self._g.pending
        return p.opts if p is not None and p.player == self.seat else ()

    @property
    def source(self) -> int:
        """The card that makes the decision necessary, -1 if there is none or this seat is asked nothing."""
        p = self._g.pending
        return p.source if p is not None and p.player == self.seat else -1

    @property
    def basic_power(self) -> bool:
        """Whether this seat aims a basic attack or thwart, and not an ability of its source."""
        return self.kind == ASK_TARGET and self._g.stack[-1].op in (OP_BASIC_ATTACK, OP_BASIC_THWART)

    @staticmethod
    def effect(op: int) -> Effect | None:
        """The definition's node behind an option of a choice between effects."""
        return OP_NODES.get(op)

    def occurrence(self, serial: int) -> Occurrence | None:
        """The event that an interrupt or response would answer."""
        r = self._g.recs.get(serial)
        return Occurrence(r) if r is not None else None

    def attack(self) -> Occurrence | None:
        """The enemy attack in progress, the latest if there are several."""
        g = self._g
        for serial in reversed(g.recs):
            r = g.recs[serial]
            if r.kind == EVENT_ATTACK and g.controller[r.actor] == NOBODY:
                return Occurrence(r)
        return None

    def due(self) -> Need:
        """What this player's payment in progress still lacks: energy, mental, physical, wild, any."""
        found = still_to_pay(self._g) if self.kind == ASK_PAY else None
        return found[0] if found is not None else (0, 0, 0, 0, 0)

    def picked(self) -> tuple[int, ...]:
        """Cards this player has picked so far: to pay with, or to discard at the end of the phase."""
        if self.kind < 0:
            return ()
        f = self._g.stack[-1]
        return OPS[f.op].picked(f) if f.op in (OP_PAY, OP_END_PHASE) else ()

    # ------------------------------------------------------------------ the round

    @property
    def players(self) -> int:
        return self._g.n

    @property
    def round(self) -> int:
        return self._g.round

    @property
    def phase(self) -> int:
        """0 setup, 1 player phase, 2 villain phase."""
        return self._g.phase

    @property
    def active(self) -> int:
        """Whose turn it is, -1 if nobody's."""
        return self._g.active

    @property
    def first(self) -> int:
        return self._g.first

    def alive(self, p: int) -> bool:
        return self._g.alive[p]

    def order(self) -> tuple[int, ...]:
        """Players still in the game, in player order."""
        return self._g.players()

    def changed_form(self, p: int) -> bool:
        return bool(self._g.changed >> p & 1)

    # ------------------------------------------------------------------ cards

    def face(self, c: int) -> FaceInfo | None:
        """The printed facts of a card, None if this player may not see them."""
        return FACES[self._g.face[c]] if self.seen(c) else None

    def seen(self, c: int) -> bool:
        return c >= 0 and shows_face(self._g, self.seat, c)

    def type(self, c: int) -> int:
        """The type of a card in play (or seen), -1 if hidden."""
        return self._g.ctype[c] if self.seen(c) else -1

    def in_play(self, c: int) -> bool:
        return self._g.zone[c] >= PLAY

    def in_hand(self, c: int) -> bool:
        """Whether a card is in this player's hand."""
        return self._g.zone[c] == HAND + self.seat

    def is_encounter(self, c: int) -> bool:
        """Whether a card belongs to the scenario (its back tells)."""
        return self._g.owner[c] == NOBODY

    def controller(self, c: int) -> int:
        """The player who controls a card in play, -1 if none does."""
        p = self._g.controller[c]
        return p if p != NOBODY else -1

    def engaged(self, c: int) -> int:
        p = self._g.engaged[c]
        return p if p != NOBODY else -1

    def stat(self, c: int, stat: int) -> int:
        """The current value of a card in play or of one this player sees."""
        return mod.stat(self._g, c, stat) if self.seen(c) else 0

    def remaining(self, c: int) -> int:
        """Remaining hit points of a card in play or of one this player sees."""
        return mod.remaining(self._g, c) if self.seen(c) else 0

    def max_hp(self, c: int) -> int:
        return self.stat(c, STAT_HP)

    def damage(self, c: int) -> int:
        return self._g.damage[c]

    def threat(self, c: int) -> int:
        return self._g.threat[c]

    def exhausted(self, c: int) -> bool:
        return bool(self._g.exhausted[c])

    def stunned(self, c: int) -> bool:
        return self._g.stunned[c] > 0

    def confused(self, c: int) -> bool:
        return self._g.confused[c] > 0

    def tough(self, c: int) -> bool:
        return self._g.tough[c] > 0

    def has_trait(self, c: int, trait: str) -> bool:
        return self.seen(c) and mod.has_trait(self._g, c, trait)

    def counters(self, c: int, name: str = "") -> int:
        """Counters of a name (all of them: "") on a card in play."""
        g = self._g
        return sum(n for k, n in g.counters.items() if k >> 8 == c and (not name or COUNTERS[k & 255] == name))

    def attached(self, c: int) -> list[int]:
        """Cards in play attached to a card."""
        g = self._g
        if c not in g.host:
            return []
        return [x for z in (UPGRADES, ATTACHMENTS) for x in g.zones[z] if g.host[x] == c]

    # ------------------------------------------------------------------ players' things

    def identity(self, p: int) -> int:
        return self._g.identity[p]

    def other_faces(self, c: int) -> list[FaceInfo]:
        """The faces an identity does not show now; they are no secret, unless the card lies facedown."""
        g = self._g
        if c < 0 or not visible(g, self.seat, c):
            return []
        return [FACES[f] for f in CARDS[g.card[c]].faces if f != g.face[c]]

    def in_hero_form(self, p: int) -> bool:
        return self._g.ctype[self._g.identity[p]] == TYPE_HERO

    def hand(self, p: int) -> tuple[int, ...]:
        """Cards of a hand that this player sees."""
        return seen_of_hand(self._g, self.seat, p)

    def discard(self, p: int) -> tuple[int, ...]:
        return self._g.zones[DISCARD + p]

    def extra_tops(self) -> list[int]:
        """Cards on top of extra decks that this player sees."""
        g = self._g
        decks = [g.zones[EXTRA + 2 * i] for i in range(len(g.extra))]
        return [deck[-1] for deck in decks if deck and self.seen(deck[-1])]

    def allies(self, p: int) -> list[int]:
        g = self._g
        return [c for c in g.zones[ALLIES] if g.controller[c] == p]

    def gear(self, p: int) -> list[int]:
        """Upgrades and supports a player controls."""
        g = self._g
        return [c for z in (UPGRADES, SUPPORTS) for c in g.zones[z] if g.controller[c] == p]

    def sources(self, for_card: int = -1) -> list[Source]:
        """What this player could spend: cards in hand, and resource abilities as -(handle * 256 + ability) - 1."""
        return wallet(self._g, self.seat, for_card if self.seen(for_card) else -1)

    def cost(self, c: int) -> int:
        """What it costs now to play a card this player sees."""
        return play_cost(self._g, c) if self.seen(c) else 0

    # ------------------------------------------------------------------ the scenario

    def villains(self) -> list[int]:
        """Villains of this player's area, the active one first."""
        g = self._g
        area = g.parea[self.seat]
        found = mod.villains(g, area)
        if len(found) > 1:
            active = mod.active_villain(g, area)
            found.sort(key=lambda c: c != active)
        return found

    def stages_to_come(self) -> list[FaceInfo]:
        """The villain stages that follow; everybody may look through them."""
        g = self._g
        return [FACES[g.face[c]] for c in g.zones[VILLAIN_DECK + g.parea[self.seat]]]

    def schemes_to_come(self) -> int:
        """How many stages the main scheme deck still has."""
        g = self._g
        return len(g.zones[SCHEME_DECK + g.parea[self.seat]])

    def schemes_ahead(self) -> list[FaceInfo]:
        """The main scheme stages that follow, each by the side that takes threat; everybody may look through them."""
        g = self._g
        sides = [CARDS[g.card[c]].faces for c in g.zones[SCHEME_DECK + g.parea[self.seat]]]
        return [max((FACES[f] for f in faces), key=lambda f: f.base[STAT_TARGET_THREAT]) for faces in sides]

    def main_scheme(self) -> int:
        g = self._g
        return mod.active_main_scheme(g, g.parea[self.seat])

    def target_threat(self, c: int) -> int:
        return self.stat(c, STAT_TARGET_THREAT)

    def side_schemes(self) -> list[int]:
        g = self._g
        area = g.parea[self.seat]
        return [c for z in _SIDE for c in g.zones[z] if g.area[c] == area]

    def minions(self, p: int) -> list[int]:
        """Minions engaged with a player."""
        g = self._g
        return [c for c in g.zones[MINIONS] if g.engaged[c] == p]

    def escalation(self) -> int:
        """Threat that step one of the villain phase would place on the main scheme now."""
        g = self._g
        scheme = self.main_scheme()
        return mod.stat(g, scheme, STAT_ESCALATION) + acceleration(g, g.parea[self.seat]) if scheme >= 0 else 0

    def forecast(self) -> Forecast:
        """What the villain phase surely brings, or what is still to come of it."""
        return forecast(self._g)


__all__ = ["Occurrence", "Sight"]
