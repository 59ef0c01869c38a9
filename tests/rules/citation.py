"""`@rule("Retaliate X")` or `@rule("overkill.2")`: which entries of the Rules Reference a test is about.

A citation that is not in the list of entries fails when the test module is imported.
"""

from __future__ import annotations

import pytest

from tools.rules.reference import all_rule_ids, slug_of

_IDS = frozenset(all_rule_ids())


def rule(*citations: str) -> pytest.MarkDecorator:
    """Mark a test with the entries (by title or slug) or single rules (by id) it checks."""
    ids = []
    for citation in citations:
        if citation in _IDS:
            ids.append(citation)
        else:
            ids.append(slug_of(citation))
    return pytest.mark.rule(*ids)
