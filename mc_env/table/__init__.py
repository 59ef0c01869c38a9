"""Table: build any position by name and play it by label.

Decks are filler until named. The first question starts the game at seat 0's turn (or `start(...)`). Options are chosen by
label (a unique part is enough); an unexpected decision fails and prints the legal labels. Every choice is repeated on a
clone and on a save/load round trip and compared, and the position it leads to is audited.

>>> from mc_env.table import Table
>>> t = Table(scenario="rhino")
>>> t.hero("Spider-Man", form="hero", hand=["Swinging Web Kick", "Genius", "Spider-Tracer"])
<Table rhino, not started>
>>> t.play("Swinging Web Kick", pay=["Genius", "Spider-Tracer"], target="Rhino").damage("Rhino")
8

Things can be made to happen at a player's turn, with all their windows: `deal_damage`, `place_threat`, `reveal`,
`enemy_attacks`, `enemy_schemes`. `events` says what happened, `expect_order` checks the order.

>>> t = Table(scenario="rhino").hero("Spider-Man", hand=["Backflip"]).minion("Hydra Mercenary")
>>> t.enemy_attacks("Hydra Mercenary").decision.prompt
'Defend? (Hydra Mercenary attacks Spider-Man)'
>>> t.run_until("turn", accept="Backflip").damage("Spider-Man")
0
>>> t.events("enemy attacks")
['enemy attacks: actor Hydra Mercenary, player 0, target Spider-Man']
>>> _ = t.expect_order("enemy attacks Spider-Man", "play Backflip", "damage Spider-Man taken 0")

A game can also start at setup or at the mulligan.

>>> t = Table(scenario="klaw").hero("Black Panther", hand=["Vibranium", "Energy"], deck=["Panther Claws"])
>>> t = t.encounter_deck("Defense Network").start(phase="setup").choose("Defense Network")
>>> t.decision.kind, t.threat("Defense Network"), t.hand()[:3]
('mulligan', 3, ['Vibranium', 'Energy', 'Panther Claws'])
"""

from __future__ import annotations

from mc_env.table.expecting import Expecting
from mc_env.table.naming import TableError

__all__ = ["Table", "TableError"]


class Table(Expecting):
    """A position under construction, then a game in progress: build (`Building`), start (`Starting`), look (`Looking`), play
    (`Playing`), make things happen (`Happening`), check (`Expecting`)."""

    def __repr__(self) -> str:
        return f"<Table {self.scenario}, {'not started' if self._game is None else repr(self._game)}>"
