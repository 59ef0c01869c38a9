"""Quick answers of the engine are the long answers: what is told from a sum, a mark or a glance agrees with a full look."""

from __future__ import annotations

from random import Random

import pytest

from mc_env.engine.game import new_game
from mc_env.engine.program.tables import ABILITIES, AbilityC, all_faces, pack, unpack
from mc_env.engine.resolving.threat import PlaceThreatOp
from mc_env.engine.round import windows
from mc_env.engine.round.checks import check
from mc_env.engine.state.resources import total
from mc_env.engine.state.state import State
from mc_env.engine.state.zones import HAND
from mc_env.engine.using.spending import Purse, plain_resources, source_value, wallet
from mc_env.kernel.frames import Frame
from tools.random_games import POLICIES, play, playing, some_setup

LISTED = windows.resting
PLACE = PlaceThreatOp.step
watching = pytest.mark.skipif(not str(windows.__file__).endswith(".py"), reason="the engine is compiled")


@pytest.mark.parametrize("v", [(0, 0, 0, 0), (1, 0, 2, 0), (0, 3, 0, 1), (60, 60, 60, 60)])
def test_packed_resources_come_out_as_they_went_in(v: tuple[int, int, int, int]) -> None:
    assert unpack(pack(v)) == v
    assert unpack(pack(v) + pack((1, 2, 3, 4))) == (v[0] + 1, v[1] + 2, v[2] + 3, v[3] + 4)


@pytest.mark.parametrize("seed", range(8))
def test_purse_holds_what_the_wallet_lists(seed: int) -> None:
    for game in playing(seed, POLICIES["champion"], every=3):
        g = game.state
        for p in range(g.n):
            purse = Purse(g, p)
            if not purse.special:
                have = total(wallet(g, p, -1))
                assert unpack(purse.packed) == have
                assert purse.number == sum(have)


@pytest.mark.parametrize("seed", range(8))
def test_one_source_is_worth_what_the_wallet_says(seed: int) -> None:
    for game in playing(seed, POLICIES["champion"], every=5):
        g = game.state
        for p in range(g.n):
            for c in g.zones[HAND + p]:
                for printed in (False, True):
                    sources = wallet(g, p, c, printed)
                    assert [v for _, v in sources] == [source_value(g, p, src, c, printed) for src, _ in sources]
                assert plain_resources(g, p, c, -1) <= sum(total(wallet(g, p, c)))


def play_some(seed: int, games: int = 4) -> None:
    """Whole random games, one after another."""
    rng = Random(seed)
    for _ in range(games):
        for _ in play(new_game(**some_setup(rng)), POLICIES["champion"], rng):
            pass


@watching
@pytest.mark.parametrize("seed", range(4))
def test_ability_told_to_rest_is_no_option_of_anybody(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rested = 0

    def watched(g: State, c: int, ab: AbilityC, key: int, r: int) -> bool:
        nonlocal rested
        if not LISTED(g, c, ab, key, r):
            return False
        rested += 1
        ev, stage = divmod(key, 3)
        shares = [windows.shares(g, key)]
        for p in g.players():
            for _, card, index, _ in windows.options(g, p, ((r, ev),), shares, stage, ()):
                same = g.face[card] == g.face[c] and g.zone[card] == g.zone[c] and g.zone[c] == HAND + p
                assert (card, index) != (c, ab.index)
                assert not same or index != ab.index
        return True

    monkeypatch.setattr(windows, "resting", watched)
    play_some(seed)
    assert rested


@watching
@pytest.mark.parametrize("seed", range(4))
def test_threat_that_wakes_no_check_leaves_none_anything_to_do(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    placed = 0

    def watched(self: PlaceThreatOp, g: State, f: Frame) -> None:
        nonlocal placed
        PLACE(self, g, f)
        if not g.dirty:
            placed += 1
            assert not check(g.clone())

    monkeypatch.setattr(PlaceThreatOp, "step", watched)
    play_some(seed)
    assert placed


def test_requirement_of_an_ability_is_that_of_its_face() -> None:
    for info in all_faces():
        for ab in info.abilities:
            assert ab.requirement == info.requirement
            assert ABILITIES[ab.id] is ab
