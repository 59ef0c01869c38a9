"""Whether a submission is what it says: every game is played again from its seed, choice by choice.

- Each evaluation seed of each task is there once, and nothing else.
- Every choice is legal where it was made; partners that a task brings chose as they do; the game ended as it is said to.
- The figures follow from the games.
- Where the agent can be made here, its weights are the ones named, and in some games it is asked again at every decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from mc_env.agents.evaluation.games import TRUNCATED, TaskPartner, drawn_game
from mc_env.agents.evaluation.tables import from_task
from mc_env.agents.players.base import Agent
from mc_env.agents.players.registry import make
from mc_env.agents.submitting.folder import Played, Submission, figures
from mc_env.engine.game import Game, new_game
from mc_env.engine.version import RULES_VERSION
from mc_env.env import Task, make_task
from mc_env.errors import McEnvError

SEVERAL: Final = 5  # complaints of one kind that are told one by one
ROUNDING: Final = 0.01  # share of decisions in which a network may differ: it rounds by how many games it plays at once


@dataclass(frozen=True)
class Verdict:
    """What was found."""

    complaints: tuple[str, ...]
    games: int
    asked_again: int  # decisions at which the agent was asked again; 0 if it cannot be made here
    whole: bool  # all evaluation seeds of every task are there

    @property
    def good(self) -> bool:
        return not self.complaints


def verify(found: Submission, again: int = 2) -> Verdict:
    """Check everything; the agent is asked again in so many games of each task."""
    complaints: list[str] = []
    if found.about.rules != RULES_VERSION:
        complaints.append(f"it was played by rules {found.about.rules}; this mc_env has rules {RULES_VERSION}")
        return Verdict(tuple(complaints), 0, 0, False)
    agent = _agent(found, complaints)
    whole = True
    asked = differing = 0
    for name in dict.fromkeys(game.task for game in found.games):
        try:
            task = make_task(name)
        except McEnvError as error:
            complaints.append(str(error))
            continue
        games = [game for game in found.games if game.task == name]
        complaints += _seeds(task, games)
        whole = whole and len(games) == len(task.evaluation_seeds)
        wrong = [f"{name}, seed {game.seed}: {why}" for game in games for why in replayed(game, task)]
        complaints += wrong[:SEVERAL] + ([f"{name}: {len(wrong) - SEVERAL} more"] if len(wrong) > SEVERAL else [])
        if agent is not None and not wrong:
            for game in games[:again]:
                for agreed in asked_again(game, agent):
                    asked += 1
                    differing += not agreed
    if differing > ROUNDING * asked:
        complaints.append(f"{found.about.agent} chooses otherwise in {differing} of {asked} decisions")
    if found.results != figures(found.games):
        complaints.append(f"results.json says {dict(found.results)}; the games say {figures(found.games)}")
    return Verdict(tuple(complaints), len(found.games), asked, whole)


def _agent(found: Submission, complaints: list[str]) -> Agent | None:
    """The agent, if it can be made here."""
    try:
        agent = make(found.about.agent)
    except McEnvError:
        return None
    if agent.weights != found.about.weights:
        complaints.append(
            f"the weights of {found.about.agent} are {agent.weights or 'none'}, not {found.about.weights or 'none'}"
        )
        return None
    return agent


def _seeds(task: Task, games: list[Played]) -> Iterator[str]:
    counted = Counter(game.seed for game in games)
    twice = [seed for seed, n in counted.items() if n > 1]
    foreign = [seed for seed in counted if seed not in task.evaluation_seeds]
    if twice:
        yield f"{task.name}: seed {twice[0]} is there {counted[twice[0]]} times"
    if foreign:
        yield f"{task.name}: seed {foreign[0]} is none of its evaluation seeds"


def begin(task: str, seed: int) -> tuple[Game, dict[int, Agent]]:
    """The game of a seed at its first decision, and the partners that the task brings."""
    _, setup = from_task(task)
    if "drawn" in setup:
        return drawn_game(task, seed)
    return new_game(**setup, seed=seed), {}


def replayed(played: Played, task: Task) -> Iterator[str]:
    """What is wrong with a game."""
    try:
        game, partners = begin(played.task, played.seed)
    except McEnvError as error:
        yield str(error)
        return
    last = int(task.arguments("test")["max_rounds"])
    for n, choice in enumerate(played.choices):
        decision = game.decision
        if decision is None or game.round > last:
            yield f"it was over after {n} choices, but {len(played.choices)} are there"
            return
        partner = partners.get(decision.player)
        if isinstance(partner, TaskPartner) and partner.decide(game, decision.player) != choice:
            yield f"choice {n + 1} is not what the partner at seat {decision.player} chooses"
            return
        if not isinstance(choice, int) or not 0 <= choice < len(decision):
            yield f"choice {n + 1} is {choice!r}; there are options 0 to {len(decision) - 1}"
            return
        game.choose(choice)
    if game.decision is not None and game.round <= last:
        yield f"it is not over after its {len(played.choices)} choices"
        return
    outcome = game.outcome or TRUNCATED
    if (outcome, game.round) != (played.outcome, played.rounds):
        yield f"it is said to end as {played.outcome} in round {played.rounds}; it ends as {outcome} in round {game.round}"


def asked_again(played: Played, agent: Agent) -> Iterator[bool]:
    """At each decision of the agent's seats: whether it chooses again what it is said to have chosen."""
    game, partners = begin(played.task, played.seed)
    agents = {p: make(agent.spec, seed=p) if not agent.together else agent for p in range(game.players)}
    for p, one in agents.items():
        one.begin(played.seed * 16 + p)
    for choice in played.choices:
        decision = game.decision
        assert decision is not None
        if decision.player not in partners:
            yield agents[decision.player].decide(game, decision.player) == choice
        game.choose(choice)
