"""Legacy: the villains."""

from mc_env.versus.cards.kit import *

SADISTIC_CHOICE = SuperPower("Sadistic Choice", MAIN_PHASE, (INTELLECT,), StunUnlessDiscard(A(ENEMY & SUPPORTING)))
AN_ULTRON = Kind("character", name="Ultron")
ITERATE = SuperPower("Iterate", BUILD, (INTELLECT,), Fetch(AN_ULTRON, FROM_HAND_AND_KO_PILE, ONTO_YOUR_SIDE))
ELDER = Continuous("Elder of the Universe", ITSELF, NO_WOUND, during=IN_A_COMBAT)

GREEN_GOBLIN_2 = Character("leg-028", "Green Goblin", powers=(SADISTIC_CHOICE,
    LevelUp("Mayhem and Devastation", 3, SomeoneGetsStunned(ENEMY))))

GREEN_GOBLIN_3 = Character("leg-029", "Green Goblin", powers=(SADISTIC_CHOICE,
    SuperPower("Goblin's Game", MAIN_PHASE, (SKILL,), Choose(DEFENSELESS_PLAYER, KnockOutMain()))))

ULTRON_1 = Character("leg-030", "Ultron", keywords=(SWARM,), powers=(ITERATE,
    LevelUp("All of You Against All of Me", 6, YOUR_TURN_ENDS, Count(YOURS & Named("Ultron")))))

ULTRON_2 = Character("leg-031", "Ultron", keywords=(SWARM,), powers=(ITERATE,
    SuperPower("Reiterate", BUILD, (ENERGY,), Fetch(AN_ULTRON, FROM_HAND_AND_KO_PILE, ONTO_YOUR_SIDE, n=2))))

CROSSBONES = Character("leg-032", "Crossbones", powers=(
    Trigger("Henchman", SomeoneAppears(YOURS & SUPPORTING & Of(Team.VILLAINS)), AddPlus(SELF)),
    Continuous("Combat Master", ENEMY, NO_PLOT_TWISTS, during=IN_A_COMBAT)))

THE_GRANDMASTER = Character("leg-033", "The Grandmaster", powers=(ELDER,
    Trigger("Enforce the Rules of the Game", SomeoneAppears(SUPPORTING), KnockOut(THAT),
        cond=NOT_RECRUITED_FROM_HAND)))

MISTER_SINISTER = Character("leg-034", "Mister Sinister", powers=(
    Trigger("Genius", YOUR_TURN_BEGINS, Draw(1)),
    SuperPower("Genetic Manipulation", MAIN_PHASE, (ENERGY,), GainOneOf(A(OTHER & SUPPORTING),
        (FLIGHT, RANGED, A_BERSERKER, DODGE, FEROCIOUS, LETHAL)))))

ONSLAUGHT = Character("leg-035", "Onslaught", when_recruited=JoinMinds())

STEEL_AND_FLAME = PlotTwist("leg-036", "Steel and Flame", MAIN_PHASE, AddMinus(Each(ENEMY & SUPPORTING), 2))
