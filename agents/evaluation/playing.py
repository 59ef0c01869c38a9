"""Many games, somewhere, with a progress bar. The same lineups and seeds give the same results, wherever they are played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mc_env.agents.evaluation.games import GameResult, Lineup, MeasuredGame
from mc_env.agents.evaluation.journal import Journal
from mc_env.agents.players import side_by_side
from mc_env.agents.players.base import Agent
from mc_env.agents.players.registry import files_of, make
from mc_env.agents.support.places import HERE, Place

PIECE: Final = 4  # games that a process plays between two reports
# ... if they are played side by side; always the same ones, so that rounding is the same anywhere
LARGE_PIECE: Final = 40


def play_some(lineup: Lineup, seeds: Sequence[int], save: str) -> list[GameResult]:
    """Games of one lineup. `save`: none, all, wins or losses are kept as replays."""
    shared = {spec: agent for spec in set(lineup.team) if (agent := make(spec)).together}

    def team() -> list[Agent]:
        return [shared.get(spec) or make(spec, seed=seat) for seat, spec in enumerate(lineup.team)]

    if shared:  # the others have a generator for each game
        played = side_by_side.play((MeasuredGame(lineup, seed, team()) for seed in seeds), len(seeds))
    else:
        agents = team()
        played = side_by_side.play(MeasuredGame(lineup, seed, agents) for seed in seeds)
    found = {game.seed: game.result(save != "none") for game in played}
    results = [found[seed] for seed in seeds]
    for game in results:
        if (save == "wins" and not game.won) or (save == "losses" and game.won):
            game.save = ""
    return results


def pieces_of(
    lineups: Iterable[Lineup], seeds: Sequence[int], together: Collection[str] = ()
) -> Iterator[tuple[Lineup, Sequence[int]]]:
    """The games in pieces; `together` are the specs of agents that play many at once."""
    for lineup in lineups:
        size = PIECE if set(lineup.team).isdisjoint(together) else LARGE_PIECE
        for i in range(0, len(seeds), size):
            yield lineup, seeds[i : i + size]


def play_all(
    lineups: Sequence[Lineup],
    seeds: Sequence[int],
    place: Place = HERE,
    save: str = "none",
    console: Console | None = None,
    journal: Journal | None = None,
) -> list[GameResult]:
    """Play every lineup on every seed; results in that order. What the journal holds is not played again."""
    # each is made once here: a wrong spec is told before anything is played
    specs = specs_of(lineups)
    together = [spec for spec in specs if make(spec).together]
    pieces = dict(enumerate(pieces_of(lineups, seeds, together)))
    results: list[list[GameResult]] = [[] for _ in pieces]
    won = played = 0
    bar = Progress(
        TextColumn("[bold]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("won {task.fields[rate]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=console is None,
    )
    with bar:
        line = bar.add_task("games", total=len(lineups) * len(seeds), rate="-")

        def done(i: int, games: list[GameResult]) -> None:
            nonlocal won, played
            results[i] = games
            played += len(games)
            won += sum(g.won for g in games)
            bar.update(line, advance=len(games), rate=f"{won / played:.0%}")

        for i, games in dict(journal.pieces if journal is not None else {}).items():
            done(i, games)
            del pieces[i]
        jobs = {i: (lineup, some, save) for i, (lineup, some) in pieces.items()}
        for i, games in place.each(play_some, jobs, files_of(specs)):
            if journal is not None:
                journal.add(i, games)
            done(i, games)
    return [game for games in results for game in games]


def specs_of(lineups: Sequence[Lineup]) -> list[str]:
    """Every agent that plays, once."""
    return list(dict.fromkeys(spec for lineup in lineups for spec in lineup.team))
