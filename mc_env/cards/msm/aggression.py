"""The Aggression card of the Ms. Marvel pack."""

from mc_env.cards.kit import *

MELEE = Event("05030", "Melee", cost=3, icons=MENTAL, traits=["Attack"], aspect="aggression", abilities=[
    Action(
        Do(Damage(A(ENEMY, name="first"), 3), Damage(A(ENEMY & ~Ref("first")), 3)),
        form=HERO_FORM, labels=ATTACK_LABEL)])

SET = CardPool("aggression", "Aggression", (MELEE,))
