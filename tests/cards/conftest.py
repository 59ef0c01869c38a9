"""Tests named after a card play with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from mc_env.engine.game import Game
from mc_env.engine.program.tables import CARDS, FACES
from tools.named_tests import FOLDER, faces_named


@pytest.fixture(autouse=True)
def _subject_is_at_the_table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A test that is named after a card and plays a game has that card in the game: docs/CARDS.md lists it by its name."""
    name = getattr(request.node, "originalname", request.node.name)
    subjects = faces_named(name) if request.path.parent != FOLDER else ()
    played: list[Game] = []
    begin = Game.__init__

    def noted(self: Game, *args: Any, **kw: Any) -> None:
        begin(self, *args, **kw)
        played.append(self)

    if subjects:
        monkeypatch.setattr(Game, "__init__", noted)
    yield
    if played:
        there = {FACES[f].code for game in played for c in set(game.state.card) for f in CARDS[c].faces}
        assert there & {f.code for f in subjects}, f"{name}: {subjects[0].title} is not in the game that is played"
