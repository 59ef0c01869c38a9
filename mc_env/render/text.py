"""The board as text: everything one player may know, laid out to be read at a glance. It reads nothing but a view.

>>> import mc_env
>>> from mc_env.render.text import plain
>>> print(plain(mc_env.new_game(heroes=["spider_man"], scenario="rhino", seed=7).view(0)))  # doctest: +ELLIPSIS
Round 0...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from mc_env.cards import registry
from mc_env.cards.kit.cards import Face
from mc_env.cards.terms import DASH, CardType, Stat
from mc_env.engine.knowing.views import View
from mc_env.errors import UnknownCard
from mc_env.render.cards import ASPECT_STYLE, ROMAN, icons, number, type_name

STATUS_STYLE = {"stunned": "green", "confused": "magenta", "tough": "yellow"}
_ROWS = (("ally", "Allies"), ("upgrade", "Upgrades"), ("support", "Supports"), ("obligation", "Obligations"))


def console(width: int | None = None, **kw: Any) -> Console:
    """A console that leaves colours out, and assumes a width of 100, when it is not a terminal."""
    out = Console(highlight=False, width=width, **kw)
    if width is None and not out.is_terminal:
        out = Console(highlight=False, width=100, **kw)
    return out


def plain(view: View, width: int = 100) -> str:
    """The board as plain text, without colours."""
    out = Console(file=StringIO(), width=width, highlight=False, no_color=True, force_terminal=False)
    out.print(board(view))
    text = out.file.getvalue()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in text.splitlines())


@cache
def face_of(code: str) -> Face | None:
    """A printed face by its code; None for what is no printed face, such as a facedown Drone."""
    try:
        return next(f for f in registry.card(code).faces if f.code == code)
    except UnknownCard:
        return None


# ------------------------------------------------------------------------------------------ pieces


def bar(now: int, full: int, style: str, width: int = 20) -> Text:
    """A bar with its figures: how much is left of so much."""
    filled = 0 if full <= 0 else max(0, min(width, round(width * now / full)))
    if now > 0 and filled == 0:
        filled = 1
    out = Text("[", "dim")
    out.append("=" * filled, style)
    out.append(" " * (width - filled))
    out.append("]", "dim")
    out.append(f" {now}/{full}", "bold")
    return out


def health_style(now: int, full: int) -> str:
    """Green, yellow below a half, red below a quarter."""
    return "green" if now * 2 > full else "yellow" if now * 4 > full else "red"


def title(card: Mapping[str, Any]) -> str:
    """The title of a card, with the stage of a villain and what its player knows to lie beneath a facedown card."""
    out = str(card["title"])
    face = face_of(card["code"]) if card.get("code") else None
    if face is not None and face.type == CardType.VILLAIN and face.stage:
        out += f" {ROMAN[face.stage]}"
    if "beneath" in card:
        out += f" (really {card['beneath']})"
    return out


def powers(card: Mapping[str, Any], *words: str) -> str:
    """ "THW 1 ATK 2"; a dash for a power that cannot be used."""
    face = face_of(card["code"])

    def value(word: str) -> str:
        dash = face is not None and face.stats.get(Stat[word.upper()]) == DASH
        return "-" if dash else str(card.get(word, 0))

    return " ".join(f"{w.upper()} {value(w)}" for w in words)


def _cards(n: int) -> str:
    return f"{n} card{'' if n == 1 else 's'}"


def marks(card: Mapping[str, Any]) -> list[Text]:
    """Status, counters, tokens, exhaustion, what lies beneath."""
    out = [Text(status, STATUS_STYLE[status]) for status in card.get("status", ())]
    for counter, n in card.get("counters", {}).items():
        out.append(Text(f"{n} {counter}" if counter else "active", "cyan"))
    if card.get("acceleration_tokens"):
        out.append(Text(f"+{card['acceleration_tokens']} acceleration", "red"))
    if card.get("exhausted"):
        out.append(Text("exhausted", "italic"))
    out += [Text(f"over {under or 'a facedown card'}", "dim") for under in card.get("beneath_it", ())]
    if card.get("boost_cards"):
        n = len(card["boost_cards"])
        out.append(Text(f"{n} boost card{'s' if n > 1 else ''}", "red"))
    return out


def in_parentheses(card: Mapping[str, Any]) -> Text:
    """The marks of a card in parentheses, nothing if it has none."""
    found = marks(card)
    return Text.assemble(" (", Text(", ").join(found), ")") if found else Text()


def scheme_icons(card: Mapping[str, Any]) -> str:
    """The printed icons of a scheme in words."""
    face = face_of(card["code"]) if card.get("code") else None
    if face is None:
        return ""
    found = [s for s in (Stat.CRISIS, Stat.HAZARD, Stat.ACCELERATION, Stat.AMPLIFY) if face.stats.get(s)]
    return "".join(f" {s.name.lower()}" for s in found)


def keywords(card: Mapping[str, Any]) -> str:
    """Printed keywords of an enemy that one has to know before attacking it."""
    face = face_of(card["code"]) if card.get("code") else None
    stats = face.stats if face is not None else {}
    words = [s.name.lower() for s in (Stat.GUARD, Stat.PATROL, Stat.STALWART, Stat.STEADY) if stats.get(s)]
    words += [f"retaliate {number(stats[Stat.RETALIATE])}"] if stats.get(Stat.RETALIATE) else []
    return "".join(f" {w}" for w in words)


def card_line(card: Mapping[str, Any]) -> Text:
    """A card in play on one line."""
    out = Text(title(card), "dim" if card.get("exhausted") else "")
    kind = card["type"]
    if kind in ("ally", "minion"):
        out.append(f" {card['remaining']}/{card['hp']}", health_style(card["remaining"], card["hp"]))
        out.append(f" {powers(card, 'thw', 'atk') if kind == 'ally' else powers(card, 'sch', 'atk')}", "dim")
        out.append(keywords(card), "red")
    elif card.get("threat"):
        out.append(f" {card['threat']} threat", "red")
    elif card.get("damage"):
        out.append(f" {card['damage']} damage", "red")
    out.append_text(in_parentheses(card))
    for rider in card.get("attached", ()):
        out.append(" + ")
        out.append_text(card_line(rider))
    return out


def together(cards: Sequence[Mapping[str, Any]]) -> list[Text]:
    """A line for each card; cards that look alike share one."""
    lines = [card_line(c) for c in cards]
    words = [line.plain for line in lines]
    out = []
    for i, line in enumerate(lines):
        n = words.count(words[i])
        if words.index(words[i]) == i:
            out.append(line if n == 1 else line.append(f" x{n}", "bold"))
    return out


def _lines(cards: Sequence[Mapping[str, Any]]) -> Text:
    return Text("\n").join(together(cards))


# ------------------------------------------------------------------------------------------ the two sides


def head(view: View, names: Sequence[str] | None = None) -> RenderableType:
    """Round, phase, first player."""
    names = names or player_names(view)
    words = [f"Round {view['round']}", f"{view['phase']} phase" if view["phase"] != "setup" else "setup"]
    if len(view["players"]) > 1:
        words.append(f"first player: {names[view['first_player']]}")
        if view["phase"] == "player":
            words.append(f"active: {names[view['active_player']]}")
    return Rule(Text(" | ".join(words), "bold"), align="left", style="dim")


def player_names(view: View) -> list[str]:
    """What the players are called: their heroes, whichever side is up."""
    return [f"Player {p['seat'] + 1}" if p["eliminated"] else _hero_name(p["identity"]) for p in view["players"]]


def _hero_name(identity: Mapping[str, Any]) -> str:
    faces = registry.card(identity["code"]).faces
    return next((f.title for f in faces if f.type == CardType.HERO), str(identity["title"]))


def scenario(area: Mapping[str, Any]) -> RenderableType:
    """Villains, schemes, environments, the encounter deck."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for villain in area["villains"]:
        line = Text(title(villain), "bold red")
        line.append("  ")
        line.append_text(bar(villain["remaining"], villain["hp"], "red"))
        line.append(f" hit points  {powers(villain, 'sch', 'atk')}")
        line.append(keywords(villain), "red")
        line.append_text(in_parentheses(villain))
        for rider in villain.get("attached", ()):
            line.append("\n + ")
            line.append_text(card_line(rider))
        grid.add_row("Villain", line)
    for scheme in area["main_schemes"]:
        line = Text(title(scheme), "bold")
        line.append("  ")
        full = scheme.get("target", 0)
        line.append_text(bar(scheme["threat"], full, "magenta") if full else Text(f"{scheme['threat']}", "bold"))
        line.append(" threat")
        line.append(scheme_icons(scheme), "red")
        line.append_text(in_parentheses(scheme))
        for rider in scheme.get("attached", ()):
            line.append("\n + ")
            line.append_text(card_line(rider))
        grid.add_row("Main scheme", line)
    for scheme in area["side_schemes"]:
        line = card_line(scheme)
        line.append(scheme_icons(scheme), "red")
        grid.add_row("Side scheme", line)
    for environment in area["environments"]:
        grid.add_row("Environment", card_line(environment))
    discard = area["encounter_discard"]
    deck = f"{pile(area['encounter_deck'])}, discard {len(discard)}" + (f" (top: {discard[-1]})" if discard else "")
    if area["next_stages"]:
        deck += f"; the villain has {area['next_stages']} more stage{'s' if area['next_stages'] > 1 else ''}"
    grid.add_row("Encounter", Text(deck, "dim"))
    return grid


