"""A table is played over a socket: choosing, paying, taking back, keeping, giving up, being helped."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from mc_env.cli.saved import load
from mc_env.engine.game import load_game
from tests.web.conftest import Message, Server, Sitter


def alone(server: Server, **more: Any) -> str:
    token: str = server.begin("spider_man", **more)["seats"][0]["token"]
    return token


def to_turn(me: Sitter) -> None:
    """Keep the opening hand and come to the first turn."""
    while me.table["decision"]["kind"] != "turn":
        me.choose("Done" if "Done" in me.labels() else 0)
        me.asked()


def test_choice_is_answered_with_the_table_that_came_of_it(server: Server) -> None:
    with server.sit(alone(server)) as me:
        assert me.table["decision"]["kind"] == "mulligan"
        before = me.version
        to_turn(me)
        assert me.version > before
        me.choose("Change form to Spider-Man")
        me.asked()
        assert me.table["seats"][0]["form"] == "hero"


def test_stale_choice_is_refused_and_changes_nothing(server: Server) -> None:
    with server.sit(alone(server)) as me:
        to_turn(me)
        kept = server.house.tables
        (table,) = kept.values()
        choices = table.course.game.choices[:]
        me.say(kind="choose", version=me.version - 1, option=0)
        assert "changed since" in me.hear_until("refused")["reason"]
        assert table.course.game.choices == choices


@pytest.mark.parametrize("option", [9999, 77])
def test_option_that_does_not_exist_is_refused(server: Server, option: int) -> None:
    with server.sit(alone(server)) as me:
        me.choose(option)
        assert f"option {option} does not exist" in me.hear_until("refused")["reason"]


def test_who_is_not_asked_cannot_choose(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel")
    mine, theirs = (seat["token"] for seat in started["seats"])
    with server.sit(mine) as me, server.sit(theirs) as other:
        decider, waiter = (me, other) if me.table["decision"] else (other, me)
        assert waiter.table["decision"] is None
        waiter.say(kind="choose", version=waiter.version, option=0)
        assert "not for you" in waiter.hear_until("refused")["reason"]
        decider.choose("Done")
        assert waiter.asked()["table"]["decision"]["kind"] == "mulligan"


def test_card_is_paid_for_with_several_cards_at_once(server: Server) -> None:
    with server.sit(alone(server)) as me:
        to_turn(me)
        rng = Random(3)
        while not (me.table["decision"]["kind"] == "pay" and len(me.table["decision"]["payment"]["suggested"]) > 1):
            plays = [o["index"] for o in me.table["decision"]["options"] if o["verb"] == "play"]
            me.choose(rng.choice(plays) if plays else rng.randrange(len(me.labels())))
            me.asked()
        options = me.table["decision"]["options"]
        suggested = me.table["decision"]["payment"]["suggested"]
        paid = {options[i]["card"] for i in suggested if options[i]["verb"] == "pay_card"}
        me.say(kind="pay", version=me.version, options=suggested)
        me.asked()
        assert me.table["decision"] is None or me.table["decision"]["kind"] != "pay"
        assert paid
        assert not paid & {card["id"] for card in me.table["seats"][0]["hand"]["cards"]}


def test_picks_that_do_not_go_together_are_refused_and_change_nothing(server: Server) -> None:
    with server.sit(alone(server)) as me:
        cards = len(me.labels()) - 1
        done = me.labels().index("Done")
        me.say(kind="pay", version=me.version, options=[0, done, 1])
        assert "together" in me.hear_until("refused")["reason"]
        (table,) = server.house.tables.values()
        assert table.course.game.choices == []
        me.say(kind="pay", version=me.version, options=[*range(cards)])
        me.asked()
        assert "replace" in str(me.hear_until("story")["lines"])


def test_undo_goes_back_across_what_a_partner_did(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel=heuristic")
    with server.sit(started["seats"][0]["token"]) as me:
        me.say(kind="pace", pace="fast")
        me.asked()
        to_turn(me)
        before = me.table
        me.choose("End turn")
        me.asked()
        assert me.table["round"] == before["round"] + 1 or me.table["decision"]["kind"] != "turn"
        me.say(kind="undo", version=me.version)
        me.hear_until("table")
        me.hear_until("story")
        assert me.labels() == [o["label"] for o in before["decision"]["options"]]
        assert titles(me.table) == titles(before)
        (table,) = server.house.tables.values()
        assert me.lines == [line.text for line in table.sides[0].eyes.lines]
        assert me.lines[-1] == "Your turn"


def titles(table: Message) -> list[str]:
    return [card["title"] for seat in table["seats"] for card in seat["hand"]["cards"]]


def test_undo_does_not_reach_over_another_persons_choice(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel")
    with server.sit(started["seats"][0]["token"]) as me, server.sit(started["seats"][1]["token"]) as other:
        me.choose("Done")
        other.asked()
        other.choose("Done")
        me.asked()
        me.say(kind="undo", version=me.version)
        assert "Captain Marvel" in me.hear_until("refused")["reason"]


def test_saved_game_can_be_resumed_by_name_and_by_the_terminal(server: Server) -> None:
    with server.sit(alone(server)) as me:
        to_turn(me)
        me.say(kind="save", name="friday evening")
        assert me.hear_until("saved")["name"] == "friday evening"
        table = me.table
    game = load(str(server.house.store.path("friday evening")))
    assert game.decision is not None
    assert game.decision.kind == "turn"
    saved = server.get("/api/lobby").json()["saved"]
    assert {"friday evening"} <= {s["name"] for s in saved}
    again = server.post("/api/resume", {"name": "friday evening"}).json()
    with server.sit(again["seats"][0]["token"]) as me:
        assert me.table["decision"]["options"] == table["decision"]["options"]


@pytest.mark.parametrize("name", ["../up", "a/b", "..", ".hidden", "x" * 61, "table-1", "a\x00b", "", "a."])
def test_names_of_saved_games_cannot_leave_their_folder(server: Server, name: str) -> None:
    with server.sit(alone(server)) as me:
        me.say(kind="save", name=name)
        assert me.hear_until("refused", "saved")["kind"] == "refused"
    files = [f for f in server.house.store.folder.parent.rglob("*") if f.is_file()]
    assert [f.parent for f in files] == [server.house.store.games]


def test_who_concedes_has_ended_the_game_and_may_take_it_back(server: Server) -> None:
    with server.sit(alone(server)) as me:
        to_turn(me)
        me.say(kind="concede")
        assert me.hear_until("table")["conceded"]
        assert me.table["decision"] is None
        me.choose(0) if me.table["decision"] else me.say(kind="choose", version=me.version, option=0)
        assert "over" in me.hear_until("refused")["reason"]
        me.say(kind="undo", version=me.version)
        assert me.asked()["table"]["decision"] is not None


def test_hint_names_options_with_chances_by_network_and_win_rates_by_search(server: Server) -> None:
    with server.sit(alone(server)) as me:
        to_turn(me)
        me.say(kind="hint", version=me.version, search=True)
        hint = me.hear_until("hint")
        network, search = hint["sources"]
        assert network["by"].startswith("ppo:")
        assert network["value_name"] == "value head"
        assert sum(c["chance"] for c in network["considered"]) <= 1.001
        assert search["by"].startswith("montecarlo")
        labels = me.labels()
        for source in hint["sources"]:
            assert source["considered"]
            assert all(labels[c["index"]] == c["label"] for c in source["considered"])
        assert all(0 <= c["value"] <= 1 for c in search["considered"])


def test_why_not_is_answered_for_a_card_in_sight(server: Server) -> None:
    with server.sit(alone(server)) as me:
        to_turn(me)
        offered = {o["card"] for o in me.table["decision"]["options"]}
        hidden = next(c for c in me.table["seats"][0]["hand"]["cards"] if c["id"] not in offered)
        me.say(kind="why", version=me.version, card=hidden["id"])
        assert hidden["title"] in me.hear_until("why")["text"]
        me.say(kind="why", version=me.version, card=9999)
        assert "in sight" in me.hear_until("refused")["reason"]


def kinds_of_villain_phase(me: Sitter) -> list[str]:
    """What is asked from the end of a hero's turn to the next; Spider-Sense would be an interrupt."""
    kinds = []
    while me.asked()["table"]["decision"] and me.table["decision"]["kind"] != "turn":
        kinds.append(me.table["decision"]["kind"])
        me.choose("Pass" if "Pass" in me.labels() else 0)
    return kinds


