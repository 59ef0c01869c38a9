"""Small cards for what an effect tells the next one, and for costs in the middle of effects. Every code begins with "rules_"."""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.kit import *

SIPHON = Event("rules_siphon", "Siphon", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Draw(1), RemoveThreat(MAIN_SCHEME, 3).named("gone"), Damage(VILLAIN, Result("gone"))))])
TURNSTILE = Event("rules_turnstile", "Turnstile", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Pay(OneOf((Damage(YOU, 1, take=True), Exhaust(YOUR_HERO)))).if_done(Damage(VILLAIN, 2)))])
HEAD_START = Event("rules_head_start", "Head Start", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, Count(EACH_PLAYER)))])
DOORBELL = Support("rules_doorbell", "Doorbell", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedInterrupt(When(PLAY, by=YOU, to=ALLY), Damage(VILLAIN, 1))])
RELAY = Event("rules_relay", "Relay", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Damage(VILLAIN, 1), cost=Do(Choose("tool", UPGRADE & YOURS), Exhaust(Ref("tool"))))])

POOL: Final = CardPool("rules_report_pool", "Reports", (SIPHON, TURNSTILE, HEAD_START, DOORBELL, RELAY))

registry.load()
if POOL.code not in registry.POOLS:
    registry.register(POOL)
