"""Vs. System 2PCG as a PettingZoo AEC environment.

| | |
|---|---|
| Import | `import mc_env`; `mc_env.versus_env(...)`, `mc_env.versus_env.raw_env(...)` |
| Agents | `player_0` to `player_3`: as many as the largest mode configured |
| Action space | `Discrete(MAX_OPTIONS)`: the index of an option |
| Observation space | `Dict(observation=<space of the encoder>, action_mask=Box(0, 1, (A,), int8))` |

**Turns.** `agent_selection` is whoever decides. A sole legal option is taken by the engine, so every decision is a choice.
Players whose main character is KO'd stay in `agents`, are not selected any more, and share the result of their side.

**Observations.** `observe(agent)` is pure and works for every agent at any time; hands are hidden, also from teammates. The
mask of an agent who does not decide is all zeros, and so is everybody's after the end. `env.describe(action)` gives its label.

**Rewards** are by side and together 0 (`mc_env.versus_env.rewards`): 1 for each player of the side that wins, -1 for the
others (in a free for all shared among them), 0 for a tie or a truncation. "shaped" adds a potential of wounds on main characters.

**Infos.** Everybody: `round`. The decider: `decision` (its kind) and `action_mask`. When something was paid: `reward_components`.
At the end: `outcome` ("win", "loss", "tie", None for a truncation) and `outcome_reason`.

**Episodes.** mode is "duel", "free_for_all" (`players` 3 or 4), "2v2" or "two_headed", or what to draw it from; decks are
"mains" (a deck by rule for a main character drawn for each seat), "random" (any legal deck), a list with one for each seat,
or `OneOf`.
`reset(seed)` alone determines what is drawn and every shuffle. `max_rounds` truncates.

**Illegal actions** raise `mc_env.IllegalChoice` with what is legal and change nothing; with `illegal="terminate"` they lose
the game for the side of who did it.

Version history: v0 is the first version.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Unpack

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from mc_env.env.turns import Observation, TurnsEnv
from mc_env.versus.engine.game import Game
from mc_env.versus_env import drawing
from mc_env.versus_env.match import Match
from mc_env.versus_env.settings import Arguments, Settings

RENDER_MODES: Final = ("human", "ansi")


def env(*, render_mode: str | None = None, **arguments: Unpack[Arguments]) -> AECEnv[str, Observation, int | None]:
    """`raw_env` in the customary wrappers: bounds of actions are asserted, and the order of calls is enforced."""
    checked: AECEnv[str, Observation, int | None] = wrappers.AssertOutOfBoundsWrapper(
        raw_env(render_mode=render_mode, **arguments)
    )
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(
    *, render_mode: str | None = None, **arguments: Unpack[Arguments]
) -> ParallelEnv[str, Observation, int | None]:
    """The same game with PettingZoo's parallel conventions: each step takes an action of everybody, and the decider's counts."""
    out: ParallelEnv[str, Observation, int | None] = turn_based_aec_to_parallel(
        raw_env(render_mode=render_mode, **arguments)
    )
    return out


class raw_env(TurnsEnv):
    """The environment itself. Arguments: see `mc_env.versus_env.settings.Arguments`."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "name": "mc_env_versus_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, *, render_mode: str | None = None, **arguments: Unpack[Arguments]) -> None:
        super().__init__(Match(Settings(arguments)), render_mode)

    @property
    def game(self) -> Game:
        """The game itself: for search, saving and tests. Look, but choose only through `step`."""
        found: Game = self.match.game
        return found

    def _draw(self) -> str | None:
        return drawing.drawn(self.render_mode or "", self.game, self.match.seat, self.match.reason)

    def __repr__(self) -> str:
        return (
            f"<mc_env versus raw_env, {self.game!r}>"
            if self.match.number >= 0
            else "<mc_env versus raw_env, not reset>"
        )

    __str__ = __repr__
