"""The static table of cards and card ids."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import mc_env
from mc_env.cards import registry
from mc_env.cards.kit.cards import Face
from mc_env.cards.text import card_text
from mc_env.encoders import CARD_IDS, as_tensor, card_feature_tensor, card_features, feature_names, make_encoder, vocab
from mc_env.encoders.packed import Packed
from mc_env.engine.game import new_game
from mc_env.errors import ConfigError, UnknownCard
from tests.encoders.games import E

ROOT = Path(mc_env.__file__).parent.parent


def features_of(code: str) -> dict[str, float]:
    row = card_features()[vocab.card_id(code)]
    return {name: float(x) for name, x in zip(feature_names(), row, strict=True) if x}


def test_row_of_web_shooter_says_what_the_card_does() -> None:
    f = features_of("01008")
    assert f["is_upgrade"] == 1
    assert f["cost"] == pytest.approx(0.25)
    assert f["icon_physical"] == 1
    assert f["uses"] == 1
    assert f["ability_resource"] == f["needs_hero"] == f["costs_exhausting"] == f["costs_counters"] == 1
    assert f["generates_wild"] == 1
    assert f["signature"] == 1
    assert not any(name.startswith(("amount_Damage", "looks_for", "label")) for name in f)


def test_row_of_swinging_web_kick_says_what_the_card_does() -> None:
    f = features_of("01005")
    assert f["is_event"] == f["label_attack"] == f["needs_hero"] == f["chooses"] == 1
    assert f["amount_Damage"] == pytest.approx(8 / 5)
    assert f["points_at_villain"] == f["points_at_minion"] == 1


def test_rows_of_encounter_cards() -> None:
    rhino = features_of("01094")
    assert rhino["is_villain"] == 1
    assert rhino["hp_per_player"] == 1
    assert rhino["hp"] == pytest.approx(14 / 15)
    guard = features_of("01101")
    assert guard["keyword_guard"] == guard["is_minion"] == 1
    assert features_of("Drone")["is_guise"] == 1


def test_only_cards_that_are_the_same_have_the_same_features() -> None:
    """Three printed cards of one title differ in their resource icons or not at all; two sides of one card may be alike but for
    the names of their counters, and schemes of two nemesis sets in nothing but their title."""
    table = card_features()
    seen: dict[bytes, Face] = {}
    for i in vocab.used_ids()[2:]:
        name = vocab.name_of(i)
        face = vocab.face_of(i)
        if face is None or not registry_code(i)[:1].isdigit() or not (face.abilities or face.stats):
            continue  # a blank side of a main scheme is like any other of its stage
        known = seen.setdefault(table[i].tobytes(), face)
        sides = {name, *(side.title for side in registry.card(face.code).faces)}
        assert known.title in sides or (known.stats, card_text(known)) == (face.stats, card_text(face))


def test_features_tell_what_a_search_is_for() -> None:
    asgard, studies, worthy = (features_of(code) for code in ("06004", "09006", "06001b"))
    told = (
        "searches_for_a_title",
        "searches_for_a_trait",
        "searches_for_a_set",
        "searches_for_a_type",
        "asks_for_asgard",
    )
    assert [[bool(card.get(name)) for name in told] for card in (asgard, studies, worthy)] == [
        [False, True, False, False, True],
        [False, False, True, False, False],
        [True, False, False, True, False],
    ]


def registry_code(card_id: int) -> str:
    return next((code for code, i in vocab.by_code().items() if i == card_id), "")


def test_table_is_finite_and_empty_where_no_card_is() -> None:
    table = card_features()
    assert table.shape == (CARD_IDS, len(feature_names()))
    assert table.dtype == np.float32
    assert np.isfinite(table).all()
    printed = [vocab.card_id(f.code) for f in registry.faces() if f.code[:1].isdigit()]
    assert np.abs(table[printed]).max() <= 10
    used = set(vocab.used_ids())
    for i in range(CARD_IDS):
        assert bool(table[i].any()) == (i in used and i != 0), i
    assert table[1].sum() == 1
    assert card_features() is table
    with pytest.raises(ValueError, match="read-only"):
        table[2, 0] = 1


def test_every_printed_face_has_an_id_of_its_own() -> None:
    ids = [vocab.card_id(f.code) for f in registry.faces()]
    assert len(set(ids)) == len(ids)
    assert min(ids) == 2
    for f in registry.faces():
        assert vocab.name_of(vocab.card_id(f.code)) == f.title
    assert vocab.name_of(0) == "none"
    assert vocab.name_of(1) == "unknown"
    assert vocab.name_of(vocab.card_id("Drone")) == "Drone"
    with pytest.raises(UnknownCard, match="did you mean"):
        vocab.card_id("01001")
    with pytest.raises(ConfigError, match="is not in use"):
        vocab.name_of(next(i for i in range(CARD_IDS) if i not in vocab.used_ids()))


def test_ids_do_not_depend_on_what_was_compiled_first() -> None:
    """A fresh interpreter, another order of things: the same ids."""
    program = (
        "import mc_env\n"
        "mc_env.new_game(['iron_man'], 'ultron', 1)\n"
        "from mc_env.encoders import vocab\n"
        "print([vocab.card_id(c) for c in ('01001a', '01097b', '01187', 'Drone')])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT, timeout=60
    )
    assert run.stdout.strip() == str([vocab.card_id(c) for c in ("01001a", "01097b", "01187", "Drone")])


def test_encoders_do_not_load_torch() -> None:
    program = (
        "import sys, mc_env\n"
        "from mc_env.encoders import make_encoder\n"
        "make_encoder('flat', 1).encode(mc_env.new_game(['iron_man'], 'rhino', 1), 0)\n"
        "print('torch' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT, timeout=60
    )
    assert run.stdout.strip() == "False"


def test_tensors_hold_the_batch_and_whose_each_row_is() -> None:
    torch = pytest.importorskip("torch")
    encoder = make_encoder("entities", 2)
    game = new_game(["spider_man", "iron_man"], "klaw", 3)
    packed = Packed()
    for p in (0, 1, 0):
        encoder.pack(game, p, packed)
    tensors = as_tensor(packed)
    assert tensors["entities"].dtype == torch.int16
    assert tensors["entity_start"].tolist() == packed.entity_start.tolist()
    owner = tensors["entity_owner"]
    assert owner.shape[0] == tensors["entities"].shape[0]
    assert [int((owner == b).sum()) for b in range(3)] == np.diff(packed.entity_start).tolist()
    rows = card_feature_tensor()[tensors["entities"][:, E["card"]].long()]
    assert rows.shape == (len(packed.entities), len(feature_names()))
    padded = encoder.encode(game, 0)
    assert isinstance(padded, dict)
    assert as_tensor(padded)["globals"].tolist() == padded["globals"].tolist()
    packed.clear()
    encoder.pack(game, 1, packed)
    assert tensors["entities"][0].sum() == 0  # a copy: the batch may be reused
