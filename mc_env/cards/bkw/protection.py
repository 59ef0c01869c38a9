"""Protection card of the Black Widow pack."""

from mc_env.cards.kit import *

DEFENSIVE_STANCE = Upgrade("08032", "Defensive Stance", cost=2, icons=ENERGY, traits=["Preparation", "Tactic"],
    aspect="protection", max_per_player=1, abilities=[
        Interrupt(Would(TAKE_DAMAGE, to=YOU), Prevent(3), cost=Discard(SELF), form=HERO_FORM)])

SET = CardPool("protection", "Protection", (DEFENSIVE_STANCE,))
