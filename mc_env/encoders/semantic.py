"""Actions with a meaning of their own, for plain MLPs: one number for "play Backflip", whatever its place in the list.

An id is (verb, card or board object, ordinal among copies). Ids are laid out once from the definitions: verbs in their
order, card ids in theirs, then alternatives or abilities, then copies. Equal options of one decision (two Drones to choose
from) are told apart by an ordinal in the order of the options. Where the ids of a meaning do not suffice (an event that could
answer five occurrences of one moment), the options left over take spare ids, which stand behind all others and are as many as a
decision can have options: so every option of every decision has an id of its own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from mc_env.cards import registry
from mc_env.cards.kit import effects as e
from mc_env.cards.kit.cards import CardLike, Face
from mc_env.cards.terms import AbilityKind, CardType
from mc_env.cards.text.tree import nodes
from mc_env.encoders import vocab
from mc_env.engine.game import MAX_OPTIONS, Game
from mc_env.engine.observing.decision import option_meanings
from mc_env.engine.state.options import Signal, Verb
from mc_env.errors import ConfigError, IllegalChoice

Key = tuple[int, int, int]  # verb; card id, relative seat or number; ability or alternative

NUMBERS: Final = 32  # numbers that can be chosen: 0 to 31
ALTERNATIVES: Final = 8  # of a card whose definition does not list its own
GUISE_COPIES: Final = 40
HIDDEN_COPIES: Final = 16  # facedown cards to choose from
OCCASIONS: Final = 3  # events of one moment that the same ability could answer, beyond one for each copy

_PLAIN: Final = (Verb.PASS, Verb.END_TURN, Verb.NO_DEFENSE, Verb.STOP, Verb.YES, Verb.NO)
_SEATED: Final = (Verb.ASK, Verb.PLAYER, Verb.PAY_HELP)
_USED: Final = frozenset({AbilityKind.ACTION, AbilityKind.INTERRUPT, AbilityKind.RESPONSE})
_CHARACTERS: Final = frozenset({CardType.HERO, CardType.ALTER_EGO, CardType.ALLY, CardType.MINION, CardType.VILLAIN})
_FIGHTERS: Final = frozenset({CardType.HERO, CardType.ALLY})
_ENEMIES: Final = frozenset({CardType.MINION, CardType.VILLAIN})
_IDENTITIES: Final = frozenset({CardType.HERO, CardType.ALTER_EGO})
_STAYING: Final = frozenset(  # cards that are played and stay in play
    t for t in CardType if CardType.ALLY <= t < CardType.VILLAIN and t not in (CardType.RESOURCE, CardType.EVENT)
)
_BY_TYPE: Final = {  # verbs that go with every card of some types
    Verb.ATTACK: _FIGHTERS,
    Verb.THWART: _FIGHTERS,
    Verb.DEFEND: _FIGHTERS,
    Verb.RECOVER: frozenset({CardType.ALTER_EGO}),
    Verb.CHANGE_FORM: _IDENTITIES,
    Verb.ASSIGN: _CHARACTERS,
    Verb.ACTIVATE: _ENEMIES,
}


class SemanticActions:
    """`Discrete(size)` of meaningful ids for tables of up to so many players."""

    version = 3

    def __init__(self, players: int) -> None:
        if not isinstance(players, int) or not 1 <= players <= 4:
            raise ConfigError(f"players is 1 to 4, not {players!r}")
        self.players = players
        self._at: dict[Key, tuple[int, int]] = {}  # where the ids of a key begin, and how many there are
        self.size = 0
        for key, copies in _layout(players):
            assert key not in self._at
            self._at[key] = (self.size, copies)
            self.size += copies
        self.spare = self.size  # the first of the ids for what has none of its own left
        self.size += MAX_OPTIONS
        self._keys = list(self._at)
        self._starts = [start for start, _ in self._at.values()]

    def ids(self, game: Game) -> list[int]:
        """The id of every option of the current decision, in order; all different. Empty when the game is over."""
        used: dict[Key, int] = {}
        out: list[int] = []
        spare = self.spare
        for key in option_meanings(game.state, vocab.ids()):
            if key[0] == Verb.OPTION and key not in self._at:
                key = (key[0], 0, key[2])  # an alternative that the card's own definition does not list
            ordinal = used.get(key, 0)
            used[key] = ordinal + 1
            start, copies = self._at.get(key, (0, 0))
            if ordinal < copies:
                out.append(start + ordinal)
            else:
                out.append(spare)
                spare += 1
        return out

    def index(self, game: Game, action: int) -> int:
        """The option of the current decision that an id stands for."""
        ids = self.ids(game)
        try:
            return ids.index(int(action))
        except ValueError:
            raise IllegalChoice(f"semantic action {action} is not legal now; legal: {sorted(ids)}") from None

    def mask(self, game: Game) -> npt.NDArray[np.int8]:
        """1 for every id that is legal now."""
        out = np.zeros(self.size, np.int8)
        out[self.ids(game)] = 1
        return out

    def describe(self, action: int) -> str:
        """What an id stands for, in words: "target Hydra Mercenary (01101) #2"."""
        if not 0 <= action < self.size:
            raise ConfigError(f"semantic actions are 0 to {self.size - 1}, not {action}")
        if action >= self.spare:
            return f"one more option #{action - self.spare + 1}"
        i = bisect_right(self._starts, action) - 1
        verb, what, sub = self._keys[i]
        start, copies = self._at[self._keys[i]]
        words = Verb(verb).name.lower().replace("_", " ")
        if verb in _SEATED:
            words += f" seat {what}" if what else " self"
        elif verb == Verb.NUMBER:
            words += f" {what}"
        elif verb == Verb.SIGNAL:
            words += f" {Signal(what).name.lower()}"
        elif verb not in _PLAIN:
            face = vocab.face_of(what)
            words += f" {vocab.name_of(what)} ({face.code})" if face is not None else f" {vocab.name_of(what)}"
            if verb in (*_BY_ABILITY, Verb.OPTION) and sub >= 0:
                words += f" [{sub + 1}]"
        return f"{words} #{action - start + 1}" if copies > 1 else words


_BY_ABILITY: Final = frozenset({Verb.PLAY, Verb.USE, Verb.PAY_ABILITY, Verb.ORDER})


def _copies(players: int) -> dict[str, int]:
    """How many copies of a card there can be at one table, by code."""
    registry.load()
    out: dict[str, int] = {}

    def count(card: CardLike, n: int) -> None:
        faces = card.faces if not isinstance(card, Face) else (card,)
        for face in faces:
            out[face.code] = max(out.get(face.code, 1), n)

    for hero in registry.HEROES.values():
        for cards in (hero.cards, hero.obligations, hero.nemesis):
            for card, n in cards.items():
                count(card, n)
    for encounter in registry.ENCOUNTER_SETS.values():
        for cards in (encounter.cards, encounter.aside):
            for card, n in cards.items():
                count(card, n)
    for pool in registry.POOLS.values():
        for card in pool.cards:
            face = card if isinstance(card, Face) else card.faces[0]
            count(card, players if face.unique else min(face.deck_limit, 10) * players)
    return out


def _alternatives(face: Face) -> int:
    """The most alternatives that a choice on this card has."""
    most = 0
    for node in nodes(face.abilities):
        if isinstance(node, e.ChooseOne):
            most = max(most, len(node.options))
        elif isinstance(node, e.InAnyOrder):
            most = max(most, len(node.effects))
        elif isinstance(node, e.OneOf):
            most = max(most, len(node.costs))
    return most


class _Copies(NamedTuple):
    """A face under its card id, and how many copies of it there can be."""

    card_id: int
    face: Face
    n: int


def _layout(players: int) -> Iterator[tuple[Key, int]]:
    """Every key with its number of ids, in order."""
    cards = _cards(players)
    for verb in Verb:
        v = int(verb)
        if verb in _PLAIN:
            yield (v, 0, 0), 1
        elif verb in _SEATED:
            yield from (((v, seat, 0), 1) for seat in range(players))
        elif verb == Verb.NUMBER:
            yield from (((v, number, 0), 1) for number in range(NUMBERS))
        elif verb == Verb.SIGNAL:
            yield from (((v, int(word), 0), 1) for word in Signal)
        elif verb == Verb.OPTION:
            yield from (((v, 0, i), 1) for i in range(ALTERNATIVES))
        elif verb == Verb.ORDER:
            yield (v, 0, -1), 8  # delayed effects
        elif verb in (Verb.TARGET, Verb.PICK):
            yield (v, vocab.UNKNOWN, 0), HIDDEN_COPIES
        for card in cards:
            yield from (((v, card.card_id, i), n) for i, n in _on_card(verb, card))


def _cards(players: int) -> list[_Copies]:
    """Every face with a card id, in the order of ids."""
    copies = _copies(players)
    cards: list[_Copies] = []
    for card_id in vocab.used_ids()[2:]:
        face = vocab.face_of(card_id)
        assert face is not None
        cards.append(_Copies(card_id, face, GUISE_COPIES if vocab.guise_of(face) else copies.get(face.code, 1)))
    return cards


def _on_card(verb: Verb, card: _Copies) -> Iterator[tuple[int, int]]:
    """What one verb can mean with one card: abilities or alternatives (or 0, -1), each with its number of ids."""
    face, n = card.face, card.n
    if verb in _BY_TYPE:
        if face.type in _BY_TYPE[verb]:
            yield 0, 1 if verb in (Verb.RECOVER, Verb.CHANGE_FORM) else n + (OCCASIONS if verb == Verb.ACTIVATE else 0)
    elif verb in (Verb.PLAY, Verb.USE, Verb.PAY_ABILITY, Verb.ORDER):
        yield from _with_abilities(verb, card)
    elif verb == Verb.OPTION:
        yield from ((i, 1) for i in range(_alternatives(face)))
    elif verb in (Verb.TARGET, Verb.PICK) or (verb == Verb.PAY_CARD and face.icons):
        yield 0, n


def _with_abilities(verb: Verb, card: _Copies) -> Iterator[tuple[int, int]]:
    """As above for playing a card, using its abilities, paying with them and ordering them; -1 is the card itself."""
    face, n = card.face, card.n
    event = face.type == CardType.EVENT
    if verb == Verb.PLAY and face.type in _STAYING:
        yield -1, 2  # from hand, and from elsewhere
    elif verb == Verb.ORDER:
        yield -1, n
    for i, ability in enumerate(face.abilities):
        used = ability.kind in _USED
        if verb == Verb.ORDER or (verb == Verb.USE and used):
            yield i, n + OCCASIONS
        elif verb == Verb.PLAY and event and used:
            yield i, 1 + OCCASIONS
        elif verb == Verb.PAY_ABILITY and ability.kind == AbilityKind.RESOURCE:
            yield i, n
