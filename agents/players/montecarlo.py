"""Flat Monte Carlo: try each option in redrawn copies of the game, play on by quick rules, take what ends best.

The copies come from `Seat.resample`: what this player cannot know is redrawn, so the search plans with what it sees and never
with what will happen. All options are tried in the same redrawn worlds (common random numbers). After a few worlds the worse
half is dropped, and whatever else fell clearly behind; those that are left are tried in as many worlds again, and so on
(sequential halving). A rollout that runs for too many rounds is cut off and judged by `prospects`.
"""

from __future__ import annotations

from math import sqrt, tanh
from random import Random

from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.heuristic import HeuristicAgent
from mc_env.agents.players.heuristic.styles import style_of
from mc_env.agents.players.light import LightAgent
from mc_env.cards.terms import Stat
from mc_env.engine.game import Game
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.state.options import ASK_ORDER, ASK_PAY
from mc_env.errors import ConfigError, unknown

_FIRST = 4  # worlds before the first look at who has fallen behind; each later look after twice as many
PLAYOUTS = ("heuristic", "light")
_BEHIND = 2.0  # standard errors of the paired difference


class MonteCarloAgent(Agent):
    """Flat Monte Carlo with heuristic rollouts; plain choices (payment, order) are the heuristic's own."""

    spec = "montecarlo"

    def __init__(
        self,
        rollouts: int = 64,
        rounds: int = 3,
        style: str = "balanced",
        width: int = 8,
        playouts: str = "heuristic",
        seed: int = 0,
    ) -> None:
        """`playouts`: who plays on in redrawn worlds."""
        if rollouts < 1 or rounds < 1 or width < 2:
            raise ConfigError(
                f"montecarlo needs rollouts >= 1, rounds >= 1, width >= 2, not {rollouts}, {rounds}, {width}"
            )
        style_of(style)
        self.rollouts = rollouts
        self.rounds = rounds  # play on for so many rounds before judging
        self.width = width  # consider at most so many options, the heuristic's favourites
        self.policy = HeuristicAgent(style)
        if playouts not in PLAYOUTS:
            raise unknown("way to play on", playouts, PLAYOUTS)
        self.light = LightAgent() if playouts == "light" else None
        self._seed = seed
        self._rng = Random(seed)

    def begin(self, seed: int) -> None:
        self._rng = Random(f"{self._seed}/{seed}")

    def choose(self, seat: Seat) -> int:
        sight = seat.sight()
        scores = self.policy.scores(sight)
        favourite = scores.index(max(scores))
        if sight.kind in (ASK_PAY, ASK_ORDER) or len(scores) == 1:
            self._said = ""
            return favourite
        ranked = sorted(range(len(scores)), key=lambda i: -scores[i])[: self.width]
        results = self.compare(seat, ranked)
        best = max(ranked, key=lambda i: (len(results[i]), sum(results[i]) / len(results[i]), i == favourite))
        if self.talks:
            order = sorted(results, key=lambda i: (-len(results[i]), -sum(results[i]) / len(results[i])))
            self.say(
                seat, [(i, f"{sum(results[i]) / len(results[i]):+.2f} in {len(results[i])} rollouts") for i in order]
            )
        return best

    def compare(self, seat: Seat, candidates: list[int]) -> dict[int, list[float]]:
        """Results of each option in the same worlds; the worse half, and options far behind, are tried no further."""
        results: dict[int, list[float]] = {i: [] for i in candidates}
        alive = list(candidates)
        done = 0
        while done < self.rollouts and len(alive) > 1:
            for _ in range(min(max(done, _FIRST), self.rollouts - done)):
                world = seat.resample(self._rng.getrandbits(48))
                for i in alive:
                    results[i].append(self.rollout(world, i, seat.player))
                done += 1
            if done < self.rollouts:
                ranked = sorted(self._not_behind(results, alive), key=lambda i: -sum(results[i]))
                alive = ranked[: max(2, (len(alive) + 1) // 2)]
        return results

    def _not_behind(self, results: dict[int, list[float]], alive: list[int]) -> list[int]:
        """Options not clearly behind the leader, by the paired differences in the same worlds."""
        leader = max(alive, key=lambda i: sum(results[i]))
        kept = []
        for i in alive:
            gaps = [a - b for a, b in zip(results[leader], results[i], strict=True)]
            n = len(gaps)
            mean = sum(gaps) / n
            error = sqrt(sum((x - mean) ** 2 for x in gaps) / max(1, n - 1) / n)
            if mean <= _BEHIND * error:  # the leader is 0 behind itself
                kept.append(i)
        return kept

    def rollout(self, world: Game, option: int, player: int) -> float:
        """Play a copy of a redrawn world after an option: 1 for a win, -1 for a loss, between if cut off."""
        game = world.clone()
        game.step(option)
        state = game.state
        until = state.round + self.rounds
        self._play_on(game, until)
        if state.outcome:
            return 1.0 if game.outcome == "win" else -1.0
        return prospects(Sight(state, player))

    def _play_on(self, game: Game, until: int) -> None:
        """Play a game to its end, or to the beginning of a round."""
        state = game.state
        if self.light is not None:
            while state.pending is not None and state.round < until:
                game.step(self.light.pick(state))
            return
        pick = self.policy.pick
        while state.pending is not None and state.round < until:
            game.step(pick(Sight(state, state.pending.player)))


def prospects(sight: Sight) -> float:
    """How a running game looks, from -1 (lost) to 1 (won): rounds we need against rounds we have."""
    players = sight.order()
    villains = sight.villains()
    to_do = float(sum(sight.remaining(v) for v in villains))
    to_do += sum(f.values[sight.players][Stat.HP] for f in sight.stages_to_come())
    need = to_do / (4.5 * len(players))
    main = sight.main_scheme()
    room = sight.target_threat(main) - sight.threat(main) if main >= 0 else 20
    room += sum(f.values[sight.players][Stat.TARGET_THREAT] for f in sight.schemes_ahead())
    sides = sum(sight.threat(c) for c in sight.side_schemes())
    by_threat = (room - 0.25 * sides) / (0.6 + 0.7 * sight.escalation())
    by_wounds = min(sight.remaining(sight.identity(p)) for p in players) / 1.8
    minions = sum(sight.remaining(m) for p in players for m in sight.minions(p))
    allies = sum(sight.remaining(a) for p in players for a in sight.allies(p))
    have = min(by_threat, by_wounds + 0.3 * allies) + 0.15 * max(by_threat, by_wounds)
    return tanh((have - need - minions / (4.5 * len(players)) + 0.1 * allies) / 4.0) * 0.95
