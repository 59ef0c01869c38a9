"""The game as a taskset of verifiers (`pip install "verifiers>=0.4"`), for evaluation and training of language models.

Each task is a seed of one of our benchmark tasks. One model plays all its seats (or the learner's, beside the partners of
an ad hoc task), and the table is the user of the conversation. The reward is 1 for a win; also measured are the share of
the villain's hit points that is gone, rounds, and the share of decisions that were legal. Texts of cards are told once,
since the conversation keeps them.

verifiers finds a taskset by the name of a module at the top: `examples/mc_env_words.py` is one, to be put on the path.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import verifiers.v1 as vf

from mc_env.env.tasks import make_task
from mc_env.text.episode import Episode, task_episode
from mc_env.text.style import Style


class WordsConfig(vf.TasksetConfig):  # type: ignore[misc]
    """Which games, and how they are told; a config of a run sets them under `env.taskset`."""

    benchmark: str = "ladder-1-v1"  # a task of `mc-env tasks`
    split: str = "train"  # or test: its evaluation seeds
    games: int = 100
    first_seed: int = 0  # of the train split
    style: dict[str, Any] = {"story": 12}  # arguments of `mc_env.text.Style`  # noqa: RUF012 - pydantic copies it


class WordsData(vf.TaskData):  # type: ignore[misc]
    """One game."""

    benchmark: str
    split: str
    seed: int
    style: dict[str, Any]


class WordsTask(vf.Task[WordsData, vf.State, vf.TaskConfig]):  # type: ignore[misc]
    """A game to be won."""

    def episode(self) -> Episode:
        """The game at its first decision."""
        return begin(self.data.benchmark, self.data.split, self.data.seed, self.data.style)


def begin(benchmark: str, split: str, seed: int, style: dict[str, Any]) -> Episode:
    return task_episode(make_task(benchmark), seed, split, Style(**style), repeat=False)


class WordsEnvConfig(vf.EnvConfig):  # type: ignore[misc]
    """Who plays: a chat without tools, in a process of this machine."""

    player: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"}, runtime={"type": "subprocess"})


class WordsEnv(vf.Env[WordsEnvConfig]):  # type: ignore[misc]
    """The table is the user: it tells what there is to know, and answers each choice with the next question."""

    async def run(self, task: WordsTask, agents: Any) -> None:
        episode = task.episode()
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                reply = episode.answer(segment.last_reply)
                if episode.question is None:
                    break
                again = reply.option is None
                segment = await interaction.turn(reply.complaint if again else episode.question.text)
        record(interaction.trace, episode)


def record(trace: Any, episode: Episode) -> None:
    """What the game came to."""
    decisions = sum(c.decisions for c in episode.conduct)
    illegal = sum(c.illegal for c in episode.conduct)
    trace.record_reward("win", float(episode.outcome == "win"), 1.0)
    trace.record_metric("villain_beaten", episode.villain_beaten)
    trace.record_metric("rounds", float(episode.game.round))
    trace.record_metric("decisions", float(decisions))
    trace.record_metric("legal", 1.0 - illegal / decisions if decisions else 0.0)
    trace.info["outcome"] = f"{episode.outcome} {episode.reason}".strip()


class WordsTaskset(vf.Taskset[WordsTask, WordsConfig]):  # type: ignore[misc]
    """Seeds of a benchmark task."""

    def load(self) -> Iterator[WordsTask]:
        config = self.config
        first = make_task(config.benchmark).evaluation_seeds[0] if config.split == "test" else config.first_seed
        for seed in range(first, first + config.games):
            question = begin(config.benchmark, config.split, seed, config.style).question
            assert question is not None
            data = WordsData(
                name=f"{config.benchmark}/{config.split}/{seed}",
                prompt=question.text,
                system_prompt=question.system,
                benchmark=config.benchmark,
                split=config.split,
                seed=seed,
                style=config.style,
            )
            yield WordsTask(data, config.task)


__all__ = ["WordsConfig", "WordsData", "WordsEnv", "WordsEnvConfig", "WordsTask", "WordsTaskset"]
