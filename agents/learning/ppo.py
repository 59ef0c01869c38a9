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
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional as F

from mc_env.agents.learning import partners
from mc_env.agents.learning.balance import Balance, kind, table
from mc_env.agents.learning.resuming import games_state, resume_games
from mc_env.agents.learning.seeds import learning_seeds
from mc_env.agents.network.model import Network, chosen, entropy, log_probabilities, preset, sample
from mc_env.agents.network.reading import from_each, inputs
from mc_env.encoders import EntityEncoder, Packed
from mc_env.engine.new_game import Setup
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError
from mc_env.kernel.rng import mix

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
GAE: Final = ("team", "seat")
COMPARE: Final = ("all", "kind")
_FEW: Final = 200  # decisions that say little of a spread
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
    win_weight: float = 0.5  # of the chance to win, in the loss
    balance: bool = False  # meet tables more often where neither a win nor a loss is certain
    compare: str = "all"  # advantages are scaled over all decisions, or over those of each "kind" of game

    def check(self) -> None:
        """Raise for values that make no sense."""
        preset(self.network)
        if self.gae not in GAE:
            raise ConfigError(f"ppo.gae is {' or '.join(GAE)}, not {self.gae!r}")
        if self.compare not in COMPARE:
            raise ConfigError(f"ppo.compare is {' or '.join(COMPARE)}, not {self.compare!r}")
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

    def earn_each(self, game: int, rewards: Mapping[int, float]) -> None:
        """A reward that differs from seat to seat (or side to side, where chains are those of sides)."""
        for seat, chain in self.open.get(game, {}).items():
            chain[-1].reward += rewards.get(seat, 0.0)

    def end(self, game: int) -> None:
        for chain in self.open.pop(game, {}).values():
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
    wins: Floats  # the share of wins that the network should expect; NaN where nothing is known of it
    kinds: Ints  # the kind of game, as a number
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
        self.balance = Balance() if config.balance else None
        self._numbers: dict[Hashable, int] = {}  # of kinds of games
        self.kinds = np.zeros(self.n, np.int64)
        self._note_kinds(range(self.n))
        for group in self.groups:
            group.welcome = self.balance.welcome if self.balance is not None else None

    def _setup(self, game: int) -> Setup | None:
        """The arguments of a game; None if it begins at a position."""
        for group in self.groups:
            if game < group.num_envs:
                found: Setup | None = group.games[game].match.game.setup
                return found
            game -= group.num_envs
        raise IndexError(game)

    def _note_kinds(self, games: Iterable[int]) -> None:
        for i in games:
            self.kinds[i] = self._numbers.setdefault(kind(self._setup(i)), len(self._numbers))

    def _show(self, piles: bool) -> None:
        """Have the games show decks and discard piles only to a network that reads them."""
        shown = [group.settings.encoder for group in self.groups]
        if any(isinstance(encoder, EntityEncoder) and encoder.piles != piles for encoder in shown):
            for group, encoder in zip(self.groups, shown, strict=True):
                if isinstance(encoder, EntityEncoder):
                    encoder.piles = piles
                group.observe()
            self._gather()

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
            played = [table(self._setup(at + i)) for i in range(n)] if self.balance is not None else []
            _, reward, terminated, truncated, infos = group.step(actions[at : at + n])
            if truncated.any():
                final = [infos["final_obs"][i] for i in np.flatnonzero(truncated)]
                reward[truncated] += self.config.gamma * network.look(from_each(final))[1].numpy()
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
                if self.balance is not None:
                    self.balance.note(played[i], final["outcome"][i] == "win")
            at += n
        self._gather()
        ended = np.concatenate(ends)
        self._note_kinds(np.flatnonzero(ended).tolist())
        return np.concatenate(rewards).astype(np.float32), ended, over

    @torch.no_grad()
    def play(self, network: Network) -> Rollout:
        """Play `steps` decisions in every game."""
        config = self.config
        network.draw_known_cards(self.generator)
        self._show(network.reads_piles)
        kept, self.kept = self.kept, None
        store = Packed(self.n * config.steps)
        actions: list[Ints] = []
        logps: list[Floats] = []
        values: list[Floats] = []
        kinds: list[Ints] = []
        if kept is not None:
            store.extend(kept.observations)
            # as the network is now, with the cards that it knows now
            logits, _, _ = network.look(inputs(kept.observations))
            logps = [chosen(log_probabilities(logits), torch.from_numpy(kept.actions)).numpy()]
            actions, values, kinds = [kept.actions], [kept.values], [kept.kinds]
        rewards = np.zeros((config.steps, self.n), np.float32)
        ends = np.zeros((config.steps, self.n), np.bool_)
        won = np.zeros((config.steps, self.n), np.float32)
        chances = np.zeros((config.steps, self.n), np.float32)
        episodes: list[dict[str, Any]] = []
        base = len(store)
        for t in range(config.steps):
            logits, value, win = network.look(inputs(self.observation))
            chances[t] = win.sigmoid().numpy()
            kinds.append(self.kinds.copy())
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
            won[t, ends[t]] = [episode["outcome"] == "win" for episode in over]
            if self.chains is not None:
                self._link(self.chains, deciders, base + t * self.n, values[-1], rewards[t], ends[t])
        _, last, last_win = network.look(inputs(self.observation))
        expected = chances + team_advantages(won, chances, ends, last_win.sigmoid().numpy(), 1.0, config.lam)
        unknown = np.full(base, np.nan, np.float32)
        whole = Rollout(
            store,
            np.concatenate(actions),
            np.concatenate(logps),
            np.concatenate(values),
            np.zeros(len(store), np.float32),
            np.concatenate([unknown, expected.clip(0, 1).reshape(-1)]),
            np.concatenate(kinds),
            episodes,
        )
        if self.chains is not None:
            return self._by_seat(whole)
        seen = np.stack(values)
        whole.advantages = team_advantages(rewards, seen, ends, last.numpy(), config.gamma, config.lam).reshape(-1)
        return whole

    def _link(
        self, chains: SeatChains, deciders: Ints, first: int, values: Floats, rewards: Floats, ends: NDArray[np.bool_]
    ) -> None:
        """Add a step of every game to the chains of their seats; `first` is the place of the first game's decision."""
        for game in range(self.n):
            chains.decide(game, int(deciders[game]), first + game, float(values[game]))
            chains.earn(game, float(rewards[game]))
            if ends[game]:
                chains.end(game)

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
        if self.balance is not None:
            data["balance"] = self.balance.state()
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
                    "kinds": torch.from_numpy(self.kept.kinds),
                }
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Go on where `state` was taken: every game is played again from its seed. Snapshots are restored before."""
        self.generator.set_state(data["generator"])
        self.lengths = np.array(data["lengths"], np.int64)
        if self.balance is not None:
            self.balance.restore(data["balance"])
        resume_games(self.groups, data)
        self._gather()
        self._note_kinds(range(self.n))
        if self.chains is not None:
            self.chains.open = {}
            for game, seat, index, value, reward in data["open"]:
                self.chains.decide(game, seat, index, value)
                self.chains.open[game][seat][0].reward = reward
            if "kept" in data:
                kept = {k: v.numpy() for k, v in data["kept"].items()}
                nothing = np.zeros(len(kept["actions"]), np.float32)  # `play` asks for probabilities anew
                kinds = kept.get("kinds", np.zeros(len(nothing), np.int64))  # checkpoints of before have none
                self.kept = Rollout(
                    Packed.of(kept), kept["actions"], nothing, kept["values"], nothing, nothing * np.nan, kinds, []
                )


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
        whole.wins[which],
        whole.kinds[which],
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
    advantages = scaled(rollout.advantages, rollout.kinds if config.compare == "kind" else np.zeros(len(rollout)))
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


def scaled(advantages: Floats, kinds: NDArray[Any]) -> Floats:
    """Advantages less their mean, in units of their spread, within each kind of game.

    A kind with few decisions, or hardly any spread, is measured by the spread of all: what is noise there stays small.
    """
    out = advantages.copy()
    parts = [np.flatnonzero(kinds == one) for one in np.unique(kinds)]
    for at in parts:
        out[at] -= out[at].mean()
    spread = float(out.std())
    for at in parts:
        own = float(out[at].std()) if len(at) >= _FEW else spread
        out[at] /= max(own, 0.7 * spread) + 1e-6
    return out


def losses(
    network: Network, batch: Rollout, returns: Floats, advantages: Floats, config: PpoConfig, entropy_weight: float
) -> tuple[Tensor, dict[str, float]]:
    """The clipped objective on some decisions."""
    said = network.judge(inputs(batch.observations))
    return objective(said, batch, returns, advantages, config, entropy_weight, network.shape.win)


def objective(
    said: tuple[Tensor, Tensor, Tensor],
    batch: Rollout,
    returns: Floats,
    advantages: Floats,
    config: PpoConfig,
    entropy_weight: float,
    has_win: bool,
) -> tuple[Tensor, dict[str, float]]:
    """The same of what a network has said: scores, values and logits of a win."""
    logits, value, win = said
    logps = log_probabilities(logits)
    change = chosen(logps, beside(value, batch.actions)) - beside(value, batch.logp)
    ratio = change.exp()
    gain = beside(value, advantages)
    policy = -torch.min(ratio * gain, ratio.clamp(1 - config.clip, 1 + config.clip) * gain).mean()
    value_loss = 0.5 * (value - beside(value, returns)).pow(2).mean()
    spread = entropy(logps).mean()
    win_loss = win_error(win, beside(value, batch.wins))
    loss = policy + config.value_weight * value_loss - entropy_weight * spread
    if has_win:
        loss = loss + config.win_weight * win_loss
    with torch.no_grad():
        measured = {
            "policy_loss": float(policy),
            "value_loss": float(value_loss),
            "win_loss": float(win_loss),
            "entropy": float(spread),
            "kl": float((ratio - 1 - change).mean()),
            "clipped": float(((ratio - 1).abs() > config.clip).float().mean()),
        }
    return loss, measured


def beside(tensor: Tensor, numbers: NDArray[Any]) -> Tensor:
    """Numbers as a tensor on the device of another."""
    return torch.from_numpy(numbers).to(tensor.device)


def squared_error(value: Tensor, returns: Tensor) -> Tensor:
    """The mean over a batch; games that were cut off teach choices, but not what comes of them."""
    known = ~returns.isnan()
    return torch.where(known, value - returns.nan_to_num(), 0.0).pow(2).mean()


def win_error(win: Tensor, wins: Tensor) -> Tensor:
    """How far the expected wins are off; decisions of which nothing is known do not count."""
    error = F.binary_cross_entropy_with_logits(win, wins.nan_to_num(0.5), reduction="none")
    return torch.where(wins.isnan(), 0.0, error).mean()


def one_vector(network: Network) -> Tensor:
    """A vector of which every gradient is a piece: one call clears, averages or scales all. Its last place is for a figure."""
    parameters = list(network.parameters())
    out = torch.zeros(sum(p.numel() for p in parameters) + 1, device=network.device)
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
