"""`examples`: the programs that show how others use mc_env, also where only the package is installed."""

from __future__ import annotations

import argparse
import ast
import shutil
from collections.abc import Sequence
from pathlib import Path

import mc_env
from mc_env.errors import ConfigError, unknown


def folder() -> Path:
    """Where they are: inside an installed package, or beside the package in a checkout."""
    package = Path(mc_env.__file__).resolve().parent
    for place in (package / "examples", package.parent / "examples"):
        if place.is_dir():
            return place
    raise ConfigError(f"the examples are missing from {package} and from {package.parent}")


def examples() -> dict[str, Path]:
    """Files and folders by name."""
    top = folder()
    files = [
        path for path in sorted(top.rglob("*.py")) if path.parent.name != "homebrew" and path.name != "__init__.py"
    ]
    found = {path.relative_to(top).with_suffix("").as_posix(): path for path in files}
    return {**found, "homebrew": top / "homebrew"}


def about(path: Path) -> str:
    """The first line of what an example says about itself."""
    file = path / "__init__.py" if path.is_dir() else path
    return (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").splitlines()[0]


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env examples",
        description="List the examples, or copy some to a place of your own. Without a name all are copied.",
    )
    actions = out.add_subparsers(dest="action", metavar="ACTION")
    copy = actions.add_parser("copy", help="copy an example, or all of them")
    copy.add_argument("name", nargs="?", help="as in the list, for example homebrew or cleanrl_ppo")
    copy.add_argument("to", type=Path, help="a new file or folder")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.action is None:
        for name, path in examples().items():
            print(f"{name:28} {about(path)}")
        print(
            "\nmc-env examples copy NAME PLACE puts one where you can change it; mc-env examples copy PLACE all of them."
        )
        return 0
    known = examples()
    if args.name is not None and args.name not in known:
        raise unknown("example", args.name, known)
    source = known[args.name] if args.name is not None else folder()
    if args.to.exists():
        raise ConfigError(f"{args.to} is there already: say a new file or folder")
    args.to.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, args.to, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, args.to)
    print(f"copied to {args.to}")
    return 0
