"""Games go as they are written down."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from mc_env.cards import catalog
from tools.playthroughs.games import GAMES
from tools.playthroughs.record import FOLDER, path, played

SHOWN = 40  # lines of a difference
LARGEST = 150_000  # bytes of one playthrough


@pytest.mark.parametrize("name", GAMES)
def test_game_goes_as_it_is_written_down(name: str) -> None:
    kept = path(name).read_text(encoding="utf-8")
    now = played(GAMES[name])
    if now != kept:
        changed = unified_diff(kept.splitlines(), now.splitlines(), f"{name}.txt", "now", lineterm="", n=8)
        pytest.fail(
            f"{name} goes another way. If that is right, run `make playthroughs` and read what changed:\n"
            + "\n".join(islice(changed, SHOWN)),
            pytrace=False,
        )


def test_every_scenario_is_kept_in_every_mode() -> None:
    kept = {(game["scenario"], game.get("mode", "standard")) for game in GAMES.values()}
    assert kept >= {(s.code, mode) for s in catalog.scenarios() for mode in ("standard", "expert")}
    assert any(game.get("heroic") for game in GAMES.values())
    assert any(game.get("skirmish") for game in GAMES.values())
    assert {len(game["heroes"]) for game in GAMES.values()} == {1, 2, 3, 4}
    assert {hero for game in GAMES.values() for hero in game["heroes"]} == {hero.code for hero in catalog.heroes()}


def test_there_is_no_playthrough_that_nobody_checks() -> None:
    assert {found.stem for found in FOLDER.glob("*.txt")} == set(GAMES)
    assert all(found.stat().st_size <= LARGEST for found in FOLDER.glob("*.txt"))
