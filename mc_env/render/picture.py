"""The board as a picture, for `render_mode="rgb_array"`: panels, bars and words drawn with Pillow, no artwork.

The villain and the schemes stand at the top, one panel for each player below, the question and its options at the side.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from mc_env.engine.knowing.views import View
from mc_env.errors import ConfigError

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw as Pen
    from PIL.ImageFont import FreeTypeFont, ImageFont

WIDTH, HEIGHT = 1280, 720
_SIDE: Final = 400  # the width of the column with the question
_PAD: Final = 12
_TEXT: Final = 15
_LINE: Final = 19
_PAPER, _PANEL, _INK, _DIM = (24, 26, 33), (38, 42, 54), (232, 232, 226), (150, 154, 166)
_RED, _BLUE, _GREEN, _GOLD = (206, 74, 66), (74, 128, 214), (88, 170, 100), (226, 180, 76)


@cache
def _font(size: int) -> FreeTypeFont | ImageFont:
    from PIL import ImageFont

    return ImageFont.load_default(size)


class Picture:
    """One picture being drawn."""

    def __init__(self) -> None:
        try:
            from PIL import Image, ImageDraw
        except ModuleNotFoundError as error:
            raise ConfigError("render_mode 'rgb_array' needs Pillow: install mc_env[train] or pillow") from error
        self.image = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
        self.draw: Pen = ImageDraw.Draw(self.image)

    def words(
        self, x: float, y: float, text: str, room: float, colour: tuple[int, int, int] = _INK, size: int = _TEXT
    ) -> None:
        """A line of text; what does not fit is cut off."""
        font = _font(size)
        if self.draw.textlength(text, font) > room:
            while text and self.draw.textlength(f"{text}…", font) > room:
                text = text[:-1]
            text += "…"
        self.draw.text((x, y), text, colour, font)

    def panel(self, x: float, y: float, width: float, height: float, edge: tuple[int, int, int] = _PANEL) -> None:
        self.draw.rounded_rectangle((x, y, x + width, y + height), 8, _PANEL, edge, 2)

    def bar(self, x: float, y: float, width: float, part: int, whole: int, colour: tuple[int, int, int]) -> None:
        """How much of something there is, with the figures in it."""
        self.draw.rectangle((x, y, x + width, y + 16), _PAPER)
        if whole > 0:
            self.draw.rectangle((x, y, x + width * max(0, min(part, whole)) / whole, y + 16), colour)
        self.words(x + 6, y, f"{part} / {whole}", width, size=13)


def picture(view: View, question: str, options: list[str]) -> NDArray[np.uint8]:
    """The board as a player sees it, height x width x 3."""
    out = Picture()
    wide = WIDTH - _SIDE - 3 * _PAD
    _top(out, view, wide)
    players = view["players"]
    tall = (HEIGHT - 200 - _PAD * (len(players) + 1)) / len(players)
    for i, player in enumerate(players):
        _player(out, player, view, _PAD, 200 + _PAD + i * (tall + _PAD), wide, tall)
    _side(out, view, question, options)
    return np.asarray(out.image, np.uint8).copy()


def _top(out: Picture, view: View, wide: float) -> None:
    """Villains and schemes."""
    out.panel(_PAD, _PAD, wide, 200 - _PAD)
    x, half = 2 * _PAD, wide / 2 - 2 * _PAD
    y = 2.0 * _PAD
    for area in view["areas"]:
        for villain in area["villains"]:
            figures = f"SCH {villain.get('sch', '-')}  ATK {villain.get('atk', '-')}  {' '.join(villain['status'])}"
            out.words(x, y, villain["title"], half, _RED, 20)
            out.bar(x, y + 26, half, villain["remaining"], villain["hp"], _RED)
            out.words(x, y + 46, figures, half, _DIM)
            y += 70
        right, lower = _PAD + wide / 2, 2.0 * _PAD
        for scheme in (*area["main_schemes"], *area["side_schemes"])[:4]:
            out.words(right, lower, scheme["title"], half, _GOLD)
            out.bar(right, lower + 20, half, scheme["threat"], scheme.get("target") or max(scheme["threat"], 1), _GOLD)
            lower += 42


def _player(out: Picture, player: dict[str, Any], view: View, x: float, y: float, wide: float, tall: float) -> None:
    """An identity, what its player has in play, the hand, and the minions that are engaged."""
    seat, identity = player["seat"], player["identity"]
    active = view["decision"] is not None and view["seat"] == seat
    out.panel(x, y, wide, tall, _BLUE if active else _PANEL)
    third = wide / 3 - 2 * _PAD
    name = identity["title"] + (" (eliminated)" if player["eliminated"] else "")
    out.words(x + _PAD, y + 8, name, third, _BLUE, 18)
    out.bar(x + _PAD, y + 34, third, identity["remaining"], identity["hp"], _GREEN)
    lines = [
        f"{player['form']}, deck {player['deck']['size']}, discard {len(player['discard'])}",
        " ".join(identity["status"]),
    ]
    columns = (
        ("", lines),
        ("in play", [_card(c) for c in player["in_play"]] + [f"engaged: {_card(c)}" for c in player["minions"]]),
        (f"hand {player['hand']['size']}", list(player["hand"].get("cards") or ())),
    )
    room = int((tall - 34) // _LINE)
    for i, (title, texts) in enumerate(columns):
        left = x + _PAD + i * (third + 2 * _PAD)
        top = y + (54 if i == 0 else 30)
        out.words(left, y + 10, title, third, _DIM)
        for j, text in enumerate(texts[: room - (i == 0)]):
            red = text.startswith("engaged")
            out.words(left, top + j * _LINE, str(text), third, _RED if red else _INK)


def _card(card: dict[str, Any]) -> str:
    tired = " (exhausted)" if card.get("exhausted") else ""
    hits = f" {card['remaining']}/{card['hp']}" if card.get("hp") else ""
    return f"{card['title']}{hits}{tired}"


def _side(out: Picture, view: View, question: str, options: list[str]) -> None:
    """What is asked, and every answer as far as there is room."""
    x, room = WIDTH - _SIDE - _PAD, _SIDE - 2 * _PAD
    out.panel(x, _PAD, _SIDE, HEIGHT - 2 * _PAD)
    out.words(x + _PAD, 2 * _PAD, f"Round {view['round']}, {view['phase']} phase", room, _DIM)
    out.words(x + _PAD, 2 * _PAD + 26, question, room, _GOLD, 17)
    most = (HEIGHT - 120) // _LINE
    shown = options if len(options) <= most else [*options[: most - 1], f"and {len(options) - most + 1} more"]
    for i, text in enumerate(shown):
        out.words(x + _PAD, 86 + i * _LINE, f"{i}  {text}", room)
