"""Justice cards of the Black Widow pack."""

from mc_env.cards.kit import *

AGENT_COULSON = Ally("08011", "Agent Coulson", unique=True, cost=3, icons=MENTAL, thw=2, atk=1, hp=3,
    traits=["S.H.I.E.L.D.", "Spy"], aspect="justice", abilities=[
        Response(After(ENTER_PLAY, to=SELF), Do(
            Search("card", (IN_YOUR_DECK | IN_YOUR_DISCARD) & Trait("Preparation")),
            AddToHand(Ref("card"), YOU)))])

QUAKE = Ally("08012", "Quake", subtitle="Daisy Johnson", unique=True, cost=2, icons=ENERGY, thw=1, atk=2, hp=2,
    traits=["Avenger", "S.H.I.E.L.D."], aspect="justice", abilities=[
        Response(After(SCHEMES, by=MINION), Damage(ATTACKER, 2), cost=Exhaust(SELF))])

STEALTH_STRIKE = Event("08013", "Stealth Strike", cost=3, icons=MENTAL, traits=["Attack"], aspect="justice", abilities=[
    Action(
        Do(Damage(A(ENEMY, name="enemy"), 4), If(Exists(Ref("enemy") & Hit("defeated")), RemoveThreat(A(SCHEME), 2))),
        form=HERO_FORM, labels=ATTACK_LABEL)])

COUNTERINTELLIGENCE = Upgrade("08017", "Counterintelligence", cost=2, icons=ENERGY, traits=["Preparation", "Skill"],
    aspect="justice", max_per_player=1, abilities=[
        Interrupt(Would(PLACE_THREAT, to=MAIN_SCHEME), Prevent(3), cost=Discard(SELF))])

SPYCRAFT = Upgrade("08018", "Spycraft", cost=1, icons=PHYSICAL, traits=["Preparation", "Skill"], aspect="justice",
    only_if=Exists(CHARACTER & Trait("Spy") & YOURS), abilities=[
        Interrupt(When(REVEAL, by=YOU), CancelCard().then(Reveal()), cost=Discard(SELF))])

SET = CardPool("justice", "Justice", (AGENT_COULSON, QUAKE, STEALTH_STRIKE, COUNTERINTELLIGENCE, SPYCRAFT))
