"""A game played in words: ask, understand, choose, until it is over. What environments of other libraries are made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from mc_env.engine.game import Game
from mc_env.engine.knowing.progress import measures, progress
from mc_env.env.episodes import KEYS, Episodes, spec
from mc_env.env.matches import MAX_ROUNDS_REACHED
from mc_env.env.partners import answer, drawn_partners, seat_specs
from mc_env.env.settings import MAX_ROUNDS
from mc_env.env.tasks import Task
from mc_env.errors import ConfigError, IllegalChoice
from mc_env.text.diary import Diary
from mc_env.text.question import TRIES, Question, Reply
from mc_env.text.style import Style
from mc_env.text.telling import briefing_of


@dataclass
class Conduct:
    """How a seat answered."""

    decisions: int = 0
    answers: int = 0
    illegal: int = 0  # decisions for which the fallback was chosen


def task_episode(
    task: Task, seed: int, split: str = "test", style: Style | None = None, *, tries: int = TRIES, repeat: bool = True
) -> Episode:
    """The game of a benchmark task at a seed. In an ad hoc task the partners play their seats."""
    arguments = task.arguments(split)
    if split == "train" and seed in task.evaluation_seeds:
        raise ConfigError(f"seed {seed} of {task.name} is kept for evaluation: take split test")
    drawn = {key: arguments[key] for key in KEYS if key in arguments}
    game = Episodes(hands=arguments.get("hands", "open"), **drawn).game(seed)
    partners: dict[int, Any] = {}
    if task.ad_hoc:
        found = spec("partners", arguments["partners"])
        partners = drawn_partners(seat_specs(found, arguments["seat"], game.players), seed)
    return Episode(game, style, tries=tries, partners=partners, max_rounds=arguments["max_rounds"], repeat=repeat)


class Episode:
    """A game in which some seats are asked in words and partners (`mc_env.env.partners`) play the others.

    `repeat=False` tells the text of each card to each seat once, for conversations that keep what was said before.
    """

    def __init__(
        self,
        game: Game,
        style: Style | None = None,
        *,
        tries: int = TRIES,
        partners: Mapping[int, Any] | None = None,
        max_rounds: int = MAX_ROUNDS,
        repeat: bool = True,
    ) -> None:
        self.game = game
        self.style = style or Style()
        self.tries = tries
        self.partners = dict(partners or {})
        self.max_rounds = max_rounds
        self.repeat = repeat
        self.conduct = [Conduct() for _ in range(game.players)]
        self.question: Question | None = None
        self._diaries = [Diary() for _ in range(game.players)]
        self._shown: list[set[str]] = [set() for _ in range(game.players)]  # codes of cards
        self._totals = measures(game.state)
        game.record()
        self._go_on()

    # ------------------------------------------------------------------ where we are

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def seat(self) -> int:
        """Who is asked."""
        assert self.question is not None
        return self.question.briefing.decision.seat

    @property
    def outcome(self) -> str:
        """win, loss, truncated or running."""
        return self.game.outcome or ("truncated" if self.over else "running")

    @property
    def reason(self) -> str:
        return self.game.outcome_reason or (MAX_ROUNDS_REACHED if self.over else "")

    @property
    def villain_beaten(self) -> float:
        """The share of all hit points of all villain stages that is gone."""
        return 1.0 if self.game.outcome == "win" else progress(self.game.state, self._totals)[0]

    # ------------------------------------------------------------------ going on

    def answer(self, words: str) -> Reply:
        """The seat that is asked answers. Without an option in the reply the same question stands, and the complaint says why."""
        if self.question is None:
            raise IllegalChoice(f"the game is over ({self.reason}); there is nothing to answer")
        seat, moment = self.seat, len(self.game.choices)
        conduct, diary = self.conduct[seat], self._diaries[seat]
        reply = self.question.answer(words)
        conduct.answers += 1
        if reply.option is None:
            return reply
        conduct.decisions += 1
        conduct.illegal += not reply.legal
        if reply.note:
            diary.notes.append((moment, reply.note))
        if reply.say and self.game.players > 1:
            for each in self._diaries:
                each.talk.append((moment, seat, reply.say))
        diary.told.append((moment, len(self.game.record())))
        self.game.choose(reply.option)
        self._go_on()
        return reply

    def _go_on(self) -> None:
        """Let partners play until a seat has to be asked."""
        game = self.game
        while (decision := game.decision) is not None and game.round <= self.max_rounds:
            if decision.player not in self.partners:
                self.question = self._ask(decision.player)
                return
            game.choose(answer(self.partners[decision.player], game))
        self.question = None

    def _ask(self, seat: int) -> Question:
        diary = self._diaries[seat]
        briefing = briefing_of(self.game, seat, diary.since, talk=diary.last_talk(seat), notes=diary.last_notes())
        if not self.repeat:
            shown = self._shown[seat]
            briefing = replace(briefing, cards=tuple(f for f in briefing.cards if f.code not in shown))
            shown.update(f.code for f in briefing.cards)
        return Question(briefing, self.style, self.tries)
