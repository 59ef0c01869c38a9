"""Legacy: the Underworld."""

from mc_env.versus.cards.kit import *

EXPAND_THE_EMPIRE = SuperPower("Expand the Empire", BUILD, (MIGHT,), Look(5, LOCATION_CARD))
MESMERIZE = SuperPower("Mesmerize", MAIN_PHASE, (ENERGY,), Choose(ANYBODY, Discards(random=True)), limit=ANY_NUMBER)

KINGPIN_2 = Character("leg-046", "Kingpin", powers=(EXPAND_THE_EMPIRE,
    LevelUp("Take Over the Country", 2, A_LOCATION_APPEARS_ON_YOUR_SIDE)))

KINGPIN_3 = Character("leg-047", "Kingpin", powers=(EXPAND_THE_EMPIRE,
    SuperPower("Take Over the World", MAIN_PHASE, (ENERGY, INTELLECT, SKILL),
        Fetch(Kind("location"), FROM_DECK_AND_KO_PILE, INTO_RESOURCES, n=60))))

BARON_MORDO_1 = Character("leg-048", "Baron Mordo", keywords=(HEX,), powers=(MESMERIZE,
    LevelUp("The Black Arts", 4, AN_ENEMY_DISCARDS)))

BARON_MORDO_2 = Character("leg-049", "Baron Mordo", keywords=(HEX,), powers=(MESMERIZE,
    SuperPower("Hypnotize", MAIN_PHASE, (INTELLECT,), Regress(A(ENEMY & MAIN), UNTIL_YOUR_TURN))))

LEADER_ = Character("leg-050", "Leader", keywords=(LEADER,), powers=(
    Continuous("Leadership", OTHER, WITHOUT, LEADER),
    SuperPower("Massive Brain", MAIN_PHASE, (INTELLECT,), Choose(AN_ENEMY_PLAYER, Draw(HandGap())))))

TASKMASTER = Character("leg-051", "Taskmaster", powers=(
    Borrows("Photographic Reflexes", ENEMY & SUPPORTING & FACE_UP, NO_SUPER_POWERS),))

MISTER_HYDE = Character("leg-052", "Mister Hyde", appears_with_minus=5)

NIGHTMARE = Character("leg-053", "Nightmare", keywords=(WAKING_NIGHTMARE,))

NOT_FINISHED_YET = PlotTwist("leg-054", "Not Finished Yet", MAIN_PHASE, Recover(A(ENEMY & STUNNED)))
