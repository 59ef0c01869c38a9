"""Marvel Champions as an OpenSpiel game, for its bots and algorithms: `game(...).new_initial_state()`.

Shuffles are the game's own and come from its seed, so there are no chance nodes: who clones a state and plays on sees the
very cards that will come. Bots that plan must therefore plan on redrawn states: `state.redrawn(seed)` looks the same to the
player who decides, and what that player cannot know is drawn anew. `Planner` gives a bot such a state at every step; ISMCTS
of OpenSpiel asks for one by itself (`set_resampler(resampler())`).

OpenSpiel knows no common reward of many games at once; utilities are those of a shared win or loss: +1 or -1 for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pyspiel

import mc_env
from mc_env.engine.game import Game
from mc_env.errors import ConfigError

MAX_LENGTH: Final = 5000  # decisions; games are far shorter
SHORT_NAME: Final = "mc_env"


def game_type(players: int) -> Any:
    """What OpenSpiel wants to know of a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{SHORT_NAME}_{players}",
        long_name="Marvel Champions: The Card Game",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


_TYPES: Final = {players: game_type(players) for players in range(1, 5)}


class SpielGame(pyspiel.Game):  # type: ignore[misc] # written in C++
    """A game with the arguments of `mc_env.new_game`; `seed` is that of the first state, the next ones count on."""

    def __init__(self, arguments: dict[str, Any] | None = None) -> None:
        if not arguments:  # OpenSpiel makes a game by its name alone
            raise ConfigError(
                "an OpenSpiel game of mc_env is made by mc_env.env.spiel.game(heroes=[...], scenario=...)"
            )
        self.arguments = {"seed": 0, **arguments}
        self.begun = 0
        players = len(arguments["heroes"])
        kind = _TYPES[players]
        info = pyspiel.GameInfo(
            num_distinct_actions=mc_env.MAX_OPTIONS,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MAX_LENGTH,
        )
        super().__init__(kind, info, {})

    def new_initial_state(self, state: object = None) -> SpielState:
        """The next game."""
        return SpielState(self)

    def next_position(self) -> Game:
        """The beginning of the next game."""
        seed = self.arguments["seed"] + self.begun
        self.begun += 1
        return mc_env.new_game(**{**self.arguments, "seed": seed})


class Held:
    """A position that is copied when OpenSpiel copies a state. It begins when it is first looked at: OpenSpiel makes a new state
    for every clone before it fills it."""

    def __init__(self, position: Game | None = None) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.position.clone() if self.position is not None else None)


class SpielState(pyspiel.State):  # type: ignore[misc] # written in C++
    """A position. The tree of a planner may be as deep as it likes: clones are independent."""

    def __init__(self, game: SpielGame, position: Game | None = None) -> None:
        super().__init__(game)
        self._held = Held(position)

    @property
    def game(self) -> Game:
        """The game itself. Choose through `apply_action`."""
        if self._held.position is None:
            self._held.position = self.get_game().next_position()
        return self._held.position

    def current_player(self) -> int:
        decision = self.game.decision
        return int(decision.player if decision is not None else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.game.decision
        return list(range(len(decision))) if decision is not None and decision.player == player else []

    def _apply_action(self, action: int) -> None:
        self.game.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        decision = self.game.decision
        return decision.options[action].label if decision is not None else ""

    def is_terminal(self) -> bool:
        return self.game.decision is None

    def returns(self) -> list[float]:
        worth = {"win": 1.0, "loss": -1.0}.get(self.game.outcome or "", 0.0)
        return [worth] * self.game.players

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, in words."""
        from mc_env.render import text

        return text.plain(self.game.view(self.current_player() if player is None else player))

    def redrawn(self, seed: int) -> SpielState:
        """A state that looks the same to who decides; what that player cannot know is drawn anew."""
        return SpielState(self.get_game(), self.game.resample(self.current_player(), seed))

    def __str__(self) -> str:
        return self.observation_string() if not self.is_terminal() else f"{self.game.outcome}"


class Planner(pyspiel.Bot):  # type: ignore[misc] # written in C++
    """A bot that plans on what its player may know: at every step on a state redrawn anew."""

    def __init__(self, bot: pyspiel.Bot, seed: int = 0) -> None:
        super().__init__()
        self.bot = bot
        self.random = Random(seed)

    def step(self, state: SpielState) -> int:
        return int(self.bot.step(state.redrawn(self.random.getrandbits(32))))

    def restart(self) -> None:
        self.bot.restart()


def game(**arguments: Any) -> SpielGame:
    """An OpenSpiel game with the arguments of `mc_env.new_game`."""
    return SpielGame(arguments)


def resampler(seed: int = 0) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`."""
    random = Random(seed)
    return lambda state, player: state.redrawn(random.getrandbits(32))


for _kind in _TYPES.values():
    pyspiel.register_game(_kind, SpielGame)
