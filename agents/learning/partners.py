"""Who sits beside the learner in a share of its games (`ppo.partners`): agents by spec, scripted partners by name, or `past`.

`past` are snapshots of the run's own network, taken every `ppo.past_every` decisions; each game draws one for each other seat.
What a partner draws depends on its episode and the number of the decision alone, so that a resumed run plays on as it would have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from torch import Tensor

from mc_env.agents.network.model import Network
from mc_env.agents.players import registry
from mc_env.agents.players.base import Agent
from mc_env.agents.players.network_agent import NetworkAgent
from mc_env.engine.game import Game
from mc_env.env.partners import TASTES
from mc_env.env.settings import Settings
from mc_env.errors import ConfigError, unknown
from mc_env.kernel.rng import MASK, mix

PAST: Final = "past"
_SMALL: Final = (1 << 62) - 1  # seeds fit into 62 bits


def check(specs: Sequence[str]) -> None:
    """Refuse what is no partner."""
    for spec in specs:
        if spec != PAST and spec not in TASTES:
            if not registry.is_spec(spec):
                raise ConfigError(str(unknown("partner in ppo.partners", spec, [PAST, *registry.names(), *TASTES])))
            registry.parse(spec)


class Snapshots:
    """Snapshots of a network by number. Every process takes the same ones."""

    def __init__(self, keep: int) -> None:
        self.keep = keep
        self.taken = 0
        self.agents: dict[int, NetworkAgent] = {}

    def take(self, network: Network) -> None:
        """A snapshot; when there are too many, the one that leaves the smallest hole between its neighbours goes."""
        self._add(self.taken, network.state_dict(), network)
        self.taken += 1
        while len(self.agents) > self.keep:
            numbers = sorted(self.agents)
            inner = range(1, len(numbers) - 1) if len(numbers) > 2 else range(1)
            gone = min(inner, key=lambda i: numbers[i + 1] - numbers[i - 1] if len(numbers) > 2 else 0)
            del self.agents[numbers[gone]]

    def begin_with(self, network: Network) -> None:
        """The first snapshot: before the first rollout, but after a warm start."""
        self.agents, self.taken = {}, 0
        self.take(network)

    def _add(self, number: int, weights: Mapping[str, Tensor], like: Network) -> None:
        twin = like.twin()
        twin.load_state_dict({k: v.clone() for k, v in weights.items()})
        twin.eval().requires_grad_(False)
        self.agents[number] = NetworkAgent(twin, greedy=False)

    def draw(self, seed: int) -> int:
        """The number of a snapshot."""
        numbers = sorted(self.agents)
        return numbers[mix(seed & MASK) % len(numbers)]

    def agent(self, number: int) -> NetworkAgent:
        """A snapshot, or the nearest one if it is gone."""
        if number not in self.agents:
            number = min(self.agents, key=lambda n: (abs(n - number), n))
        return self.agents[number]

    def state(self) -> dict[str, Any]:
        return {
            "taken": self.taken,
            "numbers": list(self.agents),
            "weights": [agent.network.state_dict() for agent in self.agents.values()],
        }

    def restore(self, data: Mapping[str, Any], like: Network) -> None:
        self.agents, self.taken = {}, data["taken"]
        for number, weights in zip(data["numbers"], data["weights"], strict=True):
            self._add(number, weights, like)


class TrainingPartner:
    """A partner in one episode; the environment makes a new one for each seat and episode."""

    spec: ClassVar[str]
    agent: ClassVar[Agent | None]  # None: a snapshot
    snapshots: ClassVar[Snapshots]

    def __init__(self) -> None:
        self.seed = 0
        self.snapshot = -1  # its number

    def begin(self, seed: int) -> None:
        self.seed = seed
        if self.agent is None:
            self.snapshot = self.snapshots.draw(seed)

    def act(self, game: Game) -> int:
        assert game.decision is not None
        agent = self.agent or self.snapshots.agent(self.snapshot)
        agent.begin(mix((self.seed ^ mix(len(game.choices))) & MASK) & _SMALL)
        return agent.decide(game, game.decision.player)

    def __repr__(self) -> str:
        return f"<partner {self.spec}>"


def partner_for(name: str, snapshots: Snapshots) -> Any:
    """What the environment makes partners of: a class of its own for each spec, or the name of a scripted partner."""
    if name != PAST and not registry.is_spec(name):
        return name

    class Partner(TrainingPartner):
        spec = name
        agent = None if name == PAST else registry.make(name)

    Partner.snapshots = snapshots
    return Partner


def groups(
    total: int, share_of_games: float, partners: Sequence[str], games: Mapping[str, Any], snapshots: Snapshots
) -> list[tuple[int, dict[str, Any]]]:
    """So many games in groups: self-play, and for each partner and seat of the learner some games beside that partner.

    Where the number of players changes from game to game, the learner takes the seats that every game has.
    """
    share = round(total * share_of_games)
    if not share:
        return [(total, {})]
    sizes = Settings(games).episodes.sizes
    if max(sizes) < 2:
        raise ConfigError("ppo.partners: these games are played alone; leave out partners and partner_share")
    pairs = [(spec, seat) for spec in partners for seat in range(min(sizes))]
    if share < len(pairs):
        raise ConfigError(f"ppo.partner_share: {share} games are too few for {len(pairs)} pairs of partner and seat")
    out: list[tuple[int, dict[str, Any]]] = [(total - share, {})] if share < total else []
    for i, (spec, seat) in enumerate(pairs):
        n = share // len(pairs) + (i < share % len(pairs))
        out.append((n, {"seat": seat, "partners": partner_for(spec, snapshots)}))
    return out
