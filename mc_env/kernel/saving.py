"""Saved games: a versioned JSON document of an origin (arguments, or a snapshot) and the choices made since."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping
from typing import Any, Final, Generic
from zlib import crc32

from mc_env.errors import CorruptSave
from mc_env.kernel.columns import column
from mc_env.kernel.frames import Frame
from mc_env.kernel.ops import G, Op
from mc_env.kernel.options import make_room
from mc_env.kernel.records import Lasting, Occurrence, Scope
from mc_env.kernel.state import Pending

# what a snapshot holds as it is, beside the plain values of a state
_AS_IT_IS: Final = ("counters", "zones", "trig", "mods", "marks", "limits", "happened", "answer", "rng")


class Saving(Generic[G]):
    """How the games of one kind are kept: what their documents are marked with, and what their positions are made of."""

    __slots__ = ("mark", "ops", "rules", "version")

    def __init__(self, mark: str, version: int, rules: int, ops: list[Op[G]]) -> None:
        self.mark = mark
        self.version = version  # of the document
        self.rules = rules  # the version of the rules that games are played by now
        self.ops = ops

    # ------------------------------------------------------------------ what a game says

    def fresh(self) -> G:
        """A state without anything in it."""
        raise NotImplementedError

    def record(self, values: tuple[Any, ...]) -> Occurrence:
        """A record from its plain data."""
        raise NotImplementedError

    def fingerprint(self) -> object:
        """What positions depend on: the cards that are compiled."""
        raise NotImplementedError

    def understands(self, fingerprint: object) -> bool:
        """Whether a position can be read with the cards there are now."""
        raise NotImplementedError

    def check_rules(self, rules: object) -> None:
        """Refuse choices made by other rules (CorruptSave); None is what documents without a version have."""
        raise NotImplementedError

    # ------------------------------------------------------------------ positions

    def snapshot(self, g: G) -> dict[str, Any]:
        """The whole state as plain data."""
        data: dict[str, Any] = {name: list(getattr(g, name)) for name in g.columns}
        data.update({name: getattr(g, name) for name in (*g.plain, *_AS_IT_IS)})
        data["stack"] = [self._entry(f) for f in g.stack]
        data["scopes"] = {k: s.data() for k, s in g.scopes.items()}
        data["recs"] = {k: r.data() for k, r in g.records().items()}
        data["lasting"] = {k: e.data() for k, e in g.lasting.items()}
        data["pending"] = g.pending.data() if g.pending is not None else None
        return data

    def _entry(self, f: Frame) -> tuple[object, ...]:
        """A frame as plain data: its kind, the op, the scope, the step by its name, the registers."""
        steps = self.ops[f.op].steps
        at: int | str = steps[f.at].__name__ if steps else f.at
        return (type(f).__name__, f.op, f.sc, at, *f.registers())

    def frame(self, entry: tuple[Any, ...], version: int) -> Frame:
        """A frame from plain data, written by some version."""
        kind, op, sc, at, *registers = entry
        known: list[Any] = [Frame, *Frame.__subclasses__()]
        made: Frame = next(x for x in known if x.__name__ == kind)(op, sc, *registers)
        made.at = at if isinstance(at, int) else self.ops[op].number(getattr(self.ops[op], at))
        return made

    def restore(self, data: Mapping[str, Any], version: int) -> G:
        """A state from a snapshot, made by this version or an older one."""
        g = self.fresh()
        for name, numbers in g.columns.items():
            setattr(g, name, column(data[name], numbers))
        make_room(len(g.card))
        stats = len(g.mods)
        for name in (*g.plain, *_AS_IT_IS):
            setattr(g, name, data[name])
        g.mods += [()] * (stats - len(g.mods))  # a position from before there were so many stats
        g.stack = [self.frame(entry, version) for entry in data["stack"]]
        g.scopes = {k: Scope(*v) for k, v in data["scopes"].items()}
        g.records().update({k: self.record(values) for k, values in data["recs"].items()})
        g.lasting = {k: Lasting(m, Scope(*s), u, r) for k, (m, s, u, r) in data["lasting"].items()}
        if data["pending"] is not None:
            player, kind, opts, source, prompt = data["pending"]
            g.pending = Pending(player, kind, opts, source, prompt)
        return g

    # ------------------------------------------------------------------ documents

    def dump(self, setup: dict[str, Any] | None, origin: G | None, choices: list[int]) -> str:
        """The JSON document of a game."""
        data: dict[str, Any] = {"format": self.mark, "version": self.version, "rules": self.rules, "choices": choices}
        if setup is not None:
            data["setup"] = setup
        else:
            assert origin is not None
            data["fingerprint"] = self.fingerprint()
            data["snapshot"] = text = repr(self.snapshot(origin))
            data["checksum"] = crc32(text.encode())  # a damaged position could be read, and would break much later
        return json.dumps(data)

    def parse(self, text: str) -> tuple[Any, G | None, list[int]]:
        """Read a document: the setup as plain data, or else the position, and the choices. Every way it can be wrong has its
        own words."""
        try:
            data = json.loads(text)
        except (TypeError, ValueError) as error:
            raise CorruptSave(f"not a saved game: {error}") from None
        if not isinstance(data, dict) or data.get("format") != self.mark:
            raise CorruptSave("not a saved game of mc_env: the format mark is missing")
        version = data.get("version")
        if not isinstance(version, int) or version < 1:
            raise CorruptSave(f"saved game has no valid version ({version!r})")
        if version > self.version:
            newest = f"this mc_env reads up to {self.version}; use a newer mc_env"
            raise CorruptSave(f"saved game has version {version}, {newest}")
        choices = data.get("choices")
        if not isinstance(choices, list) or not all(isinstance(i, int) and not isinstance(i, bool) for i in choices):
            raise CorruptSave("saved game is damaged: its choices are not a list of numbers")
        if choices:
            self.check_rules(data.get("rules"))
        if "setup" in data:
            return data["setup"], None, choices
        return None, self._position(data, version), choices

    def _position(self, data: Mapping[str, Any], version: int) -> G:
        if "snapshot" not in data:
            raise CorruptSave("saved game is damaged: it has neither setup nor snapshot")
        if not self.understands(data.get("fingerprint")):
            raise CorruptSave("saved position was made with other card definitions than the ones loaded now")
        try:
            if data.get("checksum") != crc32(data["snapshot"].encode()):
                raise ValueError("its checksum is another")
            return self.restore(ast.literal_eval(data["snapshot"]), version)
        except (ValueError, SyntaxError, LookupError, TypeError, AttributeError, OverflowError, StopIteration) as error:
            raise CorruptSave(f"saved game is damaged: its snapshot cannot be read ({error})") from None
