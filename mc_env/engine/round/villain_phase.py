"""The five steps of the villain phase (Reference "Round Overview")."""

from __future__ import annotations

from typing import Final

from mc_env.cards.terms import (
    EVENT_STEP_ONE_ENDS,
    STAT_ACCELERATION,
    STAT_ESCALATION,
    STAT_HAZARD,
)
from mc_env.engine.board import dealing
from mc_env.engine.board import modifiers as mod
from mc_env.engine.program.ops import OP_VILLAIN_PHASE, Op
from mc_env.engine.program.tables import M_ACCELERATION, M_HAZARD
from mc_env.engine.resolving.activation import activate
from mc_env.engine.resolving.revealing import reveal
from mc_env.engine.resolving.threat import place_threat
from mc_env.engine.round.frames import VillainPhaseFrame
from mc_env.engine.round.periods import moment
from mc_env.engine.state.options import ASK_ORDER, V_ACTIVATE
from mc_env.engine.state.records import F_STEP_ONE
from mc_env.engine.state.state import VILLAIN_PHASE, State
from mc_env.engine.state.zones import (
    ATTACHMENTS,
    DEALT,
    ENVIRONMENTS,
    MAIN_SCHEMES,
    MINIONS,
    OBLIGATIONS,
    PLAYER_SIDE_SCHEMES,
    SIDE_SCHEMES,
    VILLAINS,
)
from mc_env.kernel.log import fact, note

_ICON_ZONES: Final = (
    MAIN_SCHEMES,
    SIDE_SCHEMES,
    PLAYER_SIDE_SCHEMES,
    MINIONS,
    ATTACHMENTS,
    ENVIRONMENTS,
    OBLIGATIONS,
    VILLAINS,
)  # of cards on which scheme icons may be


