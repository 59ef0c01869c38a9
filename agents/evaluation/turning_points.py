"""Where a game was lost: at which choices it went from likely won to likely lost, and what would have been better.

    python -m mc_env.agents.evaluation.turning_points runs/lost/games/GAME.json --net generalist --worlds 16

A kept game is gone through once more. At each choice every option is tried in the same redrawn worlds: everybody plays on as the
network would for a few rounds, then it says how likely a win is. Nobody looks at what really lay in the decks, so a turning point
is a choice that was worse by what could be known, not by how the cards fell.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mc_env.agents.players.base import Seat
from mc_env.agents.players.search import Inquiry, SearchAgent
from mc_env.agents.support.places import one_thread
from mc_env.engine.game import Game, load_game
from mc_env.engine.state.options import ASK_ORDER, ASK_PAY
from mc_env.errors import ConfigError, McEnvError

PROGRAM: Final = "python -m mc_env.agents.evaluation.turning_points"


@dataclass(frozen=True, slots=True)
class Point:
    """A choice of a game, beside the option that did best in redrawn worlds."""

    number: int  # how many choices had been made
    round: int
    player: int
    prompt: str
    chosen: str
    chance: float  # to win after what was chosen
    best: str
    best_chance: float
    error: float  # standard error of the difference

    @property
    def lost(self) -> float:
        """What the choice cost."""
        return self.best_chance - self.chance


def turning_points(game: Game, agent: SearchAgent) -> list[Point]:
    """Every choice of a game but payments and orders, in their order."""
    past = game.rewind(0)
    asked: list[tuple[int, Game, Inquiry]] = []
    for number, chosen in enumerate(game.choices):
        pending = past.state.pending
        assert pending is not None
        if len(pending.opts) > 1 and pending.kind not in (ASK_PAY, ASK_ORDER):
            here = past.clone()
            options = [chosen, *(i for i in range(len(pending.opts)) if i != chosen)]
            asked.append(
                (number, here, Inquiry(Seat(here, pending.player), number, options, here.round + agent.rounds))
            )
        past.choose(chosen)
    agent.search([inquiry for _, _, inquiry in asked])
    return [_point(number, here, inquiry) for number, here, inquiry in asked]


def _point(number: int, here: Game, inquiry: Inquiry) -> Point:
    decision, chosen = here.decision, inquiry.options[0]
    assert decision is not None
    best = max(inquiry.alive, key=inquiry.mean)
    labels = [option.label for option in decision.options]
    _, error = inquiry.lead(best, chosen)
    chances = inquiry.mean(chosen), inquiry.mean(best)
    who = decision.player
    return Point(number, here.round, who, decision.prompt, labels[chosen], chances[0], labels[best], chances[1], error)


def main(argv: Sequence[str] | None = None) -> int:
    """Tell how a game went; the exit code: 0 well, 2 something unknown or wrong."""
    top = argparse.ArgumentParser(prog=PROGRAM, description="At which choices a game was lost, by redrawn worlds.")
    top.add_argument(
        "file", type=Path, help="a kept game (`mc-env evaluate --save-games losses`, or `save` while you play)"
    )
    top.add_argument("--net", default="generalist", help="who plays on, and judges (default generalist)")
    top.add_argument("--worlds", type=int, default=16, metavar="N", help="redrawn worlds for each choice (default 16)")
    top.add_argument("--rounds", type=int, default=2, metavar="N", help="how far it is played on (default 2)")
    top.add_argument("--most", type=int, default=6, metavar="N", help="how many turning points to tell (default 6)")
    try:
        args = top.parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 2
    one_thread()
    try:
        agent = SearchAgent(args.net, worlds=args.worlds, rounds=args.rounds, desperate=False)
        game = load_game(_read(args.file))
        points = turning_points(game, agent)
    except McEnvError as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    print(f"{game.outcome or 'running'}, {game.outcome_reason or ''}, round {game.round}, {len(game.choices)} choices")
    for number in sorted({point.round for point in points}):
        first = next(point for point in points if point.round == number)
        print(f"  round {number} begins at {first.chance:.0%}")
    for point in sorted(sorted(points, key=lambda point: -point.lost)[: args.most], key=lambda point: point.number):
        print(
            f"choice {point.number}, round {point.round}, player {point.player + 1}, {point.prompt}: {point.chosen} "
            f"{point.chance:.0%}, {point.best} {point.best_chance:.0%} (error {point.error:.0%})"
        )
    return 0


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"cannot read {file}: {error}") from None


if __name__ == "__main__":
    sys.exit(main())
