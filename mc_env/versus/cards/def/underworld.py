"""Defenders: the Underworld."""

from mc_env.versus.cards.kit import *

INFALLIBLE_AIM = SuperPower("Infallible Aim", MAIN_PHASE, (INTELLECT, INTELLECT), Wound(A(SUPPORTING & FACE_UP)))
EXPAND_THE_EMPIRE = SuperPower("Expand the Empire", BUILD, (MIGHT,), Look(5, LOCATION_CARD))
REVENGE_BOND = SuperPower("Revenge Bond", RECOVERY, (ENERGY,), If(RECOVERED_THIS_TURN, AddPlus(SELF, 2)))
BIONIC_ARM = SuperPower("Bionic Arm", COMBAT, (MIGHT,), If(IN_MELEE_COMBAT, Boost(SELF, 2, 2)))

BULLSEYE_1 = Character("def-027", "Bullseye", powers=(INFALLIBLE_AIM, LevelUp("Cold Blooded Killer", 3, Kills(ENEMY))))

BULLSEYE_2 = Character("def-028", "Bullseye", powers=(INFALLIBLE_AIM,
    SuperPower("Lovely Night for a Murder", MAIN_PHASE, (SKILL, SKILL, SKILL), Wound(A(MAIN & FACE_UP)))))

KINGPIN_1 = Character("def-029", "Kingpin", powers=(EXPAND_THE_EMPIRE,
    LevelUp("Take Over the City", 5, A_LOCATION_APPEARS_ON_YOUR_SIDE)))

KINGPIN_2 = Character("def-030", "Kingpin", powers=(EXPAND_THE_EMPIRE,
    SuperPower("The Kingpin of Crime", MAIN_PHASE, (Either(ENERGY, INTELLECT, MIGHT, SKILL),),
        AddPlus(A(CHARACTER)), limit=ANY_NUMBER)))

VENOM_1 = Character("def-031", "Venom", powers=(REVENGE_BOND, LevelUp("Growing Bond", 5, GainsPlus(ITSELF))))

VENOM_2 = Character("def-032", "Venom", powers=(REVENGE_BOND,
    SuperPower("Permanent Bond", COMBAT, (MIGHT,), Gain(SELF, SYMBIOSIS, until=YOUR_NEXT_RECOVERY), any_turn=True)))

WINTER_SOLDIER_1 = Character("def-033", "Winter Soldier", powers=(BIONIC_ARM,
    LevelUp("Cryogenic Stasis", 2, Stuns(ENEMY & DEFENDER), cond=NOT_FROZEN, if_you=May(Freeze(SELF)))))

WINTER_SOLDIER_2 = Character("def-034", "Winter Soldier", powers=(BIONIC_ARM,
    SuperPower("Sniper Rifle", MAIN_PHASE, (SKILL,), Gain(SELF, SNIPES_THE_PROTECTED))))

CARNAGE = Character("def-035", "Carnage", keywords=(SYMBIOSIS,), powers=(
    Trigger("Maximum Carnage", Stuns(ENEMY), AddPlus(SELF)),
    Trigger("Maximum Carnage", GETS_STUNNED, AddPlus(SELF))))

HELMUT_ZEMO = Character("def-036", "Helmut Zemo", powers=(
    SuperPower("Sow Distrust", MAIN_PHASE, (INTELLECT,), DiscardFromEnemyHand(SUPPORTING & NOT_OF_THEIR_MAINS_TEAM)),))

ELECTRO = Character("def-037", "Electro", powers=(
    SuperPower("Chain Lightning", MAIN_PHASE, (ENERGY,), Stun(Each(ENEMY & SUPPORTING & CostAtMost(2)))),))

BLOODY_MARY = Character("def-038a", "Mary Walker", powers=(
    Continuous("Bloody Mary", ITSELF, NO_STRIKE_BACK, during=ATTACKING_SOMEONE_WITH_MINUS),))

TYPHOID_MARY = Character("def-038b", "Mary Walker", powers=(
    Trigger("Typhoid Mary", ATTACKS, AddMinus(UpTo(2, ENEMY))),))

INNOCENT_MARY = Character("def-038c", "Mary Walker", powers=(
    Continuous("Innocent Mary", ATTACKER & HAS_MINUS, CANNOT_STRIKE, during=DEFENDING),))

MARY_WALKER = Character("def-038d", "Mary Walker", powers=(
    Borrows("Composite Personality", Named("Mary Walker"), pile=KO),))

RHINO = Character("def-039", "Rhino", powers=(
    Continuous("Angry", ITSELF, ATTACKS_FIRST),
    Trigger("Stupid", ATTACKS, MayPay((INTELLECT,), Stun(SELF), enemy=True))))

HELLSTROM = Character("def-040", "Hellstrom", powers=(Trigger("Darksoul", PowersUp(ITSELF), Heal(SELF)),))

WINTER_SOLDIER = Character("def-041", "Winter Soldier", powers=(
    SuperPower("Into the Fray", MAIN_PHASE, (SKILL,), If(IN_YOUR_BACK_ROW, Do(Ready(SELF), Pull(SELF)))),))

MODOK = Character("def-042", "M.O.D.O.K.", powers=(Trigger("Mental Calculations", YOUR_TURN_BEGINS, Arrange(4, 2)),))

VENOM = Character("def-043", "Venom", keywords=(SYMBIOSIS,), powers=(
    SuperPower("Symbiote Strength", MAIN_PHASE, (MIGHT,), AddPlus(SELF, 2)),))

BULLSEYE = Character("def-044", "Bullseye", powers=(
    SuperPower("Improvised Weapon", MAIN_PHASE, (SKILL,), IfYouDo(RemoveOnePlus(SELF), Wound(A(SUPPORTING & FACE_UP)))),))

PURPLE_MAN = Character("def-045", "Purple Man", powers=(
    SuperPower("Brainwash", MAIN_PHASE, (INTELLECT,), Brainwash(A(ENEMY & SUPPORTING))),))

BARON_MORDO = Character("def-046", "Baron Mordo", powers=(
    SuperPower("Black Magic", MAIN_PHASE, (ENERGY,), KnockOut(A(SUPPORTING & STUNNED))),))

KINGPIN = Character("def-047", "Kingpin", powers=(SuperPower("Underworld Boss", MAIN_PHASE, (MIGHT,),
    If(AtLeast(Count(YOURS & OTHER & Of(Team.UNDERWORLD)), 2), TakeOver())),))

BLACKHEART = Character("def-048", "Blackheart", powers=(
    Continuous("Created From Evil", ITSELF, VALUES, InYourKOPile(EVIL), InYourKOPile(EVIL)),))

FAIR_AND_BALANCED = PlotTwist("def-049", "Fair and Balanced", MAIN_PHASE, Do(AddPlus(A(CHARACTER)), AddMinus(A(CHARACTER))))

PAIN_AND_SUFFERING = PlotTwist("def-050", "Pain and Suffering", COMBAT, Boost(A(IN_COMBAT), 0, -2), any_turn=True)

PLAY_DEAD = PlotTwist("def-051", "Play Dead", COMBAT, Daze(A(DEFENDER & SUPPORTING & YOURS)), any_turn=True)

FISK_TOWER = Location("def-052", "Fisk Tower", (ENERGY, INTELLECT, MIGHT, SKILL))
