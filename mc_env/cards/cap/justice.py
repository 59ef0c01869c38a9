"""The Justice card of the Captain America pack."""

from mc_env.cards.kit import *

FOLLOWED = Upgrade("03032", "Followed", cost=1, icons=ENERGY, aspect="justice", attach=SIDE_SCHEME, max_per_host=1,
    abilities=[Interrupt(When(DEFEAT, to=HOST), Damage(A(ENEMY), 4))])

SET = CardPool("justice", "Justice", (FOLLOWED,))
