"""Legacy: A-Force."""

from mc_env.versus.cards.kit import *

ENVELOP = Reaction("Envelop", SomeoneGetsKOd(YOURS & SUPPORTING), (ENERGY,), TakeToHand())
A_FORCE_ASSEMBLE = SuperPower("A-Force Assemble!", MAIN_PHASE, (SKILL,), NextTime(YOU_TEAM_ATTACK, AddPlus(Each(ATTACKER))))

SINGULARITY_1 = Character("leg-055", "Singularity", powers=(INSPIRE, ENVELOP,
    LevelUp("Find Her Friends", 1, YOUR_TURN_BEGINS, cond=FIVE_OF_ONE_TEAM)))

SINGULARITY_2 = Character("leg-056", "Singularity", powers=(INSPIRE, ENVELOP,
    SuperPower("Gravity Vortex", MAIN_PHASE, (INTELLECT,), ReturnToHand(A(ENEMY & SUPPORTING)))))

SHE_HULK_2 = Character("leg-057", "She-Hulk", powers=(A_FORCE_ASSEMBLE, LevelUp("Keep Fighting", 3, YOU_TEAM_ATTACK)))

SHE_HULK_3 = Character("leg-058", "She-Hulk", powers=(A_FORCE_ASSEMBLE,
    SuperPower("Welcome to the Team", BUILD, (INTELLECT,),
        Fetch(Kind("character"), FROM_DECK, INTO_YOUR_HAND, n=2, same_team=True))))

HAWKEYE = Character("leg-059", "*Hawkeye*", powers=(Continuous("Quick Draw", ITSELF, NO_RANGED_STRIKE_BACK),))

SQUIRREL_GIRL = Character("leg-060", "Squirrel Girl", powers=(
    Trigger("Let's Get Nuts!", APPEARS, May(MakeToken("leg-063"))),
    Trigger("Let's Get Nuts!", RECOVERS, May(MakeToken("leg-064")))))

SPIDER_GWEN = Character("leg-061", "Spider-Gwen", keywords=(DODGE,), from_deck=True)

CRYSTAL = Character("leg-062", "Crystal", powers=(
    Continuous("Elemental Master", ITSELF, FLIGHT, during=BasicOnYourSide(ENERGY)),
    Continuous("Elemental Master", ITSELF, RANGED, during=BasicOnYourSide(SKILL)),
    Continuous("Elemental Master", ITSELF, VALUES, 5, 0, during=BasicOnYourSide(MIGHT)),
    Continuous("Elemental Master", ITSELF, VALUES, 0, 5, during=BasicOnYourSide(INTELLECT))))

SQUIRREL_INTERRUPTED = Trigger("Squirrel Interrupted", LeavesPlay(YOURS & Named("Squirrel Girl")), KnockOut(SELF))

MONKEY_JOE = Character("leg-063", "Monkey Joe", powers=(
    Continuous("Cover Squirrel", YOURS & Named("Squirrel Girl"), VALUES, 0, 2), SQUIRREL_INTERRUPTED))

TIPPY_TOE = Character("leg-064", "Tippy Toe", powers=(
    Continuous("Squirrel Power", YOURS & Named("Squirrel Girl"), VALUES, 2, 0), SQUIRREL_INTERRUPTED))

READY_FOR_ANYTHING = PlotTwist("leg-065", "Ready For Anything", MAIN_PHASE, Ready(Each(YOURS)))