def pile(deck: Mapping[str, Any]) -> str:
    """The size of a deck, and what is known of its top."""
    known = deck["known"]
    top = ", ".join(f"{i + 1}. {t}" for i, t in sorted(known.items())) if len(known) < deck["size"] else ""
    return f"deck {deck['size']}" + (f" (known: {top})" if top else "")


def player(view: View, seat: int, note: str = "") -> RenderableType:
    """One player's side of the table: identity, cards in play, engaged minions, counts."""
    p = view["players"][seat]
    if p["eliminated"]:
        return Panel(Text("eliminated", "dim"), title=f"Player {seat + 1}", title_align="left", border_style="dim")
    me = p["identity"]
    words = ("thw", "atk", "def") if p["form"] == "hero" else ("rec",)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    health = bar(me["remaining"], me["hp"], health_style(me["remaining"], me["hp"]), 10)
    health.append(f"  {powers(me, *words)}")
    grid.add_row("HP", health)
    mine = marks({**me, "exhausted": False})
    if mine:
        grid.add_row("Status", Text(", ").join(mine))
    in_play = [*p["in_play"], *me.get("attached", ())]
    for kind, label in _ROWS:
        cards = [c for c in in_play if c["type"] == kind]
        if cards:
            grid.add_row(label, _lines(cards))
    rest = [c for c in in_play if c["type"] not in dict(_ROWS)]
    if rest:
        grid.add_row("Also", _lines(rest))
    if p["minions"]:
        grid.add_row(Text("Minions", "red"), _lines(p["minions"]))
    if p["encounter_cards"]:
        n = len(p["encounter_cards"])
        grid.add_row(Text("Dealt", "red"), Text(f"{n} facedown encounter card{'s' if n > 1 else ''}"))
    seen = [c for c in p["hand"]["cards"] if c is not None]
    if seat != view["seat"] and p["hand"]["size"]:
        grid.add_row("Hand", Text(", ".join(seen) if seen else _cards(p["hand"]["size"]), "dim"))
    discard = p["discard"]
    counts = f"hand {p['hand']['size']}, {pile(p['deck'])}, discard {len(discard)}"
    grid.add_row("Cards", Text(counts, "dim"))
    if discard:
        grid.add_row("", Text(f"top discard: {discard[-1]}", "dim"))
    active = view["phase"] == "player" and view["active_player"] == seat
    name = Text(str(me["title"]), "bold")
    name.append(f" | {p['form']}", "")
    if len(view["players"]) > 1:
        name = Text(f"P{seat + 1} ").append_text(name)
    if me["exhausted"]:
        name.append(" | exhausted", "italic")
    if note:
        name.append(f" | {note}")
    return Panel(grid, title=name, title_align="left", border_style="bold cyan" if active else "dim")


