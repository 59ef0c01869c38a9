"""What a player who reads and writes remembers of a game, by the moment it was written.

A moment is how many choices have been made in the game. What was written at a moment that is still to come is forgotten: so
a move that is taken back takes back what was thought and said after it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Final

from mc_env.text.briefing import Said

NOTES: Final = 8  # the last ones are shown
SENTENCES: Final = 8  # of others
OWN: Final = 3  # of the player's own sentences


@dataclass
class Diary:
    """Notes of a player, what was said at the table, and how much of the story has been told."""

    told: list[tuple[int, int]] = field(default_factory=list)  # moment, entries of the log
    notes: list[tuple[int, str]] = field(default_factory=list)  # moment, words
    talk: list[tuple[int, int, str]] = field(default_factory=list)  # moment, seat, words

    def go_to(self, moment: int) -> None:
        """Forget what was written at a moment or later."""
        self.told = [entry for entry in self.told if entry[0] < moment]
        self.notes = [entry for entry in self.notes if entry[0] < moment]
        self.talk = [entry for entry in self.talk if entry[0] < moment]

    @property
    def since(self) -> int:
        """The entry of the log at which the untold story begins."""
        return self.told[-1][1] if self.told else 0

    def last_notes(self) -> list[str]:
        return [words for _, words in self.notes[-NOTES:]]

    def last_talk(self, me: int) -> list[Said]:
        """The last sentences of others, and fewer of one's own, as they were said."""
        kept = [entry for entry in self.talk if entry[1] == me][-OWN:]
        kept += [entry for entry in self.talk if entry[1] != me][-SENTENCES:]
        return [Said(seat, words) for _, seat, words in sorted(kept, key=lambda entry: entry[0])]

    def kept(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @staticmethod
    def of(data: dict[str, Any]) -> Diary:
        return Diary(
            [(m, n) for m, n in data["told"]],
            [(m, words) for m, words in data["notes"]],
            [(m, seat, words) for m, seat, words in data["talk"]],
        )
