"""A language model at a seat, `llm:http://localhost:8000/v1,model=NAME`: it is told the game in words and answers in words.

Every decision is a conversation of its own: the rules and how to answer, then what the seat knows. A wrong answer gets a
sentence that helps and another try; after the last one, or when the budget of the game is used up, `question.fallback` is
chosen. What a model keeps from one decision to the next is what it notes, and what is said at the table.
"""

from __future__ import annotations

import json
import threading
import time
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from mc_env.agents.players.base import Agent, Seat
from mc_env.agents.players.llm_server import Completion, Server, Unanswered
from mc_env.errors import ConfigError
from mc_env.text.briefing import Said
from mc_env.text.diary import Diary
from mc_env.text.question import TRIES, Question, Reply, fallback
from mc_env.text.style import Style
from mc_env.text.tokens import tokens

_WRITING: Final = threading.Lock()  # transcripts, by several games at once


@dataclass
class Tally:
    """What a model did in a game. Every decision is legal, illegal, unanswered or unasked."""

    decisions: int = 0
    first: int = 0  # answered legally at the first try
    legal: int = 0  # ... at any try
    illegal: int = 0  # all tries used up: the fallback was chosen
    unanswered: int = 0  # the server gave no answer: the fallback was chosen
    unasked: int = 0  # the budget of the game was used up: the fallback was chosen
    calls: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cut_off: int = 0  # answers that were not finished
    seconds: float = 0.0  # waiting for the server
    said: int = 0  # sentences to the other players

    @property
    def tokens(self) -> int:
        return self.prompt_tokens + self.completion_tokens

    def add(self, other: Tally) -> None:
        for f in fields(self):
            setattr(self, f.name, getattr(self, f.name) + getattr(other, f.name))


