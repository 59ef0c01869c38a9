"""Leadership card of the Black Widow pack."""

from mc_env.cards.kit import *

RAPID_RESPONSE = Upgrade("08031", "Rapid Response", cost=2, icons=MENTAL, traits=["Preparation", "Tactic"],
    aspect="leadership", max_per_player=1, abilities=[
        Response(
            After(DEFEAT, to=ALLY & YOURS),
            PutIntoPlay(THAT_CARD & IN_YOUR_DISCARD, joined=Damage(THAT_CARD & In(Pile.PLAY), 1)),
            cost=Discard(SELF), form=HERO_FORM)])

SET = CardPool("leadership", "Leadership", (RAPID_RESPONSE,))
