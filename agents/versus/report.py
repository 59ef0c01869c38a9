"""Comparisons of players as plain data, and those as Markdown: what `mc-env versus evaluate` and `partners` print and keep."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from mc_env.agents.evaluation.markdown import percent, table
from mc_env.agents.support import files
from mc_env.agents.versus.evaluation import Payoff, places, strengths, with_interval
from mc_env.agents.versus.playing import Result

Interval = tuple[float, float, float]  # the mean, and from where to where
TOLD: Final = ("task", "mode", "players", "decks", "max_rounds")  # of what is played


def of_payoff(found: Payoff, command: str) -> dict[str, Any]:
    """A payoff matrix, strengths and what places are worth."""
    every = [result for results in found.results.values() for result in results]
    return {
        "command": command,
        "played": {k: v for k, v in found.arguments.items() if k in TOLD},
        "players": [_figures(one, name=name) for name, one in zip(found.names, strengths(found), strict=True)],
        "pairs": [
            _pair(found.names[i], found.names[j], found.points(i, j), results)
            for (i, j), results in found.results.items()
        ],
        "places": [_figures(one, place=place, of="all pairs") for place, one in places(every).items()]
        + [
            _figures(one, place=place, of=f"{name} with itself, {len(results)} games")
            for name, results in found.mirrors.items()
            for place, one in places(results).items()
        ],
        "rounds": round(float(np.mean([result.rounds for result in every])), 2),
        "decisions": round(float(np.mean([result.decisions for result in every])), 1),
    }


def of_partners(
    found: Mapping[tuple[str, str], Interval], played: Mapping[str, Any], rival: str, games: int, command: str
) -> dict[str, Any]:
    """Pairs of partners against two of a rival."""
    return {
        "command": command,
        "played": {k: v for k, v in played.items() if k in TOLD},
        "rival": rival,
        "partners": [_figures(found[pair], one=pair[0], other=pair[1], games=games) for pair in found],
    }


def _pair(one: str, other: str, points: Sequence[float], results: Sequence[Result]) -> dict[str, Any]:
    ties = sum(0 < x < 1 for x in points)
    return {"one": one, "other": other, "games": len(results), "ties": ties} | _figures(with_interval(points))


def _figures(found: Interval, **names: Any) -> dict[str, Any]:
    mean, low, high = (round(float(x), 4) for x in found)
    return {**names, "mean": mean, "low": low, "high": high}


# ------------------------------------------------------------------------------------------ as Markdown


def lines(data: Mapping[str, Any]) -> list[str]:
    """What was kept, as lines of Markdown."""
    return _partners(data) if "partners" in data else _payoff(data)


def what_is_played(played: Mapping[str, Any]) -> str:
    """The games in words.

    >>> what_is_played({"mode": "duel", "decks": {"one_of": ["Hulk", "Magneto"]}})
    'duel, decks drawn from 2'
    """
    if "task" in played:
        return f"task {played['task']}"
    decks = played.get("decks", "mains")
    told = f"decks drawn from {len(decks['one_of'])}" if isinstance(decks, Mapping) else f"decks {decks}"
    return f"{played.get('mode', 'duel')}, {told}"


def _interval(one: Mapping[str, Any]) -> str:
    return f"{percent(one['low'])} to {percent(one['high'])}"


def _payoff(data: Mapping[str, Any]) -> list[str]:
    names = [one["name"] for one in data["players"]]
    points = {(one["one"], one["other"]): one["mean"] for one in data["pairs"]}
    points |= {(other, one): 1 - mean for (one, other), mean in points.items()}
    rows = [
        [
            one["name"],
            *(percent(points[one["name"], other]) if (one["name"], other) in points else "-" for other in names),
            f"{one['mean']:+.0f}",
            f"{one['low']:+.0f} to {one['high']:+.0f}",
        ]
        for one in data["players"]
    ]
    pairs = [
        [f"{x['one']} against {x['other']}", f"{x['games']}", percent(x["mean"]), _interval(x)] for x in data["pairs"]
    ]
    seats = [[one["place"], one["of"], percent(one["mean"]), _interval(one)] for one in data["places"]]
    return [
        f"{what_is_played(data['played'])}; every setup is played from every place.",
        "",
        *table(["", *names, "Elo", "95%"], rows),
        "",
        *table(["pair", "games", "points of the first", "95%"], pairs),
        "",
        *table(["place", "in games of", "points", "95%"], seats),
        "",
        f"A game takes {data['rounds']:.1f} rounds and {data['decisions']:.0f} decisions.",
    ]


def _partners(data: Mapping[str, Any]) -> list[str]:
    rows = [
        [
            f"{x['one']} with itself" if x["one"] == x["other"] else f"{x['one']} with {x['other']}",
            f"{x['games']}",
            percent(x["mean"]),
            _interval(x),
        ]
        for x in data["partners"]
    ]
    head = ["partners", "games", f"points against two of {data['rival']}", "95%"]
    return [f"{what_is_played(data['played'])}.", "", *table(head, rows)]


def pairs_of(data: Mapping[str, Any], mine: Callable[[str], bool]) -> list[dict[str, Any]]:
    """The pairs of a comparison that somebody plays in, as they see them, with what was played and the command."""
    out = []
    for pair in data.get("pairs", ()):
        if mine(pair["one"]):
            out.append(dict(pair))
        elif mine(pair["other"]):
            seen = {"mean": 1 - pair["mean"], "low": 1 - pair["high"], "high": 1 - pair["low"]}
            out.append(pair | {"one": pair["other"], "other": pair["one"]} | {k: round(x, 4) for k, x in seen.items()})
    return [pair | {"played": data["played"], "command": data["command"]} for pair in out]


def against(pairs: Sequence[Mapping[str, Any]]) -> list[str]:
    """Somebody's games against each other player."""
    rows = [[what_is_played(x["played"]), x["other"], f"{x['games']}", percent(x["mean"]), _interval(x)] for x in pairs]
    commands = dict.fromkeys(x["command"] for x in pairs)
    told = [line for command in commands for line in ("", "```sh", command, "```")]
    return [*table(["games of", "against", "games", "points", "95%"], rows), *told]


# ------------------------------------------------------------------------------------------ files


def keep(data: Mapping[str, Any], path: Path) -> None:
    """A comparison as a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    files.write_json(path, data, indent=1)


def keep_games(found: Payoff, path: Path) -> None:
    """Every game behind a matrix, one line each."""
    with path.open("w", encoding="utf-8") as file:
        for results in (*found.results.values(), *found.mirrors.values()):
            for result in results:
                line = {
                    "seed": result.setup.seed,
                    "mode": result.setup.mode,
                    "mains": [deck.main for deck in result.setup.decks],
                    "lineup": result.lineup,
                    "points": result.points,
                    "first": result.first,
                    "reason": result.reason,
                    "rounds": result.rounds,
                    "decisions": result.decisions,
                }
                file.write(json.dumps(line) + "\n")
