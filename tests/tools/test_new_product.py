"""A product is begun from the files of a pack: rows of facts, links for reprints, tests to be written; no sentence of a card."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mc_env.cards.facts import PRINTED
from tools import packs
from tools.new_product import files, main

HERO: dict[str, Any] = {
    "code": "90001a",
    "name": "Gale",
    "type_code": "hero",
    "faction_code": "hero",
    "set_code": "gale",
    "is_unique": True,
    "traits": "Avenger. S.T.O.R.M.",
    "thwart": 2,
    "attack": 1,
    "defense": 3,
    "health": 9,
    "hand_size": 5,
    "deck_limit": 1,
    "text": "Tailwind \u2014 <b>Response</b>: After you thwart, whistle loudly.\nRetaliate 1. <i>(A zephyr explains this.)</i>",
}
CARDS: list[dict[str, Any]] = [
    HERO,
    {
        "code": "90002",
        "name": "Gust",
        "type_code": "event",
        "faction_code": "hero",
        "set_code": "gale",
        "cost": -1,
        "quantity": 3,
        "deck_limit": 1,
        "resource_mental": 2,
        "resource_wild": 1,
        "text": "<b>Hero Action</b> <i>(attack)</i>: Blow away an enemy.",
        "flavor": "It was a windy day.",
    },
    {
        "code": "90003",
        "name": "Breeze",
        "subname": "A Friend",
        "type_code": "ally",
        "faction_code": "justice",
        "cost": 2,
        "thwart": 1,
        "attack": None,
        "health": 2,
        "thwart_cost": 1,
        "quantity": 3,
        "deck_limit": 3,
        "text": "Uses (3 breath counters).\nYou may sneeze twice.",
    },
    {"code": "90004", "duplicate_of": "01088", "quantity": 1},
    {
        "code": "90005",
        "name": "Doldrum",
        "type_code": "villain",
        "faction_code": "encounter",
        "set_code": "doldrum",
        "stage": "II",
        "health": 14,
        "health_per_hero": True,
        "scheme": 1,
        "attack": 2,
        "text": "<b>When Revealed</b>: Nothing stirs.\n[star] <b>Forced Response</b>: After all is still, yawn.",
    },
    {
        "code": "90006b",
        "name": "Becalmed",
        "type_code": "main_scheme",
        "faction_code": "encounter",
        "set_code": "doldrum",
        "stage": "1B",
        "base_threat": 0,
        "base_threat_fixed": True,
        "threat": 7,
        "escalation_threat": 1,
        "escalation_threat_fixed": True,
    },
    {
        "code": "90007",
        "name": "Anchor",
        "type_code": "attachment",
        "faction_code": "encounter",
        "set_code": "doldrum",
        "attack": 2,
        "boost": 1,
        "boost_star": True,
        "quantity": 2,
        "text": "Attach to Doldrum.\n<b>Hero Action</b>: Spend wind to discard this.\n[star] <b>Boost</b>: Drift.",
    },
]


def pack(**changes: Any) -> list[dict[str, Any]]:
    return [{"pack_code": "gale_box", "quantity": 1, **card, **changes} for card in CARDS]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    out = tmp_path / "gale.json"
    out.write_text(json.dumps(pack()), encoding="utf-8")
    return out


def test_row_has_the_printed_facts_in_our_own_words(path: Path) -> None:
    rows = {row["code"]: row for row in packs.rows(packs.read([path]))}
    assert rows["90001a"] == {
        "code": "90001a",
        "title": "Gale",
        "type": "hero",
        "unique": True,
        "set": "gale",
        "traits": ["Avenger", "S.T.O.R.M."],
        "keywords": {"retaliate": 1},
        "thw": 2,
        "atk": 1,
        "def": 3,
        "hp": 9,
        "hand_size": 5,
        "copies": 1,
        "deck_limit": 1,
    }
    gust = rows["90002"]
    assert (gust["cost"], gust["resources"], gust["copies"]) == ("X", ["mental", "mental", "wild"], 3)
    assert gust["deck_limit"] == 3  # an identity's own card: as many as it has
    breeze = rows["90003"]
    assert (breeze["set"], breeze["subtitle"], breeze["atk"], breeze["uses"]) == (
        "justice",
        "A Friend",
        "-",
        ["breath", 3],
    )
    assert (breeze["consequential_thw"], breeze["consequential_atk"]) == (1, 0)
    assert "copies" not in breeze  # how many a box holds is no fact of the rules
    assert (rows["90005"]["stage"], rows["90005"]["hp"]) == (2, "14 per hero")
    scheme = rows["90006b"]
    assert (scheme["stage"], scheme["threat"], scheme["target"], scheme["escalation"]) == (1, 0, "7 per hero", 1)
    assert (rows["90007"]["atk"], rows["90007"]["boost_star"]) == ("+2", True)
    assert {column for row in rows.values() for column in row} <= PRINTED


def test_reprint_is_a_link_and_has_no_row(path: Path) -> None:
    cards = packs.read([path])
    assert packs.reprints(cards) == {"90004": "01088"}
    assert "90004" not in {row["code"] for row in packs.rows(cards)}
    assert '"90004": "01088",' in files(cards, "Gale")["mc_env/cards/gale_box/__init__.py"]


def test_every_ability_has_a_test_to_be_written(path: Path) -> None:
    made = files(packs.read([path]), "Gale")
    tests = {
        name.rpartition("/")[2]: [f.name for f in ast.walk(ast.parse(text)) if isinstance(f, ast.FunctionDef)]
        for name, text in made.items()
        if name.startswith("tests/cards/gale_box/test_")
    }
    assert tests == {
        "test_gale.py": ["test_gale_tailwind_response", "test_gust_hero_action_attack"],
        "test_justice.py": ["test_breeze_constant"],
        "test_doldrum.py": [
            "test_doldrum_2_when_revealed",
            "test_doldrum_2_forced_response",
            "test_anchor_constant",
            "test_anchor_hero_action",
            "test_anchor_boost",
        ],
    }


def test_nothing_that_is_written_holds_a_sentence_of_a_card(path: Path) -> None:
    written = "\n".join(files(packs.read([path]), "Gale").values()).lower()
    for words in ("whistle", "zephyr", "blow away", "windy", "sneeze", "stirs", "yawn", "spend wind", "drift"):
        assert words in json.dumps(CARDS).lower()
        assert words not in written


def test_tests_that_are_written_fail_until_somebody_writes_them(path: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main([str(path), "--title", "Gale", "--out", str(out)]) == 0
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(out / "tests" / "cards" / "gale_box")],
        capture_output=True,
        text=True,
        cwd=out,
        timeout=120,
    )
    assert "8 failed" in run.stdout, run.stdout


def test_nothing_is_written_over(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path), "--out", str(tmp_path / "out")]) == 0
    shown = capsys.readouterr().out
    assert "gale_box: 6 new faces, 1 reprints" in shown
    assert 'add(Product("gale_box", "gale_box", "hero pack", date(' in shown
    assert '"mc_env.cards.gale_box", 90, (' in shown
    assert '"doldrum",)))' in shown
    assert main([str(path), "--out", str(tmp_path / "out")]) == 2
    assert "there already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "is not JSON"),
        ("[1]", "is not a pack: a list of cards, each with a code"),
        (json.dumps([{"code": "1", "pack_code": "a"}, {"code": "2", "pack_code": "b"}]), "of the packs 'a', 'b'"),
        (json.dumps(pack(type_code="leader")), "no card type for 90001a (leader), 90002 (leader)"),
    ],
)
def test_file_that_is_no_pack_is_told(
    text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text)
    assert main([str(file), "--out", str(tmp_path / "out")]) == 2
    assert words in capsys.readouterr().err
    assert main([str(tmp_path / "none.json"), "--out", str(tmp_path / "out")]) == 2
    assert "cannot read" in capsys.readouterr().err
