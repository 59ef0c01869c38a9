"""`python evaluate.py AGENT ...` is the same as `mc-env evaluate AGENT ...`: win rates with intervals on fixed seeds."""

import sys
from collections.abc import Sequence

from mc_env.cli import main as commands


def main(argv: Sequence[str] | None = None) -> int:
    """Run `mc-env evaluate` with these words, or with those of the command line."""
    return commands.main(["evaluate", *(sys.argv[1:] if argv is None else argv)])


if __name__ == "__main__":
    sys.exit(main())
