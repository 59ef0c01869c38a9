"""Marvel Champions as a PettingZoo AEC environment.

| | |
|---|---|
| Import | `import mc_env`; `mc_env.env(...)`, `mc_env.raw_env(...)` |
| Agents | `player_0` to `player_3`: as many as the largest configured team |
| Action space | `Discrete(MAX_OPTIONS)`: the index of an option; `Discrete(A)` with `action_space="semantic"` |
| Observation space | `Dict(observation=<space of the encoder>, action_mask=Box(0, 1, (A,), int8))` |
| Parallel API | `mc_env.parallel_env(...)`: everybody acts, the decider's action counts |
| State | `env.state()`, a `Box` of int16: the whole game, hidden cards included, for centralised critics |

**Turns.** `agent_selection` is whoever decides: the same agent many times in a row, any agent in an interrupt window. It is
the referee's knowledge, not a policy's input. A sole legal option is taken by the engine, so every decision is a choice.
Players who are eliminated stay in `agents`, are not selected any more, and share the result. All agents end together.

**Observations.** `observe(agent)` is pure and works for every agent at any time. The mask of an agent who does not decide
is all zeros, and so is everybody's after the end; the decider's has a 1 for each legal action. `env.describe(action)` gives
its label.

**Rewards** are shared (`mc_env.env.rewards`). "sparse": +1 for a win, -1 for a loss, 0 for a truncation. "shaped": also the
change of a potential made of villain hit points, main scheme threat and hit points of the heroes. What `last()` hands an
agent is everything since its previous action; over an episode that sums to the team's return for each agent, also for one
who was eliminated early.

**Infos.** Everybody: `round`. The decider: `decision` (its kind) and `action_mask`. When something was paid:
`reward_components`, accumulated like the reward itself. At the end: `outcome` ("win", "loss", None for a truncation) and
`outcome_reason` ("villain_defeated", ..., "max_rounds", "illegal_action"). With private hands nothing here tells others of
a window that was declined. With `infos="numbers"` there are no words, only numbers under the same keys at every step.

**Episodes.** heroes, scenario, mode, modular, decks, heroic and skirmish are values or what to draw them from (`OneOf`,
`Sample`, decks="random"); `reset(options={...})` overrides them once. `reset(seed)` alone determines what is drawn and
every shuffle. `start` is a `Table`, a `Game` or a saved game to begin from. `max_rounds` truncates after so many rounds.

**Illegal actions** raise `mc_env.IllegalChoice` with what is legal and change nothing; with `illegal="terminate"` they lose
the game.

Version history: v0 is the first version.
"""

from __future__ import annotations

from typing import Any, ClassVar, Unpack

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from mc_env.engine.game import Game
from mc_env.env.match import Match
from mc_env.env.settings import Arguments, Settings
from mc_env.env.turns import RENDER_MODES, Observation, TurnsEnv
from mc_env.env.whole import WholeState


def env(*, render_mode: str | None = None, **arguments: Unpack[Arguments]) -> AECEnv[str, Observation, int | None]:
    """`raw_env` in the customary wrappers: bounds of actions are asserted, and the order of calls is enforced."""
    checked: AECEnv[str, Observation, int | None] = wrappers.AssertOutOfBoundsWrapper(
        raw_env(render_mode=render_mode, **arguments)
    )
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(
    *, render_mode: str | None = None, **arguments: Unpack[Arguments]
) -> ParallelEnv[str, Observation, int | None]:
    """The same game with PettingZoo's parallel conventions: each step takes an action of everybody, and the decider's counts.

    Whose mask is not all zeros is the decider. Only these conventions are converted: who decides next still depends on the game.
    """
    out: ParallelEnv[str, Observation, int | None] = turn_based_aec_to_parallel(
        raw_env(render_mode=render_mode, **arguments)
    )
    return out


class raw_env(TurnsEnv):
    """The environment itself. Arguments: see `mc_env.env.settings.Arguments`."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "name": "mc_env_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, *, render_mode: str | None = None, **arguments: Unpack[Arguments]) -> None:
        super().__init__(Match(Settings(arguments)), render_mode)
        self._whole = WholeState(self.settings.players)
        self.state_space = self._whole.space

    def state(self) -> NDArray[np.int16]:
        """The whole game, what nobody may know included (`mc_env.env.whole`): for critics in training, never for players."""
        return self._whole.encode(self.game)

    @property
    def game(self) -> Game:
        """The game itself: for search, saving and tests. Look, but choose only through `step`."""
        found: Game = self.match.game
        return found

    def _draw(self) -> str | NDArray[np.uint8] | None:
        from mc_env.env import drawing  # rich is slow to import, and most environments are never drawn

        match = self.match
        return drawing.drawn(self.render_mode or "", match.game, match.seat, match.reason, match.outcome)

    def __repr__(self) -> str:
        return f"<mc_env raw_env, {self.match.game!r}>" if self.match.number >= 0 else "<mc_env raw_env, not reset>"

    __str__ = __repr__
