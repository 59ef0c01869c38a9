"""Partners never met: the pool, and how near an agent is to the best response."""

from __future__ import annotations

import pytest

from mc_env.agents.adhoc import measuring
from mc_env.agents.adhoc.measuring import Pairs, Plan, overall, response, table
from mc_env.agents.adhoc.pool import ANSWERED, Partner, ScriptedAgent, pool
from mc_env.agents.checkpoints import LAST
from mc_env.agents.evaluation import sections
from mc_env.agents.network import saving
from mc_env.agents.network.model import Network, preset
from mc_env.agents.players.registry import make
from mc_env.agents.support import files
from mc_env.engine.game import new_game
from mc_env.errors import McEnvError

PAIR = (Partner("easy", "heuristic", "is easy to play with"), Partner("hopeless", "random", "loses"))
RESPONSES = {"easy": "trained"}


@pytest.fixture
def kept(tmp_path) -> Pairs:
    """Two agents and one best response beside two partners."""
    pairs = Pairs(Plan(games=10, egos=("a", "b"), out=tmp_path))
    wins = {("a", "easy"): 4, ("b", "easy"): 6, ("trained", "easy"): 8, ("a", "hopeless"): 0, ("b", "hopeless"): 1}
    wins["who was measured once", "easy"] = 10  # is nobody's best response
    pairs.lines = [
        {"ego": ego, "partner": partner, "won": [1.0] * n + [0.0] * (10 - n)} for (ego, partner), n in wins.items()
    ]
    return pairs


def test_the_pool_has_more_than_ten_partners_who_can_all_be_made(tmp_path):
    partners = pool(tmp_path / "imitator.safetensors")
    assert len({partner.spec for partner in partners}) == len({partner.name for partner in partners}) == 13
    for partner in partners:
        if partner.name != "imitator":
            make(partner.spec)
    assert set(ANSWERED) < {partner.name for partner in partners}


def test_a_scripted_partner_plays_a_game_as_an_agent_and_the_same_one_again():
    def choices() -> list[int]:
        agent = make("mc_env.agents.adhoc.pool:ScriptedAgent,taste=helper")
        game = new_game(heroes=["spider_man"], scenario="rhino", seed=2)
        agent.begin(5)
        while game.decision and game.round < 3:
            game.choose(agent.decide(game, 0))
        return list(game.choices)

    assert choices() == choices() != []
    with pytest.raises(McEnvError, match="helper"):
        ScriptedAgent("helpr")


def test_proximity_is_a_share_of_the_best_known_response_where_winning_is_possible(kept):
    a, b = overall(kept, PAIR, RESPONSES, resamples=50)
    assert (a["cross_play"], b["cross_play"]) == pytest.approx((0.2, 0.35))
    assert (a["br_prox"], b["br_prox"]) == pytest.approx((0.5, 0.75))  # of 8 wins; beside the hopeless one nobody wins
    assert a["partners"] == 1
    assert a["br_prox_95"][0] <= 0.5 <= a["br_prox_95"][1]


def test_a_best_response_that_was_stopped_goes_on_and_a_finished_one_stays(tmp_path, monkeypatch):
    asked, plan = [], Plan(decisions=64, out=tmp_path)

    def learn(config, folder, *words, quiet):
        asked.append(folder)
        place = tmp_path / config.name
        decisions = 32 if folder is None else 64
        saving.write(place / LAST, saving.pack(Network(preset("small")), {"decisions": decisions}))
        return 130 if folder is None else 0

    monkeypatch.setattr(measuring, "train", learn)
    with pytest.raises(KeyboardInterrupt):
        response(plan, PAIR[0])
    assert response(plan, PAIR[0]) == response(plan, PAIR[0]) == tmp_path / "beside_easy" / LAST
    assert asked == [None, tmp_path / "beside_easy"]


def test_the_page_has_a_line_for_each_partner(kept, tmp_path):
    file = tmp_path / "results.json"
    data = {"task": "rhino-2p-expert-v1", "games": 10, "decisions": 2048, "egos": ["a", "b"]}
    data |= {"partners": table(kept, PAIR, RESPONSES), "overall": overall(kept, PAIR, RESPONSES, resamples=20)}
    files.write_json(file, data)
    _, means, lines = sections.adhoc(file)
    assert "| `a` | 20.0%" in means
    assert "| easy | is easy to play with | 40% (17 to 69), 0.50 | 60% (31 to 83), 0.75 | 80.0% |" in lines
    assert "| hopeless | loses | 0% (0 to 28), 0.00 |" in lines
