"""Lamplighter: identity, signature cards, obligation, nemesis set (the Moth)."""

from mc_env.cards.core import basic, justice
from mc_env.cards.kit import *

LAMPLIGHTER = Hero("night_01a", "Lamplighter", thw=2, atk=2, dfn=2, hp=10, hand=5, traits=["Mystic"], abilities=[
    Response(After(THWART, by=YOU), Damage(A(ENEMY), 1), limit=ONCE_PER_ROUND, name="Let There Be Light")])

ADA_QUILL = AlterEgo("night_01b", "Ada Quill", rec=3, hp=10, hand=6, traits=["Civilian"], abilities=[
    Action(Draw(1), limit=ONCE_PER_ROUND, name="Night Shift")])

WICK = Ally("night_02", "Wick", subtitle="The Stray", unique=True, cost=2, icons=ENERGY, thw=1, atk=1, hp=2,
    traits=["Animal"], aspect="hero", abilities=[
        Response(After(ENTER_PLAY, to=SELF), RemoveThreat(A(SCHEME), 1))])

FLARE = Event("night_03", "Flare", cost=2, icons=ENERGY, traits=["Attack"], aspect="hero", abilities=[
    Action(Damage(A(ENEMY), 5), form=HERO_FORM, labels=ATTACK_LABEL)])

SEARCHLIGHT = Event("night_04", "Searchlight", cost=1, icons=MENTAL, traits=["Thwart"], aspect="hero", abilities=[
    Action(RemoveThreat(A(SCHEME), 3), form=HERO_FORM, labels=THWART_LABEL)])

DAZZLE = Event("night_05", "Dazzle", cost=2, icons=PHYSICAL, traits=["Superpower"], aspect="hero", abilities=[
    Action(Confuse(A(ENEMY)), form=HERO_FORM)])

OLD_LANTERN = Upgrade("night_06", "Old Lantern", cost=1, icons=ENERGY, traits=["Item"], aspect="hero",
    uses=("oil", 3), abilities=[
        Resource(Generate((ENERGY,)), cost=Do(Exhaust(SELF), RemoveCounters(SELF, 1, "oil")))])

WATCHTOWER = Support("night_07", "Watchtower", unique=True, cost=2, icons=MENTAL, traits=["Location"], aspect="hero",
    abilities=[Action(Heal(YOUR_ALTER_EGO, 3), cost=Exhaust(SELF), form=ALTER_EGO_FORM)])

LONG_COAT = Upgrade("night_08", "Long Coat", unique=True, cost=2, icons=PHYSICAL, traits=["Item"], aspect="hero",
    abilities=[Gets(YOU, hp=3)])

DOUBLE_SHIFT = Obligation("night_09", "Double Shift", boost=2, give_to="Ada Quill", abilities=[
    ExhaustAlterEgoOr(DiscardFromHand(1, random=True), Surge())])

THE_MOTH = Minion("night_10", "The Moth", unique=True, sch=2, atk=2, hp=5, boost=2, traits=["Criminal"],
    keywords=[QUICKSTRIKE])

DRAWN_TO_THE_LIGHT = SideScheme("night_11", "Drawn to the Light", threat=PerPlayer(3), boost=3, acceleration=1)

DUST_ON_THE_GLASS = Treachery("night_12", "Dust on the Glass", boost=1, abilities=[
    WhenRevealed(Do(Confuse(YOU), If(Exists(MINION & Named("The Moth")), Surge())))])

SET = HeroSet(
    "lamplighter", "Lamplighter", identity=Card((LAMPLIGHTER, ADA_QUILL)),
    cards={WICK: 1, FLARE: 3, SEARCHLIGHT: 3, DAZZLE: 2, OLD_LANTERN: 3, WATCHTOWER: 1, LONG_COAT: 2},
    obligations={DOUBLE_SHIFT: 1},
    nemesis={THE_MOTH: 1, DRAWN_TO_THE_LIGHT: 1, DUST_ON_THE_GLASS: 3},
    starter={**justice.STARTER, **basic.STARTER},
)
