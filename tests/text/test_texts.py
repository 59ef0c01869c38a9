"""What a player is told: everything needed at a decision, in bounded length, as text and as JSON."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import mc_env
from mc_env.engine.game import new_game
from mc_env.errors import ConfigError
from mc_env.table import Table
from mc_env.text import FALLBACK, Question, Said, Style, tokens
from mc_env.text.primer import FULL, SHORT
from mc_env.text.telling import briefing_of, deck_list
from tests.text.games import decisions, told

ROOT = Path(mc_env.__file__).parent.parent
PAGE = ROOT / "docs" / "TEXT.md"


def text_of(table: Table, **style: object) -> str:
    assert table.game.decision is not None
    return Question(briefing_of(table.game, table.game.decision.player), Style(**style)).text  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ the table


def test_table_is_told_with_figures_marks_and_attachments() -> None:
    t = Table().hero(
        "Spider-Man", hand=["Backflip"], in_play=["Web-Shooter", "Black Cat"], damage=3, status=["stunned"]
    )
    t.villain(damage=4, attachments=["Armored Rhino Suit"], status=["tough"]).main_scheme(threat=2, acceleration=1)
    t.minion("Hydra Mercenary").side_scheme("Bomb Scare", threat=3)
    text = text_of(t)
    for words in (
        "Rhino I (villain); 10 of 14 hit points left",
        "tough; attached: Armored Rhino Suit (attachment)",
        "The Break-In! (main scheme); 2 threat of 7, at which it is completed, +1 each villain phase, 1 acceleration token",
        "Bomb Scare (side scheme); 3 threat, acceleration",
        "Spider-Man (hero); 7 of 10 hit points left, THW 1, ATK 2, DEF 3, stunned",
        "Web-Shooter (upgrade); 3 web counters",
        "engaged enemy: Hydra Mercenary (minion); 3 of 3 hit points left, ATK 1, SCH 0, guard",
        "Backflip (event, cost 0, pays physical)",
        "- Peter Parker [alter-ego; REC 3; 10 hit points; hand size 6; Genius]: Resource",
        "- Rhino II [villain;",
        "The Break-In!: +3 threat",
        "Rhino attacks you: 2 + 1 boost card",
        "The villain has 1 more stage after this one.",
        "This is the last main scheme",
    ):
        assert words in text, words


def test_attack_in_progress_is_told_with_its_strength() -> None:
    t = Table().hero("Captain Marvel").villain(attachments=["Enhanced Ivory Horn"])
    t.enemy_attacks("Rhino")
    assert "Rhino (ATK 3) attacks Captain Marvel, against you; nobody defends so far" in text_of(t)


def test_payment_tells_what_is_due_and_what_each_source_pays() -> None:
    t = Table().hero("Spider-Man", hand=["Swinging Web Kick", "Genius", "Energy"])
    t.choose("Play Swinging Web Kick")
    text = text_of(t)
    assert "Pay 3 (Swinging Web Kick)." in text
    assert re.search(r"\d\. Pay with Genius \(pays 2 mental\)", text)


def test_what_happened_is_told_from_the_last_decision_on_with_a_reminder_of_what_came_before() -> None:
    t = Table().hero("Spider-Man", form="alter-ego").villain()
    t.choose("Change form to Spider-Man")
    changed = len(t.game.record())
    t.attack("Rhino")
    text = Question(briefing_of(t.game, 0, changed)).text
    before, _, since = text.partition("## What happened since your last decision\n")
    assert "You change form to Spider-Man." in before
    assert since.startswith("- Spider-Man attacks Rhino.")


def test_talk_and_notes_are_told_to_the_player() -> None:
    t = Table().hero("Spider-Man").hero("Iron Man").villain()
    briefing = briefing_of(t.game, 0, talk=[Said(1, "I defend"), Said(0, "Thanks")], notes=["keep Backflip"])
    text = Question(briefing).text
    assert '- Iron Man: "I defend"\n- You: "Thanks"' in text
    assert "## Your notes\n- keep Backflip" in text


def test_own_deck_is_told_and_never_its_order() -> None:
    game = new_game(["spider_man"], "rhino", 4)
    before = deck_list(game, 0)
    assert "3x Swinging Web Kick" in before
    while game.round < 3 and game.decision is not None:
        game.choose(len(game.decision) - 1)
    assert deck_list(game, 0) == before


# ------------------------------------------------------------------------------------------ forms


def test_options_may_be_hidden_and_are_then_named_nowhere() -> None:
    t = Table().hero("Spider-Man", hand=["Backflip"]).villain()
    question = Question(briefing_of(t.game, 0), Style(options="hidden"))
    assert "1. " not in question.text
    assert "options are not listed" in question.system
    assert question.answer("Attack with Spider-Man").option == t.options().index("Attack with Spider-Man")
    data = json.loads(Question(briefing_of(t.game, 0), Style(options="hidden", form="json")).text)
    assert "options" not in data["decision"]


def test_json_holds_the_table_the_cards_and_the_answers() -> None:
    t = Table().hero("Spider-Man", hand=["Backflip"]).villain(damage=4)
    data = json.loads(text_of(t, form="json"))
    assert data["you"] == 0
    assert data["table"]["areas"][0]["villains"][0]["damage"] == 4
    assert [o["answer"] for o in data["decision"]["options"]] == list(range(1, len(t.options()) + 1))
    assert [o["label"] for o in data["decision"]["options"]] == t.options()
    assert all("index" not in o for o in data["decision"]["options"])
    cards = {card["title"] for card in data["cards"]}
    assert {"Rhino", "Spider-Man", "Peter Parker", "Backflip", "The Break-In!"} <= cards
    assert "null" not in json.dumps(data)


def test_primer_is_none_short_or_full() -> None:
    t = Table().hero("Spider-Man").villain()
    briefing = briefing_of(t.game, 0)
    none, short, full = (Question(briefing, Style(primer=size)).system for size in ("none", "short", "full"))
    assert SHORT not in none
    assert SHORT in short
    assert FULL not in short
    assert FULL in full
    assert tokens(SHORT) < 750
    assert tokens(FULL) < 1_900
    assert '"say"' not in short  # nobody to hear it


# ------------------------------------------------------------------------------------------ lengths


def test_texts_of_partners_cards_are_left_out_before_those_of_the_players_own() -> None:
    t = Table().hero("Iron Man", hand=["Mark V Helmet"]).hero("Spider-Man", hand=["Backflip"]).villain()
    briefing = briefing_of(t.game, 0)
    titles = [face.title for face in briefing.cards]
    assert titles.index("Mark V Helmet") < titles.index("Backflip")
    t.choose("End turn")
    data = json.loads(Question(briefing_of(t.game, 1), Style(form="json", limit=1_000, primer="none")).text)
    assert "Left out for length" in data["left_out"]
    assert "Mark V Helmet" not in [face["title"] for face in data.get("cards", [])]


@pytest.mark.parametrize("limit", [1_500, 2_500, 3_500])
def test_text_keeps_its_limit_and_says_what_is_missing(limit: int) -> None:
    style = Style(limit=limit, cards="all", primer="none", story=200)
    shortened = 0
    for game, _ in decisions(7, 60, "open"):
        briefing = replace(told(game), story=tuple(f"Sentence {n}." for n in range(200)))
        question = Question(briefing, style)
        cut = "(Left out for length:" in question.text
        shortened += cut
        table_alone = Question(replace(briefing, story=(), before=(), cards=(), others=()), style)
        assert tokens(question.prompt) <= max(limit, tokens(table_alone.prompt) + 40)
        assert all(f"{o.index + 1}. {o.label}" in question.text or o.amount for o in briefing.decision.options)
        if not cut:
            assert "Sentence 0." in question.text
    assert shortened


@pytest.mark.parametrize(
    "wrong", [{"primer": "long"}, {"form": "yaml"}, {"options": "some"}, {"cards": "mine"}, {"story": -1}, {"limit": 1}]
)
def test_wrong_style_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ConfigError, match=next(iter(wrong))):
        Style(**wrong)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------ the page


def test_page_shows_a_decision_as_it_is_told(tmp_path: Path) -> None:
    """In a fresh interpreter: other tests register cards of their own here."""
    fresh = tmp_path / "TEXT.md"
    subprocess.run([sys.executable, "-m", "tools.text_page", str(fresh)], check=True, cwd=ROOT, timeout=120)
    assert PAGE.read_text() == fresh.read_text(), "run `make docs`"


def test_page_says_what_the_fallback_is() -> None:
    assert FALLBACK in " ".join(PAGE.read_text().split())


def test_page_has_a_row_of_lengths_for_every_scenario_and_number_of_players() -> None:
    from mc_env.agents.benchmark.sizes import SCENARIOS

    for scenario in SCENARIOS:
        for players in (1, 2, 3, 4):
            assert f"| {scenario} | {players} | " in PAGE.read_text()
