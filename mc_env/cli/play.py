"""`play`: a game in the terminal, begun or resumed."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mc_env.cards import registry
from mc_env.cards.catalog import plain
from mc_env.cards.decks import hero_called
from mc_env.cli import saved
from mc_env.cli.seats import HUMAN, seats, who_can_play
from mc_env.cli.session import Session
from mc_env.decks import DeckSource
from mc_env.engine.game import Game, new_game
from mc_env.engine.new_game import HANDS, MODES
from mc_env.errors import ConfigError
from mc_env.render.text import console as make_console
from mc_env.strengths import at_table

EXAMPLES: Final = """\
examples:
  mc-env play                                                          Spider-Man against Rhino
  mc-env play --heroes iron_man,she_hulk --scenario klaw --player-2 heuristic
  mc-env play --heroes spider_man,captain_marvel --player-2 ppo:rhino_duo      beside a trained network
  mc-env play --deck spider_man=my.yaml --mode expert --seed 7
  mc-env play --cards my_cards --heroes my_hero --player-1 my_agent.py:MyAgent   cards and an agent of your own
  mc-env play --resume                                                 go on with the game you left
"""


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="mc-env play",
        description="Play a game in the terminal. While you play, `help` lists the commands.",
        epilog=f"who can play a seat (WHO):\n{who_can_play()}\n\n{EXAMPLES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    out.add_argument(
        "--heroes",
        metavar="A,B",
        default="spider_man",
        help="1 to 4 names from `mc-env list heroes` (default spider_man)",
    )
    out.add_argument("--scenario", default="rhino", help="a name from `mc-env list scenarios` (default rhino)")
    out.add_argument("--mode", default="standard", help=f"{' or '.join(MODES)} (default standard)")
    out.add_argument(
        "--modular", metavar="A,B", help="modular sets (`mc-env list sets`; default: the recommended ones)"
    )
    out.add_argument("--heroic", type=int, default=0, metavar="N", help="additional encounter cards each round")
    out.add_argument("--skirmish", type=int, metavar="STAGE", help="only this stage of the villain")
    out.add_argument(
        "--hands", default="open", help=f"{', '.join(HANDS)}: may players see each other's hands, or say a word?"
    )
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
            help=argparse.SUPPRESS
            if i > 1
            else "who plays the first hero (default human)"
            if i == 0
            else "the same for the second (default: the strongest partner for the table); --player-3 and --player-4 for others",
        )
    out.add_argument("--verbose", action="store_true", help="tell every sentence of partners' turns, and their reasons")
    out.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with a saved game, or with the one you left last; its players are kept unless --player options say otherwise",
    )
    out.add_argument("--no-autosave", action="store_true", help="do not keep the game while it is played")
    out.add_argument("--web", action="store_true", help="play in the browser (see mc-env serve --help)")
    return out


def main(argv: Sequence[str] | None = None) -> int:
    """Start or resume a game and play it."""
    args = parser().parse_args(argv)
    console = make_console()
    path = None if args.resume is None else Path(args.resume) if args.resume else saved.latest()
    found = saved.read(path) if path is not None else saved.Saved(begin(args), None)
    game = found.game
    if path is not None and found.seats is None:
        found = saved.Saved(game, (HUMAN,) * game.players)  # whoever kept it did not say
    who = seats([args.seat_0, args.seat_1, args.seat_2, args.seat_3], game, found.seats)
    if args.web:
        from mc_env.cli import serve  # only the browser needs it

        return serve.serve(serve.parser().parse_args([]), game, who)
    other = path is None and HUMAN in who and saved.in_progress()
    session = Session(game, who, console, autosave=_autosave(args, game, path, who), verbose=args.verbose)
    console.print(f"{_table(session)} Type help for help.", markup=False)
    for partner in sorted({spec for spec in who if spec != HUMAN}) if HUMAN in who else ():
        for strength in at_table(game.setup) if game.setup is not None else ():
            if strength.spec == partner:
                console.print(f"Your partner is {strength}.", markup=False, style="dim")
    if other:
        console.print("(The game you left is kept: mc-env play --resume goes on with it.)", style="dim")
    session.run()
    return 0


def _autosave(args: argparse.Namespace, game: Game, path: Path | None, who: Sequence[str]) -> saved.Autosave | None:
    """Where a game with people is kept: in its own file, if it was kept before, else in a new one."""
    if args.no_autosave or HUMAN not in who:
        return None
    return saved.Autosave(path if path is not None and not args.resume else saved.new_place(game))


def _table(session: Session) -> str:
    """Who plays against what."""
    table = ", ".join(f"{n} ({w})" for n, w in zip(session.names, session.seats, strict=True))
    s = session.game.setup
    if s is None:
        return f"{table}."
    mode = s.mode + (f", heroic {s.heroic}" if s.heroic else "") + (f", stage {s.skirmish}" if s.skirmish else "")
    return f"{table} against {registry.scenario(s.scenario).name}, {mode}, seed {s.seed}."


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
