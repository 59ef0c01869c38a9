"""How long the texts are: by scenario and number of players, in tokens, over games that the heuristic plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mc_env.agents.players.registry import make
from mc_env.engine.game import new_game
from mc_env.text.question import Question
from mc_env.text.style import Style
from mc_env.text.telling import briefing_of
from mc_env.text.tokens import tokens

HEROES: Final = ("spider_man", "captain_marvel", "she_hulk", "iron_man")
SCENARIOS: Final = ("rhino", "klaw", "ultron", "risky_business", "mutagen_formula")
GAMES: Final = 3


def lengths(scenario: str, players: int, style: Style, games: int) -> Iterator[tuple[int, int]]:
    """Tokens of the instructions and of the text, at every decision of some games."""
    agent = make("heuristic")
    for seed in range(games):
        game = new_game(HEROES[:players], scenario, seed, log=True)
        agent.begin(seed)
        told: dict[int, int] = {}
        while (decision := game.decision) is not None:
            me = decision.player
            question = Question(briefing_of(game, me, told.get(me, 0)), style)
            yield tokens(question.system), tokens(question.text)
            told[me] = len(game.record())
            game.choose(agent.decide(game, me))


def rows(style: Style, scenarios: Sequence[str] = SCENARIOS, games: int = GAMES) -> Iterator[tuple[str, ...]]:
    """A row for every scenario and number of players."""
    for scenario in scenarios:
        for players in range(1, len(HEROES) + 1):
            found = list(lengths(scenario, players, style, games))
            texts = sorted(text for _, text in found)
            instructions = max(system for system, _ in found)
            whole = sum(a + b for a, b in found) / games
            yield (
                scenario,
                str(players),
                f"{len(found) / games:.0f}",
                f"{instructions:,}",
                f"{texts[len(texts) // 2]:,}",
                f"{texts[-1 - len(texts) // 20]:,}",
                f"{texts[-1]:,}",
                f"{whole / 1000:,.0f}k",
            )


HEAD: Final = (
    "scenario",
    "players",
    "decisions a game",
    "instructions",
    "text, median",
    "95 %",
    "longest",
    "prompt tokens a game",
)
