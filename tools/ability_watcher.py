"""A watcher that counts what becomes of each printed ability while games are played.

It listens where the engine initiates an ability, resolves its effect, commits a payment, cancels a card and reads a modifier.
Constant abilities count as fired when they apply to a card, resource abilities when they pay for something. An ability
is alive if something changes by its effect, after its cost was paid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from types import TracebackType
from typing import Any, Final
from unittest.mock import patch

from mc_env.cards import catalog, registry
from mc_env.cards.kit.abilities import Ability
from mc_env.cards.kit.cards import Face
from mc_env.cards.kit.effects import CancelCard, CancelEffects
from mc_env.cards.terms import AbilityKind, CardType, Event, Label
from mc_env.cards.text.tree import nodes
from mc_env.engine import library
from mc_env.engine.effects.edits import CancelCardEffect, CancelEffectsEffect
from mc_env.engine.program.ops import Op
from mc_env.engine.program.tables import ADD, FACES, AbilityC, FaceInfo, Modifier, Test, Told, all_faces
from mc_env.engine.state.options import Verb
from mc_env.engine.state.state import COLUMNS, State
from mc_env.engine.using.abilities import AbilityOp
from mc_env.engine.using.frames import AbilityFrame, PayFrame
from mc_env.engine.using.payment import PayOp
from mc_env.kernel.columns import raw
from mc_env.kernel.ops import FIRST
from mc_env.kernel.records import Scope
from mc_env.kernel.state import Opt

Key = tuple[str, int]  # code of the face, number of the ability on it

OPTIONAL: Final = (AbilityKind.ACTION, AbilityKind.INTERRUPT, AbilityKind.RESPONSE, AbilityKind.RESOURCE)
_NAMED: Final = (Verb.PLAY, Verb.USE, Verb.PAY_ABILITY, Verb.ORDER)
_NEVER_DEALT: Final = (CardType.VILLAIN, CardType.MAIN_SCHEME)


@dataclass(frozen=True, slots=True)
class Printed:
    """One ability of a printed card."""

    face: Face
    index: int

    @property
    def key(self) -> Key:
        return self.face.code, self.index

    @property
    def ability(self) -> Ability:
        return self.face.abilities[self.index]

    @property
    def optional(self) -> bool:
        """Whether a player may decline to use it."""
        return self.ability.kind in OPTIONAL

    @property
    def cancelable(self) -> bool:
        """A status card cancels attacks and thwarts; cards cancel what is revealed from the encounter deck."""
        if self.ability.kind == AbilityKind.WHEN_REVEALED:
            return self.face.type not in _NEVER_DEALT
        return bool(self.ability.labels & (Label.ATTACK | Label.THWART))

    def __str__(self) -> str:
        kind = self.ability.kind.name.lower().replace("_", " ")
        form = f"{self.ability.form.name.lower().replace('_', '-')} " if self.ability.form is not None else ""
        return f"{form}{kind}" + (f' "{self.ability.name}"' if self.ability.name else "")


@cache
def printed() -> tuple[Printed, ...]:
    """Every ability of every printed card."""
    registry.load()
    return tuple(Printed(face, i) for face in catalog.faces() for i in range(len(face.abilities)))


@dataclass
class Counts:
    """How often each ability was offered, fired, declined and canceled, and whether it was ever seen to change something."""

    offered: Counter[Key] = field(default_factory=Counter)
    fired: Counter[Key] = field(default_factory=Counter)
    declined: Counter[Key] = field(default_factory=Counter)
    canceled: Counter[Key] = field(default_factory=Counter)
    alive: set[Key] = field(default_factory=set)

    def add(self, other: Counts) -> None:
        self.offered += other.offered
        self.fired += other.fired
        self.declined += other.declined
        self.canceled += other.canceled
        self.alive |= other.alive


def board(g: State) -> tuple[object, ...]:
    """Everything an effect can change: cards and what is on them, what lasts or waits, the outcome."""
    return (
        *[raw(getattr(g, name)) for name in COLUMNS],
        tuple(g.zones),
        tuple(sorted(g.counters.items())),
        tuple(g.lasting),
        (g.queue, g.outcome, g.peril, g.first, g.changed, g.spent),
    )


class Before:
    """A position before an effect, to be compared with the one after it."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.board = board(g)
        self.records = {serial: rec.data() for serial, rec in g.recs.items()}

    def changed(self) -> bool:
        """Whether the board is different, or one of the events that were going on."""
        g = self.g
        return self.board != board(g) or any(
            serial in g.recs and g.recs[serial].data() != data for serial, data in self.records.items()
        )


class Watched(Op):
    """Stands in for the effect of an ability: it does the same and notes the position before."""

    __slots__ = ("effect", "watcher")

    def __init__(self, effect: Op, watcher: Watcher) -> None:  # it takes the number of the op it stands for
        self.id = effect.id
        self.steps = effect.steps
        self.effect = effect
        self.watcher = watcher

    def start(self, g: State, sc: int) -> None:
        self.watcher.resolve(g, sc, self.effect)


