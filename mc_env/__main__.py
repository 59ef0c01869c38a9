"""`python -m mc_env` is the same as `mc-env`: see `mc_env.cli`."""

import sys

from mc_env.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
