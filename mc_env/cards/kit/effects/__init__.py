"""Effect nodes: what an ability does, as verbs.

`Do` is one sentence after another; `Together` is "and" (one batch). Each effect reports what it did, so that
`.then(...)` (only if the effect before resolved in full), `.if_done(...)` and `.otherwise(...)` can read it.
"""

from typing import TYPE_CHECKING

from mc_env.cards.kit.effects import costs, edits, enemies, harm, modifiers, others, piles, play, sentences
from mc_env.cards.kit.effects.costs import *
from mc_env.cards.kit.effects.edits import *
from mc_env.cards.kit.effects.enemies import *
from mc_env.cards.kit.effects.harm import *
from mc_env.cards.kit.effects.modifiers import *
from mc_env.cards.kit.effects.others import *
from mc_env.cards.kit.effects.piles import *
from mc_env.cards.kit.effects.play import *
from mc_env.cards.kit.effects.sentences import *

if not TYPE_CHECKING:  # the type checker follows the star imports by itself, but reads no sum of lists
    __all__ = (
        sentences.__all__
        + harm.__all__
        + piles.__all__
        + play.__all__
        + enemies.__all__
        + edits.__all__
        + modifiers.__all__
        + costs.__all__
        + others.__all__
    )
