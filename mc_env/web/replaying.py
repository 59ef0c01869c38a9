"""Replays: a game as a list of moments that a page can walk through, and a page that needs nothing but itself."""

from __future__ import annotations

import base64
import gzip
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import mc_env
from mc_env.engine.game import Game
from mc_env.errors import ConfigError
from mc_env.seen.faces import faces
from mc_env.seen.plain import to_json
from mc_env.web import protocol as p
from mc_env.web import reviewing, thinking
from mc_env.web.course import Course, Perspective
from mc_env.web.table import info

STATIC: Final = Path(__file__).with_name("static")
CODES: Final = re.compile(r'"code":"([^"]+)"')
EMPTY: Final = '<script id="replay-data" type="application/json"></script>'  # where the built viewer wants its replay
FULL: Final = '<script id="replay-data" type="application/gzip">{}</script>'  # base64 of packed JSON


def replay(game: Game, viewer: int | None, seats: tuple[str, ...] = (), adviser: str | None = None) -> p.Replay:
    """A game from its start, everything open or as one player saw it; with the values of a network if one is named."""
    course = Course(game.rewind(0), seats or tuple(["unknown"] * game.players))
    eyes = Perspective(viewer)
    values = [value for _, value in reviewing.assessed(game, adviser)] if adviser is not None and viewer is None else []
    frames = [_frame(course, eyes, 0, None, values)]
    for n, choice in enumerate(game.choices):
        decision = course.decision
        assert decision is not None
        told = viewer in (None, decision.player) or not course.private
        about = (decision.kind, decision.prompt, decision.options[choice].label, len(decision))
        chosen = p.Chosen(decision.player, *about) if told else None
        course.choose(choice)
        frames.append(_frame(course, eyes, n + 1, chosen, values))
    setup = game.setup
    heroes = setup.heroes if setup is not None else [""] * game.players
    infos = tuple(
        p.SeatInfo(i, heroes[i], course.names[i], who, i == viewer, False) for i, who in enumerate(course.seats)
    )
    by = adviser or "" if values else ""
    shown = set(CODES.findall(to_json(frames)))
    seen = {code: face for code, face in faces().items() if code in shown}
    about_values = (thinking.network(by).assesses if by else "", by)
    return p.Replay(
        "replay",
        p.PROTOCOL,
        mc_env.__version__,
        info("replay", game),
        infos,
        viewer,
        game.outcome,
        *about_values,
        tuple(frames),
        seen,
    )


def _frame(course: Course, eyes: Perspective, n: int, chosen: p.Chosen | None, values: list[float]) -> p.Frame:
    table = eyes.look(course)
    _, lines = eyes.listen(course)
    value = values[n] if n < len(values) else None
    return p.Frame(n, table.round, table.phase, chosen, tuple(lines), table, value)


# ------------------------------------------------------------------------------------------ a page by itself


def replays(game: Game, viewer: int | None, seats: tuple[str, ...] = (), adviser: str | None = None) -> list[p.Replay]:
    """What a page by itself shows: what one player knew, or (None) everything and then what each of them knew."""
    viewers: list[int | None] = [viewer] if viewer is not None else [None, *range(game.players)]
    return [replay(game, one, seats, adviser) for one in viewers]


def page(found: Sequence[p.Replay], static: Path = STATIC) -> str:
    """The viewer and replays of one game as one HTML file that asks for nothing else."""
    viewer = static / "replay.html"
    if not viewer.is_file():
        raise ConfigError(f"the page is not built: {viewer} is missing (in a checkout: make web)")
    html = viewer.read_text(encoding="utf-8")
    if html.count(EMPTY) != 1:
        raise ConfigError(f"{viewer} has no place for a replay: it is damaged")
    return html.replace(EMPTY, FULL.format(base64.b64encode(packed(found)).decode()))


def packed(found: p.Replay | Sequence[p.Replay]) -> bytes:
    """Replays as gzipped JSON. Moments are much alike: it becomes a fiftieth of its size."""
    return gzip.compress(to_json(found).encode(), 6, mtime=0)
