"""The words of which cards of Vs. System are made.

`nodes` point at things (cards, targets, values, conditions), `effects` do things, `powers` say when, `cards` hold it all. A
definition is a tree of these frozen nodes, with no function and no state in it. The engine compiles each node once; readable
text is generated from the same tree (`mc_env.versus.cards.text`).
"""

from typing import TYPE_CHECKING

from mc_env.versus.cards.kit import cards, effects, nodes, powers
from mc_env.versus.cards.kit.cards import *
from mc_env.versus.cards.kit.effects import *
from mc_env.versus.cards.kit.nodes import *
from mc_env.versus.cards.kit.powers import *

if not TYPE_CHECKING:  # the type checker follows the star imports by itself, but reads no sum of lists
    __all__ = nodes.__all__ + effects.__all__ + powers.__all__ + cards.__all__
