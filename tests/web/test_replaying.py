"""Replays: every moment of a game, everything open or as one player knew it, and a page that needs nothing else."""

from __future__ import annotations

import base64
import gzip
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mc_env import agents
from mc_env.cli.main import main
from mc_env.engine.game import Game, new_game
from mc_env.errors import ConfigError
from mc_env.web import replaying
from tests.web.conftest import Server


@pytest.fixture(scope="module")
def finished() -> Game:
    game = new_game(["spider_man", "captain_marvel"], "rhino", 3, hands="private", skirmish=1)
    player = agents.make("heuristic")
    while game.decision is not None:
        game.choose(player.decide(game, game.decision.player))
    return game


def test_replay_has_a_moment_for_every_choice(finished: Game) -> None:
    found = replaying.replay(finished, None)
    assert [f.choice for f in found.frames] == list(range(len(finished.choices) + 1))
    assert found.outcome == finished.outcome == found.frames[-1].table.outcome
    assert found.frames[0].chosen is None
    assert all(f.chosen is not None for f in found.frames[1:])
    lines = [line.text for f in found.frames for line in f.lines]
    assert lines[-1].startswith("The players")


def test_replay_of_one_player_shows_what_they_knew(finished: Game) -> None:
    found = replaying.replay(finished, 0)
    assert all(f.table.seat == 0 and f.table.seats[1].hand.cards == () for f in found.frames)
    assert {f.chosen.seat for f in found.frames if f.chosen is not None} == {0}
    assert all(f.value is None for f in found.frames)
    everything = replaying.replay(finished, None)
    assert len(found.faces) < len(everything.faces)


def test_replay_tells_the_values_of_a_network_by_name(finished: Game) -> None:
    found = replaying.replay(finished, None, (), "ppo:rhino_duo")
    assert (found.value_name, found.value_by) == ("value head", "ppo:rhino_duo")
    assert all(f.value is not None for f in found.frames[:-1])


def data_of(html: str) -> list[dict[str, Any]]:
    (packed,) = re.findall(r'<script id="replay-data" type="application/gzip">([^<]+)</script>', html)
    found: list[dict[str, Any]] = json.loads(gzip.decompress(base64.b64decode(packed)))
    return found


def test_page_is_one_file_that_asks_for_nothing_else(finished: Game, tmp_path: Path) -> None:
    saved, out = tmp_path / "game.json", tmp_path / "out.html"
    saved.write_text(finished.save())
    assert main(["replay", str(saved), "--html", str(out)]) == 0
    html = out.read_text()
    assert not re.findall(r"""(?:src|href)=["'](?!data:)""", html.partition("<script")[0])
    data = data_of(html)
    assert [replay["viewer"] for replay in data] == [None, 0, 1]
    assert {len(replay["frames"]) for replay in data} == {len(finished.choices) + 1}
    assert main(["replay", str(saved), "--player", "2", "--html", str(out)]) == 0
    (mine,) = data_of(out.read_text())
    assert mine["viewer"] == 1


def test_page_that_is_not_built_or_damaged_is_told(finished: Game, tmp_path: Path) -> None:
    found = replaying.replay(finished, 0)
    with pytest.raises(ConfigError, match="make web"):
        replaying.page([found], tmp_path)
    (tmp_path / "replay.html").write_text("<html></html>")
    with pytest.raises(ConfigError, match="damaged"):
        replaying.page([found], tmp_path)


def test_replay_of_a_running_game_is_refused(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel", hands="private")
    answer = server.get(f"/api/replays/{started['game']}")
    assert answer.status_code == 400
    assert "not over" in answer.json()["reason"]


def test_games_of_an_evaluation_open_from_their_folder(finished: Game, tmp_path: Path) -> None:
    shelf = tmp_path / "replays"
    shelf.mkdir()
    (shelf / "seed_3.json").write_text(finished.save())
    made = Server(tmp_path / "tables", shelf=shelf)
    with made.client:
        assert [s["name"] for s in made.get("/api/lobby").json()["saved"]] == ["seed_3"]
        answer = made.get("/api/replays/seed_3", viewer="1")
        assert answer.json()["viewer"] == 1
        assert made.get("/api/replays/seed_3", viewer="3").status_code == 400
        assert made.get("/api/replays/seed_3", viewer="all").status_code == 400
    assert [f.name for f in shelf.iterdir()] == ["seed_3.json"]
    with pytest.raises(ConfigError, match="no folder"):
        Server(tmp_path / "tables", shelf=tmp_path / "nowhere")


def test_conceded_game_can_be_watched(server: Server) -> None:
    started = server.begin("spider_man")
    with server.sit(started["seats"][0]["token"]) as me:
        me.play_on(Random(1), lambda m: m["table"]["round"] > 1)
        me.say(kind="concede")
        while not me.hear_until("table")["conceded"]:
            pass
    assert server.get(f"/api/replays/{started['game']}").json()["outcome"] is None
