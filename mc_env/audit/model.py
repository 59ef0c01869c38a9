"""The auditor's own table: nothing but what the log says, from its first entry on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from mc_env.audit.rows import Row, printed_face, row
from mc_env.cards.kit.cards import Face
from mc_env.cards.terms import CardType, Stat

NOBODY: Final = 255
CHARACTERS: Final = (CardType.HERO, CardType.ALTER_EGO, CardType.ALLY, CardType.VILLAIN, CardType.MINION)
SCHEMES: Final = (CardType.MAIN_SCHEME, CardType.SIDE_SCHEME, CardType.PLAYER_SIDE_SCHEME)


class Table:
    """Zones, tokens and status cards of every card, as of the entry being looked at."""

    def __init__(self) -> None:
        self.players = 0
        self.identities: tuple[int, ...] = ()
        self.open_hands = True
        self.heroic = 0
        self.columns: dict[str, dict[int, Any]] = {}
        self.piles: dict[str, list[int]] = {}
        self.where: dict[int, str] = {}  # the pile a card is in
        self.counters: dict[tuple[int, str], int] = {}
        self.plain: dict[str, Any] = {}
        self.lasting: dict[int, dict[str, Any]] = {}  # lasting effects by their number
        self.faces: dict[int, list[str]] = {}  # codes of the faces that a card has shown, the one of now last
        self.allies_played = 0  # this round, by all players
        # what the entry being looked at has changed
        self.old: dict[tuple[int, str], Any] = {}
        self.old_piles: dict[str, list[int]] = {}
        self.old_plain: dict[str, Any] = {}
        self.moved: dict[int, str] = {}  # cards that are in another pile than before, and where they were
        self._last: dict[int, str] = {}  # the last pile of a card that is in none

    def begin(self, facts: Mapping[str, Any]) -> None:
        """A first entry: everything after it is relative to it."""
        self.players = int(facts["players"])
        self.identities = tuple(facts["identities"])
        self.open_hands = bool(facts["open_hands"])
        self.heroic = int(facts["heroic"])
        self.columns = {}
        self.piles = {}
        self.where = {}
        self.counters = {}
        self.plain = {}
        self.lasting = {}
        self.faces = {}
        self.allies_played = int(facts["allies_played"])

    def apply(self, changes: Mapping[str, Any]) -> None:
        """Bring the table up to date, remembering what was different before."""
        self.old = {}
        self.old_piles = {}
        self.old_plain = {}
        for c, column, value in changes.get("cards", ()):
            values = self.columns.setdefault(column, {})
            self.old[c, column] = values.get(c)
            values[c] = value
            if column == "face":
                self.faces.setdefault(c, []).append(value)
        piles = changes.get("piles", {})
        before = {c: self.where.get(c) or self._last.get(c, "") for cards in piles.values() for c in cards}
        for name in piles:
            self.old_piles[name] = self.piles.get(name, [])
            for c in self.old_piles[name]:
                if self.where.get(c) == name:
                    self._last[c] = name
                    del self.where[c]
        for name, cards in piles.items():
            self.piles[name] = cards
            for c in cards:
                self.where[c] = name
        self.moved = {c: was for c, was in before.items() if self.where.get(c) != was}
        for c, name, n in changes.get("counters", ()):
            self.counters[c, name] = n
        for name, value in changes.get("plain", {}).items():
            self.old_plain[name] = self.plain.get(name)
            self.plain[name] = value

    # ------------------------------------------------------------------ reading

    def get(self, c: int, column: str) -> int:
        """A column of a card now."""
        return int(self.columns[column].get(c, 0))

    def was(self, c: int, column: str) -> int:
        """A column of a card as of the entry before."""
        old = self.old.get((c, column))
        return int(old) if (c, column) in self.old and old is not None else self.get(c, column)

    def pile(self, name: str) -> list[int]:
        return self.piles.get(name, [])

    def was_pile(self, name: str) -> list[int]:
        """A pile as of the entry before."""
        return self.old_piles.get(name, self.pile(name))

    def face(self, c: int) -> Face:
        """The definition of a card's face, for its abilities; what is printed on it is in its row."""
        return printed_face(self.columns["face"][c])

    def row(self, c: int) -> Row:
        """Facts of a card's face."""
        return row(self.columns["face"][c])

    def row_of(self, code: str) -> Row:
        """Facts of a face by its code, wherever the card is now."""
        return row(code)

    def name(self, c: int) -> str:
        if c < 0 or c not in self.columns.get("face", {}):
            return "nobody"
        return self.row(c).title or f"facedown {self.columns['guise'].get(c) or 'card'}"

    def type(self, c: int) -> CardType:
        return CardType(self.get(c, "ctype"))

    def printed(self, c: int, stat: Stat) -> int:
        """A printed figure; a dash, and what the card itself says, count as 0."""
        facts = self.row(c)
        return facts.figures.get(stat, 0) + facts.per_hero.get(stat, 0) * self.players

    def in_play(self, c: int) -> bool:
        return self.where.get(c, "").startswith("play ")

    def all_in_play(self) -> Iterable[int]:
        return (c for name, cards in self.piles.items() if name.startswith("play ") for c in cards)

    def of_type(self, *types: CardType) -> list[int]:
        return [c for t in types for c in self.pile(f"play {t.name.lower()}")]

    def controller(self, c: int) -> int:
        return self.get(c, "controller")

    def alive(self, p: int) -> bool:
        return bool(self.plain["alive"][p])

    def order(self) -> list[int]:
        """Players still in the game, in player order."""
        first = int(self.plain["first"])
        return [q for q in ((first + i) % self.players for i in range(self.players)) if self.alive(q)]

    def next_player(self, p: int) -> int:
        """The next player clockwise who is still in the game."""
        return next(q for q in ((p + i) % self.players for i in range(1, self.players + 1)) if self.alive(q))

    def hero_form(self, p: int) -> bool:
        return self.type(self.identities[p]) == CardType.HERO

    def engaged(self, p: int) -> list[int]:
        """Minions engaged with a player."""
        return [c for c in self.of_type(CardType.MINION) if self.get(c, "engaged") == p]

    def attached(self, c: int) -> list[int]:
        """Cards attached to a card in play."""
        return [x for x, h in self.columns["host"].items() if h == c and self.in_play(x)]

    def villains(self) -> list[int]:
        return self.of_type(CardType.VILLAIN)

    def main_schemes(self) -> list[int]:
        return self.of_type(CardType.MAIN_SCHEME)
