"""One item of a suite played by an agent: a position answered, or a game from its beginning, or from where it was stopped.

A language model answers slowly and for money, so every answer is written down at once. A game that was stopped is played again
with the answers that were kept; agents that keep nothing but a generator are simply asked again, which gives the same.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from mc_env.agents.benchmark.positions import Position
from mc_env.agents.evaluation.games import Lineup, MeasuredGame
from mc_env.agents.evaluation.tables import from_task
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.llm import LlmAgent, Tally
from mc_env.engine.knowing.progress import measures, progress
from mc_env.env.tasks import make_task
from mc_env.errors import ConfigError

_BUILDING: Final = threading.Lock()  # cards are compiled when they are first asked for

Keep = Callable[[dict[str, Any]], None]  # write down an answer


@dataclass
class Played:
    """What became of an item."""

    item: str
    kind: str  # "position" or "game"
    right: bool  # the position was answered acceptably, the game was won
    outcome: str  # the label that was chosen, or win, loss, truncated
    reason: str = ""
    rounds: int = 0
    villain: float = 0.0  # share of the villain's hit points that is gone
    decisions: int = 0
    seconds: float = 0.0
    tally: dict[str, float] = field(default_factory=dict)  # of the models at the table together


def answer(position: Position, agent: Agent, seed: int = 0) -> Played:
    """Put a position to an agent."""
    with _BUILDING:
        game = position.game.clone()
        game.record()
    decision = game.decision
    assert decision is not None
    agent.begin(seed)
    began = time.monotonic()
    option = agent.choose(Seat(game, decision.player))
    label = decision.options[option].label
    spent = time.monotonic() - began
    return Played(
        position.name, "position", position.right(option), label, decisions=1, seconds=spent, tally=tally_of([agent])
    )


def play(task: str, seed: int, team: Sequence[Agent], mask: tuple[str, ...], kept: Sequence[Any], keep: Keep) -> Played:
    """Play a game of a task. `kept` are answers of remembering agents that were written down before, in order."""
    with _BUILDING:
        _, setup = from_task(task)
        rounds = int(make_task(task).arguments("test")["max_rounds"])
        measured = MeasuredGame(Lineup(task, tuple(a.spec for a in team), setup, mask, rounds), seed, team)
    whole = measures(measured.game.state)
    waiting = list(kept)
    while not measured.over:
        asked = measured.ask()
        if asked is None:
            measured.choose(0, 0.0)
            continue
        agent, seat = asked
        began = time.monotonic()
        if agent.remembers and waiting:
            option = _again(agent, seat, waiting.pop(0), f"{task}/{seed}")
        else:
            option = agent.choose(seat)
            if agent.remembers:
                keep({"moment": seat.moment, "option": option, "kept": _kept(agent)})
        measured.choose(option, time.monotonic() - began)
    result = measured.result()
    beaten = 1.0 if result.won else progress(measured.game.state, whole)[0]
    return Played(
        f"{task}/{seed}",
        "game",
        result.won,
        result.outcome,
        result.reason,
        result.rounds,
        beaten,
        result.decisions,
        result.seconds,
        tally_of(team),
    )


def _again(agent: Agent, seat: Seat, kept: dict[str, Any], where: str) -> int:
    """An answer that was written down, and what the agent remembered after it."""
    option = int(kept["option"])
    if kept["moment"] != seat.moment or not 0 <= option < len(seat.decision):
        raise ConfigError(f"what was kept of {where} does not fit the game: begin the run anew in another folder")
    assert isinstance(agent, LlmAgent)
    agent.recall(kept["kept"])
    return option


def _kept(agent: Agent) -> dict[str, Any]:
    assert isinstance(agent, LlmAgent)
    return agent.keep()


def tally_of(team: Sequence[Agent]) -> dict[str, float]:
    """What the models at a table did, together; empty if there are none."""
    models = [agent for agent in team if isinstance(agent, LlmAgent)]
    total = Tally()
    for agent in models:
        total.add(agent.tally)
    return asdict(total) if models else {}
