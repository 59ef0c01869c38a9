"""How a game went, when it is over: the outcome, how far it was from another one, and what each seat did for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mc_env.cards import registry
from mc_env.cards.terms import CardType
from mc_env.engine.game import Game
from mc_env.engine.knowing.views import View
from mc_env.kernel.state import Note
from mc_env.render.text import face_of, title


@dataclass
class Figures:
    """What a seat did. Damage and threat count for whoever made the choice that led to them."""

    damage: int = 0  # dealt to enemies
    defeated: int = 0  # minions
    threat: int = 0  # removed
    taken: int = 0  # damage on the identity
    played: int = 0  # cards


_ROWS: Final = (
    ("Damage to enemies", "damage"),
    ("Minions defeated", "defeated"),
    ("Threat removed", "threat"),
    ("Damage taken", "taken"),
    ("Cards played", "played"),
)


def figures(game: Game) -> list[Figures]:
    """What each seat did, counted by playing the game again."""
    out = [Figures() for _ in range(game.players)]
    past = game.rewind(0, log=True)
    seats = {registry.card(p["identity"]["code"]).code: p["seat"] for p in past.view(0)["players"] if "identity" in p}
    log = past.record()
    for i in game.choices:
        assert past.decision is not None
        seat, read = past.decision.player, len(log)
        past.choose(i)
        for entry in log[read:]:
            _count(entry, out, seat, seats)
    return out


def _count(entry: Note, out: Sequence[Figures], seat: int, seats: Mapping[str, int]) -> None:
    """Add what an entry of the log says; `seat` has chosen last."""
    event, codes = entry["event"], entry["codes"]
    assert isinstance(codes, dict)
    code = str(codes.get("target" if event == "damage" else "card"))
    face = face_of(code)  # a facedown minion has none
    if event == "play":
        out[seat].played += 1
    elif event == "remove threat":
        out[seat].threat += _amount(entry, "amount")
    elif event == "damage" and (face is None or face.type in (CardType.VILLAIN, CardType.MINION)):
        out[seat].damage += _amount(entry, "taken")
    elif event == "damage" and registry.card(code).code in seats:
        out[seats[registry.card(code).code]].taken += _amount(entry, "taken")
    elif event == "defeat" and (face is None or face.type == CardType.MINION):
        out[seat].defeated += 1


def _amount(entry: Note, key: str) -> int:
    n = entry[key]
    assert isinstance(n, int)
    return n


def results(game: Game, names: Sequence[str], seats: Sequence[str] = ()) -> RenderableType:
    """The outcome of a finished game, and a column for each player."""
    won = game.outcome == "win"
    head = Text("Won" if won else "Lost", "bold green" if won else "bold red")
    head.append(f" in round {game.round}, after {len(game.choices)} choices.", "not bold")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    for _ in names:
        grid.add_column(justify="right")
    grid.add_row("", *(Text(name, "bold") for name in names))
    if any(who != seats[0] for who in seats):
        grid.add_row("", *(Text(who, "dim") for who in seats))
    counted = figures(game)
    for label, key in _ROWS:
        grid.add_row(label, *(str(getattr(f, key)) for f in counted))
    left = "; ".join(_left(game.view(0)))
    return Group(head, *([Text(left, "dim")] if left else []), grid)


def _left(view: View) -> list[str]:
    """Where villains, main schemes and heroes stood at the end."""
    out = [f"{title(v)} {v['remaining']}/{v['hp']} hit points" for a in view["areas"] for v in a["villains"]]
    out += [f"{title(s)} {s['threat']}/{s.get('target', '-')} threat" for a in view["areas"] for s in a["main_schemes"]]
    alive = [p["identity"] for p in view["players"] if not p["eliminated"]]
    return out + [f"{me['title']} {me['remaining']}/{me['hp']} hit points" for me in alive]
