"""Marvel Battles: the villains."""

from mc_env.versus.cards.kit import *

SADISTIC_CHOICE = SuperPower("Sadistic Choice", MAIN_PHASE, (INTELLECT,), StunUnlessDiscard(A(ENEMY & SUPPORTING)))
GOD_OF_MISCHIEF = SuperPower("God of Mischief", COMBAT, (SKILL,), PlayTwist(), any_turn=True)
COURT_DEATH = SuperPower("Court Death", MAIN_PHASE, (MIGHT,), Do(ShuffleInCharacters(), AddPlus(SELF, Same())))
MAGNETIC_FORCE_FIELD = SuperPower("Magnetic Force Field", COMBAT, (ENERGY,), Boost(SELF, 0, 4), any_turn=True)

GREEN_GOBLIN_1 = Character("mnb-079", "Green Goblin", powers=(SADISTIC_CHOICE,
    LevelUp("Chaos and Destruction", 6, SomeoneGetsStunned(ENEMY))))

GREEN_GOBLIN_2 = Character("mnb-080", "Green Goblin", powers=(SADISTIC_CHOICE,
    SuperPower("Bombs Away", MAIN_PHASE, (SKILL,), KnockOut(A(ENEMY & SUPPORTING & STUNNED)))))

LOKI_1 = Character("mnb-081", "Loki", powers=(GOD_OF_MISCHIEF,
    LevelUp("Plots Within Plots", 5, YOU_PLAY_A_PLOT_TWIST)))

LOKI_2 = Character("mnb-082", "Loki", powers=(GOD_OF_MISCHIEF,
    SuperPower("Master of Plots", MAIN_PHASE, (INTELLECT,), LookAtHand(reveal=True, each=PLOT_TWIST))))

MAGNETO_1 = Character("mnb-083", "Magneto", powers=(MAGNETIC_FORCE_FIELD,
    LevelUp("Mutant Master", 4, YOUR_TURN_BEGINS, cond=FACE_UP_NOW)))

MAGNETO_2 = Character("mnb-084", "Magneto", powers=(MAGNETIC_FORCE_FIELD,
    SuperPower("Mutant Supremacy", MAIN_PHASE, (MIGHT,), KnockOutResource())))

THANOS_1 = Character("mnb-085", "Thanos", powers=(COURT_DEATH, LevelUp("The Mad Titan", 6, SomeoneGetsKOd(ENEMY))))

THANOS_2 = Character("mnb-086", "Thanos", powers=(COURT_DEATH,
    SuperPower("The Infinity Gauntlet", MAIN_PHASE, (ENERGY, INTELLECT, MIGHT, SKILL), ForEachEnemy(Do(
        Stun(Each(THEIR_MAIN)), KnockOutTheirResource(), KnockOut(A(THEIRS & SUPPORTING)), TheyDiscardAtRandom())))))

RONAN = Character("mnb-087", "Ronan", powers=(
    SuperPower("Accuse", MAIN_PHASE, (INTELLECT,), Do(NameCard(), LookAtHand(reveal=True, each=NAMED))),))

MYSTIQUE = Character("mnb-088", "Mystique", powers=(
    SuperPower("Impersonate", MAIN_PHASE, (SKILL,), BecomeLike(A(OTHER & FACE_UP))),))

DOCTOR_OCTOPUS = Character("mnb-089", "Doctor Octopus", keywords=(GRAB,), powers=(GENIUS,))

GREEN_GOBLIN = Character("mnb-090", "Green Goblin", powers=(Trigger("Blast", APPEARS, MinusToRow()),))

RED_SKULL = Character("mnb-091", "Red Skull", keywords=(DODGE,), powers=(
    SuperPower("Dust of Death", COMBAT, (SKILL,), Stun(A(ATTACKER)), any_turn=True, only_if=MELEE_ATTACKED),))

SABRETOOTH = Character("mnb-092", "Sabretooth", keywords=(FEROCIOUS,), powers=(BERSERKER,))

ULTRON = Character("mnb-093", "Ultron", keywords=(SWARM,), powers=(SuperPower("Replicate", BUILD, (ENERGY,), Dig()),))

ABOMINATION = Character("mnb-094", "Abomination", keywords=(MONSTROUS,))

MANDARIN = Character("mnb-095", "Mandarin", powers=(
    SuperPower("Makluan Rings", MAIN_PHASE, (INTELLECT,), Draw(1)),
    SuperPower("Makluan Rings", MAIN_PHASE, (SKILL,), EnemyDiscards()),
    SuperPower("Makluan Rings", MAIN_PHASE, (MIGHT,), AddPlus(A(CHARACTER))),
    SuperPower("Makluan Rings", MAIN_PHASE, (ENERGY,), AddMinus(A(CHARACTER)))))

JUGGERNAUT = Character("mnb-096", "Juggernaut", powers=(SuperPower("Unstoppable", COMBAT, (MIGHT,), If(ATTACKING_SOLO,
    NextTime(Stuns(ENEMY & FRONT_ROW & DEFENDER), NextTime(SURVIVES, AttackBackRow(), until=THIS_COMBAT), until=THIS_COMBAT))),))

MAGNETO = Character("mnb-097", "Magneto", powers=(
    Continuous("Magnetic Suppression", ENEMY & SUPPORTING, CANNOT_RECOVER),))

LOKI = Character("mnb-098", "Loki", powers=(SCHEMER,))

DORMAMMU = Character("mnb-099", "Dormammu", powers=(
    Trigger("Immortal", GETS_KOD, May(ShuffleIn())),
    SuperPower("Necromancy", MAIN_PHASE, (INTELLECT, ENERGY), RaiseFromEnemy())))

THANOS = Character("mnb-100", "Thanos", powers=(SuperPower("Welcome Death", MAIN_PHASE, (MIGHT,), Wound(Each(STUNNED))),))

EXTINGUISH = PlotTwist("mnb-101", "Extinguish", MAIN_PHASE, KnockOut(A(SUPPORTING & STUNNED)))

METAL_AND_FIRE = PlotTwist("mnb-102", "Metal and Fire", COMBAT, AddMinus(Each(ENEMY & IN_COMBAT)), any_turn=True)

TRICKSTER_GOD = PlotTwist("mnb-103", "Trickster God", COMBAT, SwitchValues(A(IN_COMBAT)), any_turn=True)

THE_VAULT = Location("mnb-104", "The Vault", (ENERGY, INTELLECT, MIGHT, SKILL))
