"""Proximal policy optimisation by self-play with shared weights, in one readable file.

Every process plays its own games, computes gradients on its own decisions, and all average them, so their weights stay equal.
`team` advantages follow a game's decisions whoever makes them (one mind, open hands); `seat` advantages follow each seat's own
decisions (private hands): what a seat has decided last stays open until it decides again or the game ends, also across rollouts.
A game that is cut off (`max_rounds`) is not lost: the value of where it stood is added to its last reward.

A run is a function of its config (on one machine, with the same number of processes). A checkpoint holds weights, optimiser,
generators and, for every game, its seed and choices, so the update after a resume is the one that would have come.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from mc_env.agents.learning import partners
from mc_env.agents.learning.resuming import games_state, resume_games
from mc_env.agents.learning.seeds import learning_seeds
from mc_env.agents.network.model import Network, chosen, entropy, from_each, inputs, log_probabilities, preset, sample
from mc_env.encoders import Packed
from mc_env.engine.state.rng import mix
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
GAE: Final = ("team", "seat")
Averager = Callable[[Tensor], None]  # makes the gradients of all processes equal their mean


@dataclass
class PpoConfig:
    """How to learn. What is played is said elsewhere, as arguments of the environment."""

    network: str = "default"  # preset of mc_env.agents.network.model
    processes: int = 2  # one torch thread each
    games: int = 128  # in each process
    steps: int = 64  # decisions of each game in a rollout
    gae: str = "team"  # advantages over the decisions of all seats, or of each by itself ("seat")
    gamma: float = 1.0  # discount for each decision
    lam: float = 0.98  # of generalised advantage estimation
    learning_rate: float = 5e-4  # of Adam
    anneal: bool = True  # learning rate down to a tenth by the end
    epochs: int = 2  # over each rollout
    microbatch: int = 256  # decisions a process contributes to one step of the optimiser
    clip: float = 0.2  # of the ratio of probabilities
    value_weight: float = 0.5  # of the value's loss
    entropy_start: float = 0.01  # weight of the entropy bonus at the beginning ...
    entropy_end: float = 0.002  # ... and at the end
    max_gradient: float = 0.5  # longer gradients are shortened
    target_kl: float = 0.05  # an update stops early beyond this
    partners: list[str] = field(default_factory=list)  # agent specs, or "past", that play the other seats ...
    partner_share: float = 0.0  # ... in this share of games
    past_every: int = 500_000  # decisions between two snapshots of this network, for "past"
    past_keep: int = 8  # snapshots

    def check(self) -> None:
        """Raise for values that make no sense."""
        preset(self.network)
        if self.gae not in GAE:
            raise ConfigError(f"ppo.gae is {' or '.join(GAE)}, not {self.gae!r}")
        at_least_one("ppo", self, "processes", "games", "steps", "epochs", "microbatch", "past_every", "past_keep")
        for name in ("gamma", "lam", "partner_share"):
            if not 0 <= getattr(self, name) <= 1:
                raise ConfigError(f"ppo.{name} is between 0 and 1, not {getattr(self, name)}")
        if self.learning_rate <= 0 or self.clip <= 0:
            raise ConfigError("ppo.learning_rate and ppo.clip are more than 0")
        if bool(self.partners) != (self.partner_share > 0):
            raise ConfigError("ppo.partners and ppo.partner_share go together: say both or neither")
        partners.check(self.partners)


def at_least_one(section: str, config: object, *keys: str) -> None:
    """Refuse counts of nothing."""
    for key in keys:
        if getattr(config, key) < 1:
            raise ConfigError(f"{section}.{key} is at least 1, not {getattr(config, key)}")


# ---------------------------------------------------------------------------------------------- advantages


def team_advantages(
    rewards: Floats, values: Floats, ends: NDArray[np.bool_], last: Floats, gamma: float, lam: float
) -> Floats:
    """Generalised advantages of T steps of N games; `ends[t]`: step t ended an episode; `last`: values after step T."""
    out = np.zeros_like(rewards)
    after, running = last.astype(np.float32), np.zeros(rewards.shape[1], np.float32)
    for t in range(len(rewards) - 1, -1, -1):
        goes_on = 1.0 - ends[t].astype(np.float32)
        delta = rewards[t] + gamma * after * goes_on - values[t]
        running = delta + gamma * lam * goes_on * running
        out[t] = running
        after = values[t]
    return out


class SeatStep:
    """One decision of one seat: where its observation lies, its value, and the rewards since."""

    __slots__ = ("advantage", "index", "reward", "value")

    def __init__(self, index: int, value: float) -> None:
        self.index = index
        self.value = value
        self.reward = 0.0
        self.advantage = 0.0


class SeatChains:
    """Advantages along each seat's own decisions.

    `decide` adds a decision, `earn` a reward that all seats of the game share, `end` closes a game. `finish` computes
    advantages of all decisions that are closed by a later one of their seat or by the end, and keeps the open ones.
    """

    def __init__(self, gamma: float, lam: float) -> None:
        self.gamma, self.lam = gamma, lam
        self.open: dict[int, dict[int, list[SeatStep]]] = {}  # by game and seat
        self.done: list[SeatStep] = []

    def decide(self, game: int, seat: int, index: int, value: float) -> None:
        self.open.setdefault(game, {}).setdefault(seat, []).append(SeatStep(index, value))

    def earn(self, game: int, reward: float) -> None:
        if reward:
            for chain in self.open[game].values():
                chain[-1].reward += reward

    def end(self, game: int) -> None:
        for chain in self.open.pop(game).values():
            self._close(chain, 0.0)
            self.done += chain

    def finish(self) -> tuple[list[SeatStep], list[SeatStep]]:
        """(closed decisions with their advantages, the open last decision of each chain)."""
        waiting = []
        for seats in self.open.values():
            for chain in seats.values():
                last = chain.pop()
                self._close(chain, last.value)
                self.done += chain
                chain[:] = [last]
                waiting.append(last)
        closed, self.done = self.done, []
        return closed, waiting

    def _close(self, chain: list[SeatStep], after: float) -> None:
        running = 0.0
        for step in reversed(chain):
            running = step.reward + self.gamma * after - step.value + self.gamma * self.lam * running
            step.advantage = running
            after = step.value


# ------------------------------------------------------------------------------------------------ rollouts


@dataclass
class Rollout:
    """Decisions to learn from, and what was seen while playing them."""

    observations: Packed
    actions: Ints
    logp: Floats
    values: Floats
    advantages: Floats
    episodes: list[dict[str, Any]]  # outcome, rounds, decisions of those that ended

    @property
    def returns(self) -> Floats:
        return self.advantages + self.values

    def __len__(self) -> int:
        return len(self.actions)


class Player:
    """The games of one process, and the rollouts played in them."""

    def __init__(
        self, config: PpoConfig, games: Mapping[str, Any], seed: int, rank: int = 0, network: Network | None = None
    ) -> None:
        """`network` is whose past the partners called "past" are."""
        self.config = config
        self.snapshots = partners.Snapshots(config.past_keep)
        if partners.PAST in config.partners:
            if network is None:
                raise ConfigError("ppo.partners: past needs the network whose past it is")
            self.snapshots.begin_with(network)
        found = partners.groups(config.games, config.partner_share, config.partners, games, self.snapshots)
        self.groups = [VectorGames(n, observations="packed", **extra, **games) for n, extra in found]
        self.counts = [group.num_envs for group in self.groups]
        self.n = sum(self.counts)
        seeds = learning_seeds(seed, rank, self.n)
        self.generator = torch.Generator().manual_seed(mix(seeds.start) >> 2)  # mixed: torch looks at 32 bits only
        self.chains = SeatChains(config.gamma, config.lam) if config.gae == "seat" else None
        self.kept: Rollout | None = None  # open decisions of the last rollout, in `seat`
        self.observation = Packed()
        at = 0
        for group in self.groups:
            group.reset(seed=seeds[at : at + group.num_envs])
            at += group.num_envs
        self._gather()
        self.lengths = np.zeros(self.n, np.int64)

    def _gather(self) -> None:
        if len(self.groups) == 1:
            self.observation = packed(self.groups[0])
            return
        self.observation.clear()
        for group in self.groups:
            self.observation.extend(packed(group))

    def _step(self, network: Network, actions: Ints) -> tuple[Floats, NDArray[np.bool_], list[dict[str, Any]]]:
        """Play on: rewards, which games ended, and how. A game that was cut off is paid what the network still expects of it."""
        rewards, ends, over = [], [], []
        at = 0
        for group in self.groups:
            n = group.num_envs
            _, reward, terminated, truncated, infos = group.step(actions[at : at + n])
            if truncated.any():
                final = [infos["final_obs"][i] for i in np.flatnonzero(truncated)]
                reward[truncated] += self.config.gamma * network(from_each(final))[1].numpy()
            rewards.append(reward)
            ends.append(terminated | truncated)
            for i in np.flatnonzero(ends[-1]):
                final = infos["final_info"]
                over.append(
                    {
                        "outcome": final["outcome"][i],  # None: cut off
                        "reason": final["outcome_reason"][i],
                        "rounds": int(final["round"][i]),
                        "decisions": int(self.lengths[at + i] + 1),
                    }
                )
            at += n
        self._gather()
        return np.concatenate(rewards).astype(np.float32), np.concatenate(ends), over

    @torch.no_grad()
    def play(self, network: Network) -> Rollout:
        """Play `steps` decisions in every game."""
        config = self.config
        network.draw_known_cards(self.generator)
        kept, self.kept = self.kept, None
        store = Packed(self.n * config.steps)
        actions: list[Ints] = []
        logps: list[Floats] = []
        values: list[Floats] = []
        if kept is not None:
            store.extend(kept.observations)
            logits, _ = network(inputs(kept.observations))  # as the network is now, with the cards that it knows now
            logps = [chosen(log_probabilities(logits), torch.from_numpy(kept.actions)).numpy()]
            actions, values = [kept.actions], [kept.values]
        rewards = np.zeros((config.steps, self.n), np.float32)
        ends = np.zeros((config.steps, self.n), np.bool_)
        episodes: list[dict[str, Any]] = []
        base = len(store)
        for t in range(config.steps):
            logits, value = network(inputs(self.observation))
            action = sample(logits, self.generator)
            store.extend(self.observation)
            actions.append(action.numpy())
            logps.append(chosen(log_probabilities(logits), action).numpy())
            values.append(value.numpy())
            deciders = np.concatenate([group.deciders for group in self.groups])
            rewards[t], ends[t], over = self._step(network, actions[-1])
            self.lengths += 1
            self.lengths[ends[t]] = 0
            episodes += over
            if self.chains is not None:
                for game in range(self.n):
                    self.chains.decide(game, int(deciders[game]), base + t * self.n + game, float(value[game]))
                    self.chains.earn(game, float(rewards[t, game]))
                    if ends[t, game]:
                        self.chains.end(game)
        whole = Rollout(
            store,
            np.concatenate(actions),
            np.concatenate(logps),
            np.concatenate(values),
            np.zeros(len(store), np.float32),
            episodes,
        )
        if self.chains is not None:
            return self._by_seat(whole)
        _, last = network(inputs(self.observation))
        seen = np.stack(values)
        whole.advantages = team_advantages(rewards, seen, ends, last.numpy(), config.gamma, config.lam).reshape(-1)
        return whole

    def _by_seat(self, whole: Rollout) -> Rollout:
        """Split a rollout into decisions whose advantage is known and those kept for the next one."""
        assert self.chains is not None
        closed, later = self.chains.finish()
        chosen = np.array([step.index for step in closed], np.int64)
        part = take(whole, chosen)
        part.advantages = np.array([step.advantage for step in closed], np.float32)
        part.episodes = whole.episodes
        self.kept = take(whole, np.array([step.index for step in later], np.int64)) if later else None
        for i, step in enumerate(later):
            step.index = i
        return part

    # what a resumed run needs

    def state(self) -> dict[str, Any]:
        """Plain data: generators, the games by seed and choices, open decisions."""
        data: dict[str, Any] = {"generator": self.generator.get_state(), "lengths": self.lengths.tolist()}
        data |= games_state(self.groups)
        if self.chains is not None:
            data["open"] = [
                [game, seat, s.index, s.value, s.reward]
                for game, seats in self.chains.open.items()
                for seat, (s,) in seats.items()
            ]
            if self.kept is not None:
                data["kept"] = {
                    **{k: torch.from_numpy(v.copy()) for k, v in self.kept.observations.arrays().items()},
                    "actions": torch.from_numpy(self.kept.actions),
                    "values": torch.from_numpy(self.kept.values),
                }
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Go on where `state` was taken: every game is played again from its seed. Snapshots are restored before."""
        self.generator.set_state(data["generator"])
        self.lengths = np.array(data["lengths"], np.int64)
        resume_games(self.groups, data)
        self._gather()
        if self.chains is not None:
            self.chains.open = {}
            for game, seat, index, value, reward in data["open"]:
                self.chains.decide(game, seat, index, value)
                self.chains.open[game][seat][0].reward = reward
            if "kept" in data:
                kept = {k: v.numpy() for k, v in data["kept"].items()}
                nothing = np.zeros(len(kept["actions"]), np.float32)  # `play` asks for probabilities anew
                self.kept = Rollout(Packed.of(kept), kept["actions"], nothing, kept["values"], nothing, [])


