"""Semantic actions: one id for one meaning, all different at every decision, the same in every game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import mc_env
from mc_env.encoders import SemanticActions, vocab
from mc_env.engine.game import new_game
from mc_env.engine.state.options import Verb
from mc_env.errors import ConfigError, IllegalChoice
from mc_env.table import Table
from tests.encoders.games import table
from tools.random_games import Policy, aggressive, helped, play, uniform, upset_table

ROOT = Path(mc_env.__file__).parent.parent
SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 80))]
POLICIES: tuple[Policy, ...] = (uniform, aggressive, helped, upset_table)


@pytest.mark.parametrize("seed", SEEDS)
def test_ids_are_different_at_every_decision_and_lead_back(seed: int) -> None:
    game = table(seed, "open")
    semantic = SemanticActions(game.players)
    for i, now in enumerate(play(game, POLICIES[seed % 4], Random(seed))):
        ids = semantic.ids(now)
        if now.decision is None:
            assert ids == []
            break
        assert len(set(ids)) == len(ids) == len(now.decision)
        assert min(ids) >= 0
        assert max(ids) < semantic.size
        if i % 10 == 0:
            mask = semantic.mask(now)
            assert mask.sum() == len(ids)
            assert mask.shape == (semantic.size,)
            for j, action in enumerate(ids):
                assert mask[action] == 1
                assert semantic.index(now, action) == j


def test_id_means_the_same_in_every_game() -> None:
    """Whatever the place in the list: the id of playing a card is one and the same, and says so."""
    semantic = SemanticActions(2)
    found = set()
    for hand in (["Backflip", "Black Cat"], ["Haymaker", "Black Cat", "Genius"]):
        t = Table(scenario="rhino", seed=1).hero("Spider-Man", form="hero", hand=[*hand, "Energy"]).villain("Rhino")
        labels = t.options()
        found.add(semantic.ids(t.game)[labels.index("Play Black Cat")])
    assert len(found) == 1
    assert semantic.describe(found.pop()) == "play Black Cat (01002) #1"


def test_copies_are_told_apart_by_an_ordinal() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", form="hero").villain("Rhino")
    t.minion("Hydra Mercenary", engaged=0).minion("Hydra Mercenary", engaged=0, damage=1)
    t.choose("Attack with Spider-Man")
    semantic = SemanticActions(1)
    ids = semantic.ids(t.game)
    assert [semantic.describe(i) for i in ids] == [
        "target Hydra Mercenary (01101) #1",
        "target Hydra Mercenary (01101) #2",
    ]
    assert ids[1] == ids[0] + 1


def test_more_copies_than_ids_take_spare_ids() -> None:
    t = Table(scenario="rhino", seed=1).hero("Spider-Man", form="hero").villain("Rhino")
    for _ in range(8):
        t.minion("Hydra Mercenary", engaged=0)
    t.choose("Attack with Spider-Man")
    semantic = SemanticActions(1)
    ids = semantic.ids(t.game)
    assert [semantic.describe(i) for i in ids] == [
        "target Hydra Mercenary (01101) #1",
        "target Hydra Mercenary (01101) #2",
        *(f"one more option #{i}" for i in range(1, 7)),
    ]
    assert [semantic.index(t.game, i) for i in ids] == list(range(8))
    assert semantic.mask(t.game)[ids].all()


def test_event_that_could_answer_more_occurrences_than_it_has_ids_takes_spare_ids() -> None:
    """Five schemes get threat at once; playing Great Responsibility for each of them is an option of its own."""
    t = Table(scenario="klaw", seed=1).hero("Spider-Man", form="hero", hand=["Great Responsibility"])
    for title in (
        "Defense Network",
        'The "Immortal" Klaw',
        "Illegal Arms Factory",
        "The Masters of Evil",
        "Breakin' & Takin'",
    ):
        t.side_scheme(title, threat=3)
    t.dealt(0, "Masterplan").start(phase="villain", step=4)
    semantic = SemanticActions(1)
    words = [semantic.describe(i) for i in semantic.ids(t.game)]
    assert words == [
        *(f"play Great Responsibility (01061) [1] #{i}" for i in range(1, 5)),
        "one more option #1",
        "pass",
    ]


def test_every_id_can_be_described() -> None:
    semantic = SemanticActions(1)
    words = [semantic.describe(i) for i in range(semantic.size)]
    assert len(set(words)) == semantic.size
    with pytest.raises(ConfigError, match="semantic actions are 0 to"):
        semantic.describe(semantic.size)


def test_action_that_is_not_legal_is_refused() -> None:
    game = new_game(["spider_man"], "rhino", 1)
    semantic = SemanticActions(1)
    illegal = next(i for i in range(semantic.size) if i not in semantic.ids(game))
    with pytest.raises(IllegalChoice, match="not legal now"):
        semantic.index(game, illegal)
    with pytest.raises(ConfigError, match="players is 1 to 4"):
        SemanticActions(0)


def test_relative_seats_are_the_deciders() -> None:
    game = new_game(["spider_man", "iron_man", "she_hulk"], "rhino", 1, hands="private")
    semantic = SemanticActions(3)
    rng = Random(1)
    asked = set()
    for _ in range(200):
        pending = game.state.pending
        if pending is None:
            break
        for (verb, _, x, _), action in zip(pending.opts, semantic.ids(game), strict=True):
            if verb == Verb.ASK:
                asked.add((semantic.describe(action), (x - pending.player) % 3))
        game.step(rng.randrange(len(pending.opts)))
    assert asked
    assert asked <= {("ask seat 1", 1), ("ask seat 2", 2)}


def test_ids_are_stable_within_the_version() -> None:
    """A change of this number is a change for everybody who has trained with these ids: raise the version, too."""
    assert SemanticActions.version == 3
    assert vocab.card_id("01001a") == 2
    assert vocab.card_id("Drone") == 1023


def test_ids_do_not_depend_on_what_happened_before() -> None:
    """In fresh interpreters, first thing or after a game: the same number of ids, and the same meanings."""
    first = "from mc_env.encoders import SemanticActions\n"
    game = "import mc_env\nmc_env.new_game(['iron_man'], 'ultron', 1)\n"
    show = "s = SemanticActions(1)\nprint(s.size, [s.describe(i) for i in range(0, s.size, 97)])\n"
    shown = {
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT, timeout=60
        ).stdout
        for program in (first + show, game + first + show)
    }
    assert len(shown) == 1
