"""What networks read of Vs. System 2PCG."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.agents.network.reads import VERSUS, Reads, Table, by_number
from mc_env.versus import terms
from mc_env.versus.engine.game import RULES_VERSION
from mc_env.versus.engine.observing import ids
from mc_env.versus.engine.observing.columns import (
    CARD_IDS,
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
    ZONE_NAMES,
)
from mc_env.versus.engine.options import DecisionKind, Verb
from mc_env.versus_env.features import card_features, feature_names


def codes(cards: Sequence[int]) -> list[str]:
    """What card ids are called."""
    names = ids.names()
    return [names[card] for card in cards]


READS: Final = Reads(
    game=VERSUS,
    rules=RULES_VERSION,
    entity=Table(
        ENTITY_COLUMNS,
        ("type", "zone", "owner", "controller"),
        ("card",),
        ("atk", "dfn", "left", "health", "counters", "need-xp", "cost", "copies"),
    ),
    option=Table(
        OPTION_COLUMNS,
        ("verb", "ability", "amount", "player", "to", "zone"),
        ("card_id", "power_id"),
        ("cost", "points", "force", "resist", "back", "endure", "force-resist", "back-endure"),
    ),
    whole=Table(
        GLOBAL_COLUMNS,
        ("mode", "phase", "step", "first_player", "active_player", "attacking"),
        (),
        (
            *("points", "turn", "force", "resist", "back", "endure", "force-resist", "back-endure", "attackers"),
            *("my_hand", "my_left", "my_need-my_xp", "my_resources", "my_able", "my_force", "my_locations"),
            *("next_hand", "next_left", "next_need-next_xp", "next_resources", "next_able", "next_force"),
            *("next_locations", "my_front", "my_back", "my_down", "next_front", "next_back", "next_down"),
            *("my_left-next_left", "my_strength-next_strength", "my_toughness-next_toughness"),
            *("third_left", "fourth_left"),
        ),
    ),
    decision=Table(DECISION_COLUMNS, ("kind", "symbol", "user"), ("source_id", "power_id")),
    piles=PILE_COLUMNS,
    pools=((1, True), (1, False), (2, True), (2, False), (4, True)),
    pointed=(
        *(("global", name) for name in ("my_main", "next_main", "third_main", "fourth_main", "attacker", "defender")),
        ("decision", "source"),
    ),
    room=CARD_IDS,
    used_ids=lambda: list(range(len(ids.names()))),
    features=card_features,
    feature_names=feature_names,
    codes=codes,
    values={
        "zone": ZONE_NAMES,
        "type": ("none", *terms.TYPE_NAMES),
        "verb": by_number(Verb),
        "kind": by_number(DecisionKind),
    },
    meets=("zone", ("front row", "back row")),
)
