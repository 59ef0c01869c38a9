"""What networks read of Marvel Champions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mc_env.agents.network.reads import MARVEL, NO_CARD, UNKNOWN_CARD, Reads, Table, by_number
from mc_env.cards.terms import CardType, Event
from mc_env.encoders import (
    CARD_IDS,
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    OPTION_COLUMNS,
    PILE_COLUMNS,
    ZONE_NAMES,
    card_features,
    feature_names,
    vocab,
)
from mc_env.engine.observing.columns import SEAT_NAMES
from mc_env.engine.state.options import DecisionKind, Verb
from mc_env.engine.version import RULES_VERSION


def codes(ids: Sequence[int]) -> list[str]:
    """The codes of card ids."""
    by_id = {card_id: code for code, card_id in vocab.by_code().items()}
    by_id |= {vocab.NONE: NO_CARD, vocab.UNKNOWN: UNKNOWN_CARD}
    return [by_id[card_id] for card_id in ids]


def used_ids() -> list[int]:
    """The card ids that are in use now: cards of one's own may come at any time."""
    return vocab.used_ids()


READS: Final = Reads(
    game=MARVEL,
    rules=RULES_VERSION,
    entity=Table(
        ENTITY_COLUMNS,
        ("type", "zone", "owner", "controller", "engaged", "seat", "form"),
        ("card",),
        (
            *("remaining", "threat", "target-threat", "escalation", "uses", "counters", "cost"),
            *("thw", "atk", "def", "rec", "sch"),
        ),
    ),
    option=Table(
        OPTION_COLUMNS,
        ("verb", "ability", "player", "zone", "event"),
        ("card_id", "target_id"),
        ("amount", "event_amount"),
    ),
    whole=Table(
        GLOBAL_COLUMNS,
        ("phase", "first_player", "active_player", "act", "act_player", *(f"{who}_said" for who in SEAT_NAMES)),
        (),
        (
            *("main_target-main_threat", "main_target-main_threat-main_step_one", "main_step_one", "villain_remaining"),
            *("round", "my_hand", "my_remaining", "next_remaining", "third_remaining", "fourth_remaining"),
            # what is left after a villain phase: the scheme if the observer is a hero then, or an alter-ego; hit points
            "main_target-main_threat-main_step_one-others_threat",
            "main_target-main_threat-main_step_one-others_threat-my_coming_threat",
            *("my_remaining-my_coming_damage", "next_remaining-next_coming_damage"),
            # what is left once all who are ready have acted
            "villain_remaining-my_ready_atk-next_ready_atk-third_ready_atk-fourth_ready_atk",
            "main_threat-my_ready_thw-next_ready_thw-third_ready_thw-fourth_ready_thw",
        ),
    ),
    decision=Table(
        DECISION_COLUMNS,
        ("kind", "event", "event_player", "ability"),
        ("source_id",),
        ("amount", "event_amount", "due_any"),
    ),
    piles=PILE_COLUMNS,
    pools=((1, True), (1, False), (2, False), (3, True), (3, False), (4, False)),
    pointed=(("global", "villain"), ("global", "main_scheme"), ("decision", "source")),
    room=CARD_IDS,
    used_ids=used_ids,
    features=card_features,
    feature_names=feature_names,
    codes=codes,
    values={
        "zone": ZONE_NAMES,
        "type": by_number(CardType),
        "verb": by_number(Verb),
        "event": by_number(Event),
        "kind": by_number(DecisionKind),
    },
)
