"""What an episode is made of: values, draws, overrides, and errors that name the culprit."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

import mc_env
from mc_env.decks import random_deck, starter_deck
from mc_env.env.aec import raw_env
from mc_env.env.episodes import DERIVED, Episodes, OneOf, RandomDecks, Sample, Seeds
from mc_env.env.settings import Settings
from mc_env.errors import ConfigError, InvalidDeck, McEnvError, UnknownCard
from tests.env.playing import episode, same

ALL = ("spider_man", "captain_marvel", "she_hulk", "iron_man", "black_panther")
WIDE: dict[str, Any] = {
    "heroes": Sample(OneOf([1, 2, 3]), ALL),
    "scenario": OneOf(["rhino", "klaw", "ultron"]),
    "mode": OneOf(["standard", "expert"], [3, 1]),
    "modular": Sample(OneOf([1, 2]), ["bomb_scare", "masters_of_evil", "under_attack"]),
    "decks": "random",
    "heroic": OneOf([0, 1]),
}


# ------------------------------------------------------------------------------------------ drawing


def test_seed_alone_determines_what_is_drawn() -> None:
    a, b = Episodes(**WIDE), Episodes(**WIDE)
    for seed in range(20):
        a.game(seed + 1)  # what was played before does not matter
        assert a.game(seed) == b.game(seed)
    assert len({repr(a.arguments(seed)) for seed in range(20)}) == 20


def test_every_choice_is_drawn_about_as_often_as_it_should() -> None:
    episodes = Episodes(**WIDE)
    drawn = [episodes.arguments(seed) for seed in range(1200)]
    scenarios = Counter(d["scenario"] for d in drawn)
    assert all(320 < scenarios[s] < 480 for s in ("rhino", "klaw", "ultron"))
    assert 230 < sum(d["mode"] == "expert" for d in drawn) < 370
    assert Counter(len(d["heroes"]) for d in drawn).keys() == {1, 2, 3}
    first = Counter(d["heroes"][0] for d in drawn)
    assert all(170 < first[h] < 310 for h in ALL)
    assert all(len(set(d["heroes"])) == len(d["heroes"]) for d in drawn)


def test_overriding_one_argument_leaves_what_is_drawn_for_the_others() -> None:
    episodes = Episodes(**WIDE)
    for seed in range(10):
        free = episodes.arguments(seed)
        fixed = episodes.arguments(seed, {"scenario": "klaw"})
        assert {**free, "scenario": "klaw"} == fixed


def test_fixed_arguments_give_the_game_of_that_seed() -> None:
    episodes = Episodes(heroes=["iron_man"], scenario="klaw", mode="expert")
    assert episodes.game(9) == mc_env.new_game(["iron_man"], "klaw", 9, mode="expert")


def test_later_episodes_follow_from_the_last_seed() -> None:
    a, b = Seeds(), Seeds()
    first = [a.next(5), a.next(None), a.next(None)]
    assert [b.next(5), b.next(None), b.next(None)] == first
    assert first[0] == 5
    assert len(set(first)) == 3
    assert all(DERIVED <= seed < 2 * DERIVED for seed in first[1:])
    assert a.next(5) == 5
    assert a.next(None) == first[1]


def test_environment_goes_on_with_other_games_after_a_seed() -> None:
    env = raw_env(heroes=["spider_man"])
    env.reset(seed=1)
    games = [env.game]
    for _ in range(3):
        env.reset()
        games.append(env.game)
    assert len({g.state.key() for g in games}) == 4
    unseeded = raw_env(heroes=["spider_man"]), raw_env(heroes=["spider_man"])
    for e in unseeded:
        e.reset()
    assert unseeded[0].game != unseeded[1].game


def test_mappings_as_in_files_mean_the_same() -> None:
    plain: dict[str, Any] = {
        "heroes": {"sample": {"one_of": [1, 2, 3]}, "of": list(ALL)},
        "scenario": {"one_of": ["rhino", "klaw", "ultron"]},
        "mode": {"one_of": ["standard", "expert"], "weights": [3, 1]},
        "modular": {"sample": {"one_of": [1, 2]}, "of": ["bomb_scare", "masters_of_evil", "under_attack"]},
        "decks": {"random": {}},
        "heroic": {"one_of": [0, 1]},
    }
    a, b = Episodes(**plain), Episodes(**WIDE)
    assert all(a.arguments(seed) == b.arguments(seed) for seed in range(30))


def test_distribution_can_be_pickled() -> None:
    a = Episodes(**WIDE)
    b = pickle.loads(pickle.dumps(a))
    assert all(a.game(seed) == b.game(seed) for seed in range(5))


def test_decks_can_be_given_for_each_hero() -> None:
    deck = random_deck("she_hulk", seed=3)
    env = raw_env(
        heroes=["spider_man", "she_hulk", "iron_man"],
        decks={"she_hulk": deck, "spider_man": "starter", "iron_man": "random"},
    )
    decks = []
    for seed in (1, 2):
        env.reset(seed=seed)
        setup = env.game.setup
        assert setup is not None
        assert dict(setup.decks["she_hulk"]) == dict(deck.cards)
        assert "spider_man" not in setup.decks
        decks.append(dict(setup.decks["iron_man"]))
    assert decks[0] != decks[1]


def test_random_decks_can_be_kept_to_other_aspects_and_cards() -> None:
    for seed in range(30):
        own = starter_deck("spider_man").aspects
        assert RandomDecks("other").deck("spider_man", seed).aspects not in ((), own)
        assert "01058" not in RandomDecks(without=("01058",)).deck("spider_man", seed).cards
        made = RandomDecks("justice", including=("01058", "01064", "01050")).deck("spider_man", seed)
        assert made.cards["01058"] == 1
        assert made.cards["01064"] == 3
        assert "01050" not in made.cards  # of another aspect
        assert made.problems() == []


def test_agents_follow_the_players_of_the_episode_and_spaces_the_largest_team() -> None:
    env = raw_env(heroes=Sample(OneOf([1, 2, 3, 4]), ALL))
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    sizes = set()
    for seed in range(12):
        env.reset(seed=seed)
        assert env.agents == env.possible_agents[: env.game.players]
        assert env.observation_space("player_0").contains(env.observe("player_0"))
        sizes.add(len(env.agents))
    assert sizes == {1, 2, 3, 4}
    for seed in range(4):
        got = episode(env, Random(seed), seed)
        assert set(got.values()) <= {1.0, -1.0}


# ------------------------------------------------------------------------------------------ overrides


def test_options_of_reset_hold_for_one_episode() -> None:
    env = raw_env(heroes=["spider_man", "she_hulk"], scenario="rhino")
    env.reset(seed=1, options={"scenario": "ultron", "heroes": ["iron_man"], "mode": "expert", "heroic": 1})
    setup = env.game.setup
    assert setup is not None
    assert (setup.heroes, setup.scenario, setup.mode, setup.heroic) == (("iron_man",), "ultron", "expert", 1)
    assert env.agents == ["player_0"]
    env.reset(seed=1)
    assert env.game == mc_env.new_game(["spider_man", "she_hulk"], "rhino", 1)


def test_options_may_be_drawn_too() -> None:
    env = raw_env(heroes=["spider_man"])
    found = set()
    for seed in range(10):
        env.reset(seed=seed, options={"scenario": {"one_of": ["klaw", "ultron"]}})
        assert env.game.setup is not None
        found.add(env.game.setup.scenario)
    assert found == {"klaw", "ultron"}


# ------------------------------------------------------------------------------------------ errors


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"scenari": "klaw"}, r"options of reset: unknown key 'scenari'; did you mean scenario"),
        ({"seed": 3}, r"unknown key 'seed'; did you mean|unknown key 'seed'; known: heroes, scenario"),
        ({"hands": "private"}, r"unknown key 'hands'"),
        ({"scenario": "rhyno"}, r"unknown scenario 'rhyno'; did you mean rhino"),
        ({"heroes": ["spiderman"]}, r"unknown hero 'spiderman'; did you mean spider_man"),
        ({"heroes": ["spider_man", "she_hulk", "iron_man"]}, r"3 players, but .* at most 2; make it with players=3"),
        ({"heroes": "spider_man"}, r"heroes is a list of names"),
        ({"mode": "exprt"}, r"unknown mode 'exprt'; did you mean 'expert'"),
        ({"modular": ["bomb_scar"]}, r"unknown encounter set 'bomb_scar'; did you mean bomb_scare"),
        ({"decks": "strater"}, r"decks: 'strater'; known: starter, random"),
        ({"skirmish": 9}, r"skirmish stage 9"),
        ("klaw", r"options of reset is a mapping, not 'klaw'"),
    ],
)
def test_bad_option_of_reset_is_refused_by_name(options: Any, words: str) -> None:
    env = raw_env(heroes=["spider_man", "she_hulk"])
    env.reset(seed=1)
    before = env.get_state()
    with pytest.raises((ConfigError, UnknownCard), match=words):
        env.reset(seed=2, options=options)
    assert env.game == before["match"].game
    assert env.agents == before["agents"]
    env.reset()
    other = raw_env(heroes=["spider_man", "she_hulk"])
    other.reset(seed=1)
    other.reset()
    assert env.game == other.game  # the stream of episodes goes on as if nothing had been asked


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"heros": ["spider_man"]}, r"environment: got an unexpected keyword argument 'heros'; did you mean heroes"),
        ({"max_round": 3}, r"did you mean max_rounds"),
        ({"max_rounds": 0}, r"max_rounds is at least 1"),
        ({"max_rounds": "3"}, r"max_rounds is a whole number"),
        ({"reward": "dense"}, r"unknown reward 'dense'; known: progress, shaped, sparse"),
        ({"reward": 3}, r"components, begin and after"),
        ({"illegal": "ignore"}, r"unknown illegal 'ignore'; known: raise, terminate"),
        ({"action_space": "indices"}, r"unknown action_space 'indices'"),
        ({"hands": "privat"}, r"did you mean 'private'"),
        ({"encoder": "entity"}, r"entit"),
        ({"players": 1}, r"players: 1, but the heroes need 2"),
        ({"players": 5}, r"a table seats 4"),
        ({"heroes": Sample(2, ["spider_man", "galactus"])}, r"unknown hero 'galactus'"),
        ({"heroes": {"sample": 3, "of": ["spider_man", "iron_man"]}}, r"cannot sample 3 of 2"),
        ({"heroes": {"sample": 2}}, r"of what"),
        ({"heroes": {"sample": 1, "off": ["spider_man"]}}, r"unknown key 'off'; did you mean of"),
        ({"scenario": {"one_of": []}}, r"one_of needs a list"),
        ({"scenario": {"one_of": ["rhino", "klawe"]}}, r"unknown scenario 'klawe'; did you mean klaw"),
        ({"mode": OneOf(["standard", "hard"])}, r"unknown mode 'hard'"),
        ({"decks": {"galactus": "starter"}}, r"unknown hero in decks 'galactus'"),
        ({"decks": {"random": {"aspekt": "justice"}}}, r"did you mean aspect"),
        ({"decks": {"random": "courage"}}, r"unknown aspect 'courage'"),
        ({"decks": {"spider_man": {"01058": 1}}}, r"a deck has 40 to 50"),
        ({"hands": "private", "reward": Settings}, r"reward is"),
    ],
)
def test_bad_argument_is_refused_by_name_before_the_first_episode(arguments: Any, words: str) -> None:
    with pytest.raises((McEnvError, InvalidDeck), match=words):
        raw_env(**arguments)


def test_weights_must_fit() -> None:
    with pytest.raises(ConfigError, match="2 values and 1 weights"):
        OneOf([1, 2], [1])
    with pytest.raises(ConfigError, match="none is negative"):
        OneOf([1, 2], [1, -1])


def test_seed_must_be_a_whole_number() -> None:
    with pytest.raises(ConfigError, match=r"seed is a whole number, not 1\.5"):
        raw_env().reset(seed=1.5)  # type: ignore[arg-type]


def test_observations_of_equal_seeds_are_equal_to_the_last_number() -> None:
    a, b = raw_env(**WIDE), raw_env(**WIDE)
    for seed in range(4):
        a.reset(seed=seed)
        b.reset(seed=seed)
        assert all(same(a.observe(agent), b.observe(agent)) for agent in a.agents)
