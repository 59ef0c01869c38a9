"""The version of the rules as the engine plays them, and what becomes of games that were played by another."""

from __future__ import annotations

from typing import Final

from mc_env.errors import CorruptSave

# Raised when the same setup, seed and choices can lead to another game than before: a rule or a card corrected, options in
# another order. Benchmark tasks pin it, and `tests/env/test_outcomes.py` notices when outcomes change while it stays.
RULES_VERSION: Final = 2
FIRST_RULES: Final = 1  # of whatever was saved before the rules were noted beside it


def check_rules(what: str, rules: object) -> None:
    """Refuse to make choices again that were made by other rules: they would be other choices, or none at all."""
    if rules != RULES_VERSION:
        raise CorruptSave(
            f"{what} was played by rules {rules}; this mc_env has rules {RULES_VERSION}, by which the same choices would make "
            f"another game. Use an mc_env with rules {rules}; a position without choices goes on under any rules"
        )
