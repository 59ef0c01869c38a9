"""The game as an environment of TextArena (`pip install textarena`): `register()`, then `textarena.make("MarvelChampions-v0")`.

Every observation after the first (rules, how to answer, the player's deck) is a whole table with its question, so the last
one is all a player needs: the wrapper that shows the first and the last is the usual one. All players win or lose together.
A wrong answer is asked again; after the last try the fallback is chosen and the player's `invalid_move` is set in the info
of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import textarena as ta

from mc_env.engine.game import new_game
from mc_env.env.settings import MAX_ROUNDS
from mc_env.errors import ConfigError
from mc_env.text.episode import Episode
from mc_env.text.question import TRIES
from mc_env.text.style import Style

ID: Final = "MarvelChampions-v0"
HEROES: Final = ("spider_man", "captain_marvel", "she_hulk", "iron_man")
REWARDS: Final = {"win": 1.0, "loss": -1.0, "truncated": 0.0}


class MarvelChampionsEnv(ta.Env):  # type: ignore[misc]
    """One to four heroes against a villain. `setup` are further arguments of `mc_env.new_game`."""

    def __init__(
        self,
        heroes: Sequence[str] = HEROES,
        scenario: str = "rhino",
        *,
        style: Style | None = None,
        tries: int = TRIES,
        max_rounds: int = MAX_ROUNDS,
        **setup: Any,
    ) -> None:
        self.heroes = tuple(heroes)
        self.scenario = scenario
        self.style = style or Style()
        self.tries = tries
        self.max_rounds = max_rounds
        self.setup = setup

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a game of the first heroes."""
        if not 1 <= num_players <= len(self.heroes):
            raise ConfigError(f"{num_players} players: there are {len(self.heroes)} heroes ({', '.join(self.heroes)})")
        game = new_game(self.heroes[:num_players], self.scenario, seed or 0, log=True, **self.setup)
        self.episode = Episode(game, self.style, tries=self.tries, max_rounds=self.max_rounds)
        self.state = ta.FFAMultiPlayerState(num_players=num_players, seed=seed, max_turns=None)
        self.state.reset(game_state={"outcome": "running"}, role_mapping=dict(enumerate(self.heroes[:num_players])))
        self._told: set[int] = set()
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """The player who was asked answers."""
        seat = self.episode.seat
        reply = self.episode.answer(str(action))
        self.state.made_invalid_move = reply.option is None
        if reply.option is not None and not reply.legal:
            self.state.game_info[seat]["invalid_move"] = True
        if self.episode.over:
            self._end()
        else:
            self._ask(reply.complaint if reply.option is None else "")
        done, info = self.state.step(rotate_player=False)
        return bool(done), {**info, "villain_beaten": self.episode.villain_beaten}

    def _ask(self, complaint: str = "") -> None:
        question = self.episode.question
        assert question is not None
        seat = self.episode.seat
        self.state.manually_set_current_player_id(seat)
        if seat not in self._told:
            self._told.add(seat)
            self.state.add_observation(question.system, ta.ObservationType.PROMPT, to_id=seat)
        text = f"{complaint}\n\n{question.text}" if complaint else question.text
        self.state.add_observation(text, ta.ObservationType.GAME_BOARD, to_id=seat)

    def _end(self) -> None:
        outcome = self.episode.outcome
        self.state.game_state["outcome"] = outcome
        everybody = range(self.state.num_players)
        self.state.set_game_outcome(dict.fromkeys(everybody, REWARDS[outcome]), f"{outcome}: {self.episode.reason}")


def register() -> None:
    """Make the environment known to TextArena, with and without the wrapper. Calling it again changes nothing."""
    from textarena.envs.registration import ENV_REGISTRY

    for name, wrappers in ((ID, [ta.wrappers.GameBoardObservationWrapper]), (f"{ID}-raw", [])):
        if name not in ENV_REGISTRY:
            ta.register(id=name, entry_point=MarvelChampionsEnv, default_wrappers=wrappers)
