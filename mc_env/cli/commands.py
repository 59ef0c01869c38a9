"""What people can type beside options: looking things up, taking back, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mc_env.cards import catalog
from mc_env.cli import saved, typed
from mc_env.errors import McEnvError, UnknownCard
from mc_env.render.cards import page
from mc_env.render.story import tell

if TYPE_CHECKING:
    from mc_env.cli.session import Session

HELP: Final = """\
  3                  choose option 3; three letters of its label, or more, do
                     as well, if no other option has them
  1 3 4              several at once, where cards are picked or paid one by one
  ? NAME, ? 3, ? h2  show a card: by name, of option 3, the second of your hand
  why NAME, why h2   why a card is not offered
  board, b, Enter    the board again; full: all of it, on a small screen too
  log, l             what happened lately, and what was said
  say WORDS          say something to partners; language models hear it
  verbose            tell partners' turns in full, with reasons; again: in short
  reasons            why partners chose as they did: best options, with scores
  undo, u            back to your previous decision
  save FILE          save the game (mc-env play --resume FILE goes on)
  quit, q            leave; the game is kept (mc-env play --resume goes on)
  help, h, ?         this list
On the board h1, h2 ... are your hand; on a small board h1 Haymaker (2 E) costs
2 and pays one energy (E, M, P, W: energy, mental, physical, wild). Next: what
the next villain phase surely brings, if nobody defends; what boost cards and
encounter cards do comes on top."""
_LATELY: Final = 40

Command = Callable[["Session", str, int], bool | None]  # the session, what follows the word, whose eyes


def carry_out(session: Session, line: str, seat: int) -> bool | None:
    """Carry out a command. None: ask again; True: go on with the game; False: leave."""
    word, rest = words_of(line)
    action = COMMANDS.get(word)
    if action is None:
        session.screen.warn(_not_understood(session, line))
        return None
    try:
        return action(session, rest, seat)
    except McEnvError as error:
        session.screen.warn(str(error))
        return None


def words_of(line: str) -> tuple[str, str]:
    """The word a line begins with, and the rest: "?haymaker" is "? haymaker"."""
    if line.startswith("?"):
        return "?", line[1:].strip()
    word, _, rest = line.partition(" ")
    return word.lower(), rest.strip()


def _not_understood(session: Session, line: str) -> str:
    decision = session.game.decision
    if decision is None:
        return f"{line!r}: the game is over"
    if line.isdecimal():
        numbers = [typed.number_of(decision, o) for o in decision.options]
        return f"There is no option {line}; choose {min(numbers)} to {max(numbers)}."
    fits = typed.fitting(decision, line)
    if len(line) < typed.LETTERS and fits:
        return f"{line!r} is too short for an option; use a number, or three letters at least."
    if len(fits) > 1:
        return f"{line!r} fits {len(fits)} options; use a number."
    pieces = line.replace(",", " ").split()
    if len(pieces) > 1 and all(piece.isdecimal() for piece in pieces):
        if decision.kind not in typed.STEPWISE:
            return "One option at a time here."
        wrong = [piece for piece in pieces if typed.one(decision, piece) is None]
        return f"There is no option {wrong[0]}; choose 1 to {len(decision)}."
    hand = session.game.view(decision.player)["players"][decision.player].get("hand", {"cards": []})["cards"]
    held = [i for i, title in enumerate(hand, 1) if catalog.plain(title).startswith(catalog.plain(line))]
    if held and len(line) >= typed.LETTERS:
        return f"{hand[held[0] - 1]} is not offered now; why h{held[0]} tells why."
    return f"{line!r} is neither an option nor a command; help lists them."


def _help(session: Session, rest: str, seat: int) -> None:
    session.console.print(HELP, markup=False)


def _show(session: Session, rest: str, seat: int) -> None:
    if not rest:
        _help(session, rest, seat)
        return
    name = typed.card_named(session.game.decision, session.game.view(seat), rest)
    session.console.print(page(catalog.named(name), sources=False))


def _why(session: Session, rest: str, seat: int) -> None:
    if not rest:
        raise UnknownCard("why what? Name a card: why Backflip, or why h2 for the second of your hand")
    decision = session.game.decision
    if decision is not None and rest.isdecimal() and (option := typed.one(decision, rest)) is not None:
        session.screen.say(f"It is offered: {option.label}.")
        return
    name = typed.card_named(decision, session.game.view(seat), rest)
    try:
        reason = session.game.why_not(name)
    except UnknownCard:
        title = catalog.named(name)[0].title
        try:
            reason = session.game.why_not(title)
        except UnknownCard:
            reason = f"You see no {title} on the table."
    session.screen.say(reason)


def _board(session: Session, rest: str, seat: int) -> None:
    session.show_board(seat)


def _full(session: Session, rest: str, seat: int) -> None:
    session.show_board(seat, full=True)


def _log(session: Session, rest: str, seat: int) -> None:
    log = session.game.record()
    session.screen.story(tell(log, session.names, seat, max(0, len(log) - _LATELY)))
    for said in session.talk.lately():
        session.screen.speech(session.names[said.seat], said.words)


def _say(session: Session, rest: str, seat: int) -> None:
    if not rest:
        session.screen.warn("say what? For example: say I defend next round")
    elif len(session.names) == 1:
        session.screen.warn("There is nobody to hear you.")
    else:
        session.say(seat, rest)


def _verbose(session: Session, rest: str, seat: int) -> None:
    screen = session.screen
    screen.verbose = not screen.verbose
    screen.say("Every sentence is told." if screen.verbose else "Turns of partners are summed up.")


def _reasons(session: Session, rest: str, seat: int) -> None:
    if not session.reasons:
        session.screen.warn("Nobody has given a reason so far.")
    for _, line in session.reasons[-_LATELY:]:
        session.screen.say(line)


def _undo(session: Session, rest: str, seat: int) -> bool | None:
    if session.take_back():
        session.screen.warn("Taken back.")
        return True
    session.screen.warn("There is nothing to take back.")
    return None


def _save(session: Session, rest: str, seat: int) -> None:
    if not rest:
        session.screen.warn("save where? Name a file: save my_game.json")
        return
    try:
        saved.write(Path(rest).expanduser(), session.game, session.seats)
    except OSError as error:
        session.screen.warn(f"cannot save to {rest!r}: {error.strerror}")
        return
    again = f"play --resume {rest}" if session.game.decision is not None else f"replay {rest}"
    session.screen.say(f"Saved to {rest}. Go on with: mc-env {again}")


def _quit(session: Session, rest: str, seat: int) -> bool:
    session.screen.say(f"Goodbye; {session.kept()}")
    return False


def _quietly(action: Callable[[Session, str, int], None]) -> Command:
    """A command after which the same decision is asked again."""

    def run(session: Session, rest: str, seat: int) -> None:
        action(session, rest, seat)

    return run


COMMANDS: Final[dict[str, Command]] = {
    "": _quietly(_board),
    "board": _quietly(_board),
    "b": _quietly(_board),
    "full": _quietly(_full),
    "?": _quietly(_show),
    "help": _quietly(_help),
    "h": _quietly(_help),
    "why": _quietly(_why),
    "log": _quietly(_log),
    "l": _quietly(_log),
    "verbose": _quietly(_verbose),
    "reasons": _quietly(_reasons),
    "say": _quietly(_say),
    "save": _quietly(_save),
    "undo": _undo,
    "u": _undo,
    "quit": _quit,
    "exit": _quit,
    "q": _quit,
}
