"""The version of the rules as the engine plays them."""

from __future__ import annotations

from typing import Final

# Raised when the same setup, seed and choices can lead to another game than before: a rule or a card corrected, options in
# another order. Benchmark tasks pin it, and `tests/env/test_outcomes.py` notices when outcomes change while it stays.
RULES_VERSION: Final = 1
