"""A page never receives what its seat may not know: nothing that is sent depends on hidden cards, or on the engine's card ids.

Three ways to look: at every position the cards that a seat cannot see change places, and not a byte of what it is sent changes; a
whole game is played twice, with other card ids, and all that is sent is the same; and a choice is made twice, with those cards
exchanged that stay hidden all the while, and the story that the seat is told is the same as far as both go.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from mc_env.engine.board.visibility import visible
from mc_env.engine.game import Game, new_game
from mc_env.render.story import tell
from mc_env.web.course import Course
from mc_env.web.table import LiveTable, Page, Workshop
from tests.web.conftest import Server
from tools.disguise import disguised, permuted
from tools.random_games import aggressive, some_setup

START = 120  # choices at the beginning of a game
WHOLE = 2000
GAMES = [(0, START), (1, START), *(pytest.param(seed, WHOLE, marks=pytest.mark.slow) for seed in range(200))]


class Wiretap(Page):
    """A page that is never read: what is queued is what would go over the wire."""

    def sent(self) -> list[str]:
        out = []
        while not self.queue.empty():
            out.append(self.queue.get_nowait() or "")
        return out


def table_of(game: Game) -> tuple[LiveTable, list[Wiretap]]:
    """A table at which everybody is a person with an open page."""
    pool = ThreadPoolExecutor(1)
    table = LiveTable("leaks", Course(game, ["human"] * game.players), Workshop(pool, pool, lambda _: None))
    taps = []
    for side in table.sides.values():
        taps.append(Wiretap())
        side.pages.append(taps[-1])
    return table, taps


def private_game(seed: int) -> Game:
    setup = some_setup(Random(f"leaks/{seed}"), players=(2, 3, 4))
    return new_game(**{**setup, "hands": "private"})


def show(table: LiveTable) -> None:
    """Send everybody what they may see, as `publish` does."""
    for side in table.sides.values():
        table._show(side, anyway=True)


def course_of(seed: int, most: int, every: int) -> Iterator[tuple[LiveTable, list[Wiretap], Random]]:
    """A random game at a table, stopping at some of its decisions."""
    rng = Random(seed)
    table, taps = table_of(private_game(seed))
    while table.course.decision is not None and len(table.course.game.choices) < most:
        if len(table.course.game.choices) % every == 0:
            yield table, taps, rng
        table.course.choose(aggressive(table.course.game, rng))
        show(table)


@pytest.mark.parametrize(("seed", "most"), GAMES)
def test_no_byte_depends_on_what_is_hidden(seed: int, most: int) -> None:
    compared = 0
    for table, taps, rng in course_of(seed, most, every=7):
        game = table.course.game
        for p, side in table.sides.items():
            assert p is not None
            true, log = game.state, game.state.log
            before = (side.shown, side.beside)
            for tap in taps:
                tap.sent()
            try:
                game.state = permuted(true, p, rng)
                game.state.log = log
                table._show(side, anyway=True)
            finally:
                game.state = true
            assert (side.shown, side.beside) == before
            assert [json.loads(text)["kind"] for text in taps[p].sent()] == ["table"]
            compared += 1
    assert compared > 10


def without_start(sent: list[str]) -> list[str]:
    """The twin is taken up after its setup, so its story is shorter by that."""
    return [re.sub(r'"start":\d+', "", text) for text in sent]


@pytest.mark.parametrize(("seed", "most"), GAMES)
def test_no_byte_depends_on_card_ids(seed: int, most: int) -> None:
    """Not even the numbers by which a page tells cards apart."""
    rng = Random(seed)
    game = private_game(seed)
    table, taps = table_of(game)
    twin, twin_taps = table_of(disguised(game, rng))
    while table.course.decision is not None and len(table.course.game.choices) < most:
        i = aggressive(table.course.game, rng)
        for one in (table, twin):
            one.course.choose(i)
            if len(one.course.deciders) % 3 == 0:
                show(one)
        for tap, other in zip(taps, twin_taps, strict=True):
            assert without_start(tap.sent()) == without_start(other.sent())


@pytest.mark.parametrize(("seed", "most"), GAMES)
def test_story_does_not_depend_on_what_stays_hidden(seed: int, most: int) -> None:
    told = 0
    for table, _, rng in course_of(seed, most, every=3):
        course = table.course
        before = course.game.state
        choice = aggressive(course.game, Random(rng.random()))
        real = Game(before.clone(), None)
        real.record()
        real.step(choice)
        for p in range(course.game.players):
            stays = {c for c in range(len(before.card)) if not visible(before, p, c) and not visible(real.state, p, c)}
            twin = Game(permuted(before, p, rng, among=stays), None)
            twin.record()
            twin.step(choice)
            mine, theirs = ([line.text for line in tell(g.record(), course.names, p)] for g in (real, twin))
            both = min(len(mine), len(theirs))
            assert mine[:both] == theirs[:both]
            told += both
    assert told > 20


def test_private_hands_and_tokens_of_others_never_go_over_a_real_socket(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel", hands="private")
    tokens = [seat["token"] for seat in started["seats"]]
    rng = Random(6)
    with server.sit(tokens[0]) as one, server.sit(tokens[1]) as two:
        for _ in range(60):
            sitters = [s for s in (one, two) if s.table["decision"]]
            if not sitters:
                break
            asked = sitters[0]
            asked.choose(rng.randrange(len(asked.labels())))
            asked.hear_until("table")
            while not one.table["decision"] and not two.table["decision"] and not one.table["outcome"]:
                (two if asked is one else one).hear_until("table")
        for me, seat in ((one, 0), (two, 1)):
            tables = [m["table"] for m in map(json.loads, me.heard) if m["kind"] == "table"]
            assert len(tables) > 5
            assert all(t["seats"][1 - seat]["hand"]["cards"] == [] for t in tables)
            assert any(t["seats"][1 - seat]["hand"]["size"] for t in tables)
            assert all(len(t["seats"][seat]["hand"]["cards"]) == t["seats"][seat]["hand"]["size"] for t in tables)
            assert all(t["seats"][q]["deck"]["known"] == [] for t in tables for q in (0, 1))
            assert not any(tokens[1 - seat] in text for text in me.heard)


def test_somebody_elses_private_question_makes_no_noise() -> None:
    """That another player is asked about an interrupt in hand, and passes, is not to be heard."""
    quiet = 0
    for table, taps, _ in course_of(3, START, every=1):
        decision = table.course.decision
        assert decision is not None
        for p in range(table.course.game.players):
            if p != decision.player and decision.kind in ("interrupt", "response", "pay", "target"):
                sent = [json.loads(text) for text in taps[p].sent()]
                assert all(m["waiting_for"] is None for m in sent[-1:] if m["kind"] == "table")
                quiet += 1
        for tap in taps:
            tap.sent()
    assert quiet > 5
