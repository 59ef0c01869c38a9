"""The game in the shapes that TextArena and verifiers expect; each is tried where the package is installed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from mc_env.engine.game import new_game
from mc_env.env.partners import make_partner
from mc_env.env.tasks import make_task
from mc_env.errors import ConfigError, IllegalChoice
from mc_env.text import Style
from mc_env.text.episode import Episode, task_episode
from tests.text.fake_server import choose


def answered(text: str, number: int) -> str:
    """An answer by our rules, every ninth of them nonsense."""
    return "hm" if number % 9 == 0 else json.dumps({"answer": choose(text), "say": "Go!", "note": f"{number}"})


def play(episode: Episode) -> int:
    number = 0
    while episode.question is not None:
        number += 1
        episode.answer(answered(episode.question.text, number))
    return number


# ------------------------------------------------------------------------------------------ episodes


def test_episode_is_played_to_its_end_and_tells_how_it_went() -> None:
    episode = Episode(new_game(["spider_man", "captain_marvel"], "rhino", 3))
    answers = play(episode)
    assert episode.over
    assert episode.outcome in ("win", "loss")
    assert episode.reason
    assert 0 <= episode.villain_beaten <= 1
    assert sum(c.answers for c in episode.conduct) == answers
    assert sum(c.decisions for c in episode.conduct) == len(episode.game.choices)
    with pytest.raises(IllegalChoice, match="over"):
        episode.answer("1")


def test_wrong_answer_leaves_the_question_and_the_last_one_brings_the_fallback() -> None:
    episode = Episode(new_game(["spider_man"], "rhino", 3), tries=2)
    question = episode.question
    assert question is not None
    first = episode.answer("nothing of the kind")
    assert (first.option, episode.question) == (None, question)
    second = episode.answer("nor this")
    assert (second.option is not None, second.legal) == (True, False)
    assert episode.question is not question
    assert episode.conduct[0].illegal == 1


def test_sentence_is_heard_by_the_others_and_a_note_comes_back_to_the_one_who_wrote_it() -> None:
    episode = Episode(new_game(["spider_man", "captain_marvel"], "rhino", 3))
    speaker = episode.seat
    assert episode.question is not None
    done = next(o.index + 1 for o in episode.question.briefing.decision.options if o.label == "Done")
    episode.answer(json.dumps({"answer": done, "say": "Save your cards", "note": "mine alone"}))
    assert episode.question is not None
    assert episode.seat != speaker
    assert 'Spider-Man: "Save your cards"' in episode.question.text
    assert "mine alone" not in episode.question.text


def test_text_of_a_card_is_told_once_where_the_conversation_keeps_it() -> None:
    episode = Episode(new_game(["spider_man"], "rhino", 3), repeat=False)
    texts: list[str] = []
    while episode.question is not None and len(texts) < 12:
        texts.append(episode.question.text)
        episode.answer(answered(episode.question.text, 1))
    told = [text.count("- Rhino I [villain") for text in texts]
    assert told == [1, *([0] * 11)]


def test_partners_play_their_seats_and_a_task_brings_its_own() -> None:
    game = new_game(["spider_man", "captain_marvel"], "rhino", 3)
    episode = Episode(game, partners={1: make_partner("helper")})
    play(episode)
    assert [c.answers > 0 for c in episode.conduct] == [True, False]
    adhoc = task_episode(make_task("adhoc-rhino-2p-v1"), 4294967296, "test", Style(primer="none"))
    assert (list(adhoc.partners), adhoc.seat) == ([1], 0)
    with pytest.raises(ConfigError, match="kept for evaluation"):
        task_episode(make_task("ladder-1-v1"), 4294967296, "train")


# ------------------------------------------------------------------------------------------ TextArena


@pytest.mark.parametrize(("players", "name"), [(1, ""), (2, ""), (3, "-raw")])
def test_textarena_plays_a_game(players: int, name: str) -> None:
    ta = pytest.importorskip("textarena")
    from mc_env.text import textarena_env

    textarena_env.register()
    textarena_env.register()
    env = ta.make(f"{textarena_env.ID}{name}")
    env.reset(num_players=players, seed=3)
    asked: set[int] = set()
    done, number = False, 0
    while not done:
        number += 1
        player, seen = env.get_observation()
        text = seen if isinstance(seen, str) else seen[-1][1]
        assert isinstance(seen, str) == (not name)
        assert "## Your decision" in text
        if not name:
            assert text.startswith("You play the card game")
        asked.add(player)
        done, info = env.step(answered(text, number))
    rewards, infos = env.close()
    assert asked == set(range(players)) == set(rewards)
    assert len(set(rewards.values())) == 1
    assert infos[0]["reason"].startswith(("win", "loss"))
    assert 0 <= info["villain_beaten"] <= 1


# ------------------------------------------------------------------------------------------ verifiers


@dataclass
class Segment:
    last_reply: str
    terminated: bool = False


@dataclass
class Trace:
    rewards: dict[str, float] = field(default_factory=dict)
    metrics: dict[str, float] = field(default_factory=dict)
    info: dict[str, str] = field(default_factory=dict)

    def record_reward(self, name: str, score: float, weight: float) -> None:
        self.rewards[name] = score * weight

    def record_metric(self, name: str, value: float) -> None:
        self.metrics[name] = value


class Player:
    """An agent of verifiers that answers by our rules, without a server or a process of its own."""

    def __init__(self) -> None:
        self.player = self
        self.trace = Trace()
        self.turns = 0

    @asynccontextmanager
    async def interaction(self, task: Any) -> AsyncIterator[Player]:
        self.text = task.data.prompt
        yield self

    async def turn(self, message: str | None = None) -> Segment:
        self.turns += 1
        self.text = message if message is not None and "## Your decision" in message else self.text
        return Segment(answered(self.text, self.turns))


def test_verifiers_plays_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("verifiers.v1")
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    from verifiers.v1.utils.loaders import load_environment

    from mc_env.text.verifiers_env import WordsConfig, WordsEnv, WordsEnvConfig

    env = load_environment(WordsEnvConfig(taskset=WordsConfig(id="mc_env_words", games=2)))
    assert isinstance(env, WordsEnv)
    tasks = list(env.taskset)
    assert [task.data.seed for task in tasks] == [0, 1]
    player = Player()
    asyncio.run(env.run(tasks[0], player))
    assert player.trace.rewards.keys() == {"win"}
    assert player.trace.metrics.keys() == {"villain_beaten", "rounds", "decisions", "legal"}
    assert player.trace.metrics["decisions"] < player.turns  # some answers were nonsense
    assert player.trace.info["outcome"].startswith(("win", "loss", "truncated"))
