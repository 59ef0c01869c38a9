"""Nodes that point at things: selectors (cards), players, values and conditions.

Every node is a frozen piece of data. A plain selector means *each* card that fits; `A(selector)` means that one is
chosen. Selectors look at cards in play unless they name a pile with `In`.
"""

from typing import TYPE_CHECKING

from mc_env.cards.kit.nodes import base, conditions, nouns, players, selectors, values
from mc_env.cards.kit.nodes.base import *
from mc_env.cards.kit.nodes.conditions import *
from mc_env.cards.kit.nodes.nouns import *
from mc_env.cards.kit.nodes.players import *
from mc_env.cards.kit.nodes.selectors import *
from mc_env.cards.kit.nodes.values import *

if not TYPE_CHECKING:  # the type checker follows the star imports by itself, but reads no sum of lists
    __all__ = base.__all__ + players.__all__ + selectors.__all__ + values.__all__ + conditions.__all__ + nouns.__all__
