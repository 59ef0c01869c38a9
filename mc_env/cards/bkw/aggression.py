"""Aggression card of the Black Widow pack."""

from mc_env.cards.kit import *

COUNTERATTACK = Upgrade("08030", "Counterattack", cost=1, icons=PHYSICAL, traits=["Preparation", "Tactic"],
    aspect="aggression", max_per_player=1, abilities=[
        Response(
            After(TAKE_DAMAGE, by=ENEMY, to=YOU, from_attack=True), Damage(ATTACKER, DamageTaken()),
            cost=Discard(SELF), form=HERO_FORM, labels=ATTACK_LABEL)])

SET = CardPool("aggression", "Aggression", (COUNTERATTACK,))
