"""A hero, cards of every aspect (one that no other product has), basic cards, a modular set and a scenario."""

from typing import Final

from mc_env.cards.decks import ASPECTS
from mc_env.cards.kit import *

VERDANT = Hero("green_01a", "Verdant", thw=2, atk=2, dfn=2, hp=10, hand=5, traits=["Avenger"])
VERA_DANT = AlterEgo("green_01b", "Vera Dant", rec=3, hp=10, hand=6, traits=["Genius"])
VINE = Event("green_02", "Vine", cost=1, icons=MENTAL, traits=["Attack"], aspect="hero", deck_limit=15, abilities=[
    Action(Damage(A(ENEMY), 2), form=HERO_FORM, labels=ATTACK_LABEL)])
DROUGHT = Obligation("green_03", "Drought", boost=1, give_to="Vera Dant", abilities=[WhenRevealed(Discard(SELF))])
LOGGER = Minion("green_04", "Logger", unique=True, sch=1, atk=2, hp=4, boost=1, traits=["Criminal"])

LEAF = Treachery("green_05", "Leaf", boost=1, abilities=[WhenRevealed(PlaceThreat(MAIN_SCHEME, 1))])
MOSS = Treachery("green_06", "Moss", boost=2, abilities=[WhenRevealed(Damage(YOU, 1))])

OAK_I = Villain("green_07", "Oak", stage=1, sch=1, atk=1, hp=PerPlayer(9), traits=["Brute"])
OAK_II = Villain("green_08", "Oak", stage=2, sch=1, atk=2, hp=PerPlayer(9), traits=["Brute"])
OVERGROWN_A = MainScheme("green_09a", "Overgrown", stage=1)
OVERGROWN = MainScheme("green_09b", "Overgrown", stage=1, threat=0, target=PerPlayer(7), escalation=PerPlayer(1))


def _shared(aspect: str, number: int) -> CardPool:
    cards = tuple(
        Support(f"green_{number}{i}", f"{aspect} branch {i}", cost=i, icons=ENERGY, aspect=aspect) for i in range(9)
    )
    return CardPool(aspect, aspect.capitalize(), cards)


POOLS: Final = tuple(_shared(aspect, number) for number, aspect in enumerate((*ASPECTS, "basic"), 10))
SETS: Final[tuple[HeroSet | CardPool | EncounterSet | Scenario, ...]] = (
    HeroSet("verdant", "Verdant", identity=Card((VERDANT, VERA_DANT)), cards={VINE: 15}, obligations={DROUGHT: 1},
        nemesis={LOGGER: 5}, starter={card.code: 3 for card in (*POOLS[0].cards, *POOLS[-1].cards)[5:14]}),
    *POOLS,
    EncounterSet("meadow", "Meadow", cards={LEAF: 3, MOSS: 3}),
    EncounterSet("oak", "Oak", kind="scenario", cards={LEAF: 2, MOSS: 2}),
    Scenario("oak", "Oak", villains=((OAK_I, OAK_II),), schemes=((Card((OVERGROWN_A, OVERGROWN)),),),
        standard=(1, 2), expert=(1, 2), sets=("oak", "standard"), modular=("meadow",)),
)
