"""A-Force: A-Force."""

from mc_env.versus.cards.kit import *

ENERGY_ABSORPTION = SuperPower("Energy Absorption", MAIN_PHASE, (ENERGY,), AddPlus(SELF, Count(YOURS & OTHER & Has(RANGED))))
A_FORCE_ASSEMBLE = SuperPower("A-Force Assemble!", MAIN_PHASE, (SKILL,),
    NextTime(YOU_TEAM_ATTACK, AddPlus(Each(ATTACKER))))
LIFE_INCARNATE = SuperPower("Life Incarnate", MAIN_PHASE, (INTELLECT,), Heal(A(SUPPORTING)))
FOUND_ANYWHERE = Total(Count(SUPPORTING), InKOPiles(SUPPORTING))

CAPTAIN_MARVEL_1 = Character("aff-001", "Captain Marvel", aka=("Ms. Marvel",), powers=(ENERGY_ABSORPTION,
    LevelUp("Woman of War", 4, Stuns(ENEMY), during=IN_A_COMBAT)))

CAPTAIN_MARVEL_2 = Character("aff-002", "Captain Marvel", aka=("Ms. Marvel",), powers=(ENERGY_ABSORPTION,
    SuperPower("Photonic Blast", MAIN_PHASE, (SKILL,), AddMinus(A(ENEMY), PlusOf()))))

SHE_HULK_1 = Character("aff-003", "She-Hulk", powers=(A_FORCE_ASSEMBLE, LevelUp("Fight Together", 5, YOU_TEAM_ATTACK)))

SHE_HULK_2 = Character("aff-004", "She-Hulk", powers=(A_FORCE_ASSEMBLE,
    Reaction("Rules Lawyer", AN_ENEMY_USES_A_SUPER_POWER, (INTELLECT,), CancelPower())))

SISTER_GRIMM_1 = Character("aff-005", "Sister Grimm", powers=(
    LevelUp("When Blood Is Shed...", 1, GetsWounded(ITSELF), during=ENEMY_TURN),))

SISTER_GRIMM_2 = Character("aff-006", "Sister Grimm", powers=(
    SuperPower("Muzzle", MAIN_PHASE, (SKILL,), Do(
        Gain(Each(YOURS), CANNOT_BE_ATTACKED, until=UNTIL_YOUR_TURN_IS_OVER), BecomeLevelOne()), limit=ONCE_A_GAME),
    SuperPower("Bounce House", MAIN_PHASE, (ENERGY,), Do(
        ReturnToHand(UpTo(2, SUPPORTING)), BecomeLevelOne()), limit=ONCE_A_GAME),
    SuperPower("Open Sesame", MAIN_PHASE, (INTELLECT,), Do(Draw(3), BecomeLevelOne()), limit=ONCE_A_GAME),
    SuperPower("Caffeine Injection", MAIN_PHASE, (MIGHT,), Do(
        AddPlus(A(SUPPORTING), 4), BecomeLevelOne()), limit=ONCE_A_GAME)))

PHOENIX_1 = Character("aff-007", "Phoenix", aka=("Dark Phoenix",), powers=(LIFE_INCARNATE,
    LevelUp("The Sum of All Life and Death", 1, SomeoneAppears(CHARACTER), cond=AtLeast(FOUND_ANYWHERE, 20))))

PHOENIX_2 = Character("aff-008", "Phoenix", aka=("Dark Phoenix",), powers=(LIFE_INCARNATE,
    SuperPower("Resurrect", MAIN_PHASE, (ENERGY,), Search(SUPPORTING, (KO,), ONTO_SIDE))))

WASP = Character("aff-009", "Wasp", powers=(Trigger("Sting", APPEARS, AddMinus(A(ENEMY))), SHRINK))

SISTER_GRIMM = Character("aff-010", "Sister Grimm", powers=(
    SuperPower("The Staff of One", COMBAT, (INTELLECT,), PlayFromDeck(), any_turn=True, any_combat=True),))

