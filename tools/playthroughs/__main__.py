"""Writes the golden playthroughs anew: `make playthroughs`."""

from __future__ import annotations

from tools.playthroughs.games import GAMES
from tools.playthroughs.record import path, played


def main() -> None:
    for name, arguments in GAMES.items():
        text = played(arguments)
        old = path(name).read_text(encoding="utf-8") if path(name).exists() else ""
        path(name).write_text(text, encoding="utf-8")
        ending = text.rstrip().splitlines()[-1 - len(arguments["heroes"])]
        print(f"{name}: {len(text) // 1000} kB, {ending}{'' if old == text else ' (changed)'}")


if __name__ == "__main__":
    main()
