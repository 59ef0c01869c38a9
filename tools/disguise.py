"""Ways to disguise a game: other card ids, other cards where nobody looks, the same question put again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from mc_env.engine.board import index
from mc_env.engine.board.visibility import visible
from mc_env.engine.effects.base import ChooseOp
from mc_env.engine.effects.choosing import ChooseCards, ChooseOneOp, MayOp
from mc_env.engine.effects.hands import DiscardFromHandEffect
from mc_env.engine.effects.searching import SearchEffect
from mc_env.engine.game import Game
from mc_env.engine.new_game import build
from mc_env.engine.program.ops import (
    OP_END_PHASE,
    OP_ENEMY_ATTACK,
    OP_MULLIGAN,
    OP_PAY,
    OP_ROUND,
    OP_SETUP,
    OP_TURN,
    OP_VILLAIN_PHASE,
    OP_WINDOW,
    OPS,
)
from mc_env.engine.program.tables import CARDS, FACES
from mc_env.engine.round.run import run
from mc_env.engine.state.options import DecisionKind
from mc_env.engine.state.state import COLUMNS, State
from mc_env.engine.state.zones import DECK, ENC_DECK, EXTRA, PLAY, zone_name
from mc_env.kernel.columns import replaced
from mc_env.kernel.state import Opt, Pending
from mc_env.kernel.zones import NOBODY


def renumber(g: State, new: Sequence[int]) -> State:
    """The same position in which card c has the id `new[c]`, everywhere.

    The position must be at rest (as built, or at a turn): registers of frames and slots of scopes hold cards, players and
    serial numbers alike, and only their ops know which. For a position in the middle of anything, see `disguised`.
    """
    assert {f.op for f in g.stack} <= {OP_ROUND, OP_TURN, OP_SETUP}
    assert not g.scopes
    assert not g.queue
    assert not g.lasting

    def card(c: int) -> int:
        return new[c] if c >= 0 else c

    def cards(them: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card(c) for c in them)

    def entry(e: int) -> int:
        return new[e >> 8] << 8 | e & 255 if e >= 0 else e

    def option(o: Opt) -> Opt:
        return (o[0], card(o[1]), o[2], o[3])

    twin = g.clone()
    for name in COLUMNS:
        old = getattr(g, name)
        column = old[:]
        for c, x in enumerate(old):
            column[new[c]] = card(x) if name == "host" else x
        setattr(twin, name, column)
    twin.zones = [cards(z) for z in g.zones]
    twin.identity = cards(g.identity)
    twin.spent = cards(g.spent)
    twin.trig = [tuple(entry(e) for e in entries) for entries in g.trig]
    twin.mods = [tuple(entry(e) for e in entries) for entries in g.mods]
    twin.marks = [tuple(new[c] for c in cards) for cards in g.marks]
    twin.counters = {entry(k): n for k, n in g.counters.items()}
    twin.limits = {entry(k): n for k, n in g.limits.items()}
    twin.answer = option(g.answer)
    for rec in twin.recs.values():
        for name in ("src", "actor", "target", "defender"):
            setattr(rec, name, card(getattr(rec, name)))
        for name in ("cards", "hit", "given", "struck", "killed"):
            setattr(rec, name, cards(getattr(rec, name)))
    if g.pending is not None:
        p = g.pending
        twin.pending = Pending(p.player, p.kind, tuple(option(o) for o in p.opts), card(p.source), p.prompt)
    return twin


def some_permutation(n: int, rng: Random) -> list[int]:
    order = list(range(n))
    rng.shuffle(order)
    return order


def disguised(game: Game, rng: Random) -> Game:
    """The same game in which every card has another id, from the start: renumbered as built, then played again.

    Ids that frames, scopes, records and lasting effects hold are renumbered by the engine itself as it plays.
    """
    assert game.setup is not None
    root = build(game.setup)
    root = renumber(root, some_permutation(len(root.card), rng))
    run(root)
    twin = Game(root, None)
    for i in game.choices:
        twin.choose(i)
    return twin


def hidden_from(g: State, p: int) -> list[list[int]]:
    """Cards whose faces a player cannot see, grouped by whose they are. While searching a deck one sees all of it."""
    searched: set[int] = set()
    if g.pending is not None and g.pending.player == p and g.pending.kind in (DecisionKind.PICK, DecisionKind.TARGET):
        zones = {g.zone[o[1]] for o in g.pending.opts if o[1] >= 0}
        searched = {z for z in zones if zone_name(z).endswith("deck")}
    groups: dict[tuple[int, int], list[int]] = {}
    for c in range(len(g.card)):
        if g.zone[c] not in searched and not visible(g, p, c):
            owner = g.owner[c]
            groups.setdefault((owner, g.area[c] if owner == NOBODY else 0), []).append(c)
    return [cards for _, cards in sorted(groups.items())]


def permuted(g: State, p: int, rng: Random, among: Collection[int] | None = None) -> State:
    """A copy in which everything a player cannot see has changed places, even what the engine is about to use; or only
    those cards of it that are `among` some."""
    twin = g.clone()
    for hidden in hidden_from(g, p):
        group = [c for c in hidden if among is None or c in among]
        for c, other in zip(group, rng.sample(group, len(group)), strict=True):
            pile = index.PILE_KIND[g.zone[c]]
            facedown = g.zone[c] >= PLAY  # keeps the face of its guise
            if pile >= 0 and not facedown:
                index.index_remove(twin, c, pile)
            twin.card = replaced(twin.card, c, g.card[other])
            if not facedown:
                twin.face[c] = CARDS[g.card[other]].faces[0]
                twin.ctype[c] = FACES[twin.face[c]].type
                if pile >= 0:
                    index.index_add(twin, c, pile)
    for z in (*range(DECK, DECK + 4), *range(ENC_DECK, ENC_DECK + 5), *range(EXTRA, PLAY, 2)):
        unknown = [i for i, c in enumerate(g.zones[z]) if not visible(g, p, c) and (among is None or c in among)]
        deck = list(g.zones[z])
        for i, j in zip(unknown, rng.sample(unknown, len(unknown)), strict=True):
            deck[i] = g.zones[z][j]
        twin.zones[z] = tuple(deck)
    twin.dirty = g.dirty
    return twin


# steps that take an answer, and the steps that ask for it
ASKED_BY: Final = {
    OP_TURN: {"act": "ask"},
    OP_WINDOW: {"take_order": "look", "take_opportunity": "look"},
    OP_ENEMY_ATTACK: {"take_defender": "ask_defenders"},
    OP_END_PHASE: {"take_pick": "discard"},
    OP_VILLAIN_PHASE: {"take_minion": "minions_activate"},
    OP_MULLIGAN: {"take_pick": "ask"},
    OP_PAY: {"take_pick": "pick"},
}


def asked_again(g: State) -> State | None:
    """A copy in which the current decision has been put anew, its options enumerated again; None where that is not known
    to be possible."""
    twin = g.clone()
    if not twin.stack or twin.pending is None:
        return None
    f = twin.stack[-1]
    op = OPS[f.op]
    before: dict[int, int] = {
        op.number(getattr(op, takes)): op.number(getattr(op, asks)) for takes, asks in ASKED_BY.get(f.op, {}).items()
    }
    if isinstance(op, ChooseOp | MayOp | ChooseOneOp | ChooseCards | SearchEffect):
        before = {f.at: op.number(op.ask)}
    elif isinstance(op, DiscardFromHandEffect):
        before = {f.at: op.number(op.discard)}
    if f.at not in before:
        return None
    f.at = before[f.at]
    twin.pending = None
    twin.auto = False
    run(twin)
    twin.auto = g.auto
    return twin
