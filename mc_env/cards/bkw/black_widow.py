"""Black Widow: identity, signature cards, obligation, nemesis set (Taskmaster)."""

from mc_env.cards.bkw import basic, justice
from mc_env.cards.kit import *

PREPARATION = Trait("Preparation")

BLACK_WIDOW = Hero("08001a", "Black Widow", thw=2, atk=2, dfn=2, hp=9, hand=5, traits=["Avenger", "Spy"], abilities=[
    Response(After(TRIGGER_ABILITY, by=YOU, to=PREPARATION & YOURS), Damage(A(ENEMY), 1), name='"Widowmaker"')])

NATASHA_ROMANOFF = AlterEgo("08001b", "Natasha Romanoff", rec=3, hp=9, hand=6, traits=["S.H.I.E.L.D.", "Spy"],
    abilities=[Response(After(PLAY, by=YOU, to=PREPARATION), Draw(1), limit=ONCE_PER_PHASE, name="Mission Prep")])

WINTER_SOLDIER = Ally("08002", "Winter Soldier", subtitle="Bucky Barnes", unique=True, cost=4, icons=WILD, thw=2, atk=2,
    hp=4, traits=["Avenger", "Spy"], aspect="hero", abilities=[
        Constant(CostChange(SELF, Count(PREPARATION & YOURS)), active_in=Pile.HAND)])

COVERT_OPS = Event("08003", "Covert Ops", cost=3, icons=MENTAL, traits=["Thwart"], aspect="hero", abilities=[
    Action(Do(RemoveThreat(A(SCHEME), 4), Confuse(VILLAIN)), labels=THWART_LABEL)])

DANCE_OF_DEATH = Event("08004", "Dance of Death", cost=3, icons=ENERGY, traits=["Attack"], aspect="hero", abilities=[
    Action(
        Do(LabeledAttack(Damage(A(ENEMY), 1)), LabeledAttack(Damage(A(ENEMY), 2)), LabeledAttack(Damage(A(ENEMY), 3))),
        form=HERO_FORM)])

SAFE_HOUSE_29 = Support("08005", "Safe House #29", unique=True, cost=1, icons=PHYSICAL,
    traits=["Location", "S.H.I.E.L.D."], aspect="hero", abilities=[
        Action(
            AddToHand(Ref("card"), YOU), cost=Do(Exhaust(SELF), Choose("card", IN_YOUR_DISCARD & PREPARATION)),
            form=ALTER_EGO_FORM)])

ATTACROBATICS = Upgrade("08006", "Attacrobatics", cost=1, icons=PHYSICAL, traits=["Attack", "Preparation", "Skill"],
    aspect="hero", abilities=[
        Interrupt(
            When(BOOST_FLIP), Do(Prevent(ALL).named("canceled"), Damage(VILLAIN, Result("canceled"))),
            cost=Discard(SELF), form=HERO_FORM, labels=ATTACK_LABEL)])

BLACK_WIDOWS_GAUNTLET = Upgrade("08007", "Black Widow's Gauntlet", cost=1, icons=PHYSICAL, traits=["Tech"], aspect="hero",
    abilities=[Resource(Generate((WILD,), only_for=PREPARATION), cost=Exhaust(SELF))])

GRAPPLING_HOOK = Upgrade("08008", "Grappling Hook", cost=2, icons=MENTAL, traits=["Preparation", "Tech"], aspect="hero",
    abilities=[
        Interrupt(When(REVEAL, by=YOU, to=TREACHERY), CancelCard(), cost=Discard(SELF), form=HERO_FORM)])

SYNTH_SUIT = Upgrade("08009", "Synth-Suit", unique=True, cost=3, icons=ENERGY, traits=["Armor", "Tech"], aspect="hero",
    abilities=[
        Gets(YOUR_HERO & Named("Black Widow"), dfn=1),
        Response(
            After(TRIGGER_ABILITY, by=YOU, to=PREPARATION & YOURS), Ready(YOUR_HERO & Named("Black Widow")),
            cost=Exhaust(SELF), form=HERO_FORM)])

WIDOWS_BITE = Upgrade("08010", "Widow's Bite", cost=1, icons=ENERGY, traits=["Preparation", "Tech"], aspect="hero",
    abilities=[
        Response(
            After(ENTER_PLAY, to=MINION), Together(Damage(THAT_CARD, 2), Stun(THAT_CARD)),
            cost=Discard(SELF), form=HERO_FORM, labels=ATTACK_LABEL)])

BURN_NOTICE = Obligation("08025", "Burn Notice", boost=2, give_to="Natasha Romanoff", abilities=[
    ExhaustAlterEgoOr(Discard(A(Extreme(PREPARATION & YOURS, Stat.COST))).otherwise(Surge()))])

UPGRADES_YOU_CONTROL = Count(UPGRADE & YOURS)

TASKMASTER = Minion("08026", "Taskmaster", unique=True, sch=0, atk=0, hp=4, boost_star=True, traits=["Hydra", "Elite"],
    abilities=[
        Gets(SELF, sch=UPGRADES_YOU_CONTROL, atk=UPGRADES_YOU_CONTROL),
        Boost(Gets(VILLAIN, sch=UPGRADES_YOU_CONTROL, atk=UPGRADES_YOU_CONTROL, until=END_OF_ATTACK))])

KILLER_FOR_HIRE = SideScheme("08027", "Killer for Hire", threat=3, boost=3, acceleration=1, abilities=[
    WhenRevealed(PlaceThreat(SELF, PerPlayer(1)))])

HYDRA_MERCENARY = Minion("08028", "Hydra Mercenary", sch=0, atk=1, hp=3, boost=1, traits=["Hydra"], keywords=[GUARD])

DEADLY_SHOT = Treachery("08029", "Deadly Shot", boost=1, abilities=[
    WhenRevealed(Together(Discard(A(UPGRADE & YOURS)), PlaceThreat(MAIN_SCHEME, 1)), form=ALTER_EGO_FORM),
    WhenRevealed(Together(Discard(A(UPGRADE & YOURS)), Damage(YOU, 1, take=True)), form=HERO_FORM)])

SET = HeroSet(
    "black_widow", "Black Widow", identity=Card((BLACK_WIDOW, NATASHA_ROMANOFF)),
    cards={WINTER_SOLDIER: 1, COVERT_OPS: 2, DANCE_OF_DEATH: 2, SAFE_HOUSE_29: 1, ATTACROBATICS: 2,
           BLACK_WIDOWS_GAUNTLET: 2, GRAPPLING_HOOK: 2, SYNTH_SUIT: 1, WIDOWS_BITE: 2},
    obligations={BURN_NOTICE: 1},
    nemesis={TASKMASTER: 1, KILLER_FOR_HIRE: 1, HYDRA_MERCENARY: 2, DEADLY_SHOT: 1},
    starter={
        justice.AGENT_COULSON.code: 1, justice.QUAKE.code: 1, justice.STEALTH_STRIKE.code: 3,
        justice.COUNTERINTELLIGENCE.code: 3, justice.SPYCRAFT.code: 3, basic.QUINCARRIER.code: 1,
        basic.TARGET_ACQUIRED.code: 3,
        # The Power of Justice, Interrogation Room, Surveillance Team, Nick Fury, Energy, Genius, Strength
        "01062": 2, "01063": 2, "01064": 2, "01084": 1, "01088": 1, "01089": 1, "01090": 1},
)
