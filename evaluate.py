"""`python evaluate.py AGENT ...` is the same as `mc-env evaluate AGENT ...`: win rates with intervals on fixed seeds."""

import sys

from mc_env.cli.main import main

if __name__ == "__main__":
    sys.exit(main(["evaluate", *sys.argv[1:]]))
