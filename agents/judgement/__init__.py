"""Judgement: positions in which the right play can be proved, and what agents make of them.

Read `question` (what is asked, and how an answer is judged), then the positions: `winning`, `surviving`, `sparing`. `scoring`
puts the questions to agents; `proving` shows by exhaustive search that they are sound; `cli` is `mc-env judge`.
"""

from __future__ import annotations

from mc_env.agents.judgement.question import Question
from mc_env.agents.judgement.sparing import SPARING
from mc_env.agents.judgement.surviving import SURVIVING
from mc_env.agents.judgement.winning import WINNING

QUESTIONS: tuple[Question, ...] = (*WINNING, *SURVIVING, *SPARING)

__all__ = ["QUESTIONS", "Question"]
