"""Cards without text that fill the decks of a `Table`.

They are a product like any other, so that a position saved in one process means the same in another.
"""

from mc_env.cards.kit.cards import CardPool, ResourceCard, Treachery
from mc_env.cards.registry import register

FILLER = ResourceCard("filler_player", "Filler", aspect="filler", deck_limit=99)
ENCOUNTER_FILLER = Treachery("filler_encounter", "Quiet Moment")

register(CardPool("table_filler", "Table filler", (FILLER, ENCOUNTER_FILLER)))
