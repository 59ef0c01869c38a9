"""Alien Battles: the Xenomorphs, and the Facehugger pile."""

from mc_env.versus.cards.kit import *

BEAST, HORDE = (CREATURE,), (CREATURE, SWARM)
AN_OVOMORPH = Kind("character", name="Ovomorph")
STRUCTURAL_PERFECTION = SuperPower("Its Structural Perfection...", COMBAT, (ALIEN,),
    Gain(Each(DEFENDER), DEFENSELESS, until=THIS_COMBAT), only_if=MELEE_ATTACKING)
OUT_OF_THE_WALLS = SuperPower("They're Coming Out of the Walls!", BUILD, (ALIEN,),
    Reveal(5, Kind("character", keyword=SWARM), copies=True))
NOBODY_CAN_STOP_IT = SuperPower("Nobody Can Stop It", MAIN_PHASE, (MIGHT,), Ready(SELF))
ROAR = SuperPower("Rrrrrrrraaaaaaaaaaar!!!", COMBAT, (MIGHT,), AddPlus(SELF, 3), any_turn=True, only_if=HAND_IS_EMPTY)

THE_PERFECT_ORGANISM_1 = Character("aln-027", "The Perfect Organism", BEAST, powers=(STRUCTURAL_PERFECTION,
    LevelUp("A Survivor, Unclouded by Delusions of Morality", 3, SURVIVES)))

THE_PERFECT_ORGANISM_2 = Character("aln-028", "The Perfect Organism", BEAST, powers=(STRUCTURAL_PERFECTION,
    SuperPower("...Is Matched Only By Its Hostility", COMBAT, (INTELLECT,),
        Gain(Each(ATTACKER), CANNOT_STRIKE, until=THIS_COMBAT), any_turn=True, only_if=MELEE_ATTACKED)))

THE_QUEEN_1 = Character("aln-029", "The Queen", BEAST, powers=(OUT_OF_THE_WALLS,
    LevelUp("They're All Around Us, Man", 3, SomeoneAppears(YOURS & Has(SWARM)), cond=A_COPY_IS_THERE)))

THE_QUEEN_2 = Character("aln-030", "The Queen", BEAST, powers=(OUT_OF_THE_WALLS,
    SuperPower("Who's Laying the Eggs?", MAIN_PHASE, (ENERGY,), Do(
        Fetch(AN_OVOMORPH, FROM_ANYWHERE, INTO_BACK_ROW), HatchEach()))))

THE_DRAGON_1 = Character("aln-031", "The Dragon", BEAST, powers=(NOBODY_CAN_STOP_IT,
    LevelUp("Blood and Terror", 5, ATTACKS)))

THE_DRAGON_2 = Character("aln-032", "The Dragon", BEAST, powers=(NOBODY_CAN_STOP_IT,
    SuperPower("It Feeds on Minds", MAIN_PHASE, (ALIEN,), Do(Gain(SELF, LETHAL), NextTime(Kills(ENEMY), Heal(SELF))))))

THE_NEWBORN_1 = Character("aln-033", "The Newborn", BEAST, powers=(ROAR,
    LevelUp("Ungrateful Child", 1, YOUR_MAIN_PHASE_BEGINS, if_you=May(DiscardsHand()))))

THE_NEWBORN_2 = Character("aln-034", "The Newborn", BEAST, powers=(ROAR,
    SuperPower("A Beautiful Butterfly", COMBAT, (ALIEN,), Do(
        Gain(SELF, FEROCIOUS, until=THIS_COMBAT), Gain(SELF, MONSTROUS, until=THIS_COMBAT)), any_turn=True, only_if=DEFENDING)))

OVOMORPH = Character("aln-035", "Ovomorph", (*HORDE, PASSIVE), hatches=True, powers=(
    Trigger("Hatch", YOUR_BUILD_PHASE_BEGINS, Hatch(), cond=AtLeast(Count(ENEMY & SUPPORTING))),))

ADOLESCENT_XENOMORPH = Character("aln-036", "Adolescent Xenomorph", HORDE, powers=(
    Trigger("Accelerated Growth", APPEARS, AddPlus(Each(YOURS & OTHER & Named("Adolescent Xenomorph")))),))

XENOMORPH_AMBUSHER = Character("aln-037", "Xenomorph Ambusher", HORDE, powers=(
    Continuous("Camouflage", ITSELF, CANNOT_BE_ATTACKED, during=IN_YOUR_BACK_ROW),))

