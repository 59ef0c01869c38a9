"""Characters who meet on the table: networks in which each looks at all others of its position."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from mc_env.agents.network import saving
from mc_env.agents.network.layers import Meeting
from mc_env.agents.network.model import Network, Shape
from mc_env.agents.network.reading import inputs
from mc_env.agents.network.reads import VERSUS, reads
from mc_env.encoders import Packed
from mc_env.versus_env.vector import VersusGames

TINY = Shape(width=8, context=8, card=4, win=True, coded=True)
MEETING = Shape(width=8, context=8, card=4, win=True, coded=True, meeting=4)


def opinionated() -> Meeting:
    """A meeting that has learned something."""
    torch.manual_seed(1)
    meeting = Meeting(6, 4)
    torch.nn.init.normal_(meeting.out.weight)
    return meeting


@pytest.fixture(scope="module")
def positions() -> Packed:
    """Observations of some games on their way."""
    games = VersusGames(6, mode="duel", observations="packed", piles=False)
    games.reset(seed=1)
    for step in range(60):
        games.step([step % int(mask.sum()) for mask in games.action_masks()])
    assert games.packed is not None
    return games.packed.take(np.arange(6))


def test_each_row_sees_those_of_its_own_position_alone() -> None:
    meeting, counts = opinionated(), [1, 7, 3, 20]
    rows = torch.rand(sum(counts), 6)
    of = torch.repeat_interleave(torch.arange(4), torch.tensor(counts))
    together = meeting(rows, of)
    for k in range(4):
        alone = meeting(rows[of == k], of[of == k])
        assert torch.allclose(together[of == k], alone, atol=1e-5)


def test_what_a_row_sees_is_the_sum_and_the_highest_of_all() -> None:
    meeting = opinionated()
    rows = torch.rand(3, 6)
    pairs = torch.relu(meeting.one(rows)[:, None] + meeting.other(rows)[None, :])
    seen = torch.cat([pairs.sum(1) * 0.2, pairs.amax(1)], 1)
    assert torch.allclose(
        meeting(rows, torch.zeros(3, dtype=torch.int64)), torch.relu(rows + meeting.out(seen)), atol=1e-6
    )


def test_nobody_on_the_table_meets_nobody() -> None:
    assert len(opinionated()(torch.zeros(0, 6), torch.zeros(0, dtype=torch.int64))) == 0


def test_network_that_begins_to_meet_plays_at_first_as_it_did(tmp_path: Path, positions: Packed) -> None:
    before, after = Network(TINY, reads(VERSUS)).eval(), Network(MEETING, reads(VERSUS)).eval()
    saving.write(tmp_path / "before.safetensors", saving.pack(before, {}))
    saving.begin_with(after, str(tmp_path / "before.safetensors"))
    old, new = (network.look(inputs(positions))[0] for network in (before, after))
    assert torch.allclose(old, new, atol=1e-5)


def test_those_who_meet_are_the_characters_in_play_and_change_what_is_chosen(positions: Packed) -> None:
    network = Network(MEETING, reads(VERSUS)).eval()
    before = network.look(inputs(positions))[0]
    torch.nn.init.normal_(network.meeting.out.weight)
    assert not torch.allclose(before, network.look(inputs(positions))[0])
    x = inputs(positions)
    met = network.meets[x.entities[:, network._meeting_column].long()]
    front_or_back = [1, 2]
    assert set(x.entities[met][:, network._meeting_column].tolist()) <= set(front_or_back)
    assert met.any()