def packed(games: VectorGames) -> Packed:
    """What these games show now."""
    assert games.packed is not None
    return games.packed


def take(whole: Rollout, which: Ints) -> Rollout:
    """Some decisions of a rollout."""
    return Rollout(
        whole.observations.take(which),
        whole.actions[which],
        whole.logp[which],
        whole.values[which],
        whole.advantages[which],
        [],
    )


# -------------------------------------------------------------------------------------------------- update


def update(
    network: Network,
    optimiser: torch.optim.Optimizer,
    rollout: Rollout,
    config: PpoConfig,
    entropy_weight: float,
    order: np.random.Generator,
    average: Averager,
) -> dict[str, float]:
    """Improve the network on one rollout; returns means of what was measured.

    All processes take the same number of steps, whatever the size of their rollouts, and stop early together.
    """
    network.train()
    gradients = one_vector(network)
    returns = rollout.returns
    advantages = rollout.advantages
    spread = float(advantages.std()) if len(advantages) > 1 else 0.0
    advantages = (advantages - advantages.mean()) / (spread + 1e-6)
    sums: dict[str, float] = {}
    steps = 0
    per_epoch = max(1, config.games * config.steps // config.microbatch)
    for _ in range(config.epochs):
        shuffled = order.permutation(len(rollout))
        for k in range(per_epoch):
            which = shuffled[np.arange(k, len(shuffled), per_epoch)]
            loss, measured = losses(
                network, take(rollout, which), returns[which], advantages[which], config, entropy_weight
            )
            gradients.zero_()
            loss.backward()
            kl = step_together(gradients, optimiser, config, average, measured["kl"])
            steps += 1
            for name, value in measured.items():
                sums[name] = sums.get(name, 0.0) + value
            if kl > config.target_kl:
                break
        else:
            continue
        break
    out = {name: value / steps for name, value in sums.items()}
    out["steps"] = float(steps)
    error = float(np.var(returns - rollout.values))
    out["explained_variance"] = 1 - error / float(np.var(returns)) if float(np.var(returns)) > 0 else math.nan
    return out


def losses(
    network: Network, batch: Rollout, returns: Floats, advantages: Floats, config: PpoConfig, entropy_weight: float
) -> tuple[Tensor, dict[str, float]]:
    """The clipped objective on some decisions."""
    logits, value = network(inputs(batch.observations))
    logps = log_probabilities(logits)
    actions = torch.from_numpy(batch.actions)
    change = chosen(logps, actions) - torch.from_numpy(batch.logp)
    ratio = change.exp()
    gain = torch.from_numpy(advantages)
    policy = -torch.min(ratio * gain, ratio.clamp(1 - config.clip, 1 + config.clip) * gain).mean()
    value_loss = 0.5 * (value - torch.from_numpy(returns)).pow(2).mean()
    spread = entropy(logps).mean()
    loss = policy + config.value_weight * value_loss - entropy_weight * spread
    with torch.no_grad():
        measured = {
            "policy_loss": float(policy),
            "value_loss": float(value_loss),
            "entropy": float(spread),
            "kl": float((ratio - 1 - change).mean()),
            "clipped": float(((ratio - 1).abs() > config.clip).float().mean()),
        }
    return loss, measured


def one_vector(network: Network) -> Tensor:
    """A vector of which every gradient is a piece: one call clears, averages or scales all. Its last place is for a figure."""
    parameters = list(network.parameters())
    out = torch.zeros(sum(p.numel() for p in parameters) + 1)
    at = 0
    for p in parameters:
        p.grad = out[at : at + p.numel()].view_as(p)
        at += p.numel()
    return out


def step_together(
    gradients: Tensor, optimiser: torch.optim.Optimizer, config: PpoConfig, average: Averager, kl: float
) -> float:
    """One step of the optimiser with the mean gradient of all processes; returns their mean divergence."""
    gradients[-1] = kl
    average(gradients)
    kl = float(gradients[-1])
    gradients[-1] = 0.0  # no part of the norm
    gradients.mul_((config.max_gradient / (gradients.norm() + 1e-6)).clamp(max=1.0))
    optimiser.step()
    return kl
