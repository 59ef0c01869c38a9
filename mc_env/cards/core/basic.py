"""Basic cards."""

from mc_env.cards.kit import *

MOCKINGBIRD = Ally("01083", "Mockingbird", subtitle="Bobbi Morse", unique=True, cost=3, icons=PHYSICAL, thw=1, atk=1,
    hp=3, traits=["S.H.I.E.L.D.", "Spy"], aspect="basic", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Stun(A(ENEMY)))])

NICK_FURY = Ally("01084", "Nick Fury", unique=True, cost=4, icons=MENTAL, thw=2, atk=2, hp=3,
    traits=["S.H.I.E.L.D.", "Spy"], aspect="basic", abilities=[
        ForcedResponse(After(ENTER_PLAY, to=SELF), Do(
            ChooseOne(RemoveThreat(A(SCHEME), 2), Draw(3), Damage(A(ENEMY), 4)),
            Delay(Stage.AFTER, ROUND_ENDS, Discard(SELF & In(Pile.PLAY)))))])

EMERGENCY = Event("01085", "Emergency", cost=0, icons=ENERGY, traits=["Thwart"], aspect="basic", abilities=[
    Interrupt(When(SCHEMES, by=VILLAINS), Prevent(1), labels=THWART_LABEL)])

FIRST_AID = Event("01086", "First Aid", cost=1, icons=MENTAL, aspect="basic", abilities=[Action(Heal(A(CHARACTER), 2))])

HAYMAKER = Event("01087", "Haymaker", cost=2, icons=ENERGY, traits=["Attack"], aspect="basic", abilities=[
    Action(Damage(A(ENEMY), 3), form=HERO_FORM, labels=ATTACK_LABEL)])

ENERGY_CARD = ResourceCard("01088", "Energy", icons=[ENERGY, ENERGY], aspect="basic", deck_limit=1)
GENIUS = ResourceCard("01089", "Genius", icons=[MENTAL, MENTAL], aspect="basic", deck_limit=1)
STRENGTH = ResourceCard("01090", "Strength", icons=[PHYSICAL, PHYSICAL], aspect="basic", deck_limit=1)

AVENGERS_MANSION = Support("01091", "Avengers Mansion", cost=4, icons=MENTAL, traits=["Avenger", "Location"],
    aspect="basic", max_per_player=1, abilities=[Action(Draw(1, APlayer(EACH_PLAYER)), cost=Exhaust(SELF))])

HELICARRIER = Support("01092", "Helicarrier", cost=3, icons=PHYSICAL, traits=["Location", "S.H.I.E.L.D."],
    aspect="basic", max_per_player=1, abilities=[
        Action(CostChange(None, 1, who=APlayer(EACH_PLAYER), until=Until.NEXT_PLAY), cost=Exhaust(SELF))])

TENACITY = Upgrade("01093", "Tenacity", cost=2, icons=ENERGY, traits=["Condition"], aspect="basic", abilities=[
    Action(Ready(YOUR_HERO), cost=Do(Spend((PHYSICAL,)), Discard(SELF)), form=HERO_FORM)])

SET = CardPool("basic", "Basic", (
    MOCKINGBIRD, NICK_FURY, EMERGENCY, FIRST_AID, HAYMAKER, ENERGY_CARD, GENIUS, STRENGTH, AVENGERS_MANSION,
    HELICARRIER, TENACITY))

# The basic cards of every starter deck of this product.
STARTER = {
    AVENGERS_MANSION.code: 1, EMERGENCY.code: 1, ENERGY_CARD.code: 1, FIRST_AID.code: 1, HAYMAKER.code: 1,
    GENIUS.code: 1, MOCKINGBIRD.code: 1, NICK_FURY.code: 1, HELICARRIER.code: 1, STRENGTH.code: 1, TENACITY.code: 1}
