"""Justice card of the Hulk pack."""

from mc_env.cards.kit import *

BEAT_COP = Support("10029", "Beat Cop", cost=3, icons=PHYSICAL, traits=["Persona"], aspect="justice", abilities=[
    Action(MoveThreat(A(SCHEME), SELF, 1), cost=Exhaust(SELF)),
    Action(Damage(A(MINION), ThreatOn(SELF)), cost=Do(Exhaust(SELF), Discard(SELF)))])

SET = CardPool("justice", "Justice", (BEAT_COP,))