@pytest.mark.parametrize(("passing", "asked"), [("ask", True), ("until_attack", True), ("until_turn", False)])
def test_who_wants_to_pass_is_not_asked_until_then(server: Server, passing: str, asked: bool) -> None:
    with server.sit(alone(server)) as me:
        to_turn(me)
        me.choose("Change form to Spider-Man")
        me.asked()
        if passing != "ask":
            me.say(kind="passing", passing=passing)
            assert me.hear_until("table")["passing"] == passing
        me.choose("End turn")
        kinds = kinds_of_villain_phase(me)
        assert ("interrupt" in kinds) == asked
        assert "defend" in kinds
        assert me.last["table"]["passing"] == "ask"  # the wish ends with the next turn


def test_partner_says_what_it_did_and_why_and_sums_up_its_turn(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel=ppo:rhino_duo")
    with server.sit(started["seats"][0]["token"]) as me:
        me.say(kind="pace", pace="fast")
        me.asked()
        to_turn(me)
        me.choose("End turn")
        summary = me.hear_until("turn_summary")
        assert summary["text"].startswith("Captain Marvel ")
        assert summary["text"].endswith("ended the turn.")
        explained = [m for m in map(json.loads, me.heard) if m["kind"] == "explained"]
        assert explained
        assert all(m["value_name"] == "value head" and m["considered"] for m in explained)
        assert all(m["considered"][0]["label"] == m["chose"] for m in explained)


def test_partner_waits_while_it_is_paused_and_takes_steps_when_told(server: Server) -> None:
    started = server.begin("captain_marvel=heuristic", "spider_man")
    with server.sit(started["seats"][1]["token"]) as me:
        me.say(kind="pace", pace="pause")
        me.hear_until("table")
        (table,) = server.house.tables.values()
        made = len(table.course.game.choices)
        me.say(kind="step")
        me.hear_until("explained")
        me.hear_until("thinking")
        assert len(table.course.game.choices) == made + 1


def test_nothing_is_explained_where_hands_are_private(server: Server) -> None:
    started = server.begin("spider_man", "captain_marvel=heuristic", hands="private")
    with server.sit(started["seats"][0]["token"]) as me:
        me.say(kind="pace", pace="fast")
        me.play_on(Random(2), lambda m: m["table"]["round"] > 2)
        assert "explained" not in {json.loads(text)["kind"] for text in me.heard}


def test_review_shows_the_course_of_a_finished_game(server: Server) -> None:
    with server.sit(alone(server)) as me:
        me.say(kind="review")
        assert "over" in me.hear_until("refused")["reason"]
        me.play_on(Random(4))
        me.say(kind="review")
        review = me.hear_until("review")
        (table,) = server.house.tables.values()
        assert len(review["moments"]) == len(table.course.game.choices)
        assert review["outcome"] == me.table["outcome"]
        assert all((m["would"] == "") or m["would"] != m["chose"] for m in review["moments"])
        assert sum(m["turning"] for m in review["moments"]) <= 5


def test_agents_alone_can_be_watched_by_a_spectator_who_sees_everything(server: Server) -> None:
    started = server.begin("spider_man=heuristic", "captain_marvel=heuristic", hands="private")
    assert all(seat["token"] is None for seat in started["seats"])
    with server.sit(started["watch"]) as me:
        me.say(kind="pace", pace="fast")
        message = me.hear_until("table")
        assert message["table"]["seat"] is None
        assert all(len(s["hand"]["cards"]) == s["hand"]["size"] for s in message["table"]["seats"])
        me.say(kind="choose", version=message["version"], option=0)
        while (message := me.hear_until("table", "refused"))["kind"] != "refused":
            pass
        assert "watch" in message["reason"]
        while not me.hear_until("table")["table"]["outcome"]:
            pass


def test_finished_game_is_recorded_only_with_everybodys_consent(restart: Callable[..., Server]) -> None:
    server = restart(records=True)
    with server.client:
        for agrees in (None, False, True):
            with server.sit(alone(server)) as me:
                if agrees is not None:
                    me.say(kind="consent", records=agrees)
                    assert me.hear_until("welcome")["consent"] is agrees
                me.say(kind="concede")
                me.hear_until("table")
            kept = list(server.house.store.records.glob("*.json"))
            assert len(kept) == (agrees is True)
        data = json.loads(kept[0].read_text())
        assert data["seats"] == ["human"]
        assert "tokens" not in data["table"]
        load_game(kept[0].read_text())


def test_without_records_nothing_is_kept_for_research(server: Server) -> None:
    with server.sit(alone(server)) as me:
        me.say(kind="consent", records=True)
        me.hear_until("welcome")
        me.say(kind="concede")
        me.hear_until("table")
    assert not server.house.store.records.exists()
