"""A sensible player without chance: every option gets a score from what the player can see, and the best one is chosen.

It fights in hero form, rests in alter-ego form, thwarts before a scheme is completed, defends when it hurts and keeps its
best cards. Of things equally good it does what it has done least, so that a game shows much of what its cards can do.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from mc_env.cards.terms import CardType, Stat
from mc_env.engine.board import modifiers as mod
from mc_env.engine.game import Game
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.options import DecisionKind, Verb
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND, PLAY
from mc_env.kernel.state import Opt

WEARY: Final = 0.01  # what each earlier use takes off the score of an option
MAX_ASKED: Final = 3  # how often another player is asked to act in a game
_ATK: Final = int(Stat.ATK)
_THW: Final = int(Stat.THW)
_VALUE: Final = {CardType.ALLY: 24, CardType.UPGRADE: 20, CardType.SUPPORT: 20, CardType.EVENT: 16}


class Sensible:
    """A player of all seats of one game, who remembers what has been done."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def choose(self, game: Game) -> int:
        """The option with the best score; of equals the first."""
        g = game.state
        pending = g.pending
        assert pending is not None
        assert game.decision is not None
        names = [f"{o.kind} {o.card or o.label}" for o in game.decision.options]
        scores = [
            (on_turn(game, i) if pending.kind == DecisionKind.TURN else score(g, pending.kind, pending.player, opt))
            - WEARY * min(self.done[name], 10)
            for i, (opt, name) in enumerate(zip(pending.opts, names, strict=True))
        ]
        for i, opt in enumerate(pending.opts):
            if opt[0] == Verb.ASK and self.done["asked"] >= MAX_ASKED:
                scores[i] = -1000
        best = scores.index(max(scores))
        self.done[names[best]] += 1
        self.done["asked"] += pending.opts[best][0] == Verb.ASK
        return best


def score(g: State, kind: int, p: int, opt: Opt) -> int:
    """How good an option is for player p, outside their turn."""
    if kind == DecisionKind.DEFEND:
        return defending(g, p, opt)
    verb, c, _, _ = opt
    if verb in (Verb.PAY_ABILITY, Verb.PAY_HELP):
        return 50
    if verb == Verb.PAY_CARD or kind in (DecisionKind.DISCARD, DecisionKind.MULLIGAN):
        return -keeping(g, c) if c >= 0 else -21  # replace cheap events, keep what stays in play
    if verb in (Verb.PASS, Verb.STOP, Verb.NO):
        return 5
    if verb in (Verb.PLAY, Verb.USE, Verb.YES):
        return 30
    if verb == Verb.ASSIGN:
        return mod.remaining(g, c) if c != g.identity[p] else 2 * mod.remaining(g, c) - 8
    if verb == Verb.NUMBER:
        return opt[3]
    if verb == Verb.PLAYER:
        return 30 if opt[2] == p else 10
    if verb == Verb.PICK:
        return 10 + keeping(g, c)
    return aiming(g, p, c) if c >= 0 else 10


def keeping(g: State, c: int) -> int:
    """How much a card is worth keeping: what it costs, and more if it stays in play."""
    info = FACES[g.face[c]]
    return _VALUE.get(CardType(info.type), 6) + 4 * max(0, info.base[Stat.COST])


def aiming(g: State, p: int, c: int) -> int:
    """How good a target a card is: weak minions first, then villains; schemes with much threat; one's own characters."""
    kind = g.ctype[c]
    if kind == CardType.MINION:
        return 60 - min(20, mod.remaining(g, c)) + (10 if g.engaged[c] == p else 0)
    if kind == CardType.VILLAIN:
        return 45
    if kind == CardType.MAIN_SCHEME:
        return 70 if danger(g, p) else 40
    if kind == CardType.SIDE_SCHEME:
        return 50
    if kind in (CardType.HERO, CardType.ALTER_EGO):
        return 25 + min(15, g.damage[c]) + (5 if c == g.identity[p] else 0)
    return 20 + (5 if g.controller[c] == p else 0)


