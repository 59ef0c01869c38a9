"""One measured game: who played, how it ended, what each seat did for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

from mc_env.agents.players.base import Agent, Seat
from mc_env.cards.terms import CardType, Stat
from mc_env.engine.game import Game, new_game
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.program.tables import FACES
from mc_env.engine.state.options import V_ASK, V_DEFEND, V_PASS, V_PAY_HELP, Kind
from mc_env.engine.state.state import Opt, Pending
from mc_env.errors import unknown

MASKS: Final = {
    "ask": "nobody asks another player to act or to help pay",
    "defend_other": "nobody defends against an attack on another player",
}
TRUNCATED: Final = "truncated"


@dataclass(frozen=True)
class Match:
    """What is measured: a team at a table. `setup` are the arguments of `mc_env.new_game` but for the seed."""

    task: str
    team: tuple[str, ...]
    setup: Mapping[str, Any]
    mask: tuple[str, ...] = ()
    max_rounds: int = 60

    @property
    def name(self) -> str:
        """The team in words: one name if all seats play alike."""
        return self.team[0] if len(set(self.team)) == 1 else " + ".join(self.team)


@dataclass
class Seated:
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
class Played:
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
    seats: list[Seated] = field(default_factory=list)
    save: str = ""

    @property
    def won(self) -> bool:
        return self.outcome == "win"


def check_masks(masks: tuple[str, ...]) -> None:
    for mask in masks:
        if mask not in MASKS:
            raise unknown("mask", mask, MASKS)


def masked(game: Game, mask: tuple[str, ...]) -> tuple[Pending, list[int]] | None:
    """The decision without masked options, and which options are left; None if nothing is taken away."""
    pending = game.state.pending
    assert pending is not None
    left = [i for i, o in enumerate(pending.opts) if not _taken(game, pending, o, mask)]
    if not mask or len(left) == len(pending.opts) or not left:
        return None
    opts = tuple(pending.opts[i] for i in left)
    return Pending(pending.player, pending.kind, opts, pending.source, pending.prompt), left


def _taken(game: Game, pending: Pending, option: Opt, mask: tuple[str, ...]) -> bool:
    if "ask" in mask and option[0] in (V_ASK, V_PAY_HELP):
        return True
    return "defend_other" in mask and option[0] == V_DEFEND and _for_other(game, pending.player)


def _for_other(game: Game, player: int) -> bool:
    attack = Sight(game.state, player).attack()
    return attack is not None and attack.player != player


class Running:
    """A game that is being played and measured: `ask` whoever decides, then `go_on` with the answer, until it is `over`."""

    def __init__(self, match: Match, seed: int, players: Sequence[Agent]) -> None:
        self.match, self.players = match, players
        self.game = new_game(**match.setup, seed=seed, log=True)
        self._log = self.game.record()
        self._read = 0
        for i, player in enumerate(players):
            player.begin(seed * 16 + i)
        self.out = Played(match.task, match.team, match.mask, seed, TRUNCATED, "too_many_rounds", 0, 0, 0.0)
        self.out.seats = [Seated() for _ in range(self.game.players)]
        self._whole = _to_do(self.game)
        self._asked: Pending | None = None  # the whole decision, while a player sees it masked
        self._left: list[int] = []

    @property
    def over(self) -> bool:
        return self.game.state.pending is None or self.game.round > self.match.max_rounds

    def ask(self) -> Seat | None:
        """The seat that has to choose, with masked options out of sight; None if the mask leaves only one."""
        game, out = self.game, self.out
        if game.round > len(out.damage_curve):
            out.damage_curve.append(self._whole - _to_do(game))
            scheme = Sight(game.state, 0).main_scheme()
            out.threat_curve.append(game.state.threat[scheme] if scheme >= 0 else 0)
        pending = game.state.pending
        assert pending is not None
        less = masked(game, self.match.mask)
        if less is not None:
            fewer, self._left = less
            if len(self._left) == 1:
                return None
            self._asked, game.state.pending = pending, fewer
        return Seat(game, pending.player)

    def go_on(self, answer: int, seconds: float) -> None:
        """Carry out what was chosen at the seat that `ask` gave (nothing was to choose there: 0)."""
        game = self.game
        if self._asked is not None:
            game.state.pending, self._asked = self._asked, None
        if self._left:
            answer, self._left = self._left[answer], []
        pending = game.state.pending
        assert pending is not None
        seat = self.out.seats[pending.player]
        seat.seconds += seconds
        self.out.seconds += seconds
        seat.decisions += 1
        _count(game, pending, pending.opts[answer], seat)
        game.choose(answer)
        self._read = _tally(self._log, self._read, seat)

    def finished(self, save: bool) -> Played:
        """What was measured."""
        game, out = self.game, self.out
        out.rounds = game.round
        out.decisions = len(game.choices)
        if game.outcome is not None:
            out.outcome = game.outcome
            out.reason = game.outcome_reason or ""
        if save:
            out.save = game.save()
        return out


def play(match: Match, seed: int, players: Sequence[Agent], save: bool = False) -> Played:
    """Play a game and measure it."""
    running = Running(match, seed, players)
    while not running.over:
        began = process_time()
        seat = running.ask()
        answer = 0 if seat is None else players[seat.player].choose(seat)
        running.go_on(answer, process_time() - began)
    return running.finished(save)


def play_together(matches: Sequence[Running], save: bool = False) -> list[Played]:
    """Play games side by side: an agent that sits in several of them chooses for all that wait for it at once."""
    going = [running for running in matches if not running.over]
    while going:
        waiting: dict[int, list[tuple[Running, Seat]]] = {}  # by agent
        for running in going:
            seat = running.ask()
            if seat is None:
                running.go_on(0, 0.0)
            else:
                waiting.setdefault(id(running.players[seat.player]), []).append((running, seat))
        for some in waiting.values():
            began = process_time()
            agent = some[0][0].players[some[0][1].player]
            answers = agent.choose_together([seat for _, seat in some])
            each = (process_time() - began) / len(some)
            for (running, _), answer in zip(some, answers, strict=True):
                running.go_on(answer, each)
        going = [running for running in going if not running.over]
    return [running.finished(save) for running in matches]


def _to_do(game: Game) -> int:
    """Hit points left on all villain stages."""
    sight = Sight(game.state, 0)
    left = sum(sight.remaining(v) for v in sight.villains())
    return left + sum(f.values[game.players][Stat.HP] for f in sight.stages_to_come())


def _count(game: Game, pending: Pending, option: Opt, seat: Seated) -> None:
    """Figures of cooperation, from a choice about to be made."""
    if pending.kind == Kind.DEFEND:
        other = _for_other(game, pending.player)
        seat.could_defend_other += other
        if option[0] == V_DEFEND:
            seat.defends += 1
            seat.defends_other += other
    elif option[0] in (V_ASK, V_PAY_HELP):
        seat.asks += 1
    elif pending.kind == Kind.ASK:
        seat.asked += 1
        seat.helped += option[0] != V_PASS


_ENEMIES: set[str] = set()


def _is_enemy(title: object) -> bool:
    if not _ENEMIES:
        _ENEMIES.update(f.name for f in FACES if f.type in (CardType.VILLAIN, CardType.MINION))
    return title in _ENEMIES or (isinstance(title, str) and title.startswith("facedown"))


def _tally(log: list[dict[str, object]], read: int, seat: Seated) -> int:
    """Damage on enemies and threat removed since the choice of a seat, which gets the credit."""
    for entry in log[read:]:
        if entry["event"] == "damage" and _is_enemy(entry.get("target")):
            seat.damage += int(str(entry.get("taken", entry.get("amount", 0)) or 0))
        elif entry["event"] == "remove threat":
            seat.threat += int(str(entry.get("amount", 0) or 0))
    return len(log)
