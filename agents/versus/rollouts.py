"""Games of Vs. System to learn from: self-play, and games in which one side is played by a rival.

A rival is a past self (a snapshot of the network, `past`) or an agent by its spec. Only decisions of the learner's sides are
learned from. Advantages follow the decisions of each side, whoever of its players makes them: what a side has decided last stays
open until it decides again or the game ends. The chance to win is learned from points alone, whatever is paid on the way.
All snapshots and the learner are asked about many games at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from mc_env.agents.learning.partners import PAST, Snapshots
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.learning.rollouts import Rollout, SeatChains, take
from mc_env.agents.learning.seeds import learning_seeds
from mc_env.agents.network.model import Network, chosen, log_probabilities, sample
from mc_env.agents.network.reading import inputs
from mc_env.agents.players import registry
from mc_env.agents.players.base import Agent
from mc_env.encoders.packed import Packed
from mc_env.kernel.rng import MASK, mix
from mc_env.versus_env.encoder import packed
from mc_env.versus_env.vector import VersusGames

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
_NOBODY: Final = -1


@dataclass
class Seat:
    """Who plays an episode beside the learner: a rival's name and number, and the side it plays; nobody in self-play."""

    sides: tuple[int, ...]  # of the players
    rival: str = ""
    number: int = 0  # of a snapshot
    side: int = _NOBODY


@dataclass
class Tally:
    """How games against a rival went."""

    games: int = 0
    points: float = 0.0


@dataclass
class Played:
    """What is noted while decisions are made, before advantages are known."""

    store: Packed
    actions: list[int] = field(default_factory=list)
    logps: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


