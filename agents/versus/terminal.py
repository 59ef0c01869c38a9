"""A table of Vs. System in the terminal: people share the keyboard, agents play other seats; and watching a game again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from mc_env.agents.players.base import Agent
from mc_env.errors import ConfigError
from mc_env.versus.engine.game import Game, load_game, start
from mc_env.versus_env.drawing import board

Ask = Callable[[str], str]
Tell = Callable[[str], None]
HELP = "a number chooses; hint, board, undo, save FILE, quit"
_SHOWS_BOARD = ("first", "mulligan", "resource", "recruit", "main", "combat", "defender")


class Session:
    """A game at the keyboard. Seats without an agent are those of people."""

    def __init__(self, game: Game, agents: Mapping[int, Agent], adviser: Agent, ask: Ask = input, tell: Tell = print):
        self.game, self.agents, self.adviser = game, dict(agents), adviser
        self.ask, self.tell = ask, tell
        self.leaving = False
        self._told = -1  # the decision for which the board was shown last

    def play(self) -> Game:
        """Until the game is over, or the people leave."""
        while self.game.decision is not None and not self.leaving:
            seat = self.game.decision.player
            if seat in self.agents:
                self._let(seat)
            else:
                self._turn(seat)
        if self.game.decision is None:
            won = ", ".join(str(p + 1) for p in self.game.winners or ())
            self.tell(f"The game is over ({self.game.outcome_reason}). Won: player {won}")
        return self.game

    def _let(self, seat: int) -> None:
        """An agent chooses; what it did is told, unless it tells what others may not know."""
        decision = self.game.decision
        assert decision is not None
        choice = self.agents[seat].decide(self.game, seat)
        kind, label = decision.kind, decision.options[choice].label
        self.game.choose(choice)
        secret = kind in ("resource", "pick", "discard", "mulligan")
        self.tell(f"  player {seat + 1}, {kind}" + ("" if secret else f": {label}"))

    def _turn(self, seat: int) -> None:
        decision = self.game.decision
        assert decision is not None
        if self._told != len(self.game.choices):
            self._told = len(self.game.choices)
            if decision.kind in _SHOWS_BOARD:
                self.tell("\n" + board(self.game, seat))
            self.tell(f"\nPlayer {seat + 1}: {decision.prompt}")
            for o in decision.options:
                self.tell(f"  {o.index}  {o.label}")
        self._obey(self.ask("> ").strip(), seat)

    def _obey(self, line: str, seat: int) -> None:
        """One line that was typed."""
        word, _, rest = line.partition(" ")
        decision = self.game.decision
        assert decision is not None
        if word.isdigit() and int(word) < len(decision):
            self.game.choose(int(word))
        elif word == "hint":
            self.tell(f"  {decision.options[self.adviser.decide(self.game, seat)].label}")
        elif word == "board":
            self.tell(board(self.game, seat))
        elif word == "undo":
            self._undo(seat)
        elif word == "save" and rest:
            Path(rest).write_text(self.game.save(), encoding="utf-8")
            self.tell(f"  kept in {rest}")
        elif word in ("quit", "q"):
            self.leaving = True
        else:
            self.tell(f"  {line!r}: {HELP}")

    def _undo(self, seat: int) -> None:
        """Back to the last decision of people, in a game that was set up here."""
        if self.game.setup is None or not self.game.choices:
            self.tell("  there is nothing to take back")
            return
        choices = self.game.choices
        deciders = _deciders(self.game)
        back = max((i for i, p in enumerate(deciders) if p not in self.agents), default=-1)
        if back < 0:
            self.tell("  there is nothing to take back")
            return
        self.game = start(self.game.setup)
        for i in choices[:back]:
            self.game.choose(i)
        self._told = -1


def _deciders(game: Game) -> list[int]:
    """Who made each choice of a game."""
    assert game.setup is not None
    twin, out = start(game.setup), []
    for i in game.choices:
        assert twin.decision is not None
        out.append(twin.decision.player)
        twin.choose(i)
    return out


def watch(path: Path, seat: int, ask: Ask = input, tell: Tell = print) -> None:
    """A saved game again, decision by decision, as one player saw it; an empty line goes on, a number so many further."""
    kept = load_game(path.read_text(encoding="utf-8"))
    if kept.setup is None:
        raise ConfigError(
            f"{str(path)!r} begins at a position: only games from their setup can be watched from the start"
        )
    game, waiting = start(kept.setup), 0
    for n, choice in enumerate(kept.choices):
        decision = game.decision
        assert decision is not None
        if waiting <= 0:
            tell("\n" + board(game, seat))
        if decision.player == seat:
            tell(f"{n + 1}/{len(kept.choices)} {decision.prompt}: {decision.options[choice].label}")
        else:
            tell(f"{n + 1}/{len(kept.choices)} player {decision.player + 1}, {decision.kind}")
        waiting -= 1
        if waiting <= 0:
            line = ask("> ").strip()
            if line in ("quit", "q"):
                return
            waiting = int(line) if line.isdigit() else 1
        game.choose(choice)
    tell(board(game, seat))
    tell(f"The game is over: {game.outcome_reason}" if game.decision is None else "It goes on from here.")
