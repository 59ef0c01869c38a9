"""Who sits where: every lineup of an evaluation, table by table."""

from __future__ import annotations

from mc_env.agents.evaluation.games import Lineup, check_masks
from mc_env.agents.evaluation.groups import with_replaced
from mc_env.agents.evaluation.plan import Evaluation
from mc_env.agents.evaluation.tables import max_rounds_at, tables
from mc_env.errors import ConfigError


def lineups(evaluation: Evaluation) -> list[Lineup]:
    """Every lineup: tables, then teams, then masks."""
    masks = [(), *evaluation.mask]
    for mask in masks:
        check_masks(mask)
    out = []
    for task, setup in tables(evaluation):
        players = len(setup["heroes"])
        if (evaluation.cross or evaluation.partners or evaluation.replace) and players < 2:
            raise ConfigError(
                f"{task} is played alone: partners need at least two heroes (--heroes spider_man,captain_marvel)"
            )
        for team in teams(evaluation, players):
            variants = [(team, mask) for mask in masks]
            variants += [(other, ()) for other in with_replaced(team, evaluation.replace)]
            for who, mask in variants:
                lineup = Lineup(task, who, setup, mask, max_rounds_at(evaluation, task))
                if lineup not in out:
                    out.append(lineup)
    return out


def base_teams(evaluation: Evaluation) -> list[tuple[str, ...]]:
    """The teams that were asked for, without those that stand in for them."""
    sizes = dict.fromkeys(len(setup["heroes"]) for _, setup in tables(evaluation))
    return [team for players in sizes for team in teams(evaluation, players)]


def teams(evaluation: Evaluation, players: int) -> list[tuple[str, ...]]:
    """An agent for each seat of a table."""
    specs = evaluation.specs
    if evaluation.cross:
        pairs = [(a, a) for a in specs]
        pairs += [(a, b) for group in evaluation.crossed.values() for a in group for b in group]
        return [(a, *[b] * (players - 1)) for a in specs for b in specs if (a, b) in pairs]
    if evaluation.partners:
        return [(a, *[b] * (players - 1)) for a in specs for b in dict.fromkeys(evaluation.partners)]
    return [(a,) * players for a in specs]
