"""A training run: processes that learn together, a folder that tells everything, checkpoints that lose nothing.

The first process is this one; it also evaluates, writes and draws. The others do the same work on their own games and send
what they measured. All of them compute the same schedule, so only two things are sent back: whether to save, whether to stop.
"""

from __future__ import annotations

import io
import json
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, multiprocessing

from mc_env.agents.checkpoints import BEST, LAST
from mc_env.agents.learning import expert
from mc_env.agents.learning.config import RunConfig
from mc_env.agents.learning.folders import evaluation_figures, training_figures
from mc_env.agents.learning.imitation import OnProgress, ignore_progress, warm_start
from mc_env.agents.learning.partners import PAST
from mc_env.agents.learning.playing import play_seeds
from mc_env.agents.learning.ppo import Player, update
from mc_env.agents.learning.resuming import optimiser_state, read_run
from mc_env.agents.learning.seeds import expert_seeds
from mc_env.agents.learning.workers import ALONE, Peers, ProcessDied
from mc_env.agents.network import saving
from mc_env.agents.network.device import device
from mc_env.agents.network.model import Network, adam, preset
from mc_env.agents.players.search import SearchAgent
from mc_env.agents.support import garbage, interrupts
from mc_env.env.settings import Settings

STOP_SECONDS: Final = 900  # for a process that was told to stop


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
        """Take the weights that the config names, if it does."""
        if self.config.init:
            saving.begin_with(self.network, self.config.init)
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


def work(config: RunConfig, peers: Peers, resume: str) -> None:
    """The life of every process but the first."""
    try:
        learner = Learner(config, peers)
        if resume:
            learner.restore(read_run(Path(resume)))
        else:
            learner.begin()
            if config.imitates:
                peers.send(learner.warm_start())
                peers.send(as_bytes(learner.own_state()))
        while True:
            measured = learner.iterate()
            if learner.to_evaluate:
                measured["evaluation"] = learner.evaluate()
            peers.send(measured)
            (order,) = peers.receive()
            if order["save"]:
                peers.send(as_bytes(learner.own_state()))
            if order["stop"]:
                return
    except ProcessDied:
        return  # the first process is no more, and nobody else waits


def as_bytes(data: dict[str, Any]) -> bytes:
    """Tensors sent as bytes; sent as tensors they would live in memory of a process that may be gone."""
    buffer = io.BytesIO()
    torch.save(data, buffer)
    return buffer.getvalue()


def from_bytes(data: bytes) -> dict[str, Any]:
    found: dict[str, Any] = torch.load(io.BytesIO(data), weights_only=True)
    return found


class Run:
    """A training run, in its first process: learns, and saves everything."""

    def __init__(self, config: RunConfig, folder: Path, resume: bool = False) -> None:
        self.config, self.folder = config, folder
        self.stopping = False
        self.last = folder / LAST
        world = config.ppo.processes
        torch.set_num_threads(1)
        context = multiprocessing.get_context("spawn")
        size = sum(p.numel() for p in Network(preset(config.network)).parameters()) + 1
        gradients: Tensor | None = None
        if world > 1:
            gradients = torch.zeros(world, size)
            gradients.share_memory_()
        pipes = []
        self.workers = []
        for rank in range(1, world):
            ours, theirs = context.Pipe()
            process = context.Process(
                target=work,
                args=(config, Peers(rank, gradients, [theirs]), str(self.last) if resume else ""),
                daemon=True,
            )
            with interrupts.ignored():  # the first process decides when to stop
                process.start()
            theirs.close()
            pipes.append(ours)
            self.workers.append(process)
        self.peers = Peers(0, gradients, pipes)
        self.learner = Learner(config, self.peers)
        self.best = -1.0
        self.needs_warm_start = config.imitates and not resume  # a checkpoint is saved only after that
        self.warm: dict[str, float] = {}
        self.recent: deque[dict[str, Any]] = deque(maxlen=500)
        self.seconds = 0.0
        if resume:
            data = read_run(self.last)
            self.learner.restore(data)
            self.best, self.seconds = data["best"], data["seconds"]
            self.recent.extend(json.loads(data.get("recent", "[]")))
        else:
            self.learner.begin()

    def warm_start(self, on_progress: OnProgress = ignore_progress) -> None:
        """Imitate and save, if that is still to be done; the progress is that of this process, one of several."""
        if not self.needs_warm_start:
            return
        warm = self.learner.warm_start(on_progress)
        for other in self.peers.receive():
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
        if over:
            return  # the others were not told; `close` ends them
        with interrupts.sets_stopping(self):
            while not over:  # whoever asks to stop after the others were told to go on waits for one more iteration
                parts = [learner.iterate()]
                if learner.to_evaluate:
                    parts[0]["evaluation"] = learner.evaluate()
                parts += self.peers.receive()
                self.seconds = before + time.perf_counter() - begun
                record = self._record(parts)
                over = self.stopping or learner.decisions >= self.config.decisions
                save = over or "evaluation" in record or time.perf_counter() - saved > self.config.save_every
                self.peers.send({"save": save, "stop": over})
                yield record  # before it is saved: a resumed run drops records of what it has to do again, but lost ones are lost
                if save:
                    self._save(record)
                    saved = time.perf_counter()
        for process in self.workers:
            process.join(STOP_SECONDS)

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
        data["processes"] = [learner.own_state(), *map(from_bytes, self.peers.receive())]
        saving.write(self.last, data)

    def close(self) -> None:
        """End the other processes, whatever they do."""
        self.peers.close()
        for process in self.workers:
            process.join(5)
            if process.is_alive():
                process.terminate()
