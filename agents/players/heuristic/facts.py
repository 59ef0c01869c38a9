"""What a card does, in numbers: its abilities read as amounts of damage, threat, healing, cards and so on.

Definitions are trees of nodes, so nothing here knows a card by name. What cannot change during a game is read once.
"""

from __future__ import annotations

from collections import defaultdict

from mc_env.agents.players.heuristic.nouns import Here
from mc_env.agents.players.heuristic.verbs import Gist, gist
from mc_env.cards.kit import abilities as a
from mc_env.cards.kit import nodes as k
from mc_env.cards.terms import ABILITY_WHEN_REVEALED, FORM_ALTER_EGO, FORM_HERO, STAT_SURGE, Res
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.program.tables import FaceInfo

_ABILITIES: dict[int, tuple[Gist, Gist] | None] = {}  # by ability id; None where it depends on the game


def ability(face: FaceInfo, index: int, sight: Sight, card: int, player: int, amount: float = 0.0) -> tuple[Gist, Gist]:
    """(effect, cost) of one of a card's abilities."""
    key = face.abilities[index].id
    known = _ABILITIES.get(key)
    if known is not None:
        return known
    node: a.Ability = face.face.abilities[index]
    here = Here(sight, card, player, amount)
    refs: dict[str, str] = {}
    cost = gist(node.cost, here, refs)
    effect = gist(node.effect, here, refs)
    if not here.dynamic:
        _ABILITIES[key] = (effect, cost)
    return effect, cost


def constants(face: FaceInfo, sight: Sight, card: int, player: int) -> Gist:
    """What a card's constant abilities change while it is in play."""
    key = -1 - face.id
    known = _ABILITIES.get(key)
    if known is not None:
        return known[0]
    here = Here(sight, card, player)
    out: Gist = defaultdict(float)
    for ab in face.face.abilities:
        for node in ab.constants:
            for name, x in gist(node, here).items():
                out[name] += x
    result = dict(out)
    if not here.dynamic:
        _ABILITIES[key] = (result, {})
    return result


def of_kind(face: FaceInfo, *kinds: int) -> list[int]:
    """Which of a card's abilities are of these kinds."""
    return [i for i, ab in enumerate(face.face.abilities) if ab.kind in kinds]


def revealed(face: FaceInfo, sight: Sight, card: int, player: int) -> Gist:
    """What happens when an encounter card is revealed by a player, in the form they are in."""
    out: Gist = defaultdict(float)
    form = FORM_HERO if sight.in_hero_form(player) else FORM_ALTER_EGO
    for i, ab in enumerate(face.face.abilities):
        if ab.kind == ABILITY_WHEN_REVEALED and (ab.form is None or ab.form == form):
            for name, x in ability(face, i, sight, card, player)[0].items():
                out[name] += x
    if face.base[STAT_SURGE]:
        out["encounter"] += 1
    return dict(out)


def wants(face: FaceInfo) -> frozenset[Res]:
    """Resource types a card rewards being paid with."""
    found = _WANTS.get(face.id)
    if found is None:
        found = _WANTS[face.id] = frozenset(_paid(face.face.abilities))
    return found


_WANTS: dict[int, frozenset[Res]] = {}


def _paid(tree: object) -> set[Res]:
    """Every `Paid(type)` in a tree of nodes."""
    if isinstance(tree, k.Paid | k.PaidOnly):
        return {tree.res}
    if isinstance(tree, tuple):
        return set().union(*(_paid(x) for x in tree)) if tree else set()
    if isinstance(tree, k.Node):
        names = [s for cls in type(tree).__mro__ for s in getattr(cls, "__slots__", ())]
        return set().union(*(_paid(getattr(tree, s)) for s in names)) if names else set()
    return set()
