"""A measured game: who played, how it ended, what each seat did for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from mc_env.agents.players.base import Agent, Seat
from mc_env.cards.terms import CardType, Stat
from mc_env.engine import library
from mc_env.engine.game import Game, new_game
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.program.tables import all_faces
from mc_env.engine.state.options import V_ASK, V_DEFEND, V_PASS, V_PAY_HELP, DecisionKind
from mc_env.env.controller import Controller
from mc_env.env.matches import MAX_ROUNDS_REACHED
from mc_env.env.partners import answer
from mc_env.env.settings import MAX_ROUNDS, Settings
from mc_env.env.tasks import make_task
from mc_env.errors import unknown
from mc_env.kernel.state import Opt, Pending
from mc_env.text.briefing import Said

MASKS: Final = {
    "ask": "nobody asks another player to act or to help pay",
    "defend_other": "nobody defends against an attack on another player",
    "say": "nobody hears what others say (players who have words)",
}
TRUNCATED: Final = "truncated"


@dataclass(frozen=True)
class Lineup:
    """What is measured: a team at a table. `setup` are the arguments of `mc_env.new_game` but for the seed."""

    task: str  # the name of the table: a benchmark task, or what `tables.label` says
    team: tuple[str, ...]
    setup: Mapping[str, Any]
    mask: tuple[str, ...] = ()
    max_rounds: int = MAX_ROUNDS

    @property
    def name(self) -> str:
        """The team in words: one name if all seats play alike."""
        return team_name(self.team)


def team_name(team: Sequence[str]) -> str:
    """A team in words: one name if all seats play alike."""
    return team[0] if len(set(team)) == 1 else " + ".join(team)


@dataclass
class SeatFigures:
    """What one seat did in a game."""

    damage: int = 0  # dealt to enemies by what this seat chose
    threat: int = 0  # removed
    defends: int = 0
    defends_other: int = 0  # of attacks on somebody else
    could_defend_other: int = 0
    asks: int = 0
    asked: int = 0
    helped: int = 0  # acted when asked
    decisions: int = 0
    seconds: float = 0.0


@dataclass
class GameResult:
    """A finished game."""

    task: str
    team: tuple[str, ...]
    mask: tuple[str, ...]
    seed: int
    outcome: str  # win, loss, truncated
    reason: str
    rounds: int
    decisions: int
    seconds: float
    damage_curve: list[int] = field(default_factory=list)  # on all villain stages, at the beginning of each round
    threat_curve: list[int] = field(default_factory=list)  # on the main scheme, at the beginning of each round
    seats: list[SeatFigures] = field(default_factory=list)
    save: str = ""

    @property
    def won(self) -> bool:
        return self.outcome == "win"


def check_masks(masks: tuple[str, ...]) -> None:
    for mask in masks:
        if mask not in MASKS:
            raise unknown("mask", mask, MASKS)


def options_left(game: Game, mask: tuple[str, ...]) -> list[int] | None:
    """Which options a mask leaves; None if all, or if it would leave none."""
    pending = game.state.pending
    if not mask or pending is None:
        return None
    left = [i for i, option in enumerate(pending.opts) if not _taken(game, pending, option, mask)]
    return left if left and len(left) < len(pending.opts) else None


def _taken(game: Game, pending: Pending, option: Opt, mask: tuple[str, ...]) -> bool:
    if "ask" in mask and option[0] in (V_ASK, V_PAY_HELP):
        return True
    return "defend_other" in mask and option[0] == V_DEFEND and _for_other(game, pending.player)


def _for_other(game: Game, player: int) -> bool:
    attack = Sight(game.state, player).attack()
    return attack is not None and attack.player != player


class MeasuredGame:
    """A game that is being played and measured, for `players.side_by_side`."""

    def __init__(self, lineup: Lineup, seed: int, agents: Sequence[Agent]) -> None:
        self.lineup, self.agents, self.seed = lineup, agents, seed
        if "drawn" in lineup.setup:
            self.game, partners = drawn_game(lineup.setup["drawn"], seed)
            self.agents = agents = seated(agents, partners)
        else:
            self.game = new_game(**lineup.setup, seed=seed, log=True)
        self._log = self.game.record()
        self._read = 0  # entries of the log
        for i, agent in enumerate(agents):
            agent.begin(seed * 16 + i)
        self._result = GameResult(lineup.task, lineup.team, lineup.mask, seed, TRUNCATED, MAX_ROUNDS_REACHED, 0, 0, 0.0)
        self._result.seats = [SeatFigures() for _ in range(self.game.players)]
        self._whole = _to_do(self.game)
        self._left: list[int] | None = None  # by the mask, of the options of the current decision
        self._asked = False  # whether an agent chooses the next option

    @property
    def over(self) -> bool:
        return self.game.state.pending is None or self.game.round > self.lineup.max_rounds

    def ask(self) -> tuple[Agent, Seat] | None:
        """Who has to choose, and where; masked options are out of sight. None if the mask leaves only one."""
        game, result = self.game, self._result
        if game.round > len(result.damage_curve):
            result.damage_curve.append(self._whole - _to_do(game))
            scheme = Sight(game.state, 0).main_scheme()
            result.threat_curve.append(game.state.threat[scheme] if scheme >= 0 else 0)
        pending = game.state.pending
        assert pending is not None
        self._left = options_left(game, self.lineup.mask)
        self._asked = self._left is None or len(self._left) > 1
        if self._left is not None:
            if not self._asked:
                return None
            game = game.restricted(self._left)
        return self.agents[pending.player], Seat(game, pending.player, self.game)

    def choose(self, option: int, seconds: float) -> None:
        """Carry out what was chosen at the seat that `ask` gave."""
        game = self.game
        if self._left is not None:
            option = self._left[option]
        pending = game.state.pending
        assert pending is not None
        seat = self._result.seats[pending.player]
        seat.seconds += seconds
        self._result.seconds += seconds
        seat.decisions += 1
        _count(game, pending, pending.opts[option], seat)
        self._pass_on(pending.player)
        game.choose(option)
        self._read = _tally(self._log, self._read, seat)

    def _pass_on(self, speaker: int) -> None:
        """What a player says with a choice is heard by the others."""
        words = self.agents[speaker].said if self._asked else ""
        if not words or "say" in self.lineup.mask:
            return
        for seat, agent in enumerate(self.agents):
            if seat != speaker:
                agent.hear(Said(speaker, words), len(self.game.choices))

    def result(self, save: bool = False) -> GameResult:
        """What was measured."""
        game, out = self.game, self._result
        out.rounds = game.round
        out.decisions = len(game.choices)
        if game.outcome is not None:
            out.outcome = game.outcome
            out.reason = game.outcome_reason or ""
        if save:
            out.save = game.save()
        return out


class TaskPartner(Agent):
    """A partner that a task brings along, at a seat."""

    def __init__(self, partner: Any) -> None:
        self.partner = partner

    def choose(self, seat: Seat) -> int:
        return seat.encode(lambda game, _: answer(self.partner, game))


@lru_cache(maxsize=4)
def _drawing(name: str) -> Controller:
    """What draws the games of a task's test, and the partners in them."""
    arguments = make_task(name).arguments("test")
    own = {key: arguments.pop(key, None) for key in ("seat", "partners")}
    return Controller(Settings(arguments), **own)


