"""The frozen vocabulary card definitions are written in.

`nodes` point at things (selectors, players, values, conditions), `effects` do things, `abilities` say when, `cards` hold
the printed facts, `words` are short names. A definition is a tree of these nodes and nothing else: no function, no
state.

Each module of the kit lists its own words in its `__all__`; here they are only gathered. Definitions, and nothing else,
import all of them: `from mc_env.cards.kit import *`.
"""

from typing import TYPE_CHECKING

from mc_env.cards.kit import abilities, cards, effects, nodes, words
from mc_env.cards.kit.abilities import *
from mc_env.cards.kit.cards import *
from mc_env.cards.kit.effects import *
from mc_env.cards.kit.nodes import *
from mc_env.cards.kit.words import *

if not TYPE_CHECKING:  # the type checker follows the star imports by itself, but reads no sum of lists
    __all__ = nodes.__all__ + effects.__all__ + abilities.__all__ + cards.__all__ + words.__all__
