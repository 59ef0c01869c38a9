"""Train a cooperative agent: `python train.py configs/rhino_duo.yaml [--key value ...]`; `python train.py --help`."""

import sys

from mc_env.agents.cli.train import main

if __name__ == "__main__":
    sys.exit(main())