def players(view: View, notes: Sequence[str] | None = None) -> RenderableType:
    """All players, two beside each other."""
    sides = [player(view, p["seat"], notes[p["seat"]] if notes else "") for p in view["players"]]
    if len(sides) == 1:
        return sides[0]
    grid = Table.grid(expand=True)
    for _ in range(2):
        grid.add_column(ratio=1)
    for i in range(0, len(sides), 2):
        grid.add_row(*sides[i : i + 2])
    return grid


def hand(view: View) -> RenderableType:
    """The viewer's own hand, one card a line: its number, cost, title, type, resources."""
    cards = view["players"][view["seat"]].get("hand", {"cards": [], "codes": []})
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column(style="dim")
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(style="dim")
    grid.add_column()
    for i, code in enumerate(cards["codes"]):
        face = face_of(code)
        if face is not None:
            cost = number(face.stats.get(Stat.COST))
            grid.add_row(
                "" if i else "Hand",
                f"h{i + 1}",
                cost,
                Text(face.title, ASPECT_STYLE.get(face.aspect, "")),
                type_name(face.type),
                icons(face),
            )
    return grid if cards["codes"] else Text("Your hand is empty.", "dim")


def beside(*rows: tuple[str, Text]) -> RenderableType:
    """Labels, each with words beside it that stay beside it when they take more lines."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, words in rows:
        grid.add_row(label, words)
    return grid


def happening(view: View) -> RenderableType | None:
    """The activation in progress, and cards on their way: being played, revealed or resolved."""
    lines = []
    for a in view["activations"]:
        if a["enemy"] is None or view["outcome"] is not None:
            continue
        target = f" {a['target']}" if a["target"] and a["kind"] == "attack" else ""  # it may not have been chosen yet
        what = f"{a['enemy']} {a['kind']}s{target}"
        if a["defender"]:
            what += f", {a['defender']} defends"
        if a["boost"]:
            what += f", boost +{a['boost']}"
        lines.append(what)
    known = [name for name in view["resolving"] if name is not None]
    if known:
        lines.append(f"on the table: {', '.join(known)}")
    return Text("Now: " + "; ".join(lines), "bold red") if lines else None


def summary(view: View) -> RenderableType:
    """The essence of the board on one line, and the activation in progress."""
    bits = [
        f"{title(v)} {v['remaining']}/{v['hp']}" + in_parentheses(v).plain for a in view["areas"] for v in a["villains"]
    ]
    bits += [f"{title(s)} {s['threat']}/{s.get('target', '-')}" for a in view["areas"] for s in a["main_schemes"]]
    for p in view["players"]:
        if not p["eliminated"]:
            me = p["identity"]
            bits.append(f"{me['title']} {me['remaining']}/{me['hp']}" + in_parentheses(me).plain)
    line: RenderableType = Text(" | ".join(bits), "dim")
    now = happening(view)
    return Group(line, now) if now is not None else line


def board(view: View, notes: Sequence[str] | None = None, coming: Sequence[Text] = ()) -> RenderableType:
    """The whole table as the viewer sees it. `notes` are words for the players' title lines (who plays them), `coming` is what
    the villain phase will surely bring, in words (`ahead.ahead`)."""
    parts: list[RenderableType] = [head(view), *(scenario(a) for a in view["areas"]), players(view, notes)]
    if not view["players"][view["seat"]]["eliminated"]:
        parts.append(hand(view))
    extra = [
        f"{label}: {', '.join(view[key])}"
        for key, label in (("set_aside", "Set aside"), ("victory_display", "Victory display"))
        if view[key]
    ]
    extra += [f"{name}: {pile(e['deck'])}, discard {len(e['discard'])}" for name, e in view["extra_decks"].items()]
    parts += [Text(line, "dim") for line in extra]
    if coming:
        parts.append(beside(*(("" if i else "Next", line) for i, line in enumerate(coming))))
    now = happening(view)
    if now is not None:
        parts.append(now)
    return Group(*parts)
