"""Saved games (`kernel.saving`): what documents and positions of this game are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from mc_env.engine import library, save_v1
from mc_env.engine.new_game import Setup
from mc_env.engine.program.ops import OPS
from mc_env.engine.state.records import RECORD_FIELDS, Record
from mc_env.engine.state.state import State
from mc_env.engine.version import FIRST_RULES, RULES_VERSION, check_rules
from mc_env.errors import CorruptSave
from mc_env.kernel.frames import Frame
from mc_env.kernel.saving import Saving

VERSION: Final = 2  # 1: frames without names (`save_v1`)


class Saves(Saving[State]):
    """Saved games of Marvel Champions."""

    __slots__ = ()

    def fresh(self) -> State:
        return State()

    def restore(self, data: Mapping[str, Any], version: int) -> State:
        return super().restore({"said": (), **data}, version)  # positions from before there were signals

    def record(self, values: tuple[Any, ...]) -> Record:
        rec = Record(0)
        for name, value in zip(RECORD_FIELDS, values, strict=False):
            setattr(rec, name, value)
        return rec

    def frame(self, entry: tuple[Any, ...], version: int) -> Frame:
        return save_v1.frame(*entry) if version == 1 else super().frame(entry, version)

    def fingerprint(self) -> object:
        return library.fingerprint()

    def understands(self, fingerprint: object) -> bool:
        return library.understands(fingerprint)

    def check_rules(self, rules: object) -> None:
        check_rules("saved game", FIRST_RULES if rules is None else rules)


SAVES: Final = Saves("mc_env game", VERSION, RULES_VERSION, OPS)


def snapshot(g: State) -> dict[str, Any]:
    """The whole state as plain data."""
    return SAVES.snapshot(g)


def restore(data: Mapping[str, Any], version: int = VERSION) -> State:
    """A state from a snapshot, made by this version or an older one."""
    return SAVES.restore(data, version)


def dump(setup: Setup | None, origin: State | None, choices: list[int]) -> str:
    """The JSON document of a game."""
    return SAVES.dump(asdict(setup) if setup is not None else None, origin, choices)


def parse(text: str) -> tuple[Setup | None, State | None, list[int]]:
    """Read a document."""
    setup, origin, choices = SAVES.parse(text)
    return (_setup(setup) if origin is None else None), origin, choices


def _setup(data: Any) -> Setup:
    try:
        fields = dict(data)
        fields["heroes"] = tuple(fields["heroes"])
        if fields.get("modular") is not None:
            fields["modular"] = tuple(fields["modular"])
        return Setup(**fields)
    except (TypeError, KeyError, ValueError) as error:
        raise CorruptSave(f"saved game is damaged: its setup cannot be read ({error})") from None
