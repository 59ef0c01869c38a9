"""Frames of saved positions of version 1: three registers without names, steps by numbers that were not always their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mc_env.engine.effects import frames as effect_frames
from mc_env.engine.program.ops import N_RULES, OPS
from mc_env.engine.resolving import frames as resolving_frames
from mc_env.engine.round import frames as round_frames
from mc_env.engine.state import frames as state_frames
from mc_env.engine.using import frames as using_frames
from mc_env.kernel.frames import EventsFrame, Frame, Holds, PointFrame, WindowFrame
from mc_env.kernel.records import FULLY

Made = tuple[type[Frame], tuple[Any, ...]]  # a kind of frame and its registers

# Steps by their old numbers, where those were others than now.
_STEPS: Final[dict[str, dict[int, str]]] = {
    "DamageOp": {7: "end"},
    "AbilityOp": {
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
    "BoostsOp": {0: "flip", 1: "resolve", 2: "count"},
    "AttackEndOp": {1: "consequential_damage", 2: "end"},
    "SchemeOp": {11: "follow_up", 12: "activation_ends", 13: "end"},
    "BasicAttackOp": {
        0: "ask_target",
        1: "would_attack",
        2: "when_attacks",
        3: "deal_damage",
        4: "after_attacks",
        5: "end",
    },
    "BasicThwartOp": {0: "ask_target", 1: "when_thwarts", 2: "remove_threat", 3: "after_thwarts", 4: "end"},
    "TurnOp": {4: "turn_ends", 5: "end"},
    "EndPhaseOp": {4: "ready"},
    "PlayOp": {
        0: "choose_controller",
        1: "place_and_pay",
        2: "pay_the_rest",
        6: "check_it_is_paid",
        3: "choose_host",
        4: "enter_play",
        5: "end",
    },
    "RevealOp": {
        8: "take_host",
        3: "teamwork",
        9: "quickstrike",
        4: "when_revealed",
        5: "responses",
        6: "surge",
        7: "end",
    },
    "RoundOp": {
        2: "player_phase_ends",
        3: "villain_phase_begins",
        4: "villain_phase",
        5: "villain_phase_and_round_end",
        6: "next_round",
    },
    "VillainPhaseOp": {
        1: "activations_begin",
        2: "minions_activate",
        3: "take_minion",
        4: "deal_to_each_player",
        5: "reveal_dealt_cards",
    },
    "SetupOp": {5: "resolve_character_setup", 6: "end"},
    "InAnyOrderOp": {2: "ask"},
    "ChooseCards": {1: "take_answer"},
    "RearrangeEffect": {1: "take_answer"},
    "ActivationEffect": {1: "activate_chosen", 2: "count"},
    "ResolveSpecialsEffect": {2: "ask"},
    "ForEachPlayerOp": {1: "do", 2: "add_report"},
    "ForEachOp": {1: "do_with_chosen", 2: "add_report"},
}

# Kinds of frames whose registers were a, b, c in that order, as many as they have.
_ALIKE: Final[dict[str, type[Frame]]] = {
    "DoAllOp": using_frames.OpsFrame,
    "KindAbilitiesOp": using_frames.KindFrame,
    "LeaveOp": state_frames.LeaveFrame,
    "DepartedOp": EventsFrame,
    "PointOp": PointFrame,
    "FollowOp": state_frames.FollowFrame,
    "AttackEndOp": state_frames.AttackEndFrame,
    "ThwartEndOp": state_frames.ThwartEndFrame,
    "DamageOp": resolving_frames.DamageFrame,
    "DefeatOp": resolving_frames.DefeatFrame,
    "PlaceThreatOp": resolving_frames.ThreatFrame,
    "RemoveThreatOp": resolving_frames.ThreatFrame,
    "BasicAttackOp": resolving_frames.PowerFrame,
    "BasicThwartOp": resolving_frames.PowerFrame,
    "RecoverOp": resolving_frames.PowerFrame,
    "AttackOp": resolving_frames.ActivationFrame,
    "SchemeOp": resolving_frames.ActivationFrame,
    "BoostsOp": resolving_frames.BoostsFrame,
    "EnterOp": resolving_frames.EnterFrame,
    "CompleteOp": resolving_frames.CompleteFrame,
    "AdvanceOp": resolving_frames.AdvanceFrame,
    "LimitOp": round_frames.LimitFrame,
    "TurnOp": round_frames.TurnFrame,
    "RoundOp": round_frames.RoundFrame,
    "EndPhaseOp": round_frames.HandsFrame,
    "MulliganOp": round_frames.HandsFrame,
    "ChooseCards": effect_frames.PicksFrame,
    "InAnyOrderOp": effect_frames.OptionsFrame,
    "InFull": effect_frames.CostFrame,
    "PayEffect": effect_frames.PayEffectFrame,
    "RepeatOp": effect_frames.RepeatFrame,
    "ResolveSpecialsEffect": effect_frames.SpecialsFrame,
    "LabeledOp": effect_frames.LabeledFrame,
    "MoveEffect": effect_frames.MoveFrame,
    "SwapEffect": effect_frames.MoveFrame,
    "PutIntoPlayEffect": effect_frames.PutFrame,
    "PutIntoPlayAsEffect": effect_frames.PutAsFrame,
    "PlayCardEffect": effect_frames.PlayCardFrame,
    "DiscardFromHandEffect": effect_frames.DiscardHandFrame,
    "EachTimeEffect": effect_frames.EachTimeFrame,
    "RearrangeEffect": effect_frames.RearrangeFrame,
    "SearchEffect": effect_frames.SearchFrame,
    "FindEffect": effect_frames.FindFrame,
    "ActivationEffect": effect_frames.EnemiesFrame,
}


def _ability(a: int, b: int, c: int, old_step: int) -> Made:
    """b was first whether the ability is used, then the alternative paid as a number below -1, then the attempt."""
    if old_step == 0:
        return using_frames.AbilityFrame, (a, int(not b))
    return using_frames.AbilityFrame, (a, 1, -2 - b if b < -1 else -1, max(-1, b), c)


def _pay(a: tuple[int, ...], b: tuple[int, ...], c: int, old_step: int) -> Made:
    return using_frames.PayFrame, (a[:5], *a[5:], b, c)


def _window(a: Any, b: int, c: tuple[Any, ...], old_step: int) -> Made:
    return WindowFrame, (a, b, *c)


def _play(a: int, b: int, c: Any, old_step: int) -> Made:
    return resolving_frames.PlayFrame, (a, b, c[0]) if old_step else (a,)


def _reveal(a: int, b: int, c: tuple[int, ...], old_step: int) -> Made:
    return resolving_frames.RevealFrame, (a, b, *c)


def _villain_phase(a: int, b: tuple[int, ...], c: tuple[int, ...], old_step: int) -> Made:
    return round_frames.VillainPhaseFrame, (a, b, () if c == (-1,) else c)


def _setup(a: int, b: tuple[int, ...], c: Any, old_step: int) -> Made:
    return round_frames.SetupFrame, (a, b, c, 0) if old_step else (a, b, (), c)


def _assign(a: tuple[int, ...], b: tuple[int, ...], c: tuple[int, ...], old_step: int) -> Made:
    return effect_frames.AssignFrame, (a, b, *c)


def _together(a: int, b: int, c: int, old_step: int) -> Made:
    return effect_frames.TogetherFrame, (a if old_step > 1 else FULLY, b, max(0, old_step - 1))


def _each_player(a: Any, b: int, c: Any, old_step: int) -> Made:
    return effect_frames.EachPlayerFrame, (a, b, *c) if old_step else ()


def _each_card(a: Any, b: Any, c: int, old_step: int) -> Made:
    return effect_frames.EachCardFrame, (a, *b) if old_step else ()


def _move_threat(a: int, b: Any, c: int, old_step: int) -> Made:
    return effect_frames.MoveThreatFrame, () if old_step == 0 else (a, b, 0) if old_step == 1 else (a, b[1], b[0])


def _take_status(a: Any, b: Any, c: int, old_step: int) -> Made:
    return effect_frames.TakeStatusFrame, (a, *b, c) if old_step else ()


# Ops whose registers were packed otherwise.
_SPLIT: Final[dict[str, Callable[[Any, Any, Any, int], Made]]] = {
    "AbilityOp": _ability,
    "PayOp": _pay,
    "WindowOp": _window,
    "PlayOp": _play,
    "RevealOp": _reveal,
    "VillainPhaseOp": _villain_phase,
    "SetupOp": _setup,
    "AssignOp": _assign,
    "TogetherOp": _together,
    "ForEachPlayerOp": _each_player,
    "ForEachOp": _each_card,
    "MoveThreatEffect": _move_threat,
    "TakeStatusEffect": _take_status,
}


def frame(op: int, sc: int, a: Any, b: Any, c: Any, old_step: int) -> Frame:
    """A frame of today from one of version 1."""
    names = [kind.__name__ for kind in type(OPS[op]).__mro__]
    steps = next((_STEPS[name] for name in names if name in _STEPS), {})
    made = _registers(op, sc, names, (a, b, c), old_step)
    if names[0] == "VillainPhaseOp" and old_step == 2 and c == (-1,):
        made.at = _number(op, "next_player")
    elif names[0] == "TogetherOp":
        made.at = min(old_step, 1)
    else:
        made.at = _number(op, steps[old_step]) if old_step in steps else old_step
    return made


def _number(op: int, step: str) -> int:
    return OPS[op].number(getattr(OPS[op], step))


def _registers(op: int, sc: int, names: list[str], old: tuple[Any, Any, Any], old_step: int) -> Frame:
    """The frame with its registers. Those that the op had not set yet, at its very beginning, are as they begin today."""
    a, b, c = old
    name = next((x for x in names if x in _ALIKE or x in _SPLIT), "")
    if not name:
        return Frame(op, sc)
    if name in _SPLIT:
        kind, packed = _SPLIT[name](a, b, c, old_step)
        made = kind(op, sc, *packed)
    elif old_step == 0 and op >= N_RULES and name != "SwapEffect":
        made = _ALIKE[name](op, sc)
    else:
        made = _ALIKE[name](op, sc, *_in_order(_ALIKE[name], [a, b, c]))
    if old_step == 0 and isinstance(made, effect_frames.TakeStatusFrame):
        made.status = getattr(OPS[op], "status")  # noqa: B009 - of this one kind of op
    if old_step < 2 and isinstance(made, effect_frames.PutFrame):
        made.waiting = -1
    return made


def _in_order(kind: type[Frame], values: list[Any]) -> list[Any]:
    """Registers that are named in the order they had, as many as there are; what was not set yet is so today."""
    values = values[: len(kind.holds)]
    for i, holds in enumerate(list(kind.holds.values())[: len(values)]):
        if holds.name.endswith("S") and not isinstance(values[i], tuple):
            values[i] = ()
        elif holds is Holds.RECORD and not values[i]:  # the first record had number 1
            values[i] = -1
    return values
