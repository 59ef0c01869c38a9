"""Captain Marvel: identity, signature cards, obligation, nemesis set (Yon-Rogg)."""

from mc_env.cards.core import basic, leadership
from mc_env.cards.kit import *

CAPTAIN_MARVEL = Hero("01010a", "Captain Marvel", thw=2, atk=2, dfn=1, hp=12, hand=5,
    traits=["Avenger", "Soldier"], abilities=[
        Action(Draw(1), cost=Do(Spend((ENERGY,)), Heal(SELF, 1)), limit=ONCE_PER_ROUND, name="Rechannel")])

CAROL_DANVERS = AlterEgo("01010b", "Carol Danvers", rec=4, hp=12, hand=6, traits=["S.H.I.E.L.D.", "Soldier"],
    abilities=[
        Action(Draw(1, APlayer(EACH_PLAYER)), limit=ONCE_PER_ROUND, name="Commander")])

SPIDER_WOMAN = Ally("01011", "Spider-Woman", subtitle="Jessica Drew", unique=True, cost=3, icons=WILD, thw=2,
    atk=2, hp=2, traits=["Avenger", "Spy"], aspect="hero", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Confuse(VILLAIN))])

CRISIS_INTERDICTION = Event("01012", "Crisis Interdiction", cost=2, icons=ENERGY, traits=["Thwart"],
    aspect="hero", abilities=[
        Action(
            RemoveThreat(A(SCHEME, name="scheme"), 2).then(
                If(YouHave("Aerial"), RemoveThreat(A(SCHEME & ~Ref("scheme")), 2))),
            form=HERO_FORM, labels=THWART_LABEL)])

PHOTONIC_BLAST = Event("01013", "Photonic Blast", cost=3, icons=PHYSICAL, traits=["Attack", "Superpower"],
    aspect="hero", abilities=[
        Action(Do(Damage(A(ENEMY), 5), If(Paid(ENERGY), Draw(1))), form=HERO_FORM, labels=ATTACK_LABEL)])

ENERGY_ABSORPTION = ResourceCard("01014", "Energy Absorption", icons=[ENERGY, ENERGY, ENERGY], aspect="hero")

ALPHA_FLIGHT_STATION = Support("01015", "Alpha Flight Station", unique=True, cost=1, icons=MENTAL,
    traits=["Location", "S.H.I.E.L.D."], aspect="hero", abilities=[
        Action(Draw(Either(YouAre("Carol Danvers"), 2, 1)), cost=Do(Exhaust(SELF), DiscardFromHand(1)))])

CAPTAIN_MARVELS_HELMET = Upgrade("01016", "Captain Marvel's Helmet", unique=True, cost=2, icons=PHYSICAL,
    traits=["Armor", "Tech"], aspect="hero", abilities=[
        Gets(YOUR_HERO & Named("Captain Marvel"), dfn=Either(YouHave("Aerial"), 2, 1))])

COSMIC_FLIGHT = Upgrade("01017", "Cosmic Flight", cost=2, icons=ENERGY, traits=["Superpower"], aspect="hero",
    abilities=[
        Gains(YOUR_HERO & Named("Captain Marvel"), trait="Aerial"),
        Interrupt(
            Would(TAKE_DAMAGE, to=YOUR_HERO & Named("Captain Marvel")), Prevent(3),
            cost=Discard(SELF), form=HERO_FORM, labels=DEFENSE_LABEL)])

ENERGY_CHANNEL = Upgrade("01018", "Energy Channel", cost=0, icons=MENTAL, traits=["Superpower"],
    aspect="hero", max_per_player=1, abilities=[
        Action(AddCounters(SELF, Number("x"), "energy"), cost=Spend(x="x", x_type=ENERGY)),
        Action(
            Damage(A(ENEMY), AtMost(Times(2, CountersOn(SELF, "energy")), 10)),
            cost=Discard(SELF), form=HERO_FORM, labels=ATTACK_LABEL)])

FAMILY_EMERGENCY = Obligation("01175", "Family Emergency", boost=2, give_to="Carol Danvers", abilities=[
    ExhaustAlterEgoOr(Stun(YOU), Surge())])

THE_PSYCHE_MAGNITRON = SideScheme("01176", "The Psyche-Magnitron", threat=3, boost=3, hazard=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

YON_ROGG = Minion("01177", "Yon-Rogg", unique=True, sch=2, atk=3, hp=5, boost=2, traits=["Elite", "Kree"],
    abilities=[
        ForcedResponse(After(ATTACK, by=SELF), PlaceThreat(SIDE_SCHEME & Named("The Psyche-Magnitron"), 1))])

KREE_MANIPULATOR = Treachery("01178", "Kree Manipulator", boost_star=True, keywords=[SURGE], abilities=[
    WhenRevealed(PlaceThreat(MAIN_SCHEME, 1)),
    Boost(If(Exists(VILLAIN & ATTACKER) & Undefended(), PlaceThreat(MAIN_SCHEME, 1)))])

YON_ROGGS_TREASON = Treachery("01179", "Yon-Rogg's Treason", boost=1, abilities=[
    WhenRevealed(DiscardFromHand(ALL, which=WithIcon(ENERGY), each=True).otherwise(Surge()))])

SET = HeroSet(
    "captain_marvel", "Captain Marvel", identity=Card((CAPTAIN_MARVEL, CAROL_DANVERS)),
    cards={SPIDER_WOMAN: 1, CRISIS_INTERDICTION: 3, PHOTONIC_BLAST: 3, ENERGY_ABSORPTION: 2,
           ALPHA_FLIGHT_STATION: 1, CAPTAIN_MARVELS_HELMET: 1, COSMIC_FLIGHT: 2, ENERGY_CHANNEL: 2},
    obligations={FAMILY_EMERGENCY: 1},
    nemesis={THE_PSYCHE_MAGNITRON: 1, YON_ROGG: 1, KREE_MANIPULATOR: 2, YON_ROGGS_TREASON: 1},
    starter={**leadership.STARTER, **basic.STARTER},
)
