"""One vector of fixed length for plain MLPs, from the same look.

Globals and the decision come first. Then planes over card ids: how many copies of each card are in hand, in play, ready, how
much damage is on them, and so on; copies of one card are added up. A place in the vector always means the same card, as an id
of `SemanticActions` always means the same action; the two belong together.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from mc_env.encoders import vocab
from mc_env.encoders.base import check_arguments, check_game
from mc_env.encoders.packed import E, P, Packed
from mc_env.encoders.packing import fill
from mc_env.engine.game import Game
from mc_env.engine.observing.columns import (
    CARD_IDS,
    DECISION_COLUMNS,
    ENTITY_COLUMNS,
    GLOBAL_COLUMNS,
    PILE_COLUMNS,
    PILE_KINDS,
)
from mc_env.engine.observing.view import look
from mc_env.errors import ConfigError
from mc_env.kernel.rows import Column, names

_E: Final = names(ENTITY_COLUMNS)
_P: Final = names(PILE_COLUMNS)
_ONE: Final = 20.0  # amounts without a bound of their own: so many count as 1

# planes over card ids: name, what is added up, the amount that counts as 1
PLANES: Final = (
    ("own_hand", "copies in the observer's hand", 1),
    ("other_hands", "copies in other hands that the observer sees", 1),
    ("own_play", "copies in play that the observer controls", 1),
    ("others_play", "copies in play that other players control", 1),
    ("against_me", "encounter cards in play whose `you` is the observer: engaged minions, their attachments", 1),
    ("other_encounter", "other encounter cards in play", 1),
    ("ready", "copies in play that are ready", 1),
    ("damage", "damage on them", 5),
    ("remaining", "remaining hit points", 10),
    ("threat", "threat on them", 5),
    ("counters", "counters and acceleration tokens on them", 3),
    ("stunned", "stunned cards on them", 1),
    ("confused", "confused cards on them", 1),
    ("tough", "tough cards on them", 1),
    ("attached", "copies attached to another card", 1),
    ("limit_reached", "copies with an ability that cannot be used again yet", 1),
    ("in_act", "copies that attack, scheme, thwart, are attacked or defend now", 1),
    ("candidate", "copies that an option of the observer's decision refers to", 1),
    ("source", "the card that makes the decision necessary", 1),
    ("own_hidden", "copies in the observer's deck, or hidden elsewhere", 1),
    ("own_discard", "copies in the observer's discard pile", 1),
    ("encounter_hidden", "copies in the encounter deck, or hidden elsewhere", 1),
    ("encounter_discard", "copies in the encounter discard pile", 1),
)
_PLANE: Final = {name: i for i, (name, _, _) in enumerate(PLANES)}
_OF_ROWS: Final = PLANES[: _PLANE["own_hidden"]]  # planes made from entity rows; the others come from piles
_ZONE: Final = _E["zone"]
_CONTROLLER: Final = _E["controller"]
_SEAT: Final = _E["seat"]
_FROM: Final = {  # planes that begin as one column
    "ready": "ready",
    "damage": "damage",
    "remaining": "remaining",
    "threat": "threat",
    "counters": "counters",
    "stunned": "stunned",
    "confused": "confused",
    "tough": "tough",
    "limit_reached": "limit_reached",
    "in_act": "attacker",
    "candidate": "candidate",
    "source": "source",
}
_TAKEN: Final = np.array([_PLANE[plane] for plane in _FROM])
_COLUMNS: Final = np.array([_E[column] for column in _FROM.values()])
_MOST: Final = 100  # bound of every number of the vector


def _scale(columns: tuple[Column, ...]) -> npt.NDArray[np.float32]:
    return np.array([1 / min(max(c.high, 1), _ONE) for c in columns], np.float32)


class FlatEncoder:
    """A Box of float32: globals, decision, then `PLANES`, each over all card ids."""

    name = "flat"
    version = 2

    def __init__(self, players: int, hands: str = "open", history: int = 0) -> None:
        check_arguments(players, hands, history)
        if history:
            raise ConfigError("the flat encoder has no history; take the entity encoder")
        self.players = players
        self.hands = hands
        ids = vocab.used_ids()
        self.cards = len(ids)
        self._place = np.zeros(CARD_IDS, np.int64)
        self._place[ids] = np.arange(len(ids))
        self._known = frozenset(ids)
        self._head = len(GLOBAL_COLUMNS) + len(DECISION_COLUMNS)
        self._globals = _scale(GLOBAL_COLUMNS)
        self._decision = _scale(DECISION_COLUMNS)
        self._units = np.repeat(np.array([1 / unit for _, _, unit in PLANES], np.float32), self.cards)
        self._first = (np.arange(len(_OF_ROWS)) * self.cards)[:, None]  # where the planes of entity rows begin
        self._pile_plane = np.full((len(PILE_KINDS), 5), -1, np.int64)  # plane by kind of pile and seat
        self._pile_plane[1, 1] = _PLANE["own_hidden"]
        self._pile_plane[3, 1] = _PLANE["own_discard"]
        self._pile_plane[2, :2] = _PLANE["encounter_hidden"]  # of all, or of one's own area
        self._pile_plane[4, :2] = _PLANE["encounter_discard"]
        self.size = self._head + len(PLANES) * self.cards
        self._space = spaces.Box(-1.0, _MOST, (self.size,), np.float32)

    @property
    def space(self) -> spaces.Box:
        return self._space

    def place(self, plane: str, card_id: int) -> int:
        """Where in the vector a card of a plane is."""
        if plane not in _PLANE:
            raise ConfigError(f"unknown plane {plane!r}; known: {', '.join(_PLANE)}")
        if card_id not in self._known:
            raise ConfigError(f"card id {card_id} is not in use")
        return self._head + _PLANE[plane] * self.cards + int(self._place[card_id])

    def encode(self, game: Game, seat: int) -> npt.NDArray[np.float32]:
        """One observation."""
        check_game(game, seat, self.players)
        raw = look(game.state, seat, vocab.ids())
        out = np.zeros(self.size, np.float32)
        g = len(GLOBAL_COLUMNS)
        np.multiply(np.frombuffer(raw.globals, np.int16), self._globals, out=out[:g])
        np.multiply(np.frombuffer(raw.decision, np.int16), self._decision, out=out[g : self._head])
        np.minimum(out[: self._head], _MOST, out=out[: self._head])
        rows = np.frombuffer(raw.entities, np.int16).reshape(-1, E)[1:]
        piles = np.frombuffer(raw.piles, np.int16).reshape(-1, P)
        zone, controller, you = rows[:, _ZONE], rows[:, _CONTROLLER], rows[:, _SEAT]
        play = zone == 1
        values = np.empty((len(_OF_ROWS), len(rows)), np.int16)
        values[_TAKEN] = rows[:, _COLUMNS].T
        np.minimum(values[_PLANE["remaining"]], _MOST, out=values[_PLANE["remaining"]])
        values[_PLANE["counters"]] += rows[:, _E["uses"]] + rows[:, _E["tokens"]]
        values[_PLANE["in_act"]] |= rows[:, _E["attacked"]] | rows[:, _E["defender"]]
        values[_PLANE["attached"]] = rows[:, _E["host"]] > 0
        values[0] = (zone == 2) & (you == 1)
        values[1] = (zone == 2) & (you != 1)
        values[2] = play & (controller == 1)
        values[3] = play & (controller > 1)
        values[4] = play & (controller == 0) & (you == 1)
        values[5] = play & (controller == 0) & (you != 1)
        at = self._place[rows[:, 0]] + self._first
        kind = self._pile_plane[piles[:, _P["pile"]], piles[:, _P["seat"]]]
        counted = kind >= 0
        where = np.concatenate([at.ravel(), (self._place[piles[:, 0]] + kind * self.cards)[counted]])
        amounts = np.concatenate([values.ravel(), piles[counted, _P["count"]]])
        planes = np.bincount(where, amounts, len(PLANES) * self.cards)
        np.minimum(planes * self._units, _MOST, out=out[self._head :], casting="same_kind")
        return out

    def pack(self, game: Game, seat: int, into: Packed) -> None:
        """Append one observation to a packed batch, as the entity encoder does: packed rows are always the raw ones."""
        check_game(game, seat, self.players)
        into.append(look(game.state, seat, vocab.ids()))

    def pack_all(self, games: list[Game], seats: list[int], into: Packed) -> None:
        """Fill a packed batch anew with what one seat sees in each game."""
        fill(into, games, seats, self.players)
