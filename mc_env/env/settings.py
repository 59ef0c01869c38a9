"""The arguments of every kind of environment, checked once: who plays what, what is seen, done and paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from mc_env.encoders import Encoder, SemanticActions, make_encoder
from mc_env.engine.game import Game
from mc_env.engine.new_game import HANDS, one_of
from mc_env.env.episodes import KEYS, Episodes, OneOf, RandomDecks, Sample, whole_number
from mc_env.env.match import Match
from mc_env.env.matches import KEYS_USED, checked_keys, index_masks
from mc_env.env.partners import PartnerSpec, make_partner
from mc_env.env.rewards import Reward, Shaped, make_reward
from mc_env.errors import ConfigError, UnknownArgument, near
from mc_env.kernel.state import MAX_OPTIONS
from mc_env.table import Table

Mask = NDArray[np.int8]
ILLEGAL: Final = ("raise", "terminate")
INFOS: Final = ("words", "numbers")
ACTION_SPACES: Final = ("index", "semantic")
MAX_ROUNDS: Final = 50  # longer games are cut off, also in evaluations; tasks and measured recipes pin their own


class Arguments(TypedDict, total=False):
    """What every environment takes. The first group is drawn anew for each episode where it is `OneOf`, `Sample` or random."""

    heroes: Sequence[str] | Sample | OneOf | Mapping[str, Any]  # names; Spider-Man and Captain Marvel unless said
    scenario: str | OneOf | Mapping[str, Any]  # a name; rhino unless said
    mode: str | OneOf | Mapping[str, Any]  # "standard" or "expert"
    modular: Sequence[str] | Sample | OneOf | Mapping[str, Any] | None  # names; the recommended sets unless said
    decks: str | Mapping[str, Any] | RandomDecks | OneOf | None  # "starter", "random", or decks by hero
    heroic: int | OneOf | Mapping[str, Any]  # additional encounter cards each round
    skirmish: int | OneOf | Mapping[str, Any] | None  # only this stage of the villain
    overpay: bool  # may more be paid than something costs?
    hands: str  # "open", "private" or "signals": may players see each other's hands, or say a word?
    start: Table | Game | str | None  # a position instead of the above
    players: int  # room for so many agents, if it should be more than the heroes need
    encoder: str | Encoder  # "entities", "flat"
    history: int  # how many recent public events an observation tells
    action_space: str  # "index" or "semantic"
    reward: str | Reward  # "sparse", "shaped", "progress"; recipes say shaped unless told otherwise
    max_rounds: int | None  # longer games are cut off; 50 unless said, None for no limit
    illegal: str  # "raise" or "terminate"
    infos: str  # "words", or "numbers" for libraries that make tensors of them
    keys: tuple[str, str]  # what the observation and the mask are called, for libraries that look for other names
    reserved_seeds: tuple[int, int] | None  # first and end of a range that `reset` refuses: kept for evaluation


NAMES: Final = tuple(Arguments.__annotations__)


class Settings:
    """Checked arguments, shared by all episodes of an environment."""

    __slots__ = (
        "actions",
        "arguments",
        "encoder",
        "episodes",
        "hands",
        "illegal",
        "keys",
        "masks",
        "max_rounds",
        "numbers",
        "players",
        "reserved",
        "reward",
        "size",
    )

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        for key in arguments:
            if key not in NAMES:
                raise UnknownArgument(f"environment: got an unexpected keyword argument {key!r}; {near(key, NAMES)}")
        given = dict(arguments)
        self.hands = given.get("hands", "open")
        one_of("hands", self.hands, HANDS)
        drawn = {k: v for k, v in given.items() if k in KEYS}
        self.episodes = Episodes(hands=self.hands, start=given.get("start"), **drawn)
        if self.episodes.start is not None:
            given["start"] = self.episodes.start  # as text, which can be kept and sent to other processes
        if "players" in given:
            n = whole_number("players", given["players"])
            if not self.episodes.players <= n <= 4:
                raise ConfigError(f"players: {n}, but the heroes need {self.episodes.players} and a table seats 4")
            self.episodes.players = n
        self.players = self.episodes.players
        self.reward = make_reward(given.get("reward", "sparse"))
        if self.hands != "open" and isinstance(self.reward, Shaped) and self.reward.gamma != 1:
            raise ConfigError(
                "reward: a discounted potential changes with every decision and would tell other players of windows "
                "that somebody declined; with private hands its gamma is 1"
            )
        self.max_rounds = given.get("max_rounds", MAX_ROUNDS)
        if self.max_rounds is not None:
            self.max_rounds = whole_number("max_rounds", self.max_rounds)
            if self.max_rounds < 1:
                raise ConfigError(f"max_rounds is at least 1 (None for no limit), not {self.max_rounds}")
        self.illegal = given.get("illegal", "raise")
        one_of("illegal", self.illegal, ILLEGAL)
        told = given.get("infos", "words")
        one_of("infos", told, INFOS)
        self.numbers = told == "numbers"
        self.keys = checked_keys(given.get("keys", KEYS_USED))
        kind = given.get("action_space", "index")
        one_of("action_space", kind, ACTION_SPACES)
        self.encoder = make_encoder(
            given.get("encoder", "entities"), self.players, self.hands, whole_number("history", given.get("history", 0))
        )
        self.episodes.log = bool(getattr(self.encoder, "history", 0))
        self.actions = SemanticActions(self.players) if kind == "semantic" else None
        self.size: int = MAX_OPTIONS if self.actions is None else self.actions.size
        self.masks = index_masks() if self.actions is None else ()
        self.reserved = range(*given["reserved_seeds"]) if given.get("reserved_seeds") else range(0)
        self.arguments: Mapping[str, Any] = given

    def __reduce__(self) -> tuple[Any, ...]:
        return Settings, (self.arguments,)

    def match(self) -> Match:
        """Episodes by these settings."""
        return Match(self)

    def partner(self, spec: PartnerSpec) -> Any:
        """Who may play another seat."""
        return make_partner(spec)

    def mask(self, game: Game) -> Mask:
        """A fresh mask of what the deciding player may do now."""
        if self.actions is not None:
            out: Mask = self.actions.mask(game)
            return out
        pending = game.state.pending
        return self.masks[len(pending.opts) if pending is not None else 0].copy()
