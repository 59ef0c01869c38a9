"""`python -m mc_env.cards.lint`: print every finding about the registered cards."""

from __future__ import annotations

import sys

from mc_env.cards.lint import main

sys.exit(main())
