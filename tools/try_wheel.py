"""Does a compiled wheel play as this checkout does? `make wheel`.

The newest wheel of a folder is installed into an empty virtual environment, which knows nothing of the checkout. There it must
say that it is compiled, and play the same random games to the same ends as the engine here.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Final

from tools import ROOT

PLAY: Final = """
import hashlib, random
import mc_env
digest = hashlib.sha256()
for seed in range(12):
    rng = random.Random(seed)
    game = mc_env.new_game(rng.sample(["spider_man", "captain_marvel", "she_hulk", "iron_man"], seed % 4 + 1), "rhino", seed)
    while game.decision is not None:
        digest.update(repr(game.view(game.decision.player)).encode())
        game.choose(rng.randrange(len(game.decision)))
print(digest.hexdigest())
"""


def run(folder: Path, *words: str) -> str:
    """Run a program in a folder; what it prints. Its complaints go where ours go."""
    done = subprocess.run(words, cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(words[:6])} ... failed:\n{done.stdout}")
    return done.stdout.strip()


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.try_wheel", description=__doc__.split("?")[0] + "?")
    parser.add_argument("folder", type=Path, help="where wheels lie")
    folder: Path = parser.parse_args(argv).folder
    wheels = sorted(folder.glob("mc_env-*.whl"), key=lambda path: path.stat().st_mtime)
    if not wheels:
        sys.exit(f"no wheel of mc_env in {folder}; `make wheel` builds one")
    wheel = wheels[-1].resolve()
    with tempfile.TemporaryDirectory() as empty:
        place = Path(empty)
        venv.create(place / "venv", with_pip=True)
        python = str(place / "venv" / "bin" / "python")
        pip = ("-m", "pip", "install", "-qq", "--disable-pip-version-check", "--constraint")
        run(place, python, *pip, str(ROOT / "constraints.txt"), f"mc_env[compiled] @ {wheel.as_uri()}")
        said = run(place, python, "-m", "mc_env", "--version")
        print(f"{wheel.name}: {said}")
        if "compiled" not in said:
            sys.exit("the engine in the wheel is not compiled")
        there, here = run(place, python, "-c", PLAY), run(ROOT, sys.executable, "-c", PLAY)
    if there != here:
        sys.exit(f"the wheel plays differently: {there} there, {here} here")
    print(f"twelve games as in the checkout: {there[:16]}")


if __name__ == "__main__":
    main()
