"""The board on few lines, for small screens: the same facts as `text.board`, one line for each villain, scheme and player.

Left out is what is rarely looked at, such as discard piles; at a table of three or four also what does not fit on two lines, or
on one, for another player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from mc_env.cards.terms import Stat
from mc_env.engine.knowing.views import View
from mc_env.render import text
from mc_env.render.cards import ASPECT_STYLE, RES_STYLE, number

_BETWEEN = Text(", ")


def board(
    view: View, notes: Sequence[str] | None = None, coming: Text | None = None, *, tight: bool = False
) -> RenderableType:
    """The table as the viewer sees it; `coming` is what the villain phase will surely bring, in few words. Where it is very
    `tight`, other players get one line."""
    parts: list[RenderableType] = [text.head(view)]
    for area in view["areas"]:
        parts += _scenario(area)
    for p in view["players"]:
        parts += _player(view, p["seat"], notes[p["seat"]] if notes else "", tight and p["seat"] != view["seat"])
    if not view["players"][view["seat"]]["eliminated"]:
        parts.append(text.beside(("Hand", hand(view))))
    if coming:
        parts.append(text.beside(("Next", coming)))
    now = text.happening(view)
    return Group(*parts, *([now] if now is not None else []))


def _scenario(area: Mapping[str, Any]) -> list[Text]:
    """A line for each villain, one for all schemes and environments."""
    out = [_villain(villain) for villain in area["villains"]]
    more = f"  deck {area['encounter_deck']['size']}, discard {len(area['encounter_discard'])}"
    more += f", {area['next_stages']} more stage{'s' if area['next_stages'] > 1 else ''}" if area["next_stages"] else ""
    if out:
        out[-1].append(more, "dim")
    schemes = [_scheme(scheme) for scheme in (*area["main_schemes"], *area["side_schemes"])]
    lying = [*schemes, *text.together(area["environments"])]
    return [*out, Text("; ").join(lying)] if lying else out


def _villain(villain: Mapping[str, Any]) -> Text:
    line = Text(text.title(villain), "bold red")
    line.append(f" {villain['remaining']}/{villain['hp']}", "bold")
    line.append(f" {text.powers(villain, 'sch', 'atk')}{text.keywords(villain)}", "not bold")
    line.append_text(text.in_parentheses(villain))
    return _with_riders(line, villain)


def _scheme(scheme: Mapping[str, Any]) -> Text:
    line = Text(text.title(scheme))
    full = f"/{scheme['target']} threat" if scheme.get("target") else ""
    line.append(f" {scheme['threat']}{full}", "bold magenta").append(text.scheme_icons(scheme), "red")
    beneath = len(scheme.get("beneath_it", ()))  # their names would take too much room
    line.append_text(text.in_parentheses({**scheme, "beneath_it": ()}))
    line.append(f" over {beneath} card{'s' if beneath > 1 else ''}" if beneath else "", "dim")
    return _with_riders(line, scheme)


def _with_riders(line: Text, card: Mapping[str, Any]) -> Text:
    for rider in card.get("attached", ()):
        line.append(" + ").append_text(text.card_line(rider))
    return line


def _player(view: View, seat: int, note: str, tight: bool) -> list[RenderableType]:
    p = view["players"][seat]
    if p["eliminated"]:
        return [Text(f"  Player {seat + 1} is eliminated", "dim")]
    me = p["identity"]
    active = view["phase"] == "player" and view["active_player"] == seat
    line = Text("> " if active else "  ", "bold cyan")
    line.append(f"P{seat + 1} " if len(view["players"]) > 1 else "")
    line.append(str(me["title"]), "bold").append(f" {p['form']} ")
    line.append(f"{me['remaining']}/{me['hp']}", text.health_style(me["remaining"], me["hp"]))
    line.append(f" {text.powers(me, *(('thw', 'atk', 'def') if p['form'] == 'hero' else ('rec',)))}")
    line.append_text(text.in_parentheses(me))
    line.append(f"  hand {p['hand']['size']}, deck {p['deck']['size']}", "dim")
    if p["encounter_cards"]:
        line.append(f", {len(p['encounter_cards'])} encounter", "red")
    if tight and p["minions"]:
        line.append(f"  against {len(p['minions'])}", "red")
    line.append(f"  {note}" if note else "", "dim")
    line.no_wrap, line.overflow = True, "ellipsis"
    if tight:
        return [line]
    minions = text.together(p["minions"])
    rows = [Text("against ", "red").append_text(_BETWEEN.join(minions))] if minions else []
    cards = text.together([*p["in_play"], *me.get("attached", ())])
    rows += [_BETWEEN.join(cards)] if cards else []
    if len(view["players"]) > 2:  # one line has to do
        rows = [Text("; ").join(rows)] if rows else []
        for row in rows if seat != view["seat"] else ():
            row.no_wrap, row.overflow = True, "ellipsis"
    elif seat != view["seat"] and any(p["hand"]["cards"]):
        rows.append(Text(f"holds {', '.join(c for c in p['hand']['cards'] if c is not None)}", "dim"))
    return [line, *(Padding(row, (0, 0, 0, 4), expand=False) for row in rows)]


def hand(view: View) -> Text:
    """The viewer's hand: h1, h2 ... with cost, title and the first letters of the resources."""
    cards = view["players"][view["seat"]].get("hand", {"codes": []})
    out = []
    for i, code in enumerate(cards["codes"]):
        face = text.face_of(code)
        if face is not None:
            line = Text(f"h{i + 1} ", "dim").append(face.title, ASPECT_STYLE.get(face.aspect, "not dim"))
            line.append(f" ({number(face.stats.get(Stat.COST))}", "not dim").append(" " if face.icons else "")
            for res in face.icons:
                line.append(res.name[0], f"not dim {RES_STYLE[res]}")
            line.append(")", "not dim")
            out.append(line)
    return _BETWEEN.join(out) if out else Text("empty", "dim")
