"""Three small identities for tests with two to four seats: Alpha, Beta and Gamma.

Each has an interrupt, a response and a resource ability, a starter deck of 40 cards (15 of its own, the rest Justice and
basic), an obligation and a nemesis set. Call `register()` before a game or a table needs them.
"""

from __future__ import annotations

from typing import Final

from mc_env.cards import registry
from mc_env.cards.core import basic, justice
from mc_env.cards.kit import *

STARTER: Final = {**justice.STARTER, **basic.STARTER}

# ------------------------------------------------------------------------------------------ Alpha: attacks

ALPHA = Hero("test_alpha_a", "Alpha", thw=1, atk=3, dfn=2, hp=11, hand=5, traits=["Tester"], abilities=[
    Interrupt(When(ATTACK, by=ENEMY, to=YOU), Draw(1), limit=ONCE_PER_ROUND, name="Ready for Anything")])

ANN_ARCHER = AlterEgo("test_alpha_b", "Ann Archer", rec=4, hp=11, hand=6, traits=["Civilian"], abilities=[
    Resource(Generate((PHYSICAL,)), limit=ONCE_PER_ROUND, name="Gym Member")])

ALPHA_STRIKE = Event("test_alpha_01", "Alpha Strike", cost=2, icons=ENERGY, traits=["Attack"], aspect="hero", abilities=[
    Action(Damage(A(ENEMY), 5), form=HERO_FORM, labels=ATTACK_LABEL)])

ALPHA_BLOCK = Event("test_alpha_02", "Alpha Block", cost=0, icons=MENTAL, traits=["Defense"], aspect="hero", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=YOU, from_attack=True), Prevent(3), form=HERO_FORM, labels=DEFENSE_LABEL)])

ALPHA_BATTERY = Upgrade("test_alpha_03", "Alpha Battery", cost=1, icons=ENERGY, traits=["Item"], aspect="hero", abilities=[
    Resource(Generate((ENERGY,)), cost=Exhaust(SELF))])

ALPHA_MOMENTUM = Upgrade("test_alpha_04", "Alpha Momentum", cost=1, icons=PHYSICAL, traits=["Skill"], aspect="hero",
    abilities=[Response(After(ATTACK, by=YOU), Draw(1), cost=Exhaust(SELF))])

ALPHA_PARTNER = Ally("test_alpha_05", "Alpha Partner", unique=True, cost=2, icons=MENTAL, thw=1, atk=2, hp=3,
    traits=["Tester"], aspect="hero")

ALPHA_OBLIGATION = Obligation("test_alpha_06", "Overdue Training", boost=2, give_to="Ann Archer", abilities=[
    WhenRevealed(ChooseOne(Do(Exhaust(YOUR_IDENTITY), Discard(SELF)), Do(Damage(YOU, 2), Discard(SELF))))])

ALPHA_NEMESIS = Minion("test_alpha_07", "Anti-Alpha", unique=True, sch=1, atk=2, hp=5, boost=2, traits=["Rival"],
    keywords=[QUICKSTRIKE])
ALPHA_SCHEME = SideScheme("test_alpha_08", "Alpha Framed", threat=PerPlayer(2), boost=3, acceleration=1)
ALPHA_TREACHERY = Treachery("test_alpha_09", "Alpha Ambushed", boost=1, abilities=[WhenRevealed(Damage(YOU, 2))])

# ------------------------------------------------------------------------------------------ Beta: thwarts

BETA = Hero("test_beta_a", "Beta", thw=3, atk=1, dfn=1, hp=9, hand=5, traits=["Tester"], abilities=[
    Response(After(THWART, by=YOU), Heal(YOUR_IDENTITY, 1), limit=ONCE_PER_ROUND, name="Peace of Mind")])

BOB_BAKER = AlterEgo("test_beta_b", "Bob Baker", rec=3, hp=9, hand=6, traits=["Civilian"], abilities=[
    Action(Draw(1), cost=Exhaust(YOUR_IDENTITY), name="Read Up")])

BETA_PLAN = Event("test_beta_01", "Beta Plan", cost=1, icons=MENTAL, traits=["Thwart"], aspect="hero", abilities=[
    Action(RemoveThreat(A(SCHEME), 3), form=HERO_FORM, labels=THWART_LABEL)])

BETA_SHIELD = Event("test_beta_02", "Beta Shield", cost=1, icons=ENERGY, traits=["Defense"], aspect="hero", abilities=[
    Interrupt(When(ATTACK, by=ENEMY), Draw(1), form=HERO_FORM, labels=DEFENSE_LABEL)])

BETA_PHONE = Upgrade("test_beta_03", "Beta Phone", cost=1, icons=MENTAL, traits=["Item"], aspect="hero", abilities=[
    Resource(Generate((MENTAL,)), cost=Exhaust(SELF))])

BETA_INFORMANT = Support("test_beta_04", "Beta Informant", cost=1, icons=MENTAL, traits=["Persona"], aspect="hero",
    abilities=[Interrupt(When(ATTACK, by=ENEMY, to=YOU), Draw(1), cost=Exhaust(SELF))])

BETA_PARTNER = Ally("test_beta_05", "Beta Partner", unique=True, cost=2, icons=MENTAL, thw=2, atk=1, hp=3,
    traits=["Tester"], aspect="hero")

