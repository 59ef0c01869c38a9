"""`python train.py CONFIG [--key value ...]` is the same as `mc-env train CONFIG ...`: trains a cooperative agent."""

import sys

from mc_env.cli.main import main

if __name__ == "__main__":
    sys.exit(main(["train", *sys.argv[1:]]))
