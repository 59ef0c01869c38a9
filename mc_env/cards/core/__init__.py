"""The core set."""

from mc_env.cards.core import (
    basic,
    bomb_scare,
    expert,
    justice,
    klaw,
    legions_of_hydra,
    masters_of_evil,
    rhino,
    spider_man,
    standard,
    the_doomsday_chair,
    ultron,
    under_attack,
)
from mc_env.cards.registry import register

register(
    justice.SET,
    basic.SET,
    spider_man.SET,
    standard.SET,
    expert.SET,
    bomb_scare.SET,
    masters_of_evil.SET,
    under_attack.SET,
    legions_of_hydra.SET,
    the_doomsday_chair.SET,
    rhino.SET,
    rhino.SCENARIO,
    klaw.SET,
    klaw.SCENARIO,
    ultron.SET,
    ultron.SCENARIO,
)
