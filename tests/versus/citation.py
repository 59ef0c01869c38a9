"""`@rulebook("stun.3")`: which statements of the rulebook of Vs. System a test is about. A wrong id fails at import."""

from __future__ import annotations

import pytest

from tools.rules.rulebook import rule_of


def rulebook(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the statements it checks."""
    for rule_id in ids:
        rule_of(rule_id)
    return pytest.mark.rulebook(*ids)