class Player:
    """The games of one process, and the rollouts played in them."""

    def __init__(self, config: PpoConfig, games: Mapping[str, Any], seed: int, network: Network) -> None:
        self.config = config
        self.n = config.games
        self.games = VersusGames(self.n, **{**games, "observations": "packed", "piles": network.shape.piles})
        self.snapshots = Snapshots(config.past_keep)
        self.snapshots.begin_with(network)
        self.agents: dict[str, Agent] = {name: registry.make(name) for name in config.partners if name != PAST}
        self.generator = torch.Generator().manual_seed(mix(seed) >> 2)
        self.chains = SeatChains(config.gamma, config.lam)
        self.chances = SeatChains(1.0, config.lam)  # the same decisions: how likely a win was, and what came of it
        self.kept: Rollout | None = None  # open decisions of the last rollout
        self.tallies: dict[str, Tally] = {}
        self.games.reset(seed=learning_seeds(seed, 0, self.n))
        self.seats = [self._seated(i) for i in range(self.n)]

    def _seated(self, i: int) -> Seat:
        """Who plays a new episode: drawn by its seed."""
        match: Any = self.games.games[i].match
        lots = mix((match.seed ^ 0x51DE) & MASK)
        sides: tuple[int, ...] = match.game.state.sides
        if not self.config.partners or (lots % 1000) / 1000 >= self.config.partner_share:
            return Seat(sides)
        lots = mix(lots)
        rival = self.config.partners[lots % len(self.config.partners)]
        lots = mix(lots)
        number = self.snapshots.draw(lots) if rival == PAST else 0
        return Seat(sides, rival, number, sides[mix(lots) % len(sides)])

    # ------------------------------------------------------------------ playing

    @torch.no_grad()
    def play(self, network: Network) -> Rollout:
        """Play `steps` decisions in every game."""
        network.draw_known_cards(self.generator)
        played = self._begin(network)
        for _ in range(self.config.steps):
            actions = self._act(network, played)
            _, _, terminated, truncated, infos = self.games.step(actions)
            self._note(infos["rewards"], infos["points"], terminated | truncated)
        return self._end(played)

    def _begin(self, network: Network) -> Played:
        """The decisions that the last rollout left open, as the network is now."""
        played = Played(packed(self.n * self.config.steps))
        kept, self.kept = self.kept, None
        if kept is not None:
            played.store.extend(kept.observations)
            logits, _, _ = network.look(inputs(kept.observations))
            played.logps = chosen(log_probabilities(logits), torch.from_numpy(kept.actions)).tolist()
            played.actions, played.values = kept.actions.tolist(), kept.values.tolist()
        return played

    def _act(self, network: Network, played: Played) -> Ints:
        """A choice in every game: by the learner, a snapshot or an agent."""
        batch = self.games.packed
        assert batch is not None
        groups: dict[tuple[str, int], list[int]] = {}
        for i, decider in enumerate(self.games.deciders.tolist()):
            seat = self.seats[i]
            theirs = seat.sides[decider] == seat.side
            groups.setdefault((seat.rival, seat.number) if theirs else ("", 0), []).append(i)
        actions = np.zeros(self.n, np.int64)
        for (rival, number), which in groups.items():
            if rival in self.agents:
                actions[which] = self._by_agent(self.agents[rival], which)
                continue
            seen = batch if len(which) == self.n else batch.take(np.array(which))
            if rival:
                logits, _, _ = self.snapshots.agent(number).network.look(inputs(seen))
                actions[which] = sample(logits, self.generator).numpy()
            else:
                actions[which] = self._learn(network, seen, which, played)
        return actions

    def _by_agent(self, agent: Agent, which: Sequence[int]) -> list[int]:
        out = []
        for i in which:
            match: Any = self.games.games[i].match
            agent.begin(mix((match.seed ^ mix(len(match.game.choices))) & MASK) >> 2)
            out.append(agent.decide(match.game, match.seat))
        return out

    def _learn(self, network: Network, seen: Packed, which: Sequence[int], played: Played) -> Ints:
        """The learner's choices, which are noted."""
        logits, value, win = network.look(inputs(seen))
        action = sample(logits, self.generator)
        first = len(played.actions)
        played.store.extend(seen)
        played.actions += action.tolist()
        played.logps += chosen(log_probabilities(logits), action).tolist()
        values, chances, deciders = value.tolist(), win.sigmoid().tolist(), self.games.deciders.tolist()
        played.values += values
        for k, i in enumerate(which):
            side = self.seats[i].sides[deciders[i]]
            self.chains.decide(i, side, first + k, values[k])
            self.chances.decide(i, side, first + k, chances[k])
        found: Ints = action.numpy()
        return found

    def _note(self, rewards: Floats, points: Floats, ends: NDArray[np.bool_]) -> None:
        """What the last choices were worth to each side, and the games that they ended."""
        for i in np.flatnonzero(np.abs(rewards).sum(1) + ends).tolist():
            self.chains.earn_each(i, self._by_side(i, rewards[i]))
            if not ends[i]:
                continue
            self.chances.earn_each(i, self._by_side(i, points[i]))
            self.chains.end(i)
            self.chances.end(i)
            seat = self.seats[i]
            if seat.rival:
                tally = self.tallies.setdefault(seat.rival, Tally())
                tally.games += 1
                tally.points += max(x for side, x in self._by_side(i, points[i]).items() if side != seat.side)
            self.seats[i] = self._seated(i)

    def _by_side(self, i: int, rewards: Floats) -> dict[int, float]:
        return {side: float(rewards[p]) for p, side in enumerate(self.seats[i].sides)}

    def _end(self, played: Played) -> Rollout:
        """Decisions whose advantage is known; those that are open wait for the next rollout."""
        n = len(played.actions)
        values = np.array(played.values, np.float32)
        whole = Rollout(
            played.store,
            np.array(played.actions, np.int64),
            np.array(played.logps, np.float32),
            values,
            np.zeros(n, np.float32),
            np.full(n, np.nan, np.float32),
            np.zeros(n, np.int64),
            [],
        )
        closed, later = self.chains.finish()
        part = take(whole, np.array([step.index for step in closed], np.int64))
        part.advantages = np.array([step.advantage for step in closed], np.float32)
        sure, open_still = self.chances.finish()
        part.wins = np.array([step.value + step.advantage for step in sure], np.float32).clip(0, 1)
        self.kept = take(whole, np.array([step.index for step in later], np.int64)) if later else None
        for i, (step, chance) in enumerate(zip(later, open_still, strict=True)):
            step.index = chance.index = i
        return part
