"""Legacy: the X-Men."""

from mc_env.versus.cards.kit import *

BATTLE_TACTICS = SuperPower("Battle Tactics", MAIN_PHASE, (SKILL,), SwitchRow(A(YOURS)))
SNIKT = SuperPower("SNIKT!", COMBAT, (SKILL,), Boost(SELF, 3, 0), any_turn=True)
NEITHER_BROTHER = NotNamed("Cyclops") & NotNamed("Havok")

CYCLOPS_1 = Character("leg-010", "Cyclops", keywords=(LEADER,), powers=(BATTLE_TACTICS,
    LevelUp("Homo Superior", 5, SomeoneAppears(YOURS & SUPPORTING & Of(Team.X_MEN)))))

CYCLOPS_2 = Character("leg-011", "Cyclops", keywords=(LEADER,), powers=(BATTLE_TACTICS,
    SuperPower("Optic Blast", MAIN_PHASE, (ENERGY, ENERGY), Stun(A(UNPROTECTED & SUPPORTING & NEITHER_BROTHER)))))

WOLVERINE_2 = Character("leg-012", "Wolverine", powers=(SNIKT,
    LevelUp("What He Does Isn't Very Nice", 2, Stuns(ENEMY & DEFENDER), during=ATTACKING_SOLO)))

WOLVERINE_3 = Character("leg-013", "Wolverine", powers=(SNIKT,
    SuperPower("Kill-Frenzy", MAIN_PHASE, (MIGHT,), NextTime(Stuns(ENEMY & DEFENDER), Ready(SELF), cond=ATTACKING_SOLO))))

SHADOWCAT = Character("leg-014", "Shadowcat", powers=(
    SuperPower("Intangible Escape", COMBAT, (ENERGY,), PutNext(), any_turn=True, any_combat=True, active_in=IN_HAND),))

BISHOP = Character("leg-015", "*Bishop*", powers=(
    Trigger("Energy Transference", YouUse(ENERGY), AddPlus(SELF, 2)),))

PSYLOCKE = Character("leg-016", "Psylocke", powers=(Trigger("Psychic Knife", Stuns(ENEMY & DEFENDER), Discards()),))

HAVOK = Character("leg-017", "Havok", powers=(
    SuperPower("Plasma Blast", MAIN_PHASE, (ENERGY, ENERGY, ENERGY), Stun(Each(SUPPORTING & NEITHER_BROTHER))),))

GIFTED_AND_TALENTED = PlotTwist("leg-018", "Gifted and Talented", BUILD, Draw(2))
