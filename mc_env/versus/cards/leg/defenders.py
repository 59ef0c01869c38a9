"""Legacy: the Defenders."""

from mc_env.versus.cards.kit import *

LIMITED_INVULNERABILITY = SuperPower("Limited Invulnerability", COMBAT, (MIGHT,), Gain(SELF, CANNOT_BE_WOUNDED),
    any_turn=True, limit=ONCE_A_LEVEL)
THE_MAN_WITHOUT_FEAR = SuperPower("The Man Without Fear", COMBAT, (SKILL,), Gain(SELF, DOUBLE_STRIKE, until=THIS_COMBAT),
    any_turn=True)

JESSICA_JONES_1 = Character("leg-037", "Jessica Jones", powers=(TOUGH, LIMITED_INVULNERABILITY,
    LevelUp("Stake Out", 5, SomeoneAppears(ENEMY))))

JESSICA_JONES_2 = Character("leg-038", "Jessica Jones", powers=(TOUGH, LIMITED_INVULNERABILITY,
    SuperPower("Collar the Suspect", MAIN_PHASE, (INTELLECT,), DiscardFromEnemyHand(SUPPORTING))))

DAREDEVIL_2 = Character("leg-039", "Daredevil", powers=(THE_MAN_WITHOUT_FEAR,
    LevelUp("Defender of Hell's Kitchen", 1, IS_ATTACKED, cond=PROTECTING)))

DAREDEVIL_3 = Character("leg-040", "Daredevil", powers=(THE_MAN_WITHOUT_FEAR,
    SuperPower("Savior of Hell's Kitchen", COMBAT, (INTELLECT,), NoMoreAttacks(), any_turn=True)))

MISTY_KNIGHT = Character("leg-041", "Misty Knight", powers=(
    Trigger("Detective Work", APPEARS, LookAtHand()),
    SuperPower("Bionic Arm", COMBAT, (MIGHT,), Boost(SELF, 2, 2), only_if=IN_MELEE_COMBAT)))

WHITE_TIGER = Character("leg-042", "White Tiger", powers=(
    Continuous("Mystical Tiger Amulets", ITSELF, LEAP, during=AtLeast(PlusOf())),
    Continuous("Mystical Tiger Amulets", ITSELF, FEROCIOUS, during=AtLeast(PlusOf(), 2)),
    Continuous("Mystical Tiger Amulets", ITSELF, LETHAL, during=AtLeast(PlusOf(), 3))))

JESSICA_JONES = Character("leg-043", "Jessica Jones", powers=(TOUGH,
    Continuous("Psionic Protection", ENEMY, NO_SUPER_POWERS_OF, int(INTELLECT))))

STICK = Character("leg-044", "Stick", keywords=(DODGE,), powers=(
    Trigger("Mentor", APPEARS, Do(AddPlus(Each(YOUR_MAIN), 2), AddPlus(Each(YOUR_MAIN & Named("Daredevil")), 2))),))

REALITY_SHIFT = PlotTwist("leg-045", "Reality Shift", MAIN_PHASE, Heal(A(YOURS)))
