"""A training run: processes that learn together, a folder that tells everything, checkpoints that lose nothing.

The first process also writes and draws, and it alone reads and writes files of the run: the others may be on other machines. They
do the same work on their own games and say what they measured. All of them compute the same schedule, so only two things are said
to them: whether to save, whether to stop.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch

from mc_env.agents.checkpoints import BEST, LAST
from mc_env.agents.learning import expert, known_cards
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import evaluation_figures, training_figures
from mc_env.agents.learning.imitation import OnProgress, ignore_progress, warm_start
from mc_env.agents.learning.partners import PAST
from mc_env.agents.learning.playing import play_seeds
from mc_env.agents.learning.ppo import update
from mc_env.agents.learning.resuming import optimiser_state, read_run
from mc_env.agents.learning.seeds import expert_seeds
from mc_env.agents.learning.self_play import Player
from mc_env.agents.learning.workers import ALONE, Crew, Peers, start
from mc_env.agents.network import saving
from mc_env.agents.network.device import device
from mc_env.agents.network.model import Network, adam, preset
from mc_env.agents.players.search import SearchAgent
from mc_env.agents.support import garbage, interrupts
from mc_env.env.settings import Settings
from mc_env.errors import ConfigError


class Learner:
    """One process of a run."""

    def __init__(self, config: RunConfig, peers: Peers = ALONE) -> None:
        torch.set_num_threads(1)
        garbage.collect_rarely()
        self.config, self.peers = config, peers
        self.average = peers.average
        self.games = config.arguments()
        torch.manual_seed(config.seed)  # the same weights everywhere
        self.network = Network(preset(config.network)).to(device(config.device))
        self.optimiser = adam(self.network, config.ppo.learning_rate)
        self.order = np.random.default_rng([config.seed, peers.rank])
        self.player = Player(config.ppo, self.games, config.seed, peers.rank, self.network)
        self.decisions = 0  # of all processes
        self.iteration = 0

    # ------------------------------------------------------------------ learning

    def begin(self) -> None:
        """Take the weights that the config names, if it does; the first process reads them for all."""
        if self.config.init:
            if self.peers.rank == 0:
                saving.begin_with(self.network, self.config.init)
            self.network.load_state_dict(self.peers.share({k: v.cpu() for k, v in self.network.state_dict().items()}))
            if PAST in self.config.ppo.partners:
                self.player.snapshots.begin_with(self.network)

    def warm_start(self, on_progress: OnProgress = ignore_progress) -> dict[str, float]:
        """Imitate before the first rollout."""
        found = warm_start(
            self.network,
            self.config,
            self.order,
            self.player.generator,
            self.average,
            self.peers.rank,
            self.config.ppo.processes,
            on_progress,
        )
        if PAST in self.config.ppo.partners:
            self.player.snapshots.begin_with(self.network)
        return found

    def iterate(self) -> dict[str, Any]:
        """One rollout and one update."""
        config = self.config.ppo
        done = min(1.0, self.decisions / self.config.decisions)
        for group in self.optimiser.param_groups:
            group["lr"] = config.learning_rate * (1 - 0.9 * done if config.anneal else 1)
        weight = config.entropy_start + (config.entropy_end - config.entropy_start) * done
        begun, processor = time.perf_counter(), time.process_time()
        self.network.eval()  # `update` sets it to learn again
        rollout = self.player.play(self.network)
        played = time.perf_counter()
        measured: dict[str, Any] = update(
            self.network, self.optimiser, rollout, config, weight, self.order, self.average
        )
        measured["seconds_playing"] = played - begun
        measured["seconds_learning"] = time.perf_counter() - played
        measured["seconds_of_processor"] = time.process_time() - processor
        measured["episodes"] = rollout.episodes
        self.iteration += 1
        self.decisions += config.processes * config.games * config.steps
        if PAST in config.partners and self._crossed(config.past_every):
            self.player.snapshots.take(self.network)
        if self.config.algo == "expert" and self._crossed(self.config.expert.every):
            measured |= self.learn_from_search()
        return measured

    def work(self) -> dict[str, Any]:
        """One iteration, and this process's share of the evaluation if it is due."""
        measured = self.iterate()
        if self.to_evaluate:
            measured["evaluation"] = self.evaluate()
        return measured

    def learn_from_search(self) -> dict[str, float]:
        """This process's share of games by search, and what all learn from them."""
        config, settings = self.config.expert, Settings(self.games)
        share = -(-config.games // self.config.ppo.processes)
        self.network.eval()
        self.network.know_all_cards()
        agent = SearchAgent(self.network, config.worlds, config.width, seed=self.config.seed)
        seeds = expert_seeds(self.config.seed, self.peers.rank, self.decisions // config.every)
        games = expert.welcome_episodes(settings, seeds, agent, self.player.balance)
        shown = expert.play(agent, games, share)
        return expert.learn(self.network, shown, config, self.config.ppo, self.order, self.average)

    def _crossed(self, every: int) -> bool:
        """Whether the last iteration crossed a multiple of so many decisions."""
        ppo = self.config.ppo
        before = self.decisions - ppo.processes * ppo.games * ppo.steps
        return self.decisions // every > before // every

    def evaluate(self) -> list[dict[str, Any]]:
        """This process's share of the evaluation games."""
        plan = self.config.evaluation
        seeds = [plan.first_seed + i for i in range(self.peers.rank, plan.games, self.config.ppo.processes)]
        return play_seeds(self.network, self.config.evaluation_arguments(), seeds, plan.greedy, seed=self.config.seed)

    @property
    def to_evaluate(self) -> bool:
        """Whether the last iteration crossed a mark, or was the last."""
        return self._crossed(self.config.evaluation.every) or self.decisions >= self.config.decisions

    # ------------------------------------------------------------------ keeping

    def own_state(self) -> dict[str, Any]:
        """What only this process knows."""
        return {"player": self.player.state(), "order": json.dumps(self.order.bit_generator.state)}

    def restore(self, data: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.network.load_state_dict(data["weights"])
        self.optimiser.load_state_dict(data["optimiser"])
        self.decisions, self.iteration = data["decisions"], data["iteration"]
        if PAST in self.config.ppo.partners:
            self.player.snapshots.restore(data["past"], self.network)
        own = data["processes"][self.peers.rank]
        self.player.restore(own["player"])
        self.order.bit_generator.state = json.loads(own["order"])


def work(peers: Peers) -> None:
    """The life of every process but the first."""
    config, checkpoint = peers.share()
    if known_cards.complaint(peers):
        return  # the first process tells it
    learner = Learner(config, peers)
    if checkpoint is not None:
        learner.restore(checkpoint)
    else:
        learner.begin()
        if config.imitates:
            peers.gather(learner.warm_start())
            peers.gather(learner.own_state())
    order = peers.share()
    while not order["stop"]:
        peers.gather(learner.work())
        order = peers.share()
        if order["save"]:
            peers.gather(learner.own_state())


class Run:
    """A training run, in its first process: learns, and saves everything."""

    def __init__(self, config: RunConfig, folder: Path, resume: bool = False, crew: Crew | None = None) -> None:
        """`crew`: processes that are there already; otherwise as many as the config says are started."""
        self.config, self.folder = config, folder
        self.stopping = False
        self.last = folder / LAST
        data = read_run(self.last) if resume else None
        self.crew = crew or start(config.ppo.processes, work)
        self.peers = self.crew.peers
        self.peers.share((config, data))
        wrong = known_cards.complaint(self.peers)
        if wrong:
            self.crew.close()
            raise ConfigError(wrong)
        self.learner = Learner(config, self.peers)
        self.best = -1.0
        self.needs_warm_start = config.imitates and not resume  # a checkpoint is saved only after that
        self.warm: dict[str, float] = {}
        self.recent: deque[dict[str, Any]] = deque(maxlen=500)
        self.seconds = 0.0
        if data is not None:
            self.learner.restore(data)
            self.best, self.seconds = data["best"], data["seconds"]
            self.recent.extend(json.loads(data.get("recent", "[]")))
        else:
            self.learner.begin()

    def warm_start(self, on_progress: OnProgress = ignore_progress) -> None:
        """Imitate and save, if that is still to be done; the progress is that of this process, one of several."""
        if not self.needs_warm_start:
            return
        warm, *others = self.peers.gather(self.learner.warm_start(on_progress))
        for other in others:
            for key in ("games", "wins", "decisions"):
                warm[key] += other[key]
        self.warm, self.needs_warm_start = warm, False
        self._save({})

    def iterations(self) -> Iterator[dict[str, Any]]:
        """Learn until the end; yields what was measured after every iteration. `stopping` ends it after the current one."""
        learner = self.learner
        self.warm_start()
        before, begun = self.seconds, time.perf_counter()
        saved = begun
        over = learner.decisions >= self.config.decisions
        self.peers.share({"save": False, "stop": over})
        with interrupts.sets_stopping(self):
            while not over:  # whoever asks to stop after the others were told to go on waits for one more iteration
                parts = self.peers.gather(learner.work())
                self.seconds = before + time.perf_counter() - begun
                record = self._record(parts)
                over = self.stopping or learner.decisions >= self.config.decisions
                save = over or "evaluation" in record or time.perf_counter() - saved > self.config.save_every
                self.peers.share({"save": save, "stop": over})
                yield record  # before it is saved: a resumed run drops records of what it has to do again, but lost ones are lost
                if save:
                    self._save(record)
                    saved = time.perf_counter()
        self.crew.wait()

    def _record(self, parts: list[dict[str, Any]]) -> dict[str, Any]:
        """One line of metrics."""
        for part in parts:
            self.recent.extend(part["episodes"])
        record: dict[str, Any] = {
            "iteration": self.learner.iteration,
            "decisions": self.learner.decisions,
            "seconds": round(self.seconds, 1),
            **training_figures(self.recent),
        }
        for key in parts[0]:
            if key not in ("episodes", "evaluation"):
                record[f"learn/{key}"] = float(np.mean([part[key] for part in parts]))
        if "evaluation" in parts[0]:
            record["evaluation"] = evaluation_figures([game for part in parts for game in part["evaluation"]])
        return record

    def _save(self, record: dict[str, Any]) -> None:
        learner = self.learner
        card = {
            "config": json.dumps(self.config.data()),
            "decisions": learner.decisions,
            "seconds": self.seconds,
            "evaluation": json.dumps(record.get("evaluation")),
        }
        data = saving.pack(learner.network, card)
        rate = record.get("evaluation", {}).get("win_rate", -1.0)
        if rate >= self.best and rate >= 0:
            self.best = rate
            saving.write(self.folder / BEST, data)
        data["optimiser"] = optimiser_state(learner.optimiser, learner.network)
        data["decisions"], data["iteration"] = learner.decisions, learner.iteration
        data["best"], data["seconds"] = self.best, self.seconds
        data["recent"] = json.dumps(list(self.recent))
        data["past"] = learner.player.snapshots.state()  # the same in every process
        data["processes"] = self.peers.gather(learner.own_state())
        saving.write(self.last, data)

    def close(self) -> None:
        """End the other processes, whatever they do."""
        self.crew.close()
