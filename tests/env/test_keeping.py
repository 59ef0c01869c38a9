"""Pickling, copying, going back, and starting from positions: also in the middle of an interrupt."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import mc_env
from mc_env.env.aec import raw_env
from mc_env.env.match import Match
from mc_env.env.matches import Kept
from mc_env.env.settings import Settings
from mc_env.env.vector import VectorGames
from mc_env.errors import ConfigError, CorruptSave
from mc_env.table import Table
from tests.env.playing import decisions, doomed_partner, pick, same, until


def in_an_interrupt(env: raw_env) -> bool:
    return env.infos[env.agent_selection]["decision"] in ("interrupt", "defend") and len(env.game.state.stack) > 3


def play_on(env: Any, seed: int, steps: int = 60) -> list[Any]:
    """What happens from here on, with the same choices for the same seed; on into the next episode."""
    rng = Random(seed)
    seen = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        observation, reward, terminated, truncated, info = env.last()
        seen.append((env.agent_selection, reward, terminated, truncated, info, observation))
        env.step(None if terminated or truncated else pick(info["action_mask"], rng))
    return seen


def alike(a: list[Any], b: list[Any]) -> bool:
    return len(a) == len(b) and all(len(x) == len(y) and all(map(same, x, y)) for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize(
    "duplicate", [lambda e: pickle.loads(pickle.dumps(e)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
@pytest.mark.parametrize("arguments", [{}, {"reward": "shaped"}, {"history": 8}], ids=["plain", "shaped", "history"])
@pytest.mark.pure("compiled games cannot be pickled: `clone` copies them, `save` writes them down")
def test_copy_made_in_an_interrupt_plays_on_like_the_original(
    duplicate: Callable[[Any], Any], arguments: dict[str, Any]
) -> None:
    env = until(raw_env(heroes=["spider_man", "black_panther"], **arguments), Random(1), in_an_interrupt)
    twin = duplicate(env)
    assert twin.game == env.game
    assert twin.game is not env.game
    first = play_on(env, 5)
    assert alike(play_on(twin, 5), first)


@pytest.mark.parametrize(
    "duplicate", [lambda e: pickle.loads(pickle.dumps(e)), copy.deepcopy], ids=["pickle", "deepcopy"]
)
@pytest.mark.pure("compiled games cannot be pickled: `clone` copies them, `save` writes them down")
def test_wrapped_environment_can_be_copied_in_the_middle_of_a_game(duplicate: Callable[[Any], Any]) -> None:
    env = mc_env.env(heroes=["spider_man"], decks="random", reward="shaped", action_space="semantic", encoder="flat")
    for i, _ in enumerate(decisions(env, Random(2), seed=2)):
        if i == 20:
            break
    twin = duplicate(env)
    assert alike(play_on(env, 6), play_on(twin, 6))


def test_environment_can_be_pickled_before_its_first_reset() -> None:
    twin = pickle.loads(pickle.dumps(raw_env(heroes=["spider_man"])))
    env = raw_env(heroes=["spider_man"])
    twin.reset(seed=3)
    env.reset(seed=3)
    assert alike(play_on(env, 7), play_on(twin, 7))


def test_pickle_of_other_card_definitions_is_refused() -> None:
    env = raw_env(heroes=["spider_man"])
    env.reset(seed=1)
    state = env.match.__getstate__()
    state["game"]["definitions"] = "1/1/1"
    with pytest.raises(CorruptSave, match="other card definitions"):
        env.match.__setstate__(state)


def test_state_can_be_set_back_again_and_again() -> None:
    env = until(raw_env(heroes=["spider_man", "she_hulk"], reward="shaped", history=8), Random(3), in_an_interrupt)
    state = env.get_state()
    first = play_on(env, 8)
    for _ in range(2):
        env.set_state(state)
        assert alike(play_on(env, 8), first)


@pytest.mark.pure("compiled games cannot be pickled: `clone` copies them, `save` writes them down")
def test_state_goes_to_another_environment_of_the_same_arguments_through_pickle() -> None:
    env = until(raw_env(heroes=["spider_man", "she_hulk"]), Random(4), in_an_interrupt)
    other = raw_env(heroes=["spider_man", "she_hulk"])
    other.set_state(pickle.loads(pickle.dumps(env.get_state())))
    assert alike(play_on(env, 9), play_on(other, 9))


def test_state_after_the_end_is_a_state_like_any_other() -> None:
    env = raw_env(heroes=["spider_man", "she_hulk"], illegal="terminate")
    env.reset(seed=1)
    env.step(127)
    env.step(None)
    state = env.get_state()
    env.step(None)
    assert env.agents == []
    env.set_state(state)
    assert env.agents == ["player_1"]
    assert env.last()[2]


def test_bad_states_are_refused() -> None:
    env = raw_env(heroes=["spider_man"])
    with pytest.raises(ConfigError, match="reset"):
        env.get_state()
    env.reset(seed=1)
    with pytest.raises(ConfigError, match="get_state"):
        env.set_state({})
    pair = raw_env(heroes=["spider_man", "she_hulk"])
    pair.reset(seed=1)
    with pytest.raises(ConfigError, match="2 players"):
        env.set_state(pair.get_state())


# ------------------------------------------------------------------------------------------ positions


def position() -> Table:
    t = Table(scenario="klaw")
    t.hero("Iron Man", form="hero", hand=["Repulsor Blast", "Energy"], damage=3)
    return t.villain("Klaw", stage=1, damage=2)


def test_episode_begins_at_a_position_of_the_table() -> None:
    env = raw_env(start=position())
    env.reset(seed=1)
    assert env.game.state.damage[env.game.state.identity[0]] == 3
    assert [c.label for c in env.game.decision.options] == position().options()  # type: ignore[union-attr]
    play_on(env, 1, 10)
    env.reset(seed=2)
    assert env.game.state.damage[env.game.state.identity[0]] == 3


def test_position_a_game_and_its_save_are_the_same_start() -> None:
    t = doomed_partner()
    t.end_turn()
    runs = []
    for start in (t, t.game, t.game.save()):
        env = raw_env(start=start)
        env.reset(seed=4)
        runs.append(play_on(env, 10, 40))
    assert alike(runs[0], runs[1])
    assert alike(runs[0], runs[2])


def test_starting_from_a_position_does_not_change_it() -> None:
    t = position()
    before = t.game.state.key()
    env = raw_env(start=t)
    env.reset(seed=1)
    play_on(env, 2, 40)
    assert t.game.state.key() == before


def test_seed_decides_what_is_shuffled_after_a_position() -> None:
    """The table is as it was; the randomness ahead is the episode's."""
    env = raw_env(start=position())
    streams = set()
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        streams.add(tuple(env.game.state.rng))
    assert len(streams) == 2


