"""Marvel Battles: the X-Men."""

from mc_env.versus.cards.kit import *

LIGHTNING_STORM = SuperPower("Lightning Storm", MAIN_PHASE, (ENERGY,), DivideMinus(2))
SNIKT = SuperPower("SNIKT!", COMBAT, (SKILL,), Boost(SELF, 3, 0), any_turn=True)
MERC_WITH_A_MOUTH = SuperPower("Merc with a Mouth", MAIN_PHASE, (SKILL,), Gain(Each(YOURS), LETHAL))
CEREBRO = SuperPower("Cerebro", BUILD, (ENERGY,), Look(5, SUPPORTING))

STORM_1 = Character("mnb-027", "Storm", powers=(LIGHTNING_STORM,
    LevelUp("Children of the Atom", 3, YOU_USE_A_SUPER_POWER)))

STORM_2 = Character("mnb-028", "Storm", powers=(LIGHTNING_STORM,
    SuperPower("Wind Storm", MAIN_PHASE, (SKILL,), Gain(Each(YOURS), FLIGHT))))

WOLVERINE_1 = Character("mnb-029", "Wolverine", powers=(SNIKT,
    LevelUp("Best At What He Does", 3, Stuns(ENEMY & DEFENDER), during=ATTACKING_SOLO)))

WOLVERINE_2 = Character("mnb-030", "Wolverine", powers=(SNIKT,
    SuperPower("Healing Factor", MAIN_PHASE, (MIGHT,), Heal(SELF))))

DEADPOOL_1 = Character("mnb-031", "Deadpool", powers=(MERC_WITH_A_MOUTH,
    LevelUp("Man, there's no one left to kill", 3, YOUR_TURN_ENDS, cond=AN_ENEMY_PLAYER_ALL_STUNNED)))

DEADPOOL_2 = Character("mnb-032", "Deadpool", powers=(MERC_WITH_A_MOUTH,
    SuperPower("Oh, there's someone! Hi there!", MAIN_PHASE, (INTELLECT,), Gain(SELF, ATTACKS_PLAYERS, until=FOR_GOOD))))

PROFESSOR_X_1 = Character("mnb-033", "Professor X", powers=(CEREBRO,
    LevelUp("A Dream Of Peace", 4, YOUR_TURN_ENDS, cond=NO_ATTACK_THIS_TURN)))

PROFESSOR_X_2 = Character("mnb-034", "Professor X", powers=(CEREBRO,
    SuperPower("Mental Domination", MAIN_PHASE, (INTELLECT,), TakeControl(A(ENEMY & FACE_UP)))))

ICEMAN = Character("mnb-035", "Iceman", powers=(Trigger("Freeze", APPEARS, Freeze(A(CHARACTER))),))

MAGIK = Character("mnb-036", "Magik", powers=(SuperPower("Teleport to Limbo", MAIN_PHASE, (INTELLECT,), Do(
    ReturnToHand(UpToOne(YOURS & OTHER & SUPPORTING)), ReturnToHand(SELF))),))

HOPE_SUMMERS = Character("mnb-037", "Hope Summers", powers=(
    Borrows("Mutant Power Duplication", YOURS & OTHER & FACE_UP & SUPPORTING & Of(Team.X_MEN)),))

CYCLOPS = Character("mnb-038", "Cyclops", keywords=(LEADER,), powers=(
    SuperPower("Battle Tactics", MAIN_PHASE, (SKILL,), SwitchRow(A(YOURS))),))

DEADPOOL = Character("mnb-039", "Deadpool", powers=(
    Continuous("Mercenary", ITSELF, WITH_ANY_MAIN_CHARACTER),
    SuperPower("Can't Keep a Bad Man Down", BUILD, (MIGHT,), OntoYourSide(), active_in=IN_KO_PILE)))

NAMOR = Character("mnb-040", "Namor", powers=(
    Continuous("Invade", ITSELF, NO_STRIKE_BACK, during=ATTACKING_THE_BACK_ROW),))

GAMBIT = Character("mnb-041", "Gambit", powers=(
    SuperPower("Kinetic Card Throw", MAIN_PHASE, (ENERGY,), DiscardToStun()),))

STORM = Character("mnb-042", "Storm", powers=(
    SuperPower("Thunder Storm", MAIN_PHASE, (ENERGY,), AddMinus(Each(ENEMY))),))

BEAST = Character("mnb-043", "Beast", keywords=(FEROCIOUS,), powers=(GENIUS,))

WOLVERINE = Character("mnb-044", "Wolverine", powers=(BERSERKER,
    Trigger("Regeneration", YOUR_TURN_BEGINS, Heal(SELF), cond=FACE_UP_NOW)))

CABLE = Character("mnb-045", "Cable", powers=(
    SuperPower("Ultimate Soldier", COMBAT, (SKILL,), AtEndOfCombat(Stun(Each(ENEMY & SURVIVED)))),))

COLOSSUS = Character("mnb-046", "Colossus", powers=(
    Trigger("Toss", APPEARS, Gain(A(YOURS & OTHER), FLIGHT)),
    SuperPower("Organic Steel", COMBAT, (MIGHT,), Boost(SELF, 5, 5), any_turn=True)))

EMMA_FROST = Character("mnb-047", "Emma Frost", powers=(Trigger("Mind Games", APPEARS, May(NewHand())),))

PROFESSOR_X = Character("mnb-048", "Professor X", powers=(
    SuperPower("Mind Control", MAIN_PHASE, (INTELLECT,), TakeControl(A(ENEMY & SUPPORTING & FACE_UP))),))

X_FACTOR = PlotTwist("mnb-049", "X-Factor", MAIN_PHASE, Ready(A(CHARACTER)))

SQUAD_TACTICS = PlotTwist("mnb-050", "Squad Tactics", COMBAT, AddPlus(Each(YOURS & IN_COMBAT)), any_turn=True)

UNCANNY_DEFENSE = PlotTwist("mnb-051", "Uncanny Defense", COMBAT, Defend(A(YOURS)), any_turn=True)

SCHOOL_FOR_GIFTED_YOUNGSTERS = Location("mnb-052", "School for Gifted Youngsters", (ENERGY, INTELLECT, MIGHT, SKILL))
