"""Thor."""

from mc_env.cards.registry import register
from mc_env.cards.thor import aggression, basic, justice, leadership, protection, thor

register(
    aggression.SET,
    justice.SET,
    leadership.SET,
    protection.SET,
    basic.SET,
    thor.SET,
    product="thor",
    reprints={
        "06013": "01052",
        "06016": "01055",
        "06022": "01088",
        "06023": "01089",
        "06024": "01090",
        "06025": "01091",
    },
)
