"""What is true of every game at every decision, whatever was played: an auditor that trusts none of the bookkeeping.

Cards are conserved, hosts and seats exist, the index is what a rebuild from scratch gives, nothing of a finished
resolution is left behind. The engine never calls this; tests and the stress tool do, at every decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from mc_env.cards.terms import (
    CHARACTER_TYPES,
    N_EVENTS,
    N_STATS,
    STAT_ALLY_LIMIT,
    STAT_STALWART,
    STAT_TARGET_THREAT,
    TYPE_ALLY,
    TYPE_ATTACHMENT,
    TYPE_EVENT,
    TYPE_MAIN_SCHEME,
    TYPE_MINION,
    TYPE_OBLIGATION,
    TYPE_PLAYER_SIDE_SCHEME,
    TYPE_RESOURCE,
    TYPE_SIDE_SCHEME,
    TYPE_SUPPORT,
    TYPE_TREACHERY,
    TYPE_UPGRADE,
    TYPE_VILLAIN,
    UNTIL_END_OF_ATTACK,
    UNTIL_LEAVES_PLAY,
    CardType,
)
from mc_env.engine.board import modifiers as mod
from mc_env.engine.board.index import PILE_KIND
from mc_env.engine.board.moves import ALL_KNOW, FACEUP
from mc_env.engine.board.statuses import steady
from mc_env.engine.knowing.labels import labels
from mc_env.engine.program.ops import (
    OP_ROUND,
    OP_TURN,
    OPS,
)
from mc_env.engine.program.tables import ABILITIES, CARDS, COUNTERS, FACE_BITS, FACES, GUISES, MODIFIERS, N_MARKS
from mc_env.engine.resolving.activation import ActivationOp
from mc_env.engine.resolving.frames import ActivationFrame
from mc_env.engine.round import checks
from mc_env.engine.round.frames import TurnFrame
from mc_env.engine.state.options import ASK_TURN, DecisionKind, Verb
from mc_env.engine.state.state import COLUMNS, State
from mc_env.engine.state.zones import (
    ALLIES,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENC_DECK,
    HAND,
    MAX_AREAS,
    N_ZONES,
    PLAY,
    PLAY_ZONE,
    REMOVED,
    TABLE,
    UNDER,
    VILLAIN_DECK,
    zone_name,
)
from mc_env.kernel.frames import Frame, Holds
from mc_env.kernel.rng import N_STREAMS
from mc_env.kernel.state import MAX_OPTIONS
from mc_env.kernel.zones import NOBODY

ABSURD: Final = 10_000  # no amount of damage, threat or counters on one card ever comes near this
_CHARACTERS: Final = frozenset(int(t) for t in CHARACTER_TYPES)
_CONTROLLED: Final = frozenset({TYPE_ALLY, TYPE_SUPPORT, TYPE_UPGRADE, TYPE_OBLIGATION})
_SIDE: Final = (TYPE_SIDE_SCHEME, TYPE_PLAYER_SIDE_SCHEME)
_NEVER_IN_PLAY: Final = frozenset({TYPE_EVENT, TYPE_RESOURCE, TYPE_TREACHERY})
_TOKENS: Final = ("exhausted", "stunned", "confused", "tough", "guise", "blank", "leaving", "damage", "threat", "accel")


def problems(g: State, origin: State | None = None) -> list[str]:
    """Everything that is wrong with a game at a decision or after its end; with `origin`, also cards lost or gained.

    An empty list is what it should be.
    """
    found = list(_columns(g))
    if not found:
        found += _conserved(g, origin)
    if found:
        return found  # the rest would only stumble over these
    for part in (
        _plain,
        _out_of_play,
        _known,
        _left_the_game,
        _in_play,
        _attached,
        _players,
        _tokens,
        _index,
        _decision,
        _stack,
    ):
        found += part(g)
    if quiet(g):
        found += _settled(g)
        found += _leftovers(g)
    return found


def quiet(g: State) -> bool:
    """Whether a player is about to act on their turn, with nothing else under way."""
    return g.pending is not None and g.pending.kind == ASK_TURN and not g.outcome


def _name(g: State, c: int) -> str:
    return f"{FACES[g.face[c]].name} (card {c}, {zone_name(g.zone[c])})"


def _play(g: State) -> Iterator[int]:
    for z in range(PLAY, N_ZONES):
        yield from g.zones[z]


# ------------------------------------------------------------------------------------------ cards and zones


def _columns(g: State) -> Iterator[str]:
    n = len(g.card)
    for name in COLUMNS:
        size = len(getattr(g, name))
        if size != n:
            yield f"column {name} has {size} entries for {n} cards"

    lists = (len(g.zones), len(g.trig), len(g.mods), len(g.marks))
    if lists != (N_ZONES, N_EVENTS * 3, N_STATS, N_MARKS):
        yield f"{lists[0]} zones, {lists[1]} lists of triggers, {lists[2]} of modifiers, {lists[3]} of marks"
    if len(g.rng) != N_STREAMS + 1:
        yield f"the generator has {len(g.rng)} numbers, not {N_STREAMS + 1}"
    if max(g.card) >= len(CARDS) or max(g.face) >= len(FACES):
        yield "a card or face that nobody has defined"


def _plain(g: State) -> Iterator[str]:
    """The resolution in progress is numbers and tuples of numbers: an enum member would not survive being saved."""
    for f in g.stack:
        if not _numbers(f.data()):
            yield f"a frame of {type(OPS[f.op]).__name__} holds {f.data()}"
    for what, held in (("scope", g.scopes), ("record", g.recs), ("lasting effect", g.lasting)):
        for serial, x in held.items():
            if not _numbers(x.data()):
                yield f"{what} {serial} holds {x.data()}"
    if g.pending is not None and not _numbers(g.pending.data()):
        yield f"the decision holds {g.pending.data()}"
    if not _numbers((g.queue, g.spent, g.departed, *g.limits.items(), *g.happened.items(), *g.counters.items())):
        yield "queue, limits or counters hold something else than numbers"


def _numbers(x: object) -> bool:
    kind = type(x)
    return kind is int or kind is bool or (isinstance(x, tuple) and kind is tuple and all(map(_numbers, x)))


def _conserved(g: State, origin: State | None) -> Iterator[str]:
    """Every card is in exactly one zone, and that zone is the one its column names."""
    where: dict[int, int] = {}
    for z, cards in enumerate(g.zones):
        for c in cards:
            if not 0 <= c < len(g.card):
                yield f"card {c} in {zone_name(z)} does not exist"
            elif c in where:
                yield f"{FACES[g.face[c]].name} (card {c}) is in {zone_name(where[c])} and in {zone_name(z)}"
            elif g.zone[c] != z:
                yield f"{FACES[g.face[c]].name} (card {c}) is in zone {z} ({zone_name(z)}), its column says {g.zone[c]}"
            where[c] = z
    if len(where) < len(g.card):
        for c in range(len(g.card)):
            if c not in where:
                yield f"{FACES[g.face[c]].name} (card {c}) is in no zone"
    if origin is not None and (g.card != origin.card or g.owner != origin.owner):
        now = Counter(zip(g.card, g.owner, strict=True))
        then = Counter(zip(origin.card, origin.owner, strict=True))
        for (card, owner), n in ((now - then) + (then - now)).items():
            yield f"{n} {FACES[CARDS[card].faces[0]].name} of owner {owner} lost, gained or exchanged since the start"


def _out_of_play(g: State) -> Iterator[str]:
    """Out of play a card is its printed self and holds nothing."""
    for name in (*_TOKENS, "controller", "engaged"):
        column, empty = list(getattr(g, name)), 0 if name in _TOKENS else NOBODY
        if len(column) - column.count(empty) != sum(column[c] != empty for c in _play(g)):
            for c, n in enumerate(column):
                if n != empty and g.zone[c] < PLAY:
                    yield f"{_name(g, c)} still has {name} {n}"
    for z in range(PLAY):
        for c in g.zones[z]:
            if g.face[c] not in CARDS[g.card[c]].faces or g.ctype[c] != FACES[g.face[c]].type:
                yield f"{_name(g, c)} shows a face or has a type that is not its own"
            if g.host[c] >= 0 and z not in (BOOST, UNDER) and not VILLAIN_DECK <= z < REMOVED:
                yield f"{_name(g, c)} is out of play but attached to card {g.host[c]}"
    for z in (BOOST, UNDER):
        for c in g.zones[z]:
            if g.host[c] < 0:
                yield f"{_name(g, c)} lies on no card"


def _known(g: State) -> Iterator[str]:
    """Players know their hands, everybody knows what lies faceup."""
    for z in range(HAND, HAND + 4):
        for c in g.zones[z]:
            if not g.known[c] >> (z - HAND) & 1:
                yield f"{_name(g, c)} is unknown to the player who holds it"
    for z in FACEUP:
        for c in g.zones[z]:
            if g.known[c] != ALL_KNOW and z != TABLE:
                yield f"{_name(g, c)} lies faceup but not everybody knows it"


def _left_the_game(g: State) -> Iterator[str]:
    """Players who are not in the game have no cards."""
    for p in range(4):
        if any(g.alive) and (p >= g.n or not g.alive[p]):
            for first in (DECK, HAND, DISCARD, DEALT):
                if g.zones[first + p]:
                    yield f"{zone_name(first + p)} holds cards of a player who is not in the game"


def _in_play(g: State) -> Iterator[str]:
    """The lists by type match the types; a type matches its face or guise."""
    for c in _play(g):
        t = g.ctype[c]
        if g.zone[c] != PLAY_ZONE[t]:
            yield f"{_name(g, c)} of type {CardType(t).name} is listed in zone {g.zone[c]}"
        guise = GUISES[g.guise[c]]
        wanted = FACES[g.face[c]].type if guise is None else guise.type
        if t != wanted:
            yield f"{_name(g, c)} has type {CardType(t).name}, not {CardType(wanted).name}"
        if guise is None and g.face[c] not in CARDS[g.card[c]].faces:
            yield f"{_name(g, c)} shows a face of another card"
        if t in _NEVER_IN_PLAY:
            yield f"{_name(g, c)} of type {CardType(t).name} is in play"
        if g.area[c] >= MAX_AREAS:
            yield f"{_name(g, c)} is in area {g.area[c]}"


def _attached(g: State) -> Iterator[str]:
    """Whatever has a host has one that is in play."""
    for c, h in enumerate(g.host):
        if h < 0:
            if g.zone[c] >= PLAY and not g.guise[c]:
                if g.ctype[c] == TYPE_ATTACHMENT or (g.ctype[c] == TYPE_UPGRADE and FACES[g.face[c]].attach):
                    yield f"{_name(g, c)} is attached to nothing"
        elif h >= len(g.card) or g.zone[h] < PLAY:
            yield f"{_name(g, c)} has host {h}, which is not in play"
        elif h == c or g.host[h] == c:
            yield f"{_name(g, c)} is attached to itself"


def _players(g: State) -> Iterator[str]:
    """Controllers and engaged players are in the game, and only those who can have them do."""
    if not 1 <= g.n <= 4 or not len(g.alive) == len(g.identity) == len(g.parea) == g.n:
        yield f"{g.n} players, {len(g.identity)} identities, {len(g.alive)} marks of life, {len(g.parea)} areas"
        return
    if g.outcome and not any(g.alive):
        return  # nobody was left to inherit anything
    if not 0 <= g.first < g.n or not g.alive[g.first]:
        yield f"the first player ({g.first}) is not in the game"
    for p, c in enumerate(g.identity):
        if g.alive[p] != (g.zone[c] == PLAY):
            yield f"{_name(g, c)}: player {p} is {'in' if g.alive[p] else 'out of'} the game"
        elif g.alive[p] and (g.controller[c] != p or g.owner[c] != p):
            yield f"{_name(g, c)} of player {p} is controlled by {g.controller[c]} and owned by {g.owner[c]}"
    for c in _play(g):
        t, p, e = g.ctype[c], g.controller[c], g.engaged[c]
        if p != NOBODY and (p >= g.n or not g.alive[p]):
            yield f"{_name(g, c)} is controlled by {p}, who is not in the game"
        if e != NOBODY and (e >= g.n or not g.alive[e]):
            yield f"{_name(g, c)} is engaged with {e}, who is not in the game"
        if t in _CONTROLLED and p == NOBODY:
            yield f"{_name(g, c)} is controlled by nobody"
        if t >= TYPE_VILLAIN and t != TYPE_OBLIGATION and p != NOBODY:
            yield f"{_name(g, c)} of the scenario is controlled by player {p}"
        if t != TYPE_MINION and e != NOBODY:
            yield f"{_name(g, c)} is engaged with player {e} but no minion"
        if t == TYPE_MINION and e == NOBODY and g.host[c] < 0:
            yield f"{_name(g, c)} is engaged with nobody"
        if t == TYPE_MINION and e < g.n and g.area[c] != g.parea[e]:
            yield f"{_name(g, c)} is in area {g.area[c]}, the player it is engaged with in {g.parea[e]}"


def _tokens(g: State) -> Iterator[str]:
    """Tokens, counters, status cards and limits are within bounds and on cards that can have them."""
    for c in _play(g):
        if g.damage[c] >= ABSURD or g.threat[c] >= ABSURD or g.accel[c] >= ABSURD:
            yield f"{_name(g, c)} has {g.damage[c]} damage, {g.threat[c]} threat, {g.accel[c]} acceleration"
        if g.exhausted[c] > 1 or g.leaving[c] > 1 or g.blank[c] > 1:
            yield f"{_name(g, c)} is exhausted {g.exhausted[c]}, leaving {g.leaving[c]}, blank {g.blank[c]}"
        status = (g.stunned[c], g.confused[c], g.tough[c])
        if any(status) and g.ctype[c] not in _CHARACTERS:
            yield f"{_name(g, c)} has status cards {status} but is no character"
        elif any(status):
            most = steady(g, c)
            if g.stunned[c] > most or g.confused[c] > most or g.tough[c] > 1:
                yield f"{_name(g, c)} has status cards {status}"
    for key, n in g.counters.items():
        c = key >> 8
        if n <= 0 or n >= ABSURD or key & 255 not in COUNTERS:
            yield f"{n} counters of kind {key & 255} on {_name(g, c)}"
        elif g.zone[c] < PLAY:
            yield f"{_name(g, c)} is out of play with {n} {COUNTERS[key & 255]} counters"
    for key, n in g.limits.items():
        if key >= 0 and g.zone[key >> 8] < PLAY:
            yield f"{_name(g, key >> 8)} is out of play with a limit"
        elif not 0 < n <= _limit(g, key):
            yield f"limit {key} of {_limit(g, key)} is used {n} times"


def _limit(g: State, key: int) -> int:
    """How often the ability that a limit belongs to may be used."""
    if key < 0:
        return ABILITIES[(-key - 1) // 8].limit
    face, i = divmod(key & 255, 1 << FACE_BITS)
    faces = CARDS[g.card[key >> 8]].faces
    abilities = FACES[faces[face]].abilities if face < len(faces) else ()
    return abilities[i].limit if i < len(abilities) else 0


# ------------------------------------------------------------------------------------------ the index


def index(g: State) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """What the indices of triggers, modifiers and marks should hold, from scratch, in no particular order."""
    trig: list[list[int]] = [[] for _ in range(N_EVENTS * 3)]
    mods: list[list[int]] = [[] for _ in range(N_STATS)]
    marks: list[list[int]] = [[] for _ in range(N_MARKS)]
    for c in range(len(g.card)):
        pile = PILE_KIND[g.zone[c]]
        if pile < 0:
            continue
        info = FACES[g.face[c]]
        for key, i in info.keys.get(pile, ()):
            if not g.blank[c] or info.abilities[i].decides:
                trig[key].append(c << 8 | i)
        if g.zone[c] >= PLAY:
            for mark in info.marks:
                marks[mark].append(c)
        if not g.blank[c]:
            for i, m in enumerate(info.mods):
                if info.abilities[m.ability].pile == pile:
                    mods[m.stat].append(c << 8 | i)
    for serial, e in g.lasting.items():
        if e.mod >= 0:
            mods[MODIFIERS[e.mod].stat].append(-serial)
        else:
            for pattern in ABILITIES[-e.mod - 1].patterns:
                trig[pattern.key].append(-serial)
    return trig, mods, marks


def _index(g: State) -> Iterator[str]:
    trig, mods, marks = index(g)
    for what, now, wanted in (("trigger", g.trig, trig), ("modifier", g.mods, mods), ("mark", g.marks, marks)):
        for key, (entries, right) in enumerate(zip(now, wanted, strict=True)):
            if len(entries) != len(right) or (entries and sorted(entries) != sorted(right)):
                have, want = Counter(entries), Counter(right)
                stale = [_entry(g, e) for e in (have - want).elements()]
                missing = [_entry(g, e) for e in (want - have).elements()]
                yield f"{what} index {key}: stale {stale}, missing {missing}"


def _entry(g: State, e: int) -> str:
    return f"lasting effect {-e}" if e < 0 else f"{_name(g, e >> 8)}[{e & 255}]"


# ------------------------------------------------------------------------------------------ decision and stack


def _decision(g: State) -> Iterator[str]:
    """A running game asks somebody who is in it a question with different answers."""
    d = g.pending
    if d is None:
        if not g.outcome:
            yield "the game is running but nobody has to decide"
        return
    if g.outcome:
        yield f"the game is over but player {d.player} has to decide"
    if not 0 <= d.player < g.n or not g.alive[d.player]:
        yield f"player {d.player} has to decide but is not in the game"
    if not 0 <= d.kind < len(DecisionKind):
        yield f"decision of unknown kind {d.kind}"
        return
    if not (2 if g.auto else 1) <= len(d.opts) <= MAX_OPTIONS:
        yield f"a decision of kind {DecisionKind(d.kind).name} with {len(d.opts)} options"
    if len(set(d.opts)) < len(d.opts):
        yield f"a decision of kind {DecisionKind(d.kind).name} offers the same twice: {d.opts}"
    n = len(g.card)
    if not all(-1 <= o[1] < n and 0 <= o[0] < len(Verb) for o in d.opts) or not -1 <= d.source < n:
        yield f"a decision of kind {DecisionKind(d.kind).name} about a card that does not exist: {d.opts}"
        return
    texts = labels(g, d)
    if len(texts) != len(d.opts) or len(set(texts)) < len(texts) or not all(t.strip() for t in texts):
        yield f"labels are not unique: {texts}"


def records_of(f: Frame) -> tuple[int, ...]:
    """The records a frame refers to."""
    out: list[int] = []
    for name, holds in f.holds.items():
        value = getattr(f, name)
        if holds is Holds.RECORD and value >= 0:
            out.append(value)
        elif holds is Holds.RECORDS:
            out += value
        elif holds is Holds.PAIRS:
            out += [r for r, _ in value]
    return tuple(out)


def followed_up(g: State, f: Frame, r: int) -> bool:
    """Whether a frame is an activation that has come to what follows it, with this record as one of its lanes."""
    op = OPS[f.op]
    if not isinstance(op, ActivationOp) or not isinstance(f, ActivationFrame) or f.activation not in g.recs:
        return False
    return f.at >= op.following and r in g.recs[f.activation].lanes


def _stack(g: State) -> Iterator[str]:
    """What frames, records and queued activations refer to is still there."""
    if g.outcome:
        return
    for f in g.stack:
        name = type(OPS[f.op]).__name__
        if f.sc >= 0 and f.sc not in g.scopes:
            yield f"{name} resolves in scope {f.sc}, which is gone"
        for r in records_of(f):
            if r not in g.recs:
                yield f"{name} refers to record {r}, which is gone"
    for r, rec in g.recs.items():
        for _, sc in rec.follow:
            if sc >= 0 and sc not in g.scopes:
                # it may have been run already: follow-ups drop their scope, the list stays until the activation ends
                if not any(followed_up(g, f, r) for f in g.stack):
                    yield f"record {r} is to be followed in scope {sc}, which is gone"
    for entry in g.queue:
        if entry[5] >= 0 and entry[5] not in g.scopes:
            yield f"a queued activation is to be followed in scope {entry[5]}, which is gone"
    for serial, e in g.lasting.items():
        if e.until == UNTIL_END_OF_ATTACK and e.until_rec not in g.recs:
            yield f"lasting effect {serial} waits for the end of an attack that is over"


def _settled(g: State) -> Iterator[str]:
    """Nothing that the continuous checks look for is left to do."""
    if g.dirty:
        yield "the continuous checks have not been run"
    for c in _play(g):
        t = g.ctype[c]
        if g.leaving[c]:
            yield f"{_name(g, c)} is still being defeated"
        if t in _CHARACTERS and mod.remaining(g, c) == 0 and not mod.cannot_be_defeated(g, c):
            yield f"{_name(g, c)} has {g.damage[c]} damage of {mod.max_hp(g, c)} and is not defeated"
        if t in _SIDE and g.threat[c] == 0 and not mod.cannot_be_defeated(g, c):
            yield f"{_name(g, c)} has no threat and is not defeated"
        if t == TYPE_MAIN_SCHEME:
            target = mod.stat(g, c, STAT_TARGET_THREAT)
            if target and g.threat[c] >= target:
                yield f"{_name(g, c)} has {g.threat[c]} threat of {target} and is not completed"
        if g.blank[c] != mod.blanked(g, c):
            yield f"{_name(g, c)} is marked blank {g.blank[c]}"
        if mod.stat(g, c, STAT_STALWART) and (g.stunned[c] or g.confused[c]):
            yield f"{_name(g, c)} is stalwart and has stunned or confused cards"
    for p in g.players():
        allies = sum(1 for c in g.zones[ALLIES] if g.controller[c] == p)
        if allies > mod.changed(g, g.identity[p], STAT_ALLY_LIMIT, checks.ALLIES_ALLOWED):
            yield f"player {p} controls {allies} allies"
        if not g.zones[DECK + p] and g.zones[DISCARD + p]:
            yield f"player {p} has an empty deck and {len(g.zones[DISCARD + p])} cards to make a new one of"
    for area in sorted(set(g.parea)):
        if not g.zones[ENC_DECK + area]:
            yield f"the encounter deck of area {area} is empty"


def _leftovers(g: State) -> Iterator[str]:
    """At a turn only the round and the turn are under way."""
    if [f.op for f in g.stack] != [OP_ROUND, OP_TURN]:
        yield f"at a turn the stack is {[type(OPS[f.op]).__name__ for f in g.stack]}"
        return
    turn = g.stack[-1]
    assert isinstance(turn, TurnFrame)
    if g.scopes:
        sources = [_name(g, s.src) for s in g.scopes.values()]
        yield f"scopes left behind: {sources}"
    if set(g.recs) != {turn.record}:
        yield f"records left behind: {[(r, x.kind) for r, x in g.recs.items() if r != turn.record]}"
    for what, left in (
        ("queued activations", g.queue),
        ("cards whose last use was spent", g.spent),
        ("cards that have left play", g.departed),
        ("activations under way", g.activating),
        ("cards on the table", g.zones[TABLE]),
    ):
        if left:
            yield f"{what} left behind: {left}"
    if g.peril != -1:
        yield f"peril of player {g.peril} has not ended"
    for serial, e in g.lasting.items():
        if e.until == UNTIL_END_OF_ATTACK or (e.until == UNTIL_LEAVES_PLAY and g.zone[e.scope.src] < PLAY):
            yield f"lasting effect {serial} of {_name(g, e.scope.src)} has outlived its end"