class Watcher:
    """Counts while it is open: `with Watcher() as watcher`. Whoever plays calls `chosen` before each choice."""

    def __init__(self) -> None:
        self.counts = Counts()
        self._patches: list[Any] = []
        self._matches: list[tuple[Modifier, Test]] = []
        self._effects: list[tuple[AbilityC, Op]] = []
        self._begun: dict[int, tuple[Key, Before]] = {}  # by scope: effects that take more than a moment

    def __enter__(self) -> Watcher:
        library.ready()  # whatever is compiled later is not watched
        step, begin_label = AbilityOp.step, AbilityOp.begin_label
        commit = PayOp.commit
        cancel_effects, cancel_card = CancelEffectsEffect.start, CancelCardEffect.start

        def watched_step(op: AbilityOp, g: State, f: AbilityFrame) -> None:
            if f.at == FIRST:
                self._fired(g, g.scopes[f.sc].src, f.ability)
            elif f.sc in self._begun:
                self._resolved(g, f.sc)
            step(op, g, f)

        def watched_label(op: AbilityOp, g: State, f: AbilityFrame, s: Scope, ab: AbilityC) -> bool:
            begun = begin_label(op, g, f, s, ab)
            if not begun:
                self.counts.canceled[FACES[g.face[s.src]].code, ab.index] += 1
            return begun

        def watched_commit(op: PayOp, g: State, f: PayFrame, *rest: Any) -> None:
            for entry in (-src - 1 for src in f.picked if src < 0):
                key = (FACES[g.face[entry >> 8]].code, entry & 255)
                self.counts.fired[key] += 1
                self.counts.alive.add(key)
            commit(op, g, f, *rest)

        def watched_cancel(start: Callable[[Any, State, int], None]) -> Callable[[Any, State, int], None]:
            def canceled(op: Any, g: State, sc: int) -> None:
                info = FACES[g.face[g.recs[g.scopes[sc].rec].target]]
                for ab in info.by_kind.get(int(AbilityKind.WHEN_REVEALED), ()):
                    self.counts.canceled[info.code, ab.index] += 1
                start(op, g, sc)

            return canceled

        self._patches = [
            patch.object(AbilityOp, "step", watched_step),
            patch.object(AbilityOp, "begin_label", watched_label),
            patch.object(PayOp, "commit", watched_commit),
            patch.object(CancelEffectsEffect, "start", watched_cancel(cancel_effects)),
            patch.object(CancelCardEffect, "start", watched_cancel(cancel_card)),
        ]
        for p in self._patches:
            p.start()
        self._watch_definitions()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for p in reversed(self._patches):
            p.stop()
        for m, match in self._matches:
            m.match = match
        for ab, effect in self._effects:
            ab.effect = effect
        self._matches = []
        self._effects = []

    def _watch_definitions(self) -> None:
        for info in all_faces():
            for m in info.mods:
                self._watch_modifier(info, m)
            for ab in info.abilities:
                if ab.effect is not None and ab.kind != AbilityKind.RESOURCE:  # payment looks into those
                    self._effects.append((ab, ab.effect))
                    ab.effect = Watched(ab.effect, self)

    def _fired(self, g: State, c: int, ability: int) -> None:
        """Count an ability that is initiated; lasting effects that resolve later are not printed abilities."""
        info = FACES[g.face[c]]
        ab = next((x for x in info.abilities if x.id == ability), None)
        if ab is not None:
            self.counts.fired[info.code, ab.index] += 1

    def resolve(self, g: State, sc: int, effect: Op) -> None:
        """Begin an effect; if it is done at once, see whether anything has changed."""
        key = self._key(g, g.scopes[sc])
        if key is None or key in self.counts.alive:
            effect.start(g, sc)
            return
        self._begun[sc] = key, Before(g)
        under_way = len(g.stack)
        effect.start(g, sc)
        if len(g.stack) == under_way:
            self._resolved(g, sc)

    def _resolved(self, g: State, sc: int) -> None:
        key, before = self._begun.pop(sc)
        if before.g is g and before.changed():
            self.counts.alive.add(key)

    def _key(self, g: State, s: Scope) -> Key | None:
        info = FACES[g.face[s.src]]
        return next(((info.code, ab.index) for ab in info.abilities if ab.id == s.ability), None)

    def _watch_modifier(self, info: FaceInfo, m: Modifier) -> None:
        match, cond, key, fired = m.match, m.cond, (info.code, m.ability), self.counts.fired
        alive = self.counts.alive

        def watched(g: State, s: Scope, c: int) -> bool:
            applies = match.holds(g, s, c)
            if applies and (cond is None or cond(g, s)):
                fired[key] += 1
                if key not in alive and (m.how != ADD or m.value(g, s)):
                    alive.add(key)
            return applies

        self._matches.append((m, match))
        m.match = Told(watched)

    def chosen(self, g: State, i: int) -> None:
        """Option i of the decision at hand is about to be chosen: the others are declined."""
        assert g.pending is not None
        for j, opt in enumerate(g.pending.opts):
            key = key_of(g, opt)
            if key is not None:
                self.counts.offered[key] += 1
                if i != j:
                    self.counts.declined[key] += 1


def key_of(g: State, opt: Opt) -> Key | None:
    """The ability that an option would use; None if it uses none."""
    verb, c, i, _ = opt
    if verb not in _NAMED or c < 0 or i < 0:
        return None
    return FACES[g.face[c]].code, i


def canceled_by(g: State, opt: Opt) -> list[Key]:
    """The "When Revealed" abilities of a card being revealed, if an option cancels them."""
    verb, c, i, r = opt
    rec = g.recs.get(r)
    if verb not in (Verb.PLAY, Verb.USE) or rec is None or rec.kind != Event.REVEAL:
        return []
    effect = FACES[g.face[c]].face.abilities[i].effect
    if effect is None or not any(isinstance(node, CancelCard | CancelEffects) for node in nodes(effect)):
        return []
    info = FACES[g.face[rec.target]]
    return [(info.code, ab.index) for ab in info.by_kind.get(int(AbilityKind.WHEN_REVEALED), ())]
