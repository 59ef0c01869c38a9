"""A whole game as text: what is asked of whom, every option with the one chosen, and what happens then."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mc_env.cards import registry
from mc_env.engine.game import Game, new_game
from mc_env.render.story import tell
from tools import ROOT
from tools.playthroughs.policy import Sensible

FOLDER: Final = ROOT / "tests" / "playthroughs"
LONGEST: Final = 5000  # decisions; a game that asks more does not end


def path(name: str) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{name}.txt"


def played(arguments: dict[str, Any]) -> str:
    """A game played by sensible players, as text."""
    game = new_game(**arguments, log=True)
    log = game.record()
    names = [registry.hero(code).name for code in arguments["heroes"]]
    out = [f"new_game({', '.join(f'{key}={value!r}' for key, value in arguments.items())})", ""]
    player = Sensible()
    told = 0
    while game.decision is not None and len(game.choices) < LONGEST:
        out += story(log, names, told)
        told = len(log)
        i = player.choose(game)
        out += asked(game, names, i)
        game.choose(i)
    out += [*story(log, names, told), "", *final(game, names)]
    return "\n".join(out) + "\n"


def story(log: list[dict[str, object]], names: list[str], start: int) -> list[str]:
    """What has happened, told to somebody who sees everything."""
    return [f"\n-- {line.text} --" if line.heading else f"  {line.text}" for line in tell(log, names, None, start)]


def asked(game: Game, names: list[str], chosen: int) -> list[str]:
    """A decision: who is asked what, and the options."""
    decision = game.decision
    assert decision is not None
    out = [f"? {names[decision.player]}, {decision.kind}: {decision.prompt}"]
    return out + [f"    {'>' if o.index == chosen else ' '} {o.label}" for o in decision.options]


def final(game: Game, names: list[str]) -> list[str]:
    """How the game stands at its end."""
    g = game.state
    lines = [f"{game.outcome}: {game.outcome_reason}, round {game.round}, {len(game.choices)} choices"]
    for p, name in enumerate(names):
        lines.append(f"{name}: {g.damage[g.identity[p]]} damage" if g.alive[p] else f"{name}: eliminated")
    return lines
