"""Many games, on several cores, with a progress bar. The same matches and seeds give the same results, whatever the cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mc_env.agents.evaluation.games import Match, Played, Running, play, play_together
from mc_env.agents.evaluation.journal import Journal
from mc_env.agents.players.registry import make
from mc_env.agents.support import garbage

CHUNK = 4  # games that a worker plays between two reports
TOGETHER = (
    40  # ... if they are played side by side; always the same ones, so that rounding is the same on any number of cores
)


def play_some(match: Match, seeds: Sequence[int], save: str) -> list[Played]:
    """Games of one match. `save`: none, all, wins or losses are kept as replays."""
    shared = {spec: agent for spec in set(match.team) if (agent := make(spec)).together}
    if shared:  # the others have a generator for each game
        teams = [[shared.get(spec) or make(spec, seed=seat) for seat, spec in enumerate(match.team)] for _ in seeds]
        running = [Running(match, seed, team) for seed, team in zip(seeds, teams, strict=True)]
        games = play_together(running, save != "none")
    else:
        players = [make(spec, seed=seat) for seat, spec in enumerate(match.team)]
        games = [play(match, seed, players, save != "none") for seed in seeds]
    for game in games:
        if (save == "wins" and not game.won) or (save == "losses" and game.won):
            game.save = ""
    return games


def jobs(
    matches: Iterable[Match], seeds: Sequence[int], together: Collection[str] = ()
) -> Iterator[tuple[Match, Sequence[int]]]:
    """The games in pieces; `together` are the specs of agents that play many at once."""
    for match in matches:
        size = CHUNK if set(match.team).isdisjoint(together) else TOGETHER
        for i in range(0, len(seeds), size):
            yield match, seeds[i : i + size]


def run(
    matches: Sequence[Match],
    seeds: Sequence[int],
    workers: int = 1,
    save: str = "none",
    console: Console | None = None,
    journal: Journal | None = None,
) -> list[Played]:
    """Play every match on every seed; results in the order of matches, then seeds. What the journal holds is not played again."""
    # each is made once here: a wrong spec is told before anything is played
    together = [spec for spec in specs_of(matches) if make(spec).together]
    pieces = dict(enumerate(jobs(matches, seeds, together)))
    results: list[list[Played]] = [[] for _ in pieces]
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
        line = bar.add_task("games", total=len(matches) * len(seeds), rate="-")

        def done(i: int, games: list[Played]) -> None:
            nonlocal won, played
            results[i] = games
            played += len(games)
            won += sum(g.won for g in games)
            bar.update(line, advance=len(games), rate=f"{won / played:.0%}")

        def keep(i: int, games: list[Played]) -> None:
            if journal is not None:
                journal.add(i, games)
            done(i, games)

        for i, games in dict(journal.pieces if journal is not None else {}).items():
            done(i, games)
            del pieces[i]
        if workers <= 1:
            for i, (match, some) in pieces.items():
                keep(i, play_some(match, some, save))
        else:
            _in_parallel(pieces, workers, save, keep)
    return [game for games in results for game in games]


def specs_of(matches: Sequence[Match]) -> list[str]:
    """Every agent that plays, once."""
    return list(dict.fromkeys(spec for match in matches for spec in match.team))


def one_thread() -> None:
    """Before torch is imported: batches are small and processes share the cores already; threads would only fight."""
    os.environ["OMP_NUM_THREADS"] = "1"


def _begin_to_play() -> None:
    """The first thing a process of the evaluation does."""
    one_thread()
    garbage.look_seldom()


def _in_parallel(
    pieces: Mapping[int, tuple[Match, Sequence[int]]],
    workers: int,
    save: str,
    keep: Callable[[int, list[Played]], None],
) -> None:
    """Spread jobs over processes; fresh ones (spawn), so that threads of torch are no danger."""
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin_to_play) as pool:
        waiting: dict[Future[list[Played]], int] = {
            pool.submit(play_some, match, some, save): i for i, (match, some) in pieces.items()
        }
        try:
            while waiting:
                finished, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    keep(waiting.pop(future), future.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
