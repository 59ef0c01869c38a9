"""Private hands with signals: a word before each turn, which everybody hears."""

from __future__ import annotations

import ast
import json
from random import Random
from typing import Any

import numpy as np
import pytest

import mc_env
from mc_env import agents
from mc_env.encoders import GLOBAL_COLUMNS, EntityEncoder, SemanticActions, names
from mc_env.engine import save
from mc_env.engine.game import Game
from mc_env.engine.state.options import Signal
from mc_env.env.aec import raw_env
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError
from mc_env.render.story import EVENTS
from mc_env.table import Table

PAIR = ["spider_man", "captain_marvel"]
G = names(GLOBAL_COLUMNS)


def begun(heroes: list[str] = PAIR, hands: str = "signals", seed: int = 3) -> Game:
    """A game whose mulligans are over."""
    game = mc_env.new_game(heroes, "klaw", seed, hands=hands, log=True)
    while game.decision is not None and game.decision.kind == "mulligan":
        game.choose(len(game.decision.options) - 1)
    return game


def say(game: Game, word: str) -> None:
    assert game.decision is not None
    game.choose([option.label for option in game.decision.options].index(word))


def end_turn(game: Game) -> None:
    """Do nothing, until somebody is asked for a word or begins a turn."""
    assert game.decision is not None
    game.choose([option.kind for option in game.decision.options].index("end_turn"))
    while game.decision is not None and game.decision.kind not in ("signal", "turn"):
        game.choose(len(game.decision.options) - 1)


def said(game: Game, seat: int) -> list[int]:
    """What a seat observes of the words: its own first."""
    row = np.asarray(EntityEncoder(game.players, "signals").encode(game, seat)["globals"]).reshape(-1)
    return [int(row[G[f"{who}_said"]]) for who in ("my", "next", "third", "fourth")]


def test_a_player_may_say_a_word_before_each_turn() -> None:
    game = begun()
    for player in (0, 1):
        assert game.decision is not None
        assert (game.decision.player, game.decision.kind, len(game.decision.options)) == (player, "signal", len(Signal))
        say(game, "Say nothing")
        assert game.decision.kind == "turn"
        end_turn(game)


@pytest.mark.parametrize("hands", ["open", "private"])
def test_other_games_know_no_words(hands: str) -> None:
    game = begun(hands=hands)
    assert game.decision is not None
    assert game.decision.kind == "turn"
    assert "said" not in game.view(0)["players"][1]


def test_who_plays_alone_has_nobody_to_tell() -> None:
    game = begun(["spider_man"])
    assert game.decision is not None
    assert game.decision.kind == "turn"


def test_everybody_hears_a_word_and_it_stands_until_the_next() -> None:
    game = begun()
    say(game, 'Say "I need help"')
    assert [said(game, 0), said(game, 1)] == [[Signal.HELP, 0, 0, 0], [0, Signal.HELP, 0, 0]]
    end_turn(game)
    say(game, 'Say "I thwart"')
    assert said(game, 0) == [Signal.HELP, Signal.THWART, 0, 0]
    assert [player["said"] for player in game.view(0)["players"]] == ["help", "thwart"]


def test_hands_stay_private() -> None:
    game = begun()
    assert set(game.view(0)["players"][1]["hand"]["cards"]) == {None}


def test_the_story_tells_a_word() -> None:
    game = begun()
    say(game, 'Say "I save resources"')
    assert game.state.log is not None
    assert game.state.log[-1]["event"] in EVENTS
    assert (game.state.log[-1]["event"], game.state.log[-1]["word"]) == ("says", "save")


def test_what_is_hidden_is_redrawn_around_the_words() -> None:
    game = begun()
    say(game, 'Say "I attack"')
    assert game.resample(1, seed=4).view(1) == game.view(1)


def test_a_game_is_kept_while_somebody_is_asked_for_a_word() -> None:
    game = begun()
    again = mc_env.load_game(game.save())
    assert again == game
    say(again, 'Say "I defend"')
    assert mc_env.load_game(again.save()).state.said == (Signal.DEFEND, 0)


def test_positions_from_before_there_were_words_go_on() -> None:
    position = Game(begun(hands="private").state.clone(), None)
    kept = json.loads(position.save())
    old = {name: value for name, value in ast.literal_eval(kept["snapshot"]).items() if name != "said"}
    assert save.restore(old).key() == position.state.key()


def test_an_environment_plays_with_words_by_every_path() -> None:
    arguments: dict[str, Any] = {"heroes": PAIR, "scenario": "klaw", "hands": "signals"}
    env, games = raw_env(**arguments), VectorGames(1, **arguments)
    env.reset(seed=5)
    games.reset(seed=5)
    rng, asked = Random(1), 0
    for _ in range(40):
        asked += env.infos[env.agent_selection]["decision"] == "signal"
        action = rng.randrange(int(env.last()[4]["action_mask"].sum()))
        env.step(action)
        games.step(np.array([action]))
    assert games.games[0].match.game == env.game
    assert asked > 1


def test_a_position_has_the_hands_it_was_built_with() -> None:
    table = Table(scenario="rhino", hands="signals").hero("Spider-Man").hero("She-Hulk")
    assert raw_env(start=table, hands="signals").settings.episodes.hands == "signals"
    with pytest.raises(ConfigError, match="hands"):
        raw_env(start=table, hands="private")


def test_words_have_actions_of_their_own() -> None:
    game, actions = begun(), SemanticActions(2)
    assert [actions.describe(i) for i in actions.ids(game)] == [f"signal {word.name.lower()}" for word in Signal]


def test_the_heuristic_says_nothing_and_a_network_that_never_heard_a_word_still_plays() -> None:
    game = begun()
    assert game.decision is not None
    assert game.decision.options[agents.make("heuristic").decide(game, 0)].label == "Say nothing"
    network = agents.make("ppo:generalist")
    for _ in range(20):
        assert game.decision is not None
        game.choose(network.decide(game, game.decision.player))
