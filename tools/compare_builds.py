"""Does the compiled engine play as the pure one does? `make smoke-compiled`, `make test-compiled`.

The checkout stays pure: a copy of it is built with mypyc (build/compiled), and both play the same games, whose fingerprints must
be equal. `--tests` runs the tests of the engine on the compiled copy too.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tools import ROOT

COPIED: Final = ("agents", "benchmarks", "configs", "docs", "examples", "mc_env", "tests", "tools")
TESTS: Final = ("cards", "encoders", "env", "playthroughs", "probes", "property", "render", "rules")


class Failed(Exception):
    """A step that did not succeed, with what it said."""


def copy(folder: Path) -> None:
    """The checkout without anything built, in an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    ignore = shutil.ignore_patterns("*.so", "__pycache__")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, symlinks=True, ignore=ignore)
    for path in ROOT.iterdir():
        if (path.is_file() and path.suffix in (".md", ".py", ".toml")) or path.name in ("Makefile", "LICENSE"):
            shutil.copy(path, folder / path.name)


def run(folder: Path, *words: str, shown: bool = False, **environment: str) -> str:
    """Run Python in a folder; what it prints."""
    found = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, **environment},
        stdout=None if shown else subprocess.PIPE,
        stderr=None if shown else subprocess.STDOUT,
        text=True,
        check=False,
    )
    if found.returncode:
        raise Failed(f"python {' '.join(words)} in {folder} failed:\n{(found.stdout or '')[-4000:]}")
    return (found.stdout or "").strip()


def compile_copy(folder: Path, level: str) -> None:
    """Build the engine in place, at a level of optimization."""
    run(folder, "setup.py", "-q", "build_ext", "--inplace", MC_ENV_COMPILE="1", MC_ENV_OPT_LEVEL=level)
    if not is_compiled(folder):
        raise Failed(f"the engine in {folder} is not compiled")


def is_compiled(folder: Path) -> bool:
    """Whether the engine that is imported from a folder is compiled."""
    said = run(folder, "-c", "import mc_env.engine.game as game; print(game.__file__)")
    return not said.endswith(".py")


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compare_builds", description=__doc__.split("?")[0] + "?")
    parser.add_argument("--games", type=int, default=100, help="how many games are compared (default 100)")
    parser.add_argument("--opt-level", default="2", choices=list("0123"), help="of the C compiler (default 2)")
    parser.add_argument("--tests", action="store_true", help="run the tests of the engine on the compiled copy")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "compiled", help="default build/compiled")
    args = parser.parse_args(argv)
    began = time.monotonic()

    def say(text: str) -> None:
        print(f"[{time.monotonic() - began:4.0f} s] {text}", flush=True)

    fingerprint = ("-m", "tools.fingerprint", "--games", str(args.games))
    try:
        if is_compiled(ROOT):
            raise Failed("the checkout itself is compiled: `make pure` first")
        say(f"playing {args.games} games with the pure engine")
        pure = run(ROOT, *fingerprint).split()[-1]
        say(f"pure:     {pure}")
        say(f"compiling a copy in {args.folder}")
        copy(args.folder)
        compile_copy(args.folder, args.opt_level)
        say("playing the same games with the compiled engine")
        compiled = run(args.folder, *fingerprint).split()[-1]
        say(f"compiled: {compiled}")
        if pure != compiled:
            raise Failed(
                "the builds play differently: `python -m tools.fingerprint --each` in both finds the first game"
            )
        if args.tests:
            say("running the tests of the engine on the compiled copy")
            folders = [f"tests/{name}" for name in TESTS]
            run(args.folder, "-m", "pytest", "-q", "-n", "auto", *folders, shown=True)
    except Failed as failed:
        say(str(failed))
        return 1
    say("both builds are alike")
    return 0


if __name__ == "__main__":
    sys.exit(main())
