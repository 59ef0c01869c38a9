"""The Green Goblin."""

from mc_env.cards.gob import (
    a_mess_of_things,
    goblin_gimmicks,
    mutagen_formula,
    power_drain,
    risky_business,
    running_interference,
)
from mc_env.cards.registry import register

register(
    goblin_gimmicks.SET,
    a_mess_of_things.SET,
    power_drain.SET,
    running_interference.SET,
    risky_business.SET,
    risky_business.SCENARIO,
    mutagen_formula.SET,
    mutagen_formula.SCENARIO,
    product="gob",
)