LEAPING_XENOMORPH = Character("aln-038", "Leaping Xenomorph", (*HORDE, LEAP))

FEROCIOUS_XENOMORPH = Character("aln-039", "Ferocious Xenomorph", (*HORDE, FEROCIOUS))

SALIVATING_XENOMORPH = Character("aln-040", "Salivating Xenomorph", HORDE, powers=(
    SuperPower("Salivate", MAIN_PHASE, (INTELLECT,), Draw(HandGap(3)), only_if=HandAtMost(2)),))

ACID_BLOOD_XENOMORPH = Character("aln-041", "Acid Blood Xenomorph", HORDE, powers=(
    Trigger("Bleed Acid", ATTACKS, AddMinus(Each(ENEMY & IN_COMBAT)), during=IS_WOUNDED),
    Trigger("Bleed Acid", IS_ATTACKED, AddMinus(Each(ENEMY & IN_COMBAT)), during=IS_WOUNDED)))

XENOMORPH_SPITTER = Character("aln-042", "Xenomorph Spitter", HORDE, powers=(
    SuperPower("Spit Acid", MAIN_PHASE, (ENERGY,), Do(
        AddMinus(A(ENEMY), 2), Repeat(Count(YOURS & OTHER & Named("Xenomorph Spitter")), AddMinus(A(ENEMY), 2)))),))

SCREECHING_XENOMORPH = Character("aln-043", "Screeching Xenomorph", HORDE, powers=(
    SuperPower("Screech", MAIN_PHASE, (MIGHT,), Do(AddPlus(A(YOURS & Has(SWARM)), 2), AddPlus(Each(YOURS & LIKE_CHOSEN), 2))),))

THE_DRAGON = Character("aln-044", "The Dragon", (CREATURE, LEAP), powers=(
    SuperPower("It Is Generally Unpleasant", COMBAT, (ALIEN,), Heal(SELF), any_turn=True, amplify=Heal(SELF, 2)),))

THE_PERFECT_ORGANISM = Character("aln-045", "The Perfect Organism", (CREATURE, FEROCIOUS), powers=(
    SuperPower("This Thing is Huge! It's... It's Big!", COMBAT, (INTELLECT,), Gain(SELF, DOUBLE_STRIKE, until=THIS_COMBAT),
        any_turn=True, amplify=Gain(SELF, TRIPLE_STRIKE, until=THIS_COMBAT)),))

THE_NEWBORN = Character("aln-046", "The Newborn", (CREATURE, MONSTROUS), powers=(
    SuperPower("Tantrum", COMBAT, (MIGHT,), AddPlus(SELF, 2), any_turn=True, amplify=AddPlus(SELF, 5)),))

THE_QUEEN = Character("aln-047", "The Queen", (CREATURE, LEADER), powers=(
    SuperPower("Who's Laying The Eggs?", COMBAT, (ENERGY,), Fetch(AN_OVOMORPH, FROM_ANYWHERE, INTO_YOUR_HAND, n=2), any_turn=True,
        amplify=OneOf(Fetch(AN_OVOMORPH, FROM_ANYWHERE, INTO_BACK_ROW, n=2),
            Fetch(AN_OVOMORPH, FROM_ANYWHERE, INTO_YOUR_HAND, n=2))),))

CHESTBURST = PlotTwist("aln-048", "Chestburst", COMBAT, If(MELEE_ATTACK, AddMinus(A(IN_COMBAT), 2)), any_turn=True)

SPOOK = PlotTwist("aln-049", "Spook", MAIN_PHASE, Daze(A(ENEMY & UNPROTECTED)))

BUILD_THE_HIVE = PlotTwist("aln-050", "Build the Hive", MAIN_PHASE, TurnLocation(up=False, enemy=True))

LV_426 = Location("aln-051", "LV-426", (ALIEN, ENERGY, INTELLECT, MIGHT))

FACEHUGGER = Character("aln-052", "Facehugger", (*HORDE, PASSIVE), captures=True, powers=(
    Trigger("Burst", YOUR_BUILD_PHASE_BEGINS, MayPay((ALIEN,), Do(
        Burst(), May(Fetch(Kind("character", team=Team.XENOMORPHS), FROM_HAND, INTO_BACK_ROW))))),))

EXTENDED_INCUBATION = Incubation("aln-053", "Extended Incubation")