def danger(g: State, p: int) -> bool:
    """Whether the main scheme may be completed within a round or two."""
    scheme = mod.active_main_scheme(g, g.parea[p])
    if scheme < 0:
        return False
    coming = mod.stat(g, scheme, int(Stat.ESCALATION)) + g.accel[scheme] + 3 * len(g.players())
    return g.threat[scheme] + coming >= mod.stat(g, scheme, int(Stat.TARGET_THREAT))


def on_turn(game: Game, i: int) -> float:
    """How much better the table looks after an option than if the turn ended now.

    The option is tried on a copy, with the later choices it needs. Changing form is judged by how the hero feels.
    """
    g = game.state
    assert g.pending is not None
    p = g.pending.player
    verb = g.pending.opts[i][0]
    if verb == Verb.END_TURN:
        return 0.0
    if verb == Verb.ASK:
        return 0.1
    me = g.identity[p]
    hero = g.ctype[me] == CardType.HERO
    if verb == Verb.CHANGE_FORM:
        if danger(g, p):
            return -1.0 if hero else 1.5
        left, whole = mod.remaining(g, me), mod.max_hp(g, me)
        if hero:
            return 0.2 if 5 * left <= 3 * whole else -1.0
        return 1.5 if 5 * left >= 4 * whole else -1.0
    twin = game.clone()
    twin.step(i)
    while twin.state.pending is not None and twin.state.pending.kind != DecisionKind.TURN:
        pending = twin.state.pending
        scores = [score(twin.state, pending.kind, pending.player, opt) for opt in pending.opts]
        twin.step(scores.index(max(scores)))
    return worth(twin.state) - worth(g)


def worth(g: State) -> float:
    """How good the table looks for the players: hit points, cards and board against enemies and threat."""
    if g.outcome:
        return 1000.0 if g.outcome == 1 else -1000.0
    total = 0.0
    for p in g.players():
        me = g.identity[p]
        left = mod.remaining(g, me)
        total += (
            left + 0.5 * min(left, 6) + 0.9 * len(g.zones[HAND + p]) + 2 * int(g.tough[me]) - 2 * int(g.stunned[me])
        )
        total -= int(g.confused[me])
    for kind in (CardType.UPGRADE, CardType.SUPPORT):
        total += sum(2 + 1.2 * max(0, FACES[g.face[c]].base[Stat.COST]) for c in g.zones[PLAY + kind])
    for c in g.zones[PLAY + CardType.ALLY]:
        total += 1 + mod.remaining(g, c) * 1.2 + 0.5 * (mod.stat(g, c, _ATK) + mod.stat(g, c, _THW))
    for c in g.zones[PLAY + CardType.VILLAIN]:
        total += 25 * FACES[g.face[c]].stage - mod.remaining(g, c) * 1.2 / len(g.players()) ** 0.5
        total += 4 * int(g.stunned[c]) + 3 * int(g.confused[c]) - 3 * int(g.tough[c])
    for c in g.zones[PLAY + CardType.MINION]:
        total -= 2 + mod.remaining(g, c) + mod.stat(g, c, _ATK) - 2 * int(g.stunned[c]) + 2 * int(g.tough[c])
    for c in g.zones[PLAY + CardType.SIDE_SCHEME]:
        total -= 4 + int(g.threat[c])
    for c in g.zones[PLAY + CardType.MAIN_SCHEME]:
        full = int(g.threat[c]) / max(1, mod.stat(g, c, int(Stat.TARGET_THREAT)))
        total -= int(g.threat[c]) * (0.6 + 2 * full)
    return total


def defending(g: State, p: int, opt: Opt) -> int:
    """Allies who have done their work stand in; a hero who defends loses the next turn, so only in need."""
    verb, c, _, _ = opt
    me = g.identity[p]
    left = mod.remaining(g, me)
    if verb != Verb.DEFEND:
        return 12
    if g.ctype[c] == CardType.ALLY:
        spent = mod.remaining(g, c) == 1
        ours = g.controller[c] == p
        return 30 if left <= 4 and ours else 25 if g.exhausted[me] and left <= 6 else 20 if spent and ours else 5
    if c != me:
        return -10
    return 28 if left <= 4 else 14 if left <= 7 and mod.stat(g, me, int(Stat.DEF)) > 1 else 5
