"""Black Panther: identity, signature cards, obligation, nemesis set (Killmonger)."""

from mc_env.cards.core import basic, protection
from mc_env.cards.kit import *

BLACK_PANTHER = Hero("01040a", "Black Panther", thw=2, atk=2, dfn=2, hp=11, hand=5,
    traits=["Avenger", "Wakanda"], keywords={RETALIATE: 1})

TCHALLA = AlterEgo("01040b", "T'Challa", rec=4, hp=11, hand=6, traits=["King", "Wakanda"], abilities=[
    Setup(Do(
        Search("upgrade", IN_YOUR_DECK & UPGRADE & Trait("Black Panther")),
        AddToHand(Ref("upgrade"), YOU)), name="Foresight")])

SHURI = Ally("01041", "Shuri", unique=True, cost=2, icons=PHYSICAL, thw=1, atk=1, hp=3,
    traits=["Genius", "Wakanda"], aspect="hero", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Do(
            Search("upgrade", IN_YOUR_DECK & UPGRADE),
            AddToHand(Ref("upgrade"), YOU)))])

ANCESTRAL_KNOWLEDGE = Event("01042", "Ancestral Knowledge", cost=1, icons=MENTAL, aspect="hero", abilities=[
    Action(
        Do(Choose("cards", IN_YOUR_DISCARD, count=3, up_to=True, distinct_titles=True),
           ShuffleInto(Ref("cards"))),
        form=ALTER_EGO_FORM)])

EACH_SPECIAL = Action(ResolveSpecials(UPGRADE & Trait("Black Panther") & YOURS), form=HERO_FORM)


def _wakanda_forever(code: str, icon: Res) -> Face:
    """One of the four cards of this title: they differ in the resource they are worth."""
    return Event(code, "Wakanda Forever!", cost=1, icons=icon, traits=["Tactic"], aspect="hero", abilities=[EACH_SPECIAL])


WAKANDA_FOREVER_ENERGY = _wakanda_forever("01043a", ENERGY)
WAKANDA_FOREVER_MENTAL = _wakanda_forever("01043b", MENTAL)
WAKANDA_FOREVER_PHYSICAL = _wakanda_forever("01043c", PHYSICAL)
WAKANDA_FOREVER_WILD = _wakanda_forever("01043d", WILD)

VIBRANIUM = ResourceCard("01044", "Vibranium", icons=[WILD, WILD], aspect="hero")

THE_GOLDEN_CITY = Support("01045", "The Golden City", unique=True, cost=2, icons=ENERGY,
    traits=["Location", "Wakanda"],
    aspect="hero", abilities=[Action(Draw(2), cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

ENERGY_DAGGERS = Upgrade("01046", "Energy Daggers", cost=2, icons=MENTAL, traits=["Black Panther", "Weapon"],
    aspect="hero", abilities=[
        Special(Do(
            ChoosePlayer("player", EACH_PLAYER),
            Damage(VILLAIN | (ENEMY & EngagedWith(PlayerRef("player"))), FinalStep(2, otherwise=1))))])

PANTHER_CLAWS = Upgrade("01047", "Panther Claws", cost=2, icons=ENERGY, traits=["Black Panther", "Weapon"],
    aspect="hero", abilities=[Special(Damage(A(ENEMY), FinalStep(4, otherwise=2)), labels=ATTACK_LABEL)])

TACTICAL_GENIUS = Upgrade("01048", "Tactical Genius", cost=2, icons=PHYSICAL,
    traits=["Black Panther", "Skill"],
    aspect="hero", abilities=[Special(RemoveThreat(A(SCHEME), FinalStep(2, otherwise=1)), labels=THWART_LABEL)])

VIBRANIUM_SUIT = Upgrade("01049", "Vibranium Suit", cost=2, icons=MENTAL, traits=["Armor", "Black Panther"],
    aspect="hero", abilities=[Special(MoveDamage(YOUR_HERO, A(ENEMY), FinalStep(2, otherwise=1)), labels=ATTACK_LABEL)])

AFFAIRS_OF_STATE = Obligation("01155", "Affairs of State", boost=2, give_to="T'Challa", abilities=[
    ExhaustAlterEgoOr(Discard(A(UPGRADE & Trait("Black Panther") & YOURS)))])

USURP_THE_THRONE = SideScheme("01156", "Usurp The Throne", threat=PerPlayer(3), boost=3, hazard=1)

KILLMONGER = Minion("01157", "Killmonger", unique=True, sch=2, atk=2, hp=5, boost=2,
    traits=["Assassin", "Elite", "Mercenary"], abilities=[
        Cannot(SELF, Stat.CANNOT_TAKE_DAMAGE, source=UPGRADE & Trait("Black Panther"))])

HEART_SHAPED_HERB = Treachery("01158", "Heart-Shaped Herb", boost=1, boost_star=True, keywords=[SURGE],
    abilities=[
        WhenRevealed(Toughen(VILLAIN | (MINION & EngagedWith(YOU)))),
        Boost(Toughen(VILLAIN))])

ICONS_AND_ONE = Plus(1, StatOf(Ref("discarded"), Stat.BOOST, printed=True))

RITUAL_COMBAT = Treachery("01159", "Ritual Combat", boost=2, abilities=[
    WhenRevealed(DiscardTop(1, None).named("discarded").then(
        ChooseOne(Damage(YOUR_HERO, ICONS_AND_ONE), PlaceThreat(MAIN_SCHEME, ICONS_AND_ONE))))])

SET = HeroSet(
    "black_panther", "Black Panther", identity=Card((BLACK_PANTHER, TCHALLA)),
    cards={SHURI: 1, ANCESTRAL_KNOWLEDGE: 1, WAKANDA_FOREVER_ENERGY: 1, WAKANDA_FOREVER_MENTAL: 1,
           WAKANDA_FOREVER_PHYSICAL: 1, WAKANDA_FOREVER_WILD: 2, VIBRANIUM: 3, THE_GOLDEN_CITY: 1,
           ENERGY_DAGGERS: 1, PANTHER_CLAWS: 1, TACTICAL_GENIUS: 1, VIBRANIUM_SUIT: 1},
    obligations={AFFAIRS_OF_STATE: 1},
    nemesis={USURP_THE_THRONE: 1, KILLMONGER: 1, HEART_SHAPED_HERB: 1, RITUAL_COMBAT: 2},
    starter={**protection.STARTER, **basic.STARTER},
)