def drawn_game(name: str, seed: int) -> tuple[Game, dict[int, Agent]]:
    """The game of a seed by a task that draws it, and the partners that it brings, by seat."""
    controller = _drawing(name)
    game = new_game(**controller.settings.episodes.arguments(seed), hands=controller.settings.episodes.hands, log=True)
    return game, {p: TaskPartner(partner) for p, partner in controller.partners_of(seed).items()}


def seated(agents: Sequence[Agent], partners: Mapping[int, Agent]) -> list[Agent]:
    """Agents and partners, seat by seat; partners have theirs, and the agents the others in order."""
    rest = iter(agents)
    return [partners[p] if p in partners else next(rest) for p in range(len(agents) + len(partners))]


def _to_do(game: Game) -> int:
    """Hit points left on all villain stages."""
    sight = Sight(game.state, 0)
    left = sum(sight.remaining(v) for v in sight.villains())
    return left + sum(f.values[game.players][Stat.HP] for f in sight.stages_to_come())


def _count(game: Game, pending: Pending, option: Opt, seat: SeatFigures) -> None:
    """Figures of cooperation, from a choice about to be made."""
    if pending.kind == DecisionKind.DEFEND:
        other = _for_other(game, pending.player)
        seat.could_defend_other += other
        if option[0] == V_DEFEND:
            seat.defends += 1
            seat.defends_other += other
    elif option[0] in (V_ASK, V_PAY_HELP):
        seat.asks += 1
    elif pending.kind == DecisionKind.ASK:
        seat.asked += 1
        seat.helped += option[0] != V_PASS


@lru_cache(maxsize=1)
def _enemies(compiled: int) -> frozenset[str]:
    """The titles of all enemies; `compiled` is how many cards are, which only grows."""
    return frozenset(f.name for f in all_faces() if f.type in (CardType.VILLAIN, CardType.MINION))


def _is_enemy(title: object) -> bool:
    return title in _enemies(library.compiled()) or (isinstance(title, str) and title.startswith("facedown"))


def _tally(log: list[dict[str, object]], read: int, seat: SeatFigures) -> int:
    """Damage on enemies and threat removed since the choice of a seat, which gets the credit."""
    for entry in log[read:]:
        if entry["event"] == "damage" and _is_enemy(entry.get("target")):
            seat.damage += int(str(entry.get("taken", entry.get("amount", 0)) or 0))
        elif entry["event"] == "remove threat":
            seat.threat += int(str(entry.get("amount", 0) or 0))
    return len(log)
