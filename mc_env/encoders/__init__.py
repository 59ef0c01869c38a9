"""Views as arrays: what a player may know, encoded for networks. Start with `make_encoder`; see docs/OBSERVATION.md."""

from mc_env.encoders.base import Encoder, RowOverflow
from mc_env.encoders.entities import EntityEncoder
from mc_env.encoders.explain import explain
from mc_env.encoders.features import card_features, feature_names
from mc_env.encoders.flat import FlatEncoder
from mc_env.encoders.make import make_encoder
from mc_env.encoders.packed import Packed
from mc_env.encoders.semantic import SemanticActions
from mc_env.encoders.tensors import as_tensor, card_feature_tensor
from mc_env.engine.observing.columns import (
    CARD_IDS,
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    HISTORY_COLUMNS,
    HISTORY_EVENTS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
    PILE_KINDS,
    ZONE_NAMES,
)
from mc_env.kernel.rows import Column, names

__all__ = [
    "CARD_IDS",
    "DECISION_COLUMNS",
    "ENTITY_COLUMNS",
    "GLOBAL_COLUMNS",
    "HISTORY_COLUMNS",
    "HISTORY_EVENTS",
    "OPTION_COLUMNS",
    "PILE_COLUMNS",
    "PILE_KINDS",
    "ZONE_NAMES",
    "Column",
    "Encoder",
    "EntityEncoder",
    "FlatEncoder",
    "Packed",
    "RowOverflow",
    "SemanticActions",
    "as_tensor",
    "card_feature_tensor",
    "card_features",
    "explain",
    "feature_names",
    "make_encoder",
    "names",
]
