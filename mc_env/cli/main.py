"""Arguments and dispatch of `python -m mc_env`."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from mc_env.cards import registry
from mc_env.cards.catalog import plain
from mc_env.cards.decks import hero_called
from mc_env.cli import audit, deck, lists
from mc_env.cli.play import Session
from mc_env.cli.replay import Replay
from mc_env.cli.seats import seats
from mc_env.decks import DeckSource, random_deck, starter_deck
from mc_env.engine.game import Game, load_game, new_game
from mc_env.engine.new_game import HANDS, MODES
from mc_env.errors import ConfigError, CorruptSave, McEnvError
from mc_env.render.text import console as make_console

EXAMPLES = """\
examples:
  python -m mc_env play                                    Spider-Man against Rhino
  python -m mc_env play --heroes iron_man,she_hulk --scenario klaw --player-2 random
  python -m mc_env list heroes
  python -m mc_env cards show "Web-Shooter"
  python -m mc_env deck random captain_marvel --seed 7 --out deck.yaml
  python -m mc_env deck check deck.yaml
"""
NO_NAME, REFUSED = 2, 1


def parser() -> argparse.ArgumentParser:
    """Every subcommand and what it takes."""
    top = argparse.ArgumentParser(
        prog="python -m mc_env",
        description="Marvel Champions: The Card Game, in the terminal.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    p = commands.add_parser("list", help="list heroes, scenarios, sets, cards or starter decks")
    p.add_argument("what", choices=list(lists.LISTS), metavar="heroes|scenarios|sets|cards|decks")
    p.add_argument("--set", dest="of_set", metavar="SET", help="with cards: only those of one set")

    p = commands.add_parser("cards", help="look at a card")
    inner = p.add_subparsers(dest="action", metavar="ACTION", required=True)
    p = inner.add_parser("show", help="facts, text, definition and rulings of a card")
    p.add_argument("name", help="title or code; a unique part of the title is enough")

    p = commands.add_parser("deck", help="check or make decks")
    inner = p.add_subparsers(dest="action", metavar="ACTION", required=True)
    p = inner.add_parser("check", help="say whether a deck is legal, or every way in which it is not")
    p.add_argument("file", help="YAML, JSON, or a text or JSON export of MarvelCDB")
    p.add_argument("--hero", help="whose deck it has to be")
    p = inner.add_parser("random", help="make a random legal deck")
    p.add_argument("hero", help="a name from `list heroes`")
    p.add_argument("--seed", type=int, default=0, help="the same seed makes the same deck (default 0)")
    p.add_argument("--aspect", help="aggression, justice, leadership or protection (default: any)")
    p.add_argument("--out", metavar="FILE", help="write to a file instead of the screen")
    p = inner.add_parser("starter", help="print a starter deck, to change it")
    p.add_argument("hero", help="a name from `list heroes`")
    p.add_argument("--out", metavar="FILE", help="write to a file instead of the screen")

    p = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description="Play a game in the terminal. While you play, `help` lists the commands.",
    )
    p.add_argument("--heroes", metavar="A,B", default="spider_man", help="1 to 4 heroes (default spider_man)")
    p.add_argument("--scenario", default="rhino", help="a name from `list scenarios` (default rhino)")
    p.add_argument("--mode", default="standard", help=f"{' or '.join(MODES)} (default standard)")
    p.add_argument("--modular", metavar="A,B", help="modular encounter sets (default: the recommended ones)")
    p.add_argument("--heroic", type=int, default=0, metavar="N", help="additional encounter cards each round")
    p.add_argument("--skirmish", type=int, metavar="STAGE", help="only this stage of the villain")
    p.add_argument("--hands", default="open", help=f"{' or '.join(HANDS)}: may players see each other's hands?")
    p.add_argument("--seed", type=int, help="the same seed makes the same game (default: a new one)")
    p.add_argument(
        "--deck", action="append", default=[], metavar="HERO=FILE", help="a deck other than the starter deck"
    )
    for i in range(4):
        p.add_argument(
            f"--player-{i + 1}",
            f"--seat-{i}",  # as in code, where seats count from 0
            dest=f"seat_{i}",
            metavar="WHO",
            help=argparse.SUPPRESS if i > 1 else SEAT_HELP[i],
        )
    p.add_argument("--resume", metavar="FILE", help="go on with a saved game; beside it only --player options count")

    p = commands.add_parser("audit", help="check a saved game against a second statement of the rules")
    p.add_argument("file", help="a saved game")

    p = commands.add_parser("replay", help="watch a saved game again, step by step")
    p.add_argument("file", help="a saved game")
    p.add_argument("--player", type=int, metavar="N", help="see only what player N may see (the first is 1)")
    return top


SEAT_HELP = (
    "who plays the first hero: human (default) or random",
    "the same for the second hero; --player-3 and --player-4 for others",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0 well, 1 a deck is refused or an audit complains, 2 something unknown or wrong."""
    try:
        args = parser().parse_args(argv)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else NO_NAME
    console = make_console()
    try:
        return run(args, console)
    except McEnvError as error:
        print(f"mc_env: {error}", file=sys.stderr)
        return NO_NAME
    except BrokenPipeError:  # for example: list cards | head
        sys.stderr.close()
        return 0


def run(args: argparse.Namespace, console: Console) -> int:
    """Carry out a parsed command."""
    if args.command == "list":
        if args.what == "cards":
            lists.cards(console, args.of_set)
        else:
            lists.LISTS[args.what](console)
    elif args.command == "cards":
        lists.show_card(console, args.name)
    elif args.command == "deck":
        if args.action == "check":
            return deck.check(console, args.file, args.hero)
        made = random_deck(args.hero, args.seed, args.aspect) if args.action == "random" else starter_deck(args.hero)
        deck.put(console, made, args.out)
    elif args.command == "play":
        play(args, console)
    elif args.command == "audit":
        return audit.check(console, load(args.file))
    else:
        game = load(args.file)
        if args.player is not None and not 1 <= args.player <= game.players:
            raise ConfigError(f"--player {args.player}: this game has players 1 to {game.players}")
        Replay(game, console, player=args.player - 1 if args.player is not None else None).run()
    return 0


def play(args: argparse.Namespace, console: Console) -> None:
    """Start or resume a game and play it."""
    game = load(args.resume) if args.resume else begin(args)
    who = seats([args.seat_0, args.seat_1, args.seat_2, args.seat_3], game.players)
    session = Session(game, who, console)
    if game.setup is not None:
        s = game.setup
        mode = s.mode + (f", heroic {s.heroic}" if s.heroic else "") + (f", stage {s.skirmish}" if s.skirmish else "")
        table = ", ".join(f"{n} ({w})" for n, w in zip(session.names, who, strict=True))
        console.print(
            f"{table} against {registry.scenario(s.scenario).name}, {mode}, seed {s.seed}. Type help for help."
        )
    session.run()


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


def load(path: str) -> Game:
    """A saved game from a file."""
    try:
        data = Path(path).expanduser().read_text(encoding="utf-8")
    except OSError as error:
        raise CorruptSave(f"cannot read saved game {path!r}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CorruptSave(f"{path!r} is not a saved game") from None
    return load_game(data)


def _split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _code(name: str) -> str:
    """A name as codes are spelled: "Bomb Scare" is bomb_scare."""
    return plain(name).replace(" ", "_")
