"""Running a suite: every agent on every position and game, several at once, written down as it goes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event
from typing import Any, Final

from mc_env.agents.benchmark.journal import Journal
from mc_env.agents.benchmark.playing import Played, answer, play
from mc_env.agents.benchmark.positions import Position
from mc_env.agents.benchmark.suites import Suite
from mc_env.agents.evaluation.games import check_masks
from mc_env.agents.evaluation.tables import from_task
from mc_env.agents.players.base import Agent
from mc_env.agents.players.llm import LlmAgent
from mc_env.agents.players.registry import make
from mc_env.engine.version import RULES_VERSION
from mc_env.errors import ConfigError

TRANSCRIPTS: Final = "transcripts"


@dataclass(frozen=True)
class Plan:
    """What is run. `partner` plays all seats but the first; without, an agent plays them all."""

    suite: Suite
    agents: tuple[str, ...]
    partner: str | None = None
    mask: tuple[str, ...] = ()
    parallel: int = 1

    def origin(self, positions: Sequence[Position]) -> dict[str, Any]:
        """What must be the same for a run to go on."""
        return {
            "suite": self.suite.name,
            "agents": list(self.agents),
            "partner": self.partner,
            "mask": list(self.mask),
            "games": self.suite.games,
            "tasks": list(self.suite.tasks),
            "positions": [position.name for position in positions],
            "rules": RULES_VERSION,
        }


def plan(suite: Suite, agents: Sequence[str], games: int | None = None, **changes: Any) -> Plan:
    """A plan, checked: agents that cannot be made and masks that are not known are told before anything is asked."""
    if not agents:
        raise ConfigError("name an agent, for example llm:http://localhost:8000/v1,model=NAME")
    if len(set(agents)) < len(agents):
        raise ConfigError("every agent once, please")
    if games is not None:
        if games < 1:
            raise ConfigError(f"games is at least 1, not {games}")
        suite = replace(suite, games=games)
    out = Plan(suite, tuple(agents), **changes)
    check_masks(out.mask)
    if out.parallel < 1:
        raise ConfigError(f"parallel is at least 1, not {out.parallel}")
    for spec in (*agents, *([out.partner] if out.partner else [])):
        made = make(spec)
        if made.remembers and not isinstance(made, LlmAgent):
            raise ConfigError(f"{spec} remembers a game in a way that a stopped run could not go on with")
    return out


def run(plan: Plan, folder: Path, done: Callable[[str, Played], None] | None = None) -> dict[tuple[str, str], Played]:
    """Run what is not done yet. A server that refuses for good stops the run; what was answered until then is kept."""
    positions = list(plan.suite.positions())
    if len({position.name for position in positions}) < len(positions):
        raise ConfigError(f"suite {plan.suite.name}: every position needs a name of its own")
    journal = Journal(folder, plan.origin(positions))
    stop = Event()
    jobs: list[Callable[[], Played]] = []
    teams: list[str] = []
    for number, spec in enumerate(plan.agents):
        for item, job in _items(plan, spec, positions, journal, folder / TRANSCRIPTS / f"{number + 1}", stop):
            if (spec, item) not in journal.done:
                jobs.append(job)
                teams.append(spec)

    def carry_out(team: str, job: Callable[[], Played]) -> None:
        played = job()
        journal.finished(team, played)
        if done is not None:
            done(team, played)

    with ThreadPoolExecutor(plan.parallel) as pool:
        futures = [pool.submit(carry_out, team, job) for team, job in zip(teams, jobs, strict=True)]
        try:
            finished, _ = wait(futures, return_when=FIRST_EXCEPTION)
            for future in finished:
                future.result()
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return journal.done


class Stopped(Exception):
    """A game that is left in the middle, because the run ends."""


def _items(
    plan: Plan, spec: str, positions: Sequence[Position], journal: Journal, transcripts: Path, stop: Event
) -> list[tuple[str, Callable[[], Played]]]:
    """Everything one agent is asked, by name."""
    out: list[tuple[str, Callable[[], Played]]] = []
    for number, position in enumerate(positions):
        file = transcripts / f"{re.sub(r'[^a-zA-Z0-9_.-]+', '_', position.name.replace('/', '-'))}.jsonl"

        def ask(position: Position = position, number: int = number, file: Path = file) -> Played:
            file.unlink(missing_ok=True)  # of a question that was stopped before its answer
            return answer(position, _player(spec, 0, file), number)

        out.append((position.name, ask))
    for task in plan.suite.tasks:
        for seed in plan.suite.seeds(task):
            item = f"{task}/{seed}"
            file = transcripts / f"{task}-{seed}.jsonl"

            def game(task: str = task, seed: int = seed, item: str = item, file: Path = file) -> Played:
                heroes = len(from_task(task)[1]["heroes"])
                specs = [spec, *[plan.partner or spec] * (heroes - 1)]
                team = [_player(who, seat, file) for seat, who in enumerate(specs)]
                kept = journal.begun.get((spec, item), [])

                def keep(given: Mapping[str, Any]) -> None:
                    journal.answered(spec, item, given)
                    if stop.is_set():
                        raise Stopped

                return play(task, seed, team, plan.mask, kept, keep)

            out.append((item, game))
    return out


def _player(spec: str, seat: int, transcript: Path) -> Agent:
    agent = make(spec, seed=seat)
    if isinstance(agent, LlmAgent):
        agent.transcript = transcript
    return agent
