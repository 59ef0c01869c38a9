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

from copy import deepcopy
from typing import Any, ClassVar, Unpack

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from mc_env.engine.game import Game
from mc_env.env.match import Match
from mc_env.env.settings import Arguments, Mask, Settings
from mc_env.env.whole import WholeState
from mc_env.errors import ConfigError, IllegalChoice

Observation = dict[str, Any]
RENDER_MODES = ("human", "ansi", "rgb_array")


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


class raw_env(AECEnv[str, Observation, int | None]):
    """The environment itself. Arguments: see `mc_env.env.settings.Arguments`."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "name": "mc_env_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, *, render_mode: str | None = None, **arguments: Unpack[Arguments]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.settings = Settings(arguments)
        self.match = Match(self.settings)
        self.possible_agents = [f"player_{i}" for i in range(self.settings.players)]
        self.agents: list[str] = []
        self._seats = {agent: i for i, agent in enumerate(self.possible_agents)}
        size = self.settings.size
        self.action_spaces = {a: spaces.Discrete(size) for a in self.possible_agents}  # type: ignore[misc]
        self._seen, self._allowed = self.settings.keys
        self.observation_spaces = {
            a: spaces.Dict({self._seen: self.settings.encoder.space, self._allowed: spaces.Box(0, 1, (size,), np.int8)})
            for a in self.possible_agents
        }
        self._whole = WholeState(self.settings.players)
        self.state_space = self._whole.space
        self._empty_mask: Mask = np.zeros(size, np.int8)
        self._mask: Mask = self._empty_mask
        self._paid = False  # something is in `rewards` that has to be cleared

    # ------------------------------------------------------------------ spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # ------------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        match = self.match
        match.begin(seed, options)
        self.agents = self.possible_agents[: match.game.players]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._components: dict[str, list[float]] = {}
        self._paid = False
        self._skip_agent_selection = None  # type: ignore[assignment]
        self._next_decision()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        if not self.agents:
            state = f"is over ({self.match.reason})" if self.match.number >= 0 else "has not begun"
            raise IllegalChoice(f"the episode {state}; call reset() before the next step")
        agent = self.agent_selection
        match = self.match
        if match.seat < 0:
            self._was_dead_step(action)
            return
        match.play(action)
        # Only now: an illegal action that raised has changed nothing.
        self._cumulative_rewards[agent] = 0.0
        if self._components:
            self._components.pop(agent, None)
        if self._paid:
            self._clear_rewards()
            self._paid = False
        if match.parts is not None:
            self._pay()
        if match.seat >= 0:
            self._next_decision()
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """The team's reward goes to everybody, also to those who are eliminated."""
        match = self.match
        assert match.parts is not None
        self._paid = True
        for agent in self.agents:
            self.rewards[agent] = match.reward
            self._cumulative_rewards[agent] += match.reward
            so_far = self._components.get(agent)
            self._components[agent] = (
                [a + b for a, b in zip(so_far, match.parts, strict=True)] if so_far is not None else list(match.parts)
            )

    def _next_decision(self) -> None:
        """Somebody decides: who, what is legal, and what everybody may be told."""
        match = self.match
        game = match.game
        self.agent_selection = decider = self.possible_agents[match.seat]
        self._mask = self.settings.mask(game)
        now = game.state.round
        if self.settings.numbers:
            self.infos = {agent: match.numbers(agent == decider) for agent in self.agents}
            return
        self.infos = {agent: {"round": now} for agent in self.agents}
        info = self.infos[decider]
        info["decision"] = match.kind
        info["action_mask"] = self._mask.copy()
        if self._components:
            self._report_components()

    def _finish(self) -> None:
        """Everybody ends together; PettingZoo then steps them one after another with None."""
        match = self.match
        self._mask = self._empty_mask
        if self.settings.numbers:
            self.infos = {agent: match.numbers(False) for agent in self.agents}
        else:
            self._tell_outcome()
        for agent in self.agents:
            self.terminations[agent] = match.terminated
            self.truncations[agent] = match.truncated
        self._deads_step_first()

    def _tell_outcome(self) -> None:
        match = self.match
        self.infos = {
            agent: {"round": match.game.state.round, "outcome": match.outcome, "outcome_reason": match.reason}
            for agent in self.agents
        }
        self._report_components()

    def _report_components(self) -> None:
        names = self.settings.reward.components
        for agent, parts in self._components.items():
            self.infos[agent]["reward_components"] = dict(zip(names, parts, strict=True))

    # ------------------------------------------------------------------ looking

    def observe(self, agent: str) -> Observation:
        """What an agent sees; any agent of this episode, at any time. Changes nothing."""
        seat = self._seats.get(agent, -1)
        if not 0 <= seat < self.match.game.players:
            here = ", ".join(self.possible_agents[: self.match.game.players])
            raise ConfigError(f"observe: unknown agent {agent!r}; this episode has {here}")
        match = self.match
        return {
            self._seen: self.settings.encoder.encode(match.game, seat),
            self._allowed: (self._mask if seat == match.seat else self._empty_mask).copy(),
        }

    def state(self) -> NDArray[np.int16]:
        """The whole game, what nobody may know included (`mc_env.env.whole`): for critics in training, never for players."""
        return self._whole.encode(self.match.game)

    def describe(self, action: int) -> str:
        """The label of an action of the current decision."""
        return self.match.labels()[self.match.index(action)]

    def labels(self) -> dict[int, str]:
        """All actions of the current decision with their labels; none at the end."""
        texts = self.match.labels()
        actions = self.settings.actions
        if not texts:
            return {}
        return dict(zip(range(len(texts)) if actions is None else actions.ids(self.match.game), texts, strict=True))

    @property
    def game(self) -> Game:
        """The game itself: for search, saving and tests. Look, but choose only through `step`."""
        return self.match.game

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            raise ConfigError(f"render: make the environment with render_mode={' or '.join(map(repr, RENDER_MODES))}")
        from mc_env.env import drawing  # rich is slow to import, and most environments are never drawn

        match = self.match
        return drawing.drawn(self.render_mode, match.game, match.seat, match.reason, match.outcome)

    def close(self) -> None:
        """Nothing is held open."""

    def __repr__(self) -> str:
        return f"<mc_env raw_env, {self.match.game!r}>" if self.match.number >= 0 else "<mc_env raw_env, not reset>"

    __str__ = __repr__

    # ------------------------------------------------------------------ keeping

    _KEPT = (
        "agents",
        "agent_selection",
        "rewards",
        "_cumulative_rewards",
        "terminations",
        "truncations",
        "infos",
        "_components",
        "_paid",
        "_skip_agent_selection",
        "_mask",
    )

    def get_state(self) -> dict[str, Any]:
        """The running episode, as a value for `set_state` of this environment or one made with the same arguments."""
        if self.match.number < 0:
            raise ConfigError("get_state: call reset() first")
        return {"match": self.match.copy(), **{name: deepcopy(getattr(self, name)) for name in self._KEPT}}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go back to a state. The state itself stays as it is and can be used again."""
        if not isinstance(state, dict) or "match" not in state:
            raise ConfigError("set_state takes what get_state gave")
        match: Match = state["match"]
        if match.game.players > len(self.possible_agents):
            raise ConfigError(
                f"set_state: the state has {match.game.players} players, this environment {len(self.possible_agents)}"
            )
        self.match = match.copy()
        self.match.settings = self.settings
        for name in self._KEPT:
            setattr(self, name, deepcopy(state[name]))


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise ConfigError(f"unknown render_mode {mode!r}; known: {', '.join(RENDER_MODES)}")
