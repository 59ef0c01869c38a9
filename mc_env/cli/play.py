"""`play`: a game in the terminal, begun or resumed."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

from mc_env.cards import registry
from mc_env.cards.catalog import plain
from mc_env.cards.decks import hero_called
from mc_env.cli.saved import load
from mc_env.cli.seats import seats
from mc_env.cli.session import Session
from mc_env.decks import DeckSource
from mc_env.engine.game import Game, new_game
from mc_env.engine.new_game import HANDS, MODES
from mc_env.errors import ConfigError
from mc_env.render.text import console as make_console

EXAMPLES: Final = """\
examples:
  mc-env play                                                          Spider-Man against Rhino
  mc-env play --heroes iron_man,she_hulk --scenario klaw --player-2 heuristic
  mc-env play --heroes spider_man,captain_marvel --player-2 ppo:rhino_duo      beside a trained network
  mc-env play --deck spider_man=my.yaml --mode expert --seed 7
"""
SEAT_HELP: Final = (
    "who plays the first hero: human (default), random, heuristic, heuristic:style=protective, search:rollouts=32, ...",
    "the same for the second hero; --player-3 and --player-4 for others",
)


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env play",
        description="Play a game in the terminal. While you play, `help` lists the commands.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    out.add_argument("--heroes", metavar="A,B", default="spider_man", help="1 to 4 heroes (default spider_man)")
    out.add_argument("--scenario", default="rhino", help="a name from `mc-env list scenarios` (default rhino)")
    out.add_argument("--mode", default="standard", help=f"{' or '.join(MODES)} (default standard)")
    out.add_argument("--modular", metavar="A,B", help="modular encounter sets (default: the recommended ones)")
    out.add_argument("--heroic", type=int, default=0, metavar="N", help="additional encounter cards each round")
    out.add_argument("--skirmish", type=int, metavar="STAGE", help="only this stage of the villain")
    out.add_argument("--hands", default="open", help=f"{' or '.join(HANDS)}: may players see each other's hands?")
    out.add_argument("--seed", type=int, help="the same seed makes the same game (default: a new one)")
    out.add_argument(
        "--deck", action="append", default=[], metavar="HERO=FILE", help="a deck other than the starter deck"
    )
    for i in range(4):
        out.add_argument(
            f"--player-{i + 1}",
            f"--seat-{i}",  # as in code, where seats count from 0
            dest=f"seat_{i}",
            metavar="WHO",
            help=argparse.SUPPRESS if i > 1 else SEAT_HELP[i],
        )
    out.add_argument("--resume", metavar="FILE", help="go on with a saved game; beside it only --player options count")
    out.add_argument("--web", action="store_true", help="play in the browser (see mc-env serve --help)")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Start or resume a game and play it."""
    args = parser().parse_args(argv)
    console = make_console()
    game = load(args.resume) if args.resume else begin(args)
    who = seats([args.seat_0, args.seat_1, args.seat_2, args.seat_3], game.players)
    if args.web:
        from mc_env.cli import serve  # only the browser needs it

        return serve.serve(serve.parser().parse_args([]), game, who)
    session = Session(game, who, console)
    if game.setup is not None:
        s = game.setup
        mode = s.mode + (f", heroic {s.heroic}" if s.heroic else "") + (f", stage {s.skirmish}" if s.skirmish else "")
        table = ", ".join(f"{n} ({w})" for n, w in zip(session.names, who, strict=True))
        console.print(
            f"{table} against {registry.scenario(s.scenario).name}, {mode}, seed {s.seed}. Type help for help."
        )
    session.run()
    return 0


def begin(args: argparse.Namespace) -> Game:
    """A new game from the arguments."""
    heroes = [hero_called(name).code for name in _split(args.heroes)]
    files: dict[str, DeckSource] = {}
    for pair in args.deck:
        hero, equals, path = pair.partition("=")
        if not equals:
            raise ConfigError(f"--deck {pair!r}: write HERO=FILE, for example --deck spider_man=deck.yaml")
        files[hero_called(hero).code] = path
    return new_game(
        heroes,
        _code(args.scenario),
        args.seed if args.seed is not None else secrets.randbelow(1_000_000),
        decks=files,
        modular=[_code(m) for m in _split(args.modular)] if args.modular is not None else None,
        mode=args.mode,
        heroic=args.heroic,
        skirmish=args.skirmish,
        hands=args.hands,
    )


def _split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _code(name: str) -> str:
    """A name as codes are spelled: "Bomb Scare" is bomb_scare."""
    return plain(name).replace(" ", "_")
