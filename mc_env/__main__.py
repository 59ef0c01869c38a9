"""`python -m mc_env`: see `mc_env.cli`."""

import sys
from io import TextIOWrapper

from mc_env.cli.main import main

if __name__ == "__main__":
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show a character gets a question mark
    sys.exit(main())
