"""Small cards, each with something a definition may say that no product has said so far; `test_definitions_hold` plays them."""

from __future__ import annotations

from mc_env.cards import registry
from mc_env.cards.kit import *
from mc_env.cards.terms import Event as E
from tools import identities

# ------------------------------------------------------------------------------------------ answers to the round and to counters

MORNING_PERSON = Support("held_morning", "Morning Person", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(E.READY, to=YOUR_HERO), AddCounters(SELF, 1, "morning")),
    ForcedResponse(After(E.READY, to=SELF), AddCounters(SELF, 1, "own")),
    Action(Draw(1), cost=Exhaust(SELF))])
EAGER_READER = Support("held_reader", "Eager Reader", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(E.DRAW, by=YOU), AddCounters(SELF, Amount(), "page"))])
SCRAP_DEALER = Support("held_scrap", "Scrap Dealer", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(E.DISCARD, to=Named("Haymaker")), AddCounters(SELF, 1, "scrap"))])
BEAN_COUNTER = Support("held_beans", "Bean Counter", cost=0, icons=ENERGY, aspect="basic", abilities=[
    ForcedResponse(After(E.COUNTER, to=Named("Jar")), Draw(1))])
JAR = Support("held_jar", "Jar", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(AddCounters(SELF, 2, "bean"), limit=ONCE_PER_ROUND, name="Fill")])

# ------------------------------------------------------------------------------------------ constants outside play

LUCKY_COIN = Upgrade("held_coin", "Lucky Coin", cost=3, icons=ENERGY, aspect="basic", abilities=[
    Constant(Gets(YOUR_HERO, atk=1), active_in=Pile.HAND)])
HEIRLOOM = Upgrade("held_heirloom", "Heirloom", cost=3, icons=ENERGY, aspect="basic", abilities=[
    Constant(Gets(YOUR_HERO, thw=2), active_in=Pile.DISCARD), Gets(YOUR_HERO, dfn=1)])
BAD_OMEN = Treachery("held_omen", "Bad Omen", boost=1, abilities=[
    Constant(Gets(VILLAIN, atk=1), active_in=Pile.ENCOUNTER_DISCARD)])

# ------------------------------------------------------------------------------------------ what lasts, stays and goes back

WAR_CRY = Event("held_war_cry", "War Cry", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(Do(Draw(1), Gets(VILLAIN, atk=3, until=END_OF_ATTACK)))])
VIGIL = SideScheme("held_vigil", "Vigil", threat=1, boost=1)
WARD = Minion("held_ward", "Ward", sch=1, atk=1, hp=2, boost=1)
VIGILANT = Environment("held_vigilant", "Vigilant", abilities=[
    Cannot(Named("Vigil") | Named("Ward"), Stat.CANNOT_LEAVE_PLAY), Action(Discard(SELF), name="Relax")])
PUT_BACK = Event("held_put_back", "Put Back", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(PutOnDeck(In(Pile.EXTRA_DISCARD, name="spells")))])
SHUFFLE_BACK = Event("held_shuffle_back", "Shuffle Back", cost=0, icons=ENERGY, aspect="basic", abilities=[
    Action(ShuffleInto(In(Pile.EXTRA_DISCARD, name="spells")))])
BEACON = Environment("held_beacon", "Beacon", counters=("light", PerPlayer(2)))
ARROW_CASE = Upgrade("held_arrow_case", "Arrow Case", cost=0, icons=ENERGY, aspect="basic",
    uses=("arrow", PerPlayer(1)), abilities=[Action(Damage(A(ENEMY), 1), cost=RemoveCounters(SELF, 1, "arrow"))])

# ------------------------------------------------------------------------------------------ registration

POOL = CardPool("held_pool", "Held", (
    MORNING_PERSON, EAGER_READER, SCRAP_DEALER, BEAN_COUNTER, JAR, LUCKY_COIN, HEIRLOOM, WAR_CRY, PUT_BACK, SHUFFLE_BACK,
    ARROW_CASE))
SET = EncounterSet("held_set", "Held", kind="campaign", cards={VIGIL: 1, WARD: 1, VIGILANT: 1, BAD_OMEN: 1, BEACON: 1})


def register() -> None:
    """Add everything to the registry, once."""
    identities.register()
    if SET.code not in registry.ENCOUNTER_SETS:
        registry.register(POOL, SET)
