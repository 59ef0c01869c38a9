"""An independent auditor: reads the exact event log of a game and checks it against a second statement of the rules.

It shares no code with the engine: it knows the cards as printed and what the log says, nothing else.

>>> import mc_env
>>> from mc_env.audit import audit
>>> game = mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7, exact=True)
>>> while game.decision:
...     game.choose(0)
>>> audit(game.record()).complaints
[]
"""

from mc_env.audit.auditor import Auditor, audit
from mc_env.audit.base import Complaint, Report
from mc_env.audit.rules import RULES, Rule

__all__ = ["RULES", "Auditor", "Complaint", "Report", "Rule", "audit"]
