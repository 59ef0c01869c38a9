"""Connections break, pages are opened twice, servers are stopped: the game goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from tests.web.conftest import Server


def test_page_that_comes_back_is_told_everything_again(server: Server) -> None:
    token = server.begin("spider_man")["seats"][0]["token"]
    with server.sit(token) as me:
        me.play_on(Random(1), lambda m: m["table"]["round"] > 1)
        me.hear_until("story")
        table, version, lines = me.table, me.version, me.lines
    with server.sit(token) as me:
        assert (me.table, me.version, me.lines[: len(lines)]) == (table, version, lines)
        me.choose(0)
        assert me.asked()["version"] > version


def test_two_pages_at_one_seat_see_the_same_and_the_slower_click_is_refused(server: Server) -> None:
    token = server.begin("spider_man")["seats"][0]["token"]
    with server.sit(token) as one, server.sit(token) as two:
        assert one.table == two.table
        stale = two.version
        one.choose("Done")
        assert one.asked()["table"] == two.asked()["table"]
        two.say(kind="choose", version=stale, option=0)
        assert "changed since" in two.hear_until("refused")["reason"]


def test_tables_others_know_who_is_there(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel", "iron_man=heuristic")
    mine, theirs = started["seats"][0]["token"], started["seats"][1]["token"]
    with server.sit(mine) as me:
        assert [s["connected"] for s in me.last["welcome"]["seats"]] == [True, False, True]
        with server.sit(theirs):
            assert me.hear_until("welcome")["seats"][1]["connected"]
        assert not me.hear_until("welcome")["seats"][1]["connected"]


def test_game_goes_on_after_a_restart_with_its_seats_partners_and_links(restart: Callable[..., Server]) -> None:
    first = restart()
    with first.client:
        started = first.begin("spider_man", "captain_marvel=heuristic", hands="private", guided=True)
        token = started["seats"][0]["token"]
        with first.sit(token) as me:
            me.say(kind="pace", pace="fast")
            me.play_on(Random(1), lambda m: m["table"]["round"] > 1)
            table = me.table
    second = restart()
    with second.client:
        assert first.house.host_token != second.house.host_token
        saved = second.get("/api/lobby").json()["saved"]
        assert [(s["name"], s["running"], s["round"]) for s in saved] == [(started["game"], True, table["round"])]
        with second.sit(token) as me:
            assert [s["who"] for s in me.last["welcome"]["seats"]] == ["human", "heuristic"]
            assert me.last["welcome"]["game"]["guided"]
            assert [o["label"] for o in me.table["decision"]["options"]] == [
                o["label"] for o in table["decision"]["options"]
            ]
            me.say(kind="pace", pace="fast")
            me.play_on(Random(2))
        again = second.post("/api/resume", {"name": started["game"]}).json()
        assert again["seats"][0]["token"] == token


def test_damaged_or_foreign_files_in_the_folder_are_passed_over(restart: Callable[..., Server]) -> None:
    first = restart()
    games = first.house.store.games
    with first.client:
        first.begin("spider_man")
    good = next(games.glob("*.json"))
    data = json.loads(good.read_text())
    (games / "broken.json").write_text("{")
    (games / "list.json").write_text("[]")
    (games / "link.json").symlink_to("/etc/passwd")
    (games / "path.json").write_text(
        json.dumps({**data, "setup": {**data["setup"], "decks": {"spider_man": "/etc/x"}}})
    )
    (games / "agent.json").write_text(json.dumps({**data, "seats": ["ppo:/etc/passwd"], "table": {"tokens": 5}}))
    second = restart()
    with second.client:
        names = {s["name"] for s in second.get("/api/lobby").json()["saved"]}
        assert names == {good.stem, "agent"}
        for name in ("broken", "list", "link", "path"):
            assert second.post("/api/resume", {"name": name}).status_code == 400
        seats = second.post("/api/resume", {"name": "agent"}).json()["seats"]
        assert [s["who"] for s in seats] == ["human"]


def test_table_that_nobody_looks_at_makes_room_and_comes_back(server: Server, monkeypatch) -> None:
    monkeypatch.setattr("mc_env.web.house.TABLES", 2)
    tokens = [server.begin("spider_man")["seats"][0]["token"] for _ in range(3)]
    assert len(server.house.tables) == 2
    with server.sit(tokens[0]) as one, server.sit(tokens[1]) as two:
        assert one.table["decision"]
        assert two.table["decision"]
        answer = server.post("/api/games", {"seats": [{"hero": "iron_man", "who": "human"}], "scenario": "rhino"})
        assert answer.status_code == 400
        assert "2 tables" in answer.json()["reason"]
