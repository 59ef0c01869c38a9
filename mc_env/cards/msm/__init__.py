"""Ms. Marvel."""

from mc_env.cards.msm import aggression, basic, justice, leadership, ms_marvel, protection
from mc_env.cards.registry import register

register(
    aggression.SET,
    justice.SET,
    leadership.SET,
    protection.SET,
    basic.SET,
    ms_marvel.SET,
    product="msm",
    reprints={
        "05013": "01078",
        "05016": "01079",
        "05019": "01088",
        "05020": "01089",
        "05021": "01090",
        "05022": "01091",
    },
)
