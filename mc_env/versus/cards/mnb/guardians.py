"""Marvel Battles: the Guardians of the Galaxy."""

from mc_env.versus.cards.kit import *

MURDER_YOU = SuperPower("Murder You!", MAIN_PHASE, (ENERGY,), Boost(SELF, 4, 0, until=NEXT_ATTACK))
GREATEST_GUARDIAN = SuperPower("Greatest Guardian", BUILD, (INTELLECT,), PayLess(1))
BRUTAL_TRAINING = SuperPower("Brutal Training", MAIN_PHASE, (SKILL,), If(STUNNED_AN_ENEMY_THIS_TURN, AddPlus(SELF, 2)))
I_AM_GROOT = SuperPower("I am Groot", COMBAT, (MIGHT,), Boost(SELF, Resources(), Resources()), any_turn=True)

ROCKET_1 = Character("mnb-053", "Rocket", powers=(MURDER_YOU,
    LevelUp("Back Against the Wall", 1, A_CARD_LEAVES_YOUR_HAND, cond=HAND_IS_EMPTY)))

ROCKET_2 = Character("mnb-054", "Rocket", powers=(MURDER_YOU,
    SuperPower("One Raccoon's Garbage", MAIN_PHASE, (SKILL,), Do(FromKOPile(random=True), FromKOPile(random=True)))))

STAR_LORD_1 = Character("mnb-055", "Star-Lord", powers=(GREATEST_GUARDIAN, LevelUp("Recruiting Drive", 5, YOU_RECRUIT)))

STAR_LORD_2 = Character("mnb-056", "Star-Lord", powers=(GREATEST_GUARDIAN,
    SuperPower("Space Cop", MAIN_PHASE, (SKILL,), LosePowers(Each(ENEMY)))))

GAMORA_1 = Character("mnb-057", "Gamora", powers=(BRUTAL_TRAINING,
    LevelUp("Deadliest Women in the Universe", 3, Stuns(MAIN))))

GAMORA_2 = Character("mnb-058", "Gamora", powers=(BRUTAL_TRAINING,
    SuperPower("Godslayer Blade", MAIN_PHASE, (MIGHT, MIGHT), Gain(SELF, DEADLY))))

GROOT_1 = Character("mnb-059", "Groot", powers=(I_AM_GROOT, LevelUp("I am Groot", 5, YOU_GAIN_A_RESOURCE)))

GROOT_2 = Character("mnb-060", "Groot", powers=(I_AM_GROOT,
    SuperPower("We are Groot", MAIN_PHASE, (ENERGY,), Do(Heal(Each(YOURS)), BecomeLevelOne()))))

COSMO = Character("mnb-061", "Cosmo", powers=(
    Trigger("Nullify", APPEARS, LosePowers(A(ENEMY), until=WHILE_HERE, no_gain=True, level_up=False)),))

YONDU = Character("mnb-062", "Yondu", powers=(
    SuperPower("Yaka Arrow", MAIN_PHASE, (SKILL,), Stun(A(SUPPORTING & CostAtMost(3)))),))

MAJOR_VICTORY = Character("mnb-063", "Major Victory", powers=(
    SuperPower("Psychokinetic Shove", MAIN_PHASE, (INTELLECT,), Push(A(ENEMY))),))

MANTIS = Character("mnb-064", "Mantis", powers=(Trigger("Rebirth", GETS_KOD, May(BecomeResource())),))

AGENT_VENOM = Character("mnb-065", "Agent Venom", powers=(
    SuperPower("Symbiote Strength", MAIN_PHASE, (MIGHT,), AddPlus(SELF, 2)),))

ROCKET = Character("mnb-066", "Rocket", powers=(SuperPower("Scavenger", MAIN_PHASE, (SKILL,), FromKOPile()),))

GAMORA = Character("mnb-067", "Gamora", keywords=(LETHAL,))

NOVA = Character("mnb-068", "Nova", powers=(SuperPower("Nova Force Speed", MAIN_PHASE, (ENERGY,), Ready(SELF)),))

STAR_LORD = Character("mnb-069", "Star-Lord", keywords=(LEADER,), powers=(
    Continuous("Team Up", YOURS & SUPPORTING, AlsoIn(Team.GUARDIANS)),))

GROOT = Character("mnb-070", "Groot", powers=(Continuous("I Am Groot", ITSELF, VALUES, Resources(), Resources()),))

MOONDRAGON = Character("mnb-071", "Moondragon", powers=(SuperPower("Mental Focus", MAIN_PHASE, (INTELLECT,), Look(3)),))

QUASAR = Character("mnb-072", "Quasar", powers=(
    SuperPower("Quantum Blast", MAIN_PHASE, (ENERGY,), TurnLocation(up=False)),))

DRAX = Character("mnb-073", "Drax", keywords=(GRAB,), powers=(BERSERKER,))

ADAM_WARLOCK = Character("mnb-074", "Adam Warlock", appears_stunned=True, powers=(
    SuperPower("Emerge", MAIN_PHASE, (MIGHT,), Do(Recover(SELF), Ready(SELF)), only_if=STUNNED_NOW, while_stunned=True),))

VIGILANTE_JUSTICE = PlotTwist("mnb-075", "Vigilante Justice", COMBAT,
    Gain(A(IN_COMBAT), FEROCIOUS, until=THIS_COMBAT), any_turn=True)

EVEN_THE_ODDS = PlotTwist("mnb-076", "Even The Odds", COMBAT, BackToBase(A(ENEMY & IN_COMBAT)), any_turn=True)

GIVE_EM_A_LIFT = PlotTwist("mnb-077", "Give 'Em a Lift", MAIN_PHASE, Do(AddPlus(A(YOURS)), Gain(CHOSEN, FLIGHT)))

KNOWHERE = Location("mnb-078", "Knowhere", (ENERGY, INTELLECT, MIGHT, SKILL))
