"""The Black Widow pack."""

from mc_env.cards.bkw import aggression, basic, black_widow, justice, leadership, protection
from mc_env.cards.registry import register

register(
    black_widow.SET,
    aggression.SET,
    justice.SET,
    leadership.SET,
    protection.SET,
    basic.SET,
    product="bkw",
    reprints={
        "08014": "01062",
        "08015": "01063",
        "08016": "01064",
        "08019": "01084",
        "08020": "01088",
        "08021": "01089",
        "08022": "01090",
    },
)