class LlmAgent(Agent):
    """Plays what a language model says."""

    remembers = True

    def __init__(
        self,
        url: str,
        model: str,
        key: str = "",  # the environment variable that holds the key
        temperature: float = 0.0,  # below 0: the server's own
        answer_tokens: int = 1024,  # of one answer
        tries: int = TRIES,  # answers to one decision
        retries: int = 4,  # of a request that fails
        timeout: float = 120.0,  # seconds of a request
        budget: int = 0,  # tokens of a game; 0: as many as it takes
        seconds: float = 0.0,  # of a game; 0: as long as it takes
        primer: str = "short",
        form: str = "text",
        options: str = "listed",
        cards: str = "sight",
        story: int = 30,
        limit: int = 6_000,
        say: bool = True,
        notes: bool = True,
        log: str = "",  # a file for the transcript
        seed: int = 0,
    ) -> None:
        for name, value, least in (("tries", tries, 1), ("retries", retries, 0), ("answer_tokens", answer_tokens, 1)):
            if value < least:
                raise ConfigError(f"{name} is at least {least}, not {value}")
        if timeout <= 0:
            raise ConfigError(f"timeout is a number of seconds, not {timeout}")
        self.style = Style(primer, form, options, cards, story, limit, say, notes)
        self.server = Server(
            url,
            model,
            key=key,
            temperature=temperature,
            answer_tokens=answer_tokens,
            timeout=timeout,
            retries=retries,
        )
        self.tries = tries
        self.budget = budget
        self.seconds = seconds
        self.transcript = Path(log) if log else None
        self._shown = ""  # the instructions that are in the transcript already
        self.game = 0  # whatever `begin` was told, in the transcript
        self._begin()

    def _begin(self) -> None:
        self.diary = Diary()
        self.tally = Tally()
        self.said = self._said = ""

    def begin(self, seed: int) -> None:
        self.game = seed
        self._begin()

    # ------------------------------------------------------------------ choosing

    def choose(self, seat: Seat) -> int:
        moment = seat.moment
        self.diary.go_to(moment)
        self.tally.decisions += 1
        self.said = self._said = ""
        briefing = seat.briefing(self.diary.since, self.diary.last_talk(seat.player), self.diary.last_notes())
        question = Question(briefing, self.style, self.tries)
        reply = self._converse(seat, question)
        assert reply.option is not None
        self.diary.told.append((moment, seat.logged))
        if reply.note:
            self.diary.notes.append((moment, reply.note))
        if reply.say and seat.players > 1:
            self.said = reply.say
            self.tally.said += 1
            self.diary.talk.append((moment, seat.player, reply.say))
        return reply.option

    def _converse(self, seat: Seat, question: Question) -> Reply:
        """Ask until there is an option."""
        messages = [{"role": "system", "content": question.system}, {"role": "user", "content": question.text}]
        while True:
            if self._used_up():
                self.tally.unasked += 1
                return self._instead(seat, question, "the budget of the game is used up")
            began = time.monotonic()
            try:
                found = self.server.complete(messages, self._time_left())
            except Unanswered as error:
                self.tally.seconds += time.monotonic() - began
                self.tally.unanswered += 1
                return self._instead(seat, question, str(error))
            self._count(messages, found, time.monotonic() - began)
            reply = question.answer(found.text)
            if reply.option is not None:
                self.tally.first += reply.legal and question.used == 1
                self.tally.legal += reply.legal
                self.tally.illegal += not reply.legal
                self._said = " ".join(found.text.split())[:200] if self.talks else ""
            self._write(seat, question, found, reply, reply.complaint)
            if reply.option is not None:
                return reply
            messages += [
                {"role": "assistant", "content": found.text or "(nothing)"},
                {"role": "user", "content": reply.complaint},
            ]

    def _instead(self, seat: Seat, question: Question, why: str) -> Reply:
        """What is chosen for a model that was not heard."""
        self._said = f"no answer ({why})"
        reply = Reply(fallback(question.briefing.decision), legal=False)
        self._write(seat, question, None, reply, why)
        return reply

    def _used_up(self) -> bool:
        over = 0 < self.budget <= self.tally.tokens
        return over or 0 < self.seconds <= self.tally.seconds

    def _time_left(self) -> float | None:
        return self.seconds - self.tally.seconds if self.seconds > 0 else None

    def _count(self, messages: list[dict[str, str]], found: Completion, seconds: float) -> None:
        """What an answer cost; estimated where the server does not say."""
        asked = sum(tokens(m["content"]) for m in messages) if found.prompt_tokens is None else found.prompt_tokens
        told = tokens(found.text) if found.completion_tokens is None else found.completion_tokens
        self.tally.calls += 1
        self.tally.prompt_tokens += asked
        self.tally.completion_tokens += told
        self.tally.cut_off += found.cut_off
        self.tally.seconds += seconds

    # ------------------------------------------------------------------ talking and remembering

    def hear(self, said: Said, moment: int) -> None:
        if self.style.say:
            self.diary.talk.append((moment, said.seat, said.words))

    def take_back(self, moment: int) -> None:
        self.diary.go_to(moment)

    def keep(self) -> dict[str, Any]:
        """What it remembers, as plain data, to go on with the game in another process."""
        return {"diary": self.diary.kept(), "tally": asdict(self.tally), "said": self.said}

    def recall(self, kept: dict[str, Any]) -> None:
        """Go on with what was kept."""
        self.diary = Diary.of(kept["diary"])
        self.tally = Tally(**kept["tally"])
        self.said = kept["said"]

    def _write(self, seat: Seat, question: Question, found: Completion | None, reply: Reply, trouble: str) -> None:
        """A line of the transcript: what was asked, what was answered, what came of it."""
        if self.transcript is None:
            return
        asked = question.briefing.decision
        line = {
            "game": self.game,
            "seat": seat.player,
            "moment": seat.moment,
            "kind": asked.kind,
            "try": question.used,
            "system": question.system if question.system != self._shown else None,
            "text": question.text if question.used <= 1 else None,
            "answer": found.text if found is not None else None,
            "cut_off": found.cut_off if found is not None else None,
            "option": reply.option,
            "label": asked.options[reply.option].label if reply.option is not None else None,
            "legal": reply.legal if reply.option is not None else None,
            "trouble": trouble or None,
            "say": reply.say or None,
            "note": reply.note or None,
        }
        self._shown = question.system
        self.transcript.parent.mkdir(parents=True, exist_ok=True)
        with _WRITING, self.transcript.open("a", encoding="utf-8") as file:
            file.write(json.dumps({key: value for key, value in line.items() if value is not None}) + "\n")
