"""The arguments of every environment of Vs. System, checked once: who plays what, what is seen and paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

from mc_env.encoders.base import Encoder
from mc_env.engine.new_game import one_of
from mc_env.env.episodes import OneOf, whole_number
from mc_env.env.matches import KEYS_USED, checked_keys, index_masks
from mc_env.env.turns import Mask
from mc_env.errors import ConfigError, UnknownArgument, near
from mc_env.kernel.state import MAX_OPTIONS
from mc_env.versus.cards.decks import Deck
from mc_env.versus.engine.game import Game
from mc_env.versus_env.encoder import VersusEncoder
from mc_env.versus_env.episodes import KEYS, Episodes
from mc_env.versus_env.match import Match
from mc_env.versus_env.opponents import make_opponent
from mc_env.versus_env.rewards import Reward, make_reward

MAX_ROUNDS: Final = 60  # longer games are cut off
ILLEGAL: Final = ("raise", "terminate")
INFOS: Final = ("words", "numbers")
ENTITIES: Final = "entities"


class Arguments(TypedDict, total=False):
    """What every environment takes. The first group is drawn anew for each episode where it is `OneOf` or a word."""

    mode: str | OneOf | Mapping[str, Any]  # "duel", "free_for_all", "2v2" ...; duel unless said
    players: int | OneOf | Mapping[str, Any]  # of a free for all, 3 or 4
    decks: (
        str | Sequence[str | Deck | OneOf | Mapping[str, Any]] | OneOf | Mapping[str, Any]
    )  # "mains", "random", or one each
    encoder: str | Encoder  # "entities"
    piles: bool  # whether observations tell piles too
    reward: str | Reward  # "sparse", "shaped"
    max_rounds: int | None  # longer games are cut off; 60 unless said, None for no limit
    illegal: str  # "raise" or "terminate"
    infos: str  # "words", or "numbers" for libraries that make tensors of them
    keys: tuple[str, str]  # what the observation and the mask are called
    reserved_seeds: tuple[int, int] | None  # first and end of a range that `reset` refuses: kept for evaluation


NAMES: Final = tuple(Arguments.__annotations__)


class Settings:
    """Checked arguments, shared by all episodes of an environment."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        for key in arguments:
            if key not in NAMES:
                raise UnknownArgument(f"environment: got an unexpected keyword argument {key!r}; {near(key, NAMES)}")
        given = dict(arguments)
        self.arguments: Mapping[str, Any] = given
        self.episodes = Episodes(**{k: v for k, v in given.items() if k in KEYS})
        self.players: int = self.episodes.players
        self.reward: Reward = make_reward(given.get("reward", "sparse"))
        self.max_rounds: int | None = given.get("max_rounds", MAX_ROUNDS)
        if self.max_rounds is not None:
            self.max_rounds = whole_number("max_rounds", self.max_rounds)
            if self.max_rounds < 1:
                raise ConfigError(f"max_rounds is at least 1 (None for no limit), not {self.max_rounds}")
        self.illegal: str = given.get("illegal", "raise")
        one_of("illegal", self.illegal, ILLEGAL)
        told = given.get("infos", "words")
        one_of("infos", told, INFOS)
        self.numbers: bool = told == "numbers"
        self.keys = checked_keys(given.get("keys", KEYS_USED))
        encoder = given.get("encoder", ENTITIES)
        if isinstance(encoder, str):
            one_of("encoder", encoder, (ENTITIES,))
            encoder = VersusEncoder(self.players, bool(given.get("piles", True)))
        self.encoder: Any = encoder
        self.actions: Any = None  # the index of an option
        self.size: int = MAX_OPTIONS
        self.masks: tuple[Mask, ...] = index_masks()
        self.reserved = range(*given["reserved_seeds"]) if given.get("reserved_seeds") else range(0)

    def __reduce__(self) -> tuple[Any, ...]:
        return Settings, (self.arguments,)

    def match(self) -> Match:
        """Episodes by these settings."""
        return Match(self)

    def partner(self, spec: Any) -> Any:
        """Who may play another seat."""
        return make_opponent(spec)

    def mask(self, game: Game) -> Mask:
        """A fresh mask of what the deciding player may do now."""
        pending = game.state.pending
        return self.masks[len(pending.opts) if pending is not None else 0].copy()