PIXIE = Character("aff-011", "Pixie", powers=(SuperPower("Hallucinogenic Dust", MAIN_PHASE, (ENERGY,), RevealUntilCharacter()),))

SPIDER_WOMAN = Character("aff-012", "Spider-Woman", keywords=(DODGE,), powers=(
    SuperPower("Venom Blast", COMBAT, (SKILL,), If(IN_MELEE_COMBAT, Boost(A(IN_COMBAT & OTHER), 0, -3)), any_turn=True),))

MEGGAN = Character("aff-013", "Meggan", powers=(
    SuperPower("Empathic Metamorph", MAIN_PHASE, (MIGHT,), AddPlus(SELF, PlusOn(YOURS & OTHER))),))

MEDUSA = Character("aff-014", "Medusa", keywords=(GRAB,), powers=(
    SuperPower("Prehensile Hair", MAIN_PHASE, (SKILL,), Do(Exhaust(A(ENEMY & FRONT_ROW)),
        Gain(CHOSEN, CANNOT_READY, until=WHILE_HERE), Gain(CHOSEN, CANNOT_MOVE, until=WHILE_HERE))),))

SINGULARITY = Character("aff-015", "Singularity", powers=(
    Trigger("Pocket Dimension", YOUR_TURN_ENDS, SetAside(AnyNumber(YOURS & OTHER & FACE_UP))),))

DAZZLER = Character("aff-016", "Dazzler", powers=(
    SuperPower("Dazzle", MAIN_PHASE, (ENERGY,), Daze(A(ENEMY & SUPPORTING))),))

SHE_HULK = Character("aff-017", "She-Hulk", keywords=(LEADER,), powers=(
    SuperPower("Baroness of Arcadia", COMBAT, (MIGHT,), Boost(Each(ATTACKER & Of(Team.A_FORCE)), 2, 2), any_combat=True),))

SPECTRUM = Character("aff-018", "Spectrum", powers=(
    Trigger("Energy Form", APPEARS, AddPlus(SELF, BasicLocations(ENERGY))),
    Trigger("Energy Form", RECOVERS, AddPlus(SELF, BasicLocations(ENERGY)))))

MISS_AMERICA = Character("aff-019", "Miss America", powers=(TOUGH,))

LOKI = Character("aff-020", "Loki", powers=(
    Trigger("Power Hungry", PowersUp(YOURS), Draw(3), limit=ONCE_A_TURN),
    Trigger("Questionable Loyalty", YOUR_BUILD_PHASE_BEGINS, DesertToTheStrongest())))

ROGUE = Character("aff-021", "Rogue", powers=(Trigger("Absorb Powers", Kills(ENEMY & SUPPORTING), GainPowers()),))

PHOENIX = Character("aff-022", "Phoenix", aka=("Dark Phoenix",), powers=(
    SuperPower("Teke Shield", COMBAT, (INTELLECT,), Gain(A(DEFENDER), CANNOT_BE_STUNNED, until=THIS_COMBAT),
        any_turn=True, any_combat=True, limit=ANY_NUMBER),))

HEROINES_OF_ARCADIA = PlotTwist("aff-023", "Heroines of Arcadia", COMBAT,
    If(A_TEAM_ATTACK, Boost(Each(ATTACKER), 3, 0)), any_turn=True)

YOU_WONT_LIKE_HER = PlotTwist("aff-024", "You Won't Like Her When She's Angry", COMBAT, AddPlus(A(DEFENDER), 2), any_turn=True)

BUILD_A_BETTER_WORLD = PlotTwist("aff-025", "Build a Better World", MAIN_PHASE, TurnLocation(up=True, basic=True),
    also=Also(COMBAT, TurnLocation(up=True, basic=True), any_turn=True))

ARCADIA = Location("aff-026", "Arcadia", (ENERGY, INTELLECT, MIGHT, SKILL))
