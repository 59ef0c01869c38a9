"""The story: every event has its sentence, nobody is told what they may not see, nothing is said twice."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import mc_env
from mc_env.cards.terms import AbilityKind
from mc_env.engine.game import Game, new_game
from mc_env.render.story import EVENTS, Voice, sentence, several, tell
from mc_env.table import Table

NAMES = ["Spider-Man", "Iron Man"]
ENGINE = Path(mc_env.__file__).parent / "engine"


@pytest.fixture(scope="module")
def games() -> list[Game]:
    out = []
    for seed, scenario in enumerate(("rhino", "klaw", "ultron")):
        game = new_game(["spider_man", "iron_man"], scenario, seed, hands="private", log=True)
        rng = Random(seed)
        while game.decision:
            game.choose(rng.randrange(len(game.decision)))
        out.append(game)
    return out


def test_every_event_the_engine_notes_has_a_sentence() -> None:
    source = "\n".join(path.read_text() for path in ENGINE.rglob("*.py"))
    noted = set(re.findall(r'\bnote\(\s*g,\s*"([^"]+)"', source))
    noted |= {
        kind.name.lower().replace("_", " ")
        for kind in AbilityKind
        if kind.name.startswith("WHEN") or kind in (AbilityKind.BOOST, AbilityKind.SETUP)
    }
    assert len(noted) > 50
    assert noted <= set(EVENTS), noted - set(EVENTS)


def test_every_entry_becomes_a_sentence_for_everybody(games: list[Game]) -> None:
    for game in games:
        for entry in game.record():
            for seat in (None, 0, 1):
                text = sentence(entry, Voice(NAMES, seat))
                assert text[0].isupper() or not text[0].isalpha()
                assert "None" not in text, (text, entry)
                assert "{" not in text


def test_nobody_is_told_what_they_may_not_see(games: list[Game]) -> None:
    for game in games:
        for seat in (0, 1):
            told = [line.text for line in tell(game.record(), NAMES, seat)]
            assert not any(re.match(rf"{NAMES[1 - seat]} draws (?!\d+ card)", line) for line in told)
            assert any(re.match(rf"{NAMES[1 - seat]} draws \d+ card", line) for line in told)
        assert not any("draws 6 cards" in line.text for line in tell(game.record(), NAMES))


def test_story_told_in_pieces_is_the_story_told_at_once(games: list[Game]) -> None:
    log = games[0].record()
    whole = [line.text for line in tell(log, NAMES, 0)]
    first = tell(log[:100], NAMES, 0)
    assert [line.text for line in [*first, *tell(log, NAMES, 0, 100)]][:50] == whole[:50]


def test_own_deeds_are_told_to_you() -> None:
    t = Table(log=True).hero("Spider-Man", form="hero", hand=["Haymaker", "Genius"])
    t.play("Haymaker", pay=["Genius"], target="Rhino")
    mine = [line.text for line in tell(t.game.record(), ["Spider-Man"], 0)]
    assert mine[-4:] == [
        "You play Haymaker.",
        "You pay with Genius.",
        "Spider-Man attacks Rhino.",
        "Rhino takes 3 damage from Haymaker.",
    ]
    theirs = [line.text for line in tell(t.game.record(), ["Spider-Man"])]
    assert theirs[-4] == "Spider-Man plays Haymaker."


def test_damage_of_a_basic_power_is_told_as_consequential() -> None:
    t = Table(log=True).hero("Iron Man", in_play=["War Machine"]).attack("Rhino", by="War Machine")
    assert tell(t.game.record(), ["Iron Man"])[-1].text == "War Machine takes 1 consequential damage."


def test_damage_an_ally_deals_itself_as_a_cost_is_not_told_as_consequential() -> None:
    t = Table(log=True).hero("Iron Man", in_play=["War Machine"]).use("War Machine")
    told = [line.text for line in tell(t.game.record(), ["Iron Man"])]
    assert "War Machine takes 2 damage." in told
    assert not any("consequential" in line for line in told)


def test_canceled_boost_icons_are_not_told_as_prevented_damage() -> None:
    t = Table(log=True).hero("She-Hulk", hand=["Preemptive Strike", "Genius"]).encounter_deck("Shocker")
    t.enemy_attacks("Rhino").run_until("interrupt").play("Preemptive Strike", pay=["Genius"])
    assert "Preemptive Strike cancels 2 boost icons." in [line.text for line in tell(t.game.record(), ["She-Hulk"])]


def test_card_that_goes_back_to_an_extra_deck_goes_to_its_deck() -> None:
    t = Table(log=True).hero(
        "Doctor Strange", hand=["Master of the Mystic Arts", "Energy"], extra={"Invocation": ["Winds of Watoomb"]}
    )
    t.choose("Play Master of the Mystic Arts", "Winds of Watoomb", "Energy")
    told = [line.text for line in tell(t.game.record(), ["Doctor Strange"])]
    assert "Winds of Watoomb goes to its deck." in told


def test_unknown_event_is_told_somehow() -> None:
    assert sentence({"event": "dances", "seen_by": 15, "card": "Rhino"}, Voice(NAMES)) == "Dances: Rhino."


def test_lists_are_joined_as_in_a_sentence() -> None:
    assert [several(x) for x in ([], ["A"], ["A", "B"], ["A", "B", "C"])] == ["nothing", "A", "A and B", "A, B and C"]
