"""`python train.py CONFIG [--key value ...]` is the same as `mc-env train CONFIG ...`: trains a cooperative agent."""

import sys
from collections.abc import Sequence

from mc_env.cli import main as commands


def main(argv: Sequence[str] | None = None) -> int:
    """Run `mc-env train` with these words, or with those of the command line."""
    return commands.main(["train", *(sys.argv[1:] if argv is None else argv)])


if __name__ == "__main__":
    sys.exit(main())
