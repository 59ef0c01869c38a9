"""Games that a network plays with itself, or with partners, to learn from.

A game that is cut off (`max_rounds`) is not lost: the value of where it stood is added to its last reward. The state of a player
holds generators and, for every game, its seed and choices, so the rollout after a resume is the one that would have come.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from mc_env.agents.learning import partners
from mc_env.agents.learning.balance import Balance, kind, table
from mc_env.agents.learning.ppo import PpoConfig
from mc_env.agents.learning.resuming import games_state, resume_games
from mc_env.agents.learning.rollouts import Floats, Ints, Rollout, SeatChains, take, team_advantages
from mc_env.agents.learning.seeds import learning_seeds
from mc_env.agents.network.model import Network, chosen, log_probabilities, sample
from mc_env.agents.network.reading import from_each, inputs
from mc_env.encoders import EntityEncoder, Packed
from mc_env.engine.new_game import Setup
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError
from mc_env.kernel.rng import mix


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
