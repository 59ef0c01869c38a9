"""Defenders: the Defenders."""

from mc_env.versus.cards.kit import *

THE_MAN_WITHOUT_FEAR = SuperPower("The Man Without Fear", COMBAT, (SKILL,),
    Gain(SELF, DOUBLE_STRIKE, until=THIS_COMBAT), any_turn=True)
SUPREME_KNOWLEDGE = SuperPower("Supreme Knowledge", BUILD, (ENERGY,), Draw(1), limit=ANY_NUMBER)
SPIRIT_OF_VENGEANCE = SuperPower("Spirit of Vengeance", MAIN_PHASE, (INTELLECT, MIGHT),
    Stun(A(ENEMY & ATTACKED_SINCE_YOUR_LAST_TURN)))
IMPERVIOUS_SKIN = SuperPower("Impervious Skin", COMBAT, (MIGHT,), Gain(SELF, NO_WOUND, until=THIS_COMBAT), any_turn=True)

DAREDEVIL_1 = Character("def-001", "Daredevil", powers=(THE_MAN_WITHOUT_FEAR,
    LevelUp("Protector of Hell's Kitchen", 3, IS_ATTACKED, cond=PROTECTING)))

DAREDEVIL_2 = Character("def-002", "Daredevil", powers=(THE_MAN_WITHOUT_FEAR,
    SuperPower("Radar Sense", MAIN_PHASE, (INTELLECT,), RevealHands(SKILL))))

DR_STRANGE_1 = Character("def-003", "Dr. Strange", powers=(SUPREME_KNOWLEDGE, LevelUp("Supreme Power", 5, YOU_DRAW)))

DR_STRANGE_2 = Character("def-004", "Dr. Strange", powers=(SUPREME_KNOWLEDGE,
    SuperPower("Mass Transmutation", MAIN_PHASE, (INTELLECT,), Transmute(AnyNumber(CHARACTER)))))

GHOST_RIDER_1 = Character("def-005", "Ghost Rider", powers=(SPIRIT_OF_VENGEANCE,
    LevelUp("When Innocent Blood is Spilled", 3, SomeoneGetsKOd(YOURS & OTHER), during=ENEMY_TURN)))

GHOST_RIDER_2 = Character("def-006", "Ghost Rider", powers=(SPIRIT_OF_VENGEANCE,
    SuperPower("Hell on Wheels", MAIN_PHASE, (SKILL,), Drive())))

LUKE_CAGE_1 = Character("def-007", "Luke Cage", powers=(IMPERVIOUS_SKIN,
    LevelUp("Hero for Hire", 5), Action("Hero for Hire", BUILD, IfYouDo(PayPoint(), GainXP()), limit=ANY_NUMBER)))

LUKE_CAGE_2 = Character("def-008", "Luke Cage", powers=(IMPERVIOUS_SKIN,
    SuperPower("Power Man and...", BUILD, (INTELLECT,),
        Search(SUPPORTING & Named("Iron Fist"), (HAND_PILE, DECK_PILE, KO), ONTO_SIDE))))

ANGEL = Character("def-009", "Angel", keywords=(DODGE,), powers=(
    SuperPower("Healing Blood", MAIN_PHASE, (ENERGY,), Heal(A(YOURS & SUPPORTING))),))

HELLCAT = Character("def-010", "Hellcat", powers=(POUNCE,))

DAGGER = Character("def-011", "Dagger", powers=(
    Trigger("Purifying Light", APPEARS, RemoveMinus(Each(YOURS))),
    Continuous("Purifying Light", YOURS, GAINS_NO_MINUS)))

IRON_FIST = Character("def-012", "Iron Fist", keywords=(DODGE,), powers=(
    SuperPower("Iron Fist Punch", COMBAT, (SKILL,), Gain(SELF, STUNS_WHOM_IT_STRIKES, until=THIS_COMBAT), any_turn=True),))

SCARLET_WITCH = Character("def-013", "Scarlet Witch", keywords=(HEX,))

CLOAK = Character("def-014", "Cloak", powers=(
    Trigger("The Dark Force Hungers", A_BUILD_PHASE_BEGINS, AddMinus(Each(OF_THAT_PLAYER))),))

DEATHLOK = Character("def-015", "Deathlok", powers=(SuperPower("Rebuilt Body", MAIN_PHASE, (MIGHT,), IfYouDo(
    Search(SUPPORTING, (KO,), TO_BOTTOM), HaveBaseOfThat())),))

MOON_KNIGHT = Character("def-016", "Moon Knight", powers=(
    Continuous("Multiple Personalities", ITSELF, POWERED_UP_BY_ANYONE),))

NIGHTHAWK = Character("def-017", "Nighthawk", powers=(
    SuperPower("Mobilize the Team", BUILD, (INTELLECT,), PayLess(4, Team.DEFENDERS)),
    Continuous("Night Shift", ITSELF, VALUES, 3, 3, during=ENEMY_TURN)))

PUNISHER = Character("def-018", "Punisher", keywords=(LETHAL,), powers=(
    SuperPower("Perfect Position", COMBAT, (SKILL,),
        If(IN_RANGED_COMBAT, Gain(SELF, CANNOT_BE_STRUCK, until=THIS_COMBAT)), any_turn=True),))

VISION = Character("def-019", "Vision", powers=(
    SuperPower("Infinite Something", COMBAT, (ENERGY,), If(ATTACKING, Boost(SELF, CurrentATK(), CurrentDEF()))),
    SuperPower("Something Else", COMBAT, (ENERGY,), If(DEFENDING, Do(
        Gain(SELF, CANNOT_STRIKE, until=THIS_COMBAT), Gain(SELF, CANNOT_BE_STRUCK, until=THIS_COMBAT))), any_turn=True)))

VALKYRIE = Character("def-020", "Valkyrie", powers=(
    SuperPower("Chooser of the Slain", BUILD, (INTELLECT,), YouMay(RECRUITS_FROM_KO_PILE)),))

WAR_MACHINE = Character("def-021", "War Machine", powers=(
    SuperPower("Rocket Launcher", MAIN_PHASE, (MIGHT, MIGHT), KnockOut(A(SUPPORTING))),))

GHOST_RIDER = Character("def-022", "Ghost Rider", powers=(
    Trigger("Penance Stare", APPEARS, AddMinus(A(ENEMY), InYourKOPile(GOOD))),))

SPELLBOUND = PlotTwist("def-023", "Spellbound", COMBAT, EnemiesCannot(NO_PLOT_TWISTS), any_turn=True)

HIDDEN_WEAPONS = PlotTwist("def-024", "Hidden Weapons", MAIN_PHASE,
    Do(Boost(A(YOURS), 1, 1, until=THIS_TURN), Gain(CHOSEN, RANGED)),
    also=Also(COMBAT, Do(Boost(A(IN_COMBAT), 1, 1), Gain(CHOSEN, RANGED, until=THIS_COMBAT)), any_turn=True))

SUPER_SENSES = PlotTwist("def-025", "Super Senses", COMBAT, Boost(A(DEFENDER), 0, 5), any_turn=True)

SANCTUM_SANCTORUM = Location("def-026", "Sanctum Sanctorum", (ENERGY, INTELLECT, MIGHT, SKILL))
