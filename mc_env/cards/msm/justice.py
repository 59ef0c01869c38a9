"""The Justice card of the Ms. Marvel pack."""

from mc_env.cards.kit import *

CONCUSSIVE_BLOW = Event("05031", "Concussive Blow", cost=3, icons=PHYSICAL, traits=["Attack"], aspect="justice",
    abilities=[
        Action(
            Do(Confuse(A(ENEMY, name="enemy")), If(Paid(PHYSICAL), Damage(Ref("enemy"), 3))),
            form=HERO_FORM, labels=ATTACK_LABEL)])

SET = CardPool("justice", "Justice", (CONCUSSIVE_BLOW,))
