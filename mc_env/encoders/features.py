"""The static table of cards: one row of numbers for every card id, made from the definitions.

Printed facts (type, cost, icons, powers, traits, keywords), then what the abilities do: bold triggers, events they look for,
kinds of effects with their amounts, what they point at. A network can start from these features instead of learning every card
from nothing, and cards it has never seen have features too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from mc_env.cards import ledger
from mc_env.cards.kit import effects as e
from mc_env.cards.kit import nodes as k
from mc_env.cards.kit.abilities import Ability, Pattern
from mc_env.cards.kit.cards import Face
from mc_env.cards.terms import (
    DASH,
    KEYWORDS,
    AbilityKind,
    CardType,
    Event,
    Form,
    Label,
    Period,
    Pile,
    Res,
    Stage,
    Stat,
    Status,
)
from mc_env.cards.text.tree import nodes, parts
from mc_env.encoders import vocab
from mc_env.encoders.kept_features import kept_rows
from mc_env.engine.observing.columns import CARD_IDS

# printed numbers with the amount that counts as 1, so that features stay near the unit interval
_NUMBERS: Final = (
    (Stat.COST, 4.0),
    (Stat.THW, 3.0),
    (Stat.ATK, 4.0),
    (Stat.DEF, 3.0),
    (Stat.REC, 4.0),
    (Stat.SCH, 3.0),
    (Stat.HP, 15.0),
    (Stat.HAND_SIZE, 6.0),
    (Stat.THREAT, 6.0),
    (Stat.TARGET_THREAT, 10.0),
    (Stat.ESCALATION, 2.0),
    (Stat.CONSEQUENTIAL_ATK, 2.0),
    (Stat.CONSEQUENTIAL_THW, 2.0),
    (Stat.BOOST, 3.0),
    (Stat.ACCELERATION, 1.0),
    (Stat.CRISIS, 1.0),
    (Stat.HAZARD, 1.0),
    (Stat.AMPLIFY, 1.0),
)
_PER_PLAYER: Final = (Stat.HP, Stat.THREAT, Stat.TARGET_THREAT, Stat.ESCALATION)
_DASHES: Final = (Stat.THW, Stat.ATK, Stat.COST)
_ASPECTS: Final = ("aggression", "justice", "leadership", "protection", "basic")
_EFFECTS: Final = tuple(
    sorted(
        (
            cls
            for cls in vars(e).values()
            if isinstance(cls, type) and issubclass(cls, e.Effect) and cls is not e.Effect
        ),
        key=lambda cls: cls.__name__,
    )
)
_AMOUNTS: Final = (  # effects whose amount is a feature: (class, name of the amount, what counts as 1)
    (e.Damage, "amount", 5.0),
    (e.IndirectDamage, "amount", 5.0),
    (e.Assign, "amount", 5.0),
    (e.MoveDamage, "amount", 5.0),
    (e.Heal, "amount", 5.0),
    (e.PlaceThreat, "amount", 3.0),
    (e.RemoveThreat, "amount", 4.0),
    (e.RemoveDivided, "amount", 4.0),
    (e.Draw, "n", 3.0),
    (e.DiscardFromHand, "n", 3.0),
    (e.DiscardTop, "n", 5.0),
    (e.DealEncounter, "n", 2.0),
    (e.AddCounters, "n", 3.0),
    (e.RemoveCounters, "n", 3.0),
    (e.Prevent, "amount", 3.0),
    (e.ChangeAmount, "by", 3.0),
    (e.CostChange, "by", 3.0),
)
_CHANGED: Final = tuple(s for s in Stat if s not in KEYWORDS)  # stats that a modifier of the card may change
_EVENTS: Final = tuple(ev for ev in Event if ev < 40)
# Those of the ledger, in its order: later products append theirs, and what users and tests register for themselves adds none.
_TRAITS: Final = tuple(name for _, name in ledger.TRAITS.shipped())
_POINTS_AT: Final[tuple[tuple[str, Callable[[k.Node], bool]], ...]] = (
    *((f"points_at_{t.name.lower()}", lambda x, t=t: isinstance(x, k.OfType) and t in x.types) for t in CardType),
    *((f"looks_in_{pile.name.lower()}", lambda x, pile=pile: isinstance(x, k.In) and x.pile == pile) for pile in Pile),
    ("points_at_itself", lambda x: isinstance(x, k.Self_)),
    ("points_at_host", lambda x: isinstance(x, k.Host)),
    ("points_at_identity", lambda x: isinstance(x, k.IdentityOf)),
    ("points_at_the_villain", lambda x: isinstance(x, k.ActiveVillain)),
    ("points_at_the_main_scheme", lambda x: isinstance(x, k.ActiveMainScheme)),
    ("points_at_attached", lambda x: isinstance(x, k.AttachedTo | k.HasAttached)),
    ("each_player", lambda x: isinstance(x, k.EachPlayer)),
    ("chooses", lambda x: isinstance(x, k.A | k.APlayer)),
    ("random", lambda x: isinstance(x, k.AtRandom)),
    ("counts_cards", lambda x: isinstance(x, k.Count)),
    ("reads_a_stat", lambda x: isinstance(x, k.StatOf | k.DamageOn | k.ThreatOn | k.Remaining)),
    ("reads_payment", lambda x: isinstance(x, k.Paid | k.PaidOnly)),
    ("reads_form", lambda x: isinstance(x, k.InForm)),
)
_SEARCHED: Final = (  # what a search is for
    ("searches_for_a_title", k.Named),
    ("searches_for_a_trait", k.Trait),
    ("searches_for_a_set", k.OfSet),
    ("searches_for_a_type", k.OfType),
)


def _printed(value: int | k.PerPlayer | None) -> int:
    """A printed number, for one player; a dash counts as 0."""
    return value.n if isinstance(value, k.PerPlayer) else 0 if value is None or value == DASH else value


def _facts(face: Face) -> Iterator[tuple[str, float]]:
    """Printed facts of a face: names and numbers, always the same names in the same order."""
    for t in CardType:
        yield f"is_{t.name.lower()}", float(face.type == t)
    for stat, unit in _NUMBERS:
        value = face.stats.get(stat, 0)
        yield stat.name.lower(), _printed(value) / unit
    for stat in _PER_PLAYER:
        yield f"{stat.name.lower()}_per_player", float(isinstance(face.stats.get(stat), k.PerPlayer))
    for stat in _DASHES:
        yield f"{stat.name.lower()}_dash", float(stat in face.stats and face.stats[stat] in (None, DASH))
    yield "has_cost", float(isinstance(face.stats.get(Stat.COST), int) and face.stats[Stat.COST] != DASH)
    for res in Res:
        yield f"icon_{res.name.lower()}", float(face.icons.count(res))
    yield "unique", float(face.unique)
    yield "stage", face.stage / 3
    yield "uses", _printed(face.uses[1] if face.uses else 0) / 3
    yield "starting_counters", _printed(face.counters[1] if face.counters else 0) / 3
    yield "boost_star", float(face.boost_star)
    yield "attaches", float(face.attach is not None)
    yield "hero_form_only", float(face.form == Form.HERO)
    yield "alter_ego_form_only", float(face.form == Form.ALTER_EGO)
    yield "restricted_play", float(face.only_if is not None)
    yield "max_per_player", float(face.max_per_player)
    yield "max_per_host", float(face.max_per_host)
    yield "max_per_round", float(face.max_per_round)
    yield "any_control", float(face.any_control)
    yield "doubles_resources", float(bool(face.doubles_for))
    for aspect in _ASPECTS:
        yield f"aspect_{aspect}", float(face.aspect == aspect)
    yield "signature", float(face.aspect == "hero")
    for keyword in sorted(KEYWORDS):
        value = face.stats.get(keyword, 0)
        yield f"keyword_{keyword.name.lower()}", float(value.n if isinstance(value, k.PerPlayer) else value or 0)
    for trait in _TRAITS:
        yield f"trait_{trait.lower().replace(' ', '_')}", float(trait in face.traits)


def _number(value: object) -> float:
    """An amount as a number: what is computed counts as the plain numbers in it, at least 1; "all" as 10."""
    if isinstance(value, int):
        return 10.0 if value >= e.ALL else float(value)
    found = [x for node in nodes(value) for _, x in parts(node) if type(x) is int]
    return float(min(10, max([1, *found])))


def _does(face: Face) -> Iterator[tuple[str, float]]:
    """What its abilities do."""
    abilities: tuple[Ability, ...] = face.abilities
    inside = [node for ability in abilities for node in nodes(ability)]
    if face.attach is not None:
        inside += list(nodes(face.attach))
    for kind in AbilityKind:
        yield f"ability_{kind.name.lower()}", float(sum(a.kind == kind for a in abilities))
    for label in Label:
        yield f"label_{label.name.lower()}", float(any(a.labels & label for a in abilities))
    for form in Form:
        yield f"needs_{form.name.lower()}", float(any(a.form == form for a in abilities))
    for period in Period:
        yield (
            f"limit_{period.name.lower()}",
            float(any(a.limit is not None and a.limit.period == period for a in abilities)),
        )
    yield "anyone_may_use", float(any(a.anyone for a in abilities))
    costs = [node for a in abilities if a.cost is not None for node in nodes(a.cost)]
    yield "costs_exhausting", float(any(isinstance(x, e.Exhaust) for x in costs))
    yield "costs_counters", float(any(isinstance(x, e.RemoveCounters) for x in costs))
    yield "costs_resources", float(sum(len(x.resources) + _number(x.any_) for x in costs if isinstance(x, e.Spend)) / 3)
    yield "costs_damage", float(any(isinstance(x, e.Damage) for x in costs))
    yield "costs_discarding", float(any(isinstance(x, e.Discard | e.DiscardFromHand) for x in costs))
    patterns = [x for x in inside if isinstance(x, Pattern)]
    for event in _EVENTS:
        yield f"looks_for_{event.name.lower()}", float(any(x.event == event for x in patterns))
    for stage in Stage:
        yield f"stage_{stage.name.lower()}", float(any(x.stage == stage for x in patterns))
    for cls in _EFFECTS:
        yield f"effect_{cls.__name__}", float(min(3, sum(type(x) is cls for x in inside)))
    for cls, name, unit in _AMOUNTS:
        yield f"amount_{cls.__name__}", sum(_number(getattr(x, name)) for x in inside if type(x) is cls) / unit
    for status in Status:
        yield f"gives_{status.name.lower()}", float(any(isinstance(x, e.Give) and x.status == status for x in inside))
    for res in Res:
        made = sum(x.resources.count(res) for x in inside if isinstance(x, e.Generate))
        yield f"generates_{res.name.lower()}", float(made)
    changes = [x for x in inside if isinstance(x, e.Change)]
    for stat in _CHANGED:
        yield f"changes_{stat.name.lower()}", float(any(x.stat == stat for x in changes))
    yield "changes_keywords", float(any(x.stat in KEYWORDS for x in changes))
    for name, test in _POINTS_AT:
        yield name, float(any(test(x) for x in inside))
    yield from _asks_for(inside)


def _asks_for(inside: list[k.Node]) -> Iterator[tuple[str, float]]:
    """What its searches are for, and which traits it speaks of."""
    wanted = [node for x in inside if isinstance(x, e.Search | e.Find) for node in nodes(x.of)]
    for name, kind in _SEARCHED:
        yield name, float(any(isinstance(x, kind) for x in wanted))
    traits = {x.name for x in inside if isinstance(x, k.Trait)}
    for trait in _TRAITS:
        yield f"asks_for_{trait.lower().replace(' ', '_')}", float(trait in traits)


def features(face: Face) -> dict[str, float]:
    """All features of one face by name."""
    listed = [*_facts(face), *_does(face)]
    by_name = dict(listed)
    assert len(by_name) == len(listed), "two features have one name"
    return by_name


@cache
def feature_names() -> tuple[str, ...]:
    """What the columns of `card_features` are, in order: two about ids, then those of faces."""
    return "is_unknown", "is_guise", *features(Face(CardType.ALLY, "", "", {}))


_table: Final[dict[int, npt.NDArray[np.float32]]] = {}


def card_features() -> npt.NDArray[np.float32]:
    """float32[CARD_IDS, F]: row = card id. Row 0 (none) is zero; row 1 is a card that cannot be seen."""
    known = len(vocab.used_ids())
    if known not in _table:
        cards = vocab.used_ids()[2:]
        shipped = [i for i in cards if i < vocab.OWN]
        own = [i for i in cards if i >= vocab.OWN]
        table = np.zeros((CARD_IDS, len(feature_names())), np.float32)
        table[vocab.UNKNOWN, 0] = 1
        table[shipped] = kept_rows(shipped, len(feature_names()), lambda: _rows(shipped))
        table[own] = _rows(own)
        table.setflags(write=False)
        _table.clear()
        _table[known] = table
    return _table[known]


def _rows(cards: Sequence[int]) -> npt.NDArray[np.float32]:
    """The rows of cards, made of their definitions."""
    out = np.zeros((len(cards), len(feature_names())), np.float32)
    for row, card_id in zip(out, cards, strict=True):
        face = vocab.face_of(card_id)
        assert face is not None
        row[1] = vocab.guise_of(face) != ""
        row[2:] = list(features(face).values())
    return out
