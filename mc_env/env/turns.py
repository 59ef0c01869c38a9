"""What every PettingZoo environment of a card game does: turns, masks, rewards, dead steps, going back. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from mc_env.env.matches import AnyMatch
from mc_env.errors import ConfigError, IllegalChoice
from mc_env.kernel.game import Game

Observation = dict[str, Any]
Mask = NDArray[np.int8]
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class TurnsEnv(AECEnv[str, Observation, int | None]):
    """An AEC environment over a match: whoever is asked is the agent that acts."""

    def __init__(self, match: AnyMatch[Any], render_mode: str | None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.render_mode = render_mode
        self.settings = match.settings
        self.match = match
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
        """Everybody gets what the decision was worth to them, also those who are eliminated."""
        match = self.match
        self._paid = True
        for seat, agent in enumerate(self.agents):
            reward, parts = match.reward_of(seat), match.parts_of(seat)
            assert parts is not None
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            so_far = self._components.get(agent)
            self._components[agent] = (
                [a + b for a, b in zip(so_far, parts, strict=True)] if so_far is not None else list(parts)
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
            agent: {"round": match.game.state.round, "outcome": match.outcome_of(seat), "outcome_reason": match.reason}
            for seat, agent in enumerate(self.agents)
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
    def game(self) -> Game[Any, Any]:
        """The game itself: for search, saving and tests. Look, but choose only through `step`."""
        found: Game[Any, Any] = self.match.game
        return found

    def _draw(self) -> Any:
        """The board as the render mode shows it."""
        raise NotImplementedError

    def render(self) -> str | NDArray[np.uint8] | None:
        if self.render_mode is None:
            modes = " or ".join(map(repr, self.metadata["render_modes"]))
            raise ConfigError(f"render: make the environment with render_mode={modes}")
        drawn: str | NDArray[np.uint8] | None = self._draw()
        return drawn

    def close(self) -> None:
        """Nothing is held open."""

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
        match: AnyMatch[Any] = state["match"]
        if match.game.players > len(self.possible_agents):
            raise ConfigError(
                f"set_state: the state has {match.game.players} players, this environment {len(self.possible_agents)}"
            )
        self.match = match.copy()
        self.match.settings = self.settings
        for name in self._KEPT:
            setattr(self, name, deepcopy(state[name]))


def check_render_mode(mode: str | None, known: Sequence[str] = RENDER_MODES) -> None:
    """Refuse a way to draw that there is not."""
    if mode is not None and mode not in known:
        raise ConfigError(f"unknown render_mode {mode!r}; known: {', '.join(known)}")
