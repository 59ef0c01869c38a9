"""Protection card of the Hulk pack."""

from mc_env.cards.kit import *

ELECTROSTATIC_ARMOR = Upgrade("10031", "Electrostatic Armor", cost=1, icons=ENERGY, traits=["Armor", "Tech"],
    aspect="protection", any_control=True, max_per_player=1, abilities=[
        Response(After(DEFEND, by=YOU), Damage(THAT_CARD, 1))])

SET = CardPool("protection", "Protection", (ELECTROSTATIC_ARMOR,))