class VillainPhaseOp(Op):
    """The first five steps of Reference "Villain Phase"; the others are the round's (`rounds.RoundOp`)."""

    __slots__ = ("at_step", "dealing", "following", "minions", "revealing")

    def __init__(self) -> None:
        super().__init__(OP_VILLAIN_PHASE)
        self.steps = (
            self.place_threat_on_main_schemes,
            self.step_one_ends,
            self.activations_begin,
            self.next_player,
            self.villain_activates,
            self.minions_activate,
            self.take_minion,
            self.deal_to_each_player,
            self.reveal_dealt_cards,
            self.pass_first_player_token,
        )
        self.following = self.number(self.next_player)
        self.minions = self.number(self.minions_activate)
        self.dealing = self.number(self.deal_to_each_player)
        self.revealing = self.number(self.reveal_dealt_cards)
        # where the Reference's steps one to four start, for a player order that the frame knows already
        self.at_step = {
            1: self.number(self.place_threat_on_main_schemes),
            2: self.following,
            3: self.dealing,
            4: self.revealing,
        }

    def place_threat_on_main_schemes(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 1: threat on each main scheme, its own and one for every acceleration icon and token."""
        begin_step(g, 1)
        for area in sorted(set(g.parea), reverse=True):
            scheme = mod.active_main_scheme(g, area)
            targets = []
            for c in g.zones[MAIN_SCHEMES]:
                if g.area[c] == area:
                    n = mod.stat(g, c, STAT_ESCALATION)
                    if c == scheme:
                        n += acceleration(g, area)
                    targets.append((c, n))
            if targets:
                place_threat(g, -1, targets, scheme, g.first, F_STEP_ONE)
        return True

    def step_one_ends(self, g: State, f: VillainPhaseFrame) -> bool:
        """What waits for the end of step 1."""
        moment(g, EVENT_STEP_ONE_ENDS)
        return True

    def activations_begin(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 2, for each player in player order."""
        begin_step(g, 2)
        f.position = 0
        f.players = g.players()
        return False

    def next_player(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 2: the next one who is still in the game; after the last comes step 3."""
        while f.position < len(f.players) and not g.alive[f.players[f.position]]:
            f.position += 1
        if f.position == len(f.players):
            f.at = self.dealing
        return False

    def villain_activates(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 2a: against the player."""
        p = f.players[f.position]
        villain = mod.active_villain(g, g.parea[p])
        if g.ledger is not None:
            fact(g, "takes its turn", card=villain, player=p)
        return villain >= 0 and activate(g, villain, p)

    def minions_activate(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 2b: each minion engaged with the player, in the order they pick."""
        p = f.players[f.position]
        left = to_come(g, p, f.activated) if g.alive[p] else ()
        if not left:
            f.position += 1
            f.activated = ()
            f.at = self.following
            return False
        if len(left) == 1 and g.auto:
            self.minion_activates(g, f, left[0])
        else:
            g.ask(p, ASK_ORDER, tuple([(V_ACTIVATE, m, p, 0) for m in left]))
        return True

    def take_minion(self, g: State, f: VillainPhaseFrame) -> bool:
        self.minion_activates(g, f, g.answer[1])
        return True

    def minion_activates(self, g: State, f: VillainPhaseFrame, minion: int) -> None:
        """One of them activates, then come the others."""
        f.at = self.minions
        p = f.players[f.position]
        f.activated = (*f.activated, minion)
        if g.ledger is not None:
            fact(g, "takes its turn", card=minion, player=p)
        activate(g, minion, p)

    def deal_to_each_player(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 3: one encounter card, and more for hazard icons."""
        begin_step(g, 3)
        deal_encounter_cards(g)
        if g.ledger is not None:
            fact(g, "step", number=4)
        f.position = 0
        f.players = g.players()
        return True

    def reveal_dealt_cards(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 4: each player in player order reveals their cards one at a time, until no dealt ones remain."""
        g.step = 4
        while f.position < len(f.players):
            p = f.players[f.position]
            dealt = g.zones[DEALT + p]
            if dealt and g.alive[p]:
                f.at = self.revealing
                reveal(g, -1, dealt[0], p, True)
                return True
            f.position += 1
        if any(g.zones[DEALT + p] for p in g.players()):  # to somebody whose cards had all been revealed
            f.position = 0
            f.at = self.revealing
            return True
        return False

    def pass_first_player_token(self, g: State, f: VillainPhaseFrame) -> bool:
        """Step 5: to the next clockwise player."""
        begin_step(g, 5)
        g.first = g.next_player(g.first)
        if g.log is not None:
            note(g, "first player", player=g.first)
        g.stack.pop()
        return True


VILLAIN_PHASE_OP: Final = VillainPhaseOp()


def begin_step(g: State, number: int) -> None:
    """A step of the villain phase begins, as the Reference counts them."""
    g.step = number
    if g.ledger is not None:
        fact(g, "step", number=number)


def to_come(g: State, p: int, done: tuple[int, ...]) -> list[int]:
    """Minions engaged with a player that have not activated yet."""
    return [m for m in g.zones[MINIONS] if g.engaged[m] == p and m not in done]


def step_two(g: State) -> list[tuple[int, int]]:
    """Who is still to activate in step two, and against which player, as things stand; outside the villain phase: in the next."""
    f = next((f for f in g.stack if isinstance(f, VillainPhaseFrame)), None)
    begun = f is not None and g.step == 2
    out: list[tuple[int, int]] = []
    if g.phase == VILLAIN_PHASE and g.step > 2:
        return out
    players = f.players[f.position :] if f is not None and begun else g.players()
    for i, p in enumerate(players):
        if g.alive[p]:
            now = f if begun and i == 0 else None
            villain = mod.active_villain(g, g.parea[p])
            if villain >= 0 and (now is None or now.at < VILLAIN_PHASE_OP.minions):  # else step 2a is over
                out.append((villain, p))
            for minion in to_come(g, p, now.activated if now is not None else ()):
                out.append((minion, p))
    return out


def to_activate(g: State) -> list[int]:
    """Enemies whose activation waits, and those still to activate in step two of a villain phase that has come so far."""
    out = [entry[1] for entry in g.queue]
    if g.step == 2 and g.stack:  # the end of the game clears the stack: nobody activates any more
        out += [enemy for enemy, _ in step_two(g)]
    return out


def acceleration(g: State, area: int) -> int:
    """Acceleration icons and tokens in play in an area."""
    icons = bool(g.marks[M_ACCELERATION] or g.mods[STAT_ACCELERATION])
    n = 0
    for z in _ICON_ZONES:
        for c in g.zones[z]:
            if g.area[c] == area:
                n += g.accel[c] + (mod.stat(g, c, STAT_ACCELERATION) if icons else 0)
    return n


def recipients(g: State) -> list[int]:
    """Who is dealt an encounter card in step three, in order: one each, one for each hazard icon, then those of heroic mode."""
    players = g.players()
    out = [*players]
    for area in sorted(set(g.parea)) if g.marks[M_HAZARD] or g.mods[STAT_HAZARD] else ():
        here = [p for p in players if g.parea[p] == area]
        if not here:
            continue
        icons = sum(mod.stat(g, c, STAT_HAZARD) for z in _ICON_ZONES for c in g.zones[z] if g.area[c] == area)
        for i in range(icons):
            out.append(here[i % len(here)])
    for _ in range(g.heroic):
        out += players
    return out


def deal_encounter_cards(g: State) -> None:
    """Step three."""
    for p in recipients(g):
        dealing.deal_encounter(g, p)
