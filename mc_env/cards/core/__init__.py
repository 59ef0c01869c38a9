"""The core set."""

from mc_env.cards.core import basic, bomb_scare, expert, justice, rhino, spider_man, standard
from mc_env.cards.registry import register

register(
    justice.SET,
    basic.SET,
    spider_man.SET,
    standard.SET,
    expert.SET,
    bomb_scare.SET,
    rhino.SET,
    rhino.SCENARIO,
)
