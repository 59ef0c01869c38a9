"""The words of which cards of Vs. System are made.

`nodes` point at things (cards, targets, values, conditions), `effects` do things, `powers` say when, `cards` hold it all. A
definition is a tree of these frozen nodes, with no function and no state in it. The engine compiles each node once; readable
text is generated from the same tree (`mc_env.versus.cards.text`).
"""

from typing import TYPE_CHECKING

from mc_env.versus.cards.kit import (
    cards,
    changing,
    deeds,
    effects,
    fighting,
    hands,
    happenings,
    hatching,
    mains,
    nodes,
    occasions,
    piles,
    players,
    powers,
    searching,
    selecting,
)
from mc_env.versus.cards.kit.cards import *
from mc_env.versus.cards.kit.changing import *
from mc_env.versus.cards.kit.deeds import *
from mc_env.versus.cards.kit.effects import *
from mc_env.versus.cards.kit.fighting import *
from mc_env.versus.cards.kit.hands import *
from mc_env.versus.cards.kit.happenings import *
from mc_env.versus.cards.kit.hatching import *
from mc_env.versus.cards.kit.mains import *
from mc_env.versus.cards.kit.nodes import *
from mc_env.versus.cards.kit.occasions import *
from mc_env.versus.cards.kit.piles import *
from mc_env.versus.cards.kit.players import *
from mc_env.versus.cards.kit.powers import *
from mc_env.versus.cards.kit.searching import *
from mc_env.versus.cards.kit.selecting import *

if not TYPE_CHECKING:  # the type checker follows the star imports by itself, but reads no sum of lists
    _KIT = (
        nodes,
        selecting,
        effects,
        changing,
        players,
        searching,
        fighting,
        mains,
        powers,
        cards,
        piles,
        hands,
        hatching,
    )
    __all__ = [name for part in (*_KIT, happenings, occasions, deeds) for name in part.__all__]
