"""How often a process that does nothing but play looks for garbage.

Games leave no reference cycles behind (`tests/agents/test_garbage.py`): the collector finds nothing, yet by default it looks
often enough to take a twentieth of the time in which a training run plays.
"""

from __future__ import annotations

import gc


def collect_rarely() -> None:
    """Look for garbage about a hundred times less often than Python does."""
    gc.set_threshold(50_000, 20, 20)
