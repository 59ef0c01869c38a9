"""Benchmark tasks: what they pin, their splits, their seeds, and that all of them can be played."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import mc_env
from mc_env.cards import decks as deck_rules
from mc_env.cards import registry
from mc_env.encoders.flat import FlatEncoder
from mc_env.engine.version import RULES_VERSION
from mc_env.env import tasks
from mc_env.env.episodes import Seeds
from mc_env.errors import ConfigError
from tests.env.playing import episode, pick

NAMES = tasks.task_names()
SEEDS_WITHOUT_A_TASK = 1 << 32


def play(task: tasks.Task, split: str, seed: int, **changes: Any) -> str | None:
    """A masked random episode of a task; its outcome."""
    rng = Random(seed)
    if not task.ad_hoc:
        env = task.raw_env(split, **changes)
        episode(env, rng, seed)
        return env.match.outcome
    gym = task.gym(split, **changes)
    observation, info = gym.reset(seed=seed)
    done = False
    while not done:
        observation, _, terminated, truncated, info = gym.step(pick(observation["action_mask"], rng))
        done = terminated or truncated
    outcome: str | None = info["outcome"]
    return outcome


@pytest.mark.parametrize("name", NAMES)
def test_random_agents_play_the_task(name: str) -> None:
    task = mc_env.make_task(name)
    assert play(task, "train", 1) in ("win", "loss", None)
    assert play(task, "test", task.evaluation_seeds[1]) in ("win", "loss", None)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_random_agents_play_the_task_thousands_of_times(name: str) -> None:
    """Over all tasks more than 5,000 episodes, most of them on the fastest path, some with semantic actions."""
    task = mc_env.make_task(name)
    rng = Random(name)
    games = task.vector(16, observations="packed")
    batch, _ = games.reset(seed=1)
    ended = 0
    while ended < 116:
        counts = np.diff(batch.option_start).tolist()
        assert min(counts) > 1  # a decision is a choice
        batch, _, terminations, truncations, _ = games.step([rng.randrange(n) for n in counts])
        ended += int((terminations | truncations).sum())
    games = task.vector(8, action_space="semantic", reward="shaped")
    seen, _ = games.reset(seed=1)
    while ended < 126:
        seen, _, terminations, truncations, _ = games.step([pick(m, rng) for m in seen["action_mask"]])
        ended += int((terminations | truncations).sum())


def test_tasks_of_the_plan_are_there() -> None:
    fixed = [
        f"{villain}-{seats}-{mode}-v1"
        for villain in ("rhino", "klaw", "ultron")
        for seats in ("1p", "2p", "2p-private")
        for mode in ("standard", "expert")
    ]
    splits = [f"split-{x}-v1" for x in ("heroes", "pairs", "aspect", "modular", "players", "cards", "villain")]
    assert {*fixed, *splits, "adhoc-rhino-2p-v1", "ladder-1-v1", "ladder-10-v1"} <= set(NAMES)


def test_unknown_task_names_near_ones() -> None:
    with pytest.raises(ConfigError, match=r"unknown task 'rhino-2p-standart-v1'; did you mean rhino-2p-standard-v1"):
        mc_env.make_task("rhino-2p-standart-v1")
    with pytest.raises(ConfigError, match="known: adhoc-"):
        mc_env.make_task("42")


def test_task_of_earlier_rules_names_the_one_of_these_rules() -> None:
    there_before = [name for name in NAMES if mc_env.make_task(name).pins["products"] == ["core"]]
    assert there_before
    for name in there_before:
        old = name.removesuffix("-v1") + "-v0"
        with pytest.raises(
            ConfigError, match=rf"^{old} was played by rules 1; this mc_env has rules {RULES_VERSION}: use {name}$"
        ):
            mc_env.make_task(old)


def test_task_leaves_the_encoder_to_the_agent() -> None:
    class Mine(FlatEncoder):
        version = 99

    task = mc_env.make_task("rhino-2p-standard-v1")
    assert "encoder" not in task.pins
    assert task.raw_env(encoder=Mine(2)).settings.encoder.version == 99


def test_fixed_tasks_are_what_their_names_say() -> None:
    task = mc_env.make_task("klaw-2p-private-expert-v1")
    env = task.raw_env()
    env.reset(seed=1)
    setup = env.game.setup
    assert setup is not None
    assert (setup.scenario, setup.mode, setup.hands, len(setup.heroes)) == ("klaw", "expert", "private", 2)
    assert env.settings.max_rounds == 30
    last = mc_env.make_task("ladder-10-v1").raw_env()
    last.reset(seed=1)
    setup = last.game.setup
    assert setup is not None
    assert (setup.scenario, setup.mode, setup.heroic, len(setup.heroes)) == ("ultron", "expert", 1, 4)
    first = mc_env.make_task("ladder-1-v1").raw_env()
    first.reset(seed=1)
    assert first.game.setup is not None
    assert (first.game.setup.skirmish, first.game.players) == (1, 1)


# ------------------------------------------------------------------------------------------ splits


def drawn(task: tasks.Task, split: str, n: int = 60) -> list[dict[str, Any]]:
    env = task.raw_env(split)
    return [env.settings.episodes.arguments(seed) for seed in range(n)]


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("heroes", lambda a: set(a["heroes"])),
        ("pairs", lambda a: {frozenset(a["heroes"])}),
        ("modular", lambda a: set(a["modular"])),
        ("players", lambda a: {len(a["heroes"])}),
        ("villain", lambda a: {a["scenario"]}),
    ],
)
def test_test_split_holds_out_what_train_never_shows(name: str, of: Any) -> None:
    task = mc_env.make_task(f"split-{name}-v1")
    train = set().union(*(of(a) for a in drawn(task, "train")))
    test = set().union(*(of(a) for a in drawn(task, "test")))
    assert train
    assert test
    assert not train & test


def test_hero_pairs_are_seven_and_three_and_together_all_ten() -> None:
    task = mc_env.make_task("split-pairs-v1")
    train = {frozenset(a["heroes"]) for a in drawn(task, "train", 300)}
    test = {frozenset(a["heroes"]) for a in drawn(task, "test", 100)}
    assert (len(train), len(test), len(train | test)) == (7, 3, 10)
    assert len({h for pair in train for h in pair}) == 5


def test_held_out_cards_are_in_no_training_deck_and_in_every_test_deck() -> None:
    held = {"01051", "01053", "01059", "01064", "01068", "01069", "01076", "01077"}
    aspects = {registry.card(code).faces[0].aspect for code in held}
    assert aspects == {"aggression", "justice", "leadership", "protection"}
    task = mc_env.make_task("split-cards-v1")
    for a in drawn(task, "train", 30):
        assert not any(held & set(deck.cards) for deck in a["decks"].values())
    for a in drawn(task, "test", 30):
        assert all(held & set(deck.cards) for deck in a["decks"].values())


def test_aspect_split_tests_decks_of_the_other_aspects() -> None:
    task = mc_env.make_task("split-aspect-v1")
    assert all(not a["decks"] for a in drawn(task, "train", 10))
    for a in drawn(task, "test", 30):
        for hero, deck in a["decks"].items():
            assert not set(deck.aspects) & set(deck_rules.Deck(hero, deck_of(hero)).aspects)


def deck_of(hero: str) -> dict[str, int]:
    return dict(deck_rules.starter_deck(registry.hero(hero)))


def test_ad_hoc_partners_of_the_test_are_never_met_in_training() -> None:
    task = mc_env.make_task("adhoc-klaw-2p-v1")
    met: dict[str, set[str]] = {}
    for split in tasks.SPLITS:
        gym = task.gym(split)
        for i in range(30):
            gym.reset(seed=i if split == "train" else task.evaluation_seeds[i])
            met.setdefault(split, set()).add(gym.controller.partners[1].name)
    assert met == {"train": {"random", "fighter", "thwarter", "builder"}, "test": {"defender", "helper", "hothead"}}
    with pytest.raises(ConfigError, match="partners play the other seats"):
        task.env()


@pytest.mark.parametrize("name", [n for n in NAMES if n.startswith("split")])
def test_spaces_of_both_splits_are_equal(name: str) -> None:
    task = mc_env.make_task(name)
    train, test = task.gym("train"), task.gym("test")
    assert train.observation_space == test.observation_space
    assert train.action_space == test.action_space


# ------------------------------------------------------------------------------------------ seeds and scores


@pytest.mark.parametrize("name", NAMES)
def test_evaluation_seeds_are_no_training_seeds(name: str) -> None:
    """Seeds people write down are below 2^32, those of later episodes from 2^62 on, and the rest is refused by name."""
    task = mc_env.make_task(name)
    seeds = task.evaluation_seeds
    assert len(seeds) >= 1000
    assert seeds.start >= SEEDS_WITHOUT_A_TASK
    stream = Seeds()
    stream.next(0)
    assert all(stream.next(None) not in seeds for _ in range(1000))
    gym = task.gym("train")
    with pytest.raises(ConfigError, match=f"seed {seeds[0]} is kept for evaluation"):
        gym.reset(seed=seeds[0])
    task.gym("test").reset(seed=seeds[0])


def test_evaluation_seeds_are_refused_on_every_path() -> None:
    task = mc_env.make_task("rhino-1p-standard-v1")
    seed = task.evaluation_seeds[-1]
    for env in (task.env(), task.vector(2), task.processes(2, workers=1)):
        with pytest.raises(ConfigError, match="kept for evaluation"):
            env.reset(seed=seed)
        env.close()


def test_score_is_the_win_rate_and_truncation_is_not_a_win() -> None:
    task = mc_env.make_task("rhino-1p-standard-v1")
    assert task.score(["win", None, "loss", "win", None]) == pytest.approx(0.4)
    with pytest.raises(ConfigError, match="at least one"):
        task.score([])


def test_task_refuses_changes_of_what_it_pins_and_takes_the_rest() -> None:
    task = mc_env.make_task("rhino-2p-standard-v1")
    changes: dict[str, Any] = {"heroes": ["iron_man"], "max_rounds": 3, "hands": "private", "mode": "expert"}
    for key, value in changes.items():
        with pytest.raises(ConfigError, match=f"pins {key}"):
            task.env(**{key: value})
    env = task.raw_env(reward="shaped", encoder="flat", action_space="semantic", illegal="terminate")
    assert env.settings.encoder.name == "flat"
    with pytest.raises(ConfigError, match="unknown split 'tset'; known: train, test"):
        task.env("tset")


# ------------------------------------------------------------------------------------------ pins


@pytest.mark.parametrize(
    ("pin", "value", "words"),
    [
        ("rules", 0, "pins version 0 of the rules"),
        ("products", ["core", "green_box"], "pins the product green_box; this mc_env has core"),
        ("products", [], "heroes spider_man is not of its products"),
        ("starter_decks", {"spider_man": "000000000000"}, "the starter deck of .* has the hash"),
    ],
)
def test_task_whose_pins_do_not_hold_is_refused(pin: str, value: Any, words: str) -> None:
    task = mc_env.make_task("rhino-2p-standard-v1")
    other = tasks.Task(task.name, task.about, task.evaluation_seeds, {**task.pins, pin: value}, task.splits)
    with pytest.raises(ConfigError, match=words):
        tasks._check_pins(other)


def test_task_of_changed_random_decks_is_refused() -> None:
    task = mc_env.make_task("split-cards-v1")
    pins = {**task.pins, "random_decks": {"train": "0", "test": "0"}}
    with pytest.raises(ConfigError, match="random decks of train have the hash"):
        tasks._check_pins(tasks.Task(task.name, task.about, task.evaluation_seeds, pins, task.splits))


def test_misspelt_task_files_are_refused(tmp_path: Any) -> None:
    path = tmp_path / "mine.yaml"
    good = "version: 0\npins: {rules: 1, products: [core], starter_decks: {}}\nevaluation: {first: 1, count: 2}\n"
    for text, words in (
        ("- a", "is not a file of tasks"),
        ("version: 0\n", "mine.yaml: pins is missing"),
        ("version: 0\npins: {rules: 1}\nevaluation: {}\ntasks: {}\n", "mine.yaml: pins: products is missing"),
        (good + "taks: {}\n", "unknown key 'taks'; did you mean tasks"),
        (good + "tasks: {a: {heros: [x]}}\n", "mine.yaml: a-v0: unknown key 'heros'; did you mean heroes"),
        (good + "tasks: {a: {heroes: [x], train: {scenari: y}}}\n", "a-v0: train: unknown key 'scenari'"),
    ):
        path.write_text(text)
        with pytest.raises(ConfigError, match=words):
            tasks.read(path)
