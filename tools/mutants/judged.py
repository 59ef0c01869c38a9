"""The list of equal programs, `tests/mutants.md`: changes that somebody has read and that play every game alike."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import ROOT

FILE: Final = ROOT / "tests" / "mutants.md"
_BULLET: Final = re.compile(r"^- `([^`]+)`, `([^`]+)`:\n  `([^`]+)`\n  `([^`]+)`\n((?:  .+\n?)+)", re.M)


@dataclass(frozen=True)
class Equal:
    """One change, told by file, function and line as it was and as it became, with the reason."""

    path: str
    function: str
    before: str
    after: str
    reason: str

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.path, self.function, self.before, self.after


def read(path: Path = FILE) -> dict[tuple[str, str, str, str], Equal]:
    """All of the list. A bullet that cannot be read is an error, or a survivor would seem to be judged."""
    text = path.read_text(encoding="utf-8")
    found = [Equal(m[1], m[2], m[3], m[4], " ".join(m[5].split())) for m in _BULLET.finditer(text)]
    bullets = len(re.findall(r"^- ", text, re.M))
    if len(found) != bullets:
        raise ValueError(
            f"{path} has {bullets} entries, of which {len(found)} can be read: an entry is `file`, `function`: and then, "
            "on lines of their own, the line as it was, the line as it became, and the reason"
        )
    return {one.key: one for one in found}
