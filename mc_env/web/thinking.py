"""Agents at a table: what they choose, what they considered, and what they would advise.

Everything here may take its time and is called from threads beside the event loop, with a copy of the game. Only what the
deciding seat may know is looked at: agents see a game through their `Seat`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from mc_env import agents
from mc_env.agents.checkpoints import of_marvel
from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.heuristic import HeuristicAgent
from mc_env.agents.players.montecarlo import MonteCarloAgent
from mc_env.engine.game import Game
from mc_env.errors import ConfigError, unknown
from mc_env.strengths import GENERALIST, LEARNED, available, networks, strongest
from mc_env.web.protocol import Considered, HintSource

if TYPE_CHECKING:
    from mc_env.agents.players.network_agent import NetworkAgent

HUMAN: Final = "human"
PLAYOUTS: Final = "playouts"
SEARCH_HINT: Final = "montecarlo:rollouts=24"
TOLD: Final = 5  # options that an explanation names
LIKELY: Final = 0.005  # less likely ones are not worth a word

# agents that need no file; networks are added from the shipped ones
PLAIN: Final = {
    "heuristic": ("Heuristic", "readable rules"),
    "heuristic:style=aggressive": ("Heuristic, aggressive", "prefers to attack"),
    "heuristic:style=thwart": ("Heuristic, thwarting", "keeps the scheme low"),
    "heuristic:style=protective": ("Heuristic, protective", "defends and heals"),
    "montecarlo:rollouts=8,rounds=2,width=5": ("Playouts, quick", "readable rules that look ahead a little"),
    "montecarlo:rollouts=64": ("Playouts", "readable rules that look ahead; takes its time"),
    "random": ("Random", "any option, each as likely"),
}


def make(spec: str) -> Agent:
    """An agent. Networks get one thread of torch, which is quickest for one decision at a time."""
    made = agents.make(spec)
    if spec.startswith(LEARNED):
        import torch

        torch.set_num_threads(1)
    return made


_INVITED: Final[dict[str, tuple[str, str]]] = {}  # agents that whoever serves has named


def invite(spec: str) -> None:
    """Offer one more agent at the table; it is made once, so that a wrong spec is told at once."""
    agents.make(spec)
    _INVITED[spec] = (spec, "an agent of the host")


def known() -> dict[str, tuple[str, str]]:
    """Specs that a seat may be given to, with name and a line. A page cannot name others: a spec could be any file."""
    named = {f"search:{GENERALIST}": ("Network with search", "a trained network that looks a round ahead")}
    named |= {f"ppo:{name}": (f"Network {name}", "a trained network") for name in of_marvel()}
    installed = {name: (name, agents.about(name)) for name in agents.declared()}
    ours = {**named, **PLAIN} if networks() else {**PLAIN, **named}
    return {**ours, **installed, **_INVITED}


def check(spec: str) -> None:
    """Refuse what is neither a person nor a known agent that can play here."""
    if spec == HUMAN:
        return
    if spec not in known():
        raise unknown("agent", spec, (HUMAN, *known()))
    if not available(spec):
        raise ConfigError(f"{spec} needs torch: install mc_env[train]")


Row = tuple[int, float | None, float | None, str]  # option, chance, value, either in words


@dataclass(frozen=True, slots=True)
class Thought:
    """What an agent chose and what it thought of."""

    option: int
    considered: tuple[Considered, ...] = ()
    value: float | None = None
    value_name: str = ""


class Partner:
    """An agent at a seat. The same game at the same point gets the same answer, so that undo changes nothing."""

    def __init__(self, spec: str) -> None:
        self.spec = spec

    @cached_property
    def agent(self) -> Agent:
        """Made by whoever thinks first."""
        made = make(self.spec)
        made.talks = True
        return made

    def think(self, game: Game) -> Thought:
        """Choose for the seat that decides."""
        decision = game.decision
        assert decision is not None
        self.agent.begin((game.setup.seed if game.setup is not None else 0) * 100_003 + len(game.choices))
        _forget(self.agent)
        seat = Seat(game, decision.player)
        option = self.agent.choose(seat)
        if self.spec.startswith("ppo:"):
            found = advice(self.agent, self.spec, seat)
            return Thought(option, found.considered, found.value, found.value_name)
        rows: list[Row] = [(i, None, None, words) for i, words in self.agent.ranked[:TOLD]]
        return Thought(option, _told(seat, rows))


def _forget(agent: Agent) -> None:
    """What was liked at an earlier decision is no explanation of the next."""
    agent.ranked = ()


def _told(seat: Seat, rows: list[Row]) -> tuple[Considered, ...]:
    options = seat.decision.options
    return tuple(Considered(i, options[i].label, chance, value, score) for i, chance, value, score in rows)


def advice(agent: Agent, spec: str, seat: Seat) -> HintSource:
    """The options an agent likes best, with its own figures."""
    if isinstance(agent, HeuristicAgent):
        scores = agent.scores(seat.sight())
        best = sorted(range(len(scores)), key=lambda i: -scores[i])[:TOLD]
        return HintSource(spec, _told(seat, [(i, None, None, f"{scores[i]:+.1f}") for i in best]), None, "")
    if isinstance(agent, MonteCarloAgent):
        return _by_search(agent, spec, seat)
    return _by_network(agent, spec, seat)


def _by_search(agent: MonteCarloAgent, spec: str, seat: Seat) -> HintSource:
    scores = agent.policy.scores(seat.sight())
    liked = sorted(range(len(scores)), key=lambda i: -scores[i])[: agent.width]
    if len(liked) < 2:
        return HintSource(spec, _told(seat, [(i, None, None, "the only one") for i in liked]), None, "")
    results = agent.compare(seat, liked)
    order = sorted(results, key=lambda i: (-len(results[i]), -sum(results[i])))
    # a playout counts from -1 (lost) to 1 (won); one that is cut off is judged by how it looks
    means = {i: (sum(results[i]) / len(results[i]) + 1) / 2 for i in order}
    rows: list[Row] = [(i, None, means[i], f"{means[i]:.0%} in {len(results[i])} playouts") for i in order[:TOLD]]
    return HintSource(spec, _told(seat, rows), means[order[0]], PLAYOUTS)


def _by_network(agent: Agent, spec: str, seat: Seat) -> HintSource:
    from mc_env.agents.players.network_agent import NetworkAgent

    assert isinstance(agent, NetworkAgent)
    chances, value = agent.assess([seat])[0]
    best = [i for i in sorted(range(len(chances)), key=lambda i: -chances[i])[:TOLD] if chances[i] >= LIKELY]
    return HintSource(
        spec, _told(seat, [(i, chances[i], None, f"{chances[i]:.0%}") for i in best]), value, agent.assesses
    )


@cache
def network(spec: str) -> NetworkAgent:
    """A network that gives advice; one for all tables, asked by one thread at a time."""
    from mc_env.agents.players.network_agent import NetworkAgent

    made = make(spec)
    assert isinstance(made, NetworkAgent)
    return made


def adviser(game: Game) -> str | None:
    """The network that was measured to be the best at a table, else the one that knows all of them; None without torch."""
    if not networks() or game.setup is None:
        return None
    return strongest(game.setup, [spec for spec in known() if spec.startswith("ppo:")]).spec
