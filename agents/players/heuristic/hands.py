"""The hand size of a form, with what an identity counts: some heroes hold more cards for the gear they wear."""

from __future__ import annotations

from typing import Final

from mc_env.agents.players.heuristic.position import HAND_SIZE, Position
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.engine.program.tables import FaceInfo

_SHARE: Final = 0.5  # of all rounds, about, that begin with the hand of one form


def hand_size(pos: Position, form: FaceInfo) -> int:
    """The hand size this player has in a form, with the gear that is in play."""
    s = pos.sight
    counted = [c for c in s.gear(pos.seat) for of in _counts(form) if _is(pos, c, of)]
    return min(max(0, form.base[HAND_SIZE]) + len(counted), _most(form))


def cards_each_round(pos: Position, c: int) -> float:
    """How many cards more a round a piece of gear brings by making the hand of a form larger."""
    s = pos.sight
    cards = 0
    for form in (s.face(pos.me), *s.other_faces(pos.me)):
        if form is not None and (counts := _counts(form)):
            cards += min(_most(form) - hand_size(pos, form), sum(_is(pos, c, of) for of in counts))
    return _SHARE * cards


def _changes(form: FaceInfo) -> list[e.Change]:
    """What a form's constant abilities change of its own hand size."""
    nodes = [node for ab in form.face.abilities for node in ab.constants if isinstance(node, e.Modify)]
    return [change for node in nodes for change in node.changes if change.stat == HAND_SIZE]


def _counts(form: FaceInfo) -> list[object]:
    """What a form draws a card more for."""
    return [change.value.of for change in _changes(form) if isinstance(change.value, k.Count) and change.how == "add"]


def _most(form: FaceInfo) -> int:
    """The largest hand a form may have."""
    return min((x.value for x in _changes(form) if x.how == "cap" and isinstance(x.value, int)), default=99)


def _is(pos: Position, c: int, what: object) -> bool:
    """Whether a card of this player is, in play, what is counted; words that say nothing of the card itself count as said."""
    s = pos.sight
    if isinstance(what, k.Both):
        return _is(pos, c, what.a) and _is(pos, c, what.b)
    if isinstance(what, k.OfType):
        face = s.face(c)
        return face is not None and face.type in what.types
    if isinstance(what, k.Trait):
        return s.has_trait(c, what.name)
    return isinstance(what, k.ControlledBy)
