"""Saved games: a versioned JSON document of an origin (arguments, or a snapshot) and the choices made since."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final
from zlib import crc32

from mc_env.cards.terms import N_STATS
from mc_env.engine import library, save_v1
from mc_env.engine.new_game import Setup
from mc_env.engine.program.ops import OPS
from mc_env.engine.state.columns import column
from mc_env.engine.state.frames import Frame
from mc_env.engine.state.records import RECORD_FIELDS, Lasting, Record, Scope
from mc_env.engine.state.state import COLUMNS, Pending, State
from mc_env.engine.version import FIRST_RULES, RULES_VERSION, check_rules
from mc_env.errors import CorruptSave

FORMAT: Final = "mc_env game"
VERSION: Final = 2  # 1: frames without names (`save_v1`)
_PLAIN: Final = (
    "n",
    "open_hands",
    "auto",
    "overpay",
    "heroic",
    "expert",
    "counters",
    "zones",
    "trig",
    "mods",
    "marks",
    "identity",
    "alive",
    "parea",
    "extra",
    "changed",
    "declined",
    "first",
    "active",
    "round",
    "phase",
    "step",
    "peril",
    "activating",
    "outcome",
    "reason",
    "serial",
    "queue",
    "limits",
    "happened",
    "spent",
    "arrived",
    "departed",
    "dirty",
    "answer",
    "rng",
)


def snapshot(g: State) -> dict[str, Any]:
    """The whole state as plain data."""
    data: dict[str, Any] = {name: list(getattr(g, name)) for name in COLUMNS}
    data.update({name: getattr(g, name) for name in _PLAIN})
    data["stack"] = [_entry(f) for f in g.stack]
    data["scopes"] = {k: s.data() for k, s in g.scopes.items()}
    data["recs"] = {k: r.data() for k, r in g.recs.items()}
    data["lasting"] = {k: e.data() for k, e in g.lasting.items()}
    data["pending"] = g.pending.data() if g.pending is not None else None
    return data


def _entry(f: Frame) -> tuple[object, ...]:
    """A frame as plain data: its kind, the op, the scope, the step by its name, the registers."""
    steps = OPS[f.op].steps
    at: int | str = steps[f.at].__name__ if steps else f.at
    return (type(f).__name__, f.op, f.sc, at, *f.registers())


def _frame(kind: str, op: int, sc: int, at: int | str, *registers: Any) -> Frame:
    """A frame from plain data."""
    known: list[Any] = [Frame, *Frame.__subclasses__()]
    made: Frame = next(x for x in known if x.__name__ == kind)(op, sc, *registers)
    made.at = at if isinstance(at, int) else OPS[op].number(getattr(OPS[op], at))
    return made


def restore(data: Mapping[str, Any], version: int = VERSION) -> State:
    """A state from a snapshot, made by this version or an older one."""
    g = State()
    for name, numbers in COLUMNS.items():
        setattr(g, name, column(data[name], numbers))
    for name in _PLAIN:
        setattr(g, name, data[name])
    g.mods += [()] * (N_STATS - len(g.mods))  # a position from before there were so many stats
    if version == 1:
        g.stack = [save_v1.frame(*entry) for entry in data["stack"]]
    else:
        g.stack = [_frame(*entry) for entry in data["stack"]]
    g.scopes = {k: Scope(*v) for k, v in data["scopes"].items()}
    for k, values in data["recs"].items():
        rec = Record(0)
        for name, value in zip(RECORD_FIELDS, values, strict=False):
            setattr(rec, name, value)
        g.recs[k] = rec
    g.lasting = {k: Lasting(m, Scope(*s), u, r) for k, (m, s, u, r) in data["lasting"].items()}
    if data["pending"] is not None:
        player, kind, opts, source, prompt = data["pending"]
        g.pending = Pending(player, kind, opts, source, prompt)
    return g


def dump(setup: Setup | None, origin: State | None, choices: list[int]) -> str:
    """The JSON document of a game."""
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "rules": RULES_VERSION, "choices": choices}
    if setup is not None:
        data["setup"] = asdict(setup)
    else:
        assert origin is not None
        data["fingerprint"] = library.fingerprint()
        data["snapshot"] = text = repr(snapshot(origin))
        data["checksum"] = crc32(text.encode())  # a damaged position could be read, and would break much later
    return json.dumps(data)


def parse(text: str) -> tuple[Setup | None, State | None, list[int]]:
    """Read a document; every way it can be wrong has its own words."""
    try:
        data = json.loads(text)
    except (TypeError, ValueError) as error:
        raise CorruptSave(f"not a saved game: {error}") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise CorruptSave("not a saved game of mc_env: the format mark is missing")
    version = data.get("version")
    if not isinstance(version, int) or version < 1:
        raise CorruptSave(f"saved game has no valid version ({version!r})")
    if version > VERSION:
        raise CorruptSave(f"saved game has version {version}, this mc_env reads up to {VERSION}; use a newer mc_env")
    choices = data.get("choices")
    if not isinstance(choices, list) or not all(isinstance(i, int) and not isinstance(i, bool) for i in choices):
        raise CorruptSave("saved game is damaged: its choices are not a list of numbers")
    if choices:
        check_rules("saved game", data.get("rules", FIRST_RULES))
    if "setup" in data:
        return _setup(data["setup"]), None, choices
    if "snapshot" not in data:
        raise CorruptSave("saved game is damaged: it has neither setup nor snapshot")
    if not library.understands(data.get("fingerprint")):
        raise CorruptSave("saved position was made with other card definitions than the ones loaded now")
    try:
        if data.get("checksum") != crc32(data["snapshot"].encode()):
            raise ValueError("its checksum is another")
        return None, restore(ast.literal_eval(data["snapshot"]), version), choices
    except (ValueError, SyntaxError, LookupError, TypeError, AttributeError, OverflowError, StopIteration) as error:
        raise CorruptSave(f"saved game is damaged: its snapshot cannot be read ({error})") from None


def _setup(data: Any) -> Setup:
    try:
        fields = dict(data)
        fields["heroes"] = tuple(fields["heroes"])
        if fields.get("modular") is not None:
            fields["modular"] = tuple(fields["modular"])
        return Setup(**fields)
    except (TypeError, KeyError, ValueError) as error:
        raise CorruptSave(f"saved game is damaged: its setup cannot be read ({error})") from None