def test_bad_positions_are_refused() -> None:
    over = mc_env.new_game(["spider_man"], "rhino", 1)
    while over.decision:
        over.choose(0)
    with pytest.raises(ConfigError, match="the game is over"):
        raw_env(start=over)
    with pytest.raises(ConfigError, match="a Table, a Game or the text of a saved game"):
        raw_env(start=7)  # type: ignore[arg-type]
    with pytest.raises(CorruptSave, match="not a saved game"):
        raw_env(start="{}")
    with pytest.raises(ConfigError, match="leave out scenario"):
        raw_env(start=position(), scenario="rhino")
    with pytest.raises(ConfigError, match="hands of the position"):
        raw_env(start=position(), hands="private")


def test_reset_can_start_from_a_position_once() -> None:
    env = raw_env(heroes=["spider_man", "she_hulk"])
    env.reset(seed=1, options={"start": position()})
    assert env.agents == ["player_0"]
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1"]
    four = Table(scenario="rhino").hero("Spider-Man").hero("She-Hulk").hero("Iron Man")
    with pytest.raises(ConfigError, match="at most 2"):
        env.reset(options={"start": four})
    with pytest.raises(ConfigError, match="leave out mode"):
        env.reset(options={"start": position(), "mode": "expert"})


def test_choices_made_in_the_environment_can_be_saved_and_loaded() -> None:
    env = raw_env(heroes=["spider_man"], decks="random")
    env.reset(seed=5)
    play_on(env, 11, 25)
    assert mc_env.load_game(env.game.save()) == env.game


# ------------------------------------------------------------------------------------------ by seed and choices


def stepped(games: VectorGames, seen: Any, rng: Random, steps: int) -> list[Any]:
    """What many games show on the way."""
    found = []
    for _ in range(steps):
        seen, rewards, *_, infos = games.step([pick(mask, rng) for mask in seen["action_mask"]])
        found.append((seen, rewards.tolist(), infos["decider"].tolist(), infos["episode_id"].tolist()))
    return found


