"""Synthetic cards, scenarios and identities with the awkward shapes of later products, written only with the kit.

They prove that such shapes are definitions and nothing else. Importing this module registers them, once; every code begins
with "probe_".
"""

from __future__ import annotations

from mc_env.cards import registry
from mc_env.cards.kit import (
    ALL,
    COMPLETE,
    DEFEAT,
    OVERKILL,
    PHYSICAL,
    ROUND_ENDS,
    SELF,
    VILLAIN,
    VILLAINS,
    YOUR_HERO,
    AddCounters,
    After,
    Card,
    CardPool,
    Compare,
    CountersOn,
    Do,
    EncounterSet,
    Environment,
    Flip,
    ForcedInterrupt,
    ForcedResponse,
    Gains,
    Heal,
    If,
    Instead,
    LoseGame,
    MainScheme,
    MakeActive,
    PerPlayer,
    Scenario,
    SideScheme,
    Upgrade,
    Villain,
    WhenDefeated,
    WinGame,
    Would,
)
from tests import identities

# ------------------------------------------------------------------------------------------ scenarios


def scheme(code: str, title: str, **facts: object) -> Card:
    """A main scheme card with a plain A side."""
    return Card((MainScheme(f"{code}a", title), MainScheme(f"{code}b", title, **facts)))


CASTOR = Villain("probe_castor", "Castor", stage=1, sch=1, atk=2, hp=6)
POLLUX = Villain("probe_pollux", "Pollux", stage=1, sch=2, atk=1, hp=5)
TWIN_PLOT = scheme("probe_twin_plot", "Twin Plot", threat=0, target=20, escalation=1, abilities=[
    ForcedResponse(After(ROUND_ENDS), MakeActive(VILLAINS & ~VILLAIN))])
TWINS = Scenario("probe_twins", "Twins", villains=((CASTOR,), (POLLUX,)), schemes=((TWIN_PLOT,),), sets=("standard",))

PLANNER = Villain("probe_planner", "Planner", stage=1, sch=2, atk=1, hp=PerPlayer(10))
FIRST_PLOT = scheme("probe_first_plot", "First Plot", threat=1, target=6, escalation=1)
SECOND_PLOT = scheme("probe_second_plot", "Second Plot", threat=0, target=5, escalation=2)
DEEPER_PLOT = scheme("probe_deeper_plot", "Deeper Plot", threat=3, target=9, escalation=1)
PLOTS = Scenario("probe_plots", "Plots", villains=((PLANNER,),), schemes=((FIRST_PLOT,), (SECOND_PLOT, DEEPER_PLOT)),
    sets=("standard",))

EASTERN_HERMIT = Villain("probe_hermit_1", "Eastern Hermit", stage=1, sch=1, atk=1, hp=8)
WESTERN_HERMIT = Villain("probe_hermit_2", "Western Hermit", stage=1, sch=2, atk=2, hp=9)
EASTERN_RETREAT = scheme("probe_retreat_1", "Eastern Retreat", threat=0, target=7, escalation=1)
WESTERN_RETREAT = scheme("probe_retreat_2", "Western Retreat", threat=0, target=7, escalation=2)
HERMITS = Scenario("probe_hermits", "Hermits", villains=((EASTERN_HERMIT,), (WESTERN_HERMIT,)),
    schemes=((EASTERN_RETREAT,), (WESTERN_RETREAT,)), sets=("standard",), own_area_each=True)

ESCAPIST = Villain("probe_escapist", "Escapist", stage=1, sch=1, atk=1, hp=4, abilities=[
    ForcedInterrupt(Would(DEFEAT, to=SELF), Instead(Heal(SELF, ALL)))])
GETAWAY = Card((
    MainScheme("probe_getaway_a", "Getaway"),
    MainScheme("probe_getaway_b", "Getaway", threat=0, target=3, escalation=1, abilities=[
        ForcedInterrupt(Would(COMPLETE, to=SELF), Instead(Flip(SELF, face=2)))]),
    Environment("probe_getaway_c", "On the Run", abilities=[
        ForcedResponse(After(ROUND_ENDS), Do(
            AddCounters(SELF, 1, "hour"),
            If(Compare(CountersOn(SELF, "hour"), ">=", 2), LoseGame("escaped"))))])))
EVIDENCE = SideScheme("probe_evidence", "Evidence", threat=2, boost=1, abilities=[WhenDefeated(WinGame("evidence"))])
CHASE_SET = EncounterSet("probe_chase_set", "Chase", kind="scenario", cards={EVIDENCE: 1})
CHASE = Scenario("probe_chase", "Chase", villains=((ESCAPIST,),), schemes=((GETAWAY,),),
    sets=("probe_chase_set", "standard"))

# ------------------------------------------------------------------------------------------ player cards

HEAVY_BOOTS = Upgrade("probe_heavy_boots", "Heavy Boots", cost=1, icons=PHYSICAL, aspect="basic", abilities=[
    Gains(YOUR_HERO, OVERKILL)])

POOL = CardPool("probe_pool", "Probes", (HEAVY_BOOTS,))

# ------------------------------------------------------------------------------------------ registration

SETS = (POOL, CHASE_SET, TWINS, PLOTS, HERMITS, CHASE)


def register() -> None:
    """Add everything to the registry, once."""
    identities.register()
    if TWINS.code not in registry.SCENARIOS:
        registry.register(*SETS)


register()
