"""`python -m mc_env.agents.versus` is the same as `mc-env versus`."""

from __future__ import annotations

import sys

from mc_env.agents.versus.cli import main
from mc_env.errors import McEnvError

if __name__ == "__main__":
    try:
        sys.exit(main())
    except McEnvError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
