"""Captain America."""

from mc_env.cards.cap import aggression, basic, captain_america, justice, leadership, protection
from mc_env.cards.registry import register

register(
    aggression.SET,
    justice.SET,
    leadership.SET,
    protection.SET,
    basic.SET,
    captain_america.SET,
    product="cap",
    reprints={
        "03012": "01066",
        "03016": "01071",
        "03018": "01072",
        "03020": "01083",
        "03021": "01088",
        "03022": "01089",
        "03023": "01090",
    },
)
