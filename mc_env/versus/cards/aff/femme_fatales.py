"""A-Force: the Femme Fatales."""

from mc_env.versus.cards.kit import *

BAD_LUCK = SuperPower("Bad Luck", MAIN_PHASE, (INTELLECT,), EnemyDiscards())
WHAT_WAS = SuperPower("What Was, What is, What Will Be", MAIN_PHASE, (INTELLECT, INTELLECT),
    Do(ResourceFromDeck(), ResourceFromDeck()))
IMBUE_WITH_POWER = SuperPower("Imbue with Power", MAIN_PHASE, (ENERGY,), AddPlus(A(SUPPORTING & APPEARED_THIS_TURN), 2))
MASQUERADE = SuperPower("Masquerade", COMBAT, (SKILL,), MatchATK(A(OTHER & FACE_UP)), any_turn=True)

BLACK_CAT_1 = Character("aff-027", "Black Cat", powers=(BAD_LUCK,
    LevelUp("Queen of Thieves", 6, YOUR_TURN_ENDS, CardsMoreThanThey(), if_you=ChooseEnemyPlayer())))

BLACK_CAT_2 = Character("aff-028", "Black Cat", powers=(BAD_LUCK,
    SuperPower("Cross their Path", COMBAT, (SKILL,), Daze(Each(ENEMY & IN_COMBAT)), any_turn=True)))

DARK_PHOENIX_1 = Character("aff-029", "Dark Phoenix", aka=("Phoenix",), powers=(WHAT_WAS,
    LevelUp("Inevitable Corruption", 1, A_RESOURCE_APPEARS, cond=AtLeast(AllResources(), 20))))

DARK_PHOENIX_2 = Character("aff-030", "Dark Phoenix", aka=("Phoenix",), powers=(WHAT_WAS,
    SuperPower("Ravager of Worlds", MAIN_PHASE, (ENERGY, ENERGY, MIGHT), KnockOutAllResources())))

ENCHANTRESS_1 = Character("aff-031", "Enchantress", powers=(IMBUE_WITH_POWER,
    LevelUp("Champion of Amora", 3, YOUR_TURN_ENDS, cond=YOU_HAVE_THE_CHAMPION)))

ENCHANTRESS_2 = Character("aff-032", "Enchantress", powers=(IMBUE_WITH_POWER,
    SuperPower("I'll Not Sully My Hands", MAIN_PHASE, (INTELLECT,), Ready(A(YOURS & SUPPORTING & HAS_PLUS)))))

MYSTIQUE_1 = Character("aff-033", "Mystique", powers=(MASQUERADE,
    LevelUp("Bitter Fury", 10, GainsATK(ITSELF), AmountOfThat())))

MYSTIQUE_2 = Character("aff-034", "Mystique", powers=(MASQUERADE,
    SuperPower("Martial Savagery", COMBAT, (MIGHT,), Do(
        Gain(SELF, FEROCIOUS, until=THIS_COMBAT), Lose(Each(ENEMY), FEROCIOUS, until=THIS_COMBAT)), any_turn=True)))

BLACK_CAT = Character("aff-035", "Black Cat", powers=(POUNCE,
    Trigger("Unlucky Break", ATTACKS, Do(RemovePlus(Each(DEFENDER)), Gain(Each(ENEMY), GAINS_NO_PLUS, until=THIS_COMBAT)))))

MADAME_MASQUE = Character("aff-036", "Madame Masque", keywords=(SWARM,), powers=(
    Trigger("Bio-Duplicate", PowersUp(ITSELF), May(PutThatCardOntoYourSide()), cond=POWERED_UP_BY_NAMESAKE),))

TITANIA = Character("aff-037", "Titania", powers=(
    SuperPower("Cellular Augmentation", COMBAT, (MIGHT,), Boost(SELF, 3, 3), any_turn=True),
    Continuous("Durable", ITSELF, DURABLE)))

SIN = Character("aff-038", "Sin", powers=(SuperPower("Like Father, Like Daughter", COMBAT, (SKILL,), Stun(A(ATTACKER)),
    any_turn=True, only_if=MELEE_ATTACKED),))

MOONSTONE = Character("aff-039", "Moonstone", powers=(Continuous("Gravity Stone", ENEMY, WITHOUT, FLIGHT),))

SILVER_SABLE = Character("aff-040", "Silver Sable", powers=(
    Continuous("Mercenary", ITSELF, WITH_ANY_MAIN_CHARACTER),
    Trigger("Wealthy", YOUR_BUILD_PHASE_BEGINS, GainPoints(1))))

NEBULA = Character("aff-041", "Nebula", powers=(Continuous("Underling", ITSELF, VALUES, 3, 3, during=YOUR_MAIN_IS_GREAT_EVIL),))

GOBLIN_QUEEN = Character("aff-042", "Goblin Queen", powers=(
    SuperPower("Summon Goblins", MAIN_PHASE, (INTELLECT,), MakeTokens("aff-054", up_to=4)),))

SPIRAL = Character("aff-043", "Spiral", keywords=(MOBILE, FEROCIOUS))

VIPER = Character("aff-044", "Viper", powers=(
    SuperPower("Poison Darts", MAIN_PHASE, (SKILL,), AddMinus(UpTo(2, ENEMY))),
    Trigger("Succumb to Poison", YOUR_TURN_ENDS, DoubleMinus(Each(ENEMY)))))

SATANA = Character("aff-045", "Satana", powers=(
    Continuous("Fatal Females", YOURS & Of(Team.FEMME_FATALES), LETHAL),
    SuperPower("Consume Soul", MAIN_PHASE, (ENERGY,), ConsumeSoul())))

LADY_DEATHSTRIKE = Character("aff-046", "Lady Deathstrike", powers=(
    SuperPower("Death Strike", COMBAT, (MIGHT,),
        NextTime(Stuns(ENEMY & MAIN), Wound(THAT), cond=FACE_UP_NOW, until=THIS_COMBAT), any_turn=True),))

MORGAN_LE_FAY = Character("aff-047", "Morgan le Fay", powers=(
    Trigger("Immortal", GETS_KOD, May(ShuffleIn())),
    SuperPower("Growing Magic", MAIN_PHASE, (INTELLECT,), Draw(TimesUsed("Growing Magic")))))

ENCHANTRESS = Character("aff-048", "Enchantress", powers=(SuperPower("Go Forth, My Champion", MAIN_PHASE, (ENERGY,), Do(
    AddPlus(A(YOURS & OTHER & SUPPORTING), 2), NextTime(IT_ATTACKS, Ready(IT)))),))

FEMME_FATALITY = PlotTwist("aff-049", "Femme Fatality", MAIN_PHASE, AddMinus(A(CHARACTER), Count(YOURS & SUPPORTING)))

DRAMATIC_ENTRANCE = PlotTwist("aff-050", "Dramatic Entrance", COMBAT, DramaticEntrance(), any_turn=True)

CAT_FIGHT = PlotTwist("aff-051", "Cat Fight", COMBAT, Boost(A(ATTACKER), 4, 0), any_turn=True)

MADRIPOOR = Location("aff-052", "Madripoor", (ENERGY, INTELLECT, MIGHT, SKILL))

DEMON_GOBLIN = Character("aff-054", "Demon Goblin", keywords=(SWARM,))
