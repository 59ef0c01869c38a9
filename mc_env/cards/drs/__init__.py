"""The Doctor Strange pack."""

from mc_env.cards.drs import aggression, basic, doctor_strange, justice, leadership, protection
from mc_env.cards.registry import register

register(
    doctor_strange.SET,
    aggression.SET,
    justice.SET,
    leadership.SET,
    protection.SET,
    basic.SET,
    product="drs",
    reprints={
        "09017": "01079",
        "09018": "01080",
        "09022": "01088",
        "09023": "01089",
        "09024": "01090",
        "09025": "01091",
    },
)