@pytest.mark.parametrize("partners", [None, "fighter"])
@pytest.mark.parametrize("steps", [0, 45, 160])
def test_games_kept_by_seed_and_choices_go_on_as_they_would_have(steps: int, partners: str | None) -> None:
    arguments: dict[str, Any] = {"heroes": ["spider_man", "she_hulk"], "reward": "shaped", "max_rounds": 3}
    if partners is not None:
        arguments |= {"seat": 1, "partners": partners}  # seat 0 plays before the learner's first decision
    games, others = VectorGames(3, **arguments), VectorGames(3, **arguments)
    seen, _ = games.reset(seed=7)
    for _ in range(steps):
        seen, *_ = games.step([pick(mask, Random(steps)) for mask in seen["action_mask"]])
    kept = [Kept(*one) for one in json.loads(json.dumps(games.keep()))]  # plain data
    again = others.resume(kept)
    assert same(again, games.observe())
    assert same(again, seen)
    first = stepped(games, seen, Random(5), 60)
    assert alike(stepped(others, again, Random(5), 60), first)
    assert sum(any(rewards) for _, rewards, _, _ in first) > 1


def first_attack(damage: int) -> Table:
    """The first player's turn begins, and the villain has some damage."""
    t = Table(scenario="rhino")
    t.hero("Spider-Man", form="hero", hand=[])
    t.hero("She-Hulk", form="hero", hand=[])
    return t.villain("Rhino", stage=2, damage=damage)


def attacker(game: mc_env.Game) -> int:
    """A partner who attacks, and then ends the turn."""
    assert game.decision is not None
    kinds = [option.kind for option in game.decision.options]
    return next((kinds.index(kind) for kind in ("attack", "end_turn") if kind in kinds), 0)


def test_what_partners_earned_before_the_first_decision_is_paid_after_going_on() -> None:
    arguments: dict[str, Any] = {"start": first_attack(0), "reward": "shaped", "seat": 1, "partners": attacker}
    games, others = VectorGames(1, **arguments), VectorGames(1, **arguments)
    games.reset(seed=1)
    others.resume(games.keep())
    change_form = 1
    for vector in (games, others):
        assert vector.step([change_form])[1].tolist() == [pytest.approx(0.5 * 2 / 30)]  # for the partner's attack
    later = VectorGames(1, **arguments)
    later.resume(games.keep())
    paid = [vector.step([0])[1].tolist() for vector in (games, others, later)]
    assert paid[0] == paid[1] == paid[2]  # it was paid only once
    assert paid[0] != [pytest.approx(0.5 * 2 / 30)]


@pytest.mark.parametrize("mode", ["SAME_STEP", "NEXT_STEP"])
@pytest.mark.parametrize("way", ["state", "choices"])
def test_an_episode_that_ends_before_the_learner_decides_is_paid_once_after_going_back(way: str, mode: str) -> None:
    arguments: dict[str, Any] = {"start": first_attack(29), "seat": 1, "partners": attacker, "autoreset": mode}
    games = VectorGames(1, **arguments)
    games.reset(seed=1)
    assert games.games[0].match.over
    state, kept = games.get_state(), games.keep()
    for _ in range(2):
        games.set_state(state) if way == "state" else games.resume(kept)
        _, rewards, terminated, *_ = games.step([0])
        assert (rewards.tolist(), terminated.tolist()) == ([1.0], [True])


def test_kept_games_that_do_not_fit_are_refused() -> None:
    games = VectorGames(2, heroes=["spider_man"])
    with pytest.raises(ConfigError, match="reset"):
        games.keep()
    games.reset(seed=1)
    with pytest.raises(ConfigError, match="1 kept games for 2"):
        games.resume(games.keep()[:1])
    one = games.keep()[0]
    with pytest.raises(CorruptSave, match="choice 2 is not legal"):
        games.resume([one._replace(choices=[0, 120])] * 2)


def test_a_match_goes_on_by_itself_too() -> None:
    settings = Settings({"heroes": ["spider_man"], "max_rounds": 2})
    match, other = Match(settings), Match(settings)
    for _ in range(3):
        match.begin(None if match.number >= 0 else 4)
        for _ in range(15):
            match.choose(0)
    other.resume(match.keep())
    assert other.game == match.game
    assert (other.number, other.seed) == (2, match.seed)
    match.begin()
    other.begin()
    assert match.game == other.game  # the next of the same stream
