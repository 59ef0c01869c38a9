"""A table of Vs. System as text, as one player sees it."""

from __future__ import annotations

from typing import Any

from mc_env.versus.engine.game import Game


def drawn(mode: str, game: Game, seat: int, reason: str | None) -> str | None:
    """The board as text, or printed. `seat` decides, and it is drawn with their eyes; -1 at the end."""
    text = board(game, max(seat, 0))
    if seat < 0:
        text += f"\nThe game is over: {reason}"
    if mode == "human":
        print(text)
        return None
    return text


def board(game: Game, seat: int) -> str:
    """Everything a player may know, in lines."""
    view: Any = game.view(seat)
    lines = [
        f"Turn {view['turn']}, player {view['active'] + 1}" + (f", {view['points']} points" if view["points"] else "")
    ]
    for q, player in enumerate(view["players"]):
        who = f"Player {q + 1}" + (" (you)" if q == seat else "") + ("" if player["alive"] else ", out")
        lines.append(f"{who}: deck {player['deck']}, hand {_hand(player['hand'])}, KO pile {len(player['KO pile'])}")
        lines.append("  resources: " + (", ".join(_resource(*one) for one in player["resources"]) or "none"))
        for row in ("front", "back"):
            lines.append(f"  {row}: " + (", ".join(map(character, player[row])) or "nobody"))
    if view["combat"]:
        lines.append(f"Combat: {', '.join(view['combat']['attackers'])} against {view['combat']['defender']}")
    return "\n".join(lines)


def _hand(names: list[str]) -> str:
    """The cards of a hand, if they are seen."""
    return ", ".join(names) if names and names[0] else str(len(names))


def _resource(name: str, up: bool) -> str:
    return name if up else f"({name or 'face down'})"


def character(x: dict[str, Any]) -> str:
    """A character in play in a few words."""
    marks = [
        name for name in ("stunned", "exhausted", "frozen") if x[name] and not (name == "exhausted" and x["stunned"])
    ]
    marks += [f"{x['counters']:+d}"] if x["counters"] else []
    marks += [f"{x['xp']} XP"] if x["xp"] else []
    level = f" {x['level']}" if x["level"] else ""
    told = f" [{', '.join(marks + x['keywords'])}]" if marks or x["keywords"] else ""
    return f"{x['name']}{level} {x['atk']}/{x['dfn']} ({x['wounds']}/{x['health']}){told}"
