"""Every group of checks."""

from __future__ import annotations

from typing import Final

from mc_env.audit.base import Check
from mc_env.audit.checks.abilities import Abilities
from mc_env.audit.checks.activation import Activation
from mc_env.audit.checks.attack import Attack
from mc_env.audit.checks.cards import Cards
from mc_env.audit.checks.damage import Damage
from mc_env.audit.checks.encounter import Encounter
from mc_env.audit.checks.forced import Forced
from mc_env.audit.checks.outcome import Outcome
from mc_env.audit.checks.paying import Paying
from mc_env.audit.checks.round import Round
from mc_env.audit.checks.secrets import Secrets
from mc_env.audit.checks.threat import Threat
from mc_env.audit.checks.windows import Windows

CHECKS: Final[tuple[type[Check], ...]] = (
    Round,
    Encounter,
    Threat,
    Activation,
    Attack,
    Damage,
    Windows,
    Forced,
    Abilities,
    Paying,
    Cards,
    Secrets,
    Outcome,
)
