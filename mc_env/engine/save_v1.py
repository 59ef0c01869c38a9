"""Frames of saved positions of version 1: three registers without names, and numbers that were not the order of the steps."""

from __future__ import annotations

from typing import Any, Final

from mc_env.engine.program import ops

Registers = tuple[Any, Any, Any]

# Steps by their old numbers, where those were others than now.
_STEPS: Final[dict[int, dict[int, str]]] = {
    ops.OP_ABILITY: {
        0: "declare",
        20: "take_alternative",
        1: "take_x",
        2: "pay_resources",
        3: "abort_if_refused",
        4: "check_it_is_paid",
        5: "initiate",
        22: "resolve",
        6: "end_attempt",
        7: "discard_event",
        8: "end",
    },
    ops.OP_ATTACK_END: {1: "consequential_damage", 2: "end"},
    ops.OP_ENEMY_SCHEME: {11: "follow_up", 12: "activation_ends", 13: "end"},
    ops.OP_PLAY: {6: "check_it_is_paid", 3: "choose_host", 4: "enter_play", 5: "end"},
    ops.OP_REVEAL: {
        8: "take_host",
        3: "teamwork",
        9: "quickstrike",
        4: "when_revealed",
        5: "responses",
        6: "surge",
        7: "end",
    },
}
