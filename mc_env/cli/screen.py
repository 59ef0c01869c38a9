"""What a game looks like in the terminal: the story, the board in a layout that fits, and numbered options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from mc_env.cards.terms import Stat
from mc_env.cli.typed import number_of
from mc_env.engine.game import Decision, Game, Option
from mc_env.render import compact, text
from mc_env.render.ahead import ahead, in_brief
from mc_env.render.cards import icons, number
from mc_env.render.digest import SUMMARY, digest
from mc_env.render.results import results
from mc_env.render.story import Line, tell

_WIDE: Final = 100  # columns for players beside each other
_MANY: Final = 6  # options


class Screen:
    """Shows a game to whoever sits before the terminal."""

    def __init__(self, console: Console, names: Sequence[str], verbose: bool = False) -> None:
        self.console = console
        self.names = names
        self.verbose = verbose
        self.compact = False  # how the board was shown last
        self.too_small: set[tuple[int, int]] = set()  # sizes of the screen on which a whole board did not fit

    # ------------------------------------------------------------------ the story

    def say(self, words: str, style: str = "") -> None:
        """A line about the program, not the game."""
        self.console.print(Text(words, style))

    def warn(self, words: str) -> None:
        self.say(words, "yellow")

    def aside(self, words: str) -> None:
        """A line beside the story."""
        self.console.print(Padding(Text(words, "dim"), (0, 0, 0, 3), expand=False))

    def speech(self, name: str, words: str) -> None:
        """What a player says to the others."""
        self.console.print(Text(f"{name}: ", "bold").append(f'"{words}"', "not bold italic"))

    def story(self, lines: Sequence[Line]) -> None:
        """Sentences of the log, headings set apart."""
        for line in lines:
            if line.heading:
                self.console.print(Text(f"-- {line.text} --", "bold"))
            elif line.event == SUMMARY:
                whose, colon, what = line.text.partition(": ")
                self.console.print(Text(whose + colon, "bold").append(what, "not bold"))
            else:
                self.console.print(Padding(Text(line.text), (0, 0, 0, 3), expand=False))

    def tell(self, game: Game, seat: int | None, start: int, others: Sequence[int] = ()) -> int:
        """What happened since an entry of the log, the turns of others summed up unless all is wanted; the next entry."""
        log = game.record()
        brief = others and not self.verbose
        self.story(digest(log, self.names, seat, start, others) if brief else tell(log, self.names, seat, start))
        return len(log)

    # ------------------------------------------------------------------ the board

    def board(self, game: Game, seat: int, notes: Sequence[str] = (), *, full: bool = False) -> None:
        """The whole board if the screen is large enough (or it is asked for), else the small one."""
        view, told = game.view(seat), game.forecast()
        over = game.decision is None
        board = text.board(view, notes, [] if over else ahead(view, told))
        self.compact = not full and not self._fits(board, *self._listed(game, [], columns=False))
        if self.compact:
            coming = None if over else in_brief(view, told)
            options = self._listed(game, [], columns=True)
            sizes = [compact.board(view, notes, coming, tight=tight) for tight in (False, True)]
            board = sizes[0] if self._lines(sizes[0], *options) < self.console.height else sizes[1]
        self.console.print(board)

    def _fits(self, *parts: RenderableType) -> bool:
        """Whether so much can be seen at once, with a line to type in; on paper everything can. A screen that was too small
        once stays so: a board that looks different every time is hard to read."""
        if not self.console.is_terminal:
            return True
        width, height = self.console.size
        if width < _WIDE or self._lines(*parts) >= height:
            self.too_small.add((width, height))
        return (width, height) not in self.too_small

    def _lines(self, *parts: RenderableType) -> int:
        return len(self.console.render_lines(Group(*parts), pad=False))

    def summary(self, game: Game, seat: int) -> None:
        """One line instead of the board, for choices in the middle of something."""
        self.console.print(text.summary(game.view(seat)))

    def results(self, game: Game, seats: Sequence[str] = ()) -> None:
        """How the game went."""
        self.console.print(results(game, self.names, seats))

    # ------------------------------------------------------------------ options

    def options(self, game: Game, picked: Sequence[str] = ()) -> None:
        """The question and its options, in columns where the board is small."""
        self.console.print(Group(*self._listed(game, picked, columns=self.compact)))

    def _listed(self, game: Game, picked: Sequence[str], columns: bool) -> list[RenderableType]:
        decision = game.decision
        if decision is None:
            return []
        who = f"{self.names[decision.player]}: " if game.players > 1 else ""
        prompt = Text(f"{who}{decision.prompt}{_why_discard(game, decision)}", "bold cyan")
        if decision.kind in ("mulligan", "discard", "pay") and len(decision) > 2 and not picked:
            prompt.append("  (several at once: 1 2)", "not bold dim")
        hand = game.view(decision.player)["players"][decision.player].get("hand", {"cards": [], "codes": []})
        codes = dict(zip(hand["cards"], hand["codes"], strict=True))
        lines = [_line(decision, option, codes, columns) for option in decision.options]
        so_far = [Text(f"      so far: {', '.join(picked)}", "dim")] if picked else []
        return [prompt, *so_far, *([self._columns(lines)] if columns else lines)]

    def _columns(self, lines: Sequence[Text]) -> RenderableType:
        """Lines beside each other, in as many columns as fit, read from top to bottom; many stand in two at least."""
        height = 1
        while height < len(lines) and self._width(lines, height) > self.console.width:
            height += 1
        height = min(height, -(-len(lines) // 2)) if len(lines) > _MANY else height
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(0, len(lines), height):
            grid.add_column(no_wrap=True, overflow="ellipsis")
        for row in range(height):
            grid.add_row(*lines[row::height])
        return grid

    def _width(self, lines: Sequence[Text], height: int) -> int:
        """How wide columns of this height are together."""
        starts = range(0, len(lines), height)
        return sum(max(line.cell_len for line in lines[i : i + height]) + 2 for i in starts) - 2


def _line(decision: Decision, option: Option, codes: Mapping[str, str], brief: bool) -> Text:
    """An option with its number; `codes` are those of the cards in hand, by title."""
    line = Text(f"{number_of(decision, option):>{2 if brief else 4}}  ")
    if decision.kind != "number":  # there the number says it all
        line.append(option.label)
    known = brief and option.kind == "play"  # its cost stands on the small board
    return line if known else line.append_text(_hint(option, codes))


def _hint(option: Option, codes: Mapping[str, str]) -> Text:
    """What a card in hand costs or pays."""
    code = codes.get(option.card) if option.card is not None else None
    face = text.face_of(code) if code is not None else None
    if face is not None and option.kind == "play":
        return Text(f" (cost {number(face.stats.get(Stat.COST))})", "dim")
    if face is not None and option.kind == "pay_card":
        return Text("  ").append_text(icons(face))
    return Text()


def _why_discard(game: Game, decision: Decision) -> str:
    """At the end of the player phase: how many cards are held, and how many may be."""
    if decision.kind != "discard" or decision.source is not None:
        return ""
    me = game.view(decision.player)["players"][decision.player]
    return f" (you hold {me['hand']['size']}, your hand size is {me['hand_size']})"
