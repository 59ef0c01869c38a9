"""Marvel Battles: the Avengers."""

from mc_env.versus.cards.kit import *

AVENGERS_ASSEMBLE = SuperPower("Avengers Assemble", MAIN_PHASE, (SKILL,), Gain(Each(ENEMY), CANNOT_STRIKE_BACK))
SMASH = SuperPower("Smash", MAIN_PHASE, (MIGHT,), AddPlus(SELF, WoundsOf()))
REPULSOR_BLAST = SuperPower("Repulsor Blast", MAIN_PHASE, (ENERGY,), Do(AddMinus(A(ENEMY)), May(Push(CHOSEN))))
YOUR_TEAM = Count(YOURS & SUPPORTING & FACE_UP)
GREAT_POWER = SuperPower("Great Power", COMBAT, (MIGHT,), Boost(SELF, YOUR_TEAM, YOUR_TEAM), any_turn=True)

CAPTAIN_AMERICA_1 = Character("mnb-001", "Captain America", powers=(AVENGERS_ASSEMBLE,
    LevelUp("Side by Side", 3, Stuns(ENEMY), during=TEAM_ATTACKING)))

CAPTAIN_AMERICA_2 = Character("mnb-002", "Captain America", powers=(AVENGERS_ASSEMBLE,
    SuperPower("Leader of the Avengers", MAIN_PHASE, (INTELLECT,), AddPlus(Each(YOURS)))))

HULK_1 = Character("mnb-003", "Hulk", powers=(SMASH, LevelUp("You Won't Like Him When He's Angry", 4, GETS_STUNNED)))

HULK_2 = Character("mnb-004", "Hulk", powers=(SMASH,
    SuperPower("Banner's Influence", BUILD, (INTELLECT,), Do(RemovePlus(SELF), Draw(Same())))))

IRON_MAN_1 = Character("mnb-005", "Iron Man", powers=(REPULSOR_BLAST, LevelUp("Armor Mk 3", 3, PowersUp(YOURS))))

IRON_MAN_2 = Character("mnb-006", "Iron Man", powers=(REPULSOR_BLAST,
    SuperPower("Upgraded Armor", MAIN_PHASE, (INTELLECT,), AddPlus(A(YOURS & HAS_PLUS), 3))))

SPIDER_MAN_1 = Character("mnb-007", "Spider-Man", powers=(GREAT_POWER,
    LevelUp("Great Responsibility", 8, YOUR_TURN_ENDS, YOUR_TEAM)))

SPIDER_MAN_2 = Character("mnb-008", "Spider-Man", powers=(GREAT_POWER,
    SuperPower("Friendly Neighbor", COMBAT, (INTELLECT,), Defend(SELF), any_turn=True, any_combat=True)))

ANT_MAN = Character("mnb-009", "Ant-Man", powers=(SHRINK,))

BLACK_WIDOW = Character("mnb-010", "Black Widow", powers=(Trigger("Sting", APPEARS, AddMinus(A(ENEMY))),))

BLACK_PANTHER = Character("mnb-011", "Black Panther", keywords=(FEROCIOUS,))

DAREDEVIL = Character("mnb-012", "Daredevil", keywords=(DODGE,), powers=(
    Continuous("Fearless", ITSELF, DOUBLE_STRIKE, during=ATTACKING_A_MAIN_CHARACTER),))

HAWKEYE = Character("mnb-013", "Hawkeye", powers=(SuperPower("Take Aim", MAIN_PHASE, (SKILL,), Do(
    Boost(SELF, 3, 0, until=NEXT_ATTACK), Gain(SELF, NO_RANGED_STRIKE_BACK, until=NEXT_ATTACK))),))

NICK_FURY = Character("mnb-014", "Nick Fury", powers=(
    SuperPower("The Vast Resources of S.H.I.E.L.D.", MAIN_PHASE, (INTELLECT,), ResourceFromDeck()),))

CAPTAIN_AMERICA = Character("mnb-015", "Captain America", keywords=(LEADER,), powers=(INSPIRE,))

SPIDER_MAN = Character("mnb-016", "Spider-Man", keywords=(DODGE,), powers=(
    SuperPower("Websling", MAIN_PHASE, (SKILL,), Pull(A(ENEMY & BACK_ROW))),))

MS_MARVEL = Character("mnb-017", "Ms. Marvel", powers=(
    SuperPower("Energy Absorption", MAIN_PHASE, (ENERGY,), AddPlus(SELF, Count(YOURS & OTHER & Has(RANGED)))),))

LUKE_CAGE = Character("mnb-018", "Luke Cage", powers=(
    SuperPower("Impervious Skin", COMBAT, (MIGHT,), Gain(SELF, NO_WOUND, until=THIS_COMBAT), any_turn=True),))

DR_STRANGE = Character("mnb-019", "Dr. Strange", powers=(
    SuperPower("Transmute", MAIN_PHASE, (INTELLECT,), Transmute(A(CHARACTER))),))

IRON_MAN = Character("mnb-020", "Iron Man", powers=(Trigger("Inventive", APPEARS, May(TurnLocation(up=True))),))

THOR = Character("mnb-021", "Thor", powers=(
    SuperPower("Lightning Strike", MAIN_PHASE, (ENERGY,), AddMinus(A(ENEMY), 3)),))

HULK = Character("mnb-022", "Hulk", powers=(
    SuperPower("Incredible Power", MAIN_PHASE, (MIGHT,), If(AtLeast(WoundsOf()), AddPlus(SELF, 7))),))

EARTHS_MIGHTIEST_HEROES = PlotTwist("mnb-023", "Earth's Mightiest Heroes", COMBAT, Boost(A(IN_COMBAT), 2, 2), any_turn=True)

THINK_AGAIN = PlotTwist("mnb-024", "Think Again", COMBAT, CancelCombat(), any_turn=True)

STARK_TECH = PlotTwist("mnb-025", "Stark Tech", MAIN_PHASE, Do(AddPlus(A(YOURS)), Gain(CHOSEN, RANGED)))

AVENGERS_MANSION = Location("mnb-026", "Avengers Mansion", (ENERGY, INTELLECT, MIGHT, SKILL))
