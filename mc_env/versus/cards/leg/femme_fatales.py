"""Legacy: the Femme Fatales."""

from mc_env.versus.cards.kit import *

MASQUERADE = SuperPower("Masquerade", COMBAT, (SKILL,), MatchATK(A(OTHER & FACE_UP)), any_turn=True)
NINJA_TRAINING = SuperPower("Ninja Training", MAIN_PHASE, (SKILL,), Gain(SELF, STEALTH))

MYSTIQUE_2 = Character("leg-066", "Mystique", powers=(MASQUERADE, LevelUp("Still Bitter", 9, GainsATK(ITSELF), AmountOfThat())))

MYSTIQUE_3 = Character("leg-067", "Mystique", powers=(MASQUERADE,
    SuperPower("Identity Theft", MAIN_PHASE, (INTELLECT,), Transform())))

ELEKTRA_1 = Character("leg-068", "Elektra", keywords=(DODGE,), powers=(NINJA_TRAINING,
    LevelUp("Assassination", 2, Stuns(ENEMY & BACK_ROW & DEFENDER))))

ELEKTRA_2 = Character("leg-069", "Elektra", keywords=(DODGE,), powers=(NINJA_TRAINING,
    SuperPower("Hand Experience", MAIN_PHASE, (INTELLECT,), GoAwayAndComeBack())))

CALYPSO = Character("leg-070", "Calypso", powers=(Trigger("Voodoo Potion", APPEARS, May(RemovePlus(A(HAS_PLUS)))),))

ELEKTRA = Character("leg-071", "Elektra", keywords=(DODGE, STEALTH), powers=(
    Trigger("Paid Assassin", Kills(ENEMY & BACK_ROW & DEFENDER), Draw(1)),))

LILITH = Character("leg-072", "Lilith", powers=(
    Trigger("Vampirism", Kills(ENEMY), If(SURVIVED_IT, Do(RemoveFromGame(), GrowHealth()))),))

HELA = Character("leg-073", "Hela", powers=(
    SuperPower("Touch of Death", MAIN_PHASE, (MIGHT,), AddPlus(SELF, 5), only_if=ALL_ENEMIES_STUNNED),))

FATAL_ATTRACTION = PlotTwist("leg-074", "Fatal Attraction", MAIN_PHASE, AddPlus(A(CHARACTER), 3))
