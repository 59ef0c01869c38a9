"""Alien Battles: the Company."""

from mc_env.versus.cards.kit import *

HIDE_IN_THE_SHADOWS = SuperPower("Hide in the Shadows", MAIN_PHASE, (HUMANITY,), Daze(A(YOURS), keep_equipment=True))
GEAR_UP = SuperPower("Gear Up", BUILD, (HUMANITY,), Reveal(5, Kind("equipment")))
ON_THE_LINE = SuperPower("Your A** is Already on the Line", MAIN_PHASE, (INTELLECT,), AddPlus(UpTo(2, YOURS & FRONT_ROW)))
ACIDIC_BLOOD = SuperPower("Acidic Blood", MAIN_PHASE, (ENERGY,), Do(TakeMinus(), AddMinus(A(ENEMY & SUPPORTING), Same())))

WARRANT_OFFICER_RIPLEY_1 = Character("aln-001", "Warrant Officer Ripley", powers=(HIDE_IN_THE_SHADOWS,
    LevelUp("Last Survivor of the Nostromo", 7, YOUR_BUILD_PHASE_BEGINS, WoundsOf())))

WARRANT_OFFICER_RIPLEY_2 = Character("aln-002", "Warrant Officer Ripley", powers=(HIDE_IN_THE_SHADOWS,
    SuperPower("Set the Self Destruct", MAIN_PHASE, (ENERGY,), NextTime(YOUR_TURN_ENDS, Stun(Each(SUPPORTING))),
        limit=ONCE_A_GAME)))

LT_RIPLEY_1 = Character("aln-003", "Lt. Ripley", powers=(GEAR_UP,
    LevelUp("We Got Nukes, We Got Knives, Sharp Sticks", 3, AN_EQUIPMENT_APPEARS)))

LT_RIPLEY_2 = Character("aln-004", "Lt. Ripley", powers=(GEAR_UP,
    SuperPower("I Can Handle Myself", MAIN_PHASE, (SKILL,), EquipFromAnywhere(), limit=ONCE_A_GAME)))

SISTER_RIPLEY_1 = Character("aln-005", "Sister Ripley", powers=(ON_THE_LINE,
    LevelUp("No Weapons of Any Kind?", 5, YOU_ATTACK, during=MELEE_ATTACK)))

SISTER_RIPLEY_2 = Character("aln-006", "Sister Ripley", powers=(ON_THE_LINE,
    SuperPower("Sacrifice and Resurrection", COMBAT, (HUMANITY,), Reincarnate("aln-008"), any_turn=True,
        only_if=IS_YOUR_MAIN)))

RIPLEY_8_1 = Character("aln-007", "Ripley #8", powers=(ACIDIC_BLOOD,
    LevelUp("Rapid Cell Regeneration", 1, YOUR_MAIN_PHASE_BEGINS, may=True, heals=True)))

RIPLEY_8_2 = Character("aln-008", "Ripley #8", powers=(ACIDIC_BLOOD,
    SuperPower("I'm Sorry", MAIN_PHASE, (HUMANITY,), Do(NameCard(characters=True), DestroyNamed()), limit=ONCE_A_GAME)))

NEWT = Character("aln-009", "Newt", powers=(Trigger("We'd Better Get Back", IS_ATTACKED, ReturnToHand(SELF)),))

VRIESS = Character("aln-010", "Vriess", powers=(
    Continuous("Immobile", ITSELF, IMMOBILE),
    Trigger("I'll Put Holes In You!", GETS_STUNNED, AddMinus(A(ENEMY)), during=ENEMY_TURN)))

KANE = Character("aln-011", "Kane", powers=(Trigger("Explore", APPEARS, RevealUntil(Kind("location", basic=True))),))

CAPTAIN_DALLAS = Character("aln-012", "Captain Dallas", powers=(
    Trigger("You Have Your Orders", YOUR_MAIN_PHASE_BEGINS, AddPlus(A(YOURS & OTHER & Of(Team.COMPANY)))),))

CALL = Character("aln-013", "Call", powers_up_anybody=True)

CMO_CLEMENS = Character("aln-014", "CMO Clemens", powers=(
    SuperPower("Medical Attention", MAIN_PHASE, (SKILL,), Heal(A(YOURS & SUPPORTING))),
    SuperPower("Do you trust me with a needle?", MAIN_PHASE, (SKILL, HUMANITY), Heal(A(YOURS & MAIN)))))

PARKER = Character("aln-015", "Parker", powers=(
    SuperPower("Cattle Prod", MAIN_PHASE, (ENERGY,), Do(Push(A(ENEMY & FRONT_ROW)), RemovePlus(CHOSEN))),))

BISHOP = Character("aln-016", "Bishop", instead_of_cost=(INTELLECT, HUMANITY))

CHRISTIE = Character("aln-017", "Christie", powers=(
    Trigger("Ricocheting Bullets", Stuns(ENEMY & DEFENDER), Stun(Each(LIKE_THAT))),))

BROTHER_DILLON = Character("aln-018", "Brother Dillon", powers=(
    SuperPower("Eulogy", MAIN_PHASE, (HUMANITY,), Do(
        Fetch(Kind("character"), FROM_KO_PILE, AT_THE_BOTTOM),
        Boost(Each(YOUR_MAIN), Figure("atk"), Figure("dfn"), until=THIS_TURN))),))

PRIVATE_HUDSON = Character("aln-019", "Private Hudson", powers=(
    SuperPower("You Want Some Of This?", COMBAT, (SKILL,), Stun(A(ATTACKER)), any_turn=True, any_combat=True,
        only_if=YOURS_IS_MELEE_ATTACKED, limit=ANY_NUMBER),
    Trigger("Game Over, Man!", GETS_KOD, Wound(Each(YOUR_MAIN)))))

JOHNER = Character("aln-020", "Johner", powers=(
    Continuous("I Mostly Just Hurt People", ITSELF, VALUES, 5, 5, during=IN_MELEE_COMBAT),))

ASH = Character("aln-021", "Ash", powers=(
    Trigger("Special Order", APPEARS, May(MoveToAnother())),
    Trigger("Crew Expendable", YOUR_MAIN_PHASE_BEGINS, Stun(A(YOURS & OTHER))),
    SuperPower("Twitchy", MAIN_PHASE, (INTELLECT,), MoveToAnother())))

CORPORAL_HICKS = Character("aln-022", "Corporal Hicks", powers=(
    Trigger("Stay Frosty", YOUR_TURN_ENDS, AddPlus(Each(YOURS & OTHER & READY), 2)),))

M41A_PULSE_RIFLE = Equipment("aln-023", "M41A Pulse Rifle", powers=(
    Continuous("Light Armor-Piercing Rounds", ITSELF, RANGED),
    Continuous("Light Armor-Piercing Rounds", ITSELF, VALUES, 3, 0, during=RANGED_ATTACKING),
    SuperPower("M-40 Grenades", MAIN_PHASE, (ENERGY,), AddMinus(A(ENEMY & BACK_ROW), 3))))

MU_TH_ER_6000 = Equipment("aln-024", "MU-TH-ER 6000", powers=(SuperPower("Access Mother", BUILD, (INTELLECT,), Draw(2)),))

POWER_LOADER = Equipment("aln-025", "Power Loader", powers=(
    Continuous("Get Away From Her, You B****!", ITSELF, VALUES, 5, 5),
    Continuous("Get Away From Her, You B****!", ITSELF, WITHOUT, RANGED)))

WEYLAND_YUTANI_COMPLEX = Location("aln-026", "Weyland-Yutani Complex", (HUMANITY, ENERGY, INTELLECT, SKILL))