BETA_OBLIGATION = Obligation("test_beta_06", "Overdue Rent", boost=2, give_to="Bob Baker", abilities=[
    WhenRevealed(ChooseOne(Do(Exhaust(YOUR_IDENTITY), Discard(SELF)), Do(PlaceThreat(MAIN_SCHEME, 1), Discard(SELF))))])

BETA_NEMESIS = Minion("test_beta_07", "Anti-Beta", unique=True, sch=2, atk=1, hp=4, boost=2, traits=["Rival"])
BETA_SCHEME = SideScheme("test_beta_08", "Beta Framed", threat=3, boost=3, hazard=1)
BETA_TREACHERY = Treachery("test_beta_09", "Beta Misled", boost=1, abilities=[WhenRevealed(PlaceThreat(MAIN_SCHEME, 1))])

# ------------------------------------------------------------------------------------------ Gamma: resources

GAMMA = Hero("test_gamma_a", "Gamma", thw=2, atk=2, dfn=3, hp=10, hand=5, traits=["Tester"], abilities=[
    Resource(Generate((MENTAL,)), limit=ONCE_PER_ROUND, name="Deep Pockets")])

GIA_GRANT = AlterEgo("test_gamma_b", "Gia Grant", rec=3, hp=10, hand=6, traits=["Civilian"])

GAMMA_BLAST = Event("test_gamma_01", "Gamma Blast", cost=1, icons=PHYSICAL, traits=["Attack"], aspect="hero", abilities=[
    Action(Damage(A(ENEMY), 3), form=HERO_FORM, labels=ATTACK_LABEL)])

GAMMA_FIELD = Event("test_gamma_02", "Gamma Field", cost=0, icons=ENERGY, aspect="hero", abilities=[
    Interrupt(Would(TAKE_DAMAGE, to=YOU), Prevent(2))])

GAMMA_WALLET = Upgrade("test_gamma_03", "Gamma Wallet", cost=1, icons=ENERGY, traits=["Item"], aspect="hero", abilities=[
    Resource(Generate((ENERGY,)), cost=Exhaust(SELF))])

GAMMA_REFLEX = Upgrade("test_gamma_04", "Gamma Reflex", cost=1, icons=PHYSICAL, traits=["Skill"], aspect="hero",
    abilities=[Response(After(TAKE_DAMAGE, to=YOU), Draw(1), cost=Exhaust(SELF))])

GAMMA_PARTNER = Ally("test_gamma_05", "Gamma Partner", unique=True, cost=2, icons=MENTAL, thw=1, atk=1, hp=4,
    traits=["Tester"], aspect="hero")

GAMMA_OBLIGATION = Obligation("test_gamma_06", "Overdue Visit", boost=2, give_to="Gia Grant", abilities=[
    WhenRevealed(Do(Exhaust(YOUR_IDENTITY), Discard(SELF)))])

GAMMA_NEMESIS = Minion("test_gamma_07", "Anti-Gamma", unique=True, sch=1, atk=1, hp=6, boost=2, traits=["Rival"])
GAMMA_SCHEME = SideScheme("test_gamma_08", "Gamma Framed", threat=4, boost=3, crisis=1)
GAMMA_TREACHERY = Treachery("test_gamma_09", "Gamma Tired", boost=1, abilities=[WhenRevealed(Exhaust(YOUR_IDENTITY))])

# ------------------------------------------------------------------------------------------ the sets

ALPHA_SET = HeroSet(
    "test_alpha", "Alpha", identity=Card((ALPHA, ANN_ARCHER)),
    cards={ALPHA_STRIKE: 4, ALPHA_BLOCK: 4, ALPHA_BATTERY: 3, ALPHA_MOMENTUM: 3, ALPHA_PARTNER: 1},
    obligations={ALPHA_OBLIGATION: 1}, nemesis={ALPHA_NEMESIS: 1, ALPHA_SCHEME: 1, ALPHA_TREACHERY: 2},
    starter=STARTER)

BETA_SET = HeroSet(
    "test_beta", "Beta", identity=Card((BETA, BOB_BAKER)),
    cards={BETA_PLAN: 4, BETA_SHIELD: 4, BETA_PHONE: 3, BETA_INFORMANT: 3, BETA_PARTNER: 1},
    obligations={BETA_OBLIGATION: 1}, nemesis={BETA_NEMESIS: 1, BETA_SCHEME: 1, BETA_TREACHERY: 2},
    starter=STARTER)

GAMMA_SET = HeroSet(
    "test_gamma", "Gamma", identity=Card((GAMMA, GIA_GRANT)),
    cards={GAMMA_BLAST: 4, GAMMA_FIELD: 4, GAMMA_WALLET: 3, GAMMA_REFLEX: 3, GAMMA_PARTNER: 1},
    obligations={GAMMA_OBLIGATION: 1}, nemesis={GAMMA_NEMESIS: 1, GAMMA_SCHEME: 1, GAMMA_TREACHERY: 2},
    starter=STARTER)


def register() -> None:
    """Add the three identities to the registry, once."""
    if ALPHA_SET.code not in registry.HEROES:
        registry.load()
        registry.register(ALPHA_SET, BETA_SET, GAMMA_SET)
