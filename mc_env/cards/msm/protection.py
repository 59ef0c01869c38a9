"""Protection cards of the Ms. Marvel pack."""

from mc_env.cards.kit import *

NOVA = Ally("05012", "Nova", subtitle="Sam Alexander", unique=True, cost=4, icons=ENERGY, thw=1, atk=2, hp=3,
    traits=["Champion"], aspect="protection", abilities=[
        Interrupt(When(ATTACK, by=ENEMY, to=YOU), Damage(ATTACKER, 2), cost=Spend((ENERGY,)))])

PREEMPTIVE_STRIKE = Event("05014", "Preemptive Strike", cost=1, icons=ENERGY, traits=["Defense"],
    aspect="protection", abilities=[
        Interrupt(
            When(BOOST_FLIP, by=VILLAIN, where=Attacking()),
            Prevent(ALL).named("canceled").then(Damage(VILLAIN, Result("canceled"))),
            form=HERO_FORM, labels=DEFENSE_LABEL)])

TACKLE = Event("05015", "Tackle", cost=3, icons=PHYSICAL, traits=["Attack"], aspect="protection", abilities=[
    Action(
        Do(Stun(A(ENEMY, name="enemy")), If(Paid(PHYSICAL), Damage(Ref("enemy"), 3))),
        form=HERO_FORM, labels=ATTACK_LABEL)])

ENERGY_BARRIER = Upgrade("05017", "Energy Barrier", cost=2, icons=ENERGY, traits=["Item", "Tech"],
    aspect="protection", uses=("reflection", 3), abilities=[
        Interrupt(
            Would(TAKE_DAMAGE, to=YOU), Together(Prevent(1), Damage(A(ENEMY), 1)),
            cost=RemoveCounters(SELF, 1, "reflection"))])

SET = CardPool("protection", "Protection", (NOVA, PREEMPTIVE_STRIKE, TACKLE, ENERGY_BARRIER))

# What the starter deck of this product has of the aspect, with cards of the core set: Get Behind Me!, The Power of Protection.
STARTER = {
    NOVA.code: 1, PREEMPTIVE_STRIKE.code: 3, TACKLE.code: 3, ENERGY_BARRIER.code: 3, "01078": 2, "01079": 2}
