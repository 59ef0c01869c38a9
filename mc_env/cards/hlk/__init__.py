"""The Hulk pack."""

from mc_env.cards.hlk import aggression, basic, hulk, justice, leadership, protection
from mc_env.cards.registry import register

register(
    hulk.SET,
    aggression.SET,
    justice.SET,
    leadership.SET,
    protection.SET,
    basic.SET,
    product="hlk",
    reprints={
        "10017": "01055",
        "10020": "01088",
        "10021": "01089",
        "10022": "01090",
        "10023": "01091",
        "10024": "01092",
    },
)
