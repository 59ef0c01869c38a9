"""A new product changes no benchmark: not its heroes, sets, decks or games."""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from mc_env.cards import catalog
from mc_env.cards.products import PRODUCTS
from mc_env.decks import random_deck
from mc_env.engine.game import Game
from mc_env.env.episodes import KEYS, Episodes
from mc_env.env.tasks import SPLITS, make_task, task_names
from mc_env.errors import ConfigError, UnknownCard
from mc_env.registration import IDS

ROOT: Final = Path(__file__).resolve().parents[2]
SEEDS: Final = range(12)


def what_is_played(arguments: dict[str, Any]) -> str:
    """A digest of the setups of some seeds with their decks, and of a game begun at random."""
    episodes = Episodes(hands=arguments.get("hands", "open"), **{k: arguments[k] for k in KEYS if k in arguments})
    found = sha256(repr([plain(episodes.arguments(seed)) for seed in SEEDS]).encode())
    game = episodes.game(SEEDS[0])
    rng = Random(0)
    for _ in range(40):
        if game.decision is not None:
            found.update(repr([option.label for option in game.decision.options]).encode())
            game.choose(rng.randrange(len(game.decision)))
    found.update(seen(game).encode())
    return found.hexdigest()[:16]


def plain(arguments: dict[str, Any]) -> dict[str, Any]:
    decks = arguments["decks"] or {}
    return {**arguments, "decks": {hero: sorted(deck.cards.items()) for hero, deck in decks.items()}}


def seen(game: Game) -> str:
    return repr([game.view(seat) for seat in range(game.players)])


def everything() -> dict[str, str]:
    """Every split of every task, and every id of Gymnasium."""
    tasks = {(name, split): make_task(name).arguments(split) for name in task_names() for split in SPLITS}
    return {
        **{f"{name} {split}": what_is_played(arguments) for (name, split), arguments in tasks.items()},
        **{name: what_is_played(dict(arguments)) for name, arguments in IDS.items()},
    }


def in_another_process(first: str, expression: str) -> Any:
    program = f"import json\n{first}\nimport tests.env.test_products as t\nprint(json.dumps({expression}))"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, timeout=300)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


WITH_GREEN_BOX: Final = "from tests import green_box; green_box.add()"


def test_new_product_leaves_every_episode_of_every_task_and_id_as_it_was() -> None:
    before, after = (in_another_process(first, "t.everything()") for first in ("", WITH_GREEN_BOX))
    assert after == before
    assert before.keys() >= {"split-cards-v1 train", "rhino-1p-standard-v1 test", "mc_env/Core-v0", "mc_env/Core-v1"}


def test_new_product_is_drawn_from_where_nothing_is_pinned() -> None:
    decks = "[t.what_is_played({'decks': d}) for d in ('random', {'random': {'products': ['core']}})]"
    (free, pinned), (free_then, pinned_then) = (in_another_process(first, decks) for first in ("", WITH_GREEN_BOX))
    assert pinned == pinned_then
    assert len({pinned, free, free_then}) == 3


def test_new_product_is_in_the_catalogue_beside_the_others() -> None:
    told = in_another_process(
        f"{WITH_GREEN_BOX}\nfrom mc_env.cards import catalog as c",
        "[[s.code for s in sets(of)] for of in (None, ['core'], ['green_box'])"
        " for sets in (c.heroes, c.scenarios, c.encounter_sets, c.pools, c.faces)]",
    )
    every, core, green = told[:5], told[5:10], told[10:]
    assert green[:3] == [["verdant"], ["oak"], ["meadow", "oak"]]
    assert green[3] == ["aggression", "justice", "leadership", "protection", "pool", "basic"]
    for of_all, of_core, of_green in zip(every, core, green, strict=True):
        assert of_green
        assert {*of_core, *of_green} <= set(of_all)
    assert core == [
        [s.code for s in sets(["core"])]
        for sets in (catalog.heroes, catalog.scenarios, catalog.encounter_sets, catalog.pools, catalog.faces)
    ]


def test_pool_of_an_aspect_has_the_cards_of_all_products() -> None:
    told = in_another_process(
        f"{WITH_GREEN_BOX}\nfrom mc_env.cards import registry as r; r.load()",
        "sorted({r.PRODUCT_OF[c.code] for c in r.POOLS['justice'].cards})",
    )
    assert {"core", "green_box"} < set(told)


def test_reprint_is_another_name_of_the_card_it_repeats() -> None:
    told = in_another_process(
        f"{WITH_GREEN_BOX}\nfrom mc_env.cards import catalog, registry as r\nfrom mc_env.decks import parse_deck",
        "[r.card('green_90').code, parse_deck('hero: spider_man\\ncards: {green_90: 1}').cards,"
        " 'green_90' in [f.code for f in catalog.faces()]]",
    )
    assert told == ["01088", {"01088": 1}, False]


def test_unknown_product_of_random_decks_is_named() -> None:
    with pytest.raises(UnknownCard, match="unknown product 'cor'; did you mean core"):
        random_deck("spider_man", 1, products=["cor"])
    with pytest.raises(UnknownCard, match="unknown product"):
        Episodes(decks={"random": {"products": ["cor"]}})
    with pytest.raises(ConfigError, match="products needs a list, not 'core'"):
        Episodes(decks={"random": {"products": "core"}})


def test_every_product_has_cards_and_a_package_of_its_own() -> None:
    for product in PRODUCTS.values():
        assert catalog.faces([product.code]), product
        assert {
            place.product for code, place in catalog.places().items() if place.module.startswith(product.module)
        } == {product.code}
