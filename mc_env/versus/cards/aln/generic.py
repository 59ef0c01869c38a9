"""Alien Battles: cards without a team."""

from mc_env.versus.cards.kit import *

LETS_ROCK = PlotTwist("aln-054", "Let's Rock!", COMBAT, OneOf(Boost(A(ATTACKER), 1, 0), Boost(A(DEFENDER), 0, 2)), any_turn=True)

THE_NOSTROMO = Location("aln-055", "The Nostromo", (ENERGY,))

THE_SULACO = Location("aln-056", "The Sulaco", (SKILL,))

THE_AURIGA = Location("aln-057", "The Auriga", (INTELLECT,))

FURY_161 = Location("aln-058", "Fury 161", (MIGHT,))

EARTH = Location("aln-059", "Earth", (HUMANITY,))

SPACE = Location("aln-060", "Space", (ALIEN,))
