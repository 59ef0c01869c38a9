"""What the forecast says comes true when boost cards have no icons, nobody defends, and nothing is done about it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tests.rules.copy_cards
import tests.rules.keyword_cards  # noqa: F401 - villainous, steady and piercing minions, an amplify icon
from mc_env.agents import Seat
from mc_env.cards.terms import Stat
from mc_env.engine.game import Game, new_game
from mc_env.engine.knowing.sight import Sight
from mc_env.engine.resolving.boosts import give_boost
from mc_env.engine.state.state import VILLAIN_PHASE
from mc_env.table import Table

BLANKS = ("Advance", "Assault", "Hard to Keep Down", '"I\'m Tough"') * 2  # no boost icons, no boost abilities


def duo(**kw: Any) -> Table:
    """Spider-Man as a hero, Tony Stark as himself."""
    t = Table(**kw).hero("Spider-Man", form="hero").hero("Iron Man", form="alter-ego")
    return t.encounter_deck(*BLANKS)


def comes_true(t: Table) -> Table:
    """Play the villain phase, and compare what happened in its first three steps with what was foretold."""
    told = t.game.forecast()
    names = [t.game.state.title(c) for c in t.game.state.identity]
    log = t.game.record()
    start = len(log)
    t.run_villain_phase()
    events = log[start:]
    events = events[[e["event"] for e in events].index("villain phase") :]
    dealing = [e["event"] for e in events].index("deal encounter card")
    dealt = [e["player"] for e in events[dealing : [e["event"] for e in events].index("reveal")]]
    events = events[:dealing]
    acted = [(e["event"], e["actor"], e["player"]) for e in events if e["event"] in ("enemy attacks", "enemy schemes")]
    assert sorted(acted) == sorted(
        (f"enemy {a['kind']}s", a["enemy"], a["player"]) for a in told["activations"] if not a["stopped"]
    )
    assert [told["damage"][i] for i in range(len(names))] == [
        sum(int(str(e["taken"])) for e in events if e["event"] == "damage" and e["target"] == name) for name in names
    ]
    for scheme in told["schemes"]:
        placed = [e for e in events if e["event"] == "place threat" and e["target"] == scheme["title"]]
        assert scheme["step_one"] + scheme["schemed"] == sum(int(str(e["amount"])) for e in placed)
    turned = sum(e["event"] == "boost card" for e in events)
    assert turned == sum(a["boost_cards"] for a in told["activations"])
    assert told["encounter_cards"] == [dealt.count(p) for p in range(len(names))]
    return t


def test_a_hero_is_attacked_and_an_alter_ego_schemed_against() -> None:
    t = duo().minion("Hydra Mercenary").minion("Hydra Mercenary", engaged=1).main_scheme(threat=1, acceleration=1)
    told = t.game.forecast()
    assert [(a["enemy"], a["player"], a["kind"], a["strength"]) for a in told["activations"]] == [
        ("Rhino", 0, "attack", 2),
        ("Hydra Mercenary", 0, "attack", 1),
        ("Rhino", 1, "scheme", 1),
        ("Hydra Mercenary", 1, "scheme", 0),
    ]
    assert told["damage"] == [3, 0]
    assert told["schemes"] == [{"title": "The Break-In!", "threat": 1, "target": 14, "step_one": 3, "schemed": 1}]
    comes_true(t)


def test_icons_attachments_and_heroic_mode_count() -> None:
    t = duo(heroic=1).villain("Rhino", attachments=["Enhanced Ivory Horn"]).side_scheme("Bomb Scare", threat=3)
    told = comes_true(t.side_scheme("Breakin' & Takin'", threat=3))
    assert told.game.round == 2


@pytest.mark.parametrize("status", [["stunned"], ["confused"], ["stunned", "confused"]])
def test_a_status_card_stops_one_activation(status: list[str]) -> None:
    told = comes_true(duo().villain("Rhino", status=status)).game.forecast()
    assert all(a["stopped"] is None for a in told["activations"])  # the cards are gone


def test_a_stunned_villain_attacks_the_next_hero() -> None:
    t = Table().hero("Spider-Man", form="hero").hero("She-Hulk", form="hero").villain("Rhino", status=["stunned"])
    told = t.encounter_deck(*BLANKS).game.forecast()
    assert [(a["stopped"], a["boost_cards"]) for a in told["activations"]] == [("stunned", 0), (None, 1)]
    assert told["damage"] == [0, 2]
    comes_true(t)


def test_tough_takes_the_first_attack() -> None:
    t = Table().hero("Spider-Man", form="hero", status=["tough"]).minion("Hydra Mercenary").encounter_deck(*BLANKS)
    assert t.game.forecast()["damage"] == [1]
    comes_true(t)


def test_piercing_discards_tough_first() -> None:
    t = Table().hero("Spider-Man", form="hero", status=["tough"]).villain("Rhino", status=["stunned"])
    t.minion("Piercer").encounter_deck(*BLANKS)
    assert t.game.forecast()["damage"] == [2]
    comes_true(t)


def test_amplify_counts_for_every_boost_card_of_villains_and_the_villainous() -> None:
    t = duo().minion("Underboss").minion("Steady Thug", status=["stunned"]).side_scheme("Loudspeaker")
    told = t.game.forecast()
    strength = {(a["enemy"], a["player"]): (a["strength"], a["boost_cards"]) for a in told["activations"]}
    assert strength == {
        ("Rhino", 0): (3, 1),
        ("Underboss", 0): (2, 1),
        ("Steady Thug", 0): (2, 0),
        ("Rhino", 1): (2, 1),
    }
    comes_true(t)


def test_boost_cards_on_an_enemy_are_turned_up_once() -> None:
    t = Table(scenario="klaw").hero("Spider-Man", form="alter-ego").hero("She-Hulk", form="alter-ego")
    g = t.encounter_deck(*BLANKS).game.state
    give_boost(g, t.find("Klaw"), None)
    assert [a["boost_cards"] for a in t.game.forecast()["activations"]] == [2, 1]


def test_effects_that_end_with_the_player_phase_do_not_count() -> None:
    t = Table().hero("Spider-Man", form="hero", hand=["Sharp Claws"]).encounter_deck(*BLANKS)
    t.play("Sharp Claws", target="Rhino")
    assert t.stat("Rhino", Stat.ATK) == 5
    assert t.game.forecast()["activations"][0]["strength"] == 2
    comes_true(t)


def test_in_the_villain_phase_only_what_is_still_to_come_is_told() -> None:
    t = Table().hero("Spider-Man", form="hero").hero("She-Hulk", form="hero").minion("Hydra Mercenary")
    t.encounter_deck(*BLANKS).run_until("defend")  # against Rhino
    told = t.game.forecast()
    assert [(a["enemy"], a["player"]) for a in told["activations"]] == [("Hydra Mercenary", 0), ("Rhino", 1)]
    assert told["schemes"][0]["step_one"] == 0
    assert (told["damage"], told["encounter_cards"]) == ([1, 2], [1, 1])


def games(n: int) -> list[Game]:
    """Random games of one to four players, each at some turn."""
    heroes = ["spider_man", "captain_marvel", "she_hulk", "iron_man"]
    out = []
    for i in range(n):
        game = new_game(heroes[: 1 + i % 4], ("rhino", "klaw", "ultron")[i % 3], i, hands="private")
        rng = Random(i)
        for _ in range(rng.randrange(20, 200)):
            if game.decision is not None:
                game.choose(rng.randrange(len(game.decision)))
        out.append(game)
    return out


def test_every_seat_gets_the_same_answer_whatever_is_hidden() -> None:
    for game in games(24):
        for p in range(game.players):
            assert game.resample(p, 7).forecast() == game.forecast()
            if game.decision is not None:
                assert Seat(game, p).sight().forecast() == Sight(game.state, p).forecast()


def test_looking_ahead_changes_nothing() -> None:
    for game in games(12):
        before = game.state.key()
        game.forecast()
        assert game.state.key() == before


def test_step_one_and_the_first_activation_are_right_in_random_games() -> None:
    seen = 0
    for game in games(60):
        while game.decision is not None and game.state.phase != VILLAIN_PHASE:  # everybody ends their turn
            told, players = game.forecast(), game.state.players()
            ends = [o.index for o in game.decision.options if o.kind == "end_turn"]
            game.state.log = []
            game.choose(ends[0] if ends else len(game.decision) - 1)
        log = [] if game.outcome else game.record()
        if not any(e["event"] == "villain phase" for e in log):
            continue  # it was on before
        while game.decision is not None and game.state.step < 2:
            game.choose(len(game.decision) - 1)  # nobody interrupts
        placed = [e for e in log if e["event"] == "place threat"]
        assert placed[0]["amount"] == told["schemes"][0]["step_one"]
        acted = [(e["event"], e["player"]) for e in log if e["event"] in ("enemy attacks", "enemy schemes")]
        first = told["activations"][0]
        assert first["player"] == players[0]
        assert first["stopped"] or acted[0] == (f"enemy {first['kind']}s", first["player"])
        seen += 1
    assert seen > 20
