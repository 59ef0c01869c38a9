"""Play agents on fixed seeds and report win rates with intervals: `python evaluate.py --help`."""

import sys

from mc_env.agents.evaluation.cli import main

if __name__ == "__main__":
    sys.exit(main())
