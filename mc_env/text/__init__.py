"""The game in words: what a seat may know and is asked, as text or JSON, and what its answers mean.

Everything is made from the typed view of a seat (`mc_env.seen`), so a text tells nothing that the seat does not know.
`brief` gathers what is told at one decision, `Question` puts it into words and understands the answer; `docs/TEXT.md` shows
one whole decision.
"""

from mc_env.text.answers import Reading, read
from mc_env.text.briefing import Briefing, Said, brief
from mc_env.text.question import FALLBACK, Question, Reply
from mc_env.text.style import Style
from mc_env.text.tokens import tokens

__all__ = ["FALLBACK", "Briefing", "Question", "Reading", "Reply", "Said", "Style", "brief", "read", "tokens"]
